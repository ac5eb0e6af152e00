"""Armies that stand when a battle begins: a file that is wrong somewhere is refused by its line."""

from pathlib import Path

import pytest

from holmgang.core.errors import ContentError
from holmgang.games.berserk import lesson, prepared, ready

READY = ready.PATH.read_text(encoding="utf-8")
LESSON = lesson.PATH.read_text(encoding="utf-8")


def refusal(text: str, shape: type, folder: Path) -> tuple[object, str]:
    path = folder / "armies.yaml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(ContentError) as found:
        prepared.read(path, shape)
    return found.value.details["field"], str(found.value.details["reason"])


@pytest.mark.parametrize(
    ("old", "new", "field"),
    [
        ("  south:", "  sooth:", "armies.sooth"),
        ("  north:", "  east:", "armies.east"),
        ("deck: minions", "deck: minion", "armies.south.deck"),
        ("b3: cart-troll", "b3: cart-trol", "armies.south.cards.b3"),
        ("b3: cart-troll", "b3: thunderer", "armies.south.cards.b3"),
        ("b3: cart-troll", "b4: cart-troll", "armies.south.cards.b4"),
        ("b3: cart-troll", "f3: cart-troll", "armies.south.cards"),
        ("edition: laar", "edition: lar", "edition"),
        ("pack: kub", "pak: kub", "pak"),
        ("    cards:\n      b3", "    card:\n      b3", "armies.south.card"),
    ],
)
def test_a_misspelling_is_refused_where_it_stands(old, new, field, tmp_path):
    assert old in READY
    assert refusal(READY.replace(old, new, 1), ready.Ready, tmp_path)[0] == field


@pytest.mark.parametrize("line", ["source: reconstructed", "pack: kub", "edition: laar"])
def test_what_is_left_out_is_refused(line, tmp_path):
    assert "missing" in refusal(READY.replace(line, ""), ready.Ready, tmp_path)[1]


def test_an_army_that_is_left_out_is_refused(tmp_path):
    south = LESSON[: LESSON.index("  north:")]
    assert refusal(south, lesson.Lesson, tmp_path)[0] == "armies"


def test_the_lesson_is_read_as_strictly(tmp_path):
    assert refusal(LESSON.replace("seed:", "seeds:"), lesson.Lesson, tmp_path)[0] == "seeds"
    assert refusal(LESSON.replace("ox-guard", "grey-wolf"), lesson.Lesson, tmp_path) == (
        "armies.south.cards.c3",
        "there is no card 'grey-wolf' in the deck plains",
    )
