"""The guided first battle."""

from typing import Any

from holmgang.core.chance import Quick
from holmgang.core.state import playout
from holmgang.games import find
from holmgang.games.berserk.lesson import lesson
from holmgang.games.berserk.rules import Berserk

GAME = find("berserk")
OPTIONS = GAME.fill_options({"battle": "lesson"})


def battle() -> Berserk:
    state = GAME.new(OPTIONS)
    assert isinstance(state, Berserk)
    return state


def test_both_armies_stand_revealed_and_south_begins():
    view: Any = battle().view(0)
    standing = {card["at"]: card["card"] for card in view["cards"]}
    armies = lesson().armies
    assert standing == armies.south.cards | armies.north.cards
    assert (view["asking"], view["actors"], view["turn"]) == ("turn", [0], 1)
    assert not any(card["hidden"] for card in view["cards"])


def test_what_is_taught_can_be_done_in_the_first_turn():
    state = battle()
    for text in ("move d3 d4", "strike d4 d5"):
        assert text in [state.write(action) for action in state.legal(0)]
        state.apply(0, state.read(text))
    while state.is_chance():
        state.apply(-1, state.outcomes()[3][0])
    assert "use c2 1" in [state.write(action) for action in state.legal(0)]


def test_it_ends_whatever_is_played():
    for seed in range(20):
        state = battle()
        playout(state, Quick(seed))
        assert state.is_over()


def test_its_record_names_another_content_than_a_full_battle():
    assert GAME.content_hash(OPTIONS) != GAME.content_hash(GAME.fill_options({}))
