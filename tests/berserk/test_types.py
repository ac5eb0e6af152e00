"""Types of cards, elements, zones and markers of the second book (BK-1, BK-2, BK-17, BK-18)."""

from typing import Any

import pytest
from rulebook import rule, ruling

from berserk.battle import (
    Battle,
    add_card,
    field,
    muster,
    new_tables,
    pack_cards,
    yaml_cards,
)
from berserk.heroes import hero
from holmgang.core.errors import ContentError
from holmgang.games.berserk import editions, tables
from holmgang.games.berserk.abilities import load_cards, tree, words
from holmgang.games.berserk.change import death, healing
from holmgang.games.berserk.hear import durations
from holmgang.games.berserk.look import squares
from holmgang.games.berserk.run import driver
from holmgang.games.berserk.tables import deck_faults

CARDS = """
- id: tower
  body: {type: artifact, cost: 2, life: 6}
  abilities:
    - act: {pay: tap, do: {heal: {to: {pick: mine.creature}, n: 2}}}
    - act: {pay: [{chips: 1}, tap], do: {damage: {to: {pick: enemy.creature}, n: 3}}}
- id: moor
  body: {type: terrain, cost: 2}
  abilities:
    - static: {for: enemy.creature, give: {roll: {n: -1, when: attacking}}}
- id: druid
  body: {type: ground, cost: 2, life: 6, move: 1, strike: 1-2-3}
  markers: {rune: {on: card}}
  abilities:
    - act: {pay: tap, do: {destroy: {pick: enemy.terrain}}}
    - act: {pay: tap, do: {exile: {pick: enemy.creature}}}
    - act: {pay: tap, do: {mark: {what: {pick: enemy.creature}, with: rune}}}
    - act:
        pay: tap
        do:
          give: {to: {pick: mine.creature}, mod: {power: {attack: strike, n: +1}}, until: battle}
    - act: {pay: [{chips: 2}, tap], do: {damage: {to: {pick: enemy.creature}, n: 3}}}
- id: mason
  body: {type: ground, cost: 2, life: 6, move: 1, strike: 1-2-3}
  abilities:
    - act: {pay: tap, do: {damage: {to: {pick: creature}, n: 1}}}
    - act:
        pay: tap
        do: {relocate: {what: {pick: mine.ground other(self)}, to: {pick: cell free}}}
"""


def act(battle: Battle, *lines: str) -> Battle:
    battle.play(*lines)
    return battle


# Markers (BK-1.5 to BK-1.13)


@rule("BK-1.5", "BK-1.6", "BK-1.8", "BK-1.11", "BK-1.12")
def test_markers_lie_on_cards_for_all_to_see():
    battle = field(
        "P1: knight c3", "P2: ogre c4 exhausted armor=2 wounds=3 extra=2 poison=1 blessed cursed"
    )
    now = battle.now("ogre")
    assert (now["wounds"], now["extra"], now["life"], now["poison"]) == (3, 2, 12, 1)
    assert now["statuses"] == ["blessed", "cursed"] and now["armor"] == 2
    healing.heal(battle.state, battle.card("ogre"), 2)
    assert battle.now("ogre")["wounds"] == 1
    battle.dice(1).play("strike c3 c4")
    assert battle.now("ogre")["armor"] == 0  # it is spent for this turn


@rule("BK-1.7")
def test_chips_pay_for_abilities():
    battle = field("P1: druid c3 chips=2", "P2: ogre e6", cards=CARDS)
    battle.play("use c3 5", "target e6")
    assert battle.now("druid")["chips"] == 0 and battle.wounds("ogre") == 3


@rule("BK-1.9", "BK-1.13")
def test_bonuses_and_markers_of_cards_are_recorded():
    battle = field("P1: druid c3, druid b3, elf a1", "P2: ogre e6", cards=CARDS)
    battle.play("use c3 3", "target e6", "use b3 4", "target a1")
    assert battle.now("ogre")["markers"] == ["rune"]
    assert battle.now("elf")["gifts"] == [{"what": "power", "n": 1, "attacks": ["strike"]}]


@ruling("BK-1.13")
def test_wounds_of_the_turn_need_no_marker():
    battle = field("P1: knight c3", "P2: ogre c4 exhausted").dice(1).play("strike c3 c4")
    assert "wounded" in battle.now("ogre")["statuses"]


