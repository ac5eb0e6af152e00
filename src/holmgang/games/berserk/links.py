"""Whose abilities can be at work: who changes figures, who waits for events (BK-12C).

Asked anew whenever cards come or go or are given abilities, so that all else
can ask quickly whether anybody cares.
"""

from typing import Final

from holmgang.games.berserk import codes
from holmgang.games.berserk.modifiers import (
    GIFT_MOD,
    GIFT_SLOT,
    GIFT_TERM,
    GIFT_TO,
    GIFT_UNTIL,
    GIVEN,
    lot,
)
from holmgang.games.berserk.reach import Reach
from holmgang.games.berserk.state import CARDS, GIFT, HIDDEN, LATER_WIDTH
from holmgang.games.berserk.tables import DEAL, INCORPOREAL, JUMP, KEYWORDS, NONE, TELEPORT

REACHES: Final = (
    1 << codes.M_RANGE
    | 1 << lot(codes.SLOT_REACH_FLYERS)
    | 1 << lot(codes.SLOT_REACH_DIAGONAL)
    | 1 << lot(codes.SLOT_REACH_ANYWHERE)
)
"""What changes who reaches whom."""

FLEETING: Final = 1 << lot(codes.SLOT_COMMAND) | 1 << lot(codes.SLOT_FLIGHT)
"""Gifts whose end has to be noticed at once."""


class Links(Reach):
    """The part of the rules that knows who listens."""

    def relink(self) -> None:
        """Find out whose abilities can be at work; asked when that changes."""
        tables = self.tables
        self.gather()
        self.links = tables.no_links.copy()
        self.watch = tables.no_ears.copy()
        self.stands = tables.no_ears.copy()
        self.plain = True
        self.ruled = False
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
                self._tie(code[mod], source, head, mod)
                if code[mod] == codes.M_ABILITY:
                    self.openings |= self.tables.opening(code[mod + codes.MOD_N])
                    self._lend(source, head, code[mod + codes.MOD_N])
        elif sort == codes.ACT:
            self.openings |= self.tables.opening(head)
        elif sort == codes.RULE:
            self._tie(code[parts], source, head, parts + 1)
        elif sort == codes.ON:
            event = code[code[head + codes.H_EVENT]]
            self.watch[event] = [*self.watch[event], source, head]
        elif sort == codes.INSTEAD:
            event = code[code[head + codes.H_EVENT]]
            self.stands[event] = [*self.stands[event], source, head]

    def _tie(self, slot: int, source: int, head: int, mod: int) -> None:
        """A new list, for the empty ones are shared by all positions."""
        self.links[slot] = [*self.links[slot], source, head, mod]
        if codes.SLOT_FORBID <= slot < codes.SLOT_SHIELD:
            self.ruled = True
        else:
            self.plain = False

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
        """Which events anybody waits for."""
        self._survey()
        self.called = self.tables.tallies | self.openings
        for event in range(codes.EVENTS):
            if len(self.watch[event]) > 0:
                self.called |= 1 << event
        self.take_stock()

    def take_stock(self) -> None:
        """What the gifts, and what was put off, add to that; asked when they change."""
        self.ears = self.called
        for k in range(0, len(self.laters), LATER_WIDTH):
            self.ears |= 1 << self.tables.code[self.laters[k]]
        gifts = self.gifts
        gifted = 0
        touched = self.altered
        for k in range(0, len(gifts), GIFT):
            slot = gifts[k + GIFT_SLOT]
            gifted |= 1 << lot(slot)
            if gifts[k + GIFT_UNTIL] == codes.U_NEXT:
                self.ears |= 1 << gifts[k + GIFT_TERM]
            if codes.SLOT_KW <= slot < codes.SLOT_IGNORE:
                touched |= 1 << (slot & 31)
        self.gifted = gifted
        self.touched = touched
        self.lends = self.is_changed(codes.M_ABILITY)
        self.hushes = self.is_changed(codes.M_SILENT)
        self.retyped = self.is_changed(codes.M_TYPE)
        self.reaching = self.extended or gifted & REACHES != 0
        self.fleeting = len(self.sinking) > 0 or gifted & FLEETING != 0

    def _survey(self) -> None:
        """Which questions can be answered without looking at any ability."""
        links = self.links
        self.altered = 0
        for word in range(KEYWORDS):
            for base in (codes.SLOT_KW, codes.SLOT_MORE, codes.SLOT_LOSE):
                if len(links[base + word]) > 0:
                    self.altered |= 1 << word
        self.nimble = [1 if self._is_nimble(i) else 0 for i in range(CARDS)]
        self.rules = 0
        for deed in range(codes.SLOT_ONLY - codes.SLOT_FORBID):
            if len(links[codes.SLOT_FORBID + deed]) + len(links[codes.SLOT_ONLY + deed]) > 0:
                self.rules |= 1 << deed
        self.extended = len(links[codes.SLOT_ALSO + codes.D_ATTACK]) > 0
        for slot in range(codes.SLOTS):
            if REACHES >> lot(slot) & 1 and len(links[slot]) > 0:
                self.extended = True

    def _is_nimble(self, i: int) -> bool:
        """Whether it is printed on a card that it jumps, teleports or passes through others."""
        if self.card[i] == NONE:
            return False
        for word in (JUMP, TELEPORT, INCORPOREAL):
            if self.tables.keyword(self.card[i], word) > 0:
                return True
        return False
