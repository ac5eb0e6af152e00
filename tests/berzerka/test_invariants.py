"""What always holds (BZ-INV), in random games and in positions broken on purpose."""

from typing import Any

import pytest
from rulebook import rule

from berzerka import soak
from berzerka.invariants import broken_invariants, checked_game
from berzerka.table import table
from holmgang.core.chance import Quick
from holmgang.games.berzerka import GAME
from holmgang.games.berzerka.rules import Berzerka

GAMES = 40


@rule("BZ-INV-01", "BZ-INV-02", "BZ-INV-03", "BZ-INV-04")
@rule("BZ-INV-05", "BZ-INV-06", "BZ-INV-07", "BZ-INV-08")
def test_the_invariants_hold_at_every_action_of_random_games() -> None:
    for number in range(GAMES):
        state: Any = GAME.new(GAME.fill_options(soak.options(number)))
        _, _, wrong = checked_game(state, Quick(f"every action {number}"))
        assert wrong == [], f"game {number}"


@rule("BZ-INV-08")
def test_everybody_declares_every_contract_once() -> None:
    state: Any = GAME.new(GAME.fill_options({"contracts": "random"}))
    state.journal = []
    checked_game(state, Quick("declarers"), 50)
    told = [state.describe(event, -2) for event in state.journal]
    pairs = [(event["seat"], event["contract"]) for event in told if event["event"] == "declared"]
    assert len(pairs) == len(set(pairs)) == 15


@rule("BZ-INV-07")
def test_the_penalty_is_the_number_of_overbids() -> None:
    for number in range(20):
        state: Any = GAME.new(GAME.fill_options({"length": "short"}))
        state.journal = []
        checked_game(state, Quick(f"penalty {number}"), 50)
        bids = 0
        for told in [state.describe(event, -2) for event in state.journal]:
            if told["event"] == "hand":
                bids = 0
            bids += told["event"] == "bid"
            if told["event"] == "declared":
                assert told["penalty"] == max(0, bids - 1)


def _lost_card(state: Berzerka) -> None:
    state.hand0 &= state.hand0 - 1


def _doubled_card(state: Berzerka) -> None:
    state.hand1 |= state.hand0


def _unknown_card(state: Berzerka) -> None:
    state.lacks2 = state.hand2


def _points(state: Berzerka) -> None:
    state.board.totals[0] = 3


def _hands(state: Berzerka) -> None:
    state.board.recorded[4] = 4


def _cubes(state: Berzerka) -> None:
    state.board.cubes[0] = state.board.cubes[3] = state.board.cubes[6] = 1


def _value(state: Berzerka) -> None:
    state.board.cubes[2] = 3


def _penalty(state: Berzerka) -> None:
    state.penalty = 9


def _hotseat(state: Berzerka) -> None:
    state.is_hotseat = True
    state.penalty = 1


def _passed(state: Berzerka) -> None:
    state.active = 6


@pytest.mark.parametrize(
    "damage",
    [
        *(_lost_card, _doubled_card, _unknown_card, _points, _hands),
        *(_cubes, _value, _penalty, _hotseat, _passed),
    ],
)
def test_the_checker_notices_damage(damage: Any) -> None:
    state = table().state
    assert broken_invariants(state) == []
    damage(state)
    assert broken_invariants(state) != []


def test_the_soak_finds_nothing() -> None:
    part = soak.Hands().run("test", 0, 12)
    assert part.wrong == []
    assert sum(part.wins) == 12
