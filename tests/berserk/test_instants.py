"""Instants, windows and who answers whom (BK-12B)."""

import pytest
from rulebook import rule, ruling

from berserk.battle import Battle
from berserk.heroes import hero, laar
from holmgang.core.action import OMNISCIENT, SPECTATOR
from holmgang.core.chance import Quick
from holmgang.core.errors import ContentError
from holmgang.games.berserk.numbers import ask

BOLT = "act: {pay: tap, instant: true, do: {damage: {to: {pick: enemy.creature}, n: 2}}}"
MEND = "act: {pay: tap, instant: true, do: {heal: {to: {pick: mine.creature}, n: 2}}}"
GUARDED = "window: {declared: {attack: strike, by: enemy.card, target: mine.creature}}"
CANCEL = (
    "act: {pay: tap, instant: true, window: {used: {card: enemy.card, kind: effect}}, do: cancel}"
)


def bolts(*sides: str, **settings: object) -> Battle:
    """Both sides have somebody with a bolt; the rest are plain fighters."""
    cards = hero(BOLT, id="mage") + hero(BOLT, id="witch") + hero(CANCEL, id="censor")
    return laar(*sides, cards=cards, **settings)


@rule("BK-12.8", "BK-12.9")
def test_an_instant_is_used_like_an_ordinary_action():
    battle = bolts("P1: mage a1", "P2: foe e6").play("use a1 1", "target e6")
    assert (battle.wounds("foe"), battle.is_alert("mage")) == (2, False)


@rule("BK-8.6", "BK-12.9")
def test_an_instant_answers_an_action_of_the_opponent():
    battle = bolts("P1: foe c3 wounds=9", "P2: prey c4, mage e6")
    battle.play("strike c3 c4")
    assert battle.asked == ("response", [1])
    assert battle.legal() == ["use e6 1", "pass"]
    battle.play("use e6 1", "target c3")
    assert battle.at("foe") == "grave"
    assert battle.wounds("prey") == 0


@rule("BK-12.9")
def test_an_instant_follows_an_action_of_ones_own():
    battle = bolts("P1: brute c3, mage a1", "P2: prey c4 exhausted life=20").dice(1)
    battle.play("strike c3 c4")
    assert battle.asked == ("response", [0])
    battle.play("use a1 1", "target c4")
    assert battle.wounds("prey") == 4


@rule("BK-12.11")
def test_the_last_declared_is_carried_out_first():
    """The attack, I1, I2: they happen as I2, I1, the attack."""
    battle = bolts("P1: foe c3, witch a1", "P2: prey c4 exhausted, mage e6")
    battle.state.wounds[battle.card("mage")] = 9
    battle.state.wounds[battle.card("witch")] = 9
    battle.dice(1).play("strike c3 c4", "use e6 1", "target a1")
    assert battle.asked == ("response", [0])
    battle.play("use a1 1", "target e6")
    assert battle.at("mage") == "grave"  # the second bolt came first
    assert battle.at("witch") == "grave"  # the first one all the same: it was declared
    assert battle.wounds("prey") == 2


@ruling("BK-12.13")
def test_the_opponent_of_the_last_declarer_is_asked_first_until_both_pass():
    battle = bolts("P1: foe c3, witch a1, witch b1", "P2: prey c4 exhausted, mage e6, mage d6")
    asked = []
    battle.dice(1).play("strike c3 c4")
    for line in ("pass", "use a1 1", "target c4", "use e6 1", "target c3", "pass", "pass", "pass"):
        asked.append((battle.question, battle.state.actors[0]))
        battle.play(line)
    assert asked == [
        ("response", 1),  # the attack
        ("response", 0),
        ("target", 0),
        ("response", 1),  # the bolt of P1
        ("target", 1),
        ("response", 0),  # the bolt of P2: P1 passes, then P2
        ("response", 1),
        ("response", 0),  # again the bolt of P1, which then is carried out
    ]
    assert battle.asked == ("response", [1])
    assert (battle.wounds("prey"), battle.wounds("foe")) == (0, 2)


