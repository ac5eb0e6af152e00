"""Cards as people are shown them."""

import pytest
from rulebook import rule

from holmgang.games.berserk.catalogue import SIGNS, catalogue
from holmgang.games.berserk.content import library
from holmgang.games.berserk.tables import combat_row, lone_roll
from holmgang.texts import Texts

SETS = ("realms", "kub")


@pytest.mark.parametrize("name", SETS)
def test_every_card_with_an_ability_or_a_keyword_bears_a_sign(name: str) -> None:
    for sheet in catalogue("en", name).cards:
        card = library(name).cards[sheet.id]
        can = bool(card.abilities) or any(not keyword.implied for keyword in card.kw)
        assert bool(sheet.signs) == can, sheet.id
        assert set(sheet.signs) <= {*SIGNS, "trait"}


@pytest.mark.parametrize(
    ("card", "signs"),
    [
        ("javelin-youth", ["throw"]),
        ("bow-nomad", ["shot"]),
        ("hearth-leech", ["heal"]),
        ("sworn-brother", ["armor", "skill", "formation"]),
        ("ash-witch", ["magic", "harm"]),
        ("ram-rider", ["trait"]),
    ],
)
def test_signs_tell_what_a_card_can_do(card: str, signs: list[str]) -> None:
    sheet = next(sheet for sheet in catalogue("en").cards if sheet.id == card)
    assert sheet.signs == signs


def test_every_sign_has_its_words() -> None:
    texts = Texts("en", "berserk")
    for sign in (*SIGNS, "trait"):
        assert texts.has(f"berserk-sign-{sign}")


def is_within(value: int, ends: tuple[int | None, int | None]) -> bool:
    least, most = ends
    return (least is None or least <= value) and (most is None or value <= most)


@rule("BK-11.20")
def test_every_pair_of_totals_has_one_row_of_the_strike_table() -> None:
    """Modifiers lead beyond what two dice show."""
    for attack in range(-4, 14):
        for defence in range(-4, 14):
            rows = [
                row
                for row in catalogue("en").table
                if is_within(attack - defence, row.gaps) and is_within(attack, row.totals)
            ]
            assert [row.blows for row in rows] == [combat_row(attack, defence)[:2]]


@rule("BK-11.31")
def test_every_total_of_a_lone_die_has_one_row() -> None:
    for total in range(-4, 14):
        rows = [row for row in catalogue("en").lone if is_within(total, row.totals)]
        assert [row.blow for row in rows] == [lone_roll(total)]
