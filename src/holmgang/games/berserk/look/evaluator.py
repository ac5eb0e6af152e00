"""Reads the terms of the ability language: selectors, filters, amounts, conditions.

`me` is the card whose ability it is, `base` the frame that carries the ability
out. It is NONE while an ability listens: then what happens stands in `p.event`.
A hidden card is judged by its back: something that stands on its square, of no
realm, class or cost (BK-6.11).

Terms ask for the figures of cards, and modifiers of figures ask for terms. So
`evaluator`, `modifiers` and `figures` know each other.
"""

from mypy_extensions import i64

from holmgang.core.bits import bit, count_bits
from holmgang.games.berserk.look import cards, figures, markers, references, squares
from holmgang.games.berserk.numbers import codes, filters, frames, keywords
from holmgang.games.berserk.numbers.field import COLUMNS, ROWS, SQUARES, half, rank
from holmgang.games.berserk.numbers.layouts import WALKED
from holmgang.games.berserk.state import (
    ACTED,
    AIR,
    ALERT,
    BLESSED,
    CARDS,
    CURSED,
    GRAVE,
    HIDDEN,
    MOVED,
    SLAIN,
    WOUNDED,
    Position,
)
from holmgang.games.berserk.tables import (
    ARTIFACT,
    BASIC,
    COMPANION,
    FLYER,
    GROUND,
    NONE,
    PARASITE,
    TERRAIN,
)


def seat_of(p: Position, me: i64, base: i64) -> i64:
    """Whose ability it is: of whoever commanded its card when it was set off (BK-14.7)."""
    return p.side[me] if base < 0 else p.frames.registers[base + frames.G_SEAT]


def matches(p: Position, at: i64, i: i64, me: i64, base: i64, is_past: bool = False) -> bool:
    """Whether a card is one of a set. Events also know cards as they were."""
    if i == NONE:
        return False
    code = p.tables.code
    if code[at] != codes.IS_SELECTOR:
        return references.refer(p, code[at + codes.REFERENCE], me, base) == i
    if not is_past and not cards.lies_in(p, code[at + codes.SELECTOR_ZONE], i):
        return False
    side = code[at + codes.SELECTOR_SIDE]
    if side != codes.ANY and i < CARDS:
        if (p.side[i] == seat_of(p, me, base)) != (side == codes.MINE):
            return False
    kind = code[at + codes.SELECTOR_KIND]
    if kind != codes.K_CARD and not _is_kind(p, kind, i):
        return False
    return all(
        passes(p, code[at + codes.FILTERS_AT + k], i, me, base)
        for k in range(code[at + codes.SELECTOR_COUNT])
    )


def is_such(p: Position, at: i64, i: i64, me: i64, base: i64) -> bool:
    """Whether a card that was chosen by its back is what the text wants."""
    code = p.tables.code
    if code[at] == codes.IS_SELECTOR:
        for k in range(code[at + codes.SELECTOR_COUNT]):
            if code[code[at + codes.FILTERS_AT + k]] == codes.F_HIDDEN:
                return True  # a hidden one, whatever it is
    return matches(p, at, i, me, base)


def select(p: Position, at: i64, me: i64, base: i64) -> i64:
    """All cards of a set that have numbers, as a mask."""
    side = p.tables.code[at + codes.SELECTOR_SIDE]
    mine = seat_of(p, me, base)
    found: i64 = 0
    for seat in range(2):
        if side == codes.ANY or (seat == mine) == (side == codes.MINE):
            for i in p.armies[seat]:
                if matches(p, at, i, me, base):
                    found |= bit(i)
    return found


def has_any(p: Position, at: i64, me: i64, base: i64) -> bool:
    """Whether a set is not empty."""
    code = p.tables.code
    if code[at + codes.SELECTOR_KIND] == codes.K_CELL:
        return any(is_cell(p, at, square, me, base) for square in range(SQUARES))
    if code[at + codes.SELECTOR_ZONE] == codes.Z_DECK:
        return len(in_deck(p, at, me, base)) > 0
    side = code[at + codes.SELECTOR_SIDE]
    mine = seat_of(p, me, base)
    for seat in range(2):
        if side == codes.ANY or (seat == mine) == (side == codes.MINE):
            for i in p.armies[seat]:
                if matches(p, at, i, me, base):
                    return True
    return False


