"""The reconstructed figures make a sound game (SW-DAT-04).

Players with a simple head for points against cards play the same few hundred
games every time; the bounds leave room for what so few games can tell.
"""

from collections import Counter
from functools import cache
from typing import Any

import pytest
from rulebook import ruling
from tabletop import View

from holmgang.core.action import CHANCE, OMNISCIENT, Action
from holmgang.core.chance import Quick
from holmgang.games.shieldwall import GAME, content
from holmgang.games.shieldwall.rules import Shieldwall

PACK = content.load("standard")
SENSIBLE = 1.5
"""What a card is worth to a sensible player, in points."""

Prices = tuple[float, float]


class Heuristic:
    """Takes the most points for the cards they cost, give or take; strategies at random."""

    def __init__(self, price: float, rng: Quick) -> None:
        self.price = price
        self.rng = rng

    def choose(self, state: Shieldwall, seat: int) -> Action:
        options = state.legal(seat)
        return max(options, key=lambda action: self._worth(state, seat, state.write(action)))

    def _worth(self, state: Shieldwall, seat: int, text: str) -> float:
        verb, word = text.split()
        if verb == "play":
            return self.rng.fraction()
        if verb == "weapon":
            return max(self._value(state, seat, PACK.weapons.index(word), n) for n in (1, 2, 3))
        weapon = int(state.side(seat).weapon)
        return self._value(state, seat, weapon, int(word)) + 3 * self.rng.fraction()

    def _value(self, state: Shieldwall, seat: int, weapon: int, force: int) -> float:
        cards = min(force, len(state.side(seat).deck))
        return int(state.card_points(seat, weapon, cards)) - self.price * force


class Tally:
    """What happened in some games, added up."""

    def __init__(self) -> None:
        self.games = 0
        self.first_wins = 0
        self.wins = [0, 0]
        self.counts: Counter[str] = Counter()
        self.forces: Counter[int] = Counter()
        self.plays: Counter[str] = Counter()
        self.swing: Counter[str] = Counter()

    def add(self, state: Shieldwall) -> None:
        self.games += 1
        self.first_wins += state.winner == state.first
        self.wins[state.winner] += 1
        cards = ["", ""]
        attacker = state.first
        for happened in state.journal or []:
            event: View = state.describe(happened, OMNISCIENT)
            self.counts[str(event["event"])] += 1
            if event["event"] == "round":
                attacker = event["seat"]
            elif event["event"] == "strategy":
                cards[event["seat"]] = event["strategy"]
                self.plays[event["strategy"]] += 1
            elif event["event"] == "battle":
                self.forces[len(event["cards"])] += 1
            elif event["event"] == "result":
                self.counts["drawn"] += event["seat"] < 0
                self.counts["attacker won"] += event["seat"] == attacker
            elif event["event"] == "run-out":
                cards = ["", ""]
            elif event["event"] in ("lost", "healed"):
                self._add_swing(event, cards)

    def _add_swing(self, event: View, cards: list[str]) -> None:
        """Units won or lost through battles, credited to the strategies played in them."""
        gain = event["count"] if event["event"] == "healed" else -event["count"]
        self.swing[cards[event["seat"]]] += gain
        self.swing[cards[1 - event["seat"]]] -= gain


@cache
def played(units: int = 10, prices: Prices = (SENSIBLE, SENSIBLE), games: int = 400) -> Tally:
    tally = Tally()
    for number in range(games):
        rng = Quick(f"balance {number}")
        players = [Heuristic(price, rng) for price in prices]
        options = {"units": str(units), "first": GAME.colours[number % 2]}
        state: Any = GAME.new(GAME.fill_options(options))
        state.journal = []
        while not state.is_over():
            actor: Any = state.actors[0]
            if actor == CHANCE:
                state.apply(CHANCE, state.sample(rng))
            else:
                state.apply(actor, players[actor].choose(state, actor))
        tally.add(state)
    return tally


@ruling("SW-DAT-04")
def test_attacking_first_is_neither_an_advantage_nor_a_handicap() -> None:
    tally = played()
    assert 0.42 < tally.first_wins / tally.games < 0.58


@ruling("SW-DAT-04")
def test_attack_and_defence_are_about_even_and_few_battles_are_drawn() -> None:
    tally = played()
    battles = tally.counts["result"]
    assert 0.39 < tally.counts["attacker won"] / battles < 0.48
    assert 0.06 < tally.counts["drawn"] / battles < 0.17


@ruling("SW-DAT-04")
@pytest.mark.parametrize("force", [1, 2, 3])
def test_each_force_card_is_worth_choosing_in_its_place(force: int) -> None:
    tally = played()
    assert 0.20 < tally.forces[force] / tally.forces.total() < 0.50


@ruling("SW-DAT-04")
def test_players_run_out_of_cards_about_once_a_game() -> None:
    tally = played()
    assert 0.7 < tally.counts["run-out"] / tally.games < 1.6


@ruling("SW-DAT-04")
@pytest.mark.parametrize("price", [0.0, 5.0])
def test_economy_matters_between_always_three_and_always_one(price: float) -> None:
    tally = played(prices=(SENSIBLE, price))
    assert tally.wins[0] / tally.games > 0.52


@ruling("SW-DAT-04")
def test_no_strategy_card_decides_a_game_alone() -> None:
    tally = played()
    swings = {card: tally.swing[card] / tally.plays[card] for card in PACK.strategies}
    assert all(-0.35 < swing < 0.35 for swing in swings.values()), swings


@ruling("SW-DAT-04")
@pytest.mark.parametrize(("units", "battles"), [(5, 9), (10, 17), (24, 42)])
def test_the_length_of_a_game_grows_with_the_armies(units: int, battles: int) -> None:
    tally = played() if units == 10 else played(units, games=60)
    assert 0.8 * battles < tally.counts["result"] / tally.games < 1.2 * battles
