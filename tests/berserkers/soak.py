"""Very many games with every combination of requests, looked at after every action.

    PYTHONPATH=tests .venv/bin/python -m berserkers.soak --games 20000 --bot greedy

It runs on the installed package, so on the compiled build if there is one.
"""

import argparse
import os
import sys
import time
from multiprocessing import Pool

from berserkers.invariants import checked_game
from berserkers.test_invariants import NUMBERS, combination
from holmgang import bots
from holmgang.core.chance import Quick
from holmgang.games.berserkers import GAME


def run(job: tuple[int, str]) -> str:
    """One game; a crash is a finding like any other."""
    number, spec = job
    requests = NUMBERS[number] if number < len(NUMBERS) else combination(number)
    state = GAME.new(GAME.settle({"list": requests}))
    try:
        faults = checked_game(state, bots.make(spec, GAME), Quick(number))
    except Exception as error:
        faults = [f"{type(error).__name__}: {error}"]
    return f"game {number}, requests {requests}: {faults[0]}" if faults else ""


def main() -> int:
    parser = argparse.ArgumentParser(description="Games of Berserkers, invariants checked.")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--bot", default="random")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    args = parser.parse_args()
    began = time.perf_counter()
    jobs = [(number, args.bot) for number in range(args.games)]
    with Pool(args.jobs) as pool:
        faults = [fault for fault in pool.imap_unordered(run, jobs, 4) if fault]
    for fault in sorted(faults)[:20]:
        print(fault, file=sys.stderr)
    seconds = time.perf_counter() - began
    print(f"{args.games} games of {args.bot}, {len(faults)} broken, {seconds:.0f} s")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
