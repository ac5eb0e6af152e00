"""A whole army is reckoned before anybody commits to it (BK-4, BK-5)."""

from typing import Any

import pytest
from rulebook import rule

from berserk.battle import Camp, muster
from berserk.kub.test_play import DECKS
from holmgang.core.action import CHANCE
from holmgang.core.chance import Quick
from holmgang.core.errors import Unreadable
from holmgang.games import find

CARDS = {
    "ogre": "cost=8 elite realm=1",
    "imp": "cost=2",
    "wolf": "cost=10 realm=2",
    "king": "cost=9 unique",
}


def camp(deal: str, **more: Any) -> Camp:
    return muster(deal, "imp*15", **{**CARDS, **more}).keep()


def plan(table: Camp, *wish: str) -> dict[str, Any]:
    return dict(table.state.plan(0, list(wish)))


def coins(told: dict[str, Any]) -> list[int]:
    return [told[name] for name in ("gold", "all_gold", "silver", "all_silver")]


@rule("BK-4.10")
def test_elite_cards_take_gold_and_others_silver_first():
    table = camp("ogre wolf imp*13")
    assert coins(plan(table)) == [24, 24, 22, 22]
    assert coins(plan(table, "0")) == [16, 24, 22, 22]
    assert coins(plan(table, "2", "3")) == [24, 24, 18, 22]
    told = plan(table, "0", "1")
    assert coins(told) == [15, 23, 12, 22]  # a second realm costs a piece of gold
    assert (told["realms"], told["count"], told["dear"]) == (2, 2, [])


@rule("BK-4.10")
def test_what_silver_does_not_pay_is_paid_in_gold():
    assert coins(plan(camp("wolf*3 imp*12"), "0", "1", "2")) == [16, 24, 0, 22]


@rule("BK-4.9")
def test_where_no_cost_is_split_whole_cards_are_paid_in_gold():
    told = plan(camp("wolf*3 imp*12", _split_payment=False), "0", "1", "2")
    assert coins(told) == [14, 24, 2, 22]


@rule("BK-4.7")
def test_what_is_too_dear_is_named_and_nothing_more_is_open():
    told = plan(camp("wolf*6 imp*9"), "0", "1", "2", "3", "4")
    assert told["dear"] == [4] and told["open"] == []
    assert told["gold"] == -4


@rule("BK-4.13")
def test_open_is_what_the_law_lets_one_hire_besides():
    table = camp("king king wolf*4 imp*9")
    assert plan(table, "0")["open"] == [*range(2, 15)]
    assert plan(table, "0", "1")["dear"] == [1]
    assert plan(table, "2", "3", "4", "5")["open"] == [*range(6, 15)]


def test_the_rest_buys_the_dearest_cards_that_can_be_paid():
    table = camp("imp*11 wolf*4")
    told = plan(table, "rest")
    assert told["picks"] == [0, 1, 2, 11, 12, 13, 14] and told["open"] == []
    assert plan(table, "5", "rest")["picks"] == [0, 1, 5, 11, 12, 13, 14]


def test_a_plan_is_what_the_rules_then_do():
    table = camp("ogre wolf imp*13")
    told = plan(table, "0", "1", "4")
    for k in range(15):
        table.play(f"{'hire' if k in (0, 1, 4) else 'skip'} | skip")
    purse = table.view(0)["seats"][0]["purse"]
    assert (purse["gold"], purse["silver"]) == (told["all_gold"], told["all_silver"])
    assert purse["spent"] == 20 and told["count"] == 3


def test_what_was_answered_is_kept():
    table = camp("ogre wolf imp*13").play("hire | skip", "skip | skip")
    told = plan(table, "1")
    assert told["picks"] == [] and told["count"] == 1 and told["gold"] == 16
    assert told["open"] == [*range(2, 15)]


@rule("BK-5.4", "BK-5.6")
def test_squares_open_zone_by_zone_for_the_whole_army():
    table = camp("imp*15").hire(4, 1)
    legal = {text.split()[1] for text in table.legal(0)}
    told = plan(table)
    assert told["placed"] == {} and list(told["open"]) == ["0", "1", "2", "3"]
    assert all(set(squares) == legal for squares in told["open"].values())
    two = plan(table, "0 c2", "3 d2")
    assert two["placed"] == {"0": "c2", "3": "d2"}
    assert set(two["open"]["1"]) == legal - {"c2", "d2"}
    assert set(two["open"]["0"]) == legal - {"d2"}  # as if it were taken up again


@rule("BK-5.4")
def test_leaving_a_zone_may_close_the_next():
    told = plan(camp("imp*15").hire(11, 1), "rest")
    where = {square: k for k, square in told["placed"].items()}
    assert len(where) == 11 and {"a2", "e2"} < set(where)  # nine in the first zone
    assert told["open"][where["c3"]] == ["c3"]
    assert told["open"][where["a2"]] == ["a1", "e1", "a2"]


def test_what_is_not_allowed_is_not_placed():
    table = camp("imp*15").hire(2, 1)
    assert plan(table, "0 c6", "1 c2")["placed"] == {"1": "c2"}
    assert plan(table, "0 c2", "1 c2")["placed"] == {"0": "c2"}
    assert plan(table, "7 c2")["placed"] == {}


def test_the_toughest_stand_in_front():
    table = camp("imp giant imp*13", giant="cost=2 life=20").hire(2, 1)
    assert plan(table, "rest")["placed"] == {"0": "c3", "1": "b3"}
    assert plan(table, "0 b3", "rest")["placed"] == {"0": "b3", "1": "c3"}


def test_a_plan_changes_nothing():
    for table in (camp("ogre wolf imp*13"), camp("imp*15").hire(3, 1)):
        before = table.view(0), table.legal(0)
        plan(table, "0 c2", "rest")
        assert (table.view(0), table.legal(0)) == before


@pytest.mark.parametrize("part", ["", "x", "-1", "15", "99999999999", "٣", "c2 1"])
def test_nonsense_is_refused(part: str):
    for table in (camp("imp*15"), camp("imp*15").hire(3, 1)):
        with pytest.raises(Unreadable):
            plan(table, part)


def test_nothing_is_planned_in_the_middle_of_a_battle():
    table = camp("imp*15").hire(1, 1).place("c1", "c6")
    assert plan(table, "0") == {}


@pytest.mark.parametrize("options", [{}, DECKS])
def test_a_plan_tells_nothing_that_the_seat_does_not_know(options: dict[str, str]):
    """It is the same in every world that the seat cannot tell from the true one."""
    game = find("berserk")
    planned = 0
    for number in range(4):
        rng = Quick(f"plans {number}")
        state = game.new(game.fill_options(options))
        for _ in range(110):
            actor = state.actors[0]
            if actor == CHANCE:
                state.apply(CHANCE, state.sample(rng))
                continue
            for seat in state.actors:
                wishes = [["rest"], ["0 c2", "1 d3", "rest"]]
                told = [state.plan(seat, wish) for wish in wishes]
                for _ in range(2):
                    world = state.determinize(seat, rng)
                    assert [world.plan(seat, wish) for wish in wishes] == told
                planned += told != [{}, {}]
            state.apply(actor, rng.choice(state.legal(actor)))
    assert planned > 50