@ruling("BK-12.13")
def test_steps_dice_and_the_turn_may_be_answered():
    battle = bolts("P1: foe c2", "P2: prey c4 exhausted, mage e6")
    moments = []
    for line in ("move c2 c3", "strike c3 c4", "end"):
        if line.startswith("strike"):
            battle.dice(1)
        battle.play(line)
        while battle.question == "response":
            moments.append((line.split()[0], battle.now_answering()))
            battle.play("pass")
    assert moments == [
        ("move", "moved"),
        ("strike", "declared"),
        ("strike", "rolled"),
        ("strike", "attack_done"),
        ("end", "turn_end"),
    ]


@ruling("BK-12.13")
def test_an_exhausted_card_has_no_instant_that_exhausts():
    battle = bolts("P1: foe c3", "P2: prey c4 exhausted, mage e6 exhausted").dice(1)
    battle.play("strike c3 c4")
    assert battle.question == "turn"


@rule("BK-12.10")
def test_conditions_of_an_instant_say_when_it_may_be_used():
    ward = hero(f"act: {{pay: [], instant: true, {GUARDED}, do: cancel}}", id="warden")
    battle = laar("P1: foe c3", "P2: prey c4, warden e6", cards=ward)
    battle.play("move c3 b3")
    assert battle.question == "turn"
    battle.play("strike b3 c4")
    assert battle.legal() == ["use e6 1", "pass"]
    battle.play("use e6 1")
    assert battle.asked == ("turn", [0])
    battle.end()
    assert "use e6 1" not in battle.legal()


@rule("BK-12.12", "BK-12.28")
def test_to_name_a_protector_is_an_instant_that_can_be_answered():
    battle = bolts("P1: foe c3, witch a1", "P2: prey c4, guard d4 wounds=8").dice(1, 1)
    battle.play("strike c3 c4", "pass", "protect d4")
    assert battle.asked == ("response", [0])
    battle.play("use a1 1", "target d4")
    assert battle.at("guard") == "grave"
    assert battle.wounds("prey") == 2  # nobody stands before it any more


@rule("BK-12.19", "BK-12.20", "BK-12.21")
def test_a_cancelled_ability_does_nothing_and_is_paid_for():
    twice = "act: {pay: [tap, {chips: 1}], do: [{damage: {to: {pick: enemy.creature}, n: 1}}, {heal: {to: self, n: 1}}]}"
    cards = hero(twice, id="caster") + hero(CANCEL, id="censor")
    battle = laar("P1: caster c1 chips=2 wounds=3", "P2: censor e6", cards=cards)
    battle.play("use c1 1", "target e6", "use e6 1")
    assert (battle.wounds("censor"), battle.wounds("caster")) == (0, 3)
    assert battle.now("caster")["chips"] == 1
    assert not battle.is_alert("caster")
    assert battle.told("cancelled")[0]["card"] == "caster"


@rule("BK-12.21")
def test_with_a_cancelled_attack_the_rest_of_its_ability_is_gone():
    cards = hero(
        "act: {pay: tap, do: [{shot: {power: 2-2-2}}, {heal: {to: self, n: 1}}]}", id="archer"
    ) + hero(
        "act: {pay: tap, instant: true, window: {declared: {attack: shot}}, do: cancel}",
        id="censor",
    )
    battle = laar("P1: archer c1 wounds=3", "P2: censor e6", cards=cards)
    battle.play("use c1 1", "target e6", "use e6 1")
    assert (battle.wounds("censor"), battle.wounds("archer")) == (0, 3)
    assert battle.asked == ("turn", [0])


@rule("BK-12.22")
def test_only_one_of_several_strikes_is_cancelled():
    cards = hero("static: {give: {times: {attack: strike, n: 2}}}", id="twin") + hero(
        f"act: {{pay: tap, instant: true, {GUARDED}, do: cancel}}", id="censor"
    )
    battle = laar("P1: twin c3", "P2: prey c4 exhausted, censor e6", cards=cards).dice(1)
    battle.play("strike c3 c4", "use e6 1")
    assert battle.wounds("prey") == 0
    battle.play("strike c3 c4")
    assert battle.wounds("prey") == 2


