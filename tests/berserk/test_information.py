"""Who knows what (BK-4.20, BK-5.11, BK-6): nothing leaks, and worlds fit what was seen."""

import json
from typing import Any

import pytest
from rulebook import ruling

from berserk.battle import Camp, field, muster
from berserk.game import TRIAL
from berserk.heroes import hero
from holmgang.core.action import CHANCE, OMNISCIENT, SPECTATOR
from holmgang.core.chance import Quick
from holmgang.games.berserk.change import reveal
from holmgang.games.berserk.look import cards, figures
from holmgang.games.berserk.worlds import _is_army

SECRETS: Any = {"ogre": "cost=9 elite realm=1", "elf": "cost=3 realm=2", "imp": "cost=2 realm=3"}


def camp() -> Camp:
    return muster("ogre*3 elf*6 imp*6", "ogre*3 elf*6 imp*6", **SECRETS)


def seen(state, viewer: int) -> str:
    return json.dumps(state.view(viewer))


@ruling("BK-4.20")
def test_while_armies_are_mustered_only_their_owner_sees_cards():
    table = camp().keep().hire(3, 5).play("place c1 | place c5")
    for viewer in (0, 1, SPECTATOR):
        sides = table.view(viewer)["seats"]
        assert ["deal" in side for side in sides] == [viewer == 0, viewer == 1]
        assert ["purse" in side for side in sides] == [viewer == 0, viewer == 1]
    assert all("deal" in side for side in table.view(OMNISCIENT)["seats"])


@ruling("BK-4.20")
def test_the_other_s_hires_change_nothing_one_can_see():
    few, many = camp().keep().hire(2, 1), camp().keep().hire(2, 9)
    assert seen(few.state, 0) == seen(many.state, 0)
    assert few.legal(0) == many.legal(0)
    assert few.asked == many.asked
    assert few.told(viewer=0) == many.told(viewer=0)


def test_secret_answers_are_written_as_such():
    table = camp()
    state = table.state
    hire = state.read("hire")
    assert state.audience(0, state.read("keep")) == -1
    table.keep()
    assert [state.audience(seat, hire) for seat in (0, 1)] == [1, 2]
    assert {state.blank(state.read(text)) for text in ("hire", "skip")} == {"hire ?"}
    assert {state.blank(state.read(text)) for text in ("wait", "place c3")} == {"place ?"}
    draw = state.read("draw north ogre")
    assert state.audience(CHANCE, draw) == 2
    assert state.blank(draw) == "draw north ?"
    assert state.audience(CHANCE, state.read("roll 3")) == -1
    assert state.blank(state.read("strike c3 c4")) == "strike c3 c4"


def test_the_purse_tells_its_owner_what_is_left():
    table = camp().keep().play("hire | skip", "hire | skip", "skip | skip", "hire | skip")
    purse = table.view(0)["seats"][0]["purse"]
    assert purse == {"gold": 23, "silver": 22, "spent": 21, "realms": 2}


def test_the_card_in_question_is_told_to_its_owner_alone():
    table = camp().keep()
    deal = [card["card"] for card in table.view(0)["seats"][0]["deal"]]
    assert table.view(0)["card"] == deal[0]
    assert "card" not in table.view(SPECTATOR)
    table.play("hire | skip")
    assert table.view(0)["card"] == deal[1]


def test_before_the_order_is_known_there_is_no_purse():
    table = muster("imp*15", "imp*15", first=-1, imp="cost=2").dice(6, 2)
    table.roll()
    assert table.view(0)["seats"][0]["purse"] == {}


# Hidden cards


HIDDEN = ("P1: knight c5", "P2: spy c6 hidden life=3, guard d4")


def test_a_hidden_card_shows_its_square_and_no_more():
    cards = field(*HIDDEN).view(0)["cards"]
    assert cards[1] == {
        "number": 15,
        "seat": 1,
        "at": "c6",
        "name": "c6",
        "home": None,
        "hidden": True,
        "alert": True,
        "card": None,
    }
    assert field(*HIDDEN).view(1)["cards"][1]["card"] == "spy"
    assert field(*HIDDEN).view(SPECTATOR)["cards"][1]["card"] is None


