"""From two decks to two armies on the field (BK-3 to BK-6).

Everything here is secret, and both players do it at the same time. Secret
questions are asked of both seats together and are as many for each, so that
not even the number of answers tells anything: fifteen cards to hire or skip,
fifteen times to place a card or to wait.
"""

from typing import Final

from holmgang.core.action import Action, first, pack, second, verb
from holmgang.games.berserk import field
from holmgang.games.berserk.state import (
    ALERT,
    ASK_CHANCE,
    ASK_HIRE,
    ASK_MULLIGAN,
    ASK_ORDER,
    ASK_PLACE,
    DEALT,
    DECK,
    HIDDEN,
    HIRED,
    KIND,
    STEP,
    Position,
)
from holmgang.games.berserk.tables import (
    ANSWER,
    DEAL,
    DRAW,
    FIRST,
    FLYER,
    HIRE,
    KEEP,
    MULLIGAN,
    NONE,
    PLACE,
    ROLL,
    SECOND,
    SKIP,
    UNIQUE,
    WAIT,
    gold,
    silver,
)

# Frames
ORDER: Final = 0  # dice for the choice of being first
DRAWING: Final = 1
MULLIGANS: Final = 2
HIRING: Final = 3
PLACING: Final = 4

# Registers of DRAWING
DRAWER: Final = 2


