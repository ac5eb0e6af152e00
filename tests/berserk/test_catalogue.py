"""Cards as people are shown them."""

import pytest

from holmgang.games.berserk.catalogue import SIGNS, catalogue
from holmgang.games.berserk.content import library
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
