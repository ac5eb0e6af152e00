"""BR-DAT-09, in small: chance alone does not win."""

from rulebook import ruling

from holmgang.core.chance import Quick
from holmgang.core.state import playout
from holmgang.games.berserkers import GAME


@ruling("BR-DAT-09")
def test_random_choices_hardly_ever_win():
    rng = Quick("balance")
    won = 0
    for _ in range(40):
        state = GAME.new(GAME.settle({}))
        playout(state, rng)
        won += state.view(0)["outcome"] == "won"
    assert won <= 1
