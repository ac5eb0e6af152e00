"""Playing strategy cards (SW-STR-A to SW-STR-E) and what the fifteen of them do."""

import pytest
from rulebook import rule, ruling
from tabletop import inside

from holmgang.core.action import SPECTATOR
from holmgang.core.errors import Illegal
from holmgang.core.match import Match
from shieldwall.table import seeded, table

# Playing them


@rule("SW-STR-A")
def test_both_play_a_strategy_at_the_same_time_between_the_two_weapons() -> None:
    game = table().play("weapon swords")
    assert game.asked == ("strategy", ["black", "red"])
    game.play("play spy | play spy")
    assert game.question == "defence"


@rule("SW-STR-A")
@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_it_does_not_matter_who_lays_his_strategy_first(order: tuple[int, int]) -> None:
    game = table(hands=("open-field", "ambush")).play("weapon swords")
    cards = ("play open-field", "play ambush")
    for seat in order:
        game.state.apply(seat, game.state.read(cards[seat]))
    game.roll()
    assert game.asked == ("defence", ["red"])
    assert game.legal("red") == ["bows"]


@rule("SW-STR-A")
@pytest.mark.parametrize("seat", [0, 1])
def test_nobody_sees_a_strategy_before_both_are_laid(seat: int) -> None:
    match = seeded("sealed", first="black")
    match.submit(0, match.legal(0)[0])
    before = _known(match, 1 - seat), _known(match, SPECTATOR)
    match.submit(seat, match.legal(seat)[0])
    assert (_known(match, 1 - seat), _known(match, SPECTATOR)) == before


def _known(match: Match, viewer: int) -> tuple[object, ...]:
    return match.view(viewer), match.events_for(viewer), match.record(viewer), match.legal(viewer)


@rule("SW-STR-A")
def test_a_laid_strategy_stays_in_hand_for_the_enemy_until_both_are_turned() -> None:
    game = table().play("weapon swords")
    game.state.apply(1, game.state.read("play spy"))
    side = game.side("red", 0)
    assert (side["strategy"], side["hand"], side["sealed"]) == (None, 3, True)
    assert game.view(0)["discards"] == []


@ruling("SW-STR-A")
def test_exactly_one_of_the_three_cards_in_hand_must_be_played_useful_or_not() -> None:
    game = table(hands=("field-healers ambush spy", "")).play("weapon swords")
    # At full strength the healers have nobody to heal; they may be played all the same.
    assert sorted(game.legal("black")) == ["ambush", "field-healers", "spy"]
    game.play("play field-healers | play spy")
    assert game.question == "defence"
    assert game.legal("black") == []


@ruling("SW-STR-A")
def test_a_card_that_is_not_in_hand_cannot_be_played() -> None:
    match = seeded("hand", first="black")
    match.submit(0, match.legal(0)[0])
    held = {text.split()[1] for text in match.legal(0)}
    absent = next(card for card in inside(match).tables.strategies if card not in held)
    with pytest.raises(Illegal) as refused:
        match.submit(0, f"play {absent}")
    assert refused.value.details["reason"] == "not-in-hand"


@rule("SW-STR-B")
def test_each_draws_one_card_after_the_reveal() -> None:
    game = table(hands=("ambush vanguard spy", "spy reserves spy")).play("weapon swords")
    game.expect("draw black full-muster", "draw red open-field")
    game.play("play vanguard | play reserves")
    assert sorted(game.hand("black")) == ["ambush", "full-muster", "spy"]
    assert sorted(game.hand("red")) == ["open-field", "spy", "spy"]


@rule("SW-STR-B")
def test_the_new_card_cannot_be_used_in_this_battle() -> None:
    game = table(black="M1", red="S1", hands=("spy", "spy")).expect("draw black vanguard")
    assert game.fight("swords spy 1", "swords spy 1") == (6, 9)
    assert "vanguard" in game.hand("black")
    assert len(game.told("strategy")) == 2


@rule("SW-STR-B")
def test_a_hand_has_three_cards_whenever_a_player_is_asked() -> None:
    game = table()
    for line in ("weapon swords", "play spy | play spy", "weapon bows", "force 1 | force 1"):
        assert len(game.hand("black")) == len(game.hand("red")) == 3
        game.play(line)


