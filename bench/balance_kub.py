"""The balance of «Куб на зуб»: its two preset armies, and its two decks from the deal on.

    python bench/balance_kub.py --games 200 --bots search:20 --jobs 2

plays that many battles of either kind and writes `docs/balance/kub-na-zub.md`. The
decks change seats and order from battle to battle; the preset armies cannot, as the
book gives each its place (BK-23.1, BK-23.2). `--bots quick` is a fast first look.
"""

import argparse
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from typing import NamedTuple

from balance_berserk import FOLDER, LONGEST, MUSTERED, QUICK, SEATS, finish, percent

from holmgang import bots, games
from holmgang.bots.berserk.policy import play_on
from holmgang.core.chance import Quick
from holmgang.games.berserk.rules import Berserk
from holmgang.sim.stats import Rate, rate

MINIONS, DEFENDERS = "minions", "defenders"
READY, DECKS = "preset armies", "decks"


class Task(NamedTuple):
    kind: str
    number: int
    bot: str
    seed: int

    def decks(self) -> tuple[str, str]:
        """Who sits south; the preset armies always as the book has them."""
        is_swapped = self.kind == DECKS and self.number & 2
        return (DEFENDERS, MINIONS) if is_swapped else (MINIONS, DEFENDERS)

    def options(self) -> dict[str, str]:
        if self.kind == READY:
            return {"battle": "ready"}
        south, north = self.decks()
        first = SEATS[self.number % 2]
        return {"pack": "kub", "edition": "laar", "south": south, "north": north, "first": first}


class Result(NamedTuple):
    kind: str
    minions: bool
    first: bool
    is_draw: bool
    turns: int


def tasks(count: int, bot: str, seed: int) -> Iterator[Task]:
    for number in range(count):
        for kind in (READY, DECKS):
            yield Task(kind, number, bot, seed)


def play(task: Task) -> Result:
    game = games.find("berserk")
    state = game.new(game.settle(task.options()))
    assert isinstance(state, Berserk)
    seed = f"{task.seed}/{task.kind}/{task.number}"
    if task.bot == QUICK:
        finish(state, [bots.make("greedy", game) for _ in SEATS], seed, MUSTERED)
        play_on(state, LONGEST, Quick(f"{seed}/quick"))
    else:
        finish(state, [bots.make(task.bot, game) for _ in SEATS], seed)
    minions = task.decks().index(MINIONS)
    winner = state.winner
    return Result(task.kind, winner == minions, winner == state.first, winner < 0, state.turn)


def share(results: list[Result], kind: str, of: str) -> Rate:
    """How often a side won; draws count for nobody."""
    decided = [result for result in results if result.kind == kind and not result.is_draw]
    return rate(sum(getattr(result, of) for result in decided), len(decided))


def report(results: list[Result], command: str) -> str:
    lines = [
        "# «Куб на зуб»: balance",
        "",
        "Made by",
        "",
        f"    {command}",
        "",
        "Rates are of decided battles, with Wilson's 95 % intervals. The aim: 45–55 %.",
        "The preset armies keep their seats, so their rate is that of the first player too.",
        "",
        "| | battles | draws | turns | Minions of the Cube-Grabber | first player |",
        "| --- | --- | --- | --- | --- | --- |",
    ]
    for kind in (READY, DECKS):
        played = [result for result in results if result.kind == kind]
        draws = sum(result.is_draw for result in played)
        turns = sum(result.turns for result in played) / len(played)
        rates = [percent(share(results, kind, of)) for of in ("minions", "first")]
        lines.append(f"| {kind} | {len(played)} | {draws} | {turns:.1f} | {' | '.join(rates)} |")
    return "\n".join([*lines, ""])


def main(args: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100, help="of either kind")
    parser.add_argument("--bots", default=QUICK)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--dry", action="store_true", help="print, write nothing")
    given = parser.parse_args(args)
    work = list(tasks(given.games, given.bots, given.seed))
    with ProcessPoolExecutor(given.jobs) as pool:
        results = list(pool.map(play, work, chunksize=2))
    shown = [arg for arg in args if arg != "--dry"]
    text = report(results, " ".join(["python bench/balance_kub.py", *shown]))
    if given.dry:
        print(text)
    else:
        (FOLDER / "kub-na-zub.md").write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
