"""Attacks other than the basic strike, ranges, protections, wounds and death (BK-10, 12 to 14)."""

import pytest
from rulebook import rule, ruling

from berserk.battle import field, pack_cards
from holmgang.games.berserk.change import death, healing, wounds
from holmgang.games.berserk.look import figures, protection
from holmgang.games.berserk.notation import PLACES
from holmgang.games.berserk.tables import (
    ATTACKS,
    BASIC,
    BLAST,
    EFFECT,
    MAGIC,
    MAGICAL,
    MELEE,
    POLEARM,
    RANGED,
    SHOT,
    SPECIAL,
    SPELL,
    THROW,
    is_attack,
)


def kinds(mask: int) -> set[int]:
    return {means for means in range(EFFECT + 1) if mask >> means & 1}


@rule("BK-10.3", "BK-19.7", "BK-19.25", "BK-19.27", "BK-19.28", "BK-19.37", "BK-19.45")
@ruling("BK-19.7")
def test_the_kinds_of_actions():
    assert kinds(MELEE) == {BASIC, SPECIAL, MAGICAL}
    assert kinds(RANGED) == {SHOT, THROW, POLEARM, BLAST}
    assert kinds(MAGIC) == {MAGICAL, BLAST, SPELL}
    assert kinds(ATTACKS) == kinds(MELEE) | kinds(RANGED)
    assert [is_attack(means) for means in (BASIC, POLEARM, SPELL, EFFECT)] == [
        True,
        True,
        False,
        False,
    ]


def squares(means: str, reach: int, edition: str) -> set[str]:
    """Where an enemy can stand to be reached from c3."""
    found = set()
    for square in PLACES[:30]:
        if square != "c3":
            battle = field("P1: archer c3", f"P2: guard {square}", edition=edition)
            if battle.reaches(means, "archer", "guard", reach):
                found.add(square)
    return found


NEIGHBOURS = {"b2", "c2", "d2", "b3", "d3", "b4", "c4", "d4"}


@rule("BK-10.4")
@pytest.mark.parametrize("means", ["strike", "special", "magical"])
def test_melee_attacks_reach_neighbours_only(means):
    assert squares(means, 0, "realms") == NEIGHBOURS


@rule("BK-10.5", "BK-13.4", "BK-13.5", "BK-19.37", "BK-19.38")
@pytest.mark.parametrize("means", ["shot", "throw", "blast"])
def test_ranged_attacks_reach_everything_but_neighbours(means):
    assert squares(means, 0, "realms") == set(PLACES[:30]) - NEIGHBOURS - {"c3"}


@rule("BK-10.6", "BK-13.6")
@pytest.mark.parametrize("means", ["spell", "effect"])
def test_spells_and_effects_reach_neighbours_too(means):
    assert squares(means, 0, "realms") == set(PLACES[:30]) - {"c3"}
    assert squares(means, 1, "realms") == NEIGHBOURS
    assert squares(means, 1, "laar") == {"c4", "c2", "b3", "d3"}


@rule("BK-13.7")
@ruling("BK-13.7")
def test_range_is_a_radius():
    ring = squares("shot", 2, "realms")
    assert ring == {s for s in PLACES[:25] if "a" <= s[0] <= "e"} - NEIGHBOURS - {"c3"}
    assert "e5" in ring


RANGE_2 = {"a3", "e3", "c1", "c5"}
RANGE_3 = RANGE_2 | {"a2", "a4", "b1", "b5", "d1", "d5", "e2", "e4", "c6"}
RANGE_4 = RANGE_3 | {"a1", "a5", "e1", "e5", "b6", "d6"}


@rule("BK-13.1", "BK-13.2", "BK-13.6")
@pytest.mark.parametrize(("reach", "expected"), [(2, RANGE_2), (3, RANGE_3), (4, RANGE_4)])
def test_in_the_other_edition_range_runs_along_rows_and_columns(reach, expected):
    assert squares("shot", reach, "laar") == expected
    assert len(expected) == {2: 4, 3: 13, 4: 19}[reach]


