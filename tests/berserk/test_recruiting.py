"""From the first die to two armies face to face (BK-3 to BK-6)."""

from typing import Any

import pytest
from rulebook import rule, ruling

from berserk.battle import Camp, field, muster
from holmgang.games.berserk.change import reveal
from holmgang.games.berserk.look import cards, figures, hiring, material
from holmgang.games.berserk.notation import PLACES
from holmgang.games.berserk.numbers.field import half
from holmgang.games.berserk.tables import gold, silver


def plain(**more: Any) -> Camp:
    return muster("imp*15", "imp*15", imp="cost=2", **more)


# Who goes first


@rule("BK-3.1", "BK-3.2")
@ruling("BK-3.1")
def test_the_higher_roller_chooses_the_order():
    camp = plain(first=-1).dice(5, 3)
    camp.roll()
    assert camp.asked == ("order", [0])
    camp.play("second")
    assert camp.state.first == 1
    assert camp.told("first") == [{"event": "first", "seat": 1}]


@ruling("BK-3.2")
def test_a_tie_is_rolled_again():
    camp = plain(first=-1).dice(4, 4, 2, 6)
    camp.roll()
    assert camp.asked == ("order", [1])
    camp.play("first")
    assert camp.state.first == 1
    assert [event["die"] for event in camp.told("order-die")] == [4, 4, 2, 6]


# The deal


@rule("BK-3.3", "BK-3.4", "BK-3.10")
def test_fifteen_cards_are_dealt_before_anything_else_is_asked():
    camp = plain()
    assert camp.asked == ("mulligan", [0, 1])
    assert [len(pile) for pile in camp.state.pile] == [15, 15]
    questions = [camp.question]
    camp.keep()
    questions.append(camp.question)
    camp.hire(3, 3)
    questions.append(camp.question)
    camp.place("b1 c1 d1", "b6 c6 d6")
    assert [*questions, camp.question] == ["mulligan", "hire", "place", "turn"]


@rule("BK-3.5", "BK-3.7", "BK-3.8")
@ruling("BK-3.8", "BK-3.9")
def test_a_mulligan_redraws_all_fifteen_from_the_whole_deck():
    camp = muster("ogre*15", "imp*15", ogre="cost=5", imp="cost=2")
    camp.deals[0] = ["ogre"] * 15
    camp.play("mulligan | keep")
    assert camp.asked == ("mulligan", [0])
    assert list(camp.state.mulligans) == [1, 0]
    assert len(camp.state.pile[0]) == 15
    camp.play("mulligan", "keep")
    assert list(camp.state.mulligans) == [2, 0]
    assert camp.question == "hire"
    assert [event["count"] for event in camp.told("mulligan")] == [1, 2]


@rule("BK-3.9")
def test_recruiting_starts_when_both_are_content():
    camp = plain().play("keep | mulligan")
    assert camp.asked == ("mulligan", [1])
    assert camp.play("keep").question == "hire"


@rule("BK-3.6")
@ruling("BK-3.6")
@pytest.mark.parametrize(("currency", "purse"), [("gold", (22, 22)), ("silver", (24, 20))])
def test_a_mulligan_costs_one_gold_or_by_another_reading_one_silver(currency, purse):
    camp = muster("imp*15", "imp*15", imp="cost=2 realm=1", _mulligan_currency=currency)
    camp.play("mulligan | keep", "mulligan", "keep")
    assert hiring.purse(camp.state, 0, 0b10) == purse


@ruling("BK-3.7")
@pytest.mark.parametrize(("currency", "count"), [("gold", 24), ("silver", 22)])
def test_mulligans_end_with_the_last_piece(currency, count):
    camp = plain(_mulligan_currency=currency).play("mulligan | keep")
    for _ in range(count - 1):
        assert camp.question == "mulligan"
        camp.play("mulligan")
    assert camp.question == "hire"


# Recruiting


