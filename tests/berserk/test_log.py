"""The log answers why: who is aimed at, what was added to a die, where the wounds went."""

import pytest

from berserk.battle import field
from berserk.heroes import duel, hero, laar
from berserk.kub.table import fight
from holmgang import packs
from holmgang.games.berserk import content
from holmgang.games.berserk.abilities.text import CardText
from holmgang.texts import Texts
from holmgang.texts.telling import is_aside, is_deed, together


def said(battle, kind: str, lang: str = "en") -> list[str]:
    texts = Texts(lang).of("berserk", "realms")
    return [texts.event(told, ["south", "north"], 0) for told in battle.told(kind)]


NAMED = {
    "en": "Ox Guard (c3) attacks Herd Rider (c4): basic strike.",
    "ru": "Воловий страж (c3) атакует карту «Табунщик» (c4): простой удар.",
    "fr": "Garde aux bœufs (c3) attaque Cavalier du troupeau (c4)\u00a0: coup simple.",
}


@pytest.mark.parametrize("lang", NAMED)
def test_an_attack_names_who_is_aimed_at(lang):
    battle = field("P1: ox-guard c3", "P2: herd-rider c4").dice(5, 2).play("strike c3 c4")
    assert said(battle, "declared", lang) == [NAMED[lang]]
    assert all(told["cards"] == ["herd-rider"] for told in battle.told("hit")[:1])


def test_a_hidden_target_stays_hidden():
    battle = field("P1: knight c3", "P2: guard c4 hidden").dice(5, 2).play("strike c3 c4")
    (declared,) = battle.told("declared")
    assert declared["cards"] == []
    assert said(battle, "declared") == ["knight (c3) attacks a hidden card (c4): basic strike."]


def test_a_protector_says_whom_it_protects():
    battle = field("P1: knight c3", "P2: archer c4, guard d4").dice(5, 2)
    battle.play("strike c3 c4", "protect d4")
    assert said(battle, "protects") == ["guard (d4) protects archer (c4)."]


def test_a_die_says_what_was_added_and_why():
    battle = laar("P1: hero c3 attack=2 blessed", "P2: foe c4 cursed defence=1").dice(3, 4)
    battle.play("strike c3 c4")
    mine, theirs = battle.told("rolled")
    assert (mine["skill"], mine["fortunes"], mine["added"]) == ("+2", ["blessing"], "")
    assert (theirs["skill"], theirs["fortunes"]) == ("+1", ["curse"])
    sentence, _ = said(battle, "rolled")
    assert sentence == "hero (c3) rolls 3 +2 (skill) +1 (blessing) = 6."


@pytest.mark.parametrize(("n", "added"), [("+2", "+2"), ("-1", "−1")])
def test_what_abilities_add_is_told_apart(n, added):
    battle = duel(f"static: {{give: {{roll: {{n: {n}}}}}}}", theirs="foe c4 exhausted").dice(3)
    battle.play("strike c3 c4")
    (rolled,) = battle.told("rolled")
    assert (rolled["skill"], rolled["added"]) == ("", added)


def test_a_bare_die_is_told_without_a_sum():
    battle = field("P1: knight c3", "P2: guard c4 exhausted").dice(4).play("strike c3 c4")
    assert said(battle, "rolled") == ["knight (c3) rolls 4."]


def test_a_hit_says_what_armor_took():
    cards = hero("static: {give: {power: {attack: strike, n: +1}}}") + hero(
        "static: {give: {take: {attack: strike, by: -2}}}", id="wall", kw="armor 1"
    )
    battle = laar("P1: hero c3", "P2: wall c4 exhausted", cards=cards).dice(6)
    battle.play("strike c3 c4")
    (hit,) = battle.told("hit")
    assert (hit["magnitude"], hit["armor"], hit["shield"], hit["wounds"]) == (3, 1, 0, 2)
    assert said(battle, "hit") == [
        "hero (c3) hits wall (c4): strong basic strike of 3, less 1 for armor; 2 wounds."
    ]


def test_the_line_of_the_card_that_acts_can_be_quoted():
    battle = fight("P1: thunderer c2", "P2: foe c5").dice(4).use("c2", "c5")
    (used,) = battle.told("uses")
    card = content.library("kub").cards["thunderer"]
    lines = CardText("en", packs.folders("berserk", "kub")).lines(card)
    assert "blast" in lines[used["number"] - 1].lower()


# One entry a deed


def test_draws_in_a_row_are_told_as_one():
    seats_and_cards = [(0, "a"), (0, "b"), (1, "c"), (1, "d")]
    dealt = [{"event": "dealt", "seat": seat, "card": card} for seat, card in seats_and_cards]
    one, two = together("berserk", dealt)
    assert (one["event"], one["count"], one["cards"]) == ("dealt-many", 2, ["a", "b"])
    assert two["seat"] == 1


def test_what_is_withheld_is_counted():
    (one,) = together("berserk", [{"event": "dealt", "seat": 1}] * 15)
    texts = Texts("en").of("berserk")
    assert texts.event(one, ["south", "north"], 0) == "North draws 15 cards."


def test_a_shot_is_a_step_of_the_ability_and_a_strike_is_a_deed():
    strike = {"event": "declared", "seat": 0, "means": "strike"}
    assert is_deed("berserk", strike) and not is_deed("berserk", strike | {"means": "shot"})
    assert is_aside("berserk", {"event": "rolled", "seat": 0})
    assert not is_aside("berserk", {"event": "died", "seat": 0})


def test_a_game_that_declares_nothing_tells_each_event_as_an_entry():
    told = [{"event": "gone", "seat": 0}] * 2
    assert together("berserkers", told) == told and is_deed("berserkers", told[0])
