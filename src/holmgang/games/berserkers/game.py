"""Berserkers as a game to sit down to."""

from holmgang.core.errors import OptionError
from holmgang.core.frame import Frames
from holmgang.core.game import Game, Option, Options
from holmgang.core.state import State
from holmgang.games.berserkers.readings import BY_THE_BOOK, WORDS
from holmgang.games.berserkers.tables import Tables

RANDOM = "random"
UNWATCHED_TURNS = "60"


class BerserkersGame(Game):
    """Options: how many requests are drawn, whether more may follow, or which ones exactly;

    a limit of turns (0 for none), and readings of the book (`items=phase1,six=least`).
    """

    def __init__(self) -> None:
        options = [
            Option("requests", "2", low=2, high=12),
            Option("draw", "fixed", words=["fixed", "stop-or-more"]),
            Option("list", RANDOM),
            Option("turns", "0", low=0, high=999),
            Option("readings", BY_THE_BOOK, readings=WORDS),
            Option("pack", "standard"),
        ]
        super().__init__("berserkers", 2, ["berserkers"], options)

    def new(self, options: Options) -> State:
        # Whoever only lists the games need not load their rules.
        from holmgang.games.berserkers import content, readings
        from holmgang.games.berserkers.rules import Berserkers
        from holmgang.games.berserkers.state import Demands, Memory

        tables = content.load(options["pack"])
        chosen = _chosen(tables, options["list"])
        if int(options["requests"]) > len(tables.requests):
            expected = f"2–{len(tables.requests)}"
            raise OptionError(option="requests", value=options["requests"], expected=expected)
        read = readings.read(options["readings"], int(options["turns"]))
        state = Berserkers(tables, read, Frames(), Demands(), Memory())
        state.set_up(chosen, int(options["requests"]), options["draw"] == "stop-or-more")
        return state

    def fill_options_unwatched(self, given: dict[str, str]) -> Options:
        """Nobody would end a game that bots draw out; what is undecided counts as lost."""
        return self.fill_options({"turns": UNWATCHED_TURNS} | given)

    def content_hash(self, options: Options) -> str:
        from holmgang.games.berserkers import content

        return content.load(options["pack"]).digest


def _chosen(tables: Tables, value: str) -> list[int]:
    """Requests named by their numbers or ids, as in `1,9` or `zodd,treasure`."""
    if value == RANDOM:
        return []
    names = {request.name: i for i, request in enumerate(tables.requests)}
    names |= {str(request.number): i for i, request in enumerate(tables.requests)}
    words = value.split(",")
    chosen = [names[word] for word in words if word in names]
    if len(chosen) < len(words) or len(set(chosen)) < len(chosen):
        expected = ", ".join(f"{request.number}" for request in tables.requests)
        raise OptionError(option="list", value=value, expected=f"{RANDOM} | {expected}")
    return chosen
