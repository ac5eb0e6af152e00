"""What is seen of a position: threats, titles, and what every question is about."""

import json
from typing import Any

import pytest
from rulebook import rule

from berserkers.table import Table, table
from holmgang.core.action import CHANCE, SPECTATOR
from holmgang.core.chance import Quick
from holmgang.core.match import Match
from holmgang.games.berserkers import GAME
from holmgang.texts import LANGUAGES, Texts


def threat(game: Table, cell: str, kind: str) -> Any:
    return next(one[kind] for one in game["threats"] if one["cell"] == cell)


def test_threats_are_the_odds_of_the_next_phase_2() -> None:
    game = table(riders="a1 b2 b2")
    assert threat(game, "a1", "attack") == 216 - 4 * 36  # attack or extended attack
    assert threat(game, "a2", "attack") == 216 - 5 * 5 * 5  # next to all three
    assert threat(game, "b2", "attack") == 216 - 6 * 4 * 4
    assert threat(game, "c4", "attack") == 0
    assert threat(game, "a1", "darkness") == 216 - 4 * 36
    assert threat(game, "b2", "extinguish") == 216 - 6 * 5 * 5
    assert threat(game, "c1", "reach") == 36  # a six of the first rider


def test_a_blocked_rider_threatens_nothing_and_the_harp_keeps_darkness_away() -> None:
    game = table(riders="a1 b2 b2", items="harp").play("use harp")
    game.state.blocked = 1
    assert threat(game, "a1", "attack") == 0
    assert threat(game, "b2", "darkness") == 0


def test_riders_that_are_not_on_the_map_yet_threaten_nothing() -> None:
    state = GAME.new(GAME.fill_options({"draw": "stop-or-more"}))
    rng = Quick(1)
    while state.is_chance():
        state.apply(CHANCE, state.sample(rng))
    view: Any = state.view(SPECTATOR)
    assert view["asking"] == "more"
    assert not any(one[kind] for one in view["threats"] for kind in ("attack", "reach"))


@rule("BR-REQ-8f")
def test_divine_power_takes_all_threats_away() -> None:
    game = table("grimoire", dice="6 6 6 6").expect("grimoire divine-power")
    assert threat(game, "a1", "attack") > 0
    game.play("spend grimoire", "page 1")
    assert not any(one[kind] for one in game["threats"] for kind in ("attack", "reach"))


@rule("BR-MOV-03")
def test_the_dice_of_enemies_tell_where_they_lead() -> None:
    game = table(riders="a1 b2 c4", dice="6 6 6 6")
    assert [one["to"] for one in (*game["riders"], *game["orcs"])] == [None] * 6
    game.end("1 4 6", by_hand=True)
    led = {one["colour"]: (one["at"], one["to"]) for one in game["riders"]}
    game.play("rider black", "rider blue")  # the last one goes by itself
    assert [(one["at"], one["to"]) for one in game["riders"]] == [
        (led[one["colour"]][1], None) for one in game["riders"]
    ]


@rule("BR-P2-02")
def test_in_phase_2_the_odds_know_the_dice() -> None:
    game = table(riders="a1 b2 c4", fires="b2", dice="6 6 6 6").end("4 3 1", by_hand=True)
    assert (threat(game, "a1", "attack"), threat(game, "a1", "darkness")) == (216, 0)
    assert (threat(game, "b2", "extinguish"), threat(game, "c4", "darkness")) == (216, 216)
    assert [one["cell"] for one in game["threats"] if one["reach"]] == ["b1", "c1"]
    game.play("rider black")
    assert (threat(game, "a1", "attack"), threat(game, "b1", "reach")) == (0, 216)


@rule("BR-P3-02")
def test_in_phase_3_the_odds_are_those_of_the_orcs() -> None:
    game = table(orcs="b2 c1 -", riders="a1 a1 a1", dice="6 6 6 6")
    game.end("3 3 3", "black 2", "blue 6", by_hand=True)
    game.play("rider black", "rider blue")
    assert game.asked == "orcs"
    assert (threat(game, "b2", "attack"), threat(game, "a4", "attack")) == (216, 0)
    assert [one["cell"] for one in game["threats"] if one["reach"]] == ["c1", "c2"]


@rule("BR-RID-04", "BR-FIR-02")
def test_what_would_be_void_is_no_threat() -> None:
    game = table(riders="a1 b2 b2", dark="a1", fires="all")
    assert (threat(game, "a1", "darkness"), threat(game, "b2", "extinguish")) == (0, 0)
    assert threat(table("loki", riders="a1 b2 b2", dark="a1"), "a1", "darkness") == 216 - 4 * 36


