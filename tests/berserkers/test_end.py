"""BR-DTH, BR-GLD, BR-FIR, BR-END, BR-DRK, BR-SAV, BR-SCR: how it ends, and what it is worth."""

from pathlib import Path
from typing import Any

import pytest
from rulebook import rule, ruling

from berserkers.table import Table, table
from holmgang.core import record as records
from holmgang.core.replay import prove, replay
from holmgang.games.berserkers import GAME
from holmgang.games.berserkers.state import WON
from holmgang.games.berserkers.view import title

NEARLY = {"fires": "all", "sealed": "black blue", "heroes": "a1 c4 c4", "riders": "c4 c4 a1"}


def nearly(requests: str = "loki,shy-villagers", dice: str = "5 2 2 2", **setting: Any) -> Table:
    return table(requests, **(NEARLY | setting), dice=dice)


# Wounds


@rule("BR-DTH-01", "BR-DTH-02")
def test_a_wound_and_another() -> None:
    game = table(heroes="b2 b2w c4", riders="b2 a1 a1", dice="6 6 6 6").end("4 3 3")
    assert game.heroes == "b2w - c4"


@rule("BR-DTH-03")
def test_each_attack_counts() -> None:
    game = table(heroes="b2 c4 c4", riders="b2 a1 a1", orcs="b2 - -", dice="6 6 6 6")
    assert game.end("4 3 3", "black 1").heroes == "- c4 c4"


@rule("BR-DTH-03", "BR-END-02")
def test_the_third_death_is_the_end_at_once() -> None:
    game = table(heroes="b2w - -", riders="b2 a1 a1", dice="6 6 6 6").end("4 1 1", by_hand=True)
    game.play("rider black")
    assert (game.asked, game["outcome"]) == ("over", "deaths")
    assert (game.marked("darkness"), game.legal) == ("", [])


@ruling("BR-END-02")
def test_the_potion_comes_too_late() -> None:
    game = table(heroes="b2w - -", riders="b2 a1 a1", items="potion", dice="6 6 6 6")
    assert game.end("4 3 3", by_hand=True).play("rider black")["outcome"] == "deaths"


# Gold


@rule("BR-GLD-01")
def test_gold_ends_at_twelve_and_at_nothing() -> None:
    game = table(gold=12, dice="6 6 6 6").expect("black 6").play("place 6 I", "hero 1")
    assert game["gold"] == 12
    assert table(gold=0, dice="6 6 6 6").why_not("reroll 6") == "no-gold"


@rule("BR-GLD-02", "BR-GLD-03")
def test_gold_is_common_and_buys_what_it_buys() -> None:
    game = table(heroes="c1w a1 b2", gold=4, dice="4 3 6 2")
    game.play("place 4 I", "cell c1").play("place 3 IV", "cell b2", "card I")
    assert game["gold"] == 2
    game.expect("white 1").play("reroll 6")
    assert game["gold"] == 1
    game.state.gold = 5
    assert game.state.points() == 5 + 9 + 4


# Fires and darkness


@rule("BR-FIR-01", "BR-FIR-02")
@pytest.mark.parametrize(("fires", "left"), [("a1 b1 c1 a2 b2 c2 a3", 6), ("all", 8)])
def test_eight_fires_burn_forever(fires: str, left: int) -> None:
    game = table(fires=fires, riders="b2 c4 c4", heroes="c4 c4 c4", dice="6 6 6 6").end("3 3 3")
    assert game["hearths"] == 8
    assert game["fires"] == left
    assert game.riders.split()[0] == "b1"


@ruling("BR-DRK-01")
def test_darkness_hinders_nothing() -> None:
    game = table(heroes="a1 - -", riders="a1 c4 c4", dark="a1 b1", dice="3 5 1 1")
    game.play("place 3 I").play("place 5 III")
    assert (game.marked("lit"), game.sealed) == ("a1", ["black"])
    game = table(heroes="a1 - -", dark="a1 b1", dice="1 1 1 1").play("place 1 I", "cell b1")
    assert game.heroes == "b1 - -"


# Victory


@rule("BR-END-01")
@ruling("BR-END-01")
def test_victory_comes_with_the_last_thing_done() -> None:
    game = nearly().play("place 5 III")
    assert (game.asked, game["outcome"], game.legal) == ("over", "won", [])
    game = nearly(fires="a1 b1 c1 a2 b2 c2 a3").play("place 5 III")
    assert game["outcome"] == ""
    game = nearly(heroes="a1 b3 c4", fires="a1 b1 c1 a2 b2 c2 a3", dice="5 1 2 2")
    assert game.play("place 5 III", "place 1 II")["outcome"] == "won"


@rule("BR-END-01", "BR-TRN-01")
def test_a_whole_game_that_was_won() -> None:
    """Kept line by line with its seed: rules and chance still lead to the same victory."""
    record = records.read((Path(__file__).parent / "golden" / "won.txt").read_text("utf-8"))
    assert prove(GAME, record) > 50
    view: Any = replay(GAME, record).view(0)
    assert (view["outcome"], view["points"], view["title"]) == ("won", 6, "tavern")
    assert sum(view["account"].values()) == 6


# The score


