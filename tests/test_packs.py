"""Component data: whatever is wrong with it is named with file, line, field and reason."""

from pathlib import Path
from typing import Any

import pytest

from holmgang import packs
from holmgang.core.chance import Quick
from holmgang.core.errors import ContentError, OptionError, RecordError
from holmgang.core.match import Match
from holmgang.core.record import read
from holmgang.core.replay import prove, replay
from holmgang.games.shieldwall import GAME, content
from holmgang.packs.source import Source

STANDARD = (packs.folder("shieldwall", "standard") / "pack.yaml").read_text(encoding="utf-8")

BASE = """\
weapons: [swords, bows]
army:
  source: rulebook
  cards: 12
cards:
  - {id: A1, source: reconstructed, values: {swords: [9, 0], bows: [3, 1]}}
  - id: A2
    source: reconstructed
    values:
      swords: [4, 2]
      bows: [5, 2]
  - {id: A3, source: reconstructed, values: {swords: [2, 3], bows: [8, 1]}}
units:
  - {id: champion, source: reconstructed, effect: {exact: 1}}
  - {id: bowmen, source: reconstructed, effect: {weapon: bows}}
strategies:
  - {id: storm, source: rulebook, copies: 3, effect: {bonus: 2, mine: bows, theirs: swords}}
  - {id: field, source: rulebook, copies: 2, effect: {enemy_weapon: bows}}
  - {id: spy, source: reconstructed, copies: 1, effect: {spy: 3}}
"""


def write(folder: Path, data: str | bytes) -> str:
    """A pack in a folder of its own; the folder is its name."""
    path = folder / "pack.yaml"
    content.load.cache_clear()  # it is read once a process
    path.write_bytes(data if isinstance(data, bytes) else data.encode())
    return str(folder)


def changed(old: str, new: str) -> str:
    assert BASE.count(old) == 1, f"{old!r} stands {BASE.count(old)} times in the pack"
    return BASE.replace(old, new)


def refusal(folder: Path, data: str | bytes) -> dict[str, Any]:
    name = write(folder, data)
    with pytest.raises(ContentError) as caught:
        content.load(name)
    details: dict[str, Any] = caught.value.details
    assert details["file"] == str(folder / "pack.yaml")
    return details


# Files


@pytest.mark.parametrize("name", ["nowhere", "no/such/folder", "x" * 5000, "Ünknown", ".."])
def test_a_missing_pack_is_named(name: str) -> None:
    with pytest.raises(ContentError) as caught:
        content.load(name)
    details = caught.value.details
    assert str(details["file"]).endswith("pack.yaml")
    assert (details["line"], details["field"]) == (0, "")
    assert details["reason"] == "no such file"


def test_a_folder_in_place_of_the_file_is_no_pack(tmp_path: Path) -> None:
    (tmp_path / "pack.yaml").mkdir()
    with pytest.raises(ContentError, match="no such file"):
        content.load(str(tmp_path))


def test_a_file_that_cannot_be_read_says_so(tmp_path: Path) -> None:
    with pytest.raises(ContentError) as caught:
        Source(tmp_path)
    assert caught.value.details["line"] == 1
    assert "directory" in str(caught.value.details["reason"])


def test_a_huge_file_is_not_even_read(tmp_path: Path) -> None:
    details = refusal(tmp_path, STANDARD + "# " + "x" * packs.LARGEST)
    assert (details["line"], details["reason"]) == (1, "the file is too large")


def test_text_that_is_not_utf_8_is_refused_with_its_line(tmp_path: Path) -> None:
    data = b"weapons: [swords]\n# caf\xe9\n"
    details = refusal(tmp_path, data)
    assert (details["line"], details["reason"]) == (2, "this is not UTF-8 text")


# YAML


