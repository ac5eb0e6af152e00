"""Life, death and exile where the books differ or only one speaks (BK-14)."""

from rulebook import rule

from berserk.battle import Battle
from berserk.heroes import hero, laar


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
