"""What a seat of Shieldwall knows, in numbers. The own side always comes first."""

from mypy_extensions import i16, i64

from holmgang.core.encoding import Block, Encoder, Field, Sheet, crossed, numbered
from holmgang.core.packed import total
from holmgang.core.state import State
from holmgang.games.shieldwall.rules import SHUFFLING
from holmgang.games.shieldwall.state import ASK_STRATEGY, Position, Side
from holmgang.games.shieldwall.tables import (
    FORCE,
    HAND,
    MOST_FORCE,
    NONE,
    PLAY,
    WEAPON,
    Tables,
)
from holmgang.games.shieldwall.view import QUESTIONS, is_sealed

SIDES: list[str] = ["mine", "theirs"]
MOST_UNITS = 24
MOST_ROUNDS = 1001


def fields(tables: Tables) -> list[Field]:
    cards, strategies = tables.cards, tables.strategies
    count = len(cards)
    most = max(list(tables.copies))
    points = max(list(tables.power)) + (MOST_FORCE - 1) * max(list(tables.extra))
    sums = crossed(tables.weapons, numbered(MOST_FORCE))
    return [
        Field("asking", QUESTIONS, "the question that is open"),
        Field("asked", [""], "whether this seat owes an answer"),
        Field("round", [""], "the number of the round", MOST_ROUNDS),
        Field("attacker", SIDES, "who attacks"),
        Field("size", [""], "units that each side began with", MOST_UNITS),
        Field("units", SIDES, "units left", MOST_UNITS),
        Field("left", SIDES, "cards in the battle deck", count),
        Field("clear", SIDES, "cards on top that are known not to be units", MOST_FORCE),
        Field("weapon", crossed(SIDES, tables.weapons), "weapons stated"),
        Field("force", SIDES, "cards to be used, 0 while unknown", MOST_FORCE),
        Field("sealed", SIDES, "whether a secret choice has been made"),
        Field("strategy", crossed(SIDES, strategies), "strategy cards on the table"),
        Field("hand", strategies, "own strategy cards", HAND),
        Field("discards", strategies, "strategy cards played since the last shuffle", int(most)),
        Field("pile", [""], "strategy cards left to draw", int(total(tables.copies))),
        Field("banner", crossed(SIDES, cards[int(tables.battle_cards) :]), "units on the table"),
        Field("sums", crossed(SIDES, sums), "points of the first cards, 0 if unknown", int(points)),
        Field("deck", crossed(SIDES, numbered(count)), "cards from the top, 0 if unknown", count),
        Field("used", crossed(SIDES, cards), "cards on the used pile"),
    ]


class ShieldwallEncoder(Encoder):
    def __init__(self, fresh: State) -> None:
        assert isinstance(fresh, Position)
        tables = fresh.tables
        blocks = [
            Block(WEAPON, len(tables.weapons)),
            Block(PLAY, len(tables.strategies)),
            Block(FORCE, MOST_FORCE, low=1),
        ]
        super().__init__(fields(tables), blocks)

    def shuffled(self, state: State) -> int:
        assert isinstance(state, Position)
        return len(state.tables.cards) if state.frames.kind == SHUFFLING else 0

    def write(self, state: State, seat: i64, sheet: Sheet) -> None:
        assert isinstance(state, Position)
        p = state
        mine, theirs = p.side(seat), p.side(1 - seat)
        sheet.pick(p.asking, len(QUESTIONS))
        sheet.flag(seat in p.actors)
        sheet.put(p.round)
        sheet.pick(NONE if p.attacker == NONE else (p.attacker + seat) & 1, 2)
        sheet.put(p.size)
        sheet.pair(mine.units, theirs.units)
        sheet.pair(mine.left, theirs.left)
        sheet.pair(mine.clear, theirs.clear)
        _write_choices(p, seat, mine, theirs, sheet)
        _write_strategies(p.tables, mine, theirs, sheet)
        sheet.put(total(p.pile))
        _write_banners(p, seat, sheet)
        _write_sums(p.tables, mine, -1, sheet)
        _write_sums(p.tables, theirs, theirs.known, sheet)
        _write_deck(mine, -1, sheet)
        _write_deck(theirs, theirs.known, sheet)
        _write_used(mine, sheet)
        _write_used(theirs, sheet)


def _write_choices(p: Position, seat: i64, mine: Side, theirs: Side, sheet: Sheet) -> None:
    """What lies on the table in this battle; a secret choice only for its owner."""
    weapons: i64 = len(p.tables.weapons)
    kinds: i64 = len(p.tables.strategies)
    sheet.pick(mine.weapon, weapons)
    sheet.pick(theirs.weapon, weapons)
    sheet.put(mine.force)
    is_seen = theirs.force > 0 and p.scouting() == seat
    sheet.put(theirs.force if is_seen else 0)
    sheet.flag(is_sealed(p, seat))
    sheet.flag(is_sealed(p, 1 - seat))
    sheet.pick(mine.strategy, kinds)
    sheet.pick(NONE if p.asking == ASK_STRATEGY else theirs.strategy, kinds)


def _write_strategies(tables: Tables, mine: Side, theirs: Side, sheet: Sheet) -> None:
    kinds: i64 = len(tables.strategies)
    at = sheet.at
    sheet.skip(kinds)
    for place in range(mine.holding):
        sheet.figures[at + mine.held[place]] += 1
    for kind in range(kinds):
        sheet.put(mine.discards[kind] + theirs.discards[kind])


def _write_banners(p: Position, seat: i64, sheet: Sheet) -> None:
    battle_cards = p.tables.battle_cards
    units: i64 = len(p.tables.cards) - battle_cards
    at = sheet.at if p.bannerman == seat else sheet.at + units
    sheet.skip(2 * units)
    for unit in p.banners:
        sheet.figures[at + unit - battle_cards] = 1


def _write_sums(tables: Tables, side: Side, known: i64, sheet: Sheet) -> None:
    """What the first 1, 2, 3 cards come to with each weapon, as far as they are known."""
    cards: i64 = len(tables.cards)
    for weapon in range(len(tables.weapons)):
        points: i64 = 0
        values = tables.power
        place = side.left - 1
        is_known = True
        for _ in range(MOST_FORCE):
            is_known = is_known and place >= 0 and known >> place & 1 == 1
            if is_known:
                points += values[weapon * cards + side.cards[place]]
            sheet.put(points if is_known else 0)
            values = tables.extra
            place -= 1


def _write_deck(side: Side, known: i64, sheet: Sheet) -> None:
    figures, cards, at, size = sheet.figures, side.cards, sheet.at, len(side.cards)
    sheet.skip(size)
    for place in range(side.left):
        if known >> place & 1:
            figures[at + side.left - 1 - place] = i16(cards[place] + 1)


def _write_used(side: Side, sheet: Sheet) -> None:
    figures, cards, at, size = sheet.figures, side.cards, sheet.at, len(side.cards)
    sheet.skip(size)
    for place in range(size - side.gone, size):
        figures[at + cards[place]] = 1
