"""Selectors, amounts and conditions of the ability language, read from `Tables.code`.

Everything here only looks. `me` is the card whose ability it is, `base` the
frame that carries the ability out, or NONE while an event is listened to: then
what happens stands in `news`. A hidden card is judged by its back: something
that stands on its square, of no realm, class or cost (BK-6.11).
"""

from typing import Final

from holmgang.games.berserk import codes
from holmgang.games.berserk.field import COLUMNS, SQUARES, Field, half, rank
from holmgang.games.berserk.state import (
    ACTED,
    AIR,
    ALERT,
    BLESSED,
    CARDS,
    CURSED,
    EXILE,
    GRAVE,
    HIDDEN,
    MOVED,
    SLAIN,
    WOUNDED,
    Position,
)
from holmgang.games.berserk.tables import (
    ARMOR,
    ARTIFACT,
    BASIC,
    COMPANION,
    FLYER,
    GROUND,
    INCORPOREAL,
    NONE,
    PARASITE,
    RANK,
    REGENERATION,
    TERRAIN,
    UNIQUE,
)

WALKED: Final = codes.EVENTS
"""As what `tally` has the squares a card walked."""

TALLIED: Final = codes.EVENTS + 1
"""What `tally` has is numbered so many a card."""


class Terms(Position):
    """The part of the rules that reads the little languages of cards."""

    # Cards meant

    def refer(self, ref: int, me: int, base: int) -> int:
        """The card a reference means, NONE if there is none; above FROM_DECK a card of a deck."""
        if ref == codes.R_SELF:
            return me
        if ref == codes.R_BOUND:
            return -2 - base if base < NONE else NONE
        if ref >= codes.R_VARIABLE:
            return NONE if base < 0 else self.stack[base + codes.G_VARS + ref - codes.R_VARIABLE]
        if ref == codes.R_HOST:
            return self.host_of(me)
        if ref == codes.R_IT:
            return NONE if base < 0 else self.stack[base + codes.G_IT]
        if ref == codes.R_CARD:
            return self.report(codes.N_CARD, base)
        if ref == codes.R_BY:
            return self.report(codes.N_BY, base)
        if ref == codes.R_TARGET:
            return self.report(codes.N_TARGET, base)
        if ref == codes.R_ATTACKED and base >= 0 and self.stack[base + codes.G_ATTACKED] != NONE:
            return self.stack[base + codes.G_ATTACKED]
        return self._fighter(ref == codes.R_ATTACKER, base)

    def host_of(self, i: int) -> int:
        """The creature a symbiote sits on, or sat on last."""
        host = self.host[i]
        return host if host >= NONE else -2 - host

    def report(self, figure: int, base: int) -> int:
        """A figure of the event at hand."""
        return self.news[figure] if base < 0 else self.stack[base + codes.G_NEWS + figure]

    def _fighter(self, is_attacker: bool, base: int) -> int:
        """The die of a defender is thrown by the card that is attacked."""
        is_roll = self.report(codes.N_EVENT, base) == codes.E_ROLLED
        if is_roll and self.report(codes.N_ANSWER, base) == 1:
            is_attacker = not is_attacker
        return self.report(codes.N_BY if is_attacker else codes.N_TARGET, base)

    def row(self, i: int) -> int:
        """The row of a card in the tables, wherever it is."""
        return i - codes.FROM_DECK if i >= codes.FROM_DECK else self.card[i]

    def square_of(self, i: int) -> int:
        """Where a card stands or last stood; NONE in the air and in a deck."""
        if i < 0 or i >= codes.FROM_DECK:
            return NONE
        place = self.place[i]
        if place >= 0:
            return place if place < SQUARES else NONE
        ghost = self.ghosts[i]
        return NONE if ghost == NONE or ghost & 31 == AIR else ghost & 31

    # Selectors

    def matches(self, at: int, i: int, me: int, base: int, is_past: bool = False) -> bool:
        """Whether a card is one of a set. Events also know cards as they were."""
        if i == NONE:
            return False
        code = self.tables.code
        if code[at] != codes.IS_SELECTOR:
            return self.refer(code[at + 1], me, base) == i
        if not is_past and not self._lies_in(code[at + 3], i):
            return False
        side = code[at + 1]
        if side != codes.ANY and i < CARDS:
            if (self.side[i] == self.side[me]) != (side == codes.MINE):
                return False
        kind = code[at + 2]
        if kind != codes.K_CARD and not self._is_kind(kind, i):
            return False
        for k in range(code[at + 4]):
            if not self.passes(code[at + codes.FILTERS_AT + k], i, me, base):
                return False
        return True

    def _lies_in(self, zone: int, i: int) -> bool:
        if i >= codes.FROM_DECK:
            return zone == codes.Z_DECK
        if zone == codes.Z_PLAY:
            return self.place[i] >= 0
        return self.place[i] == (GRAVE if zone == codes.Z_GRAVE else EXILE)

    def select(self, at: int, me: int, base: int) -> int:
        """All cards of a set that have numbers, as a mask."""
        side = self.tables.code[at + 1]
        found = 0
        for seat in range(2):
            if side == codes.ANY or (seat == self.controller(me)) == (side == codes.MINE):
                for i in self.armies[seat]:
                    if self.matches(at, i, me, base):
                        found |= 1 << i
        return found

    def has_any(self, at: int, me: int, base: int) -> bool:
        """Whether a set is not empty."""
        code = self.tables.code
        if code[at + 2] == codes.K_CELL:
            return any(self.is_cell(at, square, me, base) for square in range(SQUARES))
        if code[at + 3] == codes.Z_DECK:
            return len(self.in_deck(at, me, base)) > 0
        side = code[at + 1]
        for seat in range(2):
            if side == codes.ANY or (seat == self.side[me]) == (side == codes.MINE):
                for i in self.armies[seat]:
                    if self.matches(at, i, me, base):
                        return True
        return False

    def in_deck(self, at: int, me: int, base: int) -> list[int]:
        """The rows of a set in a deck, each once."""
        side = self.tables.code[at + 1]
        seat = self.controller(me) if side != codes.ENEMY else 1 - self.controller(me)
        found: list[int] = []
        last = NONE
        for row in self.deck_rows(seat):
            if row != last and self.fits_in_deck(at, codes.FROM_DECK + row, me, base):
                found.append(row)
            last = row
        return found

    def fits_in_deck(self, at: int, i: int, me: int, base: int) -> bool:
        code = self.tables.code
        if not self._is_kind(code[at + 2], i):
            return False
        for k in range(code[at + 4]):
            if not self.passes(code[at + codes.FILTERS_AT + k], i, me, base):
                return False
        return True

    def cells(self, at: int, me: int, base: int) -> list[int]:
        """All squares of a set."""
        return [square for square in range(SQUARES) if self.is_cell(at, square, me, base)]

    def is_cell(self, at: int, square: int, me: int, base: int) -> bool:
        """Whether a square is one of a set."""
        code = self.tables.code
        side = code[at + 1]
        if side != codes.ANY and (half(square) == self.side[me]) != (side == codes.MINE):
            return False
        for k in range(code[at + 4]):
            if not self._square_passes(code[at + codes.FILTERS_AT + k], square, me, base):
                return False
        return True

    def _is_kind(self, kind: int, i: int) -> bool:
        """By its back, a hidden card is a ground creature."""
        if kind == codes.K_CARD:
            return True
        if i < CARDS and self.status[i] & HIDDEN:
            return kind == codes.K_CREATURE or kind == codes.K_GROUND
        type_ = self.tables.type[self.row(i)] if i >= CARDS else self.type_of(i)
        if kind == codes.K_CREATURE:
            return type_ != ARTIFACT and type_ != TERRAIN
        if kind == codes.K_GROUND or kind == codes.K_FLYER:
            if type_ not in (GROUND, FLYER):
                return False
            in_play = i < CARDS and self.place[i] >= 0
            flies = self.place[i] == AIR if in_play else type_ == FLYER
            return flies == (kind == codes.K_FLYER)
        if kind == codes.K_ARTIFACT:
            return type_ == ARTIFACT
        if kind == codes.K_TERRAIN:
            return type_ == TERRAIN
        if kind == codes.K_COMPANION:
            return type_ == COMPANION
        if kind == codes.K_PARASITE:
            return type_ == PARASITE
        return type_ in (COMPANION, PARASITE)

    # Filters: [word, denied, two operands]

    def passes(self, at: int, i: int, me: int, base: int) -> bool:
        code = self.tables.code
        word = code[at]
        denied = code[at + 1] == 1
        a = code[at + 2]
        b = code[at + 3]
        if word <= codes.F_EDGE or codes.F_LEFT <= word <= codes.F_RIGHT or word == codes.F_KNIGHT:
            square = self.square_of(i)
            if word == codes.F_ADJ and self.riders > 0 and self._ride_together(i, a, me, base):
                return not denied
            return denied if square == NONE else self._lies(word, square, a, b, me, base) != denied
        return self._card_passes(word, a, b, i, me, base, at) != denied

    def _ride_together(self, i: int, ref: int, me: int, base: int) -> bool:
        """A symbiote and its host are next to each other (BK-16.11)."""
        other = self.refer(ref, me, base)
        if not 0 <= other < CARDS or i >= CARDS:
            return False
        return self.host[i] == other or self.host[other] == i

    def _card_passes(self, word: int, a: int, b: int, i: int, me: int, base: int, at: int) -> bool:
        if word == codes.F_OTHER:
            return self.refer(a, me, base) != i
        if word == codes.F_IN:
            return self._lies_in(a, i)
        if i >= codes.FROM_DECK:
            return self._face_passes(word, a, b, i, me, base, at)
        status = self.status[i]
        if word == codes.F_HIDDEN:
            return status & HIDDEN != 0
        if word == codes.F_TAPPED:
            return status & ALERT == 0
        if word == codes.F_HURT:
            return self.wounds[i] > 0
        if word == codes.F_CURSED:
            return status & CURSED != 0
        if word == codes.F_BLESSED:
            return status & BLESSED != 0
        if word == codes.F_POISONED:
            return self.poison[i] > 0
        if word == codes.F_MOVED:
            return status & MOVED != 0
        if word == codes.F_ACTED:
            return status & ACTED != 0
        if word == codes.F_FLYING:
            return self.is_flying(i)
        if word == codes.F_RIDES:
            return self.host[i] >= 0 and self.host[i] == self.refer(a, me, base)
        if word == codes.F_MARKED:
            return self.has_mark(a, 0, i)
        if word == codes.F_ON:
            square = self.square_of(i)
            return square != NONE and self.has_mark(a, 1, square)
        if status & HIDDEN:
            return False
        return self._face_passes(word, a, b, i, me, base, at)

    def _face_passes(self, word: int, a: int, b: int, i: int, me: int, base: int, at: int) -> bool:
        """What only the face of a card tells."""
        row = self.row(i)
        tables = self.tables
        if word == codes.F_ELEM:
            return self.realm_of(i) == a
        if word == codes.F_CLASS:
            return self.is_of_class(i, a)
        if word == codes.F_NAMED:
            return row == a
        if word == codes.F_SAMENAME:
            other = self.refer(a, me, base)
            return other != NONE and self.row(other) == row
        if word == codes.F_ELITE:
            return tables.elite[row] == 1
        if word == codes.F_UNIQUE:
            return tables.keyword(row, UNIQUE) > 0
        if word == codes.F_HAS:
            return self._has(i, row, a)
        if word == codes.F_SYMBIOTE:
            return self._is_kind(codes.K_SYMBIOTE, i)
        if word == codes.F_COMPARE:
            amount = self.amount(tables.code[at + 4], me, base)
            return compares(self.stat(i, a), b, amount)
        return False

    def _has(self, i: int, row: int, trait: int) -> bool:
        """A keyword, or from 64 on an attack or other kind of ability."""
        if trait < 64:
            return self.word_of(i, trait) > 0
        kind = trait - 64
        if kind == BASIC:
            return self.tables.is_creature(row)
        for head in self.tables.abilities[row]:
            if self.tables.code[head + codes.H_KINDS] >> kind & 1:
                return True
        return False

    def type_of(self, i: int) -> int:
        """The type of a card just now."""
        return self.tables.type[self.card[i]]

    def word_of(self, i: int, word: int) -> int:
        return self.tables.keyword(self.row(i), word) if i >= CARDS else self.keyword(i, word)

    def realm_of(self, i: int) -> int:
        return self.tables.realm[self.row(i)]

    def is_of_class(self, i: int, klass: int) -> bool:
        return self.tables.klass[self.row(i)] == klass

    def lies_anywhere(self, marker: int) -> bool:
        """Whether a marker lies on any card or square."""
        marks = self.marks
        return any(marks[k] == marker for k in range(0, len(marks), 3))

    def has_mark(self, marker: int, is_square: int, index: int) -> bool:
        return self.count_marks(marker, is_square, index) > 0

    def count_marks(self, marker: int, is_square: int, index: int) -> int:
        marks = self.marks
        count = 0
        for k in range(0, len(marks), 3):
            if marks[k] == marker and marks[k + 1] == is_square and marks[k + 2] == index:
                count += 1
        return count

    # Squares

    def _square_passes(self, at: int, square: int, me: int, base: int) -> bool:
        code = self.tables.code
        return self._lies(code[at], square, code[at + 2], code[at + 3], me, base) != (
            code[at + 1] == 1
        )

    def _lies(self, word: int, square: int, a: int, b: int, me: int, base: int) -> bool:
        if word == codes.F_FREE:
            return self.board[square] == NONE
        if word == codes.F_MARKED:
            return self.has_mark(a, 1, square)
        if word == codes.F_ROW:
            return self._is_in_row(square, a, b, me)
        if word == codes.F_HALF:
            return a == codes.ANY or (half(square) == self.controller(me)) == (a == codes.MINE)
        if word == codes.F_EDGE:
            column = square % COLUMNS
            row = square // COLUMNS
            return column == 0 or column == COLUMNS - 1 or row == 0 or row == 5
        other = self.refer(a, me, base)
        here = self.square_of(other)
        if here == NONE:
            return False
        if word == codes.F_WITHIN:
            return self.span(here, square) <= b
        return is_so_placed(self.tables.field, word, here, square, self.side[other])

    def span(self, here: int, there: int) -> int:
        """Between two squares, as the edition measures ranges (BK-13.1, BK-13.7)."""
        at = here * SQUARES + there
        field = self.tables.field
        return field.path[at] if self.tables.edition.along_lines else field.radius[at]

    def _is_in_row(self, square: int, number: int, whose: int, me: int) -> bool:
        seat = half(square)
        if rank(square, seat) != number:
            return False
        return whose == codes.ANY or (seat == self.controller(me)) == (whose == codes.MINE)

    # Amounts

    def amount(self, at: int, me: int, base: int) -> int:
        code = self.tables.code
        word = code[at]
        a = code[at + 1]
        if word == codes.A_NUMBER:
            return a
        if word == codes.A_SUM:
            return self.amount(a, me, base) + self.amount(code[at + 2], me, base)
        if word == codes.A_DIFFERENCE:
            return self.amount(a, me, base) - self.amount(code[at + 2], me, base)
        if word == codes.A_STAT:
            return self.stat(self.refer(a, me, base), code[at + 2])
        if word == codes.A_COUNT:
            return self.count(a, me, base)
        if word == codes.A_X:
            return self.stack[base + codes.G_X] if base >= 0 else 0
        if word == codes.A_N:
            return self.report(codes.N_N, base)
        if word == codes.A_EXCESS:
            return self.report(codes.N_EXCESS, base)
        if word == codes.A_EVENT_ROLL:
            return self.report(codes.N_ROLL, base)
        if word == codes.A_ROLL or word == codes.A_FLIP or word == codes.A_DIE:
            return self.stack[base + codes.G_DIE] if base >= 0 else 0
        return self._function(word, a, code[at + 2], me, base)

    def _function(self, word: int, a: int, b: int, me: int, base: int) -> int:
        if word == codes.A_MIN:
            return min(self.amount(a, me, base), self.amount(b, me, base))
        if word == codes.A_MAX:
            return max(self.amount(a, me, base), self.amount(b, me, base))
        if word == codes.A_HALF_UP:
            return (self.amount(a, me, base) + 1) // 2
        if word == codes.A_HALF_DOWN:
            return self.amount(a, me, base) // 2
        if word == codes.A_TIMES:
            return self.tallied(me, a)
        if word == codes.A_WALKED:
            return self.tallied(self.refer(a, me, base), WALKED)
        return a + self.fury_of(me)

    def fury_of(self, i: int) -> int:
        return 0

    def tallied(self, i: int, what: int) -> int:
        return self.tally.count(i * TALLIED + what) if 0 <= i < CARDS else 0

    def count(self, at: int, me: int, base: int) -> int:
        code = self.tables.code
        if code[at + 2] == codes.K_CELL:
            return len(self.cells(at, me, base))
        if code[at + 3] == codes.Z_DECK:
            return len(self.in_deck(at, me, base))
        return self.select(at, me, base).bit_count()

    def stat(self, i: int, what: int) -> int:
        """A figure of a card; of one that is gone, as it last was."""
        if i == NONE:
            return 0
        row = self.row(i)
        tables = self.tables
        if what == codes.S_COST:
            return tables.cost[row]
        if codes.S_LIGHT <= what <= codes.S_STRONG:
            return tables.strike[3 * row + what - codes.S_LIGHT]
        if i >= CARDS:
            return tables.life[row] if what <= codes.S_MAX_LIFE else 0
        if what == codes.S_WOUNDS:
            return self.wounds_of(i)
        if what == codes.S_LIFE:
            return max(0, self.life(i) - self.wounds_of(i))
        if what == codes.S_MAX_LIFE:
            return self.life(i)
        return self._marker_stat(i, what)

    def wounds_of(self, i: int) -> int:
        if self.place[i] >= 0 or self.ghosts[i] == NONE:
            return self.wounds[i]
        return self.ghosts[i] >> 8

    def _marker_stat(self, i: int, what: int) -> int:
        if what == codes.S_XLIFE:
            return self.extra[i]
        if what == codes.S_MOVE:
            return self.points(i)
        if what == codes.S_ARMOR:
            return self.keyword(i, ARMOR)
        if what == codes.S_REGEN:
            return self.keyword(i, REGENERATION)
        if what == codes.S_CHIPS:
            return self.chips[i]
        if what == codes.S_POISON:
            return self.poison[i]
        square = self.square_of(i)
        return 0 if square == NONE else rank(square, half(square))

    def points(self, i: int) -> int:
        """Movement points a card has when it becomes alert."""
        return self.tables.move[self.card[i]]

    # Conditions

    def holds(self, at: int, me: int, base: int) -> bool:
        """Whether a condition holds; there is always none at address 0."""
        if at == 0:
            return True
        code = self.tables.code
        word = code[at]
        a = code[at + 1]
        if word == codes.C_COMPARE:
            left = self.amount(a, me, base)
            return compares(left, code[at + 2], self.amount(code[at + 3], me, base))
        if word == codes.C_NOT:
            return not self.holds(a, me, base)
        if word == codes.C_AND:
            return all(self.holds(code[at + 2 + k], me, base) for k in range(a))
        if word == codes.C_OR:
            return any(self.holds(code[at + 2 + k], me, base) for k in range(a))
        if word == codes.C_EXISTS:
            return self.has_any(a, me, base)
        if word == codes.C_IS:
            return self._is(at, me, base)
        return self._check(word, a, code[at + 2], me, base)

    def _is(self, at: int, me: int, base: int) -> bool:
        code = self.tables.code
        i = self.refer(code[at + 1], me, base)
        if i == NONE:
            return False
        return all(self.passes(code[at + 3 + k], i, me, base) for k in range(code[at + 2]))

    def _check(self, word: int, a: int, b: int, me: int, base: int) -> bool:
        if word == codes.C_TURN:
            return a == codes.ANY or (self.active == self.controller(me)) == (a == codes.MINE)
        if word == codes.C_FIRST:
            return self.controller(me) == self.first
        if word == codes.C_SECOND:
            return self.controller(me) != self.first
        if word == codes.C_IN_FORMATION:
            return self.in_rank(me)
        if word == codes.C_BODILESS:
            return self.keyword(me, INCORPOREAL) > 0
        if word == codes.C_ROLLED:
            return a <= self.report(codes.N_ROLL, base) <= b
        if word == codes.C_UNWOUNDED:
            return self.status[me] & WOUNDED == 0
        return self.place[me] == GRAVE and self.status[me] & SLAIN != 0

    def in_rank(self, i: int) -> bool:
        """Next to another card of its army that has rank too, not diagonally (BK-19.39)."""
        if self.keyword(i, RANK) == 0 or not 0 <= self.place[i] < SQUARES:
            return False
        for square in self.tables.field.steps[self.place[i]]:
            other = self.board[square]
            if (
                other != NONE
                and self.controller(other) == self.controller(i)
                and self.keyword(other, RANK)
            ):
                return True
        return False