@pytest.mark.parametrize(
    ("data", "line", "reason"),
    [
        ("weapons: [swords", 1, "expected ',' or ']'"),
        ("weapons:\n  - swords\n bows: 1\n", 3, "<block end>"),
        ("weapons: [swords]\narmy: }\n", 2, "'}'"),
        ("weapons: [swords]\n\tarmy: 1\n", 2, "'\\t'"),
        ("a: 1\n---\nb: 2\n", 2, "another document"),
        ("a: *nobody\n", 1, "undefined alias"),
        ("a: 1\nb: !!python/object:os.system x\n", 2, "could not determine a constructor"),
        ("a: 1\n? [b, c]\n: 2\n", 2, "unhashable key"),
        ("a: 1\nb: 2001-13-45\n", 2, "month must be in 1..12"),
        ("a: 1\nb: " + "9" * 5000 + "\n", 2, "digits"),
        ("a: 1\nb: \x01\n", 2, "special characters are not allowed"),
        ("[" * 1200, 1, "nested too deeply"),
    ],
)
def test_broken_yaml_is_refused_with_its_line(
    tmp_path: Path, data: str, line: int, reason: str
) -> None:
    details = refusal(tmp_path, data)
    assert details["line"] == line
    assert reason in details["reason"]
    assert details["field"] == ""


@pytest.mark.parametrize(
    ("old", "new", "line", "key"),
    [
        ("army:\n", "weapons: [axes]\narmy:\n", 2, "weapons"),
        ("  cards: 12\n", "  cards: 12\n  cards: 14\n", 5, "cards"),
        ("{id: champion,", "{id: champion, id: hero,", 14, "id"),
        ("      bows: [5, 2]", "      swords: [5, 2]", 11, "swords"),
    ],
)
def test_a_key_that_stands_twice_is_refused(
    tmp_path: Path, old: str, new: str, line: int, key: str
) -> None:
    details = refusal(tmp_path, changed(old, new))
    assert details["reason"] == "the key stands twice"
    assert (details["line"], details["field"]) == (line, key)


def test_aliases_cannot_blow_up_or_run_in_circles(tmp_path: Path) -> None:
    assert refusal(tmp_path, "a: &a [*a]\n")["field"] == "a"
    levels = "".join(f"l{i}: &l{i} [{', '.join([f'*l{i - 1}'] * 9)}]\n" for i in range(1, 40))
    assert "unknown field" in refusal(tmp_path, "l0: &l0 x\n" + levels)["reason"]


def test_repetitions_may_be_spared_with_anchors(tmp_path: Path) -> None:
    text = changed("values: {swords: [9, 0]", "values: &first {swords: [9, 0]")
    text = text.replace("values: {swords: [2, 3], bows: [8, 1]}", "values: *first")
    assert list(content.load(write(tmp_path, text)).power[:3]) == [9, 4, 9]


# Shapes

WEAPONS = "weapons: [swords, bows]"


