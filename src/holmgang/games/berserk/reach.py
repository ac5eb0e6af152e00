"""Who reaches whom on the field and in the air (BK-11A, BK-13, BK-15).

A hidden card is taken for what its back shows: something that stands on its
square. Nothing here lets the other player find out more.
"""

from holmgang.games.berserk.field import SQUARES, between
from holmgang.games.berserk.state import AIR, ALERT, HIDDEN, PACIFIED, Position
from holmgang.games.berserk.tables import (
    ATTACKS,
    BASIC,
    DEAL,
    FLYER,
    GROUND,
    JUMP,
    MELEE,
    NONE,
    POLEARM,
    RANK,
    SPELL,
    TELEPORT,
    TERRAIN,
)


class Reach(Position):
    """The part of the rules that asks who stands where."""

    def are_adjacent(self, one: int, other: int) -> bool:
        """Whether two cards stand next to each other; flyers stand nowhere (BK-15.1)."""
        here = self.place[one]
        there = self.place[other]
        if here < 0 or there < 0 or here == AIR or there == AIR:
            return False
        return self.tables.field.radius[here * SQUARES + there] == 1

    def distance(self, here: int, there: int) -> int:
        """Between two squares, as the edition measures ranges (BK-13.1, BK-13.7)."""
        at = here * SQUARES + there
        field = self.tables.field
        return field.path[at] if self.tables.edition.along_lines else field.radius[at]

    def in_rank(self, i: int) -> bool:
        """Next to another card of its army that has rank too, not diagonally (BK-19.39)."""
        if self.keyword(i, RANK) == 0 or not 0 <= self.place[i] < SQUARES:
            return False
        for square in self.tables.field.steps[self.place[i]]:
            other = self.board[square]
            if other != NONE and self.owner(other) == self.owner(i) and self.keyword(other, RANK):
                return True
        return False

    # Movement

    def can_move(self, i: int) -> bool:
        """Only ground creatures move, while points are left (BK-9.4, BK-9.7, BK-9.8)."""
        return self.steps[i] > 0 and self.tables.type[self.card[i]] == GROUND

    def leap_range(self, i: int) -> int:
        if self.keyword(i, TELEPORT):
            return SQUARES
        return self.keyword(i, JUMP)

    def free_rear(self, seat: int) -> list[int]:
        return [square for square in self.tables.field.rear[seat] if self.board[square] == NONE]

    # Targets

    def can_strike(self, i: int) -> bool:
        """Creatures strike, unless something pacifies them (BK-1.2, BK-17.3, BK-18.3)."""
        return self.status[i] & PACIFIED == 0 and self.is_creature(i)

    def can_target(self, means: int, by: int, to: int, reach: int = 0) -> bool:
        """Whether a card may turn an action of some kind and range on another (BK-10.4 to 10.6).

        Range 0 is unlimited (BK-13.4). Attacks go at enemies only (BK-10.13).
        """
        if self.place[to] < 0:
            return False
        if means >= SPELL:
            return self._is_within(by, to, reach)
        if self.owner(by) == self.owner(to) or self._is_open_terrain(to):
            return False
        if self.place[by] == AIR or self.place[to] == AIR:
            return self._reaches_in_the_air(means, by, to)
        if MELEE >> means & 1:
            return self.are_adjacent(by, to)
        if means == POLEARM:
            return self._strikes_across(by, to)
        return not self.are_adjacent(by, to) and self._is_within(by, to, reach)

    def _is_open_terrain(self, i: int) -> bool:
        """It cannot be attacked (BK-18.4)."""
        return self.place[i] == AIR and self.tables.type[self.card[i]] == TERRAIN

    def _is_within(self, by: int, to: int, reach: int) -> bool:
        """No distance can be measured to or from the air, so any range does (BK-13.8, -13.9)."""
        here = self.place[by]
        there = self.place[to]
        if reach == 0 or here >= SQUARES or there >= SQUARES:
            return True
        return self.distance(here, there) <= reach

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
            return False
        other = self.board[middle]
        return other == NONE or self.owner(other) == self.owner(by)

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
        base = self.owner(target) * DEAL
        for i in range(base, base + self.size[self.owner(target)]):
            status = self.status[i]
            if status & ALERT == 0 or i == target or not self._stands_by(i, attacker, target):
                continue
            if status & HIDDEN or self.is_creature(i):
                return True
        return False

    def may_protect(self, i: int, attacker: int, target: int) -> bool:
        """An alert creature next to both fighters (BK-11.6); of flyers BK-15.3 to BK-15.5.

        A hidden flyer leaves its square when it is turned to act, so it can
        protect only where a flyer can.
        """
        if not self.is_alert(i) or i == target or self.owner(i) != self.owner(target):
            return False
        if not self.is_creature(i) or not self._stands_by(i, attacker, target):
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
