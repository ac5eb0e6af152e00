"""OpenSpiel plays our games: its checks, its searches, its equilibria."""

import random
import sys
from pathlib import Path
from typing import Any
from zlib import crc32

import numpy as np
import pytest

pyspiel: Any = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed")

from open_spiel.python import policy as policies  # noqa: E402  after it is known to be there
from open_spiel.python.algorithms import (  # noqa: E402
    expected_game_score,
    exploitability,
    external_sampling_mccfr,
    ismcts,
    mcts,
)

from holmgang.bots.budget import Budget  # noqa: E402
from holmgang.bots.shieldwall.nash import Nash  # noqa: E402
from holmgang.core.action import Action  # noqa: E402
from holmgang.core.chance import Quick  # noqa: E402
from holmgang.core.seat import Seat  # noqa: E402
from holmgang.envs import openspiel  # noqa: E402, F401  it registers our games

sys.path.insert(0, str(Path(__file__).parents[1] / "bench"))
import exploit  # noqa: E402  a script of bench/, found by its folder

GAMES = [
    "holmgang_shieldwall(units=2)",
    "holmgang_shieldwall_turns(units=2)",
    "holmgang_berzerka(length=short)",
    "holmgang_berserkers(turns=4)",
    "holmgang_berserk(turns=3)",
    "holmgang_berserk_turns(turns=3,edition=laar)",
    "holmgang_draft(players=4)",
]


@pytest.mark.parametrize("name", GAMES)
def test_openspiel_finds_nothing_wrong(name: str) -> None:
    """Its own test of random play, which also clones, names and compares all nodes."""
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=False, verbose=False)


def advance(node: Any, rng: random.Random) -> None:
    """One step at random."""
    if node.is_chance_node():
        outcomes, weights = zip(*node.chance_outcomes(), strict=True)
        node.apply_action(rng.choices(outcomes, weights)[0])
    elif node.is_simultaneous_node():
        seats = range(node.num_players())
        node.apply_actions([rng.choice(node.legal_actions(seat)) for seat in seats])
    else:
        node.apply_action(rng.choice(node.legal_actions()))


def nodes(game: Any, seed: int) -> Any:
    rng = random.Random(seed)
    node = game.new_initial_state()
    while not node.is_terminal():
        yield node
        advance(node, rng)


@pytest.mark.parametrize("name", GAMES)
def test_a_world_drawn_from_an_information_state_has_that_state(name: str) -> None:
    game = pyspiel.load_game(name)
    rng = random.Random(3)
    for number, node in enumerate(nodes(game, seed=1)):
        if node.is_chance_node() or number % 7:
            continue
        for seat in range(game.num_players()):
            world = node.resample_from_infostate(seat, rng.random)
            assert world.information_state_string(seat) == node.information_state_string(seat)
            assert world.observation_string(seat) == node.observation_string(seat)
            assert world.observation_tensor(seat) == node.observation_tensor(seat)
            assert world.legal_actions(seat) == node.legal_actions(seat)


def test_a_choice_that_waits_for_others_is_hidden_from_them() -> None:
    game = pyspiel.load_game("holmgang_shieldwall_turns(units=2)")
    waiting = 0
    for node in nodes(game, seed=2):
        actors = node.course.state.actors
        if len(actors) < 2:
            continue
        told = set()
        for action in node.legal_actions():
            child = node.child(action)
            assert child.current_player() == 1
            told.add((child.information_state_string(1), tuple(child.observation_tensor(1))))
        assert len(told) == 1
        waiting += len(node.legal_actions()) > 1
    assert waiting > 0


def play_out(game: Any, bots: list[Any], seed: int, most: int) -> int:
    """Bots choose for a while; how many choices they made."""
    rng = random.Random(seed)
    node = game.new_initial_state()
    choices = 0
    while not node.is_terminal() and choices < most:
        if node.is_chance_node():
            advance(node, rng)
        else:
            action = bots[node.current_player()].step(node)
            assert action in node.legal_actions()
            node.apply_action(action)
            choices += 1
    return choices


def evaluator(seed: int) -> Any:
    return mcts.RandomRolloutEvaluator(1, np.random.RandomState(seed))


