"""Berzerka as a game to sit down to."""

from holmgang.core.errors import OptionError
from holmgang.core.game import Game, Option, Options
from holmgang.core.state import State
from holmgang.games.berzerka.notation import COLOURS
from holmgang.games.berzerka.tables import FULL, NONE, SHORT, Tables

COUNTS = {"full": FULL, "short": SHORT}


class BerzerkaGame(Game):
    def __init__(self) -> None:
        options = [
            Option("length", "full", words=["full", "short"]),
            Option("contracts", "starter"),
            Option("dealing", "halves", words=["halves", "whole"]),
            Option("hotseat", "last", words=["last", "first"]),
            Option("penalty", "worsen", words=["worsen", "literal"]),
            Option("memory", "perfect", words=["perfect", "strict"]),
            Option("first", "random", words=["random", *COLOURS]),
            Option("pack", "standard"),
        ]
        super().__init__("berzerka", 2, COLOURS, options)

    def new(self, options: Options) -> State:
        # Whoever only lists the games need not load their rules.
        from holmgang.games.berzerka import content
        from holmgang.games.berzerka.rules import Berzerka
        from holmgang.games.berzerka.state import Setup

        tables = content.load(options["pack"])
        count = COUNTS[options["length"]]
        first = COLOURS.index(options["first"]) if options["first"] in COLOURS else NONE
        setup = Setup(_contracts(tables, options["contracts"], count), count, first)
        setup.is_less_mizerka = options["dealing"] == "whole"
        setup.is_hotseat_first = options["hotseat"] == "first"
        setup.is_literal = options["penalty"] == "literal"
        setup.is_strict = options["memory"] == "strict"
        state = Berzerka(tables, setup)
        state.set_up()
        return state

    def content_hash(self, options: Options) -> str:
        from holmgang.games.berzerka import content

        return content.load(options["pack"]).digest


def _contracts(tables: Tables, wish: str, count: int) -> list[int]:
    """The contracts in play; none if chance is to draw them (BZ-SET-01)."""
    if wish == "random" and len(tables.contracts) >= count:
        return []
    starters = tables.starters if count == FULL else tables.shorts
    if wish == "starter" and starters:
        return starters
    names = wish.split(",")
    fits = len(names) == count == len(set(names)) and set(names) <= set(tables.contracts)
    if wish == "starter" or not fits:
        expected = f"starter | random | {count}: {', '.join(tables.contracts)}"
        raise OptionError(option="contracts", value=wish, expected=expected)
    return [tables.contracts.index(name) for name in names]
