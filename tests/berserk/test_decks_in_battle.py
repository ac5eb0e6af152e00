"""Decks in battle: prophecies, looking, summoning, going back (BK-1.37, BK-19.110, -111, -150)."""

from rulebook import rule, ruling

from berserk.battle import Battle
from berserk.heroes import duel, hero
from berserk.invariants import broken_invariants
from holmgang.core import record
from holmgang.core.action import CHANCE, OMNISCIENT
from holmgang.core.chance import Quick
from holmgang.core.match import Match
from holmgang.core.replay import prove, replay
from holmgang.games import GAMES
from holmgang.games.berserk import content

CHIPS = "{chips: {to: self, n: 1}}"
PROPHECY = (
    "act: {pay: [], limit: {n: 3, per: turn}, do: {prophecy: {n: 2, as: $card, do: "
    f"{{if: {{cond: 'is($card, elite)', do: {CHIPS}}}}}}}}}}}"
)
CHIEF = hero(id="chief").replace("cost: 5", "cost: 5, elite: true")


def seat(battle: Battle, viewer: int = OMNISCIENT, of: int = 0) -> dict[str, object]:
    seats = battle.state.view(viewer)["seats"]
    assert isinstance(seats, list)
    assert broken_invariants(battle.state) == []
    found: dict[str, object] = seats[of]
    return found


# Prophecy


@rule("BK-19.150")
@ruling("BK-19.150")
def test_a_prophecy_shows_the_top_cards_and_puts_them_under_the_deck():
    battle = duel(PROPHECY, more=CHIEF, deck=("chief wolf wolf", ""), edition="laar")
    battle.draws("south wolf", "south chief").play("use c3 1")
    assert [told["card"] for told in battle.told("shown")] == ["wolf", "chief"]
    assert battle.asked == ("target", [0])
    assert seat(battle)["shown"] == ["wolf", "chief"]
    battle.play("choose south deck chief")
    assert seat(battle)["under"] == ["chief", "wolf"]
    assert battle.now("hero")["chips"] == 1
    battle.draws("south wolf").play("use c3 1")
    assert [told["card"] for told in battle.told("shown")][2:] == ["wolf", "chief"]


@ruling("BK-19.150")
def test_of_a_small_deck_all_cards_are_shown():
    battle = duel(PROPHECY, deck=("wolf", ""), edition="laar").draws("south wolf")
    battle.play("use c3 1")
    assert (battle.question, seat(battle)["under"]) == ("turn", ["wolf"])
    empty = duel(PROPHECY, edition="laar").play("use c3 1")
    assert empty.told("shown") == []


def test_a_prophecy_may_show_more_and_others_hear_of_it():
    cards = hero(
        "static: {for: mine.creature, give: {prophecy: +1}}",
        f"on: {{prophesied: mine, do: {CHIPS}}}",
        id="seer",
    )
    battle = duel(PROPHECY, mine="seer a1", more=cards, deck=("wolf wolf wolf", ""))
    battle.draws("south wolf", "south wolf", "south wolf").play("use c3 1")
    assert len(battle.told("shown")) == 3
    assert battle.now("seer")["chips"] == 1


def test_a_shown_card_may_be_taken():
    do = "{if: {cond: 'is($card, elite)', do: {summon: {what: $card}}}}"
    ability = f"act: {{pay: tap, do: {{prophecy: {{n: 3, as: $card, do: {do}}}}}}}"
    battle = duel(ability, more=CHIEF, deck=("chief wolf wolf", ""), edition="laar")
    battle.draws("south wolf", "south chief", "south wolf").play("use c3 1", "target b2")
    assert battle.at("chief") == "b2"
    assert seat(battle)["under"] == ["wolf", "wolf"]
    assert seat(battle)["deck"] == 2


