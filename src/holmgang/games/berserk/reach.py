"""Who reaches whom on the field and in the air (BK-11A, BK-13, BK-15).

A hidden card is taken for what its back shows: something that stands on its
square. Nothing here lets the other player find out more.
"""

from typing import Final

from holmgang.games.berserk import codes
from holmgang.games.berserk.field import SQUARES, between
from holmgang.games.berserk.modifiers import Modified
from holmgang.games.berserk.state import ACTED, AIR, ALERT, HIDDEN, PACIFIED, SWING
from holmgang.games.berserk.tables import (
    ATTACKS,
    BASIC,
    FLYER,
    GROUND,
    JUMP,
    MELEE,
    NONE,
    POLEARM,
    SPELL,
    TELEPORT,
    TERRAIN,
)

BARS: Final = 1 << codes.D_ATTACK | 1 << codes.D_BE_ATTACKED
"""Deeds whose rules say who may attack whom."""


class Reach(Modified):
    """The part of the rules that asks who stands where."""

    def are_adjacent(self, one: int, other: int) -> bool:
        """Whether two cards stand next to each other; flyers stand nowhere (BK-15.1).

        A symbiote is next to its host and to all that its host is next to (BK-16.11).
        """
        here = self.place[one]
        there = self.place[other]
        if here < 0 or there < 0 or here == AIR or there == AIR:
            return False
        far = self.tables.field.radius[here * SQUARES + there]
        return far == 1 or (far == 0 and one != other)

    # Movement

    def can_move(self, i: int) -> bool:
        """Only ground creatures move, while points are left (BK-9.4, BK-9.7, BK-9.8)."""
        if self.steps[i] <= 0 or self.type_of(i) != GROUND:
            return False
        return not self.ruled or not self.forbids(codes.D_MOVE, i)

    def can_enter(self, i: int, square: int) -> bool:
        """Onto a free square that no card closes to it (BK-9.3)."""
        if self.board[square] != NONE:
            return False
        return not self.ruled or not self.forbids(codes.D_ENTER, i, NONE, NONE, square)

    def can_pass(self, i: int, square: int) -> bool:
        """The incorporeal step onto occupied squares too (BK-19.102a)."""
        return not self.ruled or not self.forbids(codes.D_ENTER, i, NONE, NONE, square)

    def leap_range(self, i: int) -> int:
        if self.keyword(i, TELEPORT):
            return SQUARES
        return self.keyword(i, JUMP)

    def free_rear(self, seat: int) -> list[int]:
        return [square for square in self.tables.field.rear[seat] if self.board[square] == NONE]

    # Targets

    def can_strike(self, i: int) -> bool:
        """Creatures strike, unless something pacifies them (BK-1.2, BK-17.3, BK-18.3)."""
        status = self.status[i]
        if status & PACIFIED or not self.is_creature(i):
            return False
        if status & ACTED and not self.has_swings(i):
            return False
        return not self.ruled or not self.forbids(codes.D_ACT, i)

    def has_swings(self, i: int) -> bool:
        """Whether a card that has attacked may do so again this turn."""
        swings = self.status[i] // SWING
        return 0 < swings < self.added(codes.M_TIMES, i, BASIC)

    def can_target(self, means: int, by: int, to: int, reach: int = 0) -> bool:
        """Whether a card may turn an action of some kind and range on another (BK-10.4 to 10.6).

        Range 0 is unlimited (BK-13.4). Attacks go at enemies only (BK-10.13).
        """
        if self.place[to] < 0:
            return False
        if means >= SPELL:
            return self._is_within(by, to, reach)
        if self.controller(by) == self.controller(to):
            return False
        if not self.can_reach(means, by, to, reach):
            return False
        return self.rules & BARS == 0 or not self.is_barred(means, by, to)

    def can_reach(self, means: int, by: int, to: int, reach: int) -> bool:
        """Whether an attack of some kind gets to a card, whosever it is."""
        if self._is_open_terrain(to):
            return False
        if self.reaching:
            if means == BASIC and self._strikes_anywhere(by, to):
                return True
            if reach > 0:
                reach = max(1, reach + self.added(codes.M_RANGE, by, means))
        if self.place[by] == AIR or self.place[to] == AIR:
            return self._reaches_in_the_air(means, by, to)
        if MELEE >> means & 1:
            return self.are_adjacent(by, to)
        if means == POLEARM:
            return self._strikes_across(by, to)
        return not self.are_adjacent(by, to) and self._is_within(by, to, reach)

    def is_barred(self, means: int, by: int, to: int) -> bool:
        """Rules of cards: who may not attack whom."""
        if self.forbids(codes.D_ATTACK, by, to, means):
            return True
        return self.forbids(codes.D_BE_ATTACKED, to, by, means)

    def _strikes_anywhere(self, by: int, to: int) -> bool:
        if self.place[to] == AIR and self.is_given(codes.SLOT_REACH_FLYERS, by):
            return True
        if self.ruled and self.ruled_by(codes.SLOT_ALSO + codes.D_ATTACK, by, to, BASIC):
            return True
        return self.is_given(codes.SLOT_REACH_ANYWHERE, by)

    def _is_open_terrain(self, i: int) -> bool:
        """It cannot be attacked (BK-18.4)."""
        return self.place[i] == AIR and self.tables.type[self.card[i]] == TERRAIN

    def _is_within(self, by: int, to: int, reach: int) -> bool:
        """No distance can be measured to or from the air, so any range does (BK-13.8, -13.9)."""
        here = self.place[by]
        there = self.place[to]
        if reach == 0 or here >= SQUARES or there >= SQUARES:
            return True
        return self.span(here, there) <= reach

    def _reaches_in_the_air(self, means: int, by: int, to: int) -> bool:
        """Flyers strike anybody, the others a flyer only by right or from afar (BK-15.2, -15.9)."""
        if means == POLEARM:
            return False
        if MELEE >> means & 1:
            return self.place[by] == AIR or (means == BASIC and self.sky[by] >= self.turn)
        return True

    def _strikes_across(self, by: int, to: int) -> bool:
        """A polearm reaches over a square that is empty or holds an own card (BK-13.11)."""
        middle = between(self.place[by], self.place[to])
        if middle == NONE:
            return self._strikes_diagonally(by, to)
        other = self.board[middle]
        return other == NONE or self.controller(other) == self.controller(by)

    def _strikes_diagonally(self, by: int, to: int) -> bool:
        """Two squares along a diagonal, for polearms that reach so."""
        here = self.place[by]
        there = self.place[to]
        at = here * SQUARES + there
        field = self.tables.field
        if field.radius[at] != 2 or field.path[at] != 4:
            return False
        other = self.board[(here + there) // 2]
        if other != NONE and self.controller(other) != self.controller(by):
            return False
        return self.is_given(codes.SLOT_REACH_DIAGONAL, by)

    def may_watch(self, seat: int) -> bool:
        """Whether the enemy has only flyers left, so that one may prepare for them (BK-15.6)."""
        enemy = 1 - seat
        for i in self.army(enemy):
            if 0 <= self.place[i] < SQUARES and (self.is_hidden(i) or self.is_creature(i)):
                return False
        return True

    # Protectors

    def has_protector(self, attacker: int, target: int) -> bool:
        """Whether, as far as anybody can see, somebody could protect.

        A hidden card beside the fighters may prove unable to, which its owner
        knows; the question is put all the same, or silence would tell.
        """
        for i in self.armies[self.controller(target)]:
            status = self.status[i]
            if status & ALERT == 0 or i == target:
                continue
            if status & HIDDEN:
                if self._stands_by(i, attacker, target):
                    return True
            elif self.may_protect(i, attacker, target):
                return True
        return False

    def may_protect(self, i: int, attacker: int, target: int) -> bool:
        """An alert creature next to both fighters (BK-11.6); of flyers BK-15.3 to BK-15.5.

        A hidden flyer leaves its square when it is turned to act, so it can
        protect only where a flyer can.
        """
        if not self.is_alert(i) or i == target or self.controller(i) != self.controller(target):
            return False
        if not self.is_creature(i):
            return False
        if self.ruled and not self.is_hidden(i):
            if self.forbids(codes.D_PROTECT, i, target):
                return False
            if self.ruled_by(codes.SLOT_ALSO + codes.D_PROTECT, i, target):
                return i != attacker
        if not self._stands_by(i, attacker, target):
            return False
        lurks = self.is_hidden(i) and self.tables.type[self.card[i]] == FLYER
        return not lurks or self.is_flying(attacker)

    def _stands_by(self, i: int, attacker: int, target: int) -> bool:
        if self.place[target] == AIR:
            return self.place[i] == AIR
        if self.place[attacker] == AIR:
            return self.place[i] == AIR or self.are_adjacent(i, target)
        return self.are_adjacent(i, attacker) and self.are_adjacent(i, target)


def is_attack(means: int) -> bool:
    return ATTACKS >> means & 1 == 1