@ruling("BK-13.7")
def test_a_range_reads_differently_in_the_two_editions():
    assert "e5" in squares("blast", 2, "realms")
    assert "e5" not in squares("blast", 3, "laar")


@ruling("BK-13.10")
def test_cards_in_between_do_not_stop_a_shot():
    battle = field("P1: archer c3, pawn c4", "P2: guard c5, spy c6")
    assert battle.reaches("shot", "archer", "spy", 3)


@rule("BK-13.11")
@ruling("BK-19.28")
@pytest.mark.parametrize(
    ("middle", "target", "legal"),
    [
        ("", "c5", True),
        ("P1: pawn c4", "c5", True),
        ("P2: spy c4", "c5", False),
        ("", "e5", False),
        ("", "c4", False),
        ("", "e3", True),
    ],
)
def test_a_polearm_strikes_over_an_empty_square_or_an_own_card(middle, target, legal):
    sides = ["P1: lancer c3", f"P2: guard {target}", *([middle] if middle else [])]
    assert field(*sides).reaches("polearm", "lancer", "guard") == legal


@rule("BK-10.11", "BK-19.42", "BK-19.13", "BK-19.47", "BK-12.1")
@pytest.mark.parametrize("means", ["shot", "throw", "blast"])
@pytest.mark.parametrize(("die", "wounds"), [(1, 2), (3, 2), (4, 3), (5, 3), (6, 4)])
def test_a_die_decides_between_three_numbers(means, die, wounds):
    battle = field("P1: archer c3", "P2: guard c5").dice(die)
    battle.attack(means, "archer", "guard", "2-3-4", 4)
    assert battle.wounds("guard") == wounds
    assert not battle.is_alert("archer")
    assert battle.is_alert("guard")


@rule("BK-19.26", "BK-19.44", "BK-10.11")
@pytest.mark.parametrize("means", ["special", "magical"])
def test_special_and_magical_strikes_use_the_standard_roll(means):
    battle = field("P1: mage c3", "P2: guard c4").dice(5)
    battle.attack(means, "mage", "guard", "1-2-3")
    assert (battle.wounds("guard"), battle.wounds("mage")) == (2, 0)


# Protections


@rule("BK-12.30", "BK-12.33", "BK-19.15", "BK-19.31")
@ruling("BK-12.34")
def test_a_blocked_attack_deals_nothing_and_is_paid_for():
    battle = field("P1: archer c3", "P2: guard c5 protect-shots armor=1").dice(6)
    battle.attack("shot", "archer", "guard", "2-3-4")
    assert battle.wounds("guard") == 0
    assert figures.armor_left(battle.state, battle.card("guard")) == 1
    assert not battle.is_alert("archer")
    assert battle.told("blocked")[0]["means"] == "shot"


@rule("BK-19.32", "BK-19.33", "BK-19.34", "BK-19.36", "BK-19.47", "BK-12.34")
@pytest.mark.parametrize(
    ("shield", "stopped"),
    [
        ("protect-blasts", {"blast"}),
        ("protect-shots", {"shot"}),
        ("protect-throws", {"throw"}),
        ("protect-spells", {"spell"}),
        ("protect-magic_strikes", {"magical"}),
        ("protect-blasts protect-magic_strikes protect-spells", {"blast", "magical", "spell"}),
        ("", set()),
    ],
)
@pytest.mark.parametrize("side", ["P1", "P2"])
def test_what_each_protection_blocks_even_of_one_s_own(shield, stopped, side):
    battle = field(f"P1: mage c3{', imp a1' if side == 'P2' else ''}", f"{side}: guard c5 {shield}")
    by, to = battle.card("mage"), battle.card("guard")
    names = ("strike", "special", "magical", "shot", "throw", "polearm", "blast", "spell", "effect")
    blocked = {
        name for n, name in enumerate(names) if protection.is_blocked(battle.state, n, by, to)
    }
    assert blocked == stopped