def test_shown_cards_are_everybodys_and_draws_are_told():
    battle = duel(PROPHECY, more=CHIEF, deck=("chief wolf", ""), edition="laar")
    battle.state.apply(0, battle.state.read("use c3 1"))
    draw = battle.state.read("draw south wolf")
    assert battle.state.audience(-1, draw) == -1
    assert sorted(battle.state.outcomes()) == sorted(
        [(draw, 1), (battle.state.read("draw south chief"), 1)]
    )
    battle.draws("south wolf", "south chief").roll()
    assert seat(battle, 1)["shown"] == ["wolf", "chief"]


# Looking


LOOK = "act: {pay: tap, do: {look: 2}}"


def test_only_the_owner_sees_what_lies_on_top():
    battle = duel(LOOK, deck=("wolf bear lynx", "")).draws("south lynx", "south wolf")
    battle.play("use c3 1")
    assert seat(battle, 0)["top"] == ["lynx", "wolf"]
    assert seat(battle, 1)["top"] == seat(battle, -2)["top"] == [None, None]
    assert [told.get("card") for told in battle.told("seen", 0)] == ["lynx", "wolf"]
    assert [told.get("card") for told in battle.told("seen", 1)] == [None, None]
    assert battle.told("looked", 1)[0]["count"] == 2
    view = battle.state.view(1)
    worlds = {tuple(map(str, _worlds(battle, n))) for n in range(30)}
    assert len(worlds) == 6
    assert battle.state.determinize(1, Quick(1)).view(1) == view
    assert battle.state.determinize(0, Quick(1)).top == battle.state.top


def _worlds(battle: Battle, n: int) -> list[int]:
    return battle.state.determinize(1, Quick(n)).top[0]


def test_the_draws_of_a_look_are_secret():
    battle = duel(LOOK, deck=("wolf bear", ""))
    battle.state.apply(0, battle.state.read("use c3 1"))
    assert battle.state.audience(-1, battle.state.read("draw south wolf")) == 1


def test_what_was_seen_is_what_a_prophecy_shows():
    battle = duel(LOOK, mine="seer b1", more=hero(PROPHECY, id="seer"), deck=("wolf bear lynx", ""))
    battle.draws("south lynx", "south wolf").play("use c3 1", "use b1 1")
    assert [told["card"] for told in battle.told("shown")] == ["lynx", "wolf"]


# Going back


def test_cards_go_back_onto_under_or_into_their_deck():
    for end, where in (("top", "top"), ("bottom", "under"), ("shuffled", "")):
        ability = (
            f"act: {{pay: tap, do: {{to_deck: {{what: {{pick: enemy.creature}}, end: {end}}}}}}}"
        )
        battle = duel(ability, theirs="foe c4, x a6", deck=("", "bear"))
        battle.play("use c3 1", "target c4")
        side = seat(battle, OMNISCIENT, 1)
        assert (battle.at("foe"), side["deck"]) == ("deck", 2)
        assert [key for key in ("top", "under") if side[key] == ["foe"]] == (
            [where] if where else []
        )
        assert [told["card"] for told in battle.told("sent-to-deck")] == ["foe"]
        assert battle.told("died") == []


def test_a_card_that_went_back_can_be_summoned_again():
    cards = hero("act: {pay: tap, do: {summon: {what: {pick: mine.creature in(deck)}}}}", id="mage")
    ability = (
        "act: {pay: tap, do: {to_deck: {what: {pick: mine.creature other(self)}, end: bottom}}}"
    )
    battle = duel(ability, mine="mage b1, pawn a3 wounds=3", more=cards, deck=("wolf", ""))
    battle.play("use c3 1", "target a3", "use b1 1", "choose south deck pawn", "target a1")
    assert (battle.at("pawn"), battle.wounds("pawn"), battle.state.size[0]) == ("a1", 0, 3)
    assert seat(battle)["under"] == []


def test_who_has_no_creature_left_because_it_went_back_has_lost():
    ability = "act: {pay: tap, do: {to_deck: {what: {pick: enemy.creature}, end: top}}}"
    assert duel(ability).play("use c3 1", "target c4").winner == "P1"


