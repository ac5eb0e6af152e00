"""Learning what positions are worth, for a player alone who looks ahead; in JAX and Optax.

The network learns a teacher's judgement of positions. First the teacher looks ahead itself;
then the network does (`bots/lookahead.py`), and is told how the teacher judges what it looked
at, so it learns most about where it goes. At the table it needs no teacher.
"""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import jax
import numpy as np
import optax

from holmgang.bots.lookahead import Figures, Lookahead, Step
from holmgang.bots.model import Network
from holmgang.core.state import State
from holmgang.envs.runs import Array, Layers, Run, outputs
from holmgang.envs.vector import SELF, SeatVectorEnv

Teacher = Callable[[State], float]
"""How good a position looks."""
ALONE = 0
BYTE = 127
"""Figures are kept as bytes; the few that are larger are cut."""


class Recipe(NamedTuple):
    """What decides a run, with the seed."""

    game: str
    options: dict[str, Any]
    question: int
    """Where this is asked, ways to go on are compared."""
    games: int
    lessons: int
    """The first games, in which the teacher looks ahead."""
    seed: int = 1
    envs: int = 32
    hidden: tuple[int, ...] = (64, 32)
    rate: float = 1e-3
    steps: int = 6000
    """Steps of learning after which the rate has fallen to a twentieth."""
    narrow: int = 6
    width: int = 8
    """Ways that are kept when it looks ahead: in learning, and at the table."""
    asked: int = 24
    """Positions that the teacher is asked about, on average, each time a player looks ahead."""
    passes: int = 9
    batch: int = 512


class Party:
    """Games of a vector, all played by looking ahead."""

    def __init__(self, env: SeatVectorEnv, look: Lookahead, seed: int) -> None:
        self.env = env
        self.look = look
        self.plans: list[list[Step]] = [[] for _ in range(env.num_envs)]
        env.reset(seed=seed)

    def step(self) -> tuple[Array, Array]:
        """One choice in every game; rewards, and which games have ended."""
        idle = [game for game, plan in enumerate(self.plans) if not plan]
        states = [self.env.batch.states[game] for game in idle]
        for game, way in zip(idle, self.look.ways(states, ALONE), strict=True):
            self.plans[game] = way
        choices = self.env.setting.encoder.choices
        numbers = choices.numbers([plan.pop(0).action for plan in self.plans])
        _, rewards, ended, _, _ = self.env.step(np.asarray(numbers))
        return rewards, ended


class Foresight(Run):
    """A run on its way, with the games that are played in it."""

    def __init__(self, recipe: Recipe, teacher: Teacher) -> None:
        self.recipe = recipe
        self.teacher = teacher
        self.env = self._vector(recipe.envs)
        setting = self.env.setting
        optimizer = optax.adam(optax.cosine_decay_schedule(recipe.rate, recipe.steps, 0.05))
        super().__init__(setting, [*recipe.hidden, 1], optimizer, recipe.games, recipe.seed)
        self.seen: list[Array] = []
        self.goals: list[Array] = []
        self.learn_from = jax.jit(self._learn_from)
        self.lay_tables()

    def _vector(self, count: int) -> SeatVectorEnv:
        recipe = self.recipe
        return SeatVectorEnv(recipe.game, count, SELF, copy=False, **recipe.options)

    def lay_tables(self) -> None:
        look = Lookahead(
            self.setting.encoder, self._judge, self.recipe.narrow, self.recipe.question
        )
        self.party = Party(self.env, look, self.recipe.seed + self.updates)
        self.network = self._network()

    def _network(self) -> Network:
        """The network in numpy, which is faster for the few rows of a glance."""
        layers = [(np.asarray(weights), np.asarray(bias)) for weights, bias in self.layers]
        return Network(self.setting.game.id, self.scale, layers)

    def _judge(self, states: Sequence[State], figures: Figures) -> Sequence[float]:
        if self.games < self.recipe.lessons:
            return [self.teacher(state) for state in states]
        return self.network.judge(states, figures)

    def update(self) -> None:
        rng = np.random.default_rng([self.recipe.seed, self.updates])
        fresh = self._play(rng)
        self._learn(rng, fresh * self.recipe.passes // self.recipe.batch)
        self.updates += 1
        self.network = self._network()

    def _play(self, rng: np.random.Generator) -> int:
        """A round of games; how many positions are new."""
        known, ended = len(self.goals), 0
        while ended < min(self.recipe.envs, self.wanted - self.games):
            ended += int(self.party.step()[1].sum())
            if self.party.look.judged:
                self._ask_teacher(rng)
        self.games += ended
        return sum(len(goals) for goals in self.goals[known:])

    def _ask_teacher(self, rng: np.random.Generator) -> None:
        """Note some of the positions that were looked at just now, and how good they look."""
        judged = self.party.look.judged
        games = len({step.game for step in judged})
        steps = [judged[i] for i in rng.integers(0, len(judged), games * self.recipe.asked)]
        figures = np.array([step.figures for step in steps]).clip(-BYTE, BYTE)
        self.seen.append(figures.astype(np.int8))
        self.goals.append(np.array([self.teacher(step.state) for step in steps], np.float32))

    def _learn(self, rng: np.random.Generator, steps: int) -> None:
        seen, goals = np.concatenate(self.seen), np.concatenate(self.goals)
        for _ in range(steps):
            rows = rng.integers(0, len(goals), self.recipe.batch)
            self.layers, self.memory = self.learn_from(
                self.layers, self.memory, seen[rows], goals[rows]
            )

    def _learn_from(self, layers: Layers, memory: Any, *batch: Any) -> tuple[Layers, Any]:
        return self.improve(jax.grad(self._error)(layers, *batch), layers, memory)

    def _error(self, layers: Layers, seen: Any, goals: Any) -> Any:
        """How far the network is from the teacher."""
        return optax.squared_error(outputs(layers, self.scale, seen)[:, 0], goals).mean()

    def measure(self, opponent: str, games: int) -> float:
        recipe = self.recipe
        look = Lookahead(self.setting.encoder, self.network.judge, recipe.width, recipe.question)
        party = Party(self._vector(games), look, recipe.seed)
        found = np.full(games, np.nan)
        while np.isnan(found).any():
            rewards, ended = party.step()
            first = ended & np.isnan(found)
            found[first] = rewards[first] > 0
        return float(found.mean())

    def saved(self) -> dict[str, Any]:
        return {**super().saved(), "ahead": np.array([self.recipe.width, self.recipe.question])}
