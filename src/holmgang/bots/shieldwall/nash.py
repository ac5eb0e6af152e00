"""Plays Shieldwall's secret choices as an equilibrium, battle by battle.

It draws decks and hands that the enemy may hold, and decks and hands that the
enemy must reckon with. What is left of the battle becomes a game between secret
types: the choice at hand is solved by linear programming, the choices that
follow it by regret matching, and what comes after the battle is judged by
units, cards, and what the known order of a deck promises.
"""

from typing import Final

import numpy as np

from holmgang.bots.budget import Budget
from holmgang.bots.ismcts import ranked
from holmgang.bots.shieldwall.equilibrium import Floats, learn, solve
from holmgang.bots.shieldwall.greedy import Greedy
from holmgang.bots.shieldwall.payoffs import Cells, Decks, Field, Ints, battle_cards, payoffs
from holmgang.core.action import Action, first
from holmgang.core.chance import Random
from holmgang.core.seat import Bot, Seat
from holmgang.games.shieldwall.rules import Shieldwall
from holmgang.games.shieldwall.state import ASK_DEFENCE, ASK_FORCE, ASK_STRATEGY

FEWEST: Final = 4
MOST: Final = 64
"""Worlds to think of at first, and at most when there is time."""
PATIENCE: Final = 3.0
"""A study of twice the worlds takes about this many times as long."""

FORCE_TYPES: Final = (24, 64)
DEFENCE_TYPES: Final = (24, 64)
STRATEGY_DECKS: Final = (8, 16)
STRATEGY_HANDS: Final = (8, 40)
ATTACK_DECKS: Final = (6, 16)
ATTACK_HANDS: Final = (5, 16)
"""How many types of either player are enough for each question; mine come first."""

STEPS: Final = 16
PLAN_STEPS: Final = 40
CHUNK: Final = 1 << 16
"""Payoffs to count before the next look at the clock."""
RESERVE: Final = 0.004
"""Seconds that a piece of work may take once it is begun."""
SURPRISE: Final = 0.05
"""The chance that the enemy shows a force for no reason we know."""


class Late(Exception):
    """The time for a choice is up."""


class Nash(Bot):
    """Iterations of its budget are worlds drawn."""

    def __init__(self, budget: Budget) -> None:
        self.budget = budget
        # The first call of the solver loads it, and should not cost a choice its time.
        solve(np.ones((1, 1, 1, 1)), np.ones(1), np.ones(1))

    def choose(self, seat: Seat, rng: Random) -> Action:
        options = seat.legal()
        if len(options) == 1:
            return options[0]
        self.budget.start()
        odds = self._ponder(seat, options, rng)
        if odds is None:
            return Greedy().choose(seat, rng)
        return options[_draw(odds, rng)]

    def weigh(self, seat: Seat, rng: Random) -> list[tuple[Action, float]]:
        """How often an equilibrium makes each choice."""
        options = seat.legal()
        self.budget.start()
        odds = self._ponder(seat, options, rng) if len(options) > 1 else None
        if odds is None:
            choice = Greedy().choose(seat, rng)
            return ranked([(action, float(action == choice)) for action in options])
        shares = odds / odds.sum()
        return ranked(
            [(action, float(share)) for action, share in zip(options, shares, strict=True)]
        )

    def _ponder(self, seat: Seat, options: list[Action], rng: Random) -> Floats | None:
        """The odds of each option, from more and more worlds while there is time."""
        budget = self.budget
        study = Study(seat, budget)
        size = budget.iterations or FEWEST
        odds: Floats | None = None
        try:
            while True:
                began = budget.remaining()
                study.draw(size, rng)
                odds = study.odds([first(action) for action in options])
                left = budget.remaining()
                if size == budget.iterations or size >= MOST or left < PATIENCE * (began - left):
                    return odds
                size *= 2
        except Late:
            return odds


def _draw(odds: Floats, rng: Random) -> int:
    point = rng.fraction() * float(odds.sum())
    for i in range(len(odds) - 1):
        point -= float(odds[i])
        if point < 0:
            return i
    return len(odds) - 1


