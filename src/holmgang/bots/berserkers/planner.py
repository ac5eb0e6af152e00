"""Plans a whole turn of Berserkers: every order of deeds, against sampled enemy rolls.

A beam search lays the dice one by one and keeps the most promising positions;
the best of them, with the phase ended, then meet the same sampled enemy rolls,
the weaker half dropping out after each round. A plan counts on no luck: a card that is
drawn in it is worth what cards are worth on average, and is not used. Gambles are tried
with every way in which chance may answer. What the plan does not foresee (a roll, a drawn
card) makes it plan anew.
"""

from typing import Final

from mypy_extensions import i64

from holmgang.bots.berserkers.worth import DEFEAT, VICTORY, danger, hope, worth
from holmgang.bots.budget import Budget
from holmgang.core.action import CHANCE, Action, first, verb
from holmgang.core.chance import Random
from holmgang.core.seat import Bot, Seat
from holmgang.games.berserkers.rules import Berserkers
from holmgang.games.berserkers.state import (
    ASK_ACT,
    ASK_DEFEAT,
    ASK_GOBLINS,
    ASK_ITEMS,
    ASK_MORE,
    ASK_ORCS_TURN,
    ASK_PAGE,
    ASK_REQUEST,
    ASK_RIDERS_TURN,
    ASK_SHIELD,
    F_BOOK,
    F_RAID,
    F_REWARD,
    F_SPEND,
    WOUNDED,
)
from holmgang.games.berserkers.tables import (
    BET,
    CARDS,
    CELLS,
    CREATURES,
    DO,
    END,
    GIVE,
    I_REROLL,
    KEEP,
    NONE,
    PILLAGE,
    PLACE,
    REROLL,
    RESTORE,
    SHIELD,
    SPEND,
    SPEND_GRIMOIRE,
    SUFFER,
    THREE,
    THROW,
    USE,
)

WIDTH: Final = 24
WIDEST: Final = 160
"""Positions kept after each die: where a time is set, and at most."""

FINALISTS: Final = 32
MANY: Final = 600
"""From so many samples on, more plans meet the enemies, and every gamble is thought of."""

ROLLS: Final = 12
"""Enemy dice in one sample: riders, then two phases of orcs, by colour."""

SAMPLES: Final = 120
"""Samples at most for each finalist."""

GAIN: Final = 0.3
"""How much more a gamble must promise than to leave it."""

KEPT_FROM: Final = 4.0
"""What a position is worth to which it would be good to come back."""

MASK: Final = 0xFFFFFFFFFF


class Plan:
    """A position reached by choices, what it is worth, and what more it promises.

    Its draws have brought the least that they may; `luck` is how much more it is on average.
    """

    def __init__(
        self, state: Berserkers, path: list[Action], value: float, hope: float, luck: float = 0.0
    ) -> None:
        self.state = state
        self.path = path
        self.value = value
        self.hope = hope
        self.luck = luck
        self.total = 0.0
        self.count = 0

    def mean(self) -> float:
        return self.total / self.count if self.count > 0 else self.value


class Planner(Bot):
    def __init__(self, budget: Budget) -> None:
        self.budget = budget
        self.path: list[Action] = []
        self.expected: i64 = 0

    def choose(self, seat: Seat, rng: Random) -> Action:
        options = seat.legal()
        if len(options) == 1:
            return options[0]
        state = seat.determinize(rng)
        assert isinstance(state, Berserkers)
        is_foreseen = len(self.path) > 0 and fingerprint(state) == self.expected
        if not is_foreseen or self.path[0] not in options:
            self.path = self._decide(state, options, rng)
        return self._follow(state)

    def _follow(self, state: Berserkers) -> Action:
        """Take the next step of the plan, and note where it should lead."""
        action = self.path[0]
        self.path = self.path[1:]
        if len(self.path) > 0:
            after = state.copy()
            after.apply(0, action)
            self.expected = fingerprint(after)
        return action

    def _decide(self, state: Berserkers, options: list[Action], rng: Random) -> list[Action]:
        asking = state.asking
        if asking == ASK_GOBLINS:
            return [_camp(state, options)]
        if asking in (ASK_MORE, ASK_REQUEST):
            return [options[0]]
        if asking == ASK_DEFEAT:
            return [state.tables.do[RESTORE]]
        if asking == ASK_ACT and not state.thrown:
            keep = state.tables.do[KEEP]
            keeps = keep in options and self.is_thorough() and worth(state) >= KEPT_FROM
            return [keep if keeps else state.tables.do[THROW]]
        self.budget.start()
        search = Search(self.budget, rng, self.is_thorough())
        if is_reaction(asking):
            return search.reaction(state, options)
        return search.turn(state, options)

    def is_thorough(self) -> bool:
        """Whether it thinks of everything; the quick ones neither keep nor gamble."""
        return self.budget.iterations >= MANY


