"""The first game of the second book: ready armies (BK-3.11, BK-5.10, BK-23.1 to BK-23.5)."""

import pytest
from rulebook import rule, ruling

from berserk.invariants import broken_invariants, checked_game
from holmgang.bots.random import RandomBot
from holmgang.core.action import OMNISCIENT
from holmgang.core.chance import Quick
from holmgang.games import find
from holmgang.games.berserk import content, ready
from holmgang.games.berserk.notation import COLOURS, PLACES
from holmgang.games.berserk.numbers import field
from holmgang.games.berserk.rules import Berserk
from holmgang.games.berserk.tables import gold, silver

GAME = find("berserk")
KUB = content.library("kub")
ELITE = 4
"""The cards of an army that stand first in its list."""

BOOK = {
    "south": "battle-crayfish lobber chess-knight adventurer cube-grabber stormtrooper cart-troll"
    " arhaals-moustache little-toad",
    "north": "captain-laar elenyamen-walker thunderer lsai-bemro taivran-guard dried-roach"
    " doctor-livesey stuttering-mage raid-tank first-aid-tent",
}
COSTS = {"south": (23, 22), "north": (24, 23)}


def first_game() -> Berserk:
    state = GAME.new(GAME.fill_options({"battle": "ready"}))
    assert isinstance(state, Berserk)
    return state


@rule("BK-23.1", "BK-23.2")
@pytest.mark.parametrize("colour", COLOURS)
def test_the_armies_are_those_of_the_book(colour):
    army = getattr(ready.ready().armies, colour)
    names = BOOK[colour].split()
    assert sorted(army.cards.values()) == sorted(names)
    costs = [KUB.cards[name].body.cost for name in names]
    assert (sum(costs[:ELITE]), sum(costs[ELITE:])) == COSTS[colour]
    assert set(names) <= set(KUB.decks[army.deck])


@rule("BK-23.3", "BK-23.5")
@pytest.mark.parametrize("colour", COLOURS)
def test_the_armies_are_exactly_on_budget(colour):
    bodies = [KUB.cards[name].body for name in BOOK[colour].split()]
    assert [body.elite for body in bodies] == [k < ELITE for k in range(len(bodies))]
    elements = {body.realm for body in bodies} - {"neutral"}
    is_first = colour == "south"
    assert len(elements) == 2
    assert COSTS[colour] == (gold(is_first, 2), silver(is_first))


@rule("BK-23.4")
@ruling("BK-23.4")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_armies_stand_on_the_squares_that_open_first(seat):
    squares = {PLACES.index(at) for at in ready.ready().armies.by_seat()[seat].cards}
    tier = set(field.Field().tiers(seat, seat == 0)[0])
    assert squares <= tier and (seat == 1 or squares == tier)


@rule("BK-3.11", "BK-5.10")
def test_the_first_game_begins_face_up_with_the_seating_of_symbiotes():
    state = first_game()
    view = state.view(1)
    assert view["edition"] == "laar" and not any(card["hidden"] for card in view["cards"])  # type: ignore[attr-defined]
    assert view["asking"] == "seat" and view["actors"] == [0]
    assert broken_invariants(state) == []


def test_the_options_of_a_ready_battle_are_settled():
    options = GAME.fill_options({"battle": "ready"})
    assert options["pack"] == "kub" and options["edition"] == "laar" and options["first"] == "south"
    assert GAME.fill_options(options) == options
    assert GAME.content_hash(options) != GAME.content_hash(options | {"battle": "full"})


@pytest.mark.parametrize("seed", range(5))
def test_first_games_come_to_an_end(seed):
    state = first_game()
    _, _, wrong = checked_game(state, Quick(seed), [RandomBot(), RandomBot()])
    assert wrong == [] and state.view(OMNISCIENT)["asking"] == "over"