@rule("SW-STR-C")
def test_a_strategy_works_in_its_own_battle_only() -> None:
    game = table(hands=("narrow-pass spy", "")).play("weapon swords")
    game.play("play narrow-pass | play spy", "weapon swords")
    assert game.legal("red") == ["1", "2"]
    game.play("force 1 | force 1", "weapon swords", "play spy | play countermand", "weapon swords")
    assert game.legal("red") == ["1", "2", "3"]


@rule("SW-STR-C")
def test_played_strategies_go_to_a_public_discard_pile() -> None:
    game = table(hands=("ambush", "reserves"))
    game.fight("swords ambush 1", "swords reserves 1")
    for viewer in (0, 1, SPECTATOR):
        assert sorted(game.view(viewer)["discards"]) == ["ambush", "reserves"]


@rule("SW-STR-D")
def test_the_strategy_deck_is_reshuffled_with_the_battle_decks_and_hands_are_kept() -> None:
    game = table(black="only S1", hands=("ambush spy vanguard", "reserves spy ambush"))
    game.expect("draw black spy", "draw red open-field")
    game.fight("swords ambush 1", "swords reserves 1")
    assert game.told("run-out")
    assert game.view(SPECTATOR)["discards"] == []
    assert game.view(SPECTATOR)["pile"] == 45 - 6
    assert sorted(game.hand("black")) == ["spy", "spy", "vanguard"]
    assert sorted(game.hand("red")) == ["ambush", "open-field", "spy"]


@rule("SW-STR-D")
def test_cards_played_in_the_battle_before_a_reshuffle_can_be_drawn_again() -> None:
    hands = ("ambush ambush spy", "ambush spy spy")
    game = table(black="only S1", red="S2 S3", hands=hands)
    game.fight("swords ambush 1", "swords spy 1")
    game.expect("draw black ambush").fight("swords spy 1", "swords spy 1")
    assert game.hand("black").count("ambush") == 2


@ruling("SW-STR-E")
def test_an_empty_strategy_deck_is_renewed_from_its_discards() -> None:
    game = table(units=24)
    while game.view(SPECTATOR)["pile"] > 1:
        game.skirmish()
    assert not game.told("reshuffled")
    game.play("weapon swords")
    game.play(f"play {game.legal('black')[0]} | play {game.legal('red')[0]}")
    # 39 cards were drawn in 19 battles and a half: the twentieth defender found none left.
    assert len(game.told("reshuffled")) == 1
    assert not game.told("run-out")
    assert game.view(SPECTATOR)["discards"] == []
    assert game.view(SPECTATOR)["pile"] == 45 - 6
    assert len(game.hand("black")) == len(game.hand("red")) == 3


# What they do


@rule("SW-STR-01")
@pytest.mark.parametrize(
    ("mine", "theirs", "bonus"),
    [("bows", "swords", 2), ("bows", "bows", 0), ("swords", "swords", 0), ("swords", "bows", 0)],
)
def test_arrow_storm_gives_two_points_to_bows_against_swords(
    mine: str, theirs: str, bonus: int
) -> None:
    game = table(black="M1", red="M1", hands=("arrow-storm", ""))
    assert game.fight(f"{mine} arrow-storm 1", f"{theirs} 1") == (6 + bonus, 6)


@rule("SW-STR-02")
def test_open_field_makes_the_enemy_use_bows() -> None:
    game = table(hands=("open-field", "")).play("weapon swords", "play open-field | play spy")
    assert game.legal("red") == ["bows"]
    assert game.weapons[0] == "swords"


@rule("SW-STR-03")
def test_field_healers_turn_a_gravestone_back_if_their_player_wins() -> None:
    game = table(black="S1", red="S8", hands=("field-healers", ""), standing=(7, 7))
    game.fight("swords field-healers 1", "swords 1")
    assert game.units == (8, 6)


@rule("SW-STR-03")
def test_field_healers_do_nothing_for_a_loser() -> None:
    game = table(black="S8", red="S1", hands=("field-healers", ""), standing=(7, 7))
    game.fight("swords field-healers 1", "swords 1")
    assert game.units == (6, 7)


@rule("SW-STR-04")
def test_narrow_pass_leaves_the_enemy_at_most_two_cards() -> None:
    game = table(hands=("narrow-pass", "")).play("weapon swords", "play narrow-pass | play spy")
    game.play("weapon swords")
    assert game.legal("red") == ["1", "2"]
    assert game.legal("black") == ["1", "2", "3"]


