"""The balance of «Куб на зуб»: its two preset armies, and its two decks from the deal on.

    python bench/balance_kub.py --games 200 --bots search:20 --jobs 2

plays that many battles of either kind and writes `docs/balance/kub-na-zub.md`. The
decks change seats and order from battle to battle; the preset armies cannot, as the
book gives each its place (BK-23.1, BK-23.2). `--bots quick` is a fast first look.
"""

import sys
from collections.abc import Iterator
from typing import NamedTuple

from balance_berserk import FOLDER, SEATS, asked, battle, command_of, percent, plan_for
from spreading import play_all, where

from holmgang.sim.pool import Plan
from holmgang.sim.stats import Rate, rate

MINIONS, DEFENDERS = "minions", "defenders"
READY, DECKS = "preset armies", "decks"
BOX = {"pack": "kub", "edition": "laar"}


class Task(NamedTuple):
    kind: str
    number: int
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
        return BOX | {"south": south, "north": north, "first": first}


class Result(NamedTuple):
    kind: str
    minions: bool
    first: bool
    is_draw: bool
    turns: int


def tasks(count: int, seed: int) -> Iterator[Task]:
    for number in range(count):
        for kind in (READY, DECKS):
            yield Task(kind, number, seed)


def play(plan: Plan, task: Task) -> Result:
    state = battle(task.options(), plan.bots[0], f"{task.seed}/{task.kind}/{task.number}")
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
    given = asked(args, __doc__, "of either kind")
    box = BOX | {"south": MINIONS, "north": DEFENDERS}
    work = list(tasks(given.games, given.seed))
    results = play_all(play, plan_for(given.bots, box), work, where(given))
    text = report(results, command_of(__file__, given))
    if given.dry:
        print(text)
    else:
        (FOLDER / "kub-na-zub.md").write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
