"""Very many random battles between all decks, looked at again and again, on all cores.

    PYTHONPATH=tests .venv/bin/python -m berserk.soak --games 100000

It runs on the installed package, so on the compiled build if there is one.
"""

import argparse
import os
import sys
import time
from multiprocessing import Pool
from typing import NamedTuple

from berserk.invariants import checked_game
from holmgang.core import state as core_state
from holmgang.core.chance import Quick
from holmgang.games import GAMES
from holmgang.games.berserk import content

GAME = GAMES["berserk"]
CHUNK = 100
DECKS = content.deck_names()
PAIRS = [(south, north) for south in DECKS for north in DECKS]


class Part(NamedTuple):
    """Some battles of a soak, and what they gave."""

    actions: int
    turns: int
    wins: tuple[int, int, int]
    wrong: list[str]


def options(number: int) -> dict[str, str]:
    """Every pair of decks has its turn, in both editions."""
    south, north = PAIRS[number % len(PAIRS)]
    edition = ("realms", "realms", "laar")[number // len(PAIRS) % 3]
    return {"south": south, "north": north, "edition": edition}


def run(job: tuple[str, int, int]) -> Part:
    """The battles of one chunk. A crash is a finding like any other."""
    seed, start, stop = job
    actions, turns, wins, wrong = 0, 0, [0, 0, 0], []
    for number in range(start, stop):
        state = GAME.new(GAME.settle(options(number)))
        try:
            took, lasted, faults = checked_game(state, Quick(f"{seed} {number}"))
            wins[state.winner] += 1
        except Exception as error:
            took, lasted, faults = 0, 0, [f"{type(error).__name__}: {error}"]
        actions += took
        turns += lasted
        wrong += [f"battle {number} of seed {seed}: {fault}" for fault in faults]
    return Part(actions, turns, (wins[0], wins[1], wins[2]), wrong)


def soak(games: int, seed: str, jobs: int) -> Part:
    """The same battles for any number of jobs."""
    chunks = [(seed, start, min(start + CHUNK, games)) for start in range(0, games, CHUNK)]
    with Pool(jobs) as pool:
        parts = list(pool.imap_unordered(run, chunks))
    wins = [sum(part.wins[i] for part in parts) for i in range(3)]
    return Part(
        sum(part.actions for part in parts),
        sum(part.turns for part in parts),
        (wins[0], wins[1], wins[2]),
        sorted(fault for part in parts for fault in part.wrong),
    )


def main() -> int:
    parser = argparse.ArgumentParser(description="Random battles of Berserk, invariants checked.")
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--seed", default="soak")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    args = parser.parse_args()
    began = time.perf_counter()
    total = soak(args.games, args.seed, args.jobs)
    for fault in total.wrong[:20]:
        print(fault, file=sys.stderr)
    build = "interpreted" if str(core_state.__file__).endswith(".py") else "compiled"
    print(
        f"{args.games} battles ({build}), {total.actions} actions, {total.turns} turns, "
        f"south {total.wins[0]}, north {total.wins[1]}, drawn {total.wins[2]}, "
        f"{len(total.wrong)} broken, {time.perf_counter() - began:.0f} s"
    )
    return 1 if total.wrong else 0


if __name__ == "__main__":
    sys.exit(main())
