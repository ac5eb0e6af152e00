"""No card without a scenario."""

import re
from pathlib import Path

import pytest

from berserk.battle import pack_cards

FOLDER = Path(__file__).parent


@pytest.mark.parametrize("card", pack_cards("realms"), ids=lambda card: card.id)
def test_every_card_has_a_scenario_in_the_file_of_its_realm(card):
    text = (FOLDER / f"test_{card.body.realm}.py").read_text(encoding="utf-8")
    assert re.search(rf"^def test_{card.id.replace('-', '_')}_", text, re.MULTILINE)
