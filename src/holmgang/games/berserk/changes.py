"""What abilities put on cards and take off again: wounds, states, chips, markers."""

from typing import Final

from holmgang.games.berserk import codes, events
from holmgang.games.berserk.combat import Combat
from holmgang.games.berserk.field import SQUARES
from holmgang.games.berserk.state import (
    BLESSED,
    CARDS,
    CURSED,
    STUNNED,
)
from holmgang.games.berserk.tables import (
    NO_SPELLS,
    NONE,
    SPELL,
)

SHARE: Final = 7
"""Bits in which the wounds that a card gets are noted down."""


class Changes(Combat):
    """The part of the rules that changes what cards bear."""

    def operand(self, at: int, k: int) -> int:
        """An amount among the operands of an instruction."""
        where = self.tables.script[at + 2 + k]
        return self.amount(where, self.reg(codes.G_ME), self.base)

    def means_of(self) -> int:
        """What the ability counts as: a spell or an effect (BK-10.7)."""
        return self.tables.code[self.reg(codes.G_HEAD) + codes.H_TYPE]

    def reached(self, mask: int) -> list[int]:
        """The cards of a mask that the ability can do something to (BK-12.34)."""
        found: list[int] = []
        if mask <= 0:
            return found
        is_spell = self.means_of() == SPELL
        for i in range(CARDS):
            if mask >> i & 1:
                if is_spell and self.place[i] >= 0 and self.keyword(i, NO_SPELLS) > 0:
                    self.note(events.BLOCKED, self.reg(codes.G_ME), SPELL, self.whereabouts(i))
                elif not self.is_sheltered(i):
                    found.append(i)
        return found

    def is_sheltered(self, i: int) -> bool:
        """Whether the ability goes with an attack that a card is protected from (BK-12.34)."""
        if self.place[i] < 0:
            return False
        me = self.reg(codes.G_ME)
        means = self.reg(codes.G_NEWS + codes.N_MEANS)
        if 0 <= means < SPELL and i == self.reg(codes.G_NEWS + codes.N_TARGET):
            return self.is_blocked(means, self.reg(codes.G_NEWS + codes.N_BY), i)
        if i != self.reg(codes.G_ATTACKED):
            return False
        kinds = self.tables.code[self.reg(codes.G_HEAD) + codes.H_KINDS]
        return any(kinds >> k & 1 and self.is_blocked(k, me, i) for k in range(SPELL))

    # Markers and states

    def change(self, op: int, at: int) -> None:
        me = self.reg(codes.G_ME)
        base = self.base
        means = self.means_of()
        if op == codes.O_MOVE_CHIPS:
            self._move_chips(at)
        elif op == codes.O_MARK or op == codes.O_UNMARK:
            self._mark(op, at)
        else:
            has_n = op == codes.O_FINISH or codes.O_DAMAGE <= op <= codes.O_LOSE_CHIPS
            plain = (codes.O_RESTORE, codes.O_BLESS, codes.O_CURSE, codes.O_CLEANSE)
            n = self.operand(at, 0) if has_n and op not in plain else self.tables.script[at + 2]
            for i in self.reached(self.stack[base + codes.G_TARGETS]):
                self._change_one(op, i, n, me, means)

    def _change_one(self, op: int, i: int, n: int, me: int, means: int) -> None:
        if op == codes.O_DAMAGE:
            self.injure(i, n, means, me)
        elif op == codes.O_HEAL:
            self.heal(i, n, me)
        elif op == codes.O_RESTORE:
            self.heal(i, self.wounds[i], me)
        elif op == codes.O_POISON:
            self.turn_up(i)
            self.envenom(i, n, me)
        elif op == codes.O_FINISH:
            self.destroy(i, me, means)
        elif self.place[i] >= 0:
            self.turn_up(i)
            self._set_state(op, i, n, me)

    def _set_state(self, op: int, i: int, n: int, me: int) -> None:
        if op == codes.O_TAP:
            self.exhaust(i)
            if not self.is_alert(i):
                self.note(events.EXHAUSTED, i)
        elif op == codes.O_OPEN:
            if not self.forbids(codes.D_OPEN, i):
                self.make_alert(i)
                if self.is_alert(i):
                    self.note(events.ALERTED, i)
        elif op == codes.O_STUN:
            self.status[i] |= STUNNED
            self.note(events.STUNNED, i)
        elif op == codes.O_RESTORE_ARMOR:
            self.soaked[i] = 0
            self.note(events.ARMORED, i)
        elif op == codes.O_BLESS or op == codes.O_CURSE:
            event = codes.E_BLESSED if op == codes.O_BLESS else codes.E_CURSED
            self.write_news(event, i, me, NONE, 0, NONE, NONE)
            self.happen()
        elif op == codes.O_CLEANSE:
            self._cleanse(i, n)
        elif op == codes.O_CHIPS or op == codes.O_LIVES:
            event = codes.E_CHIPS_GAINED if op == codes.O_CHIPS else codes.E_LIVES_GAINED
            self.write_news(event, i, me, NONE, n, NONE, NONE)
            self.happen()
        elif op == codes.O_LOSE_LIVES:
            self.lose_lives(i, n)
        elif op == codes.O_LOSE_CHIPS:
            self.lose_chips(i, n)

    def _cleanse(self, i: int, what: int) -> None:
        if what == 0:
            self.poison[i] = 0
        else:
            self.status[i] &= ~(CURSED if what == 1 else BLESSED)
        self.note(events.CLEANSED, i, what)

    def shareable(self, at: int) -> int:
        """How many wounds can be redistributed (BK-19.143)."""
        source = lowest(self.reg(codes.G_FIRST))
        if source == NONE or self.reg(codes.G_TARGETS) <= 0 or not self.can_be_healed(source):
            return 0
        return max(0, min(self.operand(at, 0), self.wounds[source]))

    def redistribute(self, shares: int, total: int) -> None:
        """Heal one, wound others by the same total; each share is SHARE bits."""
        me = self.reg(codes.G_ME)
        means = self.means_of()
        source = lowest(self.reg(codes.G_FIRST))
        for i in self.reached(self.reg(codes.G_TARGETS)):
            self.injure(i, shares >> SHARE * i & (1 << SHARE) - 1, means, me)
        self.heal(source, total, me)

    def _move_chips(self, at: int) -> None:
        source = lowest(self.reg(codes.G_FIRST))
        to = lowest(self.reg(codes.G_TARGETS))
        n = self.operand(at, 0)
        if source != NONE and to != NONE:
            moved = self.lose_chips(source, n)
            if moved > 0:
                me = self.reg(codes.G_ME)
                self.write_news(codes.E_CHIPS_GAINED, to, me, NONE, moved, NONE, NONE)
                self.happen()

    def _mark(self, op: int, at: int) -> None:
        """Markers on cards or squares; with no target named, off everything."""
        script = self.tables.script
        marker = script[at + 2]
        kind = script[at + 3]
        if kind == NONE:
            self._unmark_all(marker)
            return
        mask = self.reg(codes.G_AT) if kind == 1 else self.reg(codes.G_TARGETS)
        for index in range(SQUARES if kind == 1 else CARDS):
            if mask > 0 and mask >> index & 1:
                if op == codes.O_MARK:
                    self.put_mark(marker, kind, index)
                else:
                    self.take_mark(marker, kind, index)

    def put_mark(self, marker: int, kind: int, index: int) -> None:
        self.marks += [marker, kind, index]
        if kind == 0:
            self.note(events.MARKED, index, marker)
            self._tell_mark(codes.E_MARKED, index, marker)
        else:
            self.note(events.SQUARE_MARKED, self.reg(codes.G_ME), marker, index)

    def take_mark(self, marker: int, kind: int, index: int) -> bool:
        marks = self.marks
        for k in range(0, len(marks), 3):
            if marks[k] == marker and marks[k + 1] == kind and marks[k + 2] == index:
                del marks[k : k + 3]
                if kind == 0:
                    self.note(events.UNMARKED, index, marker)
                    self._tell_mark(codes.E_UNMARKED, index, marker)
                return True
        return False

    def _tell_mark(self, event: int, i: int, marker: int) -> None:
        if self.ears >> event & 1:
            self.write_news(event, i, self.reg(codes.G_ME), NONE, 0, NONE, NONE)
            self.news[codes.N_SEAT] = marker
            self.tell_all()

    def _unmark_all(self, marker: int) -> None:
        for k in range(0, len(self.marks), 3):
            if self.marks[k] == marker and self.marks[k + 1] == 0:
                self._tell_mark(codes.E_UNMARKED, self.marks[k + 2], marker)
        kept: list[int] = []
        for k in range(0, len(self.marks), 3):
            if self.marks[k] != marker:
                kept += self.marks[k : k + 3]
        self.marks = kept


def lowest(mask: int) -> int:
    """The lowest card of a mask, NONE of an empty one."""
    if mask <= 0:
        return NONE
    return (mask & -mask).bit_length() - 1
