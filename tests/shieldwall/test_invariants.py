"""What always holds (SW-INV), in random games and in positions broken on purpose."""

from typing import Any

import pytest
from rulebook import rule
from tabletop import View

from holmgang.core.action import CHANCE
from holmgang.core.chance import Quick
from holmgang.core.packed import packed
from holmgang.games.shieldwall import GAME
from holmgang.games.shieldwall.rules import Shieldwall
from shieldwall.invariants import broken_invariants, checked_game
from shieldwall.table import table

GAMES = 300


def fresh(number: int) -> Shieldwall:
    """A game whose size and first attacker vary with its number."""
    options = {"units": str(1 + number % 24), "first": ("black", "red", "random")[number % 3]}
    state = GAME.new(GAME.fill_options(options))
    assert isinstance(state, Shieldwall)
    return state


@rule("SW-INV-01", "SW-INV-02", "SW-INV-03", "SW-INV-04")
def test_the_invariants_hold_at_every_action_of_random_games() -> None:
    for number in range(GAMES // 10):
        state = fresh(number)
        rng = Quick(f"every action {number}")
        while not state.is_over():
            actor = state.actors[0]
            options = state.legal(actor)
            state.apply(actor, state.sample(rng) if actor == CHANCE else rng.choice(options))
            assert broken_invariants(state) == []


@rule("SW-INV-01", "SW-INV-02", "SW-INV-03", "SW-INV-04")
def test_the_invariants_hold_in_every_round_of_many_random_games() -> None:
    rounds = 0
    for number in range(GAMES):
        _, checked, wrong = checked_game(fresh(number), Quick(f"rounds {number}"))
        assert wrong == [], f"game {number}"
        rounds += checked
    assert rounds > 10 * GAMES


@rule("SW-INV-01")
def test_units_and_gravestones_are_always_the_agreed_number() -> None:
    game = table(black="S1 S2 S8", red="S8 S7 S1", units=4)
    for _ in range(3):
        units, graves = game.both("units"), game.both("graves")
        assert [sum(pair) for pair in zip(units, graves, strict=True)] == [4, 4]
        game.skirmish()


@rule("SW-INV-02")
def test_deck_used_pile_and_units_on_the_table_are_the_whole_deck() -> None:
    game = table(black="M1 champion M2 M3 bowmen", red="M1 M2")
    for _ in range(4):
        laid = [banner.split()[1] for banner in game.banners]
        assert len(laid) == 1 or not laid
        cards = game.deck("black") + game.used("black") + laid
        assert sorted(cards) == sorted(game.state.tables.cards)
        game.skirmish()


@rule("SW-INV-03")
def test_strategy_deck_discards_and_hands_are_45_cards_between_battles() -> None:
    game = table()
    for _ in range(5):
        view = game.view()
        assert view["pile"] + len(view["discards"]) + 6 == 45
        game.skirmish()


@rule("SW-INV-04")
def test_no_unit_card_is_ever_used_in_a_battle() -> None:
    used = set()
    for number in range(40):
        state = fresh(number)
        state.journal = []
        checked_game(state, Quick(f"units {number}"))
        told: list[View] = [state.describe(event, -3) for event in state.journal]
        used |= {card for event in told if event["event"] == "battle" for card in event["cards"]}
    assert used == set(state.tables.cards[:24])


# The checker itself


def _too_many_units(state: Shieldwall) -> None:
    state.black.units = 11


def _dead_player(state: Shieldwall) -> None:
    state.red.units = 0


def _lost_card(state: Shieldwall) -> None:
    state.black.left -= 1


def _doubled_card(state: Shieldwall) -> None:
    state.red.cards[0] = state.red.cards[1]


def _unit_on_top(state: Shieldwall) -> None:
    cards = state.black.cards
    cards[0], cards[-1] = cards[-1], cards[0]


def _forged_strategy(state: Shieldwall) -> None:
    state.red.held[0] = (state.red.held[0] + 1) % 15


def _lost_strategy(state: Shieldwall) -> None:
    state.black.holding -= 1


def _owed_strategy(state: Shieldwall) -> None:
    state.pile[0] -= 4
    state.black.discards[0] += 4


def _orphaned_unit(state: Shieldwall) -> None:
    state.banners = packed([25])


def _stale_weapon(state: Shieldwall) -> None:
    state.black.weapon = 1


def _known_beyond_the_deck(state: Shieldwall) -> None:
    state.red.known = 1 << 28


def _too_clear(state: Shieldwall) -> None:
    state.red.clear = 4


@pytest.mark.parametrize(
    "damage",
    [
        *(_too_many_units, _dead_player, _lost_card, _doubled_card, _unit_on_top),
        *(_forged_strategy, _lost_strategy, _owed_strategy, _orphaned_unit),
        *(_stale_weapon, _known_beyond_the_deck, _too_clear),
    ],
)
def test_the_checker_notices_damage(damage: Any) -> None:
    state = table().state
    assert broken_invariants(state) == []
    damage(state)
    assert broken_invariants(state) != []
