"""The benchmark: its shape and its counting. No figure is asserted."""

import importlib.util
import json
import random
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from click.testing import CliRunner

from holmgang import games
from holmgang.cli import build
from holmgang.core.chance import Quick
from holmgang.core.errors import OptionError
from holmgang.core.state import playout
from holmgang.sim import bench, openspiel
from holmgang.sim.errors import BadNumber
from holmgang.texts import LANGUAGES, Texts

ROOT = Path(__file__).parent.parent
FIGURES = ["playouts", "python", "copy", "view", "determinize"]
TINY = ("--seconds", "0.001", "--repeats", "1")
has_peer = pytest.mark.skipif(openspiel.version() is None, reason="OpenSpiel is not installed")


@pytest.fixture
def alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine without OpenSpiel."""
    monkeypatch.setattr(openspiel, "version", lambda: None)


def invoke(*args: str, lang: str = "en") -> tuple[int, str, str]:
    result = CliRunner().invoke(build(Texts(lang)), list(args))
    return result.exit_code, result.stdout, result.stderr


def test_driving_from_python_plays_the_same_games_as_the_engine() -> None:
    game = games.find("shieldwall")
    fresh = game.new(game.fill_options({}))
    for seed in range(5):
        assert bench.drive(fresh.copy(), Quick(seed)) == playout(fresh.copy(), Quick(seed))


def test_a_mid_game_position_asks_a_player() -> None:
    game = games.find("shieldwall")
    state = bench.midgame(game.new(game.fill_options({"units": "3"})), Quick(1))
    assert not state.is_over()
    assert not state.is_chance()


@pytest.mark.usefixtures("alone")
def test_without_the_peer_its_fields_are_empty_and_a_line_says_how_to_get_it() -> None:
    code, out, err = invoke("bench", "--json", *TINY)
    rows = json.loads(out)["rows"]
    assert code == 0
    assert [row["name"] for row in rows] == FIGURES
    for row in rows:
        assert set(row) == {"name", "ours", "unit", "peer", "peer_value", "ratio"}
        assert row["ours"] > 0
        assert row["unit"].endswith("/s")
        assert row["peer"] is row["peer_value"] is row["ratio"] is None
    assert "holmgang[bench]" in err


@pytest.mark.usefixtures("alone")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_table_is_told_in_every_language(lang: str) -> None:
    code, out, _ = invoke("bench", *TINY, lang=lang)
    assert code == 0
    assert "holmgang[bench]" in out
    assert "bench-" not in out


def test_rows_compare_with_the_faster_way_of_the_peer() -> None:
    figures = {("", "playouts"): 6.0, ("", "view"): 5.0}
    peer = {("hearts", "playouts:search"): 2.0, ("hearts", "playouts:bots"): 3.0}
    assert bench.rows({**figures, **peer}) == [
        bench.Row("playouts", 6.0, "actions/s", "open_spiel hearts", 3.0, 2.0),
        bench.Row("view", 5.0, "views/s"),
    ]


@pytest.mark.usefixtures("alone")
def test_an_interrupt_keeps_what_was_measured() -> None:
    def stop(done: int, total: int) -> None:
        if done == 2:
            raise KeyboardInterrupt

    result = bench.measure(seconds=0.001, repeats=3, tick=stop)
    assert result.interrupted
    assert [row.name for row in result.rows] == FIGURES[:2]


@pytest.mark.parametrize("seconds", [-1.0, float("nan"), float("inf")])
def test_a_time_without_end_is_refused(seconds: float) -> None:
    with pytest.raises(BadNumber):
        bench.measure(seconds=seconds)


def test_no_repeats_are_refused() -> None:
    with pytest.raises(BadNumber):
        bench.measure(repeats=0)


@pytest.mark.usefixtures("alone")
def test_a_game_is_measured_with_the_options_given() -> None:
    decks = {"edition": "laar", "pack": "kub", "south": "minions", "north": "defenders"}
    result = bench.measure("berserk", seconds=0.001, repeats=1, options=decks)
    assert [row.name for row in result.rows] == FIGURES
    with pytest.raises(OptionError):
        bench.measure("berserk", options={"south": "nobody"})


@has_peer
def test_the_peer_stands_beside_every_figure_it_has() -> None:
    result = bench.measure(seconds=0.001, repeats=1)
    beside = {(row.name, row.peer) for row in result.rows if row.peer is not None}
    assert beside == {
        (name, f"open_spiel {game}")
        for name in ("playouts", "python", "copy", "determinize")
        for game in openspiel.GAMES
    }
    for row in result.rows:
        if row.peer_value is not None:
            assert row.ratio == pytest.approx(row.ours / row.peer_value)


@has_peer
def test_a_game_is_measured_beside_one_of_its_own_kind() -> None:
    result = bench.measure("berserkers", seconds=0.001, repeats=1)
    beside = {row.peer for row in result.rows if row.peer is not None}
    assert (result.game, beside) == ("berserkers", {"open_spiel backgammon"})


@pytest.mark.usefixtures("alone")
def test_any_game_can_be_measured() -> None:
    code, out, _ = invoke("bench", "berserkers", "--json", *TINY)
    assert (code, json.loads(out)["game"]) == (0, "berserkers")


@has_peer
def test_the_actions_of_a_peer_game_are_counted_one_by_one() -> None:
    spiel: Any = importlib.import_module("pyspiel")
    goofspiel = spiel.load_game("goofspiel(num_cards=4)")
    # Three prizes are drawn and three pairs of cards bid; the last of all is forced.
    assert openspiel.drive(goofspiel.new_initial_state(), random.Random(1)) == 3 + 2 * 3
    tic_tac_toe = spiel.load_game("tic_tac_toe")
    assert 5 <= openspiel.drive(tic_tac_toe.new_initial_state(), random.Random(1)) <= 9


# The scripts of bench/


def script(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(f"bench_{name}", ROOT / "bench" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


def test_bots_are_timed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    timing = script("bots")
    monkeypatch.setattr(timing, "SECONDS", 0.01)
    assert timing.main(["random", "greedy"]) == 0
    assert capsys.readouterr().out.count("choices/s") == 2


@pytest.mark.usefixtures("alone")
def test_comparing_with_more_peers_needs_the_peer(capsys: pytest.CaptureFixture[str]) -> None:
    assert script("peers").main([]) == 1
    assert "holmgang[bench]" in capsys.readouterr().err


def test_two_builds_are_compared_kind_by_kind() -> None:
    source = str(ROOT / "src")
    tiny = ["--kinds", "shieldwall", "draft", "--figures", "copy", "--rounds", "1"]
    command = [sys.executable, str(ROOT / "bench" / "builds.py"), source, source, *tiny]
    out = subprocess.check_output([*command, "--seconds", "0.001"], text=True).splitlines()
    assert out[0].startswith("interpreted and interpreted")
    assert [line.split()[:2] for line in out[1:]] == [["shieldwall", "copy"], ["draft", "copy"]]
    assert all("×" in line for line in out[1:])
