"""Contracts as data: own ones can be loaded, wrong ones are refused with the place."""

from pathlib import Path
from typing import Any

import pytest

from berzerka.packs import changed_pack
from berzerka.table import Table
from holmgang.core.chance import Quick
from holmgang.core.errors import ContentError, OptionError
from holmgang.core.state import playout
from holmgang.games.berzerka import GAME, content

BASE = """\
penalty_card: {source: reconstructed, highest: 2}
contracts:
  - id: plain
    source: reconstructed
    base: 1
    score: {goal: most}
  - id: blind
    source: reconstructed
    base: 4
    ask: [suit]
    trump: announced
    trump_from: 3
    ranks: low-trump
    score: {goal: fewest, first: 2, last: 5}
  - id: pair
    source: reconstructed
    base: 2
    score: {goal: near, target: 2, count: run}
"""


def write(folder: Path, text: str) -> str:
    (folder / "pack.yaml").write_text(text, encoding="utf-8")
    content.load.cache_clear()
    return str(folder)


def refusal(folder: Path, old: str, new: str) -> Any:
    assert BASE.count(old) == 1, f"{old!r} stands {BASE.count(old)} times"
    with pytest.raises(ContentError) as caught:
        content.load(write(folder, BASE.replace(old, new)))
    details = caught.value.details
    return details["line"], details["field"], str(details["reason"])


def test_an_own_pack_can_be_played(tmp_path: Path) -> None:
    pack = write(tmp_path, BASE)
    options = GAME.fill_options({"pack": pack, "contracts": "random", "length": "short"})
    for seed in range(5):
        state: Any = GAME.new(options)
        playout(state, Quick(seed))
        assert state.board.hands() == 9
        assert {state.tables.contracts[row] for row in state.board.rows} == {
            "plain",
            "blind",
            "pair",
        }
    assert GAME.content_hash(options) != GAME.content_hash(GAME.fill_options({}))


def test_an_own_penalty_card_sets_the_limit(tmp_path: Path) -> None:
    options = {"pack": write(tmp_path, BASE), "contracts": "plain,blind,pair", "length": "short"}
    game = Table(GAME.new(GAME.fill_options(options | {"first": "blue"})))
    game.roll()
    game.play("bid plain", "bid plain", "bid plain")
    assert game.legal() == ["pass"]


def test_a_pack_without_starters_has_none_to_play(tmp_path: Path) -> None:
    for wish in ("starter", "random"):
        options = GAME.fill_options({"pack": write(tmp_path, BASE), "contracts": wish})
        with pytest.raises(OptionError):
            GAME.new(options)


def test_a_changed_base_value_counts(tmp_path: Path) -> None:
    def change(data: Any) -> None:
        data["contracts"][1]["base"] = 11

    pack = changed_pack(tmp_path, change)
    content.load.cache_clear()
    state: Any = GAME.new(GAME.fill_options({"pack": str(pack)}))
    assert state.view(-2)["rows"][1]["value"] == 11


@pytest.mark.parametrize(
    ("old", "new", "line", "field", "reason"),
    [
        ("highest: 2", "highest: 0", 1, "penalty_card.highest", "Expected `int` >= 1"),
        ("id: pair", "id: plain", 14, "contracts[2].id", "plain stands twice"),
        ("id: pair", "id: random", 14, "contracts[2].id", "random means something else"),
        ("id: pair", "id: Pair!", 14, "contracts[2].id", "Expected `str` matching"),
        ("ask: [suit]", "ask: []", 10, "contracts[1].ask", "suit must be asked once"),
        ("ask: [suit]", "ask: [suit, suit]", 10, "contracts[1].ask", "suit must be asked once"),
        ("ask: [suit]", "ask: [suit, rank]", 10, "contracts[1].ask", "nothing uses the rank"),
        ("ask: [suit]", "ask: [colour]", 10, "contracts[1].ask[0]", "Invalid enum value"),
        ("trump: announced", "trump: spades", 11, "contracts[1].trump", "Invalid enum value"),
        ("trump_from: 3", "trump_from: 14", 12, "contracts[1].trump_from", "Expected `int` <= 13"),
        ("low-trump", "parity", 10, "contracts[1].ask", "parity must be asked once"),
        ("last: 5", "last: 1", 14, "contracts[1].score.last", "comes before the first"),
        ("target: 2, ", "", 18, "contracts[2].score", "far and near have a target"),
        ("goal: near", "goal: most", 18, "contracts[2].score", "far and near have a target"),
        ("goal: most", "goal: win", 6, "contracts[0].score.goal", "Invalid enum value"),
        ("base: 1", "base: 0", 5, "contracts[0].base", "Expected `int` >= 1"),
        ("base: 1", "value: 1", 5, "contracts[0].value", "unknown field"),
        ("base: 1", "base: 1\n    starter: true", 2, "contracts", "5 contracts are starters"),
        ("base: 1", "base: 1\n    short: true", 2, "contracts", "3 contracts are for the short"),
        ("base: 1", "base: 1\n    trump_from: 2", 6, "contracts[0].trump_from", "no trump"),
        ("base: 1", "base: 1\n    ranks: low-trump", 6, "contracts[0].ranks", "no trump"),
    ],
)
def test_a_wrong_contract_is_refused_with_its_place(
    tmp_path: Path, old: str, new: str, line: int, field: str, reason: str
) -> None:
    found = refusal(tmp_path, old, new)
    assert found[1] == field
    assert reason in found[2]
    if old != "id: pair":
        assert found[0] == line
