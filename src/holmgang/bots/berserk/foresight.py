"""What the enemy's next blows would come to, reckoned without throwing dice.

A position is worth little by itself: an exhausted card next to three enemies is as
good as lost. So before it is judged, the enemy's answer is reckoned card by card,
each striking where it gains most against the best protector. Wounds are taken by
their means, which leaves nothing to luck.
"""

from typing import Final

from holmgang.bots.berserk.arms import ARM, MEANS, POWER, REACH
from holmgang.bots.berserk.worth import (
    FAR,
    PENDING,
    PRESENCE,
    VIGIL,
    exchange,
    out_of_place,
    rows,
    squares_of,
    value,
    will_return,
)
from holmgang.games.berserk import codes
from holmgang.games.berserk.field import SQUARES
from holmgang.games.berserk.rules import Berserk
from holmgang.games.berserk.state import AIR, CARDS, GRAVE, STUNNED
from holmgang.games.berserk.tables import BASIC, GROUND, MELEE, NONE, POLEARM, lone_roll

ANSWER: Final = 0.8
"""The part of the enemy's reckoned answer that is believed.

The own answer to that is left out on purpose: whoever counts on it puts off today's
blows until tomorrow.
"""

EAGER: Final = 0.1
"""What a blow must gain to be struck at all."""

GUARD: Final = 0.15
"""What a protector gives up by being exhausted."""

DYING: Final = 0.5
"""Lives with which a card counts as dead."""

UNKNOWN: Final = -100.0

LIMIT: Final = 4
LONE: Final[list[list[int]]] = [
    [sum(lone_roll(die + bonus) == force for die in range(1, 7)) for force in range(4)]
    for bonus in range(-LIMIT, LIMIT + 1)
]
"""By bonus: on how many faces a strike at the exhausted misses, is light, medium, strong."""


class Blow:
    """What a card would do: strike from a square, at whom, met by whom; or an attack from afar."""

    def __init__(self, square: int) -> None:
        self.square = square
        self.target = NONE
        self.guard = NONE
        self.arm = NONE
        self.gain = EAGER


def mean_power(arms: list[int], k: int) -> float:
    """The wounds of a standard roll (BK-11.31)."""
    return arms[k + POWER] / 2 + arms[k + POWER + 1] / 3 + arms[k + POWER + 2] / 6