@ruling("BK-19.111")
def test_a_deck_that_was_searched_is_shuffled():
    cards = hero(PROPHECY, id="seer")
    ability = "act: {pay: tap, do: {summon: {what: {pick: mine.creature in(deck) cost==3}}}}"
    battle = duel(ability, mine="seer a1", more=cards, deck=("wolf bear lynx", ""), edition="laar")
    battle.draws("south lynx", "south wolf").play("use a1 1", "choose south deck wolf")
    assert seat(battle)["under"] == ["wolf", "lynx"]
    battle.play("use c3 1", "choose south deck lynx", "target b3")
    assert seat(battle)["under"] == []
    assert len(battle.state.pile[0]) == 2


# Summoning and resurrecting

RESURRECT = "act: {pay: tap, do: {summon: {what: {pick: mine.card in(grave)}}}}"
SUMMON = RESURRECT.replace("grave", "deck")


@rule("BK-19.110", "BK-19.111")
@ruling("BK-19.110")
def test_a_card_comes_alert_beside_the_one_that_calls_it_and_may_act():
    battle = duel(RESURRECT, mine="ally grave, owl grave flyer", edition="laar")
    battle.play("use c3 1", "choose south grave ally")
    assert battle.options("target") == {"b2", "c2", "d2", "b3", "d3", "b4", "d4"}
    battle.play("target b4")
    assert battle.is_alert("ally")
    assert {"b4 c4"} <= battle.options("strike")
    assert battle.options("move") >= {"b4 a4", "b4 b5"}
    battle = duel(SUMMON, deck=("wolf", ""), edition="laar")
    battle.play("use c3 1", "choose south deck wolf", "target d3")
    assert (battle.at("wolf"), battle.is_alert("wolf")) == ("d3", True)


@rule("BK-19.110")
def test_flyers_and_terrains_come_to_the_extra_zone():
    battle = duel(RESURRECT, mine="owl grave flyer, moor grave terrain", edition="laar")
    battle.play("use c3 1", "choose south grave moor")
    assert (battle.question, battle.at("moor")) == ("turn", "air")


@ruling("BK-19.110")
def test_without_a_square_only_flyers_can_be_called():
    around = ", ".join(f"imp{n} {s}" for n, s in enumerate(("a2", "b1", "b2")))
    battle = duel(RESURRECT, hero="a1", mine=f"{around}, ally grave", edition="laar")
    assert battle.refused("use a1 1") == "cannot-use"
    battle = duel(
        RESURRECT, hero="a1", mine=f"{around}, ally grave, owl grave flyer", edition="laar"
    )
    assert battle.play("use a1 1").options("choose") == {"south grave owl"}


@ruling("BK-19.110")
def test_what_an_army_has_once_is_in_play_once():
    cards = hero(id="king").replace("cost: 5", "cost: 5, unique: true")
    battle = duel(SUMMON, mine="king a1", more=cards, deck=("king", ""), edition="laar")
    assert battle.refused("use c3 1") == "cannot-use"
    battle = duel(RESURRECT, mine="moor air terrain, bog grave terrain", edition="laar")
    assert battle.refused("use c3 1") == "cannot-use"


# In a match


def test_the_cards_of_a_prophecy_stand_in_the_record_and_are_proven():
    others = [id for id in content.library("kub").cards if id != "prophet-baaagh"][:9]
    deck = " ".join(f"{id}*3" for id in ["prophet-baaagh", *others])
    options = {"pack": "kub", "edition": "laar", "south": deck, "north": deck, "first": "south"}
    match = Match(GAMES["berserk"], options, secret=b"5" * 32, match_id="prophecy")
    match.begin()
    rng = Quick(4)
    while not match.is_over():
        for player in match.actors():
            choices = match.legal(player)
            uses = [text for text in choices if text.startswith("use")]
            match.submit(player, (uses or choices)[rng.below(len(uses or choices))])
    assert "shown" in {told["event"] for told in match.events_for(1)}
    saved = record.read(match.record())
    draws = [line for line in saved.lines if line.actor == CHANCE and line.text.startswith("draw")]
    assert len(draws) > 30
    assert prove(match.game, saved) > 30
    assert replay(match.game, saved).scores() == match.scores()
