"""Life, death and exile where the books differ or only one speaks (BK-14)."""

import pytest
from rulebook import rule, ruling

from berserk.battle import Battle, field
from berserk.heroes import act, hero, laar


@rule("BK-14.1")
def test_creatures_and_artifacts_have_their_printed_life():
    battle = laar("P1: knight c3 life=7, altar a1 artifact life=6", "P2: foe c4")
    assert (battle.now("knight")["life"], battle.now("altar")["life"]) == (7, 6)


MOURNER = hero(
    "on: {died: {card: mine.creature}, do: {lives: {to: self, n: 1}}}",
    "on: {buried: {card: mine.card}, do: {chips: {to: self, n: 1}}}",
    "on: {left: {card: mine.card}, do: {bless: self}}",
    id="mourner",
)


def heard(battle: Battle) -> tuple[object, object, bool]:
    """Deaths, burials, and whether somebody left, as the mourner counts them."""
    while battle.question == "declare":
        battle.play("number 1")
    now = battle.now("mourner")
    statuses = now["statuses"]
    assert isinstance(statuses, list)
    return now["extra"], now["chips"], "blessed" in statuses


@rule("BK-14.7")
def test_death_leads_from_play_to_the_graveyard():
    battle = laar("P1: foe c3", "P2: prey c4 exhausted wounds=9, mourner a6", cards=MOURNER).dice(1)
    battle.play("strike c3 c4")
    assert battle.at("prey") == "grave"
    assert heard(battle) == (1, 1, True)


@rule("BK-14.7")
def test_a_flyer_dies_from_the_extra_zone():
    cards = MOURNER + hero("act: {pay: tap, do: {shot: {power: 3}}}", id="archer")
    battle = laar("P1: archer c1", "P2: bat air flyer wounds=9, mourner a6", cards=cards).dice(1)
    battle.play("use c1 1", f"target {battle.call('bat')}")
    assert (battle.at("bat"), heard(battle)) == ("grave", (1, 1, True))


@rule("BK-14.8")
def test_to_be_buried_from_the_deck_is_no_death():
    cards = MOURNER + hero(
        "act: {pay: tap, do: {bury: {pick: mine.creature in(deck)}}}", id="digger"
    )
    battle = laar("P1: digger c1, mourner a1", "P2: foe c6", cards=cards, deck=("imp", "")).play(
        "use c1 1", "choose south deck imp"
    )
    assert battle.at("imp") == "grave"
    assert heard(battle) == (0, 1, False)


@rule("BK-14.9")
def test_exile_is_no_death():
    cards = MOURNER + hero("act: {pay: tap, do: {exile: {pick: enemy.creature}}}", id="judge")
    battle = laar("P1: judge c1", "P2: prey c5, mourner a6", cards=cards)
    battle.play("use c1 1", "target c5")
    assert battle.at("prey") == "exile"
    assert heard(battle) == (0, 0, True)


@rule("BK-14.10")
def test_the_incorporeal_are_exiled_when_they_should_die():
    battle = laar("P1: foe c3", "P2: ghost c4 incorporeal exhausted wounds=9, prey e6").dice(1)
    battle.play("strike c3 c4")
    assert battle.at("ghost") == "exile"


WITNESS = hero(
    "on: {died: {card: creature other(self)}, do: {damage: {to: {all: artifact}, n: 1}}}", id="w"
)


@ruling("BK-14.12")
def test_those_that_die_together_hear_of_each_other():
    army = "P1: w c3 wounds=9, cairn a1 artifact, x e1"
    battle = laar(army, "P2: w c4 wounds=9, foe e6", cards=WITNESS)
    battle.dice(5, 1).play("strike c3 c4", "higher")
    assert battle.wounds("cairn") == 2


@ruling("BK-14.12")
def test_those_that_are_destroyed_together_hear_of_each_other():
    cards = WITNESS + hero(act("{destroy: {all: enemy.creature named(w)}}"))
    battle = laar("P1: hero c1, cairn a1 artifact", "P2: w c4, w c5, foe e6", cards=cards)
    battle.play("use c1 1", "number 1")
    assert battle.wounds("cairn") == 2


HOST, GUEST = "host c5 wounds=8", "guest @c5 companion wounds=8"


@pytest.mark.parametrize("army", [f"{HOST}, {GUEST}", f"{GUEST}, {HOST}"])
@ruling("BK-14.12")
def test_a_symbiote_falls_by_the_hand_that_killed_its_host_too(army):
    killer = hero(
        act("{damage: {to: {all: enemy.creature}, n: 3}}"),
        "on: {died: {by: self}, do: {lives: {to: self, n: 1}}}",
    )
    battle = laar("P1: hero c3", f"P2: {army}, e e6", cards=killer)
    battle.play("use c3 1")
    assert battle.now("hero")["extra"] == 2


BEARER = hero("static: {for: mine.creature other(self) adj(self), give: {life: +2}}", id="bearer")
LIVING = "ally d4 exhausted wounds=10, e e6"


@rule("BK-14.3")
def test_who_lives_by_what_another_card_gives_dies_when_that_card_dies():
    battle = field("P1: foe c3, z a1", f"P2: bearer c4 exhausted wounds=9, {LIVING}", cards=BEARER)
    battle.dice(1).play("strike c3 c4")
    assert (battle.at("bearer"), battle.at("ally")) == ("grave", "grave")


@rule("BK-14.3")
def test_who_lives_by_what_another_card_gives_dies_when_that_card_is_sent_away():
    cards = BEARER + hero(act("{exile: {pick: enemy.creature}}"))
    battle = field("P1: hero c1", f"P2: bearer c4, {LIVING}", cards=cards)
    battle.play("use c1 1", "target c4")
    assert battle.at("ally") == "grave"


@rule("BK-14.3")
def test_who_lives_by_what_another_card_gives_dies_when_that_card_walks_off():
    battle = field("P1: bearer c3, ally d3 wounds=11, e a1", "P2: foe e6", cards=BEARER)
    battle.play("move c3 b3")
    assert battle.at("ally") == "grave"


@rule("BK-14.3", "BK-12.15")
def test_what_stands_for_a_death_has_its_say_once():
    text = (
        "instead: {of: {died: {card: self}}, do: [{damage: {to: {all: enemy.creature}, n: 1}}, %s]}"
    )
    battle = laar(
        "P1: hero c3 exhausted wounds=9", "P2: foe c4", turn=2,
        cards=hero(text % "{heal: {to: self, n: 5}}"),
    )  # fmt: skip
    battle.dice(1).play("strike c4 c3")
    assert (battle.wounds("hero"), battle.wounds("foe")) == (6, 1)
