"""What a bot of Berzerka loses against perfect play with open cards, in points a hand.

    python bench/berzerka_loss.py solver:60 greedy --hands 60

Hands of random contracts are bid and discarded by `greedy`. The bot plays the declarer, then both
defenders; whoever it plays against sees all cards. The loss is what the declarer records, beside
what he would if all saw everything. Most of it is the price of not seeing, which nobody escapes.
"""

import argparse
import math
import statistics
import sys

from holmgang import bots
from holmgang.bots.berzerka.doubledummy import DoubleDummy
from holmgang.bots.berzerka.greedy import Greedy
from holmgang.bots.berzerka.policy import choose_card
from holmgang.bots.berzerka.positions import Positions
from holmgang.core.action import CHANCE, Action, first
from holmgang.core.chance import Quick
from holmgang.core.seat import Bot, Seat
from holmgang.games.berzerka import GAME
from holmgang.games.berzerka.rules import Berzerka
from holmgang.games.berzerka.state import ASK_PLAY


class Seer:
    """Plays perfectly, knowing all cards; among equal ones by common sense."""

    def __init__(self) -> None:
        self.positions = Positions()

    def value(self, state: Berzerka) -> int:
        return DoubleDummy(state, 0, 0.0, self.positions).solve()

    def choose(self, state: Berzerka, seat: int) -> Action:
        options = state.legal(seat)
        cards = [first(action) for action in options]
        values = DoubleDummy(state, 0, 0.0, self.positions).values(cards)
        sign = 1 if seat == state.declarer else -1
        sensible = choose_card(state, seat)
        best = max(range(len(cards)), key=lambda i: (sign * values[i], cards[i] == sensible))
        return options[best]


def first_lead(seed: int) -> Berzerka:
    """A hand about to be played, as `greedy` bids and discards."""
    state = GAME.new(GAME.fill_options({"contracts": "random"}))
    rng, bot = Quick(f"loss {seed}"), Greedy()
    while state.asking != ASK_PLAY:
        if state.is_chance():
            state.apply(CHANCE, state.sample(rng))
        else:
            state.apply(state.actors[0], bot.choose(Seat(state, state.actors[0]), rng))
    return state


def result(state: Berzerka, bot: Bot, is_declarer: bool, seer: Seer, rng: Quick) -> int:
    """What is recorded if the bot plays for one side, its sign as the search has it."""
    declarer, row, hand = int(state.declarer), int(state.row), int(state.number)
    sign = -1 if state.tables.is_fewer_better(state.contract()) else 1
    while state.asking == ASK_PLAY and state.number == hand:
        seat = state.actors[0]
        if (seat == declarer) == is_declarer:
            state.apply(seat, bot.choose(Seat(state, seat), rng))
        else:
            state.apply(seat, seer.choose(state, seat))
    return sign * int(state.board.recorded[row * 3 + declarer])


def losses(spec: str, hands: int) -> dict[str, list[int]]:
    seer = Seer()
    found: dict[str, list[int]] = {"declarer": [], "defenders": []}
    for seed in range(hands):
        start = first_lead(seed)
        value = seer.value(start)
        for side, lost in found.items():
            bot, rng = bots.make(spec, GAME), Quick(f"bot {seed}")
            recorded = result(start.copy(), bot, side == "declarer", seer, rng)
            lost.append(value - recorded if side == "declarer" else recorded - value)
    return found


def main(args: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("bots", nargs="+")
    parser.add_argument("--hands", type=int, default=60)
    given = parser.parse_args(args)
    for spec in given.bots:
        for side, lost in losses(spec, given.hands).items():
            error = 1.96 * statistics.stdev(lost) / math.sqrt(len(lost))
            print(f"{spec:<12} {side:<10} {statistics.mean(lost):.2f} ± {error:.2f} points a hand")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