def in_deck(p: Position, at: i64, me: i64, base: i64) -> list[int]:
    """The rows of a set in a deck, each once."""
    side = p.tables.code[at + codes.SELECTOR_SIDE]
    mine = seat_of(p, me, base)
    seat = mine if side != codes.ENEMY else 1 - mine
    found: list[int] = []
    last: i64 = NONE
    for row in cards.deck_rows(p, seat):
        if row != last and fits_in_deck(p, at, codes.FROM_DECK + row, me, base):
            found.append(row)
        last = row
    return found


def fits_in_deck(p: Position, at: i64, i: i64, me: i64, base: i64) -> bool:
    code = p.tables.code
    if not _is_kind(p, code[at + codes.SELECTOR_KIND], i):
        return False
    return all(
        passes(p, code[at + codes.FILTERS_AT + k], i, me, base)
        for k in range(code[at + codes.SELECTOR_COUNT])
    )


def cells(p: Position, at: i64, me: i64, base: i64) -> list[int]:
    """All squares of a set."""
    return [square for square in range(SQUARES) if is_cell(p, at, square, me, base)]


def is_cell(p: Position, at: i64, square: i64, me: i64, base: i64) -> bool:
    """Whether a square is one of a set."""
    code = p.tables.code
    side = code[at + codes.SELECTOR_SIDE]
    if side != codes.ANY and (half(square) == seat_of(p, me, base)) != (side == codes.MINE):
        return False
    for k in range(code[at + codes.SELECTOR_COUNT]):
        if not _square_passes(p, code[at + codes.FILTERS_AT + k], square, me, base):
            return False
    return True


def _is_kind(p: Position, kind: i64, i: i64) -> bool:
    """By its back, a hidden card is a ground creature."""
    if kind == codes.K_CARD:
        return True
    if i < CARDS and p.status[i] & HIDDEN:
        return kind == codes.K_CREATURE or kind == codes.K_GROUND
    type_ = p.tables.type[cards.row(p, i)] if i >= CARDS else figures.type_of(p, i)
    if kind == codes.K_CREATURE:
        return type_ != ARTIFACT and type_ != TERRAIN
    if kind == codes.K_GROUND or kind == codes.K_FLYER:
        if type_ not in (GROUND, FLYER):
            return False
        in_play = i < CARDS and p.place[i] >= 0
        flies = p.place[i] == AIR if in_play else type_ == FLYER
        return flies == (kind == codes.K_FLYER)
    if kind == codes.K_ARTIFACT:
        return type_ == ARTIFACT
    if kind == codes.K_TERRAIN:
        return type_ == TERRAIN
    if kind == codes.K_COMPANION:
        return type_ == COMPANION
    if kind == codes.K_PARASITE:
        return type_ == PARASITE
    if kind == codes.K_SYMBIOTE:
        return type_ in (COMPANION, PARASITE)
    if kind == codes.K_CELL:
        return False
    raise AssertionError(f"no kind of cards {kind}")


def passes(p: Position, at: i64, i: i64, me: i64, base: i64) -> bool:
    code = p.tables.code
    word = code[at]
    denied = code[at + codes.FILTER_DENIED] == 1
    a = code[at + codes.FILTER_A]
    b = code[at + codes.FILTER_B]
    asks = filters.asks(word)
    if asks == filters.SQUARE:
        square = squares.square_of(p, i)
        if word == codes.F_ADJ and p.riders > 0 and _ride_together(p, i, a, me, base):
            return not denied
        if word == codes.F_WITHIN and code[at + codes.FILTER_AIMS] == 1:
            if _is_aloft(p, i) or _is_aloft(p, references.refer(p, a, me, base)):
                return not denied
        return denied if square == NONE else _lies(p, word, square, a, b, me, base) != denied
    if asks == filters.FACE:
        is_known = i >= codes.FROM_DECK or p.status[i] & HIDDEN == 0
        return (is_known and _face_passes(p, word, a, b, i, me, base, at)) != denied
    return _back_passes(p, word, a, i, me, base) != denied


