"""What a seat of Shieldwall knows, in numbers. The own side always comes first."""

from typing import Final

from mypy_extensions import i64

from holmgang.core.bits import bit, set_of
from holmgang.core.encoding import Block, Encoder, Field, Sheet, crossed, numbered
from holmgang.core.packed import total
from holmgang.core.state import State
from holmgang.games.shieldwall import tables
from holmgang.games.shieldwall.rules import SHUFFLING
from holmgang.games.shieldwall.state import ASK_STRATEGY, Position, Side
from holmgang.games.shieldwall.tables import (
    FORCE,
    HAND,
    PLAY,
    WEAPON,
    Tables,
)
from holmgang.games.shieldwall.view import QUESTIONS, is_sealed

SIDES: list[str] = ["mine", "theirs"]
# The same as elsewhere: compiled code folds only constants of the same file.
MOST_FORCE: Final[i64] = 3
NONE: Final[i64] = -1
if (MOST_FORCE, NONE) != (tables.MOST_FORCE, tables.NONE):
    raise AssertionError("constants differ from those of the rules")

MOST_UNITS = 24
MOST_ROUNDS = 1001


def fields(printed: Tables) -> list[Field]:
    cards, strategies = printed.cards, printed.strategies
    count = len(cards)
    most = max(list(printed.copies))
    points = max(list(printed.power)) + (int(MOST_FORCE) - 1) * max(list(printed.extra))
    sums = crossed(printed.weapons, numbered(int(MOST_FORCE)))
    return [
        Field("asking", QUESTIONS, "the question that is open"),
        Field("asked", [""], "whether this seat owes an answer"),
        Field("round", [""], "the number of the round", MOST_ROUNDS),
        Field("attacker", SIDES, "who attacks"),
        Field("size", [""], "units that each side began with", MOST_UNITS),
        Field("units", SIDES, "units left", MOST_UNITS),
        Field("left", SIDES, "cards in the battle deck", count),
        Field("clear", SIDES, "cards on top that are known not to be units", int(MOST_FORCE)),
        Field("weapon", crossed(SIDES, printed.weapons), "weapons stated"),
        Field("force", SIDES, "cards to be used, 0 while unknown", int(MOST_FORCE)),
        Field("sealed", SIDES, "whether a secret choice has been made"),
        Field("strategy", crossed(SIDES, strategies), "strategy cards on the table"),
        Field("hand", strategies, "own strategy cards", HAND),
        Field("discards", strategies, "strategy cards played since the last shuffle", int(most)),
        Field("pile", [""], "strategy cards left to draw", int(total(printed.copies))),
        Field("banner", crossed(SIDES, cards[int(printed.battle_cards) :]), "units on the table"),
        Field("sums", crossed(SIDES, sums), "points of the first cards, 0 if unknown", int(points)),
        Field("deck", crossed(SIDES, numbered(count)), "cards from the top, 0 if unknown", count),
        Field("used", crossed(SIDES, cards), "cards on the used pile"),
    ]


class ShieldwallEncoder(Encoder):
    def __init__(self, fresh: State) -> None:
        assert isinstance(fresh, Position)
        printed = fresh.tables
        blocks = [
            Block(WEAPON, len(printed.weapons)),
            Block(PLAY, len(printed.strategies)),
            Block(FORCE, int(MOST_FORCE), low=1),
        ]
        super().__init__(fields(printed), blocks)

    def shuffled(self, state: State) -> int:
        assert isinstance(state, Position)
        return len(state.tables.cards) if state.frames.kind == SHUFFLING else 0

    def write(self, state: State, seat: i64, sheet: Sheet) -> None:
        assert isinstance(state, Position)
        p = state
        mine, theirs = p.side(seat), p.side(1 - seat)
        kinds: i64 = len(p.tables.strategies)
        sheet.pick(p.asking, len(QUESTIONS))
        _write_state(p, seat, mine, theirs, sheet)
        sheet.pick(mine.strategy, kinds)
        sheet.pick(NONE if p.asking == ASK_STRATEGY else theirs.strategy, kinds)
        _write_strategies(p, mine, theirs, sheet)
        _write_banners(p, seat, sheet)
        _write_sums(p.tables, mine, -1, sheet)
        _write_sums(p.tables, theirs, theirs.known, sheet)
        _write_deck(mine, -1, sheet)
        _write_deck(theirs, theirs.known, sheet)
        _write_used(mine, sheet)
        _write_used(theirs, sheet)


