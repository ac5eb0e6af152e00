"""Gymnasium's own check, unmodified; and many games at once."""

import tomllib
from importlib.metadata import EntryPoint
from typing import Any

import numpy as np
import pytest
from building import ROOT

gymnasium = pytest.importorskip("gymnasium", reason="Gymnasium is not installed")

from gymnasium.utils.env_checker import check_env  # noqa: E402  after it is known to be there

from holmgang.core.errors import Illegal, OptionError  # noqa: E402
from holmgang.envs import ids  # noqa: E402
from holmgang.envs.gymnasium import SeatEnv  # noqa: E402
from holmgang.envs.vector import SeatVectorEnv  # noqa: E402

CASES: dict[str, dict[str, Any]] = {
    "Shieldwall": {"units": 3},
    "Berzerka": {"length": "short", "opponent": "random,greedy,random"},
    "Berserkers": {"turns": 6},
    "Berserk": {"turns": 8, "opponent": "greedy"},
    "Draft": {"seat": "blue"},
}
EVERY = pytest.mark.parametrize("name", CASES)

ids.register_all()


def made(name: str, **settings: Any) -> Any:
    return gymnasium.make(f"holmgang/{name}-v1", **CASES[name], **settings)


@EVERY
def test_gymnasium_finds_nothing_wrong(name: str) -> None:
    check_env(made(name).unwrapped)


def test_the_entry_point_registers_every_game() -> None:
    points = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["entry-points"]
    [(name, value)] = points["gymnasium.envs"].items()
    assert name == ids.NAMESPACE
    assert EntryPoint(name, value, "gymnasium.envs").load() is ids.register


def play(env: Any, seed: int) -> tuple[list[float], dict[str, Any]]:
    rng = np.random.default_rng(seed)
    _, info = env.reset(seed=seed)
    rewards = []
    while True:
        action = rng.choice(np.flatnonzero(info["action_mask"]))
        _, reward, is_over, _, info = env.step(action)
        rewards.append(reward)
        if is_over:
            return rewards, info


@EVERY
def test_a_game_is_rewarded_at_its_end_alone(name: str) -> None:
    rewards, info = play(made(name), seed=3)
    assert not any(rewards[:-1])
    assert -1 <= rewards[-1] <= 1
    assert not info["action_mask"].any()


def test_the_same_seed_is_the_same_game_and_the_next_one_is_another() -> None:
    env = SeatEnv("berzerka", opponent="greedy", length="short")
    first, _ = env.reset(seed=5)
    second, _ = env.reset()
    again, _ = env.reset(seed=5)
    assert np.array_equal(first, again)
    assert not np.array_equal(first, second)


def test_an_illegal_action_is_refused_and_says_why_or_raises() -> None:
    env = SeatEnv("shieldwall")
    before, info = env.reset(seed=1)
    wrong = np.flatnonzero(info["action_mask"] == 0)[0]
    after, reward, is_over, _, info = env.step(wrong)
    assert (reward, is_over) == (0.0, False)
    assert "other-question" in info["illegal"]
    assert np.array_equal(before, after)
    strict = SeatEnv("shieldwall", illegal="raises")
    strict.reset(seed=1)
    with pytest.raises(Illegal):
        strict.step(wrong)


@pytest.mark.parametrize(
    "wrong", [{"seat": "green"}, {"seat": 2}, {"opponent": "greedy,greedy,greedy"}, {"illegal": ""}]
)
def test_a_wrong_setting_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(OptionError):
        SeatEnv("shieldwall", **wrong)


def test_a_seat_may_be_drawn_anew_for_every_game() -> None:
    env = SeatEnv("shieldwall", seat="random")
    env.reset(seed=1)
    seats = set()
    for _ in range(20):
        env.reset()
        seats.add(env.seat)
    assert seats == {0, 1}


# Many at once


def choose(mask: np.ndarray[Any, Any], rng: np.random.Generator) -> np.ndarray[Any, Any]:
    """A legal action for every row."""
    chosen: np.ndarray[Any, Any] = np.argmax(rng.random(mask.shape) * mask, axis=1)
    return chosen


@EVERY
@pytest.mark.parametrize("opponent", ["self", "random", "greedy"])
def test_many_games_run_on_and_on(name: str, opponent: str) -> None:
    settings = CASES[name] | {"opponent": opponent}
    vectorized = {"vectorization_mode": "vector_entry_point"}
    env = gymnasium.make_vec(f"holmgang/{name}-v1", num_envs=4, **vectorized, **settings)
    assert isinstance(env.unwrapped, SeatVectorEnv)
    seen, info = env.reset(seed=1)
    rng = np.random.default_rng(1)
    games = 0
    for _ in range(100 if name == "Berserk" else 400):
        assert env.observation_space.contains(seen)
        actions = choose(info["action_mask"], rng)
        assert info["action_mask"][np.arange(4), actions].all()
        seen, rewards, ended, cut, info = env.step(actions)
        games += ended.sum()
        assert not cut.any()
        assert not rewards[~ended].any()
        assert (np.abs(info["scores"]) <= 1).all()
        assert ("final_obs" in info) == ended.any()
    assert games > 0 or name in ("Berserk", "Berserkers", "Berzerka")


def test_one_seat_of_a_vector_sees_what_the_single_environment_sees() -> None:
    """Both tell the same of a game with the same choices; only their chance differs."""
    env = SeatVectorEnv("berserkers", num_envs=2, turns=3)
    seen, info = env.reset(seed=1)
    for row in range(2):
        state = env.batch.states[row]
        legal = {int(env.setting.encoder.choices.index(a)) for a in state.legal(0)}
        assert set(np.flatnonzero(info["action_mask"][row])) == legal
    assert seen.shape == (2, env.setting.width)


def test_a_vector_repeats_itself_and_refuses_without_a_step() -> None:
    runs = []
    for _ in range(2):
        env = SeatVectorEnv("shieldwall", num_envs=8, opponent="self", units=2)
        seen, info = env.reset(seed=4)
        rng = np.random.default_rng(2)
        told = [seen]
        for _ in range(100):
            seen, rewards, _, _, info = env.step(choose(info["action_mask"], rng))
            told += [seen, rewards]
        runs.append(told)
        wrong = np.argmin(info["action_mask"], axis=1)
        with pytest.raises(Illegal):
            env.step(wrong)
        assert np.array_equal(env._figures, seen)
        with pytest.raises(IndexError):
            env.step(np.full(8, 99999))
    for one, other in zip(*runs, strict=True):
        assert np.array_equal(one, other)


def test_without_a_copy_the_arrays_are_the_buffers() -> None:
    env = SeatVectorEnv("shieldwall", num_envs=2, copy=False)
    seen, info = env.reset(seed=1)
    before = seen.copy()
    again, *_ = env.step(choose(info["action_mask"], np.random.default_rng(1)))
    assert again is seen
    assert not np.array_equal(before, seen)
