"""The reconstructed components (SW-DAT); how they balance is in `test_balance`."""

import pytest
from rulebook import ruling

from holmgang.games.shieldwall import content
from shieldwall.table import table

PACK = content.load("standard")

# Swords and bows of each card, as power/extra.
DECK = """
S1 9/0 3/1   B1 3/1 9/0   M1 6/1 6/1
S2 8/1 2/2   B2 2/2 8/1   M2 6/1 5/2
S3 8/1 4/1   B3 4/1 8/1   M3 5/2 6/1
S4 7/2 3/2   B4 3/2 7/2   M4 5/2 5/2
S5 7/1 4/1   B5 4/1 7/1   M5 4/3 4/3
S6 6/2 2/3   B6 2/3 6/2   M6 3/3 3/3
S7 6/3 3/1   B7 3/1 6/3   M7 2/4 2/4
S8 5/3 1/3   B8 1/3 5/3   M8 1/4 1/4
"""
WORDS = DECK.split()
CARDS = dict(zip(WORDS[::3], zip(WORDS[1::3], WORDS[2::3], strict=True), strict=True))


@ruling("SW-DAT-01")
def test_a_battle_deck_has_24_battle_cards_and_4_units() -> None:
    assert sorted(PACK.cards[: PACK.battle_cards]) == sorted(CARDS)
    assert (PACK.battle_cards, len(PACK.cards)) == (24, 28)


@ruling("SW-DAT-01")
@pytest.mark.parametrize("card", CARDS)
def test_every_card_has_its_power_and_extra(card: str) -> None:
    index = PACK.cards.index(card)
    for weapon, figures in enumerate(CARDS[card]):
        at = weapon * len(PACK.cards) + index
        assert f"{PACK.power[at]}/{PACK.extra[at]}" == figures


@ruling("SW-DAT-01")
def test_bows_mirror_swords() -> None:
    for number in range(1, 9):
        assert CARDS[f"S{number}"] == CARDS[f"B{number}"][::-1]
    mixed = sorted(CARDS[f"M{number}"] for number in range(1, 9))
    assert mixed == sorted(figures[::-1] for figures in mixed)


@ruling("SW-DAT-01")
@pytest.mark.parametrize("weapon", [0, 1])
def test_a_good_first_card_is_a_poor_follower(weapon: int) -> None:
    figures = [tuple(map(int, CARDS[card][weapon].split("/"))) for card in CARDS]
    strong = [extra for power, extra in figures if power >= 8]
    weak = [extra for power, extra in figures if power <= 2]
    assert max(strong) < min(weak)


@ruling("SW-DAT-02")
def test_each_deck_has_one_of_each_unit() -> None:
    assert PACK.cards[24:] == ["champion", "bowmen", "huskarls", "scouts"]
    for colour in ("black", "red"):
        deck = table().deck(colour)
        assert [deck.count(unit) for unit in PACK.cards[24:]] == [1, 1, 1, 1]


@ruling("SW-DAT-03")
def test_the_strategy_deck_is_three_times_fifteen_cards() -> None:
    names = (
        "arrow-storm open-field field-healers narrow-pass charge-home close-quarters ambush "
        "vanguard full-muster reserves scorched-earth blood-price shield-wall spy countermand"
    )
    assert list(zip(PACK.strategies, PACK.copies, strict=True)) == [
        (name, 3) for name in names.split()
    ]


# The vectors of the strategies


@ruling("SW-DAT-05")
@pytest.mark.parametrize(("red", "totals"), [("swords", (9, 8)), ("bows", (7, 4))])
def test_arrow_storm(red: str, totals: tuple[int, int]) -> None:
    game = table(black="B4", red="S3", hands=("arrow-storm", ""))
    assert game.fight("bows arrow-storm 1", f"{red} 1") == totals


@ruling("SW-DAT-05")
@pytest.mark.parametrize(("red", "totals"), [("bows", (9, 8)), ("swords", (7, 4))])
def test_charge_home(red: str, totals: tuple[int, int]) -> None:
    game = table(black="S4", red="B3", hands=("charge-home", ""))
    assert game.fight("swords charge-home 1", f"{red} 1") == totals


@ruling("SW-DAT-05")
def test_arrow_storm_and_charge_home_turn_a_battle() -> None:
    game = table(black="B4", red="S3", hands=("arrow-storm", ""))
    game.fight("bows arrow-storm 1", "swords 1")
    assert game.units == (10, 9)


@ruling("SW-DAT-05")
@pytest.mark.parametrize(("force", "bonus"), [(1, 0), (2, 1), (3, 2)])
def test_ambush(force: int, bonus: int) -> None:
    game = table(black="M1", hands=("ambush", ""))
    game.fight("swords ambush 1", f"swords {force}")
    assert game.told("battle")[0]["bonus"] == bonus


@ruling("SW-DAT-05")
@pytest.mark.parametrize(("force", "total"), [(1, 9), (2, 6 + 1)])
def test_vanguard(force: int, total: int) -> None:
    game = table(black="M1 M2", hands=("vanguard", ""))
    assert game.fight(f"swords vanguard {force}", "swords 1")[0] == total


@ruling("SW-DAT-05")
def test_full_muster() -> None:
    game = table(black="M4 M3 S4", hands=("full-muster", ""))
    assert game.fight("swords full-muster 3", "swords 1")[0] == 5 + 2 + 2 + 2 == 11


@ruling("SW-DAT-05")
@pytest.mark.parametrize(
    ("red", "before", "after"), [("S8", 4, 5), ("S8", 10, 10), ("S3", 4, 4), ("S3", 10, 10)]
)
def test_field_healers(red: str, before: int, after: int) -> None:
    game = table(black="S2", red=red, hands=("field-healers", ""), standing=(before, 10))
    game.fight("swords field-healers 1", "swords 1")
    assert game.units[0] == after


@ruling("SW-DAT-05")
@pytest.mark.parametrize(
    ("black", "red_card", "lost"),
    [("S1", "spy", 2), ("S1 huskarls", "spy", 3), ("S1", "shield-wall", 0)],
)
def test_blood_price(black: str, red_card: str, lost: int) -> None:
    game = table(black=black, red="S8", hands=("blood-price", red_card))
    game.fight("swords blood-price 1", f"swords {red_card} 1")
    assert game.units == (10, 10 - lost)


@ruling("SW-DAT-05")
def test_narrow_pass() -> None:
    game = table(hands=("narrow-pass", "")).play("weapon swords", "play narrow-pass | play spy")
    assert game.play("weapon swords").legal("red") == ["1", "2"]
