"""What a person at one seat is shown, whatever the game."""

from rich.console import RenderableType
from rich.text import Text

from holmgang.cli.console import Screen
from holmgang.core.match import Match
from holmgang.core.state import View
from holmgang.texts import Texts


class Board:
    """A game's own board draws the table; the rest it may leave as it is."""

    def __init__(self, match: Match, seat: int, texts: Texts, console: Screen) -> None:
        self.match = match
        self.seat = seat
        self.texts = texts
        self.console = console

    def draw(self) -> RenderableType:
        """The table as it stands."""
        raise NotImplementedError

    def cards(self) -> RenderableType:
        """Everything the person may look at, at length."""
        return self.draw()

    def odds(self) -> RenderableType | None:
        """What the person can work out about hidden things, where a game has such."""
        return None

    def note(self, option: str) -> RenderableType:
        """What a choice comes to in this position, in a few words."""
        return ""

    def explain(self, option: str) -> RenderableType:
        """What a choice means, at length."""
        return self.texts.action(option)

    def several(self, answer: str, options: list[str]) -> list[str]:
        """The choices of an entry that names several at once; none if it does not."""
        return []

    def auto(self) -> str | None:
        """What is answered without asking, by settings of the person and what everybody sees."""
        return None

    def rest(self) -> bool:
        """Let small questions pass until the own turn; whether the game has such."""
        return False

    def stops(self, moment: str) -> RenderableType | None:
        """When the person wants to be asked, with one moment switched if it is named."""
        return None

    def is_shown(self, event: View) -> bool:
        """Whether an event is worth a line while the game goes on."""
        return True

    def style(self, event: View) -> str:
        """How an event is printed; `bold` begins a new paragraph."""
        return ""

    def quote(self, event: View) -> str:
        """What a card says that made an event happen, where cards say such things."""
        return ""

    def statistics(self) -> RenderableType:
        """A look back at the end."""
        return Text()
