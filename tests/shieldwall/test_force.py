"""Force cards and points (SW-FRC, SW-PTS)."""

from pathlib import Path
from typing import Any

import pytest
from rulebook import rule, ruling

from holmgang.core.action import SPECTATOR
from holmgang.core.errors import Illegal, NoUndo
from holmgang.core.match import Match
from holmgang.games.shieldwall import GAME
from shieldwall.packs import changed_pack
from shieldwall.table import Table, seeded, table


def before_force(strategies: str = "play spy | play spy", **setting: Any) -> Table:
    """A table where the Force cards are to be placed."""
    game = table(**setting)
    weapon = game.legal(game.attacker)[0]
    game.play(f"weapon {weapon}", strategies)
    return game.play(f"weapon {game.legal('red')[0]}")


# The number of cards


@rule("SW-FRC-01")
@pytest.mark.parametrize("force", [1, 2, 3])
def test_the_first_one_two_or_three_cards_are_used_without_skipping(force: int) -> None:
    game = table(black="B4 M5 S2 S1")
    before = game.deck("black")
    game.fight(f"bows {force}", "swords 1")
    assert game.used("black") == ["B4", "M5", "S2"][:force]
    assert game.deck("black") == before[force:]


@rule("SW-FRC-02")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_force_card_is_placed_face_down_and_revealed_with_the_other(seat: int) -> None:
    game = before_force()
    colour = ("black", "red")[seat]
    game.state.apply(seat, game.state.read("force 2"))
    for viewer in (1 - seat, SPECTATOR):
        assert game.side(colour, viewer)["force"] is None
        assert not game.told("battle", viewer)
    game.state.apply(1 - seat, game.state.read("force 3"))
    laid = {event["seat"]: len(event["cards"]) for event in game.told("battle", SPECTATOR)}
    assert laid == {seat: 2, 1 - seat: 3}


@rule("SW-FRC-02")
def test_a_revealed_force_card_is_binding() -> None:
    match = seeded("binding")
    while match.view()["round"] == 1:
        for seat in match.actors():
            match.submit(seat, match.legal(seat)[0])
    for seat in range(2):
        with pytest.raises(NoUndo):
            match.undo(seat)


@rule("SW-FRC-02")
def test_the_force_cards_return_after_the_battle() -> None:
    game = before_force().play("force 3 | force 3")
    game.play("weapon swords", "play spy | play countermand", "weapon swords")
    assert game.legal("black") == game.legal("red") == ["1", "2", "3"]


@ruling("SW-FRC-03")
@pytest.mark.parametrize(
    ("cards", "numbers"), [("M1", ["1"]), ("M1 M2", ["1", "2"]), ("M1 M2 M3", ["1", "2", "3"])]
)
def test_no_number_beyond_the_cards_left_can_be_chosen(cards: str, numbers: list[str]) -> None:
    game = before_force(black=f"only {cards}")
    assert game.legal("black") == numbers
    assert game.legal("red") == ["1", "2", "3"]


@ruling("SW-FRC-03")
def test_the_refusal_says_how_many_cards_are_left() -> None:
    game = before_force(black="only M1")
    assert game.state.why_not(0, game.state.read("force 2")) == ("too-few-cards", {"left": 1})


@rule("SW-FRC-04")
def test_limits_of_strategies_and_units_intersect() -> None:
    narrow: Any = {"strategies": "play narrow-pass | play spy", "hands": ("narrow-pass", "")}
    assert before_force(**narrow).legal("red") == ["1", "2"]
    assert before_force(red="M1 champion").legal("red") == ["1"]
    both = before_force(black="M1 champion", **narrow)
    assert both.banners == ["black champion"]
    assert both.legal("red") == ["1"]


@ruling("SW-FRC-04")
def test_an_upper_limit_beats_an_exact_number(tmp_path: Path) -> None:
    def triples(data: Any) -> None:
        data["units"][0]["effect"] = {"exact": 3}

    pack = changed_pack(tmp_path, triples)
    game = before_force(black="M1 champion", pack=pack)
    assert game.legal("black") == game.legal("red") == ["3"]
    narrow = "play narrow-pass | play spy"
    game = before_force(narrow, black="M1 champion", hands=("narrow-pass", ""), pack=pack)
    assert (game.legal("black"), game.legal("red")) == (["3"], ["1", "2"])
    game = before_force(red="only M1 M2 champion", pack=pack)
    assert game.legal("red") == ["1", "2"]


@rule("SW-FRC-04")
def test_a_match_refuses_a_number_outside_the_limits() -> None:
    game = before_force("play narrow-pass | play spy", hands=("narrow-pass", ""))
    match = Match(GAME)
    match.state, match.has_begun = game.state, True
    with pytest.raises(Illegal) as refused:
        match.submit(1, "force 3")
    assert refused.value.details["reason"] == "force-limit"
    assert refused.value.details["most"] == 2


# The points


@rule("SW-PTS-01")
@pytest.mark.parametrize(("weapon", "points"), [("swords", 3), ("bows", 7)])
def test_one_card_gives_its_power_in_the_players_weapon(weapon: str, points: int) -> None:
    assert table(black="B4").fight(f"{weapon} 1", "swords 1")[0] == points


@rule("SW-PTS-02")
@pytest.mark.parametrize(
    ("weapon", "force", "points"),
    [("swords", 2, 6 + 3), ("swords", 3, 6 + 3 + 1), ("bows", 2, 3 + 3), ("bows", 3, 3 + 3 + 2)],
)
def test_further_cards_add_their_extra_to_the_power_of_the_first(
    weapon: str, force: int, points: int
) -> None:
    assert table(black="S7 M5 S2").fight(f"{weapon} {force}", "swords 1")[0] == points


@rule("SW-PTS-03")
def test_the_extra_of_the_first_card_and_the_power_of_the_others_never_count() -> None:
    # M8 is 1/4 and S1 is 9/0: the poor first card stays poor.
    game = table(black="M8 S1")
    game.fight("swords 2", "swords 1")
    assert game.told("battle")[0]["points"] == [1, 0]
    assert game.totals[0] == 1


@rule("SW-PTS-04")
def test_bonuses_are_added_to_the_sum_of_the_cards() -> None:
    game = table(black="M4 M2 M3", red="S1 S2", hands=("full-muster", "ambush"))
    assert game.fight("swords full-muster 3", "swords ambush 2") == (5 + 1 + 2 + 2, 9 + 1 + 2)
    told = game.told("battle")
    assert [event["points"] for event in told] == [[5, 1, 2], [9, 1]]
    assert [event["bonus"] for event in told] == [2, 2]
    assert [event["total"] for event in told] == [10, 12]


@ruling("SW-PTS-05")
@pytest.mark.parametrize(
    ("weapon", "force", "points"),
    [("bows", 3, 12), ("bows", 2, 10), ("bows", 1, 7), ("swords", 3, 7)],
)
def test_the_example_of_the_book_reconstructed(weapon: str, force: int, points: int) -> None:
    assert table(black="B4 M5 S2").fight(f"{weapon} {force}", "swords 1")[0] == points