class Study:
    """One battle before the eyes of one seat; player 0 is that seat, player 1 the enemy."""

    def __init__(self, seat: Seat, budget: Budget) -> None:
        self.seat = seat
        self.seats = (seat.index, 1 - seat.index)
        self.budget = budget
        # By player, worlds to take his types from; his own first type is the true one.
        self.worlds: tuple[list[Shieldwall], list[Shieldwall]] = ([], [])

    def draw(self, size: int, rng: Random) -> None:
        """Draw worlds I may be in, and for each one that the enemy in it may think of."""
        mine, theirs = self.worlds
        while len(theirs) < size:
            if not self.budget.spend():
                raise Late
            world = self.seat.determinize(rng)
            assert isinstance(world, Shieldwall)
            theirs.append(world)
            thought = world if not mine else world.determinize(self.seats[1], rng)
            assert isinstance(thought, Shieldwall)
            mine.append(thought)
        self.world = theirs[0]
        self.field = Field(self.world, self.seats[0])

    def odds(self, choices: list[int]) -> Floats:
        """How often to make each choice."""
        if self.world.asking == ASK_FORCE:
            return self._force(choices)
        if self.world.asking == ASK_STRATEGY:
            return self._strategy(choices)
        if self.world.asking == ASK_DEFENCE:
            return self._defence(choices)
        return self._attack(choices)

    # The four questions

    def _force(self, forces: list[int]) -> Floats:
        cells = self._cells(np.array([self._stated(0)]), self._stated(1))
        mine, theirs = self._decks(FORCE_TYPES)
        weights = [cells.evidence(mine, 0)[0], cells.evidence(theirs, 1)[0]]
        answers = [first(action) for action in self.world.force_options(self.seats[1])]
        payoff = payoffs(cells, mine, theirs)[0].transpose(1, 0, 3, 2)
        payoff = payoff[:, np.array(forces) - 1][..., np.array(answers) - 1]
        scout = self.world.scouting()
        if scout == self.seats[0]:
            shown = int(self.world.side(self.seats[1]).force)
            return self._reply(payoff, weights, answers.index(shown))
        mixture = self._solve(payoff, weights, seen=scout == self.seats[1])
        return np.asarray(mixture[0])

    def _reply(self, payoff: Floats, weights: list[Floats], shown: int) -> Floats:
        """The best answer to a force my scouts have seen, by the types that would show it."""
        mixture = self._solve(-payoff.transpose(2, 3, 0, 1), weights[::-1], seen=True)
        belief = weights[1] * (mixture[:, shown] + SURPRISE)
        return _best(payoff[0, :, :, shown] @ belief)

    def _defence(self, weapons: list[int]) -> Floats:
        cells = self._cells(np.array(weapons), self._stated(1))
        mine, theirs = self._decks(DEFENCE_TYPES)
        values = self._battles(cells, mine, theirs)
        return _best((values[:, 0] * cells.evidence(theirs, 1)).sum(axis=1))

    def _strategy(self, cards: list[int]) -> Floats:
        hands = self._hands(STRATEGY_HANDS)
        stated = self._stated(self.field.attacker)
        plans, weights = self._plans(self._decks(STRATEGY_DECKS), hands, stated)
        mixture = self._solve(self._thrifty(plans, hands), weights)[0]
        return np.array([mixture[hands[0][0] == card].sum() for card in cards])

    def _attack(self, weapons: list[int]) -> Floats:
        decks = self._decks(ATTACK_DECKS)
        hands = self._hands(ATTACK_HANDS)
        worth = []
        for weapon in weapons:
            plans, weights = self._plans(decks, hands, weapon)
            plans = self._thrifty(plans, hands)
            mine, theirs = self._mixtures(plans, weights)
            worth.append(np.einsum("a,ajb,bj,j->", mine[:, 0], plans[0], theirs, weights[1]))
        return _best(np.array(worth))

    def _mixtures(self, plans: Floats, weights: list[Floats]) -> tuple[Floats, Floats]:
        """[card, type] of both players: strategies, nearly as an equilibrium plays them."""
        self._hurry()
        payoff = np.ascontiguousarray(plans.transpose(1, 0, 3, 2))[None]
        free, answers = np.ones((1, payoff.shape[1])), np.ones((1, payoff.shape[3]))
        shares = weights[0][None], weights[1][None]
        mine, theirs = learn(payoff, *shares, free, answers, PLAN_STEPS)
        return mine[0], theirs[0]

    def gains(self) -> Floats:
        """What each strategy card would bring me in this battle, if I held it, in units.

        Counted from the mean of all cards. bench/fit_hands.py learns from this which
        cards are worth keeping.
        """
        decks, hands = self._decks(ATTACK_DECKS), self._hands(ATTACK_HANDS)
        stated = self._stated(self.field.attacker)
        theirs = self._mixtures(*self._plans(decks, hands, stated))[1]
        every = np.arange(self.field.lore.nothing)[None]
        plans, weights = self._plans(decks, (every, hands[1]), stated)
        gains: Floats = np.einsum("ajb,bj,j->a", plans[0], theirs, weights[1])
        gains -= gains.mean()
        return gains / np.float64(self.field.stakes())

    # The battle to come

    def _plans(
        self, decks: tuple[Decks, Decks], hands: tuple[Ints, Ints], attack: int
    ) -> tuple[Floats, list[Floats]]:
        """[my type, my card, their type, their card]: what strategies are worth.

        And the weights of the types. A type is a hand; decks are fewer, for
        the sake of time, and go round among the hands.
        """
        attacker = self.field.attacker
        kinds = [np.unique(hand) for hand in hands]
        weapons = np.arange(self.field.lore.weapons)
        grid = np.stack(np.meshgrid(*kinds, weapons, indexing="ij")).reshape(3, -1)
        stated = np.stack([grid[2], grid[2]])
        stated[attacker] = attack
        values = self._battles(Cells(self.field, grid[:2], stated), *decks)
        values = values.reshape(len(kinds[0]), len(kinds[1]), len(weapons), *values.shape[1:])
        belief = self._belief(decks[attacker], attack)
        values = _defended(values, belief, attacker)
        cards = [np.searchsorted(kinds[player], hands[player]) for player in (0, 1)]
        turns = [np.arange(len(hands[player])) % decks[player].types for player in (0, 1)]
        weights: list[Floats] = [np.ones(len(hand)) / len(hand) for hand in hands]
        weights[attacker] = belief[turns[attacker]] / belief[turns[attacker]].sum()
        mine = cards[0][:, :, None, None], turns[0][:, None, None, None]
        return values[mine[0], cards[1], mine[1], turns[1][:, None]], weights

    def _thrifty(self, plans: Floats, hands: tuple[Ints, Ints]) -> Floats:
        """The same less what the cards played would have been worth in hand."""
        mine, theirs = (self.field.stakes() * self.field.lore.kept[hand] for hand in hands)
        thrifty: Floats = plans - mine[:, :, None, None] + theirs
        return thrifty

    def _belief(self, decks: Decks, attack: int) -> Floats:
        """How likely the attacker's types are when he has stated a weapon."""
        nothing = np.full((2, 1), self.field.lore.nothing)
        cells = Cells(self.field, nothing, np.full((2, 1), attack))
        belief: Floats = cells.evidence(decks, self.field.attacker)[0]
        return belief

    def _battles(self, cells: Cells, mine: Decks, theirs: Decks) -> Floats:
        """[cell, my type, their type]: what battles are worth when forces are well chosen."""
        chosen, like = cells.distinct()
        cells = cells.part(chosen)
        values = np.empty((len(cells), mine.types, theirs.types), dtype=np.float32)
        spies = cells.lore.spy[cells.strategies]
        few = max(1, CHUNK // (9 * mine.types * theirs.types))
        for group in range(4):
            columns = np.flatnonzero(2 * spies[0] + spies[1] == group)
            for at in range(0, len(columns), few):
                self._hurry()
                part = columns[at : at + few]
                values[part] = _fight(cells.part(part), mine, theirs)
        return values[like]

    # What is open, and what is drawn

    def _stated(self, player: int) -> int:
        return int(self.world.side(self.seats[player]).weapon)

    def _cells(self, mine: Ints, theirs: int) -> Cells:
        """The battle with the strategies that lie open, for some weapons of mine."""
        played = [int(self.world.side(seat).strategy) for seat in self.seats]
        stated = np.stack([mine, np.full_like(mine, theirs)])
        return Cells(self.field, np.repeat(played, len(mine)).reshape(2, -1), stated)

    def _decks(self, counts: tuple[int, int]) -> tuple[Decks, Decks]:
        mine, theirs = (
            Decks(self.field.lore, [battle_cards(world, seat) for world in worlds[:count]])
            for seat, worlds, count in zip(self.seats, self.worlds, counts, strict=True)
        )
        return mine, theirs

    def _hands(self, counts: tuple[int, int]) -> tuple[Ints, Ints]:
        mine, theirs = (
            np.array([world.side(seat).hand for world in worlds[:count]])
            for seat, worlds, count in zip(self.seats, self.worlds, counts, strict=True)
        )
        return mine, theirs

    # In time

    def _hurry(self) -> float:
        """The seconds left for work, if there are any."""
        seconds = self.budget.remaining() - RESERVE
        if seconds <= 0:
            raise Late
        return seconds

    def _solve(self, payoff: Floats, weights: list[Floats], seen: bool = False) -> Floats:
        mixture = solve(payoff, weights[0], weights[1], seen, self._hurry())
        if mixture is None:
            raise Late
        return mixture


def _best(worth: Floats) -> Floats:
    return np.where(worth == worth.max(), 1.0, 0.0)


def _defended(values: Floats, belief: Floats, attacker: int) -> Floats:
    """Of [.., .., weapon, my type, their type], the weapon that serves each defender best."""
    if attacker == 1:
        best = (values @ belief).argmax(axis=2)[:, :, None, :, None]
    else:
        best = (belief @ values).argmin(axis=2)[:, :, None, None, :]
    return np.take_along_axis(values, best, axis=2)[:, :, 0]


def _fight(cells: Cells, mine: Decks, theirs: Decks) -> Floats:
    """[cell, my type, their type]; in all of the cells the same players have spies.

    A deck that a spy has shown makes its battle one for each such deck.
    """
    payoff = payoffs(cells, mine, theirs)
    weights = [cells.evidence(mine, 0), cells.evidence(theirs, 1)]
    legal = [cells.legal(0), cells.legal(1)]
    spies = cells.lore.spy[cells.strategies[:, 0]]
    if spies[0]:
        payoff = payoff.transpose(0, 4, 1, 2, 3)[..., None]
        payoff = payoff.reshape(-1, *payoff.shape[2:])
        legal = [rows.repeat(theirs.types, axis=0) for rows in legal]
        weights = [weights[0].repeat(theirs.types, axis=0), np.ones((len(payoff), 1))]
    if spies[1]:
        payoff = payoff.transpose(0, 2, 1, 3, 4)[:, :, :, None]
        payoff = payoff.reshape(-1, *payoff.shape[2:])
        legal = [rows.repeat(mine.types, axis=0) for rows in legal]
        weights = [np.ones((len(payoff), 1)), weights[1].repeat(mine.types, axis=0)]
    ours, answers = learn(payoff, weights[0], weights[1], legal[0], legal[1], STEPS)
    values: Floats = np.einsum("gaibj,gai,gbj->gij", payoff, ours, answers)
    if spies[0]:
        return values.reshape(len(cells), theirs.types, mine.types).transpose(0, 2, 1)
    return values.reshape(len(cells), mine.types, theirs.types)