def compares(left: int, how: int, right: int) -> bool:
    """In the order of `words.COMPARISONS`."""
    if how == 0:
        return left <= right
    if how == 1:
        return left >= right
    if how == 2:
        return left == right
    if how == 3:
        return left != right
    return left < right if how == 4 else left > right


def is_so_placed(field: Field, word: int, here: int, there: int, seat: int) -> bool:
    """How a square lies to another, as a seat sees them."""
    at = here * SQUARES + there
    if word == codes.F_ADJ:
        return field.radius[at] == 1
    if word == codes.F_ORTHO:
        return field.path[at] == 1
    if word == codes.F_DIAG:
        return field.radius[at] == 1 and field.path[at] == 2
    if word == codes.F_OPP:
        return there - here == (COLUMNS if seat == 0 else -COLUMNS)
    if word == codes.F_BEHIND:
        return there - here == (-COLUMNS if seat == 0 else COLUMNS)
    if word == codes.F_BESIDE:
        return field.path[at] == 1 and there // COLUMNS == here // COLUMNS
    if word == codes.F_SAMEROW:
        return there // COLUMNS == here // COLUMNS
    if word == codes.F_LEFT or word == codes.F_RIGHT:
        step = 1 if (word == codes.F_RIGHT) == (seat == 0) else -1
        return there - here == step and there // COLUMNS == here // COLUMNS
    if word == codes.F_KNIGHT:
        return field.radius[at] == 2 and field.path[at] == 3
    return there % COLUMNS == here % COLUMNS