@rule("BK-4.1", "BK-4.2", "BK-4.4", "BK-1.24")
@pytest.mark.parametrize(
    ("realms", "first", "second"),
    [
        (0, (24, 22), (25, 23)),
        (1, (24, 22), (25, 23)),
        (2, (23, 22), (24, 23)),
        (3, (22, 22), (23, 23)),
        (4, (21, 22), (22, 23)),
        (5, (20, 22), (21, 23)),
        (6, (19, 22), (20, 23)),
    ],
)
def test_gold_and_silver_by_the_number_of_realms(realms, first, second):
    camp = plain()
    mask = (1 << realms) - 1
    assert (gold(True, realms), silver(True)) == hiring.purse(camp.state, 0, mask) == first
    assert (gold(False, realms), silver(False)) == hiring.purse(camp.state, 1, mask) == second


def hired(*costs: int, elite: str = "", realms: str = "", **more: Any) -> bool:
    """Whether the first player can hire regular cards of these costs and elite ones."""
    elites = [int(word) for word in elite.split()]
    kinds: Any = {f"r{n}": f"cost={n} realm=0" for n in costs}
    kinds |= {f"e{n}": f"cost={n} realm=0 elite" for n in elites}
    names = [f"e{n}" for n in elites] + [f"r{n}" for n in costs]
    names += [f"x{realm}" for realm in realms.split()]
    kinds |= {f"x{realm}": f"cost=0 realm={realm}" for realm in realms.split()}
    deal = " ".join([*names, f"imp*{15 - len(names)}"])
    camp = muster(deal, "imp*15", **kinds, imp="cost=99", **more).keep()
    for _ in names:
        if not camp.can_hire():
            return False
        camp.play("hire | skip")
    return True


@rule("BK-4.7", "BK-4.8", "BK-4.10", "BK-4.11")
def test_elite_cards_take_gold_and_regular_ones_what_is_left():
    assert hired(11, 11, elite="12 12")
    assert not hired(elite="12 13")
    assert hired(13, 13, elite="10 10")
    assert not hired(13, 14, elite="10 10")


@rule("BK-4.9", "BK-1.19", "BK-1.20")
@ruling("BK-4.9")
def test_one_card_may_be_paid_in_both_metals_or_by_another_reading_not():
    assert hired(23, 23)
    assert not hired(23, 23, 1)
    assert hired(24, 22, _split_payment=False)
    assert not hired(23, 23, _split_payment=False)
    assert not hired(12, 12, 22, elite="2", _split_payment=False)
    assert hired(12, 10, 22, elite="2", _split_payment=False)


@rule("BK-4.2", "BK-2.9")
@ruling("BK-1.24")
def test_each_realm_beyond_the_first_takes_a_gold_piece():
    assert hired(elite="12 12")
    assert hired(elite="12 11", realms="1")
    assert not hired(elite="12 12", realms="1")
    assert not hired(elite="12 11", realms="1 2")
    assert hired(elite="12 12", realms="-1")


@rule("BK-4.6")
def test_only_the_dealt_cards_can_be_hired_each_asked_for_once():
    camp = plain().keep()
    for _ in range(15):
        assert camp.asked == ("hire", [0, 1])
        camp.play("skip | hire")
    assert camp.question == "place"
    assert camp.legal(0) == ["wait"]


@rule("BK-4.12", "BK-4.19", "BK-4.18", "BK-1.37")
@ruling("BK-4.12", "BK-4.18")
def test_what_is_not_hired_goes_back_into_the_deck():
    camp = muster("ogre imp*14", "imp*15", ogre="cost=9", imp="cost=2").keep().hire(1, 2)
    camp.place("c2", "c5 b5")
    assert len(camp.state.pile[0]) == 29
    assert [camp.state.tables.cards[card] for card in camp.state.pile[0]] == ["imp"] * 29
    assert list(camp.state.size) == [1, 2]


@ruling("BK-4.19")
@pytest.mark.parametrize(
    ("south", "north", "winner"), [(0, 1, "P2"), (1, 0, "P1"), (0, 0, "nobody")]
)
def test_an_army_without_creatures_has_lost_when_the_battle_begins(south, north, winner):
    camp = plain().keep().hire(south, north)
    camp.place("b1 c1"[: 2 * south], "b6 c6"[: 2 * north])
    assert camp.winner == winner