@rule("BK-1.10")
def test_tokens_lie_on_cards_in_the_graveyard():
    battle = field("P1: phoenix grave incarnation=2, elf a1", "P2: ogre e6").change()
    assert battle.now("phoenix")["tokens"] == 1 and battle.at("phoenix") == "grave"


# Anatomy


@rule("BK-1.21", "BK-1.22", "BK-1.25", "BK-1.33", "BK-1.34", "BK-1.35")
def test_a_card_is_of_a_type_and_may_be_unique_of_a_class_and_have_icons():
    text = """
- id: one
  body: {type: %s, cost: 2, unique: true, class: watch, life: 3, strike: 1-1-1}
  kw: [armor 1]
"""
    for type_ in ("flyer", "companion", "parasite"):
        (card,) = load_cards.load_text(text % type_, ("watch",))
        assert card.body.unique and card.body.klass == "watch" and card.has("armor")
    assert words.TYPES == ("ground", "flyer", "artifact", "terrain", "companion", "parasite")


@rule("BK-17.1", "BK-17.2", "BK-17.3", "BK-18.3")
@pytest.mark.parametrize(
    ("body", "fault"),
    [
        ("type: artifact, cost: 2", "needs life"),
        ("type: artifact, cost: 2, life: 3, move: 1", "has no move"),
        ("type: artifact, cost: 2, life: 3, strike: 1-1-1", "has no strike"),
        ("type: terrain, cost: 2, life: 3", "has no life"),
        ("type: terrain, cost: 2, strike: 1-1-1", "has no strike"),
        ("type: flyer, cost: 2, life: 3, strike: 1-1-1, move: 1", "has no move"),
        ("type: parasite, cost: 2, life: 3, strike: 1-1-1, move: 1", "has no move"),
    ],
)
def test_each_type_has_its_own_figures(body: str, fault: str):
    with pytest.raises(ContentError, match=fault):
        load_cards.load_text(f"- {{id: one, body: {{{body}}}}}")


@rule("BK-1.23", "BK-4.3", "BK-4.5")
@ruling("BK-4.3")
@pytest.mark.parametrize(
    ("army", "gold"),
    [
        ("mountain steppe", 23),
        ("mountain steppe forest", 22),
        ("mountain steppe forest swamp dark", 20),
        ("mountain nobody nobody", 24),
        ("nobody nobody", 24),
        ("mountain mountain steppe", 23),
    ],
)
def test_each_element_beyond_the_first_costs_a_gold_crystal(army: str, gold: int):
    elements = {"steppe": 0, "mountain": 1, "forest": 2, "swamp": 3, "dark": 5}
    cards: Any = {n: f"cost=1 realm={k}" for n, k in elements.items()}
    table = muster(f"{army} nobody*12", "nobody*15", edition="laar", nobody="cost=1", **cards)
    table.keep().hire(len(army.split()), 0)
    side = table.view(0)["seats"][0]
    assert side["purse"]["gold"] == gold


@rule("BK-1.32")
def test_rarity_means_nothing_to_the_rules():
    assert not {"rarity", "set"} & set(tree.Body.__struct_fields__)


# Zones


@rule("BK-1.39", "BK-1.40", "BK-18.1")
def test_flyers_and_terrains_lie_in_the_extra_zone_and_the_exiled_in_theirs():
    battle = field("P1: druid c3, bat air flyer, moor air", "P2: ogre c4, elf e6", cards=CARDS)
    assert battle.at("bat") == battle.at("moor") == "air"
    battle.play("use c3 2", "target c4")
    assert battle.at("ogre") == "exile" and not battle.told("died")


@ruling("BK-1.40")
def test_the_extra_zone_has_no_squares_and_no_neighbours():
    army = ", ".join(f"bat{k} air flyer" for k in range(15))
    battle = field(f"P1: {army}", "P2: ogre c4, owl air flyer")
    assert not squares.are_adjacent(battle.state, battle.card("bat1"), battle.card("bat2"))
    assert not squares.are_adjacent(battle.state, battle.card("bat1"), battle.card("owl"))
    assert len(battle.options("strike")) == 30


@rule("BK-1.41")
def test_creatures_move_attack_and_use_abilities():
    battle = field("P1: mason c3", "P2: ogre c4", cards=CARDS)
    assert {"c3 c2"} <= battle.options("move") and battle.options("strike") == {"c3 c4"}
    assert battle.options("use") == {"c3 1"}


# Decks and armies


