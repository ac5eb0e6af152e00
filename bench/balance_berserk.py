"""The balance of Berserk's realm decks: every deck against every deck, in both seats.

    python bench/balance_berserk.py --games 40 --bots search:60 --jobs 2
    python bench/balance_berserk.py --games 400 --bots search:60 --cluster auto

plays that many games of each pairing (half of them with either deck going first),
and writes `docs/balance/berserk.md` with its plots. The same arguments give the
same report, if the bots count iterations rather than time. `--bots quick` is the
soldier of the search bot's playouts: weaker, but hundreds of battles in a minute.
"""

import argparse
import sys
from collections import defaultdict
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import NamedTuple

from berserk_plots import bars, heat
from spreading import add_where, play_all, where

from holmgang import bots, games
from holmgang.bots.berserk.dice import Dice
from holmgang.bots.berserk.policy import play_on
from holmgang.core.action import CHANCE
from holmgang.core.chance import Quick
from holmgang.core.seat import Bot, Seat
from holmgang.games.berserk.rules import Berserk
from holmgang.sim.pool import Plan, prepare
from holmgang.sim.stats import Rate, rate

DECKS = ["plains", "mountains", "forests", "swamp", "fire", "darkness"]
FOLDER = Path(__file__).parent.parent / "docs" / "balance"
SEATS = ["south", "north"]
QUICK = "quick"
SOLDIERS = "These are battles of the quick soldier; the search bot's have yet to be measured."
MUSTERED = 1
LONGEST = 1000
FEWEST = 20
"""Games with a card, and games without it, from which on its impact is told."""


class Task(NamedTuple):
    decks: tuple[str, str]
    first: int
    seed: str


class Result(NamedTuple):
    decks: tuple[str, str]
    first: int
    winner: int
    armies: tuple[frozenset[str], frozenset[str]]
    turns: int


def tasks(count: int, seed: int) -> Iterator[Task]:
    """Both seats and both orders of every pairing, as often as each other."""
    for number, south, north in product(range(count), DECKS, DECKS):
        yield Task((south, north), number % 2, f"{seed}/{south}-{north}/{number}")


def plan_for(bot: str, options: dict[str, str]) -> Plan:
    """Two of the same bot. The quick soldier is none, so there is nobody to prepare."""
    plan = prepare(games.find("berserk"), options, [] if bot == QUICK else [bot])
    return plan._replace(bots=(bot,))


def play(plan: Plan, task: Task) -> Result:
    options = {**dict(zip(SEATS, task.decks, strict=True)), "first": SEATS[task.first]}
    state = battle(options, plan.bots[0], task.seed)
    armies = [frozenset(_army(state, seat)) for seat in range(2)]
    return Result(task.decks, task.first, state.winner, (armies[0], armies[1]), state.turn)


def battle(options: dict[str, str], bot: str, seed: str) -> Berserk:
    """A battle at its end, the same bot on both sides."""
    game = games.find("berserk")
    state = game.new(game.fill_options(options))
    assert isinstance(state, Berserk)
    if bot == QUICK:
        finish(state, [bots.make("greedy", game) for _ in SEATS], seed, MUSTERED)
        play_on(state, LONGEST, Dice(f"{seed}/quick"))
    else:
        finish(state, [bots.make_here(bot, game) for _ in SEATS], seed)
    return state


def finish(state: Berserk, players: list[Bot], seed: str, turns: int = LONGEST) -> None:
    """Let bots play to the end, or until so many turns have begun."""
    chance, minds = Quick(f"{seed}/chance"), [Quick(f"{seed}/{seat}") for seat in SEATS]
    seats = [Seat(state, seat) for seat in range(2)]
    while not state.is_over() and state.turn < turns:
        if state.is_chance():
            state.apply(CHANCE, state.sample(chance))
            continue
        asked = sorted(state.actors)
        choices = [players[seat].choose(seats[seat], minds[seat]) for seat in asked]
        for seat, action in zip(asked, choices, strict=True):
            state.apply(seat, action)


def _army(state: Berserk, seat: int) -> Iterator[str]:
    for i in state.armies[seat]:
        yield state.tables.cards[state.card[i]]


# What the games show


def share(results: list[Result], side: int) -> Rate:
    """How often a side won; draws count for nobody."""
    decided = [result for result in results if result.winner >= 0]
    return rate(sum(result.winner == side for result in decided), len(decided))


def deck_rates(results: list[Result]) -> dict[str, Rate]:
    """Each deck against the five others."""
    wins: dict[str, list[bool]] = {deck: [] for deck in DECKS}
    for result in results:
        if result.winner >= 0 and result.decks[0] != result.decks[1]:
            for side in range(2):
                wins[result.decks[side]].append(result.winner == side)
    return {deck: rate(sum(won), len(won)) for deck, won in wins.items()}


def pair_rates(results: list[Result]) -> dict[tuple[str, str], Rate]:
    wins: dict[tuple[str, str], list[bool]] = defaultdict(list)
    for result in results:
        if result.winner >= 0:
            for side in range(2):
                wins[result.decks[side], result.decks[1 - side]].append(result.winner == side)
    return {pair: rate(sum(won), len(won)) for pair, won in wins.items()}