class Search:
    """One decision."""

    def __init__(self, budget: Budget, rng: Random, is_thorough: bool) -> None:
        self.budget = budget
        self.rng = rng
        self.is_thorough = is_thorough
        self.width = WIDTH
        self.finalists = FINALISTS
        if budget.iterations > 0:
            self.width = max(2, min(WIDEST, budget.iterations // 16))
        if is_thorough:
            self.finalists = self.width
        self.dice: list[int] = []
        # Items held before a plan begins.
        self.known = 0

    def turn(self, state: Berserkers, options: list[Action]) -> list[Action]:
        """The rest of Phase 1, begun by one of some options."""
        if self.is_thorough and state.frames.kind in (F_RAID, F_SPEND, F_BOOK, F_REWARD):
            return [self._stake(state, options)]
        plans = self.plans(state, self.width)
        for plan in plans:
            if len(plan.state.actors) > 0 and plan.state.asking == ASK_ACT:
                plan.path.append(state.tables.do[END])
                plan.state.apply(0, state.tables.do[END])
        best = self._race(_begun_by(plans, options))
        if state.asking == ASK_ACT and best.state.outcome == 0:
            gamble = self._gamble(state)
            if gamble in options:
                return [gamble]
        return best.path

    def reaction(self, state: Berserkers, options: list[Action]) -> list[Action]:
        """Whose die is next, or which item helps: every answer, then sampled dice."""
        plans: list[Plan] = []
        for action in options:
            twin = state.copy()
            twin.apply(0, action)
            _aim(twin, [action], plans)
        return self._race(plans).path

    def _hurries(self) -> bool:
        """Whether half of the time is gone."""
        seconds = self.budget.seconds
        return seconds > 0 and self.budget.remaining() < seconds * 0.5

    # Laying dice

    def plans(self, state: Berserkers, width: int) -> list[Plan]:
        """The best ways to use some or all dice, any of which may end the phase."""
        found: list[Plan] = []
        _resolve(state.copy(), [], 0.0, found)
        self.known = int(state.held)
        seen: dict[int, int] = {}
        beam = found
        while len(beam) > 0:
            grown: list[Plan] = []
            for plan in beam:
                if len(plan.state.actors) > 0 and plan.state.asking == ASK_ACT:
                    self._grow(plan, grown, seen)
                    if self._hurries():
                        break
            grown.sort(key=_by_promise)
            beam = grown[:width]
            found = found + beam
            if self._hurries():
                break
        found.sort(key=_by_value)
        return found[: self.finalists]

    def _grow(self, plan: Plan, grown: list[Plan], seen: dict[int, int]) -> None:
        for action in plan.state.legal(0):
            if not self._is_considered(plan.state, action):
                continue
            twin = plan.state.copy()
            twin.apply(0, action)
            reached: list[Plan] = []
            _resolve(twin, [*plan.path, action], plan.luck, reached)
            for one in reached:
                key = int(fingerprint(one.state))
                if key not in seen:
                    seen[key] = 1
                    grown.append(one)

    def _is_considered(self, state: Berserkers, action: Action) -> bool:
        """Not what leaves the plan to luck, and not the end, which every plan gets."""
        kind = verb(action)
        operand = first(action)
        if kind == PLACE:
            deed = state.tables.deeds[operand % CARDS * 7 + operand // CARDS]
            return deed not in (PILLAGE, BET)
        if kind == USE:
            is_held = self.known >> operand & 1
            return bool(is_held) and state.tables.item_effect[operand] != I_REROLL
        if kind == SPEND:
            return operand != SPEND_GRIMOIRE
        return kind not in (REROLL, DO)

    # Meeting the enemies

    def _race(self, plans: list[Plan]) -> Plan:
        """The same rolls for all, the weaker half dropping out after each round."""
        rounds = 3
        while len(plans) > 1:
            for _ in range(rounds):
                self.dice = [self.rng.below(6) for _ in range(ROLLS)]
                for plan in plans:
                    if not self.budget.spend():
                        return _top(plans)
                    plan.total += plan.luck + self._meet(plan.state)
                    plan.count += 1
            plans.sort(key=_by_mean)
            if plans[0].count >= SAMPLES:
                break
            plans = plans[: max(2, (len(plans) + 1) // 2)]
            rounds *= 2
        return _top(plans)

    def _meet(self, state: Berserkers) -> float:
        """What a position is worth after the enemies, with the dice of this sample."""
        if len(state.actors) == 0:
            return worth(state)
        state = state.copy()
        asked = 0
        while len(state.actors) > 0 and state.asking != ASK_ACT and state.asking != ASK_DEFEAT:
            if state.actors[0] != CHANCE:
                state.apply(0, _quick(state))
                continue
            # Dice belong to colours: positions that differ meet the same luck.
            die = state.die_asked()
            place = die - 1 + THREE * min(THREE, asked // THREE)
            asked += 1
            state.apply(CHANCE, state.tables.rolls[die * 6 + self.dice[place]])
        return worth(state)

    # Gambles

    def _gamble(self, state: Berserkers) -> Action:
        """The one that promises more on average than to leave all of them, or NONE."""
        gambles = [action for action in state.legal(0) if self._is_gamble(state, action)]
        if len(gambles) == 0:
            return NONE
        return self._best(state, gambles, NONE, self._outlook(state) + GAIN)

    def _stake(self, state: Berserkers, options: list[Action]) -> Action:
        """The answer to a question in the middle of a gamble that promises most on average."""
        return self._best(state, options, options[0], DEFEAT)

    def _best(self, state: Berserkers, options: list[Action], best: Action, most: float) -> Action:
        """The choice that promises most on average, if that is more than what is known."""
        for action in options:
            if self._hurries():
                break
            twin = state.copy()
            twin.apply(0, action)
            found = self._expect(twin)
            if found > most:
                most = found
                best = action
        return best

    def _is_gamble(self, state: Berserkers, action: Action) -> bool:
        """Rerolls for gold; for the thorough, pillage, bets, the grimoire and thanks too."""
        kind = verb(action)
        if kind == REROLL or not self.is_thorough:
            return kind == REROLL
        if kind == GIVE:
            # A card of the villagers that comes early may be used in this very turn.
            return bool(state.gauge + 1 == state.tables.villagers)
        operand = first(action)
        if kind == PLACE:
            return state.tables.deeds[operand % CARDS * 7 + operand // CARDS] in (PILLAGE, BET)
        return kind == SPEND and operand == SPEND_GRIMOIRE

    def _expect(self, state: Berserkers) -> float:
        """The mean over the answers of chance, the best over those of the player."""
        if len(state.actors) == 0 or state.asking in (ASK_ACT, ASK_DEFEAT):
            return self._outlook(state)
        is_chance = state.actors[0] == CHANCE
        total = 0.0
        count = 0
        best = DEFEAT
        for action in _answers(state, is_chance):
            twin = state.copy()
            twin.apply(CHANCE if is_chance else 0, action)
            found = self._expect(twin)
            best = max(best, found)
            total += found
            count += 1
        return total / count if is_chance else best

    def _outlook(self, state: Berserkers) -> float:
        """What a quick plan makes of a position."""
        return self.plans(state, 3)[0].value


def _answers(state: Berserkers, is_chance: bool) -> list[Action]:
    """All that may be answered. Pages that nobody has seen are alike, so one is enough."""
    if is_chance:
        return [action for action, weight in state.outcomes() for _ in range(weight)]
    options = state.legal(0)
    if state.asking != ASK_PAGE:
        return options
    known: list[Action] = []
    hidden: list[Action] = []
    for action in options:
        (known if state.memory.pages[first(action)] != NONE else hidden).append(action)
    return known + hidden[:1]


def _begun_by(plans: list[Plan], options: list[Action]) -> list[Plan]:
    """Those that a player hits on who sees only some options; all, if there are none."""
    seen = [plan for plan in plans if plan.path[0] in options]
    return seen if len(seen) > 0 else plans


def _resolve(state: Berserkers, path: list[Action], luck: float, out: list[Plan]) -> None:
    """Answer all follow-up questions in every way, up to the next free choice."""
    while len(state.actors) > 0 and state.asking != ASK_ACT and state.asking != ASK_DEFEAT:
        if state.actors[0] == CHANCE:
            luck += _draw_least(state)
            continue
        options = state.legal(0)
        for i in range(1, len(options)):
            twin = state.copy()
            twin.apply(0, options[i])
            _resolve(twin, [*path, options[i]], luck, out)
        path = [*path, options[0]]
        state.apply(0, options[0])
    out.append(Plan(state, path, worth(state) - danger(state) + luck, hope(state), luck))


def _draw_least(state: Berserkers) -> float:
    """Let chance answer what helps least, and tell how much more it would on average."""
    odds = state.outcomes()
    answer = odds[0][0]
    least = VICTORY + VICTORY
    total = 0.0
    count = 0
    for action, weight in odds:
        twin = state.copy()
        twin.apply(CHANCE, action)
        found = worth(twin)
        total += weight * found
        count += weight
        if found < least:
            least = found
            answer = action
    state.apply(CHANCE, answer)
    return total / count - least


def _aim(state: Berserkers, path: list[Action], out: list[Plan]) -> None:
    """Choose the targets of an item in every way; the enemies wait meanwhile."""
    is_free = state.asking == ASK_ACT or state.asking == ASK_DEFEAT or is_reaction(state.asking)
    if len(state.actors) == 0 or state.actors[0] == CHANCE or is_free:
        out.append(Plan(state, path, worth(state), 0.0))
        return
    for action in state.legal(0):
        twin = state.copy()
        twin.apply(0, action)
        _aim(twin, [*path, action], out)


def is_reaction(asking: int) -> bool:
    """Whether a question belongs to the enemies' phases."""
    return asking in (ASK_RIDERS_TURN, ASK_ORCS_TURN, ASK_SHIELD, ASK_ITEMS)


def _quick(state: Berserkers) -> Action:
    """An answer in the middle of a sample: the shield for the wounded, else the first."""
    if state.asking != ASK_SHIELD:
        return state.legal(0)[0]
    hit = int(state.frames.operand)
    hero = 0
    while not hit >> hero & 1:
        hero += 1
    wounded = state.health[hero] == WOUNDED
    return state.tables.do[SHIELD if wounded else SUFFER]


def _camp(state: Berserkers, options: list[Action]) -> Action:
    """For the goblins, the place farthest from fires."""
    best = options[0]
    least = 99
    for action in options:
        cell = first(action)
        fires = 3 * (state.fire_cells >> cell & 1)
        for near in state.tables.near[cell]:
            fires += state.fire_cells >> near & 1
        if fires < least:
            least = fires
            best = action
    return best


def _by_promise(plan: Plan) -> float:
    return -plan.value - plan.hope


def _by_value(plan: Plan) -> float:
    return -plan.value


def _by_mean(plan: Plan) -> float:
    return -plan.mean()


def _top(plans: list[Plan]) -> Plan:
    best = plans[0]
    for plan in plans:
        if plan.mean() > best.mean():
            best = plan
    return best


def fingerprint(state: Berserkers) -> i64:
    """Nearly the same number for nearly no two positions; Berserkers alike are alike."""
    heroes = [state.at[hero] * 3 + state.health[hero] for hero in range(THREE)]
    heroes.sort()
    number: i64 = state.asking
    for code in heroes:
        number = (number * 1000003 + code + 7) & MASK
    for creature in range(THREE, CREATURES):
        number = (number * 1000003 + state.at[creature] + 2) & MASK
    for die in range(1, 7):
        number = (number * 1000003 + state.dice[die]) & MASK
    for cell in range(CELLS):
        number = (number * 1000003 + state.dark[cell]) & MASK
    for figure in (
        state.fires,
        state.sealed,
        state.blocked,
        state.gold,
        state.gauge,
        state.held,
        state.trained,
        state.slots & 0xFFFF,
        state.slots >> 16,
        state.tokens,
        state.zodd_health,
        state.drawn,
        int(state.harp),
        int(state.frames.kind),
        int(state.frames.step),
        int(state.frames.operand) & 0xFFFF,
    ):
        number = (number * 1000003 + figure + 1) & MASK
    return number
