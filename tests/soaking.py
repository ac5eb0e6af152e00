"""Very many games, looked at again and again, on all cores: what the soaks of all games share.

A game's `soak.py` says how one of its games is played and watched; run it as

    PYTHONPATH=tests .venv/bin/python -m berserk.soak --games 100000

on the installed package, so on the compiled build if there is one. The same seed
plays the same games, however many processes share them.
"""

import argparse
import os
import sys
import time
from multiprocessing import Pool
from typing import NamedTuple

from holmgang.core import state as core_state

SHOWN = 20


class Played(NamedTuple):
    """A game: what it took, who won (-1 nobody), and what was wrong with it."""

    actions: int
    looks: int
    winner: int
    wrong: list[str]


class Part(NamedTuple):
    """Some games of a soak, and what they gave; the last of the wins are the games without one."""

    actions: int
    looks: int
    wins: list[int]
    wrong: list[str]


class Soak:
    """How one game is soaked. `bot` is the player, where it is not chance alone."""

    sides: tuple[str, ...] = ()
    games = 100_000
    chunk = 100

    def __init__(self, bot: str = "random") -> None:
        self.bot = bot

    def play(self, number: int, seed: str) -> Played:
        raise NotImplementedError

    def run(self, seed: str, start: int, stop: int) -> Part:
        """The games of one chunk. A crash is a finding like any other."""
        actions, looks, wins, wrong = 0, 0, [0] * (len(self.sides) + 1), []
        for number in range(start, stop):
            try:
                played = self.play(number, f"{seed} {number}")
                wins[played.winner] += 1
            except Exception as error:
                played = Played(0, 0, -1, [f"{type(error).__name__}: {error}"])
            actions += played.actions
            looks += played.looks
            wrong += [f"game {number} of seed {seed}: {fault}" for fault in played.wrong]
        return Part(actions, looks, wins, wrong)


def work(job: tuple[Soak, str, int, int]) -> Part:
    soak, seed, start, stop = job
    return soak.run(seed, start, stop)


def soaked(soak: Soak, games: int, seed: str, jobs: int) -> Part:
    """The same games for any number of jobs."""
    starts = range(0, games, soak.chunk)
    chunks = [(soak, seed, start, min(start + soak.chunk, games)) for start in starts]
    with Pool(jobs) as pool:
        parts = list(pool.imap_unordered(work, chunks))
    return Part(
        sum(part.actions for part in parts),
        sum(part.looks for part in parts),
        [sum(counts) for counts in zip(*(part.wins for part in parts), strict=True)],
        sorted(fault for part in parts for fault in part.wrong),
    )


def main(soak: Soak) -> int:
    parser = argparse.ArgumentParser(description="Games with their invariants checked.")
    parser.add_argument("--games", type=int, default=soak.games)
    parser.add_argument("--seed", default="soak")
    parser.add_argument("--bot", default=soak.bot)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    args = parser.parse_args()
    soak.bot = args.bot
    began = time.perf_counter()
    total = soaked(soak, args.games, args.seed, args.jobs)
    for fault in total.wrong[:SHOWN]:
        print(fault, file=sys.stderr)
    build = "interpreted" if str(core_state.__file__).endswith(".py") else "compiled"
    won = zip([*soak.sides, "nobody"], total.wins, strict=True)
    print(
        f"{args.games} games of {soak.bot} ({build}), {total.actions} actions, "
        f"{total.looks} looks, won by {', '.join(f'{side} {count}' for side, count in won)}; "
        f"{len(total.wrong)} broken, {time.perf_counter() - began:.0f} s"
    )
    return 1 if total.wrong else 0
