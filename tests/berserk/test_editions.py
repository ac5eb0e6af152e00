"""The switches of the editions, as data."""

import typing
from pathlib import Path

import pytest

from holmgang.core.errors import ContentError, OptionError
from holmgang.games.berserk import editions
from holmgang.games.berserk.game import EDITIONS, READINGS, BerserkGame
from holmgang.games.berserk.tables import NONE, REGENERATE, SUFFER, Edition


def figures(edition: Edition) -> dict[str, object]:
    names = [name for name in dir(edition) if not name.startswith("_")]
    return {name: getattr(edition, name) for name in names}


def test_realms_is_what_an_edition_is_unless_it_says_otherwise():
    assert list(editions.switches()) == EDITIONS
    assert figures(editions.load("realms")) == figures(Edition("realms"))


def test_the_editions_differ_in_these_switches():
    realms, laar = figures(editions.load("realms")), figures(editions.load("laar"))
    differing = {name: laar[name] for name in laar if laar[name] != realms[name]}
    assert differing == {
        "name": "laar",
        "flying_cap": 15,
        "must_hide": False,
        "reveal_first": False,
        "needs_alerting": False,
        "blocks_all": False,
        "along_lines": True,
        "vampirism_overkill": False,
        "exile_incarnated": True,
        "declares_first": True,
    }


def test_every_switch_is_offered_with_every_word_it_has():
    """But the limit of turns, which is an option of its own, and sums that nobody asks for."""
    hints = typing.get_type_hints(editions.Switches)
    offered = {name.replace("-", "_"): words for name, words in READINGS.items()}
    assert set(hints) - set(offered) == {"turn_cap"}
    for name, words in offered.items():
        if name == "flying_cap":
            kept = {str(edition.flying_cap) for edition in editions.switches().values()}
            assert set(words) == kept
        else:
            assert words == list(typing.get_args(hints[name]) or ("yes", "no")), name


def test_every_reading_can_be_played():
    game = BerserkGame()
    for name, words in READINGS.items():
        for word in words:
            game.new(game.fill_options({"readings": f"{name}={word}"}))


@pytest.mark.parametrize(
    ("written", "switch", "value"),
    [
        ({"mulligan_currency": "silver"}, "silver_mulligans", True),
        ({"split_payment": False}, "split_payment", False),
        ({"own_targets": "any"}, "own_targets", True),
        ({"illegal_blind_attack": "paid"}, "pay_blind", True),
        ({"upkeep_order": "poison"}, "upkeep", SUFFER),
        ({"upkeep_order": "regeneration"}, "upkeep", REGENERATE),
        ({"upkeep_order": "chosen"}, "upkeep", NONE),
        ({"exchange_chooser": "attacker"}, "attacker_chooses", True),
        ({"scale_reads": "life"}, "scale_reads_life", True),
        ({"double_loss": "active"}, "active_wins", True),
        ({"turn_cap": 5}, "turn_cap", 5),
    ],
)
def test_each_reading_can_be_chosen(written, switch, value):
    assert getattr(editions.load("realms", **written), switch) == value


def test_an_unknown_edition_is_refused():
    with pytest.raises(OptionError) as refused:
        editions.load("moon")
    assert refused.value.details["expected"] == "realms | laar"


@pytest.mark.parametrize(
    ("old", "new", "line", "field"),
    [
        ("range: radius", "range: far", 16, "realms.range"),
        ("turn-cap: 200", "turn-cap: -1", 21, "realms.turn-cap"),
        ("flying-cap: 0", "flaying-cap: 0", 7, "realms.flaying-cap"),
    ],
)
def test_a_wrong_switch_is_refused_with_its_line(tmp_path: Path, old, new, line, field):
    path = tmp_path / "editions.yaml"
    path.write_text(editions.PATH.read_text(encoding="utf-8").replace(old, new, 1))
    with pytest.raises(ContentError) as refused:
        editions.switches(path)
    details = refused.value.details
    assert (details["line"], details["field"]) == (line, field)