@ruling("SW-STR-05")
@pytest.mark.parametrize(
    ("mine", "theirs", "bonus"),
    [("swords", "bows", 2), ("bows", "bows", 0), ("swords", "swords", 0), ("bows", "swords", 0)],
)
def test_charge_home_gives_two_points_to_swords_against_bows(
    mine: str, theirs: str, bonus: int
) -> None:
    game = table(black="M1", red="M1", hands=("charge-home", ""))
    assert game.fight(f"{mine} charge-home 1", f"{theirs} 1") == (6 + bonus, 6)


@ruling("SW-STR-06")
def test_close_quarters_make_the_enemy_use_swords() -> None:
    game = table(hands=("close-quarters", "")).play("weapon bows", "play close-quarters | play spy")
    assert game.legal("red") == ["swords"]
    assert game.weapons[0] == "bows"


@ruling("SW-STR-07")
@pytest.mark.parametrize("force", [1, 2, 3])
def test_ambush_gives_a_point_for_each_enemy_card_beyond_the_first(force: int) -> None:
    game = table(black="M1 M2 M3", hands=("ambush", ""))
    totals = game.fight("swords ambush 1", f"swords {force}")
    assert totals[0] == 6 + force - 1


@ruling("SW-STR-08")
@pytest.mark.parametrize(("force", "total"), [(1, 6 + 3), (2, 6 + 2), (3, 6 + 2 + 3)])
def test_vanguard_gives_three_points_to_a_single_card(force: int, total: int) -> None:
    game = table(black="M1 M4 M5", hands=("vanguard", ""))
    assert game.fight(f"swords vanguard {force}", "swords 1")[0] == total


@ruling("SW-STR-09")
@pytest.mark.parametrize(("force", "total"), [(1, 6), (2, 6 + 2), (3, 6 + 2 + 3 + 2)])
def test_full_muster_gives_two_points_to_three_cards(force: int, total: int) -> None:
    game = table(black="M1 M4 M5", hands=("full-muster", ""))
    assert game.fight(f"swords full-muster {force}", "swords 1")[0] == total


@ruling("SW-STR-10")
@pytest.mark.parametrize(
    ("force", "used", "bottom"),
    [(1, ["M1"], "scouts"), (2, ["M1"], "M4"), (3, ["M1", "M4"], "M5")],
)
def test_reserves_put_the_last_of_several_cards_to_the_bottom(
    force: int, used: list[str], bottom: str
) -> None:
    game = table(black="M1 M4 M5", hands=("reserves", ""))
    game.fight(f"swords reserves {force}", "swords 1")
    assert game.used("black") == used
    assert game.deck("black")[-1] == bottom


@ruling("SW-STR-11")
def test_scorched_earth_burns_the_new_top_card_of_the_enemy() -> None:
    game = table(red="M1 M4 M5 M6", hands=("scorched-earth", ""))
    game.fight("swords scorched-earth 1", "swords 2")
    assert game.used("red") == ["M1", "M4", "M5"]
    assert game.deck("red")[0] == "M6"
    assert len(game.used("black")) == 1


@ruling("SW-STR-12")
@pytest.mark.parametrize(("red", "units"), [("S8", (10, 8)), ("S1", (9, 10)), ("S3", (10, 10))])
def test_blood_price_costs_the_enemy_one_unit_more_if_its_player_wins(
    red: str, units: tuple[int, int]
) -> None:
    game = table(black="S2", red=red, hands=("blood-price", ""))
    game.fight("swords blood-price 1", "swords 1")
    assert game.units == units


@ruling("SW-STR-13")
@pytest.mark.parametrize("red", ["S8", "S1"])
def test_shield_wall_spares_both_players(red: str) -> None:
    game = table(black="S2", red=red, hands=("shield-wall", ""))
    game.fight("swords shield-wall 1", "swords 1")
    assert game.units == (10, 10)


@ruling("SW-STR-14")
def test_spy_shows_the_first_three_enemy_cards_before_the_force_cards_are_placed() -> None:
    game = table(red="M1 B4 S2 M8").play("weapon swords", "play spy | play spy")
    assert game.side("red", 0)["deck"][:4] == [None] * 4
    game.play("weapon swords")
    assert game.question == "force"
    assert game.side("red", 0)["deck"][:4] == ["M1", "B4", "S2", None]


@ruling("SW-STR-15")
def test_countermand_takes_away_the_enemys_effect() -> None:
    game = table(black="M1", red="M4", hands=("countermand", "vanguard"))
    assert game.fight("swords countermand 1", "swords vanguard 1") == (6, 5)