@rule("BK-12.19", "BK-12.25")
@pytest.mark.parametrize("do", ["cancel", "{redirect: self}"])
def test_once_the_dice_lie_nothing_is_cancelled_or_redirected(do):
    later = "window: {rolled: {attack: strike, by: enemy.card}}"
    text = f"act: {{pay: [], instant: true, {later}, do: {do}}}"
    with pytest.raises(ContentError):
        laar("P1: foe c3", "P2: late d4", cards=hero(text, id="late"))
    before = f"act: {{pay: [], instant: true, {GUARDED}, do: {do}}}"
    battle = laar("P1: foe c3", "P2: prey c4 exhausted, late d4", cards=hero(before, id="late"))
    battle.dice(1, 1).play("strike c3 c4", "use d4 1")
    assert battle.wounds("prey") == 0


REDIRECT = f"act: {{pay: [], instant: true, {GUARDED}, do: {{redirect: {{pick: creature}}}}}}"


@rule("BK-12.24", "BK-12.27")
@ruling("BK-12.28")
def test_a_redirected_attack_goes_at_whom_it_can_reach_but_not_at_its_own_card():
    cards = hero(REDIRECT, id="trickster")
    battle = laar(
        "P1: foe c3, fellow b3 exhausted, far a1", "P2: prey c4, trickster d4", cards=cards
    ).dice(1)
    battle.play("strike c3 c4", "use d4 1")
    assert battle.options("target") == {"b3", "d4"}
    battle.play("target b3")
    assert battle.wounds("fellow") == 2
    assert not battle.is_alert("foe")


@rule("BK-11.12", "BK-12.26", "BK-12.28")
def test_an_attack_is_redirected_once_and_then_has_no_protector():
    cards = hero(REDIRECT, id="trickster")
    battle = laar(
        "P1: foe c3", "P2: prey c4 exhausted, trickster d4 exhausted, guard b4", cards=cards
    ).dice(1)
    battle.play("strike c3 c4", "use d4 1", "target d4")
    assert battle.wounds("trickster") == 2
    battle = laar("P1: foe c3", "P2: prey c4 exhausted, trickster d3, guard b4", cards=cards)
    battle.dice(3, 3).play("strike c3 c4", "pass", "protect b4")
    assert battle.question == "turn"
    assert battle.wounds("guard") + battle.wounds("foe") == 2


@rule("BK-12.9")
def test_a_chip_that_is_gained_may_be_answered():
    spark = hero("act: {pay: [tap, {chips: 1}], do: {heal: {to: self, n: 1}}}", id="sparker")
    battle = laar("P1: sparker c3", "P2: mage e6", cards=spark + hero(BOLT, id="mage"))
    battle.play("charge c3")
    assert battle.asked == ("response", [1])
    battle.play("use e6 1", "target c3")
    assert (battle.wounds("sparker"), battle.now("sparker")["chips"]) == (2, 1)


@ruling("BK-12.13")
def test_an_instant_that_waits_does_not_answer_an_answer_to_itself():
    """Two that cancel each other for nothing: each cancels once, and it ends."""
    free = "act: {pay: [], instant: true, window: {used: {card: enemy.card, kind: effect}}, do: cancel}"
    cards = hero(BOLT, id="mage") + hero(free, id="nay") + hero(free, id="yea")
    battle = laar("P1: mage a1, yea b1", "P2: foe e6, nay d6", cards=cards)
    battle.play("use a1 1", "target e6", "use d6 1")
    assert battle.asked == ("response", [0])
    battle.play("use b1 1")  # the nay is cancelled, and cannot cancel that
    assert battle.asked == ("turn", [0])
    assert battle.wounds("foe") == 2


# What is hidden

SECRET = hero(BOLT, id="mage") + hero(id="clerk")


