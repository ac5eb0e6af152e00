"""What is seen of a position: threats, titles, and what every question is about."""

import json

import pytest

from berserkers.table import table
from holmgang.core.action import SPECTATOR
from holmgang.core.chance import Quick
from holmgang.core.match import Match
from holmgang.games.berserkers import GAME
from holmgang.texts import LANGUAGES, Texts


def threat(game, cell, kind):
    return next(one[kind] for one in game["threats"] if one["cell"] == cell)


def test_threats_are_the_odds_of_the_next_phase_2():
    game = table(riders="a1 b2 b2")
    assert threat(game, "a1", "attack") == 216 - 4 * 36  # attack or extended attack
    assert threat(game, "a2", "attack") == 216 - 5 * 5 * 5  # next to all three
    assert threat(game, "b2", "attack") == 216 - 6 * 4 * 4
    assert threat(game, "c4", "attack") == 0
    assert threat(game, "a1", "darkness") == 216 - 4 * 36
    assert threat(game, "b2", "extinguish") == 216 - 6 * 5 * 5
    assert threat(game, "c1", "reach") == 36  # a six of the first rider


def test_a_blocked_rider_threatens_nothing_and_the_harp_keeps_darkness_away():
    game = table(riders="a1 b2 b2", items="harp").play("use harp")
    game.state.blocked = 1
    assert threat(game, "a1", "attack") == 0
    assert threat(game, "b2", "darkness") == 0


def test_the_view_says_what_a_question_is_about():
    game = table(dice="1 6 6 6").play("place 1 I")
    assert (game.asked, game["doing"], game["creature"]) == ("hero", "move", "")
    game.play("hero 2")
    assert (game.asked, game["creature"]) == ("cell", "hero-2")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_and_event_of_full_games_has_words(lang):
    """With all requests, so that everything is met sooner or later."""
    words = Texts(lang, GAME.id)
    options = {"list": "4,5,6,7,8,9,10,11,12"}
    for seed in range(3):
        match = Match(GAME, options, ["Olaf"], secret=bytes([seed]) * 32)
        match.begin()
        rng = Quick(seed)
        while not match.is_over():
            prompt = words.prompt(match.view(0), match.names, 0)
            assert "{" not in prompt
            assert "berserkers-" not in prompt
            choices = match.legal(0)
            assert all(words.action(text) != text for text in choices)
            match.submit(0, (rng.choice(list(range(len(choices)))) and choices[-1]) or choices[0])
        for told in match.told(SPECTATOR):
            text = words.event(told, match.names, 0)
            assert "{" not in text
            assert "berserkers-" not in text
        json.dumps(match.view(SPECTATOR), allow_nan=False)