def _is_aloft(p: Position, i: i64) -> bool:
    """To and from the extra zone there is no distance, so any range does (BK-13.9)."""
    return 0 <= i < CARDS and p.place[i] == AIR


def _ride_together(p: Position, i: i64, ref: i64, me: i64, base: i64) -> bool:
    """A symbiote and its host are next to each other (BK-16.11)."""
    other = references.refer(p, ref, me, base)
    if not 0 <= other < CARDS or i >= CARDS:
        return False
    return p.host[i] == other or p.host[other] == i


def _back_passes(p: Position, word: i64, a: i64, i: i64, me: i64, base: i64) -> bool:
    """What everybody sees of a card, even face down; of one in a deck only what and where it is."""
    if word == codes.F_OTHER:
        return references.refer(p, a, me, base) != i
    if word == codes.F_IN:
        return cards.lies_in(p, a, i)
    if i >= codes.FROM_DECK:
        return False
    status = p.status[i]
    if word == codes.F_HIDDEN:
        return status & HIDDEN != 0
    if word == codes.F_TAPPED:
        return status & ALERT == 0
    if word == codes.F_HURT:
        return p.wounds[i] > 0
    if word == codes.F_CURSED:
        return status & CURSED != 0
    if word == codes.F_BLESSED:
        return status & BLESSED != 0
    if word == codes.F_POISONED:
        return p.poison[i] > 0
    if word == codes.F_MOVED:
        return status & MOVED != 0
    if word == codes.F_ACTED:
        return status & ACTED != 0
    if word == codes.F_FLYING:
        return cards.is_flying(p, i)
    if word == codes.F_RIDES:
        return p.host[i] >= 0 and p.host[i] == references.refer(p, a, me, base)
    if word == codes.F_MARKED:
        return markers.has_mark(p, a, 0, i)
    if word == codes.F_ON:
        square = squares.square_of(p, i)
        return square != NONE and markers.has_mark(p, a, 1, square)
    raise AssertionError(f"no filter {word} of cards")


def _face_passes(
    p: Position, word: i64, a: i64, b: i64, i: i64, me: i64, base: i64, at: i64
) -> bool:
    """What only the face of a card tells."""
    row = cards.row(p, i)
    tables = p.tables
    if word == codes.F_ELEM:
        return figures.realm_of(p, i) == a
    if word == codes.F_CLASS:
        return figures.is_of_class(p, i, a)
    if word == codes.F_NAMED:
        return row == a
    if word == codes.F_SAMENAME:
        other = references.refer(p, a, me, base)
        return other != NONE and cards.row(p, other) == row
    if word == codes.F_ELITE:
        return tables.elite[row] == 1
    if word == codes.F_UNIQUE:
        return tables.keyword(row, keywords.UNIQUE) > 0
    if word == codes.F_HAS:
        return _has(p, i, row, a)
    if word == codes.F_SYMBIOTE:
        return _is_kind(p, codes.K_SYMBIOTE, i)
    if word == codes.F_COMPARE:
        limit = amount(p, tables.code[at + codes.FILTER_LIMIT], me, base)
        return compares(stat(p, i, a), b, limit)
    raise AssertionError(f"no filter {word} of faces")


def _has(p: Position, i: i64, row: i64, trait: i64) -> bool:
    """A keyword, or an attack or other kind of ability."""
    if trait < codes.TRAIT_KIND:
        return word_of(p, i, trait) > 0
    kind = trait - codes.TRAIT_KIND
    if kind == BASIC:
        return p.tables.is_creature(row)
    return any(p.tables.code[head + codes.H_KINDS] >> kind & 1 for head in p.tables.abilities[row])


def word_of(p: Position, i: i64, word: i64) -> i64:
    return p.tables.keyword(cards.row(p, i), word) if i >= CARDS else figures.keyword(p, i, word)


