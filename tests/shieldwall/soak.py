"""Very many random games, looked at in every round, on all cores.

    PYTHONPATH=tests .venv/bin/python -m shieldwall.soak --games 200000

It runs on the installed package, so on the compiled build if there is one.
"""

import argparse
import os
import sys
import time
from multiprocessing import Pool
from typing import NamedTuple

from holmgang.core import state as core_state
from holmgang.core.chance import Quick
from holmgang.games.shieldwall import GAME
from shieldwall.invariants import checked_game

CHUNK = 500
FIRST = ("black", "red", "random")


class Part(NamedTuple):
    """Some games of a soak, by their numbers, and what they gave."""

    actions: int
    rounds: int
    wins: tuple[int, int, int]
    wrong: list[str]


def run(job: tuple[str, int, int]) -> Part:
    """The games of one chunk. A crash is a finding like any other."""
    seed, start, stop = job
    actions, rounds, wins, wrong = 0, 0, [0, 0, 0], []
    for number in range(start, stop):
        options = {"units": str(1 + number % 24), "first": FIRST[number % 3]}
        state = GAME.new(GAME.settle(options))
        try:
            took, checked, faults = checked_game(state, Quick(f"{seed} {number}"))
        except Exception as error:
            took, checked, faults = 0, 0, [f"{type(error).__name__}: {error}"]
        actions += took
        rounds += checked
        wins[state.winner] += 1
        wrong += [f"game {number} of seed {seed}: {fault}" for fault in faults]
    return Part(actions, rounds, (wins[0], wins[1], wins[2]), wrong)


def soak(games: int, seed: str, jobs: int) -> Part:
    """The same games for any number of jobs."""
    chunks = [(seed, start, min(start + CHUNK, games)) for start in range(0, games, CHUNK)]
    with Pool(jobs) as pool:
        parts = list(pool.imap_unordered(run, chunks))
    wins = [sum(part.wins[i] for part in parts) for i in range(3)]
    return Part(
        sum(part.actions for part in parts),
        sum(part.rounds for part in parts),
        (wins[0], wins[1], wins[2]),
        sorted(fault for part in parts for fault in part.wrong),
    )


def main() -> int:
    parser = argparse.ArgumentParser(description="Random games of Shieldwall, invariants checked.")
    parser.add_argument("--games", type=int, default=200_000)
    parser.add_argument("--seed", default="soak")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    args = parser.parse_args()
    began = time.perf_counter()
    total = soak(args.games, args.seed, args.jobs)
    for fault in total.wrong[:20]:
        print(fault, file=sys.stderr)
    build = "interpreted" if str(core_state.__file__).endswith(".py") else "compiled"
    black, red, drawn = total.wins
    print(
        f"{args.games} games ({build}), {total.actions} actions, {total.rounds} rounds checked, "
        f"black {black} red {red} drawn {drawn}, {len(total.wrong)} broken, "
        f"{time.perf_counter() - began:.0f} s"
    )
    return 1 if total.wrong else 0


if __name__ == "__main__":
    sys.exit(main())
