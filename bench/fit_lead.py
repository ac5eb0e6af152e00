"""What a lead in Shieldwall is worth: plays `nash` against itself and fits who won.

    python bench/fit_lead.py [GAMES] [WORLDS]

Prints the weights of `bots/shieldwall/payoffs.py`, and those of `Position.lead`
in `games/shieldwall/state.py`. A game takes about a second. Every twentieth
choice is made at random, so that the fit sees more than the bot's own habits.
"""

import sys
from typing import Any

import numpy as np
from numpy.typing import NDArray
from scipy.optimize import minimize

from holmgang import bots
from holmgang.bots.shieldwall.payoffs import Decks, Field, battle_cards, measures
from holmgang.core.action import CHANCE, Action
from holmgang.core.chance import Quick
from holmgang.core.seat import Bot, Seat
from holmgang.games.shieldwall import GAME
from holmgang.games.shieldwall.rules import Shieldwall
from holmgang.games.shieldwall.state import ASK_ATTACK

Floats = NDArray[np.floating[Any]]

WHIM = 20
SIZES = ["10", "10", "10", "6", "15"]
"""Units by turns: mostly the usual number."""


def play(bot: Bot, number: int) -> tuple[list[list[float]], float]:
    """The measures of every round of a game for black, and black's score."""
    state = GAME.new(GAME.fill_options({"units": SIZES[number % len(SIZES)]}))
    chance, mind = Quick(f"fit {number}"), Quick(f"fit {number} mind")
    rows: list[list[float]] = []
    seen = 0
    while not state.is_over():
        if state.is_chance():
            state.apply(CHANCE, state.sample(chance))
            continue
        if state.asking == ASK_ATTACK and state.round > seen:
            seen = state.round
            rows.append(measure(state))
        choices = [(seat, choose(bot, state, seat, mind)) for seat in state.actors]
        for seat, action in choices:
            state.apply(seat, action)
    return rows, state.scores()[0]


def choose(bot: Bot, state: Shieldwall, seat: int, mind: Quick) -> Action:
    if mind.below(WHIM) == 0:
        return mind.choice(state.legal(seat))
    return bot.choose(Seat(state, seat), mind)


def measure(state: Shieldwall) -> list[float]:
    """Units, race, promise and attack, all over the doubt; and cards, for `lead`."""
    field = Field(state, 0)
    units = [np.array(count) for count in field.units]
    root, lead, race = measures(units, [np.array(count) for count in field.left])
    black, red = (Decks(field.lore, [battle_cards(state, seat)]).promise[0, 0] for seat in (0, 1))
    attack = 1 if state.attacker == 0 else -1
    cards = len(state.black.deck) - len(state.red.deck)
    return [float(x / root) for x in (lead, race, black - red, attack, cards)]


def fit(rows: Floats, won: Floats) -> Floats:
    """Weights w such that tanh(rows @ w) is the expected score, by most likelihood."""

    def unlikely(weights: Floats) -> float:
        edge = 2 * (rows @ weights)
        return float((np.logaddexp(0, edge) - won * edge).mean())

    found: Floats = minimize(unlikely, np.zeros(rows.shape[1]), method="BFGS").x
    return found


def main(games: int = 1000, worlds: int = 8) -> int:
    bot = bots.make(f"nash:{worlds}", GAME)
    rows: list[list[float]] = []
    won: list[float] = []
    for number in range(games):
        measured, score = play(bot, number)
        rows += measured
        won += [(score + 1) / 2] * len(measured)
    table, results = np.array(rows), np.array(won)
    unit, race, promise, attack = fit(table[:, :4], results)
    print(f"{games} games, {len(rows)} positions")
    print(f"payoffs: UNIT {unit:.2f} RACE {race:.2f} PROMISE {promise:.2f} ATTACK {attack:.2f}")
    lead, card = fit(table[:, [0, 4]], results)
    print(f"lead: LEAD_WORTH {lead:.2f} CARD_WORTH {card / lead:.2f}")
    return 0


if __name__ == "__main__":
    sys.exit(main(*(int(word) for word in sys.argv[1:])))
