"""BR-CMP, BR-SET: what is in the box and how it is laid out."""

from typing import Any

import pytest
from rulebook import rule, ruling

from berserkers.table import Table, setup, table
from holmgang.core.action import CHANCE
from holmgang.core.chance import Quick
from holmgang.core.errors import OptionError
from holmgang.games.berserkers import GAME, content

PACK = content.load("standard")


def drawn(*requests: str, draw: str = "fixed") -> Table:
    """A table that draws its requests, with the first ones scripted."""
    game = setup("random", draw=draw)
    game.expect(*(f"request {request}" for request in requests))
    game.roll()
    return game


@rule("BR-CMP-01")
def test_the_cards_of_the_box() -> None:
    assert (len(PACK.cards), len(PACK.places), len(PACK.items)) == (4, 12, 10)
    assert PACK.item_letters == list("ABCDEFGHIJ")
    assert [request.number for request in PACK.requests] == list(range(1, 13))
    # With the riders, orcs and wealth cards, the grimoire, the aids and the blank request.
    assert 4 + 12 + 10 + 12 + 3 + 4 + 4 + 1 == 50


@rule("BR-CMP-02")
def test_every_die_is_rolled_for_what_it_serves() -> None:
    game = table(
        "goblins,thor,zodd", gold=4, dice="6 4 2 2", special=("green 6", "blue 6", "red 6")
    )
    rolls = [view["event"] for view in game.told()]
    assert rolls.count("threw") == 1
    game.expect("black 3").play("place 6 I", "hero 1")
    game.expect("black 2", "green 2").play("place 4 II")
    assert game["gold"] == 4 - 1 + 3


@rule("BR-CMP-03")
def test_the_pieces_of_the_box() -> None:
    game = table("elves,zodd,treasure,goblins,grimoire")
    assert len(game["heroes"]) == len(game["riders"]) == len(game["orcs"]) == 3
    assert len(game["elves"]) == 3
    assert game["zodd"]["health"] == 3
    assert (game["supply"], game["hearths"]) == (5, 8)
    assert len(game.marked("token").split()) == 6
    assert game["pages"] == [None] * 4


@rule("BR-CMP-04")
def test_the_tables_of_goblins_thor_and_zodd_belong_to_their_requests() -> None:
    owners = {
        piece: [request.number for request in PACK.requests if getattr(request, piece)]
        for piece in ("goblins", "thor", "zodd")
    }
    assert owners == {"goblins": [6], "thor": [7], "zodd": [9]}


@rule("BR-SET-01")
def test_the_map_is_a_shuffle_of_twelve_places() -> None:
    layouts = set()
    for seed in range(5):
        state: Any = GAME.new(GAME.fill_options({}))
        state.apply(CHANCE, state.sample(Quick(seed)))
        layouts.add(tuple(state.layout))
        assert sorted(state.layout) == list(range(12))
    assert len(layouts) == 5
    assert PACK.orders == 479_001_600


@rule("BR-SET-02", "BR-SET-03")
def test_berserkers_start_bottom_right_and_riders_top_left() -> None:
    game = setup()
    assert game.heroes == "c4 c4 c4"
    assert game.riders == "a1 a1 a1"
    assert game.sealed == []


@rule("BR-SET-04", "BR-SET-05", "BR-SET-09")
def test_cards_are_untrained_and_supplies_full() -> None:
    game = setup()
    assert [card["trained"] for card in game["cards"]] == [False] * 4
    assert (game["villagers"], game["gauge"], game["supply"]) == (10, 0, 5)
    assert (game["fires"], game.orcs) == (0, "- - -")


@rule("BR-SET-06")
def test_two_requests_are_drawn() -> None:
    game = drawn("zodd", "loki")
    assert list(game.met) == ["zodd", "loki"]
    assert game.asked == "act"
    with pytest.raises(OptionError):
        GAME.fill_options({"requests": "1"})


@ruling("BR-SET-06")
def test_requests_can_be_named() -> None:
    assert list(setup("9").met) == ["zodd"]
    assert list(setup("treasure,1").met) == ["treasure", "no-darkness"]
    for wrong in ("13", "zodd,9", "zodd,", "sodd"):
        with pytest.raises(OptionError):
            setup(wrong)


@rule("BR-SET-07")
@pytest.mark.parametrize(("count", "gold"), [(2, 4), (6, 12), (9, 12)])
def test_gold_for_each_request(count: int, gold: int) -> None:
    names = ",".join(request.name for request in PACK.requests if not request.goblins)
    assert setup(",".join(names.split(",")[:count]))["gold"] == gold


@rule("BR-SET-08")
def test_the_grimoire_needs_its_request() -> None:
    assert setup()["pages"] == []
    assert setup("grimoire")["pages"] == [None] * 4


@rule("BR-SET-10", "BR-DEC-01")
def test_stop_or_more() -> None:
    game = drawn("zodd", "loki", draw="stop-or-more")
    assert (game.asked, game.legal) == ("more", ["stop", "more"])
    game.expect("request thor").play("more", "accept")
    game.expect("request treasure").play("more", "accept", "stop")
    assert list(game.met) == ["zodd", "loki", "thor", "treasure"]
    assert (game["gold"], game.asked) == (8, "act")


@rule("BR-SET-11", "BR-DEC-01")
def test_one_card_may_be_refused() -> None:
    game = drawn("zodd", "loki", draw="stop-or-more")
    game.expect("request thor").play("more")
    assert (game.asked, game["request"]) == ("request", "thor")
    game.expect("request no-orcs").play("refuse")
    assert list(game.met) == ["zodd", "loki", "no-orcs"]
    assert game["refused"] == "thor"
    game.expect("request elves").play("more")
    assert (list(game.met)[-1], game.asked) == ("elves", "more")


@ruling("BR-SET-11")
def test_the_first_cards_and_the_replacement_must_be_taken() -> None:
    game = drawn("zodd", "loki", draw="stop-or-more")
    assert game.told("refused") == []
    game.expect("request thor", "request elves").play("more", "refuse")
    assert game.asked == "more"


@rule("BR-SET-11")
def test_the_refused_card_comes_last() -> None:
    game = drawn("zodd", "loki", draw="stop-or-more")
    game.expect("request thor", "request elves").play("more", "refuse")
    left = [r.name for r in PACK.requests if r.name not in ("zodd", "loki", "thor", "elves")]
    for request in left:
        game.expect(f"request {request}").play("more")
    assert "thor" not in game.met
    game.expect("request thor").play("more")
    assert len(game.met) == 12
    assert game.asked == "goblins"


@rule("BR-SET-12")
def test_requests_set_up_what_they_need() -> None:
    game = setup("elves,no-sacrifice,goblins,grimoire,zodd,treasure")
    assert game["elves"] == ["c1", "b2", "a4"]
    assert game["items"] == ["potion"]
    assert game.heroes == "c4w c4w c4w"
    assert game["zodd"] == {"at": "a1", "health": 3}
    assert game.marked("token") == "a1 c1 b2 a3 c3 b4"
    assert (game.asked, len(game.legal)) == ("goblins", 12)
