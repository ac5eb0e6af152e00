"""The draft as a game to sit down to."""

from holmgang.core.errors import OptionError
from holmgang.core.game import Game, Option, Options
from holmgang.core.state import State
from holmgang.games.draft.notation import COLOURS
from holmgang.games.draft.tables import STACK, STACKS

FEWEST = 4
"""A draft is for four or more (BK-22.1); 243 cards are enough for six."""


class DraftGame(Game):
    """Options: how many draft together, and the set of cards."""

    seats_option = "players"

    def __init__(self, players: int = FEWEST) -> None:
        options = [
            Option("players", str(FEWEST), low=FEWEST, high=len(COLOURS)),
            Option("pack", "realms"),
        ]
        super().__init__("draft", 1, COLOURS[:players], options)

    def seated(self, options: Options) -> "DraftGame":
        players = int(options["players"])
        return self if players == self.seats else DraftGame(players)

    def new(self, options: Options) -> State:
        # Whoever only lists the games need not load their rules.
        from holmgang.games.draft import content
        from holmgang.games.draft.rules import Draft

        players = int(options["players"])
        tables = content.load(options["pack"])
        if tables.size < players * STACKS * STACK:
            most = tables.size // (STACKS * STACK)
            raise OptionError(option="players", value=str(players), expected=f"{FEWEST}–{most}")
        return Draft(tables, players)

    def content_hash(self, options: Options) -> str:
        from holmgang.games.draft import content

        return content.load(options["pack"]).digest
