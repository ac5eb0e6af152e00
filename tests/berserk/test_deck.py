"""Decks (BK-2)."""

import pytest
from rulebook import rule, ruling

from berserk.battle import add_card, new_tables
from holmgang.games.berserk.tables import deck_faults


def faults(*counts: int, words: str = "") -> list[str]:
    tables = new_tables()
    rows = [add_card(tables, f"card{n}", words.split()) for n in range(len(counts))]
    return deck_faults(tables, [row for row, n in zip(rows, counts, strict=True) for _ in range(n)])


def of_size(size: int) -> list[int]:
    return [3] * (size // 3) + ([size % 3] if size % 3 else [])


@rule("BK-2.1", "BK-19.16")
@pytest.mark.parametrize(
    ("size", "fault"),
    [(29, ["too-few-cards"]), (30, []), (50, []), (51, ["too-many-cards"])],
)
def test_a_deck_has_30_to_50_cards(size, fault):
    assert faults(*of_size(size)) == fault


@rule("BK-2.2", "BK-2.5")
@ruling("BK-2.2")
def test_a_deck_has_at_most_three_copies_of_a_card():
    assert faults(*of_size(27), 3) == []
    assert faults(*of_size(27), 4) == ["too-many-copies"]


def test_a_deck_may_have_five_copies_of_a_horde():
    assert faults(*[5] * 6, words="horde") == []
    assert faults(*[5] * 5, 6, words="horde") == ["too-many-copies"]


@rule("BK-2.9")
def test_a_deck_may_mix_any_number_of_realms():
    tables = new_tables()
    rows = [add_card(tables, f"card{n}", [f"realm={n % 6}"]) for n in range(10)]
    assert deck_faults(tables, rows * 3) == []