@rule("BR-SCR-01")
def test_the_score_of_the_examples() -> None:
    game = nearly(gold=3, heroes="a1 c4w -", orcs="c1 - -").play("place 5 III")
    assert (game["points"], game["title"]) == (10, "tavern")
    parts = {"gold": 3, "healthy": 3, "wounded": 2, "requests": 4, "squads": -2, "checkpoint": 0}
    assert game["account"] == parts
    game = nearly(gold=0, heroes="a1w - -", orcs="c1 c1 c1")
    game.state.restored = True
    game.play("place 5 III")
    assert (game["points"], game["title"]) == (-5, "beggar")
    assert sum(game["account"].values()) == -5
    assert nearly(gold=12).play("place 5 III")["points"] == 25


@rule("BR-SCR-02")
@pytest.mark.parametrize(
    ("points", "name"),
    [
        *((-5, "beggar"), (0, "beggar"), (1, "hardly"), (5, "hardly"), (6, "tavern")),
        *((10, "tavern"), (11, "axe"), (15, "axe"), (16, "proud"), (19, "proud")),
        *((20, "knight"), (45, "knight")),
    ],
)
def test_titles(points: int, name: str) -> None:
    assert title(points) == name


def test_a_better_score_is_a_better_result_and_any_victory_beats_any_defeat() -> None:
    low = nearly(gold=0, heroes="a1w - -", orcs="c1 c1 c1").play("place 5 III").state
    high = nearly(gold=12).play("place 5 III").state
    assert low.outcome == high.outcome == WON
    assert 0.5 <= low.scores()[0] < high.scores()[0] <= 1


# The checkpoint


@rule("BR-SAV-01")
@ruling("BR-SAV-01")
def test_a_checkpoint_is_kept_once_at_any_choice_of_phase_1() -> None:
    game = table()
    assert "checkpoint" in game.legal
    game.throw("1 1 1 1").play("checkpoint")
    assert (game["checkpoint"], game.told("saved")) == ("kept", [{"event": "saved", "seat": 0}])
    assert game.why_not("checkpoint") == "saved"


def lost_after_saving(**setting: Any) -> Table:
    settings = {"heroes": "b2w - -", "riders": "b2 a1 a1", "dice": "1 3 6 6"} | setting
    return table("treasure,no-orcs", **settings).play("checkpoint")


@rule("BR-SAV-02", "BR-DEC-04")
@ruling("BR-SAV-02", "BR-SAV-03")
def test_after_a_defeat_the_game_goes_on_from_the_checkpoint() -> None:
    game = lost_after_saving().end("4 3 3", by_hand=True).play("rider black")
    assert (game.asked, game.legal) == ("defeat", ["restore", "yield"])
    game.play("restore")
    assert (game.heroes, game["dice"], game.asked) == ("b2w - -", [1, 3, 6, 6], "act")
    assert (game["checkpoint"], game["outcome"]) == ("used", "")
    assert game.why_not("checkpoint") == "saved"
    game.end("4 3 3", by_hand=True).play("rider black")
    assert (game.asked, game["outcome"]) == ("over", "deaths")


@ruling("BR-SAV-03")
def test_by_another_reading_one_may_return_again_and_again() -> None:
    game = lost_after_saving(readings="restore=always")
    for _ in range(3):
        game.end("4 3 3", by_hand=True).play("rider black", "restore")
        assert (game.heroes, game.asked, game["checkpoint"]) == ("b2w - -", "act", "used")
    assert game.why_not("checkpoint") == "saved"


@rule("BR-SAV-02")
def test_a_defeat_can_be_accepted() -> None:
    game = lost_after_saving().end("4 3 3", by_hand=True).play("rider black", "yield")
    assert (game.asked, game["outcome"]) == ("over", "deaths")


@rule("BR-SAV-03")
def test_the_checkpoint_costs_five_points_if_it_was_used() -> None:
    kept = nearly(gold=3).play("checkpoint", "place 5 III")
    used = nearly(gold=3)
    used.state.restored = True
    used.play("place 5 III")
    assert (kept["points"], used["points"]) == (16, 11)


@ruling("BR-SAV-03")
def test_what_was_turned_over_stays_where_it_was() -> None:
    game = table("treasure,grimoire", heroes="b2 - -", riders="b2 b2 a1", gauge=3, dice="6 6 6 1")
    game.play("checkpoint")
    game.expect("token blank").play("spend treasure")
    game.expect("grimoire mishap").play("spend grimoire", "page 2")
    game.expect("villager harp").play("give 1", "item")
    game.end("4 3 3", by_hand=True).play("rider black", "restore")
    assert game["items"] == []
    assert game["known"]["villagers"] == ["harp"]
    assert (game["known"]["blanks"], game["known"]["pages"][1]) == (["b2"], "mishap")
    game.play("give 1")
    game.state.apply(0, game.state.read("item"))
    assert [game.state.write(a) for a, _ in game.state.outcomes()] == ["villager harp"]
    game.expect("villager harp").roll()
    game.state.apply(0, game.state.read("spend treasure"))
    assert [game.state.write(a) for a, _ in game.state.outcomes()] == ["token blank"]
    game.expect("token blank").roll()
    game.play("spend grimoire")
    game.state.apply(0, game.state.read("page 2"))
    assert [game.state.write(a) for a, _ in game.state.outcomes()] == ["grimoire mishap"]


@ruling("BR-SAV-03")
def test_a_found_treasure_is_found_there_again() -> None:
    game = table("treasure", heroes="b2w - -", riders="b2 b2 a1", dice="6 6 6 1").play("checkpoint")
    game.expect("token treasure").play("spend treasure")
    game.end("4 3 3", by_hand=True).play("rider black", "restore")
    assert (game["known"]["treasure"], game.met) == ("b2", {"treasure": False})
    game.expect("token treasure").play("spend treasure")
    assert game.met == {"treasure": True}
