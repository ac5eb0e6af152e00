"""Actions a second through the environments, beside PettingZoo's own games and RLCard;
and simulations a second of OpenSpiel's IS-MCTS on our Berzerka, beside our own.

    python bench/envs.py [SECONDS]

Every probe plays at random, with an observation and a mask for each choice. All of them
take turns, so a noisy machine disturbs them alike; processor time counts, on one core.
The peers are measured if they are installed: `pip install "pettingzoo[classic]" rlcard`.
"""

import random
import statistics
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Any

import numpy as np

from holmgang.envs import pettingzoo as zoo
from holmgang.envs.vector import SeatVectorEnv
from holmgang.games import GAMES

Probe = Callable[[float], float]
ROUNDS = 5
MANY = 256
OURS = ["shieldwall", "berzerka", "berserkers", "berserk"]
PEERS = ["leduc_holdem_v4", "gin_rummy_v4", "texas_holdem_v4", "connect_four_v3"]
RLCARD = ["leduc-holdem", "gin-rummy", "doudizhu"]


def timed(steps: Iterator[int]) -> Probe:
    """Actions a second of something that yields how many it has taken."""

    def probe(seconds: float) -> float:
        begun, count = time.process_time(), 0
        while (passed := time.process_time() - begun) < seconds or count == 0:
            count += next(steps)
        return count / passed

    return probe


def legal(mask: Any) -> int:
    """One of the actions that a mask allows."""
    choices = np.flatnonzero(np.asarray(mask).view(np.bool_))
    return int(choices[int(random.random() * len(choices))])


def turns(env: Any) -> Iterator[int]:
    """PettingZoo's usual loop, a game at a time."""
    for seed in range(1_000_000):
        env.reset(seed=seed)
        count = 0
        for _ in env.agent_iter():
            seen, _, is_over, is_cut, info = env.last()
            if is_over or is_cut:
                env.step(None)
                continue
            mask = seen["action_mask"] if isinstance(seen, dict) else info["action_mask"]
            env.step(legal(mask))
            count += 1
        yield count


def vectors(game_id: str) -> Iterator[int]:
    """Many at once, blind but legal."""
    envs = SeatVectorEnv(game_id, MANY, opponent="self", copy=False)
    envs.reset(seed=1)
    while True:
        for _ in range(20):
            envs.step(np.array(envs.batch.blind()))
        yield 20 * MANY


def rlcard_games(name: str) -> Iterator[int]:
    import rlcard
    from rlcard.agents import RandomAgent

    env = rlcard.make(name)
    env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])
    while True:
        trajectories, _ = env.run()
        yield sum(len(seat) // 2 for seat in trajectories)


def searches() -> dict[str, Probe]:
    """Simulations a second of two searches for the same game: OpenSpiel's through our adapter.

    Its simulations end with the game. Ours are judged after some actions; a row is of ours
    that play on to the end, too.
    """
    import pyspiel
    from open_spiel.python.algorithms import ismcts, mcts

    from holmgang import bots
    from holmgang.bots.budget import Budget
    from holmgang.bots.ismcts import Ismcts
    from holmgang.core.chance import Quick
    from holmgang.core.seat import Bot, Seat
    from holmgang.envs import openspiel

    game = pyspiel.load_game(f"{openspiel.PREFIX}berzerka(length=short)")
    node = game.new_initial_state()
    while node.is_chance_node():
        node.apply_action(random.choice(node.chance_outcomes())[0])
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    theirs = ismcts.ISMCTSBot(game, evaluator, 1.4, 5, random_state=np.random.RandomState(1))
    usual = bots.make("ismcts:200", GAMES["berzerka"])
    whole = Ismcts(Budget(iterations=200), horizon=100_000)
    seat = Seat(node.course.state, node.current_player())

    def their_steps() -> Iterator[int]:
        while True:
            theirs.step(node)
            yield 5

    def our_steps(bot: Bot) -> Iterator[int]:
        while True:
            bot.choose(seat, Quick(1))
            yield 200

    return {
        "berzerka, OpenSpiel's IS-MCTS": timed(their_steps()),
        "berzerka, our ismcts to the end": timed(our_steps(whole)),
        "berzerka, our ismcts": timed(our_steps(usual)),
    }


def probes() -> dict[str, Probe]:
    found: dict[str, Probe] = {}
    for game_id in OURS:
        environments = getattr(zoo, f"{game_id}_v1")
        found[f"{game_id}, PettingZoo"] = timed(turns(environments.env()))
        found[f"{game_id}, vector of {MANY}"] = timed(vectors(game_id))
    for name in PEERS:
        with suppress(ImportError, AttributeError):
            module = getattr(__import__("pettingzoo.classic", fromlist=[name]), name)
            found[f"PettingZoo {name}"] = timed(turns(module.env()))
    with suppress(ImportError):
        found |= searches()
    with suppress(ImportError):
        import rlcard  # noqa: F401  only to know whether it is there

        found |= {f"RLCard {name}": timed(rlcard_games(name)) for name in RLCARD}
    return found


def main(seconds: float) -> None:
    figures: dict[str, list[float]] = {}
    known = probes()
    for _ in range(ROUNDS):
        for name, probe in known.items():
            figures.setdefault(name, []).append(probe(seconds))
    for name, values in figures.items():
        unit = "simulations/s" if "mcts" in name.lower() else "actions/s"
        print(f"{name:<32} {statistics.median(values):>12,.0f} {unit}")


if __name__ == "__main__":
    main(float(sys.argv[1]) if len(sys.argv) > 1 else 0.5)
