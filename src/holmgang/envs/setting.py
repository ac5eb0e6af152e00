"""A game as an environment plays it: its options, its first position, its encoder."""

from functools import cached_property

from holmgang import games
from holmgang.core.encoding import Encoder
from holmgang.core.errors import OptionError, UnknownGame
from holmgang.core.state import State
from holmgang.games.registration import load

VERSION = 1
"""Of all environments; it rises when the same figures or numbers mean something else."""


ILLEGAL = ["refused", "raises"]
"""What becomes of a choice that is not legal: nothing happens and the seat is asked again,
with the reason in `info["illegal"]`; or the reason is raised."""


class Setting:
    """Options of a game, given as keywords: `Setting("shieldwall", units=5)`.

    A game whose folder has no `encode.py` has no environment.
    """

    def __init__(self, game_id: str, **options: object) -> None:
        registration = games.registration(game_id)
        if registration.encoder == "":
            known = [name for name, one in games.registered().items() if one.encoder]
            raise UnknownGame(game=game_id, known=", ".join(known))
        given = {name: str(value) for name, value in options.items()}
        self.options = registration.game.fill_options_unwatched(given)
        self.game = registration.game.seated(self.options)
        self.fresh: State = self.game.new(self.options)
        self.encoder: Encoder = load(registration.encoder)(self.fresh)

    @property
    def seats(self) -> list[str]:
        """The colours of the seats, which name the agents."""
        return self.game.colours

    @property
    def actions(self) -> int:
        """How many there are; those that are legal depend on the position."""
        return int(self.encoder.choices.size)

    @property
    def width(self) -> int:
        """Figures of an observation."""
        return int(self.encoder.width)

    @cached_property
    def bounds(self) -> tuple[list[int], list[int]]:
        """The least and the most that every figure can be."""
        fields = self.encoder.fields
        low = [field.low for field in fields for _ in field.labels]
        return low, [field.high for field in fields for _ in field.labels]

    def write(self, action: int) -> str:
        """An action by its number, in the notation of the game."""
        return self.fresh.write(self.encoder.choices.action(action))

    def read(self, text: str) -> int:
        return int(self.encoder.choices.index(self.fresh.read(text)))


def is_strict(illegal: str) -> bool:
    """Whether an illegal choice raises."""
    if illegal not in ILLEGAL:
        raise OptionError(option="illegal", value=illegal, expected=" | ".join(ILLEGAL))
    return illegal == "raises"
