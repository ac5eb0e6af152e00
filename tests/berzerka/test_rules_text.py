"""The rules of Berzerka as texts: true to the pack."""

import re

import pytest

from holmgang.games.berzerka import content
from holmgang.packs.rules import Rule, rules
from holmgang.texts import LANGUAGES, Texts

PACK = content.load("standard")


def book(lang: str) -> dict[str, Rule]:
    return {rule.id: rule for rule in rules("berzerka", lang)}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_contract_of_the_pack_has_its_rule_with_name_and_base_value(lang: str) -> None:
    texts = Texts(lang, "berzerka")
    for number, contract in enumerate(PACK.contracts, 1):
        text = book(lang)[f"BZ-CON-{number:02}"].text
        assert re.findall(r"\*\*(.+?)\.\*\*", text) == [texts.word("contract", contract)]
        assert int(re.findall(r"\d+", text)[-1]) == PACK.base[number - 1]
        assert texts.attribute(f"berzerka-contract-{contract}", "text")