def _square_passes(p: Position, at: i64, square: i64, me: i64, base: i64) -> bool:
    code = p.tables.code
    return _lies(
        p, code[at], square, code[at + codes.FILTER_A], code[at + codes.FILTER_B], me, base
    ) != (code[at + codes.FILTER_DENIED] == 1)


def _lies(p: Position, word: i64, square: i64, a: i64, b: i64, me: i64, base: i64) -> bool:
    if word == codes.F_FREE:
        return p.board[square] == NONE
    if word == codes.F_MARKED:
        return markers.has_mark(p, a, 1, square)
    if word == codes.F_ROW:
        return squares.is_in_row(square, a, b, seat_of(p, me, base))
    if word == codes.F_HALF:
        return a == codes.ANY or (half(square) == seat_of(p, me, base)) == (a == codes.MINE)
    if word == codes.F_EDGE:
        column = square % COLUMNS
        row = square // COLUMNS
        return column == 0 or column == COLUMNS - 1 or row == 0 or row == ROWS - 1
    other = references.refer(p, a, me, base)
    here = squares.square_of(p, other)
    if here == NONE:
        return False
    if word == codes.F_WITHIN:
        return squares.span(p, here, square) <= b
    return squares.is_so_placed(p.tables.field, word, here, square, p.side[other])


def amount(p: Position, at: i64, me: i64, base: i64) -> i64:
    code = p.tables.code
    word = code[at]
    a = code[at + codes.AMOUNT_A]
    if word == codes.A_NUMBER:
        return a
    if word == codes.A_SUM:
        return amount(p, a, me, base) + amount(p, code[at + codes.AMOUNT_B], me, base)
    if word == codes.A_DIFFERENCE:
        return amount(p, a, me, base) - amount(p, code[at + codes.AMOUNT_B], me, base)
    if word == codes.A_STAT:
        return stat(p, references.refer(p, a, me, base), code[at + codes.AMOUNT_B])
    if word == codes.A_COUNT:
        return count(p, a, me, base)
    if word == codes.A_X:
        return p.frames.registers[base + frames.G_X] if base >= 0 else 0
    if word == codes.A_N:
        return references.report(p, frames.EV_N, base)
    if word == codes.A_EXCESS:
        return references.report(p, frames.EV_EXCESS, base)
    if word == codes.A_EVENT_ROLL:
        return references.report(p, frames.EV_ROLL, base)
    if word == codes.A_ROLL or word == codes.A_FLIP or word == codes.A_DIE:
        return p.frames.registers[base + frames.G_DIE] if base >= 0 else 0
    return _function(p, word, a, code[at + codes.AMOUNT_B], me, base)


def _function(p: Position, word: i64, a: i64, b: i64, me: i64, base: i64) -> i64:
    if word == codes.A_MIN:
        return min(amount(p, a, me, base), amount(p, b, me, base))
    if word == codes.A_MAX:
        return max(amount(p, a, me, base), amount(p, b, me, base))
    if word == codes.A_HALF_UP:
        return (amount(p, a, me, base) + 1) // 2
    if word == codes.A_HALF_DOWN:
        return amount(p, a, me, base) // 2
    if word == codes.A_TIMES:
        return markers.turn_count(p, me, a)
    if word == codes.A_WALKED:
        return markers.turn_count(p, references.refer(p, a, me, base), WALKED)
    if word == codes.A_FURY:
        return a + figures.fury_of(p, me)
    raise AssertionError(f"no amount {word}")


def count(p: Position, at: i64, me: i64, base: i64) -> i64:
    code = p.tables.code
    if code[at + codes.SELECTOR_KIND] == codes.K_CELL:
        return len(cells(p, at, me, base))
    if code[at + codes.SELECTOR_ZONE] == codes.Z_DECK:
        return len(in_deck(p, at, me, base))
    return count_bits(select(p, at, me, base))


