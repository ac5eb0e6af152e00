"""Claims and odds at the terminal, as a person types them."""

from pathlib import Path

import pytest
from cli_terminal import Terminal, saved, settle
from rulebook import rule, ruling

from berzerka.table import seeded
from holmgang import games
from holmgang.cli import files
from holmgang.cli.boards.berzerka import BerzerkaBoard
from holmgang.cli.console import Screen
from holmgang.cli.records import result
from holmgang.core.replay import replay
from holmgang.texts import Texts


@pytest.fixture
def run(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> Terminal:
    settle(monkeypatch, tmp_path)
    return Terminal(monkeypatch, capsys)


def play(run: Terminal, *typed: str) -> str:
    options = ["length=short", "first=blue", "dealing=whole"]
    pairs = [part for option in options for part in ("--option", option)]
    command = ("play", "berzerka", "--seed", "5", "--bots", "greedy,greedy", *pairs)
    return run(*command, typed="\n".join(typed) + "\n").out


START = ("bid hold-steady", "bid hold-steady", "done")


@ruling("BZ-CLM-01")
def test_a_claim_is_typed_and_answered(run: Terminal) -> None:
    out = play(run, *START, "?", "Claim 0", "odds", "quit")
    assert "claim 0 … claim 13" in out
    assert "You claim no more tricks." in out
    # Who wants most tricks and gives up all of them is not refused.
    names = [Texts("en").player(name) for name in files.read_record(saved()).names]
    assert any(f"The rest is not played: you 0, {name} 13." in out for name in names[1:])
    lines = [line.text for line in files.read_record(saved()).lines]
    assert lines[lines.index("claim 0") + 1 :][:2] == ["agree", "agree"]
    replay(games.find("berzerka"), files.read_record(saved()))


def test_too_much_is_refused_with_the_reason(run: Terminal) -> None:
    out = play(run, *START, "play D13", "claim 13", "quit")
    assert "there are only 12 tricks left" in out


def test_the_odds_are_told_on_request(run: Terminal) -> None:
    out = play(run, *START, "odds", "quit")
    assert "Where the unseen cards may be" in out
    assert "Spades" in out


def test_a_game_without_odds_says_so(run: Terminal) -> None:
    out = run("play", "shieldwall", "--seed", "1", typed="odds\nquit\n").out
    assert "There are no odds to reckon in this game." in out


@rule("BZ-DIS-03")
def test_several_cards_are_discarded_in_one_entry(run: Terminal) -> None:
    out = play(run, "bid hold-steady", "bid hold-steady", "1 3 5 7", "quit")
    assert "You have discarded 3 cards." in out
    lines = [line.text for line in files.read_record(saved()).lines if line.actor == 0]
    assert [line.split(" ")[0] for line in lines[-4:]] == [*["discard"] * 3, "done"]


@rule("BZ-DIS-03")
def test_several_cards_are_named_or_refused_together(run: Terminal) -> None:
    typed = ("D13 X9 done", "D13 D13", "S2 D13", "discard D13", "undo", "d13 done", "quit")
    out = play(run, *START[:2], *typed)
    assert "“discard X9” cannot be read as a choice" in out
    assert "you do not hold ♦13" in out
    assert "you do not hold ♠2" in out
    assert "You have discarded 1 card." in out
    lines = [line.text for line in files.read_record(saved()).lines if line.actor == 0]
    assert lines[-2:] == ["discard D13", "done"]


def test_the_end_states_all_totals() -> None:
    match = seeded("resigned")
    match.stop("resigned", 1)
    board = BerzerkaBoard(match, 0, Texts("en", "berzerka"), Screen(width=100))
    console = Screen(width=100, highlight=False)
    with console.capture() as capture:
        console.print(board.statistics())
    assert "Final totals: Blue +0, Yellow +0, Red +0." in capture.get()


@pytest.mark.parametrize(("dealing", "words"), [("whole", "all thirteen"), ("halves", "half of")])
def test_the_help_is_that_of_the_variant(run: Terminal, dealing: str, words: str) -> None:
    command = ("play", "berzerka", "--seed", "5", "--option", "first=blue")
    out = run(*command, "--option", f"dealing={dealing}", typed="?\nquit\n").out
    assert words in " ".join(out.split())


def test_two_share_the_victory_when_the_third_resigns() -> None:
    match = seeded("resigned")
    match.stop("resigned", 1)
    assert result(match, Texts("en", "berzerka")) == "Victory is shared: Blue, Red."
    assert result(match, Texts("fr", "berzerka")).startswith("Victoire partagée")
