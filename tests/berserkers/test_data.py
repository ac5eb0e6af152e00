"""BR-DAT: the reconstructed cards, as the pack has them."""

import re
from collections import Counter
from typing import Any

import pytest
from rulebook import rule, ruling

from berserkers.table import table
from holmgang.games.berserkers import content
from holmgang.games.berserkers.tables import ACTS, CARDS, DEEDS, PLACE_ACTIONS
from holmgang.packs.rules import find
from holmgang.texts import LANGUAGES

PACK = content.load("standard")

ROWS = re.compile(r"^\| (\d) \| (.+?) \| (.+?) \| (.+?) \| (.+?) \|$", re.MULTILINE)
PLACE_ROWS = re.compile(r"^\| ([^|]+) \| ([^|]+) \| ([^|]+) \| (\d) \| ([^|]+) \|$", re.MULTILINE)


def text(lang: str, id: str) -> Any:
    return find("berserkers", lang, id)[0].text


@ruling("BR-DAT-01")
def test_every_card_has_six_different_deeds() -> None:
    totals: Counter[str] = Counter()
    for card in range(CARDS):
        deeds = [PACK.deeds[card * 7 + die] for die in range(1, 7)]
        assert len(set(deeds)) == 6
        totals.update(DEEDS[deed].split("-")[0] for deed in deeds)
    assert totals == {
        "move": 4,
        "light": 3,
        "location": 4,
        "push": 3,
        "pull": 2,
        "lift": 2,
        "mark": 1,
        "pillage": 3,
        "bet": 2,
    }


@ruling("BR-DAT-01")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_action_table_of_the_rules_is_that_of_the_pack(lang: str) -> None:
    words: dict[str, set[int]] = {}
    rows = ROWS.findall(text(lang, "BR-DAT-01"))
    assert [int(row[0]) for row in rows] == [1, 2, 3, 4, 5, 6]
    for die, *cells in rows:
        for card, word in enumerate(cells):
            words.setdefault(word, set()).add(PACK.deeds[card * 7 + int(die)])
    assert len(words) == len(DEEDS)
    assert all(len(deeds) == 1 for deeds in words.values()), words


@ruling("BR-DAT-02")
def test_the_riders_card() -> None:
    acts = [ACTS[act] for act in PACK.riders.acts[1:]]
    assert list(zip(acts, PACK.riders.arrows[1:], strict=True)) == [
        ("darkness", "D"),
        ("enrol", "R"),
        ("extinguish", "U"),
        ("attack", "LL"),
        ("extended-attack", "D"),
        ("darkness", "RR"),
    ]


@ruling("BR-DAT-07")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_places_of_the_rules_are_those_of_the_pack(lang: str) -> None:
    rows = PLACE_ROWS.findall(text(lang, "BR-DAT-07"))
    yes, no = rows[0][1], rows[0][4]
    assert len(rows) == 12
    names: dict[str, set[str]] = {}
    for i, (_, fire, action, gold, orcs) in enumerate(rows):
        assert (fire == yes, orcs == yes) == (PACK.place_fire[i] == 1, PACK.place_orcs[i] == 1)
        assert {fire, orcs} <= {yes, no}
        assert int(gold) == PACK.place_gold[i]
        names.setdefault(action, set()).add(PLACE_ACTIONS[PACK.place_action[i]])
    assert sorted(map(len, names.values())) == [1] * 6


@rule("BR-DEC-05")
def test_what_is_face_down_is_drawn_when_it_is_turned() -> None:
    """Nothing hidden lies in a position: each answer has its odds, and they are told."""
    game = table("treasure,grimoire", heroes="a1 c4 c4", gauge=3, dice="6 6 6 1").play("give 1")
    game.state.apply(0, game.state.read("item"))
    assert [weight for _, weight in game.state.outcomes()] == [1] * 10
    game.expect("villager harp").roll()
    assert game["villagers"] == 9
    assert game["known"]["villagers"] == []
