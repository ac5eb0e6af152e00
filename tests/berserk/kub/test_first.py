"""Cards that do something for the first player only (BK-19.115)."""

import pytest
from rulebook import rule

from berserk.kub.table import camp, chips, dawn, fight, purse


@rule("BK-19.115")
@pytest.mark.parametrize(
    ("card", "saved"),
    [("mad-clockmaker", 2), ("private-detective", 2), ("thunderer", 2), ("elenyamen-walker", 3)],
)
def test_some_begin_with_chips(card: str, saved: int) -> None:
    first, second = dawn(f"P1: {card} c3", "P2: foe c4"), dawn("P1: foe c3", f"P2: {card} c4")
    ticks = card == "mad-clockmaker"  # at the start of each turn one more
    assert chips(first, card) == saved + ticks
    assert chips(second, card) == 0


@rule("BK-19.115")
@pytest.mark.parametrize(
    "card",
    [
        *("penguin", "taivran-guard", "dwarf-policeman", "judge", "igor", "beholder"),
        *("dreamwalker", "architect", "censor-maiden"),
    ],
)
def test_some_are_better_at_attacking(card: str) -> None:
    battle = fight(f"P1: {card} c3", "P2: foe c4 exhausted").dice(3).play("strike c3 c4")
    assert battle.told("rolled")[0]["total"] == 4
    battle = fight("P1: foe c3 exhausted", f"P2: {card} c4", turn=2).dice(3).play("strike c4 c3")
    assert battle.told("rolled")[0]["total"] == 3


@rule("BK-19.115")
def test_dried_roach_attacks_better() -> None:
    battle = fight("P1: dried-roach air", "P2: foe c4 exhausted").dice(3).play("strike x1 c4")
    assert battle.told("rolled")[0]["total"] == 4


@rule("BK-19.115")
def test_raid_tank_is_thicker() -> None:
    battle = fight("P1: raid-tank c3 exhausted", "P2: foe c4", turn=2).dice(6).play("strike c4 c3")
    first = battle.wounds("raid-tank")
    battle = fight("P1: foe c3", "P2: raid-tank c4 exhausted").dice(6).play("strike c3 c4")
    assert battle.wounds("raid-tank") == first + 1


@rule("BK-19.115")
def test_saleswoman_sells_before_the_battle() -> None:
    table = camp("saleswoman elf*14", "elf*15")
    gold, silver = purse(table, 0)
    table.play("number 1")
    assert purse(table, 0) == (gold, silver + 1)
    assert table.told("shown", viewer=1)[0]["card"] == "saleswoman"


@rule("BK-19.115")
def test_saleswoman_has_no_customers_when_she_comes_second() -> None:
    table = camp("elf*15", "saleswoman elf*14").play("pass")
    assert table.asked == ("hire", [0, 1])