@rule("BK-4.14")
@ruling("BK-4.14")
def test_the_cap_on_flyers_holds_in_one_edition_only():
    kinds: Any = {"griffon": "cost=8 flyer", "wasp": "cost=7 flyer", "imp": "cost=99"}
    for edition, third in (("laar", False), ("realms", True)):
        camp = muster("griffon wasp wasp imp*12", "imp*15", edition=edition, **kinds).keep()
        camp.play("hire | skip", "hire | skip")
        assert camp.can_hire() == third
    camp = muster("griffon griffon imp*13", "imp*15", edition="laar", **kinds).keep()
    assert not camp.play("hire | skip").can_hire()


def test_unique_cards_and_terrains_are_hired_once():
    kinds: Any = {
        "king": "unique",
        "queen": "unique",
        "moor": "terrain",
        "fen": "terrain",
        "imp": "",
    }
    camp = muster("king king queen moor fen imp*10", "imp*15", **kinds).keep()
    assert [camp.play("hire | skip").can_hire(), camp.play("skip | skip").can_hire()] == [
        False,
        True,
    ]
    camp.play("hire | skip", "hire | skip")
    assert not camp.can_hire()


# Placement


def placed(army: int, squares: str, seat: int = 0) -> set[str]:
    """The squares open to an army of some size after some of it was placed."""
    size = [army, 0] if seat == 0 else [0, army]
    camp = plain().keep().hire(*size)
    for square in squares.split():
        words = [f"place {square}", "wait"]
        camp.play(" | ".join(words if seat == 0 else words[::-1]))
    return camp.squares(seat)


CENTRE = "b1 c1 d1 b2 c2 d2 b3 c3 d3"
WINGS = "a1 e1 a2 e2"
NORTH = "a4 b4 c4 d4 e4 b5 c5 d5 b6 c6 d6"


@rule("BK-5.1", "BK-5.3", "BK-5.4")
def test_the_first_player_begins_in_the_centre_one_card_a_square():
    assert placed(9, "") == set(CENTRE.split())
    assert placed(9, "b1 c3") == set(CENTRE.split()) - {"b1", "c3"}
    assert placed(9, CENTRE[:-3]) == {"d3"}  # 8 in the centre: a2 is closed


@rule("BK-5.5")
def test_the_first_player_s_tenth_card_stands_on_the_wings_of_rows_2_and_3():
    assert placed(10, CENTRE) == set(WINGS.split())


@rule("BK-5.6")
@ruling("BK-5.6")
def test_the_first_player_s_fourteenth_card_stands_in_a_corner_of_the_front_row():
    assert placed(14, f"{CENTRE} {WINGS}") == {"a3", "e3"}
    assert "a3" not in placed(13, CENTRE)


@rule("BK-5.7")
def test_the_second_player_begins_with_the_front_row_and_the_centre():
    assert placed(1, "", seat=1) == set(NORTH.split())


@rule("BK-5.8")
def test_the_second_player_s_twelfth_card_stands_anywhere():
    assert placed(12, NORTH, seat=1) == {"a5", "e5", "a6", "e6"}
    assert placed(11, NORTH.replace("c5 ", ""), seat=1) == {"c5"}


@rule("BK-5.9")
def test_fifteen_cards_fit_on_each_half():
    camp = plain().keep().hire(15, 15)
    camp.place(f"{CENTRE} {WINGS} a3 e3", f"{NORTH} a5 e5 a6 e6")
    squares = [PLACES[s] for s in range(30) if camp.state.board[s] >= 0]
    assert len(squares) == 30
    assert all(half(camp.state.place[i]) == cards.owner(i) for i in range(30))


@ruling("BK-5.11", "BK-4.20")
def test_both_recruit_and_place_at_once_and_in_secret():
    camp = plain().keep()
    assert camp.asked == ("hire", [0, 1])
    camp.hire(2, 1)
    assert camp.asked == ("place", [0, 1])
    camp.play("place c1 | place c5")
    for viewer, square in ((0, "c1"), (1, "c5")):
        told = str(camp.state.view(viewer))
        assert f"'{square}'" in told
        assert ("'c5'" in told) == (square == "c5")


def test_a_later_card_may_take_the_wing_that_an_earlier_one_left():
    """Cards are placed in the order of the deal, so the wings open to any of ten."""
    assert placed(10, "a1") == set(CENTRE.split())


