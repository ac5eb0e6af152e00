"""A table set for a test: Berserkers played in notation, with scripted chance.

    game = table("zodd", heroes="a1 b2 c4", dice="6 3 3")   # the dice are thrown already
    game.play("place 3 I", "cell b2")
    game.end("4 2 3")                                       # black, blue and red rider

The map lies in the order of the pack: Thing-Stone on a1, Smugglers' Fjord on
b1 and so on, so that a1 to b3 have fires. Chance answers what the test
scripts, and nothing else.
"""

from pathlib import Path
from typing import Any, cast

from tabletop import Tabletop, View

from holmgang.core.action import CHANCE, SPECTATOR
from holmgang.games.berserkers import GAME
from holmgang.games.berserkers.rules import Berserkers
from holmgang.games.berserkers.tables import CELL_NAMES, ELVES, GOBLINS, NONE, ORCS, RIDERS, ZODD

PLAIN = "no-orcs,no-darkness"
"""Requests that change nothing before the end."""

COLOURS = ("black", "blue", "red")


class Table(Tabletop):
    state: Berserkers

    # Playing

    def play(self, *lines: str) -> "Table":
        for line in lines:
            self.choose(0, line)
        return self

    def expect(self, *answers: str) -> "Table":
        """Script chance, in order: `black 4` for a roll, whole notation for the rest."""
        return super().expect(*(f"roll {t}" if t[-1].isdigit() else t for t in answers))

    def throw(self, dice: str = "", *special: str) -> "Table":
        """Throw the white dice, then what the requests roll: `green 3`, `blue 1`, `red 6`."""
        return self.expect(*(f"white {die}" for die in dice.split()), *special).play("throw")

    def end(self, riders: str = "", *orcs: str, by_hand: bool = False) -> "Table":
        """End Phase 1; the dice of the riders that play, and of squads as `black 4`.

        The enemies play in the order of their colours, unless the test asks by hand.
        """
        free = [c for i, c in enumerate(COLOURS) if not self.state.blocked >> i & 1]
        rolls = [f"{c} {die}" for c, die in zip(free, riders.split(), strict=bool(riders))]
        self.expect(*rolls, *orcs).play("end")
        while not by_hand and self.asked in ("riders", "orcs"):
            self.play(self.legal[0])
        return self

    def _next_answer(self) -> str:
        """The script is the whole of chance, in order."""
        odds = [self.state.write(action) for action, _ in self.state.outcomes()]
        assert self.script, f"chance is not scripted: {odds}"
        text = self.script.pop(0)
        assert self.state.may_roll(self.state.read(text)), f"{text} is not among {odds}"
        return text

    # Looking

    @property
    def view(self) -> View:
        return self.state.view(SPECTATOR)

    def __getitem__(self, key: str) -> Any:
        return self.view[key]

    @property
    def asked(self) -> str:
        return str(self.view["asking"])

    @property
    def legal(self) -> list[str]:
        return [self.state.write(action) for action in self.state.legal(0)]

    def options(self, verb: str) -> list[str]:
        """What may follow a verb now."""
        return [text.partition(" ")[2] for text in self.legal if text.split(" ")[0] == verb]

    def why_not(self, text: str) -> str:
        action = self.state.read(text)
        assert action not in self.state.legal(0), f"{text} is legal"
        return self.state.why_not(0, action)[0]

    @property
    def heroes(self) -> str:
        """Where the Berserkers are and how: `a1 b2w -`."""
        words = []
        for hero in cast("list[dict[str, str]]", self.view["heroes"]):
            words.append("-" if hero["health"] == "dead" else hero["at"] + _mark(hero["health"]))
        return " ".join(words)

    def cells(self, kind: str) -> str:
        """Where the riders or the squads are."""
        found = cast("list[dict[str, str]]", self.view[kind])
        return " ".join(one["at"] or "-" for one in found)

    @property
    def riders(self) -> str:
        return self.cells("riders")

    @property
    def orcs(self) -> str:
        return self.cells("orcs")

    def marked(self, key: str) -> str:
        """The cells with something: `lit`, `darkness`, `token`."""
        places = cast("list[dict[str, object]]", self.view["places"])
        return " ".join(str(place["cell"]) for place in places if place[key])

    @property
    def sealed(self) -> list[str]:
        riders = cast("list[dict[str, str]]", self.view["riders"])
        return [rider["colour"] for rider in riders if rider["sealed"]]

    @property
    def met(self) -> dict[str, bool]:
        requests = cast("list[dict[str, object]]", self.view["requests"])
        return {str(one["request"]): bool(one["met"]) for one in requests}


def _mark(health: str) -> str:
    return "w" if health == "wounded" else ""


def setup(requests: str = PLAIN, pack: str | Path = "standard", **options: str) -> Table:
    """A table before its first turn, the map laid in the order of the pack."""
    given = {"list": requests, "pack": str(pack)} | options
    state: Any = GAME.new(GAME.fill_options(given))
    game = Table(state)
    state.apply(CHANCE, state.read("layout " + " ".join(state.tables.places)))
    return game


def table(
    requests: str = PLAIN,
    heroes: str = "",
    riders: str = "a1 a1 a1",
    orcs: str = "- - -",
    elves: str = "",
    goblins: str = "c4",
    zodd: str = "",
    fires: str = "",
    dark: str = "",
    sealed: str = "",
    items: str = "",
    trained: str = "",
    gold: int | None = None,
    gauge: int = 0,
    locked: int = 0,
    dice: str = "",
    special: tuple[str, ...] = (),
    pack: str | Path = "standard",
    readings: str = "book",
) -> Table:
    """A table in the first turn, set as told; with `dice`, after the throw.

    Heroes are cells, `b2w` for a wounded and `-` for a dead one; `fires="all"`
    lights all fires.
    """
    game = setup(requests, pack, readings=readings)
    if game.asked == "goblins":
        game.play(f"cell {goblins}")
    state = game.state
    for hero, word in enumerate(heroes.split()):
        state.at[hero] = _cell(word.rstrip("w"))
        state.health[hero] = 0 if word == "-" else 1 if word.endswith("w") else 2
    _put(state, RIDERS, riders)
    _put(state, ORCS, orcs)
    _put(state, ELVES, elves)
    _put(state, ZODD, zodd)
    if goblins != "c4":
        state.at[GOBLINS] = _cell(goblins)
    for word in CELL_NAMES[:8] if fires == "all" else fires.split():
        state.fires |= 1 << _cell(word)
    for word in dark.split():
        state.dark[_cell(word)] += 1
        state.supply -= 1
    for word in sealed.split():
        state.sealed |= 1 << COLOURS.index(word)
    for word in items.split():
        state.held |= 1 << state.tables.items.index(word)
    for word in trained.split():
        state.trained |= 1 << state.tables.cards.index(word)
    state.gold = state.gold if gold is None else gold
    state.gauge = gauge
    state.locked = locked
    state.is_offered = False
    if dice:
        game.throw(dice, *special)
    return game


def _cell(word: str) -> int:
    return CELL_NAMES.index(word) if word != "-" else NONE


def _put(state: Berserkers, start: int, words: str) -> None:
    for i, word in enumerate(words.split()):
        state.at[start + i] = _cell(word)
