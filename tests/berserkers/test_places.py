"""BR-LOC: the actions of the places."""

from collections import Counter
from typing import Any

from rulebook import rule, ruling

from berserkers.table import Table, table
from holmgang.games.berserkers import content

PACK = content.load("standard")


def on(cell: str, dice: str = "4 6 3 5", **setting: Any) -> Table:
    """A Berserker on a place, with dice for location actions on every card."""
    return table(heroes=setting.pop("heroes", f"{cell} c4 c4"), dice=dice, **setting)


def act(game: Table, cell: str) -> Table:
    game.play("place 4 I")
    return game.play(f"cell {cell}") if game.asked == "location" else game


@rule("BR-LOC-01", "BR-DEC-03")
def test_gather_brings_any_number() -> None:
    game = act(on("a1", heroes="a1 b2 c4"), "a1")
    assert (game.asked, game.legal) == ("gather", ["hero 2", "hero 3"])
    game.play("hero 3")
    assert game.legal == ["hero 2", "done"]
    assert game.play("done").heroes == "a1 b2 a1"
    game = act(on("a1", heroes="a1 b2 c4"), "a1").play("hero 2", "hero 3")
    assert (game.heroes, game.asked) == ("a1 a1 a1", "act")


@rule("BR-LOC-02")
def test_the_secret_passage_leads_anywhere_and_is_no_move() -> None:
    game = table("thor", heroes="b1 c4 c4").throw("4 6 3 5", "blue 3")
    game.play("place 4 I")
    assert (game.asked, len(game.options("cell"))) == ("cell", 11)
    assert game.play("cell a4").heroes == "a4 c4 c4"


@rule("BR-LOC-03")
def test_rest_heals_for_one_gold() -> None:
    game = act(on("c1", heroes="c1w c1 c4w", gold=2), "c1")
    assert (game.heroes, game["gold"]) == ("c1 c1 c4w", 1)


@rule("BR-LOC-04")
def test_a_blocked_rider_does_not_play() -> None:
    game = act(on("a2"), "a2").play("rider blue")
    game.end("1 1")
    assert [e["creature"] for e in game.told("rolled")] == ["rider-black", "rider-red"]
    assert game.riders == "a2 a1 a2"
    game.throw("6 6 6 6").end("3 3 3")
    assert game.riders == "a1 a4 a1"


@ruling("BR-LOC-04")
def test_several_riders_can_be_blocked_and_a_skipped_phase_does_not_count() -> None:
    game = table("grimoire", heroes="a2 b4 c4", dice="4 3 6 6")
    game.play("place 4 I", "cell a2", "rider black").play("place 3 IV", "cell a2", "rider red")
    game.expect("grimoire divine-power").play("spend grimoire", "page 1").end()
    assert [rider["blocked"] for rider in game["riders"]] == [True, False, True]
    game.throw("6 6 6 6").end("1")
    assert game.riders == "a1 a2 a1"
    assert [rider["blocked"] for rider in game["riders"]] == [False] * 3


@ruling("BR-LOC-04")
def test_the_die_of_a_blocked_rider_still_serves_the_orcs() -> None:
    game = act(on("a2", orcs="- c1 -"), "a2").play("rider blue").end("3 3", "blue 6")
    assert [e["creature"] for e in game.told("rolled")][-1] == "orcs-blue"


@rule("BR-LOC-05")
def test_train_gives_a_card_room_for_two_at_once() -> None:
    game = on("b2", dice="4 3 3 2", heroes="b2 a1 b1", gold=1)
    game.play("place 4 I", "cell b2")
    assert game.options("card") == ["I", "II", "III", "IV"]
    game.play("card I")
    assert (game["gold"], game["cards"][0]["trained"]) == (0, True)
    game.play("place 3 I", "cell a1")  # the die that trained it counts
    assert game.why_not("place 2 I") == "card-full"


@rule("BR-LOC-06")
def test_slain_orcs_return_to_the_reserve() -> None:
    game = act(on("c2", orcs="c2 c2 a1"), "c2")
    assert game.legal == ["orcs black", "orcs blue"]
    game.play("orcs black")
    assert game.orcs == "- c2 a1"
    game = table(riders="b1 c4 c4", heroes="a3 a3 a3", orcs="- c2 a1", dice="6 6 6 6")
    game.end("2 3 3", "black 6", "blue 6", "red 6")
    assert game.orcs == "b1 c2 a1"


@rule("BR-LOC-07")
def test_what_an_action_needs_must_be_there() -> None:
    assert on("c1", heroes="c1w - -", gold=0).why_not("place 4 I") == "no-target"
    assert on("c1", heroes="c1 - -", gold=5).why_not("place 4 I") == "no-target"
    trained = on("b2", heroes="b2 - -", gold=5, trained="I II III IV")
    assert trained.why_not("place 4 I") == "no-target"
    assert on("c2", heroes="c2 - -", orcs="c1 - -").why_not("place 4 I") == "no-target"
    assert on("a1", heroes="a1 a1 -").why_not("place 4 I") == "no-target"


@rule("BR-LOC-08")
@ruling("BR-DAT-07")
def test_each_place_has_one_action_and_each_action_two_places() -> None:
    assert Counter(PACK.place_action) == dict.fromkeys(range(6), 2)
    rows = zip(PACK.place_fire, PACK.place_action, PACK.place_orcs, strict=True)
    assert len(set(rows)) == 12
    assert (sum(PACK.place_fire), sum(PACK.place_orcs)) == (8, 8)
    paid = {PACK.place_action[i] for i in range(12) if PACK.place_gold[i] == 1}
    assert paid == {2, 4}  # rest and train