class Foresight:
    """A light copy of a position in which blows are dealt by their means."""

    def __init__(self, state: Berserk, arms: list[list[int]]) -> None:
        self.state = state
        self.arms = arms
        self.board = state.board.copy()
        self.place = state.place.copy()
        self.alert: list[bool] = [False] * CARDS
        self.left: list[float] = [0.0] * CARDS
        self.each: list[float] = [0.0] * CARDS  # what one life of a card is worth
        self.last: list[float] = [0.0] * CARDS  # and what is lost with the last one
        self.gains: list[float] = [0.0] * CARDS
        for seat in range(2):
            for i in state.army(seat):
                if state.place[i] >= 0:
                    self._weigh(i)

    def _weigh(self, i: int) -> None:
        state = self.state
        life = state.life(i)
        cost = state.tables.cost[state.card[i]]
        self.alert[i] = state.is_alert(i)
        self.left[i] = life - state.wounds[i]
        self.each[i] = cost * (1.0 - PRESENCE) / life
        self.last[i] = cost * PRESENCE

    def assaults(self, seat: int, is_fresh: bool) -> float:
        """What a side gains by a turn of blows; `is_fresh` if all its cards become alert first."""
        state = self.state
        total = 0.0
        if is_fresh:
            for i in state.army(seat):
                self.alert[i] = self.place[i] >= 0 and not state.status[i] & STUNNED
        for i in state.army(seat):
            if self.alert[i] and self.place[i] >= 0:
                total += self._best_blow(i, is_fresh)
        return total

    def _best_blow(self, i: int, is_fresh: bool) -> float:
        """Let a card strike where it gains most; what it gains."""
        state = self.state
        best = Blow(self.place[i])
        if state.tables.strike[3 * state.card[i] + 2] > 0:
            for target in state.army(1 - state.controller(i)):
                self.gains[target] = UNKNOWN
            if self.place[i] == AIR:
                self._swoop(i, best)
            else:
                self._thrust(i, is_fresh, best)
        arms = self.arms[state.card[i]]
        for k in range(0, len(arms), ARM):
            self._aim(i, arms, k, best)
        if best.target == NONE:
            return 0.0
        self.alert[i] = False
        if best.arm != NONE:
            self._wound(best.target, mean_power(arms, best.arm))
        else:
            self._move(i, best.square)
            self._fight(i, best.target if best.guard == NONE else best.guard)
        return best.gain

    def _swoop(self, i: int, best: "Blow") -> None:
        """A flyer, at anybody (BK-15.2)."""
        for target in self.state.army(1 - self.state.controller(i)):
            if self.place[target] >= 0 and self._known(i, target) > best.gain:
                self._consider(i, best, self.place[i], target, self._flying_guard(i, target))

    def _thrust(self, i: int, is_fresh: bool, best: "Blow") -> None:
        """Anybody next to a square it can walk to."""
        state = self.state
        seat = state.controller(i)
        for square in self._reach(i, is_fresh):
            for there in state.tables.field.around[square]:
                target = self.board[there]
                if target == NONE or state.controller(target) == seat:
                    continue
                if self._known(i, target) > best.gain:
                    self._consider(i, best, square, target, self._guard(i, square, target))

    def _consider(self, i: int, best: "Blow", square: int, target: int, guard: int) -> None:
        gain = self._known(i, target)
        if guard != NONE:
            gain = min(gain, self._known(i, guard) + GUARD)
        if gain > best.gain:
            best.gain = gain
            best.square = square
            best.target = target
            best.guard = guard

    def _aim(self, i: int, arms: list[int], k: int, best: "Blow") -> None:
        """An attack of an ability, at anybody it reaches from where the card stands."""
        for target in self.state.army(1 - self.state.controller(i)):
            if self.place[target] >= 0 and self._is_in_range(i, target, arms, k):
                gain = self._hit(target, arms, k)
                if gain > best.gain:
                    best.gain = gain
                    best.target = target
                    best.arm = k

    def _reach(self, i: int, is_fresh: bool) -> list[int]:
        state = self.state
        found = [self.place[i]]
        if state.tables.type[state.card[i]] != GROUND:
            return found
        steps = state.points(i) if is_fresh else state.steps[i]
        start = 0
        for _ in range(steps):
            end = len(found)
            for at in range(start, end):
                for square in state.tables.field.steps[found[at]]:
                    if self.board[square] == NONE and square not in found:
                        found.append(square)
            start = end
        return found

    def _move(self, i: int, square: int) -> None:
        here = self.place[i]
        if here != square and here < SQUARES:
            self.board[here] = NONE
            self.board[square] = i
            self.place[i] = square

    # Blows

    def _known(self, i: int, target: int) -> float:
        if self.gains[target] == UNKNOWN:
            self.gains[target] = self._blow(i, target)
        return self.gains[target]

    def _blow(self, i: int, target: int) -> float:
        """What a basic strike gains on average (BK-11.18 to BK-11.31)."""
        state = self.state
        bonus = state.attack_bonus(i)
        gains = self._losses(i, target)
        if not self.alert[target]:
            counts = LONE[min(max(bonus, -LIMIT), LIMIT) + LIMIT]
            total = counts[1] * gains[1] + counts[2] * gains[2] + counts[3] * gains[3]
            return total / 6.0
        return exchange(gains, self._losses(target, i), rows(bonus, state.defence_bonus(target)))

    def _losses(self, by: int, to: int) -> list[float]:
        """What a miss, a light, a medium and a strong strike take from a card."""
        state = self.state
        strike = state.tables.strike
        at = 3 * state.card[by]
        change = -state.armor_left(to)
        if not state.plain or len(state.gifts) > 0:
            change += state.added(codes.M_POWER, by, BASIC, to)
            change += state.added(codes.M_TAKE, to, BASIC, by)
        return [
            0.0,
            self._loss(to, strike[at] + change),
            self._loss(to, strike[at + 1] + change),
            self._loss(to, strike[at + 2] + change),
        ]

    def _loss(self, i: int, wounds: float) -> float:
        if wounds <= 0:
            return 0.0
        if wounds >= self.left[i] - DYING:
            return self.each[i] * self.left[i] + self.last[i]
        return self.each[i] * wounds

    def _fight(self, by: int, to: int) -> None:
        """Both take the mean of what the other deals."""
        state = self.state
        strike = state.tables.strike
        at = 3 * state.card[by]
        armor = state.armor_left(to)
        light, medium = max(0, strike[at] - armor), max(0, strike[at + 1] - armor)
        strong = max(0, strike[at + 2] - armor)
        if not self.alert[to]:
            self._wound(to, light / 2 + medium / 3 + strong / 6)
            return
        self._wound(to, light / 2 + medium / 7 + strong / 36)
        back = 3 * state.card[to]
        armor = state.armor_left(by)
        light, medium = max(0, strike[back] - armor), max(0, strike[back + 1] - armor)
        self._wound(by, light / 5 + medium / 36)

    def _wound(self, i: int, wounds: float) -> None:
        self.left[i] -= wounds
        if self.left[i] < DYING:
            here = self.place[i]
            if here < SQUARES:
                self.board[here] = NONE
            self.place[i] = GRAVE
            self.alert[i] = False

    # From afar

    def _is_in_range(self, i: int, target: int, arms: list[int], k: int) -> bool:
        here = self.place[i]
        there = self.place[target]
        means = arms[k + MEANS]
        if here == AIR or there == AIR:
            return means != POLEARM and (here == AIR or not MELEE >> means & 1)
        field = self.state.tables.field
        radius = field.radius[here * SQUARES + there]
        if MELEE >> means & 1:
            return radius == 1
        if means == POLEARM:
            return radius == 2 and field.path[here * SQUARES + there] == 2
        far = self.state.span(here, there)
        return radius > 1 and (arms[k + REACH] == 0 or far <= arms[k + REACH])

    def _hit(self, target: int, arms: list[int], k: int) -> float:
        armor = self.state.armor_left(target) if MELEE >> arms[k + MEANS] & 1 else 0
        total = 3 * self._loss(target, arms[k + POWER] - armor)
        total += 2 * self._loss(target, arms[k + POWER + 1] - armor)
        return (total + self._loss(target, arms[k + POWER + 2] - armor)) / 6.0

    # Protectors

    def _guard(self, i: int, square: int, target: int) -> int:
        """The protector that costs the attacker most (BK-11.6)."""
        state = self.state
        if state.is_aimed(i):
            return NONE
        field = state.tables.field
        there = self.place[target]
        found = NONE
        least = self._known(i, target) - GUARD
        for place in field.around[square]:
            other = self.board[place]
            if other in (NONE, target) or not self.alert[other]:
                continue
            if state.controller(other) == state.controller(i):
                continue
            if field.is_adjacent(place, there) and self._known(i, other) < least:
                least = self._known(i, other)
                found = other
        return found

    def _flying_guard(self, i: int, target: int) -> int:
        """The same against a flyer's strike (BK-15.3)."""
        state = self.state
        if state.is_aimed(i):
            return NONE
        there = self.place[target]
        found = NONE
        least = self._known(i, target) - GUARD
        for other in state.army(state.controller(target)):
            if other == target or not self.alert[other] or self.place[other] < 0:
                continue
            place = self.place[other]
            is_near = place == AIR
            if not is_near and there < SQUARES:
                is_near = state.tables.field.is_adjacent(place, there)
            if is_near and self._known(i, other) < least:
                least = self._known(i, other)
                found = other
        return found


def outlook(state: Berserk, seat: int, arms: list[list[int]]) -> float:
    """How a battle stands for a seat, from -1 to 1, if its present turn ended now."""
    if state.is_over():
        return state.scores()[seat]
    mine = standing(state, seat)
    theirs = standing(state, 1 - seat)
    # Against flyers alone cards are exhausted every other turn, so that counts for nothing.
    threat = 0.0
    if not state.may_watch(seat):
        threat = Foresight(state, arms).assaults(1 - seat, state.active == seat)
    lead = mine - theirs - ANSWER * threat
    return max(-0.98, min(0.98, lead / max(1.0, mine + theirs)))


def standing(state: Berserk, seat: int) -> float:
    """What the cards of a seat are worth, and where they stand."""
    total = 0.0
    enemies = squares_of(state, 1 - seat)
    for i in state.army(seat):
        place = state.place[i]
        if place >= 0:
            total += value(state, i)
            if state.sky[i] == state.turn and state.active != seat:
                total += VIGIL
            if place < SQUARES and state.tables.type[state.card[i]] == GROUND:
                total -= FAR * out_of_place(state, i, enemies)
        elif place == GRAVE and will_return(state, i):
            total += PENDING * state.tables.cost[state.card[i]]
    return total