@rule("BK-12.9")
def test_a_hidden_card_is_turned_up_by_its_instant():
    battle = laar("P1: foe c3 wounds=9, fellow a1", "P2: prey c4, mage e6 hidden", cards=SECRET)
    battle.play("strike c3 c4", "use e6 1", "target c3")
    assert not battle.is_hidden("mage")
    assert battle.at("foe") == "grave"


@ruling("BK-12.13")
@pytest.mark.parametrize("deck", ["clerk", "mage"])
def test_whoever_has_hidden_cards_is_asked_as_if_one_could_answer(deck):
    """A window opens by what the opponent knows: that a mage may lie under that back."""
    other = "mage" if deck == "clerk" else "clerk"
    battle = laar(
        "P1: foe c3", f"P2: prey c4 exhausted, {other} e6 hidden", cards=SECRET, deck=("", deck)
    ).dice(1)
    battle.play("strike c3 c4")
    assert battle.asked == ("response", [1])
    assert battle.legal() == (["use e6 1", "pass"] if other == "mage" else ["pass"])
    assert battle.legal(0) == []


@ruling("BK-12.13")
def test_nobody_is_asked_where_no_card_out_of_sight_could_answer():
    battle = laar("P1: foe c3", "P2: prey c4 exhausted, clerk e6 hidden", cards=SECRET).dice(1)
    battle.play("strike c3 c4")
    assert battle.question == "turn"


def test_worlds_of_the_other_seat_are_asked_the_same():
    battle = laar(
        "P1: foe c3",
        "P2: prey c4 exhausted, mage e6 hidden",
        cards=SECRET,
        deck=("", "clerk clerk"),
    ).dice(1)
    battle.play("move c3 b3")
    seen = battle.state.view(0)
    assert seen["asking"] == "response"
    options = set()
    for seed in range(30):
        world = battle.state.determinize(0, Quick(f"world {seed}"))
        assert world.view(0) == seen
        options.add(len(world.legal(1)))
        world.apply(1, world.read("pass"))
        assert world.asking == ask.TURN
    assert options == {1, 2}


# Frames


def test_a_game_is_copied_in_the_middle_of_an_exchange_of_instants():
    battle = bolts("P1: foe c3, witch a1", "P2: prey c4 exhausted, mage e6")
    battle.play("strike c3 c4", "use e6 1", "target a1")
    twin = battle.state.copy()
    before = battle.state.view(OMNISCIENT)
    for text in ("use a1 1", "target e6"):
        twin.apply(0, twin.read(text))
    assert battle.state.view(OMNISCIENT) == before
    for text in ("use a1 1", "target e6"):
        battle.state.apply(0, battle.state.read(text))
    assert battle.state.view(OMNISCIENT) == twin.view(OMNISCIENT)


def test_the_stack_is_shown_in_the_order_of_declaration():
    battle = bolts("P1: foe c3, witch a1", "P2: prey c4 exhausted, mage e6")
    battle.play("strike c3 c4", "use e6 1", "target c3")
    shown = battle.view(SPECTATOR)
    assert [(item["what"], item["card"], item["targets"]) for item in shown["stack"]] == [
        ("attack", "foe", ["c4"]),
        ("ability", "mage", ["c3"]),
    ]
    assert shown["answering"] == {
        "event": "used",
        "at": "e6",
        "target": None,
        "seat": 1,
        "called": False,
    }


@pytest.mark.parametrize("seed", range(40))
def test_random_battles_with_instants_end_and_copy(seed):
    rng = Quick(f"instants {seed}")
    battle = bolts(
        "P1: witch a1, witch c3, foe b3, foe d3", "P2: mage e6, mage c4, censor a6, foe b4, foe d4"
    )
    state = battle.state
    state.journal = None
    for _ in range(4000):
        if state.is_over():
            break
        seat = state.actors[0]
        action = state.sample(rng) if seat < 0 else rng.choice(state.legal(seat))
        twin = state.copy()
        twin.apply(seat, action)
        state.apply(seat, action)
        assert twin.view(OMNISCIENT) == state.view(OMNISCIENT)
    assert state.is_over()