@pytest.mark.parametrize(
    "name", ["holmgang_berserkers(turns=2)", "holmgang_shieldwall_turns(units=1)"]
)
def test_its_mcts_plays(name: str) -> None:
    game = pyspiel.load_game(name)
    bots = [
        mcts.MCTSBot(game, 1.4, 4, evaluator(seat), random_state=np.random.RandomState(seat))
        for seat in range(game.num_players())
    ]
    assert play_out(game, bots, seed=1, most=6) > 0


@pytest.mark.parametrize(
    "name",
    [
        "holmgang_berzerka(length=short)",
        "holmgang_shieldwall_turns(units=1)",
        "holmgang_berserk_turns(turns=1,battle=ready)",
        "holmgang_draft_turns(players=4)",
    ],
)
def test_its_information_set_mcts_plays(name: str) -> None:
    game = pyspiel.load_game(name)
    bots = [
        ismcts.ISMCTSBot(game, evaluator(seat), 1.4, 4, random_state=np.random.RandomState(seat))
        for seat in range(game.num_players())
    ]
    assert play_out(game, bots, seed=1, most=6) > 0


# Equilibria

PACK = """\
weapons: [axes]
army: {source: reconstructed, cards: 4}
cards:
  - {id: A, source: reconstructed, values: {axes: [4, 0]}}
  - {id: B, source: reconstructed, values: {axes: [3, 1]}}
  - {id: C, source: reconstructed, values: {axes: [1, 2]}}
units: []
strategies:
  - {id: hold, source: reconstructed, copies: 6, effect: {}}
"""


def numbered(node: Any, odds: dict[Action, float]) -> dict[int, float]:
    choices = node.course.setting.encoder.choices
    return {int(choices.index(action)): share for action, share in odds.items()}


def ours(node: Any) -> dict[int, float]:
    """What `nash` does at a node, as a policy: it sees no more than its seat."""
    state, seat = node.course.state, node.current_player()
    if len(state.legal(seat)) == 1:
        return numbered(node, {state.legal(seat)[0]: 1.0})
    shares = Nash(Budget(iterations=36)).weigh(Seat(state, seat), Quick("nash"))
    return numbered(node, dict(shares))


@pytest.mark.long
def test_an_equilibrium_agrees_with_ours(tmp_path: Path) -> None:
    """Two units, three cards: 876 information states, which OpenSpiel can walk through.

    A gap is what a player who knows the policy wins against it, beyond the value of the
    game; a blind player's is 0.71. MCCFR comes nearer the longer it runs.
    """
    (tmp_path / "pack.yaml").write_text(PACK)
    options = {"units": 2, "first": "black", "pack": str(tmp_path)}
    game = pyspiel.load_game("holmgang_shieldwall_turns", options)
    solver = external_sampling_mccfr.ExternalSamplingSolver(game)
    np.random.seed(1)
    for _ in range(300):
        solver.iteration()
    theirs = policies.tabular_policy_from_callable(game, solver.average_policy())
    mine = policies.tabular_policy_from_callable(game, ours)
    assert len(mine.state_lookup) == 876
    assert exploitability.exploitability(game, theirs) < 0.12
    assert exploitability.exploitability(game, mine) < 0.06
    values = [
        expected_game_score.policy_value(game.new_initial_state(), [one, one])[0]
        for one in (theirs, mine)
    ]
    # A policy played against itself may miss the value of the game by its gap, no more.
    assert values == pytest.approx([0.17, 0.17], abs=0.06)


def habit(state: Any, seat: int) -> dict[Action, float]:
    """A policy without sense, which depends on what a seat knows."""
    known = f"{state.side(seat).deck} {state.side(1 - seat).used} {state.side(seat).units}"
    legal = state.legal(seat)
    likes = [crc32(f"{known} {action}".encode()) % 5 + 1 for action in legal]
    return {action: like / sum(likes) for action, like in zip(legal, likes, strict=True)}


def test_our_best_response_is_the_one_that_openspiel_finds(tmp_path: Path) -> None:
    (tmp_path / "pack.yaml").write_text(PACK)
    options = {"units": "2", "first": "black", "pack": str(tmp_path)}
    game = pyspiel.load_game("holmgang_shieldwall_turns", {**options, "units": 2})
    theirs = policies.tabular_policy_from_callable(
        game, lambda node: numbered(node, habit(node.course.state, node.current_player()))
    )
    won = [exploit.exploitability(habit, bot, **options) for bot in (0, 1)]
    assert sum(won) / 2 == pytest.approx(exploitability.exploitability(game, theirs))
