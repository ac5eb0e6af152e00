"""Shieldwall as a game to sit down to."""

from holmgang.core.errors import OptionError
from holmgang.core.game import Game, Option, Options
from holmgang.core.state import State
from holmgang.games.shieldwall.notation import COLOURS
from holmgang.games.shieldwall.tables import NONE


class ShieldwallGame(Game):
    def __init__(self) -> None:
        options = [
            Option("units", "10", low=1, high=24),
            Option("first", "random", words=["random", *COLOURS]),
            Option("pack", "standard"),
        ]
        super().__init__("shieldwall", 1, COLOURS, options)

    def new(self, options: Options) -> State:
        # Whoever only lists the games need not load their rules.
        from holmgang.games.shieldwall import content
        from holmgang.games.shieldwall.rules import new_game

        tables = content.load(options["pack"])
        if int(options["units"]) > tables.most_units:
            expected = f"1–{tables.most_units}"
            raise OptionError(option="units", value=options["units"], expected=expected)
        first = COLOURS.index(options["first"]) if options["first"] in COLOURS else NONE
        return new_game(tables, int(options["units"]), first)

    def content_hash(self, options: Options) -> str:
        from holmgang.games.shieldwall import content

        return content.load(options["pack"]).digest