class Muster(Position):
    """The part of the rules before the first turn."""

    def set_up(self, first: int) -> None:
        """Lay out the work; `first` may be NONE to let dice decide (BK-3.2, BK-3.3)."""
        self.push(PLACING)
        self.push(HIRING)
        self.push(MULLIGANS)
        self._deal_to(1)
        self._deal_to(0)
        self.first = first
        if first == NONE:
            self.push(ORDER)

    def _deal_to(self, seat: int) -> None:
        self.push(DRAWING)
        self.set_reg(DRAWER, seat)

    def muster_step(self) -> None:
        """Go on with the topmost frame; it asks somebody or ends."""
        kind = self.reg(KIND)
        if kind == ORDER:
            self._order_step()
        elif kind == DRAWING:
            self._drawing_step()
        elif kind == MULLIGANS:
            self._mulligan_step()
        elif kind == HIRING:
            self._secret_step(ASK_HIRE)
        else:
            self._secret_step(ASK_PLACE)

    # Who goes first

    def _order_step(self) -> None:
        rolled = self.reg(STEP)
        if rolled < 2:
            self.ask(ASK_CHANCE, self.tables.chance)
        elif self.dice[0] == self.dice[1]:
            self.set_reg(STEP, 0)
        else:
            self.ask(ASK_ORDER, self.tables.alone[0 if self.dice[0] > self.dice[1] else 1])

    def roll_for_order(self, die: int) -> None:
        self.dice[self.reg(STEP)] = die
        self.set_reg(STEP, self.reg(STEP) + 1)

    def choose_order(self, seat: int, word: int) -> None:
        self.first = seat if word == FIRST else 1 - seat
        self.pop()

    # The deal

    def _drawing_step(self) -> None:
        if self.reg(STEP) == DEAL:
            self.pop()
        else:
            self.ask(ASK_CHANCE, self.tables.chance)

    def draw(self, seat: int, card: int) -> None:
        i = seat * DEAL + self.reg(STEP)
        self.pile[seat].remove(card)
        self.card[i] = card
        self.place[i] = DEALT
        self.set_reg(STEP, self.reg(STEP) + 1)

    def _mulligan_step(self) -> None:
        """Whoever is not content redraws all fifteen for a gold piece (BK-3.5 to BK-3.7)."""
        again = [seat for seat in range(2) if self.wants[seat] == MULLIGAN]
        waiting = [s for s in range(2) if self.wants[s] == NONE and self.may_mulligan(s)]
        if len(again) > 0:
            for seat in again:
                self._return_deal(seat)
        elif len(waiting) > 0:
            self.ask(ASK_MULLIGAN, self.tables.both if len(waiting) == 2 else [waiting[0]])
        else:
            self.pop()
            self.wants = [NONE, NONE]

    def may_mulligan(self, seat: int) -> bool:
        """As long as a gold piece is left (BK-3.7)."""
        return self.mulligans[seat] < gold(seat == self.first, 1)

    def _return_deal(self, seat: int) -> None:
        for i in self.cards_of(seat):
            self.pile[seat].append(self.card[i])
            self.card[i] = NONE
            self.place[i] = DECK
        self.pile[seat].sort()
        self.mulligans[seat] += 1
        self.wants[seat] = NONE
        self._deal_to(seat)

    # Secret questions

    def _secret_step(self, question: int) -> None:
        if self.asked[0] == DEAL:
            self.asked = [0, 0]
            self.pop()
            if question == ASK_PLACE:
                self.reveal()
        else:
            self.ask(question, self.tables.both)

    def seal(self, seat: int, answer: int) -> None:
        """Keep a seat's answer; when both are in, carry them out."""
        self.wants[seat] = answer
        if self.wants[1 - seat] == NONE:
            self.actors = self.tables.alone[1 - seat]
            return
        self.actors = self.tables.nobody
        for player in range(2):
            self._carry_out(player, self.wants[player])
            self.asked[player] += 1
        self.wants = [NONE, NONE]

    def _carry_out(self, seat: int, answer: int) -> None:
        if self.asking == ASK_HIRE:
            i = seat * DEAL + self.asked[seat]
            self.place[i] = HIRED if first(answer) == HIRE else DEALT
        elif verb(answer) == PLACE:
            i = self.to_place(seat)
            self.place[i] = first(answer)
            self.board[first(answer)] = i

    def to_place(self, seat: int) -> int:
        """The next hired card that has no square yet, or NONE."""
        for i in self.cards_of(seat):
            if self.place[i] == HIRED:
                return i
        return NONE

    def secret_options(self, seat: int) -> list[Action]:
        if self.asking == ASK_HIRE:
            i = seat * DEAL + self.asked[seat]
            skip = pack(ANSWER, SKIP)
            return [pack(ANSWER, HIRE), skip] if self.can_hire(seat, i) else [skip]
        if self.to_place(seat) == NONE:
            return [pack(ANSWER, WAIT)]
        return [pack(PLACE, square) for square in self.open_squares(seat)]

    def can_hire(self, seat: int, extra: int) -> bool:
        """Whether the army with one more card is within the law (BK-4.7 to BK-4.15)."""
        army = [i for i in self.cards_of(seat) if self.place[i] == HIRED] + [extra]
        tables = self.tables
        realms = {tables.realm[self.card[i]] for i in army} - {NONE}
        is_first = seat == self.first
        purse = gold(is_first, len(realms)) - self.mulligans[seat]
        elite = sum(tables.cost[self.card[i]] for i in army if tables.elite[self.card[i]])
        total = sum(tables.cost[self.card[i]] for i in army)
        if elite > purse or total > purse + silver(is_first):
            return False
        return self._limits_hold(army)

    def _limits_hold(self, army: list[int]) -> bool:
        """Unique cards stand once; flyers may cost so much (BK-4.13, BK-4.14)."""
        tables = self.tables
        cap = tables.edition.flying_cap
        flyers = sum(tables.cost[self.card[i]] for i in army if tables.type[self.card[i]] == FLYER)
        unique = [self.card[i] for i in army if tables.keyword(self.card[i], UNIQUE)]
        return (cap == 0 or flyers <= cap) and len(set(unique)) == len(unique)

    def open_squares(self, seat: int) -> list[int]:
        """Free squares of the own half whose tier this army fills (BK-5.4 to BK-5.8).

        Cards are placed in a fixed order, so a later tier is open to as many of
        them as the earlier tiers cannot hold.
        """
        own = [square for square in range(field.SQUARES) if field.half(square) == seat]
        is_first = seat == self.first
        size = sum(1 for i in self.cards_of(seat) if self.place[i] == HIRED or self.place[i] >= 0)
        room = [0, 0, 0, 0]
        for square in own:
            room[field.tier(square, seat, is_first)] += 1
        allowed = [0, min(size, room[1]), 0, 0]
        allowed[2] = min(max(0, size - room[1]), room[2])
        allowed[3] = max(0, size - room[1] - room[2])
        for square in own:
            if self.board[square] != NONE:
                allowed[field.tier(square, seat, is_first)] -= 1
        return [
            square
            for square in own
            if self.board[square] == NONE and allowed[field.tier(square, seat, is_first)] > 0
        ]

    def reveal(self) -> None:
        """Both armies are turned, but for the second player's rear row (BK-6.1, BK-6.2)."""
        for i in range(2 * DEAL):
            if self.place[i] < 0:
                if self.place[i] == DEALT:
                    self._to_deck(i)
                continue
            seat = self.owner(i)
            self.status[i] = ALERT
            rear = field.rank(self.place[i], seat) == 3
            if seat != self.first and rear and self.tables.edition.must_hide:
                self.status[i] |= HIDDEN

    def _to_deck(self, i: int) -> None:
        """Cards not hired are shuffled back (BK-4.18)."""
        self.place[i] = DECK
        self.pile[self.owner(i)].append(self.card[i])
        self.pile[self.owner(i)].sort()


def first_words() -> list[Action]:
    return [pack(ANSWER, FIRST), pack(ANSWER, SECOND)]


def mulligan_words() -> list[Action]:
    return [pack(ANSWER, KEEP), pack(ANSWER, MULLIGAN)]


def is_roll(action: Action) -> bool:
    return verb(action) == ROLL


def drawn(action: Action) -> int:
    return second(action) if verb(action) == DRAW else NONE