def _write_state(p: Position, seat: i64, mine: Side, theirs: Side, sheet: Sheet) -> None:
    """From `asked` to `sealed`; a secret choice only for its owner."""
    line = sheet.line
    line[0] = 1 if seat in p.actors else 0
    line[1] = p.round
    line[2] = 1 if p.attacker == seat else 0
    line[3] = 1 if p.attacker == 1 - seat else 0
    line[4] = p.size
    line[5] = mine.units
    line[6] = theirs.units
    line[7] = mine.left
    line[8] = theirs.left
    line[9] = mine.clear
    line[10] = theirs.clear
    at: i64 = 11
    for weapon in range(len(p.tables.weapons)):
        line[at] = 1 if mine.weapon == weapon else 0
        line[at + len(p.tables.weapons)] = 1 if theirs.weapon == weapon else 0
        at += 1
    at += len(p.tables.weapons)
    line[at] = mine.force
    line[at + 1] = theirs.force if theirs.force > 0 and p.scouting() == seat else 0
    line[at + 2] = 1 if is_sealed(p, seat) else 0
    line[at + 3] = 1 if is_sealed(p, 1 - seat) else 0
    sheet.row(line, at + 4)


def _write_strategies(p: Position, mine: Side, theirs: Side, sheet: Sheet) -> None:
    """Own cards and open ones, by kind, and how many are left to draw."""
    line, pile = sheet.line, p.pile
    played, played_by_them = mine.discards, theirs.discards
    kinds: i64 = len(p.tables.strategies)
    left: i64 = 0
    for kind in range(kinds):
        line[kind] = 0
        line[kinds + kind] = played[kind] + played_by_them[kind]
        left += pile[kind]
    for place in range(mine.holding):
        line[mine.held[place]] += 1
    line[2 * kinds] = left
    sheet.row(line, 2 * kinds + 1)


def _write_banners(p: Position, seat: i64, sheet: Sheet) -> None:
    battle_cards = p.tables.battle_cards
    units: i64 = len(p.tables.cards) - battle_cards
    raised: i64 = 0
    for unit in p.banners:
        raised |= bit(unit - battle_cards)
    sheet.bits(raised if p.bannerman == seat else 0, units)
    sheet.bits(raised if p.bannerman == 1 - seat else 0, units)


def _write_sums(tables: Tables, side: Side, known: i64, sheet: Sheet) -> None:
    """What the first 1, 2, 3 cards come to with each weapon, as far as they are known."""
    if known == 0:
        sheet.skip(MOST_FORCE * len(tables.weapons))
        return
    line, cards = sheet.line, side.cards
    at: i64 = 0
    for weapon in range(len(tables.weapons)):
        points: i64 = 0
        values = tables.power
        place = side.left - 1
        is_known = True
        for _ in range(MOST_FORCE):
            is_known = is_known and place >= 0 and known >> place & 1 == 1
            line[at] = 0
            if is_known:
                points += values[weapon * len(cards) + cards[place]]
                line[at] = points
            at += 1
            values = tables.extra
            place -= 1
    sheet.row(line, at)


def _write_deck(side: Side, known: i64, sheet: Sheet) -> None:
    """From the top on."""
    size: i64 = len(side.cards)
    if known == 0:
        sheet.skip(size)
        return
    line, cards, left = sheet.line, side.cards, side.left
    for place in range(left):
        line[left - 1 - place] = (cards[place] + 1) * (known >> place & 1)
    sheet.row(line, left)
    sheet.skip(size - left)


def _write_used(side: Side, sheet: Sheet) -> None:
    size: i64 = len(side.cards)
    sheet.bits(set_of(side.cards, size - side.gone, size), size)
