"""The order of the enemies is asked for by the rules; the view says whether it matters."""

import pytest
from rulebook import rule
from tabletop import begun

from berserkers.table import table
from holmgang.core.chance import Quick
from holmgang.games.berserkers import GAME
from holmgang.games.berserkers.order import is_any_order
from holmgang.games.berserkers.rules import Berserkers

ALL = "6 6 6 6"


@rule("BR-P2-03")
def test_enemies_that_do_not_meet_play_in_any_order() -> None:
    game = table(riders="a1 b1 c1", heroes="a2 c4 c4", dice=ALL)
    assert game["any_order"] is False  # no enemy waits
    assert game.end("1 3 4", by_hand=True)["any_order"] is True
    assert game.play("rider red")["any_order"] is True


@rule("BR-P2-03", "BR-RID-06")
def test_who_enrols_the_last_squad_matters() -> None:
    game = table(riders="a2 b1 c1", orcs="a4 b4 -", dice=ALL).end("2 2 6", by_hand=True)
    assert game["any_order"] is False
    assert game.play("rider blue")["any_order"] is True


@rule("BR-P2-03", "BR-VIL-03")
@pytest.mark.parametrize("item", ["boots", "shield", "purse"])
def test_where_an_item_may_serve_nothing_goes_by_itself(item: str) -> None:
    game = table(riders="c4 b1 c1", heroes="c4 c4 c4", items=item, dice=ALL)
    assert game.end("4 3 4", by_hand=True)["any_order"] is False


@rule("BR-P3-02")
def test_squads_that_do_not_meet_play_in_any_order() -> None:
    game = table(orcs="b2 c2 -", dice=ALL).end("3 3 3", "black 1", "blue 2", by_hand=True)
    while game.asked == "riders":
        game.play(game.legal[0])
    assert (game.asked, game["any_order"]) == ("orcs", True)


@rule("BR-P2-03")
@pytest.mark.parametrize("seed", [3, 5, 14, 30])
def test_in_whole_games_every_order_comes_to_the_same(seed: int) -> None:
    """The enemies played forwards and backwards, wherever the view says it is the same."""
    rng = Quick("order")
    match = begun(GAME, f"order {seed}", turns="12")
    met = 0
    while not match.is_over():
        state = match.state
        assert isinstance(state, Berserkers)
        if is_any_order(state):
            met += 1
            assert played(state, 0) == played(state, -1)
        match.play(0, rng.choice(state.legal(0)))
    assert met > 0


def played(state: Berserkers, place: int) -> dict[str, object]:
    """The view after all enemies of this question, the first or the last always next."""
    twin, question = state.copy(), state.asking
    while twin.asking == question:
        twin.apply(0, twin.legal(0)[place])
    seen = twin.view(0)
    seen.pop("rolled")
    return seen
