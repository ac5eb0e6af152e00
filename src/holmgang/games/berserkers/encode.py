"""Berserkers in numbers. Its one player knows all that lies on the table."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from holmgang.core.bits import bit, count_bits
from holmgang.core.encoding import Block, Encoder, Field, Sheet, crossed, numbered
from holmgang.core.packed import count_of, filled
from holmgang.core.state import State
from holmgang.games.berserkers.notation import DIE_WORDS
from holmgang.games.berserkers.rules import Berserkers
from holmgang.games.berserkers.state import F_ITEMS, F_LAYOUT, Position
from holmgang.games.berserkers.tables import (
    ATTACK,
    CARD,
    CARDS,
    CELL,
    CELL_NAMES,
    CELLS,
    COMMANDS,
    CREATURE,
    CREATURES,
    DIE,
    DO,
    ELVES,
    EXTENDED,
    GIVE,
    ORCS,
    PAGE,
    PAGES,
    PLACE,
    REROLL,
    RIDERS,
    SPEND,
    THREE,
    USE,
    ZODD,
    Tables,
)
from holmgang.games.berserkers.view import COLOURS, CREATURE_NAMES, QUESTIONS

DICE: Final[i64] = 6
NIBBLES: Final[i64] = 6
"""An operand of a frame is packed from numbers of four bits."""
SPENDS: Final = 4
MOST_STEPS: Final[i64] = 9
NOTHING: Final[i64] = 0
HERO_NAMES: list[str] = CREATURE_NAMES[:3]
PRINTED: list[str] = ["place", "action", "gold", "hearth", "orcs"]
ON_CELL: list[str] = ["lit", "darkness", "token", "blank"]
NEAREST = "steps from the nearest Berserker, and one, to"
FAR = 99
TASKS: list[str] = ["zodd", "token", "elves"]
SPOTS: list[str] = ["light", "lift", "mark"]
STATES: list[str] = [
    *("thrown", "barred", "hushed", "skipped", "elves", "burnt", "found", "restored", "kept"),
]


def fields(tables: Tables) -> list[Field]:
    places, items = len(tables.places), tables.items
    requests = [request.name for request in tables.requests]
    frames = numbered(F_ITEMS + 1, 0)
    number = 99
    return [
        Field("asking", QUESTIONS, "the question that is open"),
        Field("asked", [""], "whether the player owes an answer"),
        Field("doing", frames, "what the question belongs to, the F_ numbers of state.py"),
        Field("step", [""], "how far that has gone", number),
        Field("operand", numbered(int(NIBBLES)), "what it is about, in parts of four bits", 15),
        Field("turn", [""], "the number of the turn", 999),
        Field("phase", [""], "of the turn, 0 before the first one", 3),
        Field(
            "printed", crossed(CELL_NAMES, PRINTED), "the map; places and actions from 1", places
        ),
        Field("cell", crossed(CELL_NAMES, ON_CELL), "what lies on the map", number),
        Field("at", crossed(CREATURE_NAMES, CELL_NAMES), "where everybody stands"),
        Field("health", HERO_NAMES, "0 dead, 1 wounded, 2 healthy", 2),
        Field("sealed", COLOURS, "riders that are marked"),
        Field("blocked", COLOURS, "riders that miss their turn"),
        Field("enemy", COLOURS, "enemy dice still to be resolved", int(DICE)),
        Field("dice", numbered(int(DICE)), "unused dice by number", number),
        Field("slot", crossed(tables.cards, numbered(int(DICE))), "dice on action cards"),
        Field("trained", tables.cards, "cards that take a second die"),
        Field("item", items, "items held"),
        Field("stone", items, "the item whose rerolls last for this turn"),
        Field("state", STATES, "what is so at the moment"),
        Field("count", COUNTS, "how many there are", number),
        Field("rolled", DIE_WORDS, "what the die rolled last shows", int(DICE)),
        Field("page", crossed(numbered(PAGES), ["turned", "known"]), "the grimoire", PAGES),
        Field("treasure", CELL_NAMES, "where the treasure is known to lie"),
        Field("request", requests, "requests of the king"),
        Field("met", requests, "requests that are met as things stand"),
        Field("to fire", CELL_NAMES, f"{NEAREST} each unlit hearth", FAR),
        Field("to dark", CELL_NAMES, f"{NEAREST} each place in darkness", FAR),
        Field("to rider", COLOURS, f"{NEAREST} each rider that is not marked", FAR),
        Field("to task", TASKS, f"{NEAREST} Zodd and a token; steps to gather the elves", FAR),
        Field("can", SPOTS, "whether a Berserker stands where this can be done"),
        Field("peril", HERO_NAMES, "faces of enemy dice that hit it where it stands", number),
    ]


COUNTS: list[str] = [
    *("supply", "gold", "gauge", "drawn", "rerolls", "locked", "raids", "zodd", "fires", "known"),
]


class BerserkersEncoder(Encoder):
    def __init__(self, fresh: State) -> None:
        assert isinstance(fresh, Position)
        blocks = [
            Block(DO, COMMANDS),
            Block(PLACE, 6 * CARDS, low=CARDS),
            Block(REROLL, 6, low=1),
            Block(GIVE, 6, low=1),
            Block(SPEND, SPENDS),
            Block(DIE, 6, low=1),
            Block(USE, len(fresh.tables.items)),
            Block(CREATURE, CREATURES),
            Block(CELL, CELLS),
            Block(CARD, CARDS),
            Block(PAGE, PAGES),
        ]
        super().__init__(fields(fresh.tables), blocks)
        riders, orcs = fresh.tables.riders.acts, fresh.tables.orcs.acts
        self.far_hits = count_of(riders, EXTENDED)
        self.hits = count_of(riders, ATTACK) + self.far_hits
        self.orc_hits = count_of(orcs, ATTACK)

    def shuffled(self, state: State) -> int:
        assert isinstance(state, Position)
        return CELLS if state.frames.kind == F_LAYOUT else 0

    def write(self, state: State, seat: i64, sheet: Sheet) -> None:
        assert isinstance(state, Berserkers)
        p = state
        sheet.pick(p.asking, len(QUESTIONS))
        sheet.flag(seat in p.actors)
        _write_frame(p, sheet)
        sheet.pair(p.turn, p.phase)
        _write_map(p, sheet)
        for creature in range(CREATURES):
            sheet.pick(p.at[creature], CELLS)
        sheet.row(p.health, THREE)
        sheet.bits(p.sealed, THREE)
        sheet.bits(p.blocked, THREE)
        sheet.row(p.faces, THREE)
        _write_dice(p, sheet)
        _write_state(p, sheet)
        _write_counts(p, sheet)
        _write_requests(p, sheet)
        _write_ways(p, sheet)
        for hero in range(THREE):
            sheet.put(self._peril(p, p.at[hero]))

    def _peril(self, p: Position, here: i64) -> i64:
        """What the enemies may do to who stands here, if all of them play; 0 for the dead."""
        if here < 0:
            return 0
        faces: i64 = DICE if p.at[ZODD] == here else NOTHING
        near = p.tables.near_mask[here]
        for colour in range(THREE):
            rider = p.at[RIDERS + colour]
            if rider == here:
                faces += self.hits
            elif rider >= 0 and near >> rider & 1:
                faces += self.far_hits
            if p.at[ORCS + colour] == here:
                faces += self.orc_hits * p.demands.orc_phases
        return faces


def _write_frame(p: Position, sheet: Sheet) -> None:
    """What a question is about; nothing once the game is over."""
    is_open = p.frames.base >= 0 and not p.is_over()
    sheet.pick(p.frames.kind if is_open else -1, F_ITEMS + 1)
    sheet.put(p.frames.step if is_open else 0)
    operand: i64 = p.frames.operand if is_open else 0
    for _ in range(NIBBLES):
        sheet.put(operand & 15)
        operand >>= 4


def _write_map(p: Position, sheet: Sheet) -> None:
    tables = p.tables
    if len(p.layout) == 0:
        sheet.skip(CELLS * (len(PRINTED) + len(ON_CELL)))
        return
    line = sheet.line
    at: i64 = 0
    for cell in range(CELLS):
        place = p.layout[cell]
        line[at] = place + 1
        line[at + 1] = tables.place_action[place] + 1
        line[at + 2] = tables.place_gold[place]
        line[at + 3] = tables.place_fire[place]
        line[at + 4] = tables.place_orcs[place]
        at += 5
    for cell in range(CELLS):
        line[at] = p.fires >> cell & 1
        line[at + 1] = p.dark[cell]
        line[at + 2] = p.tokens >> cell & 1
        line[at + 3] = p.memory.blanks >> cell & p.tokens >> cell & 1
        at += 4
    sheet.row(line, at)


def _write_dice(p: Position, sheet: Sheet) -> None:
    for die in range(1, DICE + 1):
        sheet.put(p.dice[die])
    for card in range(CARDS):
        sheet.bits(p.slots >> card * 8 + 1, DICE)
    sheet.bits(p.trained, CARDS)
    sheet.bits(p.held, len(p.tables.items))
    sheet.pick(p.stone, len(p.tables.items))


def _write_state(p: Position, sheet: Sheet) -> None:
    sheet.flag(p.thrown)
    sheet.flag(p.barred)
    sheet.flag(p.harp)
    sheet.flag(p.skip)
    sheet.flag(p.elves_done)
    sheet.flag(p.burnt)
    sheet.flag(p.found)
    sheet.flag(p.restored)
    sheet.flag(p.saved is not None)


def _write_counts(p: Position, sheet: Sheet) -> None:
    memory = p.memory
    sheet.put(p.supply)
    sheet.put(p.gold)
    sheet.put(p.gauge)
    sheet.put(p.drawn)
    sheet.put(p.stone_left)
    sheet.put(p.locked)
    sheet.put(p.raids)
    sheet.put(p.zodd_health)
    sheet.put(count_bits(p.fires))
    sheet.put(len(memory.villagers) - p.drawn)
    for die in range(len(DIE_WORDS)):
        sheet.put(p.rolled & 7 if p.rolled >> 3 == die else 0)
    for page in range(PAGES):
        sheet.put(p.turned >> page & 1)
        sheet.put(memory.pages[page] + 1)
    sheet.pick(memory.treasure, CELLS)


def _write_requests(p: Position, sheet: Sheet) -> None:
    requests = p.tables.requests
    active: i64 = 0
    met: i64 = 0
    for number in p.demands.active:
        active |= bit(number)
        if p.is_met(requests[number]):
            met |= bit(number)
    sheet.bits(active, len(requests))
    sheet.bits(met, len(requests))


def _write_ways(p: Berserkers, sheet: Sheet) -> None:
    """How far the Berserkers are from what they want, and what they stand right for."""
    line, steps = sheet.line, _steps(p)
    _note_cells(p, steps, line)
    _note_goals(p, steps, line, 2 * CELLS)
    sheet.row(line, 2 * CELLS + THREE + len(TASKS))
    sheet.flag(p.unlit() != 0)
    sheet.flag(p.standing() & p.dark_cells() != 0)
    sheet.flag(p.markable() != 0)


def _note_cells(p: Position, steps: vec[i64], line: vec[i64]) -> None:
    """`to fire` and `to dark`."""
    unlit = p.fire_cells & ~p.fires
    for cell in range(CELLS):
        line[cell] = steps[cell] * (unlit >> cell & 1)
        line[CELLS + cell] = 0
        if p.dark[cell] > 0:
            line[CELLS + cell] = steps[cell]


def _note_goals(p: Position, steps: vec[i64], line: vec[i64], at: i64) -> None:
    """`to rider` and `to task`."""
    for colour in range(THREE):
        rider = p.at[RIDERS + colour]
        line[at + colour] = 0
        if rider >= 0 and not p.sealed >> colour & 1:
            line[at + colour] = steps[rider]
    zodd = p.at[ZODD]
    line[at + THREE] = steps[zodd] if zodd >= 0 else NOTHING
    line[at + THREE + 1] = _nearest_token(p, steps)
    line[at + THREE + 2] = _gathering(p)


def _steps(p: Position) -> vec[i64]:
    """From the nearest living Berserker to every cell, and one; all far if none lives."""
    away = p.tables.away
    steps = filled(CELLS, MOST_STEPS)
    for hero in range(THREE):
        here = p.at[hero]
        if here >= 0:
            for cell in range(CELLS):
                steps[cell] = min(steps[cell], away[here * CELLS + cell] + 1)
    return steps


def _nearest_token(p: Position, steps: vec[i64]) -> i64:
    """0 if there is none."""
    best: i64 = MOST_STEPS
    for cell in range(CELLS):
        if p.tokens >> cell & 1:
            best = min(best, steps[cell])
    return best if p.tokens != 0 else NOTHING


def _gathering(p: Position) -> i64:
    """Steps that bring all groups of elves to one place, and one; 0 if there are none."""
    away = p.tables.away
    best: i64 = FAR
    if p.elves_done or not p.demands.elves:
        return NOTHING
    for cell in range(CELLS):
        steps: i64 = 1
        for group in range(THREE):
            here = p.at[ELVES + group]
            if here >= 0:
                steps += away[here * CELLS + cell]
        best = min(best, steps)
    return best