@pytest.mark.parametrize(
    ("old", "new", "line", "field", "reason"),
    [
        (WEAPONS, "weapons: []", 1, "weapons", "length >= 1"),
        (WEAPONS, "weapons: swords", 1, "weapons", "Expected `array`, got `str`"),
        (WEAPONS, "weapons: [swords, 2]", 1, "weapons[1]", "Expected `str`, got `int`"),
        (WEAPONS, "weapons: [swords,\n  b w]", 2, "weapons[1]", "matching regex"),
        (WEAPONS + "\n", "", 1, "", "missing required field `weapons`"),
        ("cards: 12", "cards: many", 4, "army.cards", "Expected `int`, got `str`"),
        ("cards: 12", "cards: 1", 4, "army.cards", "Expected `int` >= 2"),
        ("cards: 12", "cards: 50", 4, "army.cards", "Expected `int` <= 48"),
        ("cards: 12", "cards: 4.5", 4, "army.cards", "Expected `int`, got `float`"),
        ("cards: 12", "cards: 12\n  hue: 1", 5, "army.hue", "unknown field `hue`"),
        ("  source: rulebook\n", "", 2, "army", "missing required field `source`"),
        ("units:\n", "unit:\n", 13, "unit", "unknown field `unit`"),
        ("id: A1, source: reconstructed", "id: A1, source: guessed", 6, "cards[0].source", "enum"),
        ("id: A2", "id: 7", 7, "cards[1].id", "Expected `str`, got `int`"),
        ("id: A2", "id: A 2", 7, "cards[1].id", "matching regex"),
        ("    source: reconstructed\n", "", 7, "cards[1]", "missing required field `source`"),
        ("swords: [4, 2]", "swords: [4, -1]", 9, "cards[1].values", "Expected `int` >= 0"),
        ("swords: [4, 2]", "swords: [100, 2]", 9, "cards[1].values", "Expected `int` <= 99"),
        ("swords: [4, 2]", "swords: [4]", 9, "cards[1].values", "length 2"),
        ("swords: [4, 2]", "swords: 4", 9, "cards[1].values", "Expected `array`, got `int`"),
        ("swords: [4, 2]", "1: [4, 2]", 9, "cards[1].values", "Expected `str`, got `int`"),
        ("{exact: 1}", "{exact: 4}", 14, "units[0].effect.exact", "Expected `int` <= 3"),
        ("{exact: 1}", "{exakt: 1}", 14, "units[0].effect.exakt", "unknown field"),
        ("{exact: 1}", "{scouts: 1}", 14, "units[0].effect.scouts", "Expected `bool`"),
        ("{exact: 1}", "[]", 14, "units[0].effect", "Expected `object`, got `array`"),
        ("copies: 2", "copies: 0", 18, "strategies[1].copies", ">= 1"),
        ("copies: 2", "copies: true", 18, "strategies[1].copies", "Expected `int`, got `bool`"),
        ("{spy: 3}", "{spy: 25}", 19, "strategies[2].effect.spy", "<= 24"),
    ],
)
def test_a_wrong_shape_is_refused_with_line_and_field(
    tmp_path: Path, old: str, new: str, line: int, field: str, reason: str
) -> None:
    details = refusal(tmp_path, changed(old, new))
    assert (details["line"], details["field"]) == (line, field)
    assert reason in details["reason"]


def test_a_file_that_is_no_mapping_is_refused(tmp_path: Path) -> None:
    for data, got in (("", "null"), ("# empty\n", "null"), ("swords\n", "str"), ("- 1\n", "array")):
        details = refusal(tmp_path, data)
        assert (details["line"], details["field"]) == (1, "")
        assert details["reason"] == f"Expected `object`, got `{got}`"


# What shapes cannot say


BONUS = "{bonus: 2, mine: bows, theirs: swords}"
NO_AXES = "axes is not a weapon of this pack"


@pytest.mark.parametrize(
    ("old", "new", "line", "field", "reason"),
    [
        (WEAPONS, "weapons: [swords, bows, bows]", 1, "weapons[2]", "bows stands twice"),
        ("id: A2", "id: A1", 7, "cards[1]", "A1 stands twice"),
        ("id: bowmen", "id: champion", 15, "units[1]", "champion stands twice"),
        ("id: bowmen", "id: A3", 15, "units[1]", "A3 stands twice"),
        ("id: field", "id: spy", 19, "strategies[2]", "spy stands twice"),
        ("      bows: [5, 2]\n", "", 9, "cards[1].values", "expected values for swords, bows"),
        ("[4, 2]\n", "[4, 2]\n      axes: [1, 1]\n", 9, "cards[1].values", "expected values"),
        ("{weapon: bows}", "{weapon: axes}", 15, "units[1].effect.weapon", NO_AXES),
        (
            "enemy_weapon: bows",
            "enemy_weapon: axes",
            18,
            "strategies[1].effect.enemy_weapon",
            NO_AXES,
        ),
        (BONUS, "{bonus: 2, mine: axes}", 17, "strategies[0].effect.mine", NO_AXES),
        (BONUS, "{bonus: 2, theirs: axes}", 17, "strategies[0].effect.theirs", NO_AXES),
        ("copies: 3", "copies: 2", 16, "strategies", "six strategy cards are needed"),
    ],
)
def test_what_does_not_fit_together_is_refused(
    tmp_path: Path, old: str, new: str, line: int, field: str, reason: str
) -> None:
    details = refusal(tmp_path, changed(old, new))
    assert (details["line"], details["field"]) == (line, field)
    assert reason in details["reason"]


def test_three_cards_make_the_smallest_deck(tmp_path: Path) -> None:
    assert len(content.load(write(tmp_path, BASE)).cards) == 5
    last = BASE.splitlines(keepends=True)[11]
    details = refusal(tmp_path, changed(last, ""))
    assert (details["line"], details["field"]) == (5, "cards")
    assert "length >= 3" in details["reason"]


