"""Whose abilities can be at work: who changes figures, who waits for events (BK-12C).

Asked anew whenever cards come or go or are given abilities, so that all else
can ask quickly whether anybody cares.
"""

from holmgang.games.berserk import codes
from holmgang.games.berserk.modifiers import (
    GIFT_MOD,
    GIFT_SLOT,
    GIFT_TERM,
    GIFT_TO,
    GIFT_UNTIL,
    GIVEN,
)
from holmgang.games.berserk.reach import Reach
from holmgang.games.berserk.state import CARDS, GIFT, HIDDEN, LATER_WIDTH
from holmgang.games.berserk.tables import DEAL, INCORPOREAL, JUMP, KEYWORDS, NONE, TELEPORT


class Links(Reach):
    """The part of the rules that knows who listens."""

    def relink(self) -> None:
        """Find out whose abilities can be at work; asked when that changes."""
        tables = self.tables
        self.gather()
        self.links = [[] for _ in range(codes.SLOTS)]
        self.watch = [[] for _ in range(codes.EVENTS)]
        self.stands = [[] for _ in range(codes.EVENTS)]
        self.openings = 0
        self.lurking = tables.nothing_lurks
        self.lent = []
        for i in range(CARDS):
            if self.card[i] != NONE:
                for head in tables.abilities[self.card[i]]:
                    self._link(i, head)
        gifts = self.gifts
        for k in range(0, len(gifts), GIFT):
            if gifts[k + GIFT_SLOT] == codes.M_ABILITY:
                self._link(gifts[k + GIFT_TO] + GIVEN, gifts[k + GIFT_MOD])
        if any(tables.instants):
            self._look_under_backs()
        self._listen()

    def _link(self, source: int, head: int) -> None:
        code = self.tables.code
        sort = code[head + codes.H_CLASS]
        parts = code[head + codes.H_PARTS]
        if sort == codes.STATIC:
            for k in range(code[parts]):
                mod = code[parts + 1 + k]
                self.links[code[mod]] += [source, head, mod]
                if code[mod] == codes.M_ABILITY:
                    self.openings |= self.tables.opening(code[mod + codes.MOD_N])
                    self._lend(source, head, code[mod + codes.MOD_N])
        elif sort == codes.ACT:
            self.openings |= self.tables.opening(head)
        elif sort == codes.RULE:
            self.links[code[parts]] += [source, head, parts + 1]
        elif sort == codes.ON:
            self.watch[code[code[head + codes.H_EVENT]]] += [source, head]
        elif sort == codes.INSTEAD:
            self.stands[code[code[head + codes.H_EVENT]]] += [source, head]

    def _look_under_backs(self) -> None:
        """What hidden cards might answer, for all that the other player knows of them."""
        self.lurking = [self._lurks(0), self._lurks(1)]
        self.openings |= self.lurking[0] | self.lurking[1]

    def _lurks(self, seat: int) -> int:
        start = seat * DEAL
        hidden = [i for i in range(start, start + self.size[seat]) if self.status[i] & HIDDEN]
        mask = 0
        if len(hidden) > 0:
            for i in hidden:
                mask |= self.tables.instants[self.card[i]]
            for row in self.deck_rows(seat):
                mask |= self.tables.instants[row]
        return mask

    def _lend(self, source: int, head: int, ability: int) -> None:
        """An ability that is not used but works by itself may be given to any card."""
        if self.tables.code[ability] == codes.ACT:
            return
        number = 2 + len(self.lent) // 2
        self.lent = [*self.lent, source, head]
        for i in range(CARDS):
            if self.card[i] != NONE:
                self._link(i + GIVEN * number, ability)

    def _listen(self) -> None:
        """Which events anybody waits for, and whether any modifier is possible at all."""
        self.plain = True
        self.ruled = False
        for slot in range(codes.SLOTS):
            if len(self.links[slot]) > 0:
                if codes.SLOT_FORBID <= slot < codes.SLOT_SHIELD:
                    self.ruled = True
                else:
                    self.plain = False
        self._survey()
        self.ears = self.tables.tallies | self.openings
        for event in range(codes.EVENTS):
            if len(self.watch[event]) > 0:
                self.ears |= 1 << event
        for k in range(0, len(self.laters), LATER_WIDTH):
            self.ears |= 1 << self.tables.code[self.laters[k]]
        gifts = self.gifts
        self.retyped = len(self.links[codes.M_TYPE]) > 0
        self.fleeting = len(self.sinking) > 0
        for k in range(0, len(gifts), GIFT):
            if gifts[k + GIFT_UNTIL] == codes.U_NEXT:
                self.ears |= 1 << gifts[k + GIFT_TERM]
            if gifts[k + GIFT_SLOT] == codes.M_TYPE:
                self.retyped = True
            if gifts[k + GIFT_SLOT] >= codes.SLOT_COMMAND:
                self.fleeting = True

    def _survey(self) -> None:
        """Which questions can be answered without looking at any ability."""
        links = self.links
        self.touched = -1 if len(links[codes.M_SILENT]) > 0 else 0
        for word in range(KEYWORDS):
            for base in (codes.SLOT_KW, codes.SLOT_MORE, codes.SLOT_LOSE):
                if len(links[base + word]) > 0:
                    self.touched |= 1 << word
        self.nimble = [1 if self._is_nimble(i) else 0 for i in range(CARDS)]
        self.rules = 0
        for deed in range(codes.SLOT_ONLY - codes.SLOT_FORBID):
            if len(links[codes.SLOT_FORBID + deed]) + len(links[codes.SLOT_ONLY + deed]) > 0:
                self.rules |= 1 << deed
        self.reaching = len(links[codes.SLOT_ALSO + codes.D_ATTACK]) > 0
        for slot in (
            codes.M_RANGE,
            codes.SLOT_REACH_FLYERS,
            codes.SLOT_REACH_DIAGONAL,
            codes.SLOT_REACH_ANYWHERE,
        ):
            if len(links[slot]) > 0:
                self.reaching = True

    def _is_nimble(self, i: int) -> bool:
        """Whether a card may jump, teleport or pass through others."""
        if self.card[i] == NONE:
            return False
        for word in (JUMP, TELEPORT, INCORPOREAL):
            if self.touched >> word & 1 or self.tables.keyword(self.card[i], word) > 0:
                return True
        return False
