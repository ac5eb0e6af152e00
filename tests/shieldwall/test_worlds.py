"""Worlds a seat imagines must be possible given all it has seen (SW-INFO-01)."""

from typing import Any

from rulebook import rule, ruling

from holmgang.core.chance import Quick
from holmgang.core.seat import Seat
from holmgang.games import GAMES

KINDS = 15


def reshuffled(seed: int) -> Any:
    """A game right after its first run-out: all discards are back in the strategy deck."""
    game = GAMES["shieldwall"]
    rng = Quick(f"worlds {seed}")
    state: Any = game.new(game.fill_options({"units": "24"}))
    open_cards = []
    while not state.is_over():
        actor = state.actors[0]
        before = state.black.played + state.red.played
        state.apply(actor, state.sample(rng) if actor < 0 else rng.choice(state.legal(actor)))
        if before and not state.black.played and not state.red.played:
            open_cards = before
        if open_cards and state.actors == [0, 1]:
            return state, open_cards
    raise AssertionError("no run-out")


@rule("SW-INFO-01", "SW-STR-D")
def test_a_hand_kept_over_a_reshuffle_holds_no_card_that_lay_open_then() -> None:
    checked = 0
    for seed in range(12):
        state, open_cards = reshuffled(seed)
        mine = state.black.hand
        gone = [k for k in range(KINDS) if open_cards.count(k) + mine.count(k) == 3]
        checked += len(gone)
        rng = Quick(seed)
        for _ in range(30):
            world: Any = Seat(state, 0).determinize(rng)
            assert not set(world.red.hand) & set(gone)
    assert checked > 20


@rule("SW-INFO-01")
@ruling("SW-UNI-06")
def test_the_first_cards_of_a_checked_deck_are_never_units() -> None:
    game = GAMES["shieldwall"]
    rng = Quick("clear")
    state = game.new(game.fill_options({}))
    while not state.is_over():
        if 0 in state.actors:
            world: Any = state.determinize(0, rng)
            assert not any(map(world.tables.is_unit, world.red.deck[-3:]))
        actor = state.actors[0]
        state.apply(actor, state.sample(rng) if actor < 0 else rng.choice(state.legal(actor)))


@rule("SW-INFO-01", "SW-RUN-03")
def test_a_world_can_be_drawn_while_the_decks_are_being_shuffled_again() -> None:
    game = GAMES["shieldwall"]
    rng = Quick("run-out")
    state: Any = game.new(game.fill_options({"units": "24"}))
    between = 0
    while not state.is_over():
        if state.round > 1 and state.black.left == state.red.left == 0:
            assert state.determinize(0, rng).red.deck == []
            assert state.determinize(1, rng).black.deck == []
            between += 1
        actor = state.actors[0]
        state.apply(actor, state.sample(rng) if actor < 0 else rng.choice(state.legal(actor)))
    assert between > 0
