"""Berserkers in numbers. Its one player knows all that lies on the table."""

from typing import Final

from mypy_extensions import i64

from holmgang.core.bits import bit, count_bits
from holmgang.core.encoding import Block, Encoder, Field, Sheet, crossed, numbered
from holmgang.core.state import State
from holmgang.games.berserkers.notation import DIE_WORDS
from holmgang.games.berserkers.state import F_ITEMS, F_LAYOUT, Position
from holmgang.games.berserkers.tables import (
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
    GIVE,
    PAGE,
    PAGES,
    PLACE,
    REROLL,
    SPEND,
    THREE,
    USE,
    Tables,
)
from holmgang.games.berserkers.view import COLOURS, CREATURE_NAMES, QUESTIONS

DICE: Final[i64] = 6
NIBBLES: Final[i64] = 6
"""An operand of a frame is packed from numbers of four bits."""
SPENDS: Final = 4
HERO_NAMES: list[str] = CREATURE_NAMES[:3]
PRINTED: list[str] = ["place", "action", "gold", "hearth", "orcs"]
ON_CELL: list[str] = ["lit", "darkness", "token", "blank"]
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

    def shuffled(self, state: State) -> int:
        assert isinstance(state, Position)
        return CELLS if state.frames.kind == F_LAYOUT else 0

    def write(self, state: State, seat: i64, sheet: Sheet) -> None:
        assert isinstance(state, Position)
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
    for number in p.charter.active:
        active |= bit(number)
        if p.is_met(requests[number]):
            met |= bit(number)
    sheet.bits(active, len(requests))
    sheet.bits(met, len(requests))
