"""A random choice of a turn without a list of all choices, for playouts.

Every card of the army has room for all that it might do: its abilities, its steps,
a strike at each enemy card and so on. A place in that room is drawn, and drawn again
until a legal choice is there, so that each of them is as likely as the next.
"""

from typing import Final

from holmgang.core.action import Action, first, pack, second, verb
from holmgang.core.chance import Random
from holmgang.games.berserk import codes
from holmgang.games.berserk.field import SQUARES
from holmgang.games.berserk.state import ACTED, AIR, ALERT, ASK_TURN, MOVED
from holmgang.games.berserk.tables import (
    ANSWER,
    BASIC,
    CHARGE,
    END,
    INCORPOREAL,
    JUMP,
    LEAP,
    MOVE,
    NONE,
    STRIKE,
    TELEPORT,
    USE,
    WATCH,
)
from holmgang.games.berserk.turns import Turns

LEAPS: Final = 1 << JUMP | 1 << TELEPORT | 1 << INCORPOREAL
"""Keywords of cards that do not just walk."""

STEPS: Final = 4
"""The most squares a card can step to."""


class Roaming(Turns):
    """The part of the rules that draws one choice of a turn."""

    def wander(self, rng: Random, limit: int) -> int:
        if self.asking != ASK_TURN or self.passer != NONE:
            return super().wander(rng, limit)
        foes = self.foes()
        ends = self.rooms(len(foes))
        whole = ends[-1]
        action = NONE
        while action == NONE:
            action = self.choice_at(foes, ends, rng.below(whole))
        self.apply(self.active, action)
        return 1

    def has_duties(self) -> bool:
        """Whether some card may have to attack before it does anything else."""
        if not self.ruled:
            return False
        links = self.links[codes.SLOT_MUST + codes.D_ATTACK]
        return any(not self.sleeps(links[k], links[k + 1]) for k in range(0, len(links), 3))

    def can_leap(self, i: int) -> bool:
        """Whether a card might not just walk."""
        return self.nimble[i] == 1 or self.touched & LEAPS != 0

    def can_charge(self, i: int, heads: list[int]) -> bool:
        """Whether a card can exhaust for a chip: it must be one that pays with chips (BK-12.3)."""
        if self.status[i] & (ALERT | ACTED) != ALERT:
            return False
        return any(self.asks_for(head, codes.P_CHIPS) for head in heads)

    def foes(self) -> list[int]:
        return [i for i in self.armies[1 - self.active] if self.place[i] >= 0]

    def rooms(self, strikes: int) -> list[int]:
        """Where the room of each card of the army ends, one after another.

        The last place of all is for the end of the turn.
        """
        others = 1 if self.may_watch(self.active) else 0
        ends: list[int] = []
        end = 0
        for i in self.armies[self.active]:
            if self.place[i] >= 0:
                end += self._room_for_acts(i)
                if self.status[i] & ALERT:
                    end += strikes + others
                    if self.steps[i] > 0:
                        end += STEPS + SQUARES if self.can_leap(i) else STEPS
            ends.append(end)
        ends.append(end + 1)
        return ends

    def _room_for_acts(self, i: int) -> int:
        """One more than its abilities, for a chip; none if it has none."""
        acts = len(self.acts_of(i)) if self.lends else self.tables.acts[self.card[i]]
        return acts + 1 if acts > 0 else 0

    def choice_at(self, foes: list[int], ends: list[int], place: int) -> Action:
        """The choice at a place of all rooms together, NONE if it is not legal."""
        k = 0
        while place >= ends[k]:
            k += 1
        army = self.armies[self.active]
        if k == len(army):
            action = pack(ANSWER, END)
        else:
            action = self._choice_of(army[k], foes, place - ends[k - 1] if k > 0 else place)
        if action != NONE and self.has_duties() and not self._is_free_for(action, foes):
            return NONE
        return action

    def _is_free_for(self, action: Action, foes: list[int]) -> bool:
        """Whether no duty to attack stands in the way of a choice; it never bars movement."""
        kind = verb(action)
        if kind == ANSWER:
            return not any(self._owes(i, foes) for i in self.armies[self.active])
        i = self.at(first(action))
        if kind in (MOVE, LEAP) or not self._owes(i, foes):
            return True
        return kind == STRIKE and self.is_duty(i, self.at(second(action)))

    def _owes(self, i: int, foes: list[int]) -> bool:
        if not self.status[i] & ALERT:
            return False
        return any(self._strike(i, to) != NONE and self.is_duty(i, to) for to in foes)

    def is_duty(self, i: int, target: int) -> bool:
        """Whether a card must attack a card that it can attack."""
        return self.ruled_by(codes.SLOT_MUST + codes.D_ATTACK, i, target, BASIC)

    def _choice_of(self, i: int, foes: list[int], place: int) -> Action:
        """Abilities and a chip, then strikes, steps, leaps and watching."""
        acts = self._room_for_acts(i)
        if place < acts:
            return self._use(i, place)
        place -= acts
        if place < len(foes):
            return self._strike(i, foes[place])
        place -= len(foes)
        if self.steps[i] > 0:
            if place < STEPS:
                return self._step(i, place)
            place -= STEPS
            if self.can_leap(i):
                if place < SQUARES:
                    return self._leap_to(i, place)
        can = self.place[i] != AIR and self.is_creature(i)
        return pack(WATCH, self.whereabouts(i)) if can else NONE

    def _use(self, i: int, number: int) -> Action:
        heads = self.acts_of(i)
        if number < len(heads):
            can = self.can_use(heads[number], i)
            return pack(USE, self.whereabouts(i), number + 1) if can else NONE
        can = number == self._room_for_acts(i) - 1 and self.can_charge(i, heads)
        return pack(CHARGE, self.whereabouts(i)) if can else NONE

    def _step(self, i: int, number: int) -> Action:
        if not self.can_move(i):
            return NONE
        squares = self.tables.field.steps[self.place[i]]
        if number >= len(squares):
            return NONE
        square = squares[number]
        if self.can_leap(i) and self.keyword(i, INCORPOREAL) > 0:
            can = self.can_pass(i, square)
        else:
            can = self.can_enter(i, square)
        return MOVE | self.whereabouts(i) << 4 | square << 12 if can else NONE

    def _strike(self, i: int, target: int) -> Action:
        if self.can_target(BASIC, i, target) and self.can_strike(i):
            return STRIKE | self.whereabouts(i) << 4 | self.whereabouts(target) << 12
        return NONE

    def _leap_to(self, i: int, square: int) -> Action:
        if self.status[i] & MOVED or not self.can_move(i):
            return NONE
        here = self.place[i]
        if self.can_enter(i, square) and self.span(here, square) <= self.leap_range(i):
            return LEAP | here << 4 | square << 12
        return NONE
