"""PettingZoo's own checks, unmodified, over every game of ours."""

import copy
import pickle
import warnings
from typing import Any

import numpy as np
import pytest

pettingzoo = pytest.importorskip("pettingzoo", reason="PettingZoo is not installed")

with warnings.catch_warnings():  # with Pygame it warns of its own games
    warnings.simplefilter("ignore")
    from pettingzoo.test import (
        api_test,
        max_cycles_test,
        parallel_api_test,
        parallel_seed_test,
        render_test,
        seed_test,
    )

from holmgang.core.errors import Illegal, OptionError  # noqa: E402
from holmgang.envs import pettingzoo as zoo  # noqa: E402

CASES: dict[str, dict[str, Any]] = {
    "shieldwall_v1": {"units": 3},
    "berzerka_v1": {"length": "short"},
    "berserkers_v1": {"turns": 6},
    "berserk_v1": {"turns": 8},
    "draft_v1": {},
}
EVERY = pytest.mark.parametrize("name", CASES)


def environments(name: str) -> zoo.Environments:
    found: zoo.Environments = getattr(zoo, name)
    return found


@EVERY
# PettingZoo has a list of its own games whose observations are not plain arrays.
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be")
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
def test_agents_take_turns(name: str) -> None:
    api_test(environments(name).env(**CASES[name]), num_cycles=300)


@EVERY
def test_agents_act_together(name: str) -> None:
    parallel_api_test(environments(name).parallel_env(**CASES[name]), num_cycles=300)


@EVERY
def test_a_seed_decides_all(name: str) -> None:
    seed_test(lambda: environments(name).env(**CASES[name]), num_cycles=40)
    parallel_seed_test(lambda: environments(name).parallel_env(**CASES[name]), num_cycles=40)


@EVERY
def test_a_game_can_be_cut_short(name: str) -> None:
    max_cycles_test(environments(name).cycles)


@EVERY
def test_the_board_is_drawn(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    options = CASES[name] | ({"battle": "ready", "turns": 2} if name == "berserk_v1" else {})
    render_test(lambda render_mode: environments(name).env(render_mode=render_mode, **options))


def test_an_illegal_action_is_refused_with_its_reason() -> None:
    env = zoo.shieldwall_v1.env()
    env.reset(seed=1)
    agent = env.agent_selection
    before = env.observe(agent)
    env.step(int(np.flatnonzero(before["action_mask"] == 0)[0]))
    after, _, _, _, info = env.last()
    assert env.agent_selection == agent
    assert "other-question" in info["illegal"]
    assert np.array_equal(before["observation"], after["observation"])
    env.step(int(np.flatnonzero(before["action_mask"])[0]))
    assert env.infos[agent] == {}


def test_an_illegal_action_raises_if_that_is_wished() -> None:
    env = zoo.shieldwall_v1.parallel_env(illegal="raises")
    seen, _ = env.reset(seed=1)
    wrong = {agent: int(np.argmin(told["action_mask"])) for agent, told in seen.items()}
    with pytest.raises(Illegal) as refused:
        env.step(wrong)
    assert refused.value.details["reason"] == "other-question"


@pytest.mark.parametrize("name", ["shieldwall_v1", "berserk_v1"])
def test_turns_and_cycles_can_be_cut_short(name: str) -> None:
    env = environments(name).env(max_cycles=3)
    env.reset(seed=1)
    choices = 0
    for _ in env.agent_iter():
        seen, _, is_over, is_cut, _ = env.last()
        assert not is_over
        if is_cut:
            env.step(None)
            continue
        choices += 1
        env.step(int(np.argmax(seen["action_mask"])))
    assert choices == 6


def test_only_games_that_there_are_have_environments() -> None:
    with pytest.raises(AttributeError):
        zoo.chess_v1  # noqa: B018
    with pytest.raises(AttributeError):
        zoo.berserk_v9  # noqa: B018


def test_only_who_chose_wrongly_is_told_of_it() -> None:
    """A secret choice stays one, even where it is refused."""
    env = zoo.shieldwall_v1.parallel_env()
    seen, _ = env.reset(seed=1)
    while min(told["action_mask"].any() for told in seen.values()) == 0:
        chosen = {agent: int(np.argmax(told["action_mask"])) for agent, told in seen.items()}
        seen, *_ = env.step(chosen)
    one, other = env.agents
    chosen[one] = int(np.argmin(seen[one]["action_mask"]))
    chosen[other] = int(np.argmax(seen[other]["action_mask"]))
    after, _, _, _, infos = env.step(chosen)
    assert "illegal" in infos[one]
    assert infos[other] == {}
    for agent in env.agents:
        assert np.array_equal(seen[agent]["observation"], after[agent]["observation"])


@pytest.mark.parametrize("number", [-1, 20])
def test_a_number_that_is_no_action_is_refused(number: int) -> None:
    turns, together = zoo.shieldwall_v1.env(), zoo.shieldwall_v1.parallel_env()
    turns.reset(seed=1)
    with pytest.raises(IndexError, match=str(number)):
        turns.step(number)
    together.reset(seed=1)
    with pytest.raises(IndexError, match=str(number)):
        together.step(dict.fromkeys(together.agents, number))


@EVERY
def test_a_copy_goes_its_own_way(name: str) -> None:
    env = environments(name).env(**CASES[name])
    env.reset(seed=4)
    twin = copy.deepcopy(env)
    agent = env.agent_selection
    before = env.observe(agent)
    twin.step(int(np.argmax(before["action_mask"])))
    after = env.observe(agent)
    assert (env.cycles, twin.cycles) == (0, 1)
    assert np.array_equal(before["observation"], after["observation"])
    assert twin.observe(agent)["observation"].tolist() != after["observation"].tolist()


def test_an_environment_can_be_sent_to_another_process() -> None:
    for env in (zoo.berzerka_v1.env(length="short"), zoo.berzerka_v1.parallel_env(length="short")):
        twin = pickle.loads(pickle.dumps(env))
        for one in (env, twin):
            one.reset(seed=3)
        agent = env.agents[0]
        assert str(env.observe(agent)) == str(twin.observe(agent))


def test_a_way_to_draw_that_there_is_not_is_refused() -> None:
    with pytest.raises(OptionError):
        zoo.shieldwall_v1.env(render_mode="rgb_array")


def test_agents_that_take_turns_are_not_said_to_go_in_cycles() -> None:
    assert not zoo.shieldwall_v1.env().metadata["is_parallelizable"]
    assert zoo.shieldwall_v1.cycles.env().metadata["is_parallelizable"]