def stat(p: Position, i: i64, what: i64) -> i64:
    """A figure of a card; of one that is gone, as it last was."""
    if i == NONE:
        return 0
    row = cards.row(p, i)
    tables = p.tables
    if what == codes.S_COST:
        return tables.cost[row]
    if what == codes.S_LIGHT or what == codes.S_MEDIUM or what == codes.S_STRONG:
        return tables.strike[3 * row + what - codes.S_LIGHT]
    if i >= CARDS:
        return tables.life[row] if what == codes.S_LIFE or what == codes.S_MAX_LIFE else 0
    if what == codes.S_WOUNDS:
        return cards.wounds_of(p, i)
    if what == codes.S_LIFE:
        return max(0, figures.life(p, i) - cards.wounds_of(p, i))
    if what == codes.S_MAX_LIFE:
        return figures.life(p, i)
    return _marker_stat(p, i, what)


def _marker_stat(p: Position, i: i64, what: i64) -> i64:
    if what == codes.S_XLIFE:
        return p.extra[i]
    if what == codes.S_MOVE:
        return figures.move_points(p, i)
    if what == codes.S_ARMOR:
        return figures.keyword(p, i, keywords.ARMOR)
    if what == codes.S_REGEN:
        return figures.keyword(p, i, keywords.REGEN)
    if what == codes.S_CHIPS:
        return p.chips[i]
    if what == codes.S_POISON:
        return p.poison[i]
    if what == codes.S_ROW:
        square = squares.square_of(p, i)
        return 0 if square == NONE else rank(square, half(square))
    raise AssertionError(f"no statistic {what}")


def holds(p: Position, at: i64, me: i64, base: i64) -> bool:
    """Whether a condition holds; there is always none at address 0."""
    if at == 0:
        return True
    code = p.tables.code
    word = code[at]
    a = code[at + codes.CONDITION_A]
    if word == codes.C_COMPARE:
        left = amount(p, a, me, base)
        return compares(
            left, code[at + codes.COMPARE_HOW], amount(p, code[at + codes.COMPARE_RIGHT], me, base)
        )
    if word == codes.C_NOT:
        return not holds(p, a, me, base)
    if word == codes.C_AND:
        return all(holds(p, code[at + codes.PARTS_AT + k], me, base) for k in range(a))
    if word == codes.C_OR:
        return any(holds(p, code[at + codes.PARTS_AT + k], me, base) for k in range(a))
    if word == codes.C_EXISTS:
        return has_any(p, a, me, base)
    if word == codes.C_IS:
        return _is(p, at, me, base)
    return _check(p, word, a, code[at + codes.CONDITION_B], me, base)


def _is(p: Position, at: i64, me: i64, base: i64) -> bool:
    code = p.tables.code
    i = references.refer(p, code[at + codes.CONDITION_A], me, base)
    if i == NONE:
        return False
    return all(
        passes(p, code[at + codes.IS_FILTERS_AT + k], i, me, base)
        for k in range(code[at + codes.IS_COUNT])
    )


def _check(p: Position, word: i64, a: i64, b: i64, me: i64, base: i64) -> bool:
    if word == codes.C_TURN:
        return a == codes.ANY or (p.active == seat_of(p, me, base)) == (a == codes.MINE)
    if word == codes.C_FIRST:
        return seat_of(p, me, base) == p.first
    if word == codes.C_SECOND:
        return seat_of(p, me, base) != p.first
    if word == codes.C_IN_FORMATION:
        return figures.in_formation(p, me)
    if word == codes.C_BODILESS:
        return figures.keyword(p, me, keywords.INCORPOREAL) > 0
    if word == codes.C_ROLLED:
        return a <= references.report(p, frames.EV_ROLL, base) <= b
    if word == codes.C_UNWOUNDED:
        return p.status[me] & WOUNDED == 0
    if word == codes.C_FALLEN:
        return p.place[me] == GRAVE and p.status[me] & SLAIN != 0
    raise AssertionError(f"no condition {word}")


def compares(left: i64, how: i64, right: i64) -> bool:
    if how == codes.AT_MOST:
        return left <= right
    if how == codes.AT_LEAST:
        return left >= right
    if how == codes.EQUAL:
        return left == right
    if how == codes.UNEQUAL:
        return left != right
    if how == codes.LESS:
        return left < right
    if how == codes.MORE:
        return left > right
    raise AssertionError(f"no comparison {how}")