def test_everybody_sees_where_each_card_was_placed_flyers_too():
    table = muster("bat imp*14", "imp*15", bat="flyer cost=2", imp="cost=2").keep()
    table.hire(1, 1).place("b1", "c5").play("end")
    cards = table.view(1)["cards"]
    assert [(card["at"], card["home"]) for card in cards] == [("air", "b1"), ("c5", "c5")]


def test_what_is_hidden_changes_nothing_one_may_do():
    options = set()
    for words in ("", "flyer", "artifact", "armor=2 aimed"):
        battle = field("P1: knight c5, bat air flyer", f"P2: spy c6 hidden {words}, guard d4")
        options.add((tuple(battle.legal()), seen(battle.state, 0)))
    assert len(options) == 1


# Worlds


def hidden_row() -> Camp:
    """After the reveal: the second player's rear row holds three cards, two of them dear."""
    return camp().keep().hire(4, 6).place("b1 c1 d1 b2", "b6 c6 a4 b4 c4 d6")


def test_worlds_hold_other_cards_under_the_backs_that_could_have_been_paid_for():
    table = hidden_row()
    state = table.state
    hidden = [i for i in range(15, 21) if cards.is_hidden(state, i)]
    assert len(hidden) == 3
    drawn = set()
    for number in range(60):
        world = state.determinize(0, Quick(number))
        army = [world.card[i] for i in range(15, 21)]
        assert _is_army(world, 1, army)
        assert sorted([*army, *world.pile[1]]) == sorted(state.tables.decks[1])
        drawn.add(tuple(world.card[i] for i in hidden))
        assert seen(world, 0) == seen(state, 0)
    assert len(drawn) > 3


def test_the_second_player_knows_everything_after_the_reveal():
    state = hidden_row().state
    world = state.determinize(1, Quick(1))
    assert (world.card, world.pile) == (state.card, state.pile)


@pytest.mark.parametrize("seed", range(5))
def test_a_row_is_found_where_hardly_any_fits(seed):
    """Elite cards for all gold in the open: what is hidden must be cheap."""
    kinds = {"lord": "cost=8 elite", "ogre": "cost=9 elite", "elf": "cost=12", "imp": "cost=1"}
    deal = "lord*3 elf imp imp ogre*3 elf*6"
    table = muster(deal, deal, first=0, **kinds).keep().hire(1, 6)
    table.place("c1", "a4 b4 c4 d4 b6 c6")
    state = table.state
    names = state.tables.cards
    world = state.determinize(0, Quick(seed))
    assert [names[world.card[i]] for i in (19, 20)] != ["ogre", "ogre"]
    assert _is_army(world, 1, [world.card[i] for i in range(15, 21)])


def test_worlds_during_the_muster_differ_and_can_be_played():
    for rounds in (0, 1, 9, 20, 40):
        state = TRIAL.new(TRIAL.fill_options({"first": "south"}))
        rng = Quick(rounds)
        while not state.is_over() and rounds > 0:
            actor = state.actors[0]
            if actor == CHANCE:
                state.apply(CHANCE, state.sample(rng))
            else:
                state.apply(actor, rng.choice(state.legal(actor)))
                rounds -= 1
        worlds = {str(state.determinize(1, Quick(n)).view(OMNISCIENT)) for n in range(10)}
        assert len(worlds) > 1 or all(card == -1 for card in state.card[:15])
        assert {seen(state.determinize(1, Quick(n)), 1) for n in range(10)} == {seen(state, 1)}


def test_a_sealed_answer_could_be_any():
    table = camp().keep()
    state = table.state
    state.apply(0, state.read("hire"))
    assert state.actors == [1]
    sealed = {state.determinize(1, Quick(n)).wants[0] for n in range(30)}
    assert len(sealed) == 2


def test_an_imagined_hidden_card_has_its_own_abilities_not_the_true_ones():
    cards = hero("static: {for: mine.creature, give: {kw: armor 2}}") + hero(id="plain")
    battle = field(
        "P1: foe c3", "P2: hero c6 hidden, ally c5", cards=cards, deck=("", "plain plain plain")
    )
    armors = set()
    for seed in range(12):
        world = battle.state.determinize(0, Quick(seed))
        reveal.turn_up(world, battle.card("c6"))
        is_hero = world.tables.cards[world.card[battle.card("c6")]] == "hero"
        assert (figures.armor_left(world, battle.card("ally")) == 2) == is_hero
        armors.add(is_hero)
    assert armors == {True, False}
