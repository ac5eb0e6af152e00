"""The contract itself: what a game need not write, and random play through any of them."""

import re
from pathlib import Path

import pytest
from tiny import LOTS_GAME

from holmgang.core.action import CHANCE, SPECTATOR, first, pack, second, verb
from holmgang.core.chance import Quick
from holmgang.core.event import EVERYONE, Event, may_see
from holmgang.core.game import Game
from holmgang.core.state import State, playout
from holmgang.games import GAMES


class Bare(State):
    """Only what a game with open information and without chance must say."""

    def write(self, action: int) -> str:
        return f"go {action}"


def test_a_game_without_secrets_and_chance_has_nothing_to_say_of_them() -> None:
    state = Bare()
    assert state.why_not(0, 1) == ("illegal", {})
    assert state.outcomes() == []
    assert not state.may_roll(1)
    assert state.audience(0, 1) == EVERYONE
    assert state.blank(1) == "go 1"


def test_who_owes_a_choice_says_what_kind_of_moment_it_is() -> None:
    state = Bare()
    assert state.is_over()
    state.actors = [CHANCE]
    assert state.is_chance()
    assert not state.is_over()
    state.actors = [0, 1]
    assert not state.is_chance()


def test_events_are_written_down_if_somebody_listens() -> None:
    state = Bare()
    state.log_event(Event(1, 0, []))
    state.journal = []
    state.log_event(Event(2, 0, []))
    assert [event.kind for event in state.journal] == [2]


def test_an_audience_is_a_mask_of_seats() -> None:
    assert may_see(EVERYONE, SPECTATOR)
    assert may_see(0b10, 1)
    assert not may_see(0b10, 0)
    assert not may_see(0b11, SPECTATOR)
    assert may_see(0, -3), "who sees all sees this too"


def test_an_action_is_a_verb_with_operands() -> None:
    action = pack(5, 200, 1 << 100)
    assert (verb(action), first(action), second(action)) == (5, 200, 1 << 100)


@pytest.mark.parametrize("game", [*GAMES.values(), LOTS_GAME], ids=lambda game: game.id)
def test_a_playout_takes_a_game_to_its_end_or_to_a_limit(game: Game) -> None:
    state = game.new(game.fill_options({}))
    assert playout(state, Quick(1), limit=5) == 5
    assert not state.is_over()
    assert playout(state, Quick(1)) > 5
    assert state.is_over()
    assert playout(state, Quick(1)) == 0


RECIPE = Path(__file__).parent.parent / "docs" / "adding-a-game.md"


@pytest.mark.parametrize("kind", [State, Game])
def test_the_recipe_knows_every_method_of_the_contract(kind: type) -> None:
    text = RECIPE.read_text("utf-8")
    methods = [name for name, value in vars(kind).items() if callable(value) and name[0] != "_"]
    assert [name for name in methods if not re.search(rf"`{name}[`(]", text)] == []