@rule("BK-19.121")
def test_protection_from_flyers_blocks_their_attacks_and_nothing_else():
    battle = field("P1: bat air flyer", "P2: guard c5 protect-flyers")
    by, to = battle.card("bat"), battle.card("guard")
    assert [
        protection.is_blocked(battle.state, n, by, to) for n in (BASIC, SHOT, SPELL, EFFECT)
    ] == [
        *(True, True, False, False),
    ]


# Wounds and death


@rule("BK-14.2", "BK-14.3", "BK-19.19", "BK-1.26", "BK-1.38", "BK-19.21", "BK-1.36")
@pytest.mark.parametrize(("count", "fate"), [(4, "c4"), (5, "grave"), (7, "grave")])
def test_a_card_dies_when_its_wounds_reach_its_life(count, fate):
    battle = field("P1: knight c3", "P2: guard c4 life=5, imp a6")
    wounds.add_wounds(battle.state, battle.card("guard"), count, EFFECT)
    death.let_wounded_die(battle.state)
    assert battle.at("guard") == fate


@rule("BK-14.4", "BK-19.22")
def test_healing_takes_off_no_more_wounds_than_there_are():
    battle = field("P1: knight c3 wounds=1", "P2: guard c4")
    healing.heal(battle.state, battle.card("knight"), 3)
    assert battle.wounds("knight") == 0
    assert [event["count"] for event in battle.told("healed")] == [1]
    healing.heal(battle.state, battle.card("knight"), 3)
    assert len(battle.told("healed")) == 1


@rule("BK-14.5")
def test_extra_lives_raise_the_life_and_leave_the_wounds():
    battle = field("P1: knight c3", "P2: guard c4 life=5 wounds=2 extra=2")
    guard = battle.card("guard")
    assert (figures.life(battle.state, guard), battle.wounds("guard")) == (7, 2)
    wounds.add_wounds(battle.state, guard, 4, EFFECT)
    death.let_wounded_die(battle.state)
    assert battle.at("guard") == "c4"


@rule("BK-14.6", "BK-19.18")
def test_to_destroy_is_to_kill_without_wounds():
    battle = field("P1: knight c3", "P2: guard c4, imp a6")
    death.destroy(battle.state, battle.card("guard"))
    assert battle.at("guard") == "grave"
    assert [event["event"] for event in battle.told()] == ["died"]


@ruling("BK-14.11")
def test_all_markers_go_with_the_dead():
    battle = field(
        "P1: knight c3", "P2: guard c4 poison=2 extra=1 wounds=3 blessed armor=1, imp a6"
    )
    death.destroy(battle.state, battle.card("guard"))
    card = next(c for c in battle.view(0)["cards"] if c["card"] == "guard")
    assert (card["poison"], card["extra"], card["wounds"], card["statuses"]) == (0, 0, 0, [])
    assert battle.state.board[PLACES.index("c4")] == -1


@ruling("BK-14.12")
def test_each_death_comes_right_after_its_cause():
    battle = field(
        "P1: knight c3 life=1 poison=1, pawn b1 life=1 poison=1, king a1", "P2: guard e6"
    )
    battle.change()
    assert [event["event"] for event in battle.told()][-4:] == [
        "suffered",
        "died",
        "suffered",
        "died",
    ]


@rule("BK-1.2")
@ruling("BK-1.2")
def test_a_creature_that_cannot_attack_may_move_and_protect():
    battle = field("P1: knight c3 pacified", "P2: guard c4")
    assert battle.refused("strike c3 c4") == "cannot-attack"
    battle.play("move c3 b3", "end").play("move c4 c3")
    battle = field("P1: knight c3", "P2: guard c4, spy d4 pacified").dice(4, 4)
    battle.play("strike c3 c4", "protect d4")
    assert battle.wounds("spy") == 2


@ruling("BK-1.2")
def test_nor_does_it_attack_by_an_ability_though_it_may_use_others():
    cards = pack_cards("realms")
    battle = field("P1: bow-nomad c2 pacified, hearth-leech b1 pacified", "P2: foe c5", cards=cards)
    assert battle.options("use") == {"b1 1"}
