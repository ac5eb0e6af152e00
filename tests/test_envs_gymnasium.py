"""Gymnasium's own check, unmodified; and many games at once."""

import copy
import os
import pickle
import subprocess
import sys
import tomllib
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from building import ROOT

gymnasium = pytest.importorskip("gymnasium", reason="Gymnasium is not installed")

from gymnasium.utils.env_checker import check_env  # noqa: E402  after it is known to be there

import holmgang  # noqa: E402
from holmgang.core.errors import HolmgangError, Illegal, OptionError  # noqa: E402
from holmgang.envs.gymnasium import SeatEnv, register  # noqa: E402  it registers the ids
from holmgang.envs.vector import SeatVectorEnv  # noqa: E402

CASES: dict[str, dict[str, Any]] = {
    "Shieldwall": {"units": 3},
    "Berzerka": {"length": "short", "opponent": "random,greedy,random"},
    "Berserkers": {"turns": 6},
    "Berserk": {"turns": 8, "opponent": "greedy"},
    "Draft": {"seat": "blue"},
}
EVERY = pytest.mark.parametrize("name", CASES)


def made(name: str, **settings: Any) -> Any:
    return gymnasium.make(f"holmgang/{name}-v1", **CASES[name], **settings)


@EVERY
def test_gymnasium_finds_nothing_wrong(name: str) -> None:
    check_env(made(name).unwrapped)


def test_an_entry_point_names_the_registration() -> None:
    points = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["entry-points"]
    [(name, value)] = points["gymnasium.envs"].items()
    assert EntryPoint(name, value, "gymnasium.envs").load() is register


FRESH = """\
import gymnasium, sys
{before}
print("holmgang.games.berserk.rules" in sys.modules)
env = gymnasium.make("{id}", opponent="search:60")
seen, info = env.reset(seed=1)
seen, reward, is_over, is_cut, info = env.step(env.action_space.sample(info["action_mask"]))
print(env.observation_space.contains(seen), reward, is_over, is_cut)
"""
WAYS = {
    "import holmgang.envs.gymnasium": "holmgang/Berserk-v1",
    "": "holmgang.envs.gymnasium:holmgang/Berserk-v1",
}


@pytest.mark.parametrize("before", WAYS)
def test_a_fresh_process_finds_the_ids(before: str) -> None:
    """No game is loaded before it is asked for, and Gymnasium has nothing to warn of."""
    program = FRESH.format(before=before, id=WAYS[before])
    settings = os.environ | {"PYTHONPATH": str(Path(holmgang.__file__).parent.parent)}
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", program], env=settings, capture_output=True, text=True
    )
    assert done.stdout.splitlines() == ["False", "True 0.0 False False"], done.stderr


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
    "wrong",
    [
        *({"seat": "green"}, {"seat": 2}, {"seat": -1}),
        *({"opponent": "greedy,greedy,greedy"}, {"opponent": "self"}, {"opponent": "search:0"}),
        *({"illegal": ""}, {"render_mode": "rgb_array"}),
        *({"units": 0}, {"units": "many"}, {"unit": 3}, {"pack": "nowhere"}),
    ],
)
def test_a_wrong_setting_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(HolmgangError) as refused:
        SeatEnv("shieldwall", **wrong)
    [value] = wrong.values()
    assert str(value) in str(refused.value)


@pytest.mark.parametrize("number", [-1, 20, 99999])
def test_a_number_that_is_no_action_is_refused(number: int) -> None:
    env = SeatEnv("shieldwall")
    env.reset(seed=1)
    with pytest.raises(IndexError, match=str(number)):
        env.step(np.int64(number))


def test_a_game_that_is_over_stays_over() -> None:
    env = SeatEnv("shieldwall", units=1)
    rewards, _ = play(env, seed=3)
    assert rewards[-1] != 0
    _, reward, is_over, _, info = env.step(np.int64(0))
    assert (reward, is_over) == (0.0, True)
    assert "illegal" in info


@EVERY
def test_a_copy_goes_its_own_way(name: str) -> None:
    env = made(name).unwrapped
    _, info = env.reset(seed=4)
    rng = np.random.default_rng(4)
    for _ in range(3):
        _, _, _, _, info = env.step(rng.choice(np.flatnonzero(info["action_mask"])))
    twins = [copy.deepcopy(env) for _ in range(2)]
    before = env.action_masks(), *twins[0].play.state.view(env.seat).items()
    action = np.flatnonzero(info["action_mask"])[0]
    told = [twin.step(action) for twin in twins]
    assert np.array_equal(told[0][0], told[1][0])
    assert not np.array_equal(told[0][0], env._seen())
    assert before[1:] == (*env.play.state.view(env.seat).items(),)
    assert np.array_equal(before[0], env.action_masks())