@rule("BK-2.3", "BK-2.4")
@pytest.mark.parametrize(
    ("words_", "copies", "legal"),
    [("horde", 5, True), ("horde", 6, False), ("", 4, False), ("unique", 3, True)],
)
def test_horde_allows_five_copies_and_uniqueness_forbids_none(
    words_: str, copies: int, legal: bool
):
    made = new_tables("laar")
    rows = [add_card(made, f"card{k}", []) for k in range(12)]
    special = add_card(made, "special", words_.split())
    deck = ([special] * copies + rows * 3)[:30]
    assert (deck_faults(made, deck) == []) == legal


@rule("BK-4.13")
def test_an_army_holds_a_unique_card_once():
    table = muster("king king queen elf*12", "elf*15", edition="laar",
                   king="cost=1 unique", queen="cost=1 unique", elf="cost=1").keep()  # fmt: skip
    table.play("hire | skip")
    assert not table.can_hire()
    table.play("skip | skip")
    assert table.can_hire()


@rule("BK-4.13", "BK-4.14")
def test_a_unique_flyer_comes_once_too():
    table = muster("bat bat elf*13", "elf*15", edition="laar",
                   bat="cost=1 unique flyer", elf="cost=1").keep()  # fmt: skip
    table.play("hire | skip")
    assert not table.can_hire()


@rule("BK-4.15", "BK-18.2")
def test_an_army_holds_one_terrain():
    table = muster("moor fen elf*13", "elf*15", edition="laar",
                   moor="cost=1 terrain", fen="cost=1 terrain", elf="cost=1").keep()  # fmt: skip
    table.play("hire | skip")
    assert not table.can_hire()


@rule("BK-4.21")
def test_a_card_of_500_is_never_hired():
    table = muster("waifu elf*14", "waifu elf*14", edition="laar", waifu="cost=500", elf="cost=1")
    table.keep()
    assert not table.can_hire(0) and not table.can_hire(1)


# Placement and reveal


@rule("BK-5.2", "BK-5.3", "BK-6.9")
def test_all_types_are_placed_on_squares_one_after_another_in_secret():
    table = muster("bat moor page tower elf*11", "elf*15", edition="laar", bat="cost=1 flyer",
                   moor="cost=1 terrain", page="cost=1 companion", tower="cost=1 artifact",
                   elf="cost=1").keep().hire(5, 1)  # fmt: skip
    assert table.state.view(1)["cards"] == []
    table.place("b3 c3 d3 b2 c2", "c4")
    assert table.state.board[11] == table.state.board[12] == tables.NONE
    assert [event["card"] for event in table.told("takes-off")] == ["bat"]
    assert [event["card"] for event in table.told("spreads")] == ["moor"]


@rule("BK-6.18")
def test_the_order_of_events_before_the_first_turn():
    herald = """
- id: herald
  body: {type: ground, cost: 1, life: 6, move: 1, strike: 1-2-3}
  abilities:
    - on: {battle_start: {}, do: {bless: self}}
"""
    table = muster("bat page page herald elf*11", "elf*15", edition="laar", written=herald,
                   bat="cost=1 flyer", page="cost=1 companion", elf="cost=1").keep()  # fmt: skip
    table.hire(4, 1).place("b3 c3 d3 b2", "c4").play("target b2")
    told = [event["event"] for event in table.told()]
    order = ["stands", "takes-off", "seated", "died", "blessed", "turn"]
    assert [told.index(word) for word in order] == sorted(told.index(word) for word in order)


# Artifacts


@rule("BK-17.1", "BK-17.2", "BK-17.3")
def test_an_artifact_stays_on_its_square_and_does_not_strike():
    battle = field("P1: tower c3, elf a1", "P2: ogre c4", cards=CARDS)
    assert battle.options("move") == {"a1 a2", "a1 b1"} and battle.options("strike") == set()
    assert battle.now("tower")["life"] == 6


@rule("BK-17.4")
def test_an_artifact_is_struck_like_an_exhausted_card():
    battle = field("P1: knight c3", "P2: tower c4, elf e6", cards=CARDS)
    battle.dice(4).play("strike c3 c4")
    assert battle.wounds("tower") == 3 and battle.wounds("knight") == 0


@rule("BK-17.5", "BK-21.4", "BK-18.5")
def test_artifacts_and_terrains_are_no_creatures_and_save_nobody():
    battle = field("P1: knight c3, mason b1", "P2: ogre c4 exhausted life=1, tower e6, moor air",
                   cards=CARDS)  # fmt: skip
    battle.play("use b1 1")
    assert battle.options("target") == {"c3", "b1", "c4"}
    battle.play("target c4")
    assert battle.winner == "P1"


