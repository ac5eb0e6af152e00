"""Many games at once as Gymnasium's `VectorEnv`, stepped inside compiled code.

`gymnasium.make_vec("holmgang/Shieldwall-v1", 256, vectorization_mode="vector_entry_point")`.
A game that ends begins anew in the same step; its last observation is in
`info["final_obs"]`. With `opponent="self"` every seat is asked in its turn: `info["seat"]`
says whose knowledge a row tells, and `info["scores"]` has the scores of all seats.
"""

import secrets
from typing import Any

import numpy as np
from gymnasium.utils import EzPickle
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from holmgang.core.errors import OptionError
from holmgang.core.seat import Bot
from holmgang.envs import spaces as arrays
from holmgang.envs.batch import ANY, EVERY, Batch
from holmgang.envs.gymnasium import RANDOM, opponents, seat_number
from holmgang.envs.setting import Setting

SELF = "self"


class SeatVectorEnv(EzPickle, VectorEnv[arrays.Figures, NDArray[np.int64], NDArray[Any]]):
    """With `copy=False` arrays are handed out as they are: the next step writes over them."""

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012  as Gymnasium has it

    def __init__(
        self,
        game_id: str,
        num_envs: int = 1,
        opponent: str = RANDOM,
        seat: str | int = 0,
        copy: bool = True,
        **options: object,
    ) -> None:
        EzPickle.__init__(self, game_id, num_envs, opponent, seat, copy, **options)
        if num_envs < 1:
            raise OptionError(option="num_envs", value=str(num_envs), expected="1 …")
        self.setting = Setting(game_id, **options)
        self.num_envs = num_envs
        self.copy = copy
        seats = len(self.setting.seats)
        others: list[Bot | None] = [None] * seats
        if opponent not in (SELF, RANDOM):
            others = list(opponents(self.setting, opponent))
        self.seats = seats
        self.seat = EVERY if opponent == SELF else seat_number(self.setting, seat)
        if opponent != SELF and self.seat < 0:
            self.seat = ANY
        setting = self.setting
        self.batch = Batch(setting.fresh, setting.encoder, num_envs, self.seat, others)
        self._look()

    def _look(self) -> None:
        """Arrays that lie on the buffers of the batch."""
        batch, count = self.batch, self.num_envs
        self.single_observation_space = arrays.observation_space(self.setting)
        self.single_action_space = arrays.action_space(self.setting)
        self.observation_space = batch_space(self.single_observation_space, count)
        self.action_space = batch_space(self.single_action_space, count)
        self._figures = arrays.figures(batch.sheet)
        self._last = arrays.figures(batch.last)
        self._flags = arrays.flags(batch.mask)
        self._asked: NDArray[np.int64] = np.asarray(batch.asked)
        self._ended: NDArray[np.int64] = np.asarray(batch.ended)
        self._scores: NDArray[np.float64] = np.asarray(batch.scores).reshape(count, -1)
        self._learners: NDArray[np.int64] = np.asarray(batch.learners)
        self._rows = np.arange(count)
        self._never = np.zeros(count, np.bool_)
        names = ["_action_mask", "_seat", "_scores"]
        self._everywhere = dict.fromkeys(names, np.ones(count, np.bool_))

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[arrays.Figures, dict[str, Any]]:
        VectorEnv.reset(self, seed=seed if isinstance(seed, int) else None)
        self.batch.begin(self._seeds(seed))
        return self._out(self._figures), self._info()

    def _seeds(self, seed: int | list[int | None] | None) -> list[str]:
        """One for each game; a list names them, anything else stands for all."""
        if not isinstance(seed, list):
            word = secrets.token_hex(8) if seed is None else str(seed)
            return [f"{word} {game}" for game in range(self.num_envs)]
        if len(seed) != self.num_envs:
            raise OptionError(option="seed", value=str(seed), expected=str(self.num_envs))
        return [secrets.token_hex(8) if one is None else str(one) for one in seed]

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[arrays.Figures, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        actions = np.asarray(actions)
        if actions.shape != (self.num_envs,):
            raise ValueError(f"{self.num_envs} actions are wanted, not {actions.shape}")
        # Who acted, and for whom the game was played: a new game may ask somebody else.
        rewarded = (self._asked if self.seat == EVERY else self._learners).copy()
        self.batch.step(actions.tolist())
        rewards = self._scores[self._rows, rewarded]
        ended = self._ended.astype(np.bool_)
        info = self._info()
        if ended.any():
            info |= {"final_obs": self._final(ended), "_final_obs": ended}
            info |= {"final_info": self._final_info(ended), "_final_info": ended}
        return self._out(self._figures), rewards, ended, self._never.copy(), info

    def _info(self) -> dict[str, Any]:
        """Gymnasium wants to know of every entry which games it is about: all of them."""
        return {
            "action_mask": self._out(self._flags),
            "seat": self._out(self._asked),
            "scores": self._out(self._scores),
            **self._everywhere,
        }

    def _final_info(self, ended: NDArray[np.bool_]) -> dict[str, Any]:
        """The scores of the games that have ended, and that nothing can be chosen there."""
        infos = {"action_mask": np.zeros_like(self._flags), "scores": self._out(self._scores)}
        return infos | {f"_{name}": ended for name in infos}

    def _final(self, ended: NDArray[np.bool_]) -> NDArray[np.object_]:
        """The last observation of each game that has ended, None for the others."""
        found = np.full(self.num_envs, None, dtype=object)
        for row in np.flatnonzero(ended):
            found[row] = self._last[row].copy()
        return found

    def _out(self, array: NDArray[Any]) -> NDArray[Any]:
        return array.copy() if self.copy else array