def test_an_environment_can_be_sent_to_another_process() -> None:
    """As it was made: the game begins anew there."""
    for env in (SeatEnv("shieldwall", units=3), SeatVectorEnv("shieldwall", num_envs=2, units=3)):
        env.reset(seed=1)
        twin = pickle.loads(pickle.dumps(env))
        assert twin.setting.options == env.setting.options
        for one, other in zip(env.reset(seed=2), twin.reset(seed=2), strict=True):
            assert str(one) == str(other)


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


@pytest.mark.parametrize("seed", [None, 3, [1, 2, 3]])
def test_seeds_of_a_vector(seed: Any) -> None:
    """One for all of its games, or one for each; without one they are another time others."""
    env = SeatVectorEnv("shieldwall", num_envs=3)
    first, _ = env.reset(seed=seed)
    again, _ = env.reset(seed=seed)
    assert np.array_equal(first, again) == (seed is not None)
    assert not np.array_equal(first[0], first[1])


def test_a_game_of_a_vector_follows_from_its_own_seed() -> None:
    env = SeatVectorEnv("shieldwall", num_envs=3)
    first, _ = env.reset(seed=[5, 6, 7])
    other, _ = env.reset(seed=[5, None, 7])
    same = (first == other).all(axis=1)
    assert same.tolist() == [True, False, True]
    with pytest.raises(OptionError):
        env.reset(seed=[1, 2])


def ended(env: SeatVectorEnv) -> Any:
    """Steps until a game ends; the rewards of that step, which games have ended, and its info."""
    _, info = env.reset(seed=1)
    rng = np.random.default_rng(1)
    while True:
        _, rewards, found, _, info = env.step(choose(info["action_mask"], rng))
        if found.any():
            return rewards, found, info


def test_the_end_of_a_game_is_told_as_gymnasium_tells_it() -> None:
    env = SeatVectorEnv("shieldwall", num_envs=4, opponent="self", units=2)
    assert env.metadata["autoreset_mode"] == gymnasium.vector.AutoresetMode.SAME_STEP
    rewards, found, info = ended(env)
    last = info["final_info"]
    for told, name in [(info, "final_obs"), (info, "final_info"), (last, "scores")]:
        assert np.array_equal(told[f"_{name}"], found)
    names = env.setting.encoder.names()
    for row in range(4):
        assert (info["final_obs"][row] is not None) == found[row]
        if found[row]:
            mine, theirs = (
                info["final_obs"][row][names.index(f"units {who}")] for who in ("mine", "theirs")
            )
            assert (mine > theirs) == (rewards[row] > 0)
    assert not last["action_mask"].any()
    assert np.array_equal(last["scores"], info["scores"])
    assert (np.abs(last["scores"]).sum(axis=1) > 0)[~found].sum() == 0


def test_gymnasiums_own_wrappers_understand_a_vector() -> None:
    from gymnasium.wrappers.vector import DictInfoToList, RecordEpisodeStatistics

    base = SeatVectorEnv("shieldwall", num_envs=4, opponent="self", units=2)
    env = DictInfoToList(RecordEpisodeStatistics(base))
    _, infos = env.reset(seed=1)
    rng = np.random.default_rng(1)
    lengths: list[int] = []
    while len(lengths) < 8:
        masks = np.stack([info["action_mask"] for info in infos])
        _, _, found, _, infos = env.step(choose(masks, rng))
        assert [("final_info" in info) for info in infos] == found.tolist()
        lengths += [int(info["episode"]["l"]) for info in infos if "episode" in info]
    assert min(lengths) > 1


def test_a_vector_wants_one_action_for_each_game() -> None:
    env = SeatVectorEnv("shieldwall", num_envs=3)
    _, info = env.reset(seed=1)
    actions = choose(info["action_mask"], np.random.default_rng(1))
    for wrong in (actions[:2], np.append(actions, 0), actions[:, None]):
        with pytest.raises(ValueError, match="3"):
            env.step(wrong)
    with pytest.raises(OptionError):
        SeatVectorEnv("shieldwall", num_envs=0)


@pytest.mark.parametrize("mode", ["sync", "async"])
def test_gymnasium_makes_vectors_of_single_environments(mode: str) -> None:
    env = gymnasium.make_vec("holmgang/Shieldwall-v1", num_envs=2, vectorization_mode=mode)
    _, info = env.reset(seed=1)
    env.step(choose(info["action_mask"], np.random.default_rng(1)))
    env.close()


def test_without_a_copy_the_arrays_are_the_buffers() -> None:
    env = SeatVectorEnv("shieldwall", num_envs=2, copy=False)
    seen, info = env.reset(seed=1)
    before = seen.copy()
    again, *_ = env.step(choose(info["action_mask"], np.random.default_rng(1)))
    assert again is seen
    assert not np.array_equal(before, seen)
