"""Learning by self-play on vectors of games: PPO with a small network, in JAX and Optax.

All seats share one network and learn from each other's games; a player alone learns from
its own.
"""

from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
import optax

from holmgang.envs.runs import Array, Layers, Run, outputs
from holmgang.envs.vector import SELF, SeatVectorEnv


class Recipe(NamedTuple):
    """What decides a run, with the seed."""

    game: str
    options: dict[str, Any]
    games: int
    seed: int = 1
    envs: int = 512
    steps: int = 32
    hidden: tuple[int, ...] = (64, 64)
    rate: float = 1e-3
    entropy: float = 0.01
    trace: float = 0.95
    batches: int = 4


class Rollout(NamedTuple):
    """What was seen, chosen and thought, [step, game] each."""

    seen: Array
    mask: Array
    action: Array
    odds: Array
    value: Array
    seat: Array
    ended: Array
    scores: Array  # [step, game, seat]


# The network


def think(layers: Layers, scale: Any, seen: Any, mask: Any) -> tuple[Any, Any]:
    """The logarithms of the odds of all actions, and the value."""
    out = outputs(layers, scale, seen)
    return jax.nn.log_softmax(jnp.where(mask > 0, out[:, :-1], -1e9)), out[:, -1]


@jax.jit
def choose(layers: Layers, scale: Any, seen: Any, mask: Any, key: Any) -> tuple[Any, Any, Any]:
    odds, value = think(layers, scale, seen, mask)
    action = jax.random.categorical(key, odds)
    return action, jnp.take_along_axis(odds, action[:, None], axis=1)[:, 0], value


class Learner(Run):
    """A run on its way, with the games that are played in it."""

    def __init__(self, recipe: Recipe) -> None:
        self.recipe = recipe
        self.env = SeatVectorEnv(recipe.game, recipe.envs, opponent=SELF, **recipe.options)
        setting = self.env.setting
        optimizer = optax.chain(optax.clip_by_global_norm(0.5), optax.adam(recipe.rate))
        sizes = [*recipe.hidden, setting.actions + 1]
        super().__init__(setting, sizes, optimizer, recipe.games, recipe.seed)
        self.seats = len(setting.seats)
        self.learn_from = jax.jit(self._learn_from)
        self.lay_tables()

    def lay_tables(self) -> None:
        self.key = jax.random.key(self.recipe.seed + self.updates)
        self.seen, self.info = self.env.reset(seed=self.recipe.seed + self.updates)

    def update(self) -> None:
        rollout, last = self._play()
        gains, goals = advantages(rollout, last, self.recipe.trace)
        flat = [part.reshape(-1, *part.shape[2:]) for part in rollout[:4]]
        order = np.random.default_rng(self.updates).permutation(len(flat[0]))
        gains, goals = gains.reshape(-1), goals.reshape(-1)
        gains = (gains - gains.mean()) / (gains.std() + 1e-6)
        for rows in np.array_split(order, self.recipe.batches):
            batch = [part[rows] for part in (*flat, gains, goals)]
            self.layers, self.memory = self.learn_from(self.layers, self.memory, *batch)
        self.updates += 1
        self.games += int(rollout.ended.sum())

    def _play(self) -> tuple[Rollout, Array]:
        """So many steps of all games, and what the seats asked now make of theirs."""
        found = []
        for _ in range(self.recipe.steps):
            seen, mask, seat = self.seen, self.info["action_mask"], self.info["seat"]
            self.key, key = jax.random.split(self.key)
            action, odds, value = (
                np.asarray(part) for part in choose(self.layers, self.scale, seen, mask, key)
            )
            self.seen, _, ended, _, self.info = self.env.step(action)
            found.append((seen, mask, action, odds, value, seat, ended, self.info["scores"]))
        self.key, key = jax.random.split(self.key)
        _, _, value = choose(self.layers, self.scale, self.seen, self.info["action_mask"], key)
        rollout = Rollout(*(np.stack(part) for part in zip(*found, strict=True)))
        return rollout, self._shared(np.asarray(value))

    def _shared(self, value: Array) -> Array:
        """The value of the seat that is asked, and the others' share of the opposite."""
        rows = np.arange(len(value))
        others = max(1, self.seats - 1)
        shared = np.repeat(-value[:, None] / others, self.seats, axis=1)
        shared[rows, self.info["seat"]] = value
        return shared

    def _learn_from(self, layers: Layers, memory: Any, *batch: Any) -> tuple[Layers, Any]:
        return self.improve(jax.grad(self._loss)(layers, *batch), layers, memory)

    def _loss(
        self, layers: Layers, seen: Any, mask: Any, action: Any, before: Any, gains: Any, goals: Any
    ) -> Any:
        """The clipped objective of PPO, the error of the value, and a prize for variety."""
        odds, value = think(layers, self.scale, seen, mask)
        now = jnp.take_along_axis(odds, action[:, None], axis=1)[:, 0]
        ratio = jnp.exp(now - before)
        clipped = jnp.clip(ratio, 0.8, 1.2)
        policy = -jnp.minimum(ratio * gains, clipped * gains).mean()
        variety = -(jnp.exp(odds) * jnp.where(mask > 0, odds, 0.0)).sum(axis=1).mean()
        return policy + 0.5 * ((value - goals) ** 2).mean() - self.recipe.entropy * variety

    def measure(self, opponent: str, games: int) -> float:
        recipe = self.recipe
        env = SeatVectorEnv(recipe.game, games, opponent, seat="random", **recipe.options)
        seen, info = env.reset(seed=recipe.seed)
        found = np.full(games, np.nan)
        while np.isnan(found).any():
            odds, _ = think(self.layers, self.scale, seen, info["action_mask"])
            seen, rewards, ended, _, info = env.step(np.asarray(odds.argmax(axis=1)))
            first = ended & np.isnan(found)
            found[first] = (np.sign(rewards[first]) + 1) / 2
        return float(found.mean())


def advantages(rollout: Rollout, last: Array, trace: float) -> tuple[Array, Array]:
    """How much better each choice did than was thought, and what its value should have been.

    Every seat of a game has a thread of its own choices, which is followed backwards from
    the values of the last position.
    """
    steps, games = rollout.value.shape
    rows = np.arange(games)
    value, gain = last.copy(), np.zeros_like(last)
    gains = np.zeros((steps, games))
    for step in range(steps - 1, -1, -1):
        ended = rollout.ended[step] > 0
        value[ended] = rollout.scores[step][ended]
        gain[ended] = 0.0
        mine = rows, rollout.seat[step]
        gains[step] = value[mine] - rollout.value[step] + trace * gain[mine]
        value[mine] = rollout.value[step]
        gain[mine] = gains[step]
    return gains, gains + rollout.value