def first_rate(results: list[Result]) -> Rate:
    decided = [result for result in results if result.winner >= 0]
    return rate(sum(result.winner == result.first for result in decided), len(decided))


class Impact(NamedTuple):
    card: str
    deck: str
    with_it: Rate
    without: Rate

    @property
    def change(self) -> float:
        return (self.with_it.rate or 0.0) - (self.without.rate or 0.0)


def impacts(results: list[Result]) -> list[Impact]:
    """Armies with a card against armies of the same deck without it."""
    armies: dict[str, list[tuple[frozenset[str], bool]]] = defaultdict(list)
    for result in results:
        if result.winner >= 0:
            for side in range(2):
                armies[result.decks[side]].append((result.armies[side], result.winner == side))
    found: list[Impact] = []
    for deck, rows in armies.items():
        for card in sorted({card for army, _ in rows for card in army}):
            having = [won for army, won in rows if card in army]
            lacking = [won for army, won in rows if card not in army]
            if min(len(having), len(lacking)) >= FEWEST:
                pair = rate(sum(having), len(having)), rate(sum(lacking), len(lacking))
                found.append(Impact(card, deck, *pair))
    return sorted(found, key=lambda impact: -impact.change)


# The report


def percent(found: Rate) -> str:
    if found.rate is None:
        return "–"
    low, high = found.interval
    return f"{100 * found.rate:.0f} % ({100 * low:.0f}–{100 * high:.0f})"


def report(results: list[Result], command: str) -> str:
    decks, pairs = deck_rates(results), pair_rates(results)
    draws = sum(result.winner < 0 for result in results)
    turns = sum(result.turns for result in results) / len(results)
    return "\n".join(
        [
            "# Berserk: balance of the realm decks",
            "",
            f"{len(results)} battles, every deck against every deck from both seats and in both",
            f"orders; {draws} draws; {turns:.1f} turns on average. Made by",
            "",
            f"    {command}",
            "",
            "Rates are of decided battles, with Wilson's 95 % intervals. The aim, with the search",
            "bot: no deck outside 40–60 %, the first player within 45–55 %.",
            *([SOLDIERS] if QUICK in command else []),
            "",
            f"**The first player wins {percent(first_rate(results))}.**",
            "",
            "![Decks](berserk-decks.svg)",
            "",
            "| deck | wins against the others |",
            "| --- | --- |",
            *[f"| {deck} | {percent(decks[deck])} |" for deck in DECKS],
            "",
            "## Deck against deck",
            "",
            "Each row's rate against the column.",
            "",
            "![Deck against deck](berserk-pairs.svg)",
            "",
            "| | " + " | ".join(DECKS) + " |",
            "| --- |" + " --- |" * len(DECKS),
            *[_row(deck, pairs) for deck in DECKS],
            "",
            "## Impact of cards",
            "",
            "How often armies with a card won, against armies of the same deck without it. It is",
            "no cause: a card shows up with others that the same purse can pay.",
            "",
            *_impact_rows(impacts(results)),
            "",
        ]
    )


def _row(deck: str, pairs: dict[tuple[str, str], Rate]) -> str:
    cells = [percent(pairs[deck, other]) if deck != other else "·" for other in DECKS]
    return f"| {deck} | " + " | ".join(cells) + " |"


def _impact_rows(found: list[Impact]) -> list[str]:
    rows = ["| card | deck | with | without | change |", "| --- | --- | --- | --- | --- |"]
    for impact in found:
        figures = f"{percent(impact.with_it)} | {percent(impact.without)}"
        rows.append(f"| {impact.card} | {impact.deck} | {figures} | {100 * impact.change:+.0f} |")
    return rows


def write(results: list[Result], command: str) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    decks, pairs = deck_rates(results), pair_rates(results)
    (FOLDER / "berserk.md").write_text(report(results, command), encoding="utf-8")
    (FOLDER / "berserk-decks.svg").write_text(bars(decks, (0.4, 0.6)), encoding="utf-8")
    table = [[pairs[deck, other].rate for other in DECKS] for deck in DECKS]
    (FOLDER / "berserk-pairs.svg").write_text(heat(DECKS, table), encoding="utf-8")


def asked(args: list[str], about: str | None, games_of: str) -> argparse.Namespace:
    """What every report of this kind can be asked for."""
    parser = argparse.ArgumentParser(description=about)
    parser.add_argument("--games", type=int, default=20, help=games_of)
    parser.add_argument("--bots", default="greedy")
    parser.add_argument("--seed", type=int, default=1)
    add_where(parser)
    parser.add_argument("--dry", action="store_true", help="print, write nothing")
    return parser.parse_args(args)


def command_of(script: str, given: argparse.Namespace) -> str:
    """What decides a report: the place where it is played does not."""
    wishes = f"--games {given.games} --bots {given.bots} --seed {given.seed}"
    return f"python bench/{Path(script).name} {wishes}"


def main(args: list[str]) -> int:
    given = asked(args, __doc__, "of each ordered pair of decks")
    work = list(tasks(given.games, given.seed))
    results = play_all(play, plan_for(given.bots, {}), work, where(given))
    command = command_of(__file__, given)
    if given.dry:
        print(report(results, command))
    else:
        write(results, command)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
