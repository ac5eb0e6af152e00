"""Which strategy cards of Shieldwall are worth keeping: learned from games of `nash`.

    .venv/bin/python bench/fit_hands.py --games 100 --seed 1

plays `nash` against itself and asks in every second battle what each strategy card would
bring the attacker or the defender now. From these occasions follows how good a hand is: of
three cards one is played, a new one is drawn, and the next battle is an occasion again. The
worths of all hands are found by value iteration, and each card's part in them by least
squares. They go to `src/holmgang/bots/shieldwall/hands.json`; the same arguments give the
same file.
"""

import argparse
import itertools
import json
import time
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from rich.progress import track

from holmgang import bots
from holmgang.bots.budget import Budget
from holmgang.bots.shieldwall.nash import Study
from holmgang.bots.shieldwall.payoffs import effect, lore_of
from holmgang.core.action import CHANCE
from holmgang.core.chance import Quick
from holmgang.core.seat import Bot, Seat
from holmgang.games.shieldwall import GAME, content
from holmgang.games.shieldwall.rules import Shieldwall
from holmgang.games.shieldwall.state import ASK_STRATEGY

Floats = NDArray[np.floating[Any]]
Hand = tuple[int, ...]

FILE = Path(__file__).parent.parent / "src/holmgang/bots/shieldwall/hands.json"
OPEN = 0.06
"""Where a unit adds less than this to the prospects, the game is as good as decided."""
LASTING = 0.9
"""The chance that another battle follows."""
PATIENCE = 60
"""Battles to look ahead."""


def occasions(bot: Bot, worlds: int, seed: str) -> list[Floats]:
    """What each card would have brought, in half of the open battles of a game."""
    state = GAME.new(GAME.fill_options({}))
    assert isinstance(state, Shieldwall)
    rng = Quick(seed)
    found: list[Floats] = []
    seen = 0
    while not state.is_over():
        if state.is_chance():
            state.apply(CHANCE, state.sample(rng))
            continue
        if state.asking == ASK_STRATEGY and state.round > seen:
            seen = int(state.round)
            found += gains(state, worlds, rng) if rng.below(2) else []
        for seat, action in [(seat, bot.choose(Seat(state, seat), rng)) for seat in state.actors]:
            state.apply(seat, action)
    return found


def gains(state: Shieldwall, worlds: int, rng: Quick) -> list[Floats]:
    """For one of both seats, its deck known and the enemy's imagined."""
    budget = Budget(iterations=worlds)
    budget.start()
    study = Study(Seat(state, rng.below(2)), budget)
    study.draw(worlds, rng)
    return [study.gains()] if study.field.stakes() > OPEN else []


def worths(gained: Floats) -> Floats:
    """How much better a hand is for holding each card, in units."""
    kinds = gained.shape[1]
    hands = list(itertools.combinations_with_replacement(range(kinds), 3))
    place = {hand: number for number, hand in enumerate(hands)}
    held = np.array(hands)
    # [hand, card played, card drawn]: the hand that follows.
    after = np.array([[follow(hand, i, place, kinds) for i in range(3)] for hand in hands])
    worth = np.zeros(len(hands))
    for _ in range(PATIENCE):
        later = LASTING * worth[after].mean(axis=2)
        worth = (gained[:, held] + later).max(axis=2).mean(axis=0)
    counts = np.array([[hand.count(k) for k in range(kinds)] for hand in hands])
    often = np.sqrt([len(set(itertools.permutations(hand))) for hand in hands])
    parts: Floats = np.linalg.lstsq(counts * often[:, None], worth * often, rcond=None)[0]
    return LASTING * (parts - parts.mean())


def follow(hand: Hand, played: int, place: dict[Hand, int], kinds: int) -> list[int]:
    """The places of the hands that come of playing one card and drawing another."""
    kept = hand[:played] + hand[played + 1 :]
    return [place[tuple(sorted((*kept, drawn)))] for drawn in range(kinds)]


def by_effect(parts: Floats) -> dict[str, float]:
    """Cards that do the same, one with swords and one with bows, are worth the same."""
    parted: dict[str, list[float]] = {}
    for card, part in enumerate(parts):
        parted.setdefault(effect(content.load("standard"), card), []).append(float(part))
    return {name: round(sum(rows) / len(rows), 3) for name, rows in parted.items()}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else "")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--worlds", type=int, default=16)
    parser.add_argument("--seed", type=int, default=1)
    wish = parser.parse_args()
    begun = time.process_time()
    # Nothing is known at first, whatever the file says now.
    lore_of(content.load("standard")).kept[:] = 0.0
    bot = bots.make(f"nash:{wish.worlds}", GAME)
    rows: list[Floats] = []
    for number in track(range(wish.games)):
        rows += occasions(bot, wish.worlds, f"{wish.seed}/{number}")
    found = by_effect(worths(np.array(rows)))
    FILE.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    print(f"{wish.games} games, {len(rows)} battles, {time.process_time() - begun:.0f} s")
    print(*(f"{worth:+.3f} {name}" for name, worth in found.items()), sep="\n")


if __name__ == "__main__":
    main()