@rule("BK-17.6")
def test_an_alert_artifact_uses_abilities_and_gains_chips():
    battle = field("P1: tower c3, elf a1 wounds=3", "P2: ogre e6", cards=CARDS)
    assert battle.options("use") == {"c3 1"} and battle.options("charge") == {"c3"}
    battle.play("charge c3").change()
    battle.play("use c3 2", "target e6")
    assert battle.wounds("ogre") == 3 and not battle.is_alert("tower")


# Terrains


@rule("BK-18.1", "BK-18.4")
def test_a_terrain_works_from_the_extra_zone_and_cannot_be_attacked():
    battle = field("P1: knight c3, bat air flyer", "P2: ogre c4 exhausted, moor air", cards=CARDS)
    assert battle.options("strike") == {"c3 c4", "x2 c4"}
    assert not battle.reaches("shot", "knight", "moor")
    battle.dice(6).play("strike c3 c4")
    assert battle.wounds("ogre") == 3  # a strong strike but for the moor


@ruling("BK-18.4")
def test_effects_that_name_terrains_reach_them():
    battle = field("P1: druid c3", "P2: ogre e6, moor air", cards=CARDS)
    battle.play("use c3 1", "target y2")
    assert battle.at("moor") == "grave"


@rule("BK-9.11")
def test_relocation_needs_a_free_square():
    battle = field("P1: mason c3, elf a1", "P2: ogre e6", cards=CARDS)
    battle.play("use c3 2", "target a1")
    squares = battle.options("target")
    assert len(squares) == 27 and not squares & {"a1", "c3", "e6"}
    battle.play("target d5")
    assert battle.at("elf") == "d5"


@rule("BK-9.6")
def test_who_has_acted_moves_no_more():
    battle = field("P1: knight c3 move=2, elf a1", "P2: ogre c4 exhausted").dice(1)
    battle.play("move c3 b3", "strike b3 c4")
    assert battle.refused("move b3 b2") == "exhausted"


# Winning


@rule("BK-21.2", "BK-21.3")
def test_exiled_creatures_are_lost_too():
    battle = field("P1: druid c3", "P2: ogre c4, tower e6", cards=CARDS)
    battle.play("use c3 2", "target c4")
    assert battle.winner == "P1"


@rule("BK-21.5")
@ruling("BK-21.5")
def test_creatures_under_enemy_command_are_not_lost():
    battle = field("P1: knight c3", "P2: ogre c4, tower e6", cards=CARDS)
    durations.command(battle.state, battle.card("ogre"), 0)
    battle.state.check_end = True
    battle.state.actors = []
    driver.advance(battle.state)
    assert not battle.state.is_over() and "c4 b4" in battle.options("move")
    assert battle.options("strike") == set()
    death.destroy(battle.state, battle.card("ogre"))
    battle.state.actors = []
    driver.advance(battle.state)
    assert battle.winner == "P1" and battle.now("ogre")["seat"] == 1


@rule("BK-15.11")
def test_a_flyer_is_shot_from_any_distance():
    battle = field("P1: archer a1", "P2: owl air flyer, elf e6", edition="laar")
    assert battle.reaches("shot", "archer", "owl", 2)
    assert not battle.reaches("shot", "archer", "elf", 2)
    shy = field("P1: bat air flyer", "P2: elf c4 protect-flyers").dice(6, 1).play("strike x1 c4")
    assert shy.wounds("elf") == 0


def test_the_second_book_hides_by_choice_and_caps_flyers():
    laar = editions.load("laar")
    assert not laar.must_hide and laar.flying_cap == 15


@rule("BK-18.3", "BK-14.1")
def test_a_terrain_has_no_life_to_lose_or_to_gain():
    cards = pack_cards("kub") + tuple(yaml_cards(hero(
        "act: {pay: tap, do: {damage: {to: {all: card other(self)}, n: 1}}}",
        "act: {pay: [], limit: {n: 1, per: turn}, do: {lives: {to: {all: card}, n: 1}}}",
    )))  # fmt: skip
    battle = field("P1: hero c3", "P2: hapsons-plateau air, foe e6", edition="laar", cards=cards)
    battle.play("use c3 2", "use c3 1")
    assert battle.at("hapsons-plateau") == "air" and battle.wounds("hapsons-plateau") == 0
    assert battle.now("hapsons-plateau")["extra"] == 0 and battle.wounds("foe") == 1
