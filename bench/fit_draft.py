"""What cards of Berserk are worth in battle: fits the values that the drafting bot goes by.

    python bench/fit_draft.py --drafts 1000 --seed 1 --jobs 2

plays that many drafts of four with many picks at random, lets the decks meet in quick battles, and
fits how much each card that was hired moved the result. What its cost does not explain goes into
`src/holmgang/bots/draft/worths.json`. The same arguments give the same file.
"""

import argparse
import json
import math
import sys
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from itertools import permutations
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from holmgang import bots, games
from holmgang.bots.berserk import muster
from holmgang.bots.berserk.dice import Dice
from holmgang.bots.berserk.policy import play_on
from holmgang.bots.berserk.worth import worth
from holmgang.bots.draft import greedy
from holmgang.core.action import CHANCE
from holmgang.core.chance import Quick
from holmgang.core.seat import Bot, Seat
from holmgang.games.berserk.content import library
from holmgang.games.berserk.numbers import ask
from holmgang.games.berserk.rules import Berserk
from holmgang.games.berserk.tables import DEAL
from holmgang.games.draft import content
from holmgang.games.draft.rules import Draft

FILE = Path(__file__).parent.parent / "src/holmgang/bots/draft/worths.json"
PACK = "realms"
WHIM = 2
"""One pick in so many is made at random, so that every card is seen in many armies."""

LAST = 12
"""The turn after which a battle is judged."""

RESTRAINT = 60.0
"""How many battles of nothing each card begins with, so that luck teaches little."""

Floats = NDArray[np.floating[Any]]
Battle = tuple[list[str], list[str], float]
"""The armies of south and north, and how far south was ahead."""


class Task(NamedTuple):
    number: int
    seed: int


def play(task: Task) -> list[Battle]:
    """One draft; every two decks meet once in each order."""
    rng = Quick(f"{task.seed}/{task.number}")
    decks = draft(rng)
    return [fight(south, north, rng) for south, north in permutations(decks, 2)]


def draft(rng: Quick) -> list[str]:
    game = games.find("draft")
    state = game.new(game.fill_options({"pack": PACK}))
    assert isinstance(state, Draft)
    greedy.WORTHS.clear()  # what was learned before is not to teach itself
    until_over(state, bots.make("greedy", game), rng)
    return [written(state, seat) for seat in range(state.players)]


def until_over(state: Draft, bot: Bot, rng: Quick) -> None:
    while not state.is_over():
        if state.is_chance():
            state.apply(CHANCE, state.sample(rng))
            continue
        for seat in list(state.actors):
            is_whim = rng.below(WHIM) == 0
            options = state.legal(seat)
            wish = rng.choice(options) if is_whim else bot.choose(Seat(state, seat), rng)
            state.apply(seat, wish)


def written(state: Draft, seat: int) -> str:
    counts = Counter(state.tables.cards[card] for card in state.deck(seat))
    return " ".join(f"{card}*{count}" for card, count in sorted(counts.items()))


def fight(south: str, north: str, rng: Quick) -> Battle:
    game = games.find("berserk")
    options = {"pack": PACK, "south": south, "north": north, "copies": "free", "first": "south"}
    state = game.new(game.fill_options(options))
    assert isinstance(state, Berserk)
    bot = bots.make("greedy", game)
    while state.asking != ask.HIRE:
        if state.is_chance():
            state.apply(CHANCE, state.sample(rng))
        else:
            for seat in list(state.actors):
                state.apply(seat, bot.choose(Seat(state, seat), rng))
    members = [muster.recruit(state, seat, muster.SHAKEN, rng) for seat in range(2)]
    scripts = [muster.answers(state, seat, members[seat]) for seat in range(2)]
    armies = [
        [state.tables.cards[state.card[seat * DEAL + at]] for at in range(DEAL) if of >> at & 1]
        for seat, of in enumerate(members)
    ]
    for answers in zip(*scripts, strict=True):
        for seat, answer in enumerate(answers):
            state.apply(seat, answer)
    play_on(state, LAST, Dice(rng.below(1 << 30)))
    return armies[0], armies[1], math.tanh(worth(state, 0) / muster.SCALE)


def fit(battles: list[Battle]) -> dict[str, float]:
    """Ridge regression of the result on who fought."""
    cards = sorted({card for south, north, _ in battles for card in (*south, *north)})
    place = {card: i for i, card in enumerate(cards)}
    rows = np.zeros((len(battles), len(cards) + 1))
    rows[:, -1] = 1.0  # the first player's advantage
    for row, (south, north, _) in zip(rows, battles, strict=True):
        for card in south:
            row[place[card]] += 1.0
        for card in north:
            row[place[card]] -= 1.0
    result = np.array([score for _, _, score in battles])
    restraint = RESTRAINT * np.eye(len(cards) + 1)
    moved: Floats = np.linalg.solve(rows.T @ rows + restraint, rows.T @ result)[:-1]
    return beyond_cost(cards, moved)


def beyond_cost(cards: list[str], moved: Floats) -> dict[str, float]:
    """What the cost does not explain, counted in spreads of it."""
    shelf = library(PACK)
    costs = np.array([[shelf.cards[card].body.cost, 1.0] for card in cards])
    rest = moved - costs @ np.linalg.lstsq(costs, moved, rcond=None)[0]
    return dict(zip(cards, (rest / rest.std()).round(2).tolist(), strict=True))


def asked(args: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--drafts", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    return parser.parse_args(args)


def main(args: list[str]) -> int:
    given = asked(args)
    begun = time.monotonic()
    work = [Task(number, given.seed) for number in range(given.drafts)]
    with ProcessPoolExecutor(given.jobs) as pool:
        battles = [battle for found in pool.map(play, work, chunksize=4) for battle in found]
    worths = fit(battles)
    missing = [card for card in content.load(PACK).cards if card not in worths]
    print(f"{len(battles)} battles, {time.monotonic() - begun:.0f} s; never hired: {missing}")
    FILE.write_text(json.dumps(worths, indent=1) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