# The reveal


@rule("BK-6.1", "BK-6.2")
def test_all_is_revealed_but_the_second_player_s_rear_row():
    camp = plain().keep().hire(3, 4).place("b1 c1 d3", "b4 c5 b6 c6")
    shown = {(event["at"], event["card"]) for event in camp.told("stands", viewer=0)}
    assert shown == {
        *(("b1", "imp"), ("c1", "imp"), ("d3", "imp"), ("b4", "imp"), ("c5", "imp")),
        *(("b6", None), ("c6", None)),
    }
    assert camp.asked == ("turn", [0])


@rule("BK-6.2")
def test_the_rear_row_of_a_second_player_in_the_south_is_hidden_too():
    camp = plain(first=1).keep().hire(2, 1).place("b1 c2", "b6")
    assert [event["card"] for event in camp.told("stands", viewer=1)] == ["imp", None, "imp"]


@rule("BK-6.3")
@ruling("BK-6.3")
def test_where_it_is_not_forced_each_card_of_the_rear_row_is_shown_or_hidden():
    camp = plain(_rear_row="chosen").keep().hire(1, 3).place("b1", "b4 b6 c6")
    assert camp.asked == ("hide", [1])
    camp.play("show", "hide")
    cards = camp.view(0)["cards"]
    assert [(card["at"], card["hidden"]) for card in cards[1:]] == [
        ("b4", False),
        ("b6", False),
        ("c6", True),
    ]
    assert camp.asked == ("turn", [0])


@rule("BK-6.9", "BK-15.13")
@ruling("BK-6.9", "BK-15.13")
def test_flyers_are_placed_face_down_and_take_off_when_they_are_revealed():
    camp = muster("bat imp*14", "bat imp*14", bat="flyer cost=2", imp="cost=2").keep()
    camp.hire(1, 1).place("b1", "b4")
    state = camp.state
    assert [state.board[PLACES.index(square)] for square in ("b1", "b4")] == [-1, -1]
    assert cards.is_flying(state, 0)
    assert cards.is_flying(state, 15)
    assert [event["from"] for event in camp.told("takes-off")] == ["b1", "b4"]


@rule("BK-6.9")
def test_a_hidden_flyer_keeps_its_square_until_it_is_revealed():
    battle = field("P1: knight c3", "P2: bat c6 flyer hidden, guard c4")
    assert battle.at("bat") == "c6"
    battle.end()
    assert battle.at("bat") == "air"
    assert battle.state.board[PLACES.index("c6")] == -1


@rule("BK-6.17", "BK-8.3")
def test_hidden_cards_are_revealed_when_the_second_player_s_first_turn_begins():
    battle = field("P1: knight c3", "P2: guard c4, spy c6 hidden")
    assert battle.is_hidden("spy")
    battle.end()
    assert not battle.is_hidden("spy")
    story = [event["event"] for event in battle.told()]
    assert story == ["turn", "revealed"]
    assert battle.asked == ("turn", [1])


# Blind attacks


@rule("BK-6.4", "BK-6.5")
@ruling("BK-6.5")
def test_a_blind_attack_turns_its_target_up_before_a_protector_is_named():
    battle = field("P1: knight c5", "P2: spy c6 hidden, guard d6")
    battle.play("strike c5 c6")
    assert battle.question == "protector"
    assert not battle.is_hidden("spy")


@rule("BK-6.7")
def test_in_the_other_edition_a_protected_target_stays_hidden():
    battle = field("P1: knight c5", "P2: spy c6 hidden, guard d6", edition="laar").dice(6, 1)
    battle.play("strike c5 c6")
    assert battle.is_hidden("spy")
    assert battle.told("declared", 0)[0]["target"] == "c6"
    battle.play("protect d6")
    assert battle.is_hidden("spy")
    assert battle.wounds("guard") == 4


@rule("BK-6.7")
def test_in_the_other_edition_an_unprotected_target_is_revealed_before_dice():
    battle = field("P1: knight c5", "P2: spy c6 hidden, guard d6", edition="laar")
    battle.dice(6, 1).play("strike c5 c6", "pass")
    story = [event["event"] for event in battle.told()]
    assert story.index("revealed") < story.index("rolled")
    assert battle.wounds("spy") == 4