def test_the_view_says_what_a_question_is_about() -> None:
    game = table(dice="1 6 6 6").play("place 1 I")
    assert (game.asked, game["doing"], game["creature"]) == ("hero", "move", "")
    game.play("hero 2")
    assert (game.asked, game["creature"]) == ("cell", "hero-2")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_and_event_of_full_games_has_words(lang: str) -> None:
    """With all requests, so that everything is met sooner or later."""
    words = Texts(lang, GAME.id)
    options = {"list": "4,5,6,7,8,9,10,11,12"}
    for seed in range(3):
        match = Match(GAME, options, ["Olaf"], secret=bytes([seed]) * 32, match_id="1")
        match.begin()
        rng = Quick(seed)
        while not match.is_over():
            prompt = words.prompt(match.view(0), match.names, 0)
            assert "{" not in prompt
            assert "berserkers-" not in prompt
            choices = match.legal(0)
            assert all(words.action(text) != text for text in choices)
            match.submit(0, (rng.choice(list(range(len(choices)))) and choices[-1]) or choices[0])
        for told in match.events_for(SPECTATOR):
            text = words.event(told, match.names, 0)
            assert "{" not in text
            assert "berserkers-" not in text
        json.dumps(match.view(SPECTATOR), allow_nan=False)


def test_what_a_die_could_do_is_shown_before_it_is_placed() -> None:
    game = table(dice="1 3 3 6")
    assert game["aims"]["place 1 I"] == ["c4"]  # one of the three who stand there moves
    assert set(game["aims"]) == {text for text in game.legal if text.startswith("place")}
    game.play("place 1 I")
    assert game["aims"] == {}


def test_what_a_die_does_at_once_is_shown_as_well() -> None:
    game = table(heroes="b2 - -", dice="1 3 3 3")
    assert game["aims"]["place 1 I"] == ["b1", "a2", "c2", "b3"]
    assert game["aims"]["place 3 I"] == ["b2"]  # the only fire that can be lit


def test_the_dice_that_could_move_a_piece_are_told() -> None:
    game = table(heroes="b2 c4 -", dice="1 6 6 6")
    (way,) = game["ways"]["hero 1 b1"]
    assert way == ["place 1 I", "hero 1", "cell b1"]
    assert "hero 1 b2" not in game["ways"], "there it stands"
    assert "hero 3 b1" not in game["ways"], "he is dead"
    game.play(*way)
    assert game["heroes"][0]["at"] == "b1"


def test_several_dice_may_move_the_same_piece() -> None:
    game = table(heroes="b2 c4 -", riders="b2 a1 a1", dice="1 3 4 5")
    dice = ["place 1 I", "place 3 II", "place 5 IV"]
    assert [way[0] for way in game["ways"]["hero 1 b1"]] == dice
    assert [way[0] for way in game["ways"]["rider black b1"]] == ["place 4 IV", "place 5 I"]


def test_who_is_slain_is_moved_nowhere() -> None:
    at = next(one["cell"] for one in table()["places"] if one["action"] == "slay")
    game = table(heroes=f"{at} - -", orcs=f"{at} - -", dice="4 4 4 4")
    assert "place 4 I" in game.legal
    moves = [way for way, found in game["ways"].items() if ["place 4 I"] in found]
    assert moves == []


def test_a_question_that_has_one_answer_is_no_part_of_a_way() -> None:
    game = table(heroes="b2 - -", dice="1 6 6 6")
    assert game["ways"]["hero 1 b1"] == [["place 1 I", "cell b1"]]


def test_looking_at_a_position_does_not_change_it() -> None:
    game = table(dice="1 3 3 6")
    before = json.dumps(game.state.view(0))
    assert json.dumps(game.state.view(0)) == before
    assert game.asked == "act"
    assert game.told("placed") == []


def test_every_card_says_why_it_does_not_take_a_die() -> None:
    game = table(dice="1 3 3 6")
    shut = [a for a in game.state.candidates(0) if a not in game.state.legal(0)]
    reasons = {game.state.write(action): game.state.why_not(0, action)[0] for action in shut}
    assert reasons["place 1 III"] == "no-target"
    assert all(text.startswith("place") for text in reasons)
    assert game.state.candidates(1) == []


def test_a_request_tells_how_far_it_has_come() -> None:
    game = table("zodd,treasure,no-darkness,no-sacrifice,elves")
    rows = {
        one["request"]: [(row["what"], row["have"], row["need"]) for row in one["progress"]]
        for one in game["requests"]
    }
    assert rows == {
        "zodd": [("zodd", 0, 3)],
        "treasure": [("treasure", 0, 6)],
        "no-darkness": [("darkness", 0, 0)],
        "no-sacrifice": [("alive", 3, 3)],
        "elves": [("elves", 1, 3)],
    }