# Packs of one's own


def played(pack: str, seed: int = 1) -> Match:
    match = Match(GAME, {"pack": pack, "units": "4"}, secret=bytes([seed]) * 32, match_id="pack")
    match.begin()
    rng = Quick(seed)
    while not match.is_over():
        seat = match.actors()[0]
        match.play(seat, rng.choice(match.state.legal(seat)))
    return match


def test_a_third_weapon_can_be_added(tmp_path: Path) -> None:
    text = BASE.replace(WEAPONS, "weapons: [swords, bows, axes]")
    text = text.replace("swords: [", "axes: [5, 2], swords: [").replace(
        "      axes: [5, 2], ", "      axes: [1, 1]\n      "
    )
    text = text.replace("{enemy_weapon: bows}", "{enemy_weapon: axes}")
    text = text.replace("{weapon: bows}", "{toll: 1}")  # so that none is dictated at once
    pack = write(tmp_path, text)
    match = Match(
        GAME, {"pack": pack, "units": "4", "first": "black"}, secret=bytes(32), match_id="1"
    )
    match.begin()
    assert match.legal(0) == ["weapon swords", "weapon bows", "weapon axes"]
    records = [played(pack, seed).record() for seed in range(4)]
    assert any("weapon axes" in record for record in records)
    assert all(prove(GAME, read(record)) > 8 for record in records)


def test_a_small_pack_without_unit_cards_can_be_played(tmp_path: Path) -> None:
    card = "{id: %s, source: reconstructed, values: {clubs: [%d, 1]}}"
    text = "weapons: [clubs]\narmy: {source: reconstructed, cards: 8}\nunits: []\ncards:\n"
    text += "".join(f"  - {card % (name, value)}\n" for value, name in enumerate("abc"))
    text += "strategies:\n  - {id: wait, source: reconstructed, copies: 6, effect: {}}\n"
    pack = write(tmp_path, text)
    match = played(pack)
    assert prove(GAME, read(match.record())) > 8
    with pytest.raises(OptionError) as caught:
        Match(GAME, {"pack": pack, "units": "5"})
    assert caught.value.details == {"option": "units", "value": "5", "expected": "1–4"}


def test_a_record_does_not_replay_with_other_cards(tmp_path: Path) -> None:
    pack = write(tmp_path, BASE)
    record = played(pack).record()
    assert replay(GAME, read(record)).is_over()
    write(tmp_path, changed("swords: [9, 0]", "swords: [9, 1]"))
    with pytest.raises(RecordError) as caught:
        replay(GAME, read(record))
    assert caught.value.details["line"] == 3
    assert caught.value.details["reason"] == "content"
    write(tmp_path, changed("cards: 12", "cards: 6"))
    with pytest.raises(RecordError) as caught:
        replay(GAME, read(record))
    assert caught.value.details["reason"] == "bad-option"
    (tmp_path / "pack.yaml").unlink()
    content.load.cache_clear()
    with pytest.raises(ContentError, match="no such file"):
        replay(GAME, read(record))


def test_the_digest_of_a_pack_is_of_its_data_not_of_its_spelling(tmp_path: Path) -> None:
    standard = content.load("standard").digest
    assert content.load(write(tmp_path, "# Mine.\n" + STANDARD)).digest == standard
    other = tmp_path / "other"
    other.mkdir()
    assert (
        content.load(write(other, STANDARD.replace("copies: 3", "copies: 4", 1))).digest != standard
    )


def test_a_field_that_is_missing_is_placed_at_what_is_around_it(tmp_path: Path) -> None:
    write(tmp_path, "a:\n  b: [1,\n    2]\n")
    source = Source(tmp_path / "pack.yaml")
    steps: list[list[str | int]] = [
        [],
        ["a"],
        ["a", "b"],
        ["a", "b", 1],
        ["a", "b", 9],
        ["a", "c"],
        ["z"],
    ]
    assert [source.line(step) for step in steps] == [1, 1, 2, 3, 2, 1, 1]
