"""Very many random games, looked at again and again, on all cores.

    PYTHONPATH=tests .venv/bin/python -m berzerka.soak --games 200000

It runs on the installed package, so on the compiled build if there is one.
"""

import argparse
import os
import sys
import time
from multiprocessing import Pool
from typing import NamedTuple

from berzerka.invariants import checked_game
from holmgang.core import state as core_state
from holmgang.core.chance import Quick
from holmgang.games.berzerka import GAME

CHUNK = 200
EVERY = 97
"""Actions between two looks; with no common factor it falls everywhere in a hand."""


class Part(NamedTuple):
    """Some games of a soak, and what they gave."""

    actions: int
    checked: int
    wins: tuple[int, int, int]
    wrong: list[str]


def options(number: int) -> dict[str, str]:
    """Every combination of options has its turn."""
    return {
        "length": ("full", "short")[number % 2],
        "contracts": ("random", "starter")[number % 5 == 0],
        "dealing": ("halves", "whole")[number % 3 == 0],
        "hotseat": ("last", "first")[number % 7 < 3],
        "penalty": ("worsen", "literal")[number % 11 == 0],
    }


def run(job: tuple[str, int, int]) -> Part:
    """The games of one chunk. A crash is a finding like any other."""
    seed, start, stop = job
    actions, checked, wins, wrong = 0, 0, [0, 0, 0], []
    for number in range(start, stop):
        state = GAME.new(GAME.settle(options(number)))
        try:
            took, looks, faults = checked_game(state, Quick(f"{seed} {number}"), EVERY)
            wins[state.places()[0]] += 1
        except Exception as error:
            took, looks, faults = 0, 0, [f"{type(error).__name__}: {error}"]
        actions += took
        checked += looks
        wrong += [f"game {number} of seed {seed}: {fault}" for fault in faults]
    return Part(actions, checked, (wins[0], wins[1], wins[2]), wrong)


def soak(games: int, seed: str, jobs: int) -> Part:
    """The same games for any number of jobs."""
    chunks = [(seed, start, min(start + CHUNK, games)) for start in range(0, games, CHUNK)]
    with Pool(jobs) as pool:
        parts = list(pool.imap_unordered(run, chunks))
    wins = [sum(part.wins[i] for part in parts) for i in range(3)]
    return Part(
        sum(part.actions for part in parts),
        sum(part.checked for part in parts),
        (wins[0], wins[1], wins[2]),
        sorted(fault for part in parts for fault in part.wrong),
    )


def main() -> int:
    parser = argparse.ArgumentParser(description="Random games of Berzerka, invariants checked.")
    parser.add_argument("--games", type=int, default=200_000)
    parser.add_argument("--seed", default="soak")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    args = parser.parse_args()
    began = time.perf_counter()
    total = soak(args.games, args.seed, args.jobs)
    for fault in total.wrong[:20]:
        print(fault, file=sys.stderr)
    build = "interpreted" if str(core_state.__file__).endswith(".py") else "compiled"
    print(
        f"{args.games} games ({build}), {total.actions} actions, {total.checked} looks, "
        f"won by {' '.join(f'{c} {n}' for c, n in zip(GAME.colours, total.wins, strict=True))}, "
        f"{len(total.wrong)} broken, {time.perf_counter() - began:.0f} s"
    )
    return 1 if total.wrong else 0


if __name__ == "__main__":
    sys.exit(main())