@rule("BK-6.8")
def test_a_hidden_card_may_protect_and_is_revealed_by_it():
    battle = field("P1: knight c5", "P2: guard c6 exhausted, spy d6 hidden").dice(6, 1)
    battle.play("strike c5 c6", "protect d6")
    assert not battle.is_hidden("spy")
    assert (battle.wounds("spy"), battle.wounds("guard")) == (4, 0)
    assert not battle.is_alert("spy")


def test_a_hidden_flyer_cannot_protect_on_the_ground_but_the_question_is_put():
    battle = field("P1: knight c5", "P2: guard c6 exhausted, bat d6 hidden flyer").dice(4)
    battle.play("strike c5 c6")
    assert battle.asked == ("protector", [1])
    assert battle.legal() == ["pass"]
    assert battle.refused("protect d6") == "cannot-protect"


def test_a_hidden_flyer_beside_the_target_may_protect_against_a_flyer():
    battle = field("P1: bat air flyer", "P2: guard c6 exhausted, owl d6 hidden flyer").dice(6, 1)
    battle.play("strike x1 c6", "protect d6")
    assert battle.at("owl") == "air"
    assert battle.wounds("owl") == 4


@ruling("BK-6.10", "BK-20.8")
@pytest.mark.parametrize(("paid", "alert"), [("unpaid", True), ("paid", False)])
def test_a_blind_strike_at_a_flyer_is_taken_back_or_by_another_reading_lost(paid, alert):
    battle = field(
        "P1: knight c5, pawn a1", "P2: bat c6 flyer hidden, guard a6", illegal_blind_attack=paid
    )
    battle.play("strike c5 c6")
    assert battle.asked == ("turn", [0])
    assert (battle.at("bat"), battle.wounds("bat")) == ("air", 0)
    assert battle.is_alert("knight") == alert
    assert [event["event"] for event in battle.told()][-1] == "taken-back"


@ruling("BK-6.10")
@pytest.mark.parametrize("means", ["shot", "throw", "blast"])
def test_a_blind_ranged_attack_at_a_flyer_goes_on(means):
    battle = field("P1: archer c3", "P2: bat c6 flyer hidden, guard a6").dice(4)
    battle.attack(means, "archer", "c6", "2-3-4")
    assert battle.wounds("bat") == 3


@ruling("BK-6.10")
def test_a_flyer_s_blind_strike_at_a_flyer_goes_on():
    battle = field("P1: bat air flyer", "P2: owl c6 flyer hidden, guard a6").dice(6, 1)
    battle.play("strike x1 c6")
    assert battle.wounds("owl") == 4


@ruling("BK-6.10")
def test_in_the_other_edition_a_blind_strike_at_a_protected_flyer_goes_on():
    battle = field("P1: knight c5", "P2: bat c6 flyer hidden, guard d6", edition="laar")
    battle.dice(6, 1).play("strike c5 c6", "protect d6")
    assert (battle.wounds("guard"), battle.is_hidden("bat")) == (4, True)
    battle = field("P1: knight c5", "P2: bat c6 flyer hidden, guard d6", edition="laar")
    battle.play("strike c5 c6", "pass")
    assert battle.is_alert("knight")
    assert battle.at("bat") == "air"


@ruling("BK-6.11")
def test_a_hidden_card_is_alert_holds_its_square_and_its_abilities_sleep():
    battle = field("P1: knight c5 move=1", "P2: spy c6 hidden armor=3 life=5, guard a4")
    spy = battle.card("spy")
    assert battle.is_alert("spy")
    assert battle.refused("move c5 c6") == "square-taken"
    assert figures.armor_left(battle.state, spy) == 0
    assert material.creatures(battle.state, 1) == 2
    reveal.turn_up(battle.state, spy)
    assert figures.armor_left(battle.state, spy) == 3


@rule("BK-7.5")
def test_the_battle_begins_with_the_first_player_s_turn():
    camp = plain().keep().hire(1, 1).place("b1", "b5")
    assert camp.asked == ("turn", [0])
    assert camp.state.turn == 1
