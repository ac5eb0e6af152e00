"""What cards say about recruiting and placing (BK-4.16, BK-4.17).

Such abilities are read, not carried out: as long as one holds, its words are
looked up where they matter. One of the stage `deal` holds once it was played from
the deal, one of the stage `recruit` while its card is hired.
"""

from typing import Final

from holmgang.games.berserk import codes
from holmgang.games.berserk.happenings import Happenings
from holmgang.games.berserk.state import DEALT, HIRED
from holmgang.games.berserk.tables import DEAL, NONE

DEAL_STAGE: Final = 0
RECRUIT_STAGE: Final = 1
DEPLOY_STAGE: Final = 2

PLAYED: Final = 2
"""Figures of an ability that was played: its head and its card."""


class Setup(Happenings):
    """The part of the rules that knows what abilities change before the battle."""

    def setup_of(self, i: int, stage: int) -> int:
        """The ability of a card for a stage, 0 if it has none that may work."""
        code = self.tables.code
        for head in self.tables.prepares[self.card[i]]:
            if code[head + codes.H_ZONE] == stage and self.holds(
                code[head + codes.H_COND], i, NONE
            ):
                return head
        return 0

    def word_at(self, head: int, word: int) -> int:
        """Where an ability says a word, NONE if it does not."""
        script = self.tables.script
        at = self.tables.code[head + codes.H_CODE]
        while script[at] != codes.O_END:
            if script[at] == word:
                return at
            at += script[at + 1]
        return NONE

    def in_force(self, seat: int) -> list[int]:
        """Heads and cards of all that holds for both seats, the own first."""
        found = self.played.copy()
        prepares = self.tables.prepares
        for i in range(seat * DEAL, seat * DEAL + DEAL):
            if len(prepares[self.card[i]]) > 0 and (self.place[i] == HIRED or self.place[i] >= 0):
                head = self.setup_of(i, RECRUIT_STAGE)
                if head != 0:
                    found += [head, i]
        return found

    def granted(self, word: int, seat: int) -> int:
        """Gold or silver that abilities give a seat."""
        if self.tables.setups == 0:
            return 0
        total = 0
        heads = self.in_force(seat)
        for k in range(0, len(heads), PLAYED):
            at = self.word_at(heads[k], word)
            if at != NONE and self.owner(heads[k + 1]) == seat:
                total += self.amount(self.tables.script[at + 2], heads[k + 1], NONE)
        return total

    def flung(self, seat: int) -> list[int]:
        """Cards of a seat's deal that were thrown into the other army (BK-23.80)."""
        found: list[int] = []
        for k in range(0, len(self.played), PLAYED):
            i = self.played[k + 1]
            if self.owner(i) == seat and self.word_at(self.played[k], codes.O_FLING) != NONE:
                found.append(i)
        return found

    def burden(self, seat: int) -> int:
        """What a seat has to pay for cards that were thrown at it."""
        return sum(self.tables.cost[self.card[i]] for i in self.flung(1 - seat))

    def price(self, seat: int, row: int) -> int:
        """What a card costs to hire, discounts taken off."""
        cost = self.tables.cost[row]
        if self.tables.setups == 0:
            return cost
        heads = self.in_force(seat)
        for k in range(0, len(heads), PLAYED):
            at = self.word_at(heads[k], codes.O_DISCOUNT)
            if at != NONE and self._means(at, row, seat, heads[k + 1]):
                cost -= self.amount(self.tables.script[at + 3], heads[k + 1], NONE)
        return max(0, cost)

    def is_banned(self, seat: int, row: int) -> bool:
        if self.tables.setups == 0:
            return False
        heads = self.in_force(seat)
        for k in range(0, len(heads), PLAYED):
            at = self.word_at(heads[k], codes.O_BAN)
            if at != NONE and self._means(at, row, seat, heads[k + 1]):
                return True
        return False

    def _means(self, at: int, row: int, seat: int, me: int) -> bool:
        """Whether a selector of an instruction means a card of a seat's deal."""
        what = self.tables.script[at + 2]
        side = self.tables.code[what + 1]
        if side != codes.ANY and (seat == self.owner(me)) != (side == codes.MINE):
            return False
        return self.fits_in_deck(what, codes.FROM_DECK + row, me, NONE)

    def odd_squares(self, i: int) -> list[int]:
        """Free squares on which an ability lets a card be placed."""
        if self.tables.setups == 0:
            return []
        found: list[int] = []
        for stage in (RECRUIT_STAGE, DEPLOY_STAGE):
            head = self.setup_of(i, stage)
            at = NONE if head == 0 else self.word_at(head, codes.O_PLACE)
            if at != NONE:
                found += self.cells(self.tables.script[at + 2], i, NONE)
        return [square for square in found if self.board[square] == NONE]

    # Played from the deal

    def playable(self, seat: int) -> list[int]:
        """Cards of a deal whose abilities may be played before recruiting."""
        found: list[int] = []
        for i in range(seat * DEAL, seat * DEAL + DEAL):
            if self.place[i] == DEALT and not self.has_played(i):
                head = self.setup_of(i, DEAL_STAGE)
                if head != 0 and self._can_play(seat, i, head):
                    found.append(i)
        return found

    def has_played(self, i: int) -> bool:
        return any(self.played[k + 1] == i for k in range(0, len(self.played), PLAYED))

    def _can_play(self, seat: int, i: int, head: int) -> bool:
        """Who cannot pay for a card cannot be ordered to take it (BK-4.17)."""
        if self.word_at(head, codes.O_HIRE) == NONE:
            return True
        return self.can_hire(seat, self.card[i])

    def can_hire(self, seat: int, card: int) -> bool:
        raise NotImplementedError
