"""A game in the terminal: played, taken back, saved, interrupted, gone on with."""

import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from cli_terminal import ONES, Terminal, at, flat, play_to_the_end, saved, settle

from holmgang import games
from holmgang.cli import files
from holmgang.core.replay import prove
from holmgang.texts import LANGUAGES, Texts, people

PATIENCE = 300
"""Seconds. A healthy test never waits so long, on the busiest machine."""


@pytest.fixture(autouse=True)
def place(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    return settle(monkeypatch, tmp_path)


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Terminal:
    return Terminal(monkeypatch, capsys)


# Playing


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_is_played_by_numbers(run: Terminal, lang: str) -> None:
    result = play_to_the_end(run, lang=lang)
    texts = Texts(lang, "shieldwall")
    assert (result.code, result.err) == (0, "")
    said = flat(result.out)
    assert flat(texts("shieldwall-goal")) in said
    assert flat(texts("shieldwall-ask-strategy", who="you", seat="")) in said
    assert f"holmgang verify {saved()}" in result.out
    assert "shieldwall-" not in result.out.replace(saved().name, "")
    assert "{" not in result.out
    finished = files.read_record(saved())
    assert finished.ending == "played"
    assert prove(games.find("shieldwall"), finished) > 5


def test_the_commitment_is_shown_before_the_first_card(run: Terminal) -> None:
    out = play_to_the_end(run).out
    commitment = files.read_record(saved()).commitment
    assert out.index(commitment) < out.index("You draw")


def test_a_seed_repeats_the_whole_game(run: Terminal, place: Path) -> None:
    records = []
    for folder in ("one", "two"):
        at(place, folder)
        play_to_the_end(run)
        records.append(saved().read_text(encoding="utf-8"))
    assert records[0] == records[1]


def test_own_words_are_stirred_into_the_chance(run: Terminal, place: Path) -> None:
    for number, words in enumerate(("raven", "ворон и волк")):
        at(place, str(number))
        result = play_to_the_end(run, "--mix", words)
        game = files.read_record(saved())
        assert game.mixes[0] in result.out
        assert prove(games.find("shieldwall"), game)
        verified = run("verify", saved()).out
        assert game.mixes[0] in verified
    assert len(game.mixes[0]) == 64


def test_the_seat_can_be_chosen_by_number_and_by_colour(run: Terminal, place: Path) -> None:
    for seat in ("1", "red"):
        at(place, seat)
        result = play_to_the_end(run, "--seat", seat, "--name", "Olga")
        assert "You play Red." in result.out
        bot, person = files.read_record(saved()).names
        assert (people.spec_of(bot), person) == ("greedy", "Olga")


def test_two_bots_of_a_kind_are_two_people(run: Terminal, place: Path) -> None:
    out = run("play", "berzerka", "--seed", "3", "--bots", "greedy", typed="quit\n").out
    names = files.read_record(saved()).names
    texts = Texts("en", "berzerka")
    assert [people.spec_of(name) for name in names[1:]] == ["greedy", "greedy"]
    shown = [texts.player(name) for name in names[1:]]
    assert len(set(shown)) == 2
    for name in shown:
        assert f"{name} (Greedy bot)" in out
    assert run("play", "--resume", saved(), typed="quit\n").code == 0


def test_answers_are_taken_by_number_by_notation_and_in_any_case(run: Terminal) -> None:
    typed = "PLAY  ambush\nforce 1\nquit\n"
    out = run("play", "shieldwall", "--seed", "42", typed=typed).out
    assert "You play Ambush." in out
    assert "You lead Volley line with swords: 3, bonus 2 = 5." in out


def test_a_choice_that_is_not_allowed_says_why_and_asks_again(run: Terminal) -> None:
    typed = "nonsense\n9\nplay spy\nforce 2\n\nquit\n"
    out = run("play", "shieldwall", "--seed", "42", typed=typed).out
    assert "“nonsense” cannot be read as a choice." in out
    assert "only the choices 1 to 3" in out
    assert "you do not hold Spy" in out
    assert "another question is being asked now" in out
    assert out.count("Which strategy card do you play?") == 1


def test_a_refusal_and_a_question_lead_to_their_rules(run: Terminal) -> None:
    typed = "?\nwhy\nforce 2\nplay spy\nwhy\n1\nforce 3\nquit\n"
    said = flat(run("play", "shieldwall", "--seed", "42", typed=typed).out)
    assert "This is rule SW-STR-A" in said
    assert said.count("By rule SW-STR-A") == 2
    assert said.count("both players play one strategy card each") == 2


def test_a_forced_choice_is_made_and_said(run: Terminal) -> None:
    out = run("play", "shieldwall", "--seed", "42", typed="1\nquit\n").out
    assert "The only choice, made for you: Take up swords." in out


COMMANDS = [("en", "? undo log cards table hint"), ("ru", "помощь назад ход карты стол совет")]


@pytest.mark.parametrize(("lang", "words"), COMMANDS)
def test_commands_explain_tell_and_show(run: Terminal, lang: str, words: str) -> None:
    typed = "\n".join([*words.split(), "quit", ""])
    out = run("play", "shieldwall", "--seed", "42", "--lang", lang, typed=typed).out
    texts = Texts(lang, "shieldwall")
    said = flat(out)
    assert flat(texts.attribute("shieldwall-ask-strategy", "help")) in said
    assert texts("play-about-undo") in said
    assert texts("error-no-undo") in said
    seat = texts.player(files.read_record(saved()).names[1])
    assert said.count(texts("shieldwall-event-first", who="other", seat=seat)) == 2
    assert texts("shieldwall-card-S1") in said
    assert said.count(texts("shieldwall-ask-strategy", who="you", seat="")) == 2
    assert texts("bot-nash") in said


def test_a_weapon_can_be_taken_back_until_the_strategies_are_turned(run: Terminal) -> None:
    args = ("play", "shieldwall", "--seed", "42", "--option", "first=black")
    out = run(*args, typed="weapon swords\nundo\nweapon bows\nquit\n").out
    assert "Taken back." in out
    game = files.read_record(saved())
    assert [line.text for line in game.lines if line.actor == 0] == ["weapon bows"]


def test_a_hint_does_not_change_the_game(run: Terminal, place: Path) -> None:
    records = []
    for folder, typed in (("plain", "1\n1\nquit\n"), ("asked", "hint\n1\nhint\n1\nquit\n")):
        at(place, folder)
        run("play", "shieldwall", "--seed", "5", typed=typed)
        records.append(saved().read_text(encoding="utf-8"))
    assert records[0] == records[1]


def test_the_screen_shows_nothing_the_player_may_not_know(run: Terminal) -> None:
    """The enemy's hand and deck stand in the record, and nowhere on the screen."""
    out = run("play", "shieldwall", "--seed", "42", typed="cards\nlog\ntable\nquit\n").out
    texts = Texts("en", "shieldwall")
    lines = [line.text.split() for line in files.read_record(saved()).lines]
    own, theirs = ({w[2] for w in lines if w[:2] == ["draw", c]} for c in ("black", "red"))
    [deck] = [words[2:] for words in lines if words[:2] == ["shuffle", "red"]]
    assert all(texts.word("strategy", strategy) not in out for strategy in theirs - own)
    assert not re.search(r"\s+".join(deck[:3]), out)


# Saving and going on


def test_quitting_keeps_the_game_and_says_how_to_go_on(run: Terminal) -> None:
    first = run("play", "shieldwall", "--seed", "11", "--option", "units=2", typed="1\n1\nquit\n")
    assert first.code == 0
    assert f"holmgang play --resume {saved()}" in first.out
    second = run("play", "--resume", saved(), typed=ONES)
    assert second.code == 0
    assert files.read_record(saved()).ending == "played"


def test_a_resumed_game_goes_as_it_would_have_gone(run: Terminal, place: Path) -> None:
    records = []
    for folder, parts in (("once", [ONES]), ("twice", ["1\n1\n1\nquit\n", ONES])):
        at(place, folder)
        args = ("play", "shieldwall", "--seed", "8", "--option", "units=2", "--bots", "ismcts:20")
        run(*args, typed=parts[0])
        for typed in parts[1:]:
            run("play", "--resume", saved(), typed=typed)
        records.append(saved().read_text(encoding="utf-8"))
    assert records[0] == records[1]


def test_a_finished_game_cannot_be_resumed(run: Terminal) -> None:
    play_to_the_end(run)
    result = run("play", "--resume", saved())
    assert (result.code, result.out) == (1, "")
    assert "the game is over" in result.err


def test_saving_elsewhere_never_overwrites_something_else(run: Terminal, place: Path) -> None:
    diary, copy = place / "diary.txt", place / "sub" / "copy.holmgang"
    diary.write_text("dear diary", encoding="utf-8")
    typed = f"save {diary}\nsave {copy}\nsave {copy}\nsave\nquit\n"
    out = run("play", "shieldwall", typed=typed).out
    assert diary.read_text(encoding="utf-8") == "dear diary"
    assert "is not overwritten" in out.replace("\n", " ")
    assert files.read_record(copy).ending == ""
    assert list(copy.parent.iterdir()) == [copy]


def test_a_game_that_cannot_be_saved_goes_on_and_says_so_once(run: Terminal, place: Path) -> None:
    (place / "data").write_text("in the way", encoding="utf-8")
    typed = "1\n1\nquit\nsave " + str(place / "here.holmgang") + "\n"
    result = run("play", "shieldwall", "--seed", "42", typed=typed)
    assert result.code == 1
    assert result.err.count(str(place / "data")) == 2  # once at the start, once at the end
    assert "could not be saved" in result.out
    assert files.read_record(place / "here.holmgang").ending == ""


def test_the_end_of_input_keeps_the_game(run: Terminal) -> None:
    result = run("play", "shieldwall", typed="1\n")
    assert result.code == 1
    assert str(saved()) in result.err
    assert result.err.count("\n") == 1


# The terminal


@pytest.mark.parametrize("columns", ["24", "40", "80", "200"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_table_fits_any_width(
    run: Terminal, monkeypatch: pytest.MonkeyPatch, columns: str, lang: str
) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    args = ("play", "shieldwall", "--seed", "42", "--lang", lang)
    out = run(*args, typed="1\n?\n1\n1\n1\nquit\n").out
    commitment = files.read_record(saved()).commitment
    assert commitment in out.splitlines(), "it stands alone, to be copied"
    for line in out.splitlines():
        if line != commitment and not any(word in line for word in ("holmgang", "/")):
            assert len(line.rstrip()) <= int(columns), line


def test_colour_is_left_out_of_pipes_and_where_it_is_not_wanted(
    run: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "\x1b[" not in run("play", "shieldwall", typed="quit\n").out
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("NO_COLOR", "1")
    assert not re.search(r"\x1b\[[0-9;]*3[0-7]", run("games").out)


# As a process of its own


def start(*args: str, **settings: object) -> subprocess.Popen[bytes]:
    environment = os.environ | {"PYTHONPATH": str(Path(files.__file__).parents[2])}
    environment |= {"PYTHONUNBUFFERED": "1"}
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    command = [sys.executable, "-m", "holmgang", *args]
    return subprocess.Popen(command, env=environment, **(pipes | settings))  # type: ignore[call-overload, no-any-return]


def wait_for(process: subprocess.Popen[bytes], words: bytes) -> bytes:
    assert process.stdout is not None
    seen = b""
    deadline = time.monotonic() + 60
    while words not in seen:
        assert time.monotonic() < deadline
        piece = os.read(process.stdout.fileno(), 65536)
        assert piece, seen
        seen += piece
    return seen


def test_an_interrupt_keeps_the_game(run: Terminal) -> None:
    process = start("play", "shieldwall", "--seed", "11", "--option", "units=2")
    wait_for(process, b"\n> ")
    process.send_signal(signal.SIGINT)
    _, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == 130
    assert str(saved()) in err.decode()
    assert err.count(b"\n") == 1
    assert run("play", "--resume", saved(), typed=ONES).code == 0


def test_a_killed_game_is_kept_too(run: Terminal) -> None:
    process = start("play", "shieldwall", "--seed", "11", "--option", "units=2")
    wait_for(process, b"\n> ")
    assert process.stdin is not None
    process.stdin.write(b"1\n")
    process.stdin.flush()
    wait_for(process, b"\n> ")
    process.kill()
    process.communicate(timeout=PATIENCE)
    assert any(line.actor == 0 for line in files.read_record(saved()).lines)
    assert run("play", "--resume", saved(), typed=ONES).code == 0


def test_a_closed_output_ends_in_one_line(place: Path) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    process = start("rules", "shieldwall", stdout=writer)
    os.close(writer)
    _, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == 1
    assert err.count(b"\n") == 1


def test_a_closed_input_is_an_end_of_input() -> None:
    script = f"exec {sys.executable} -m holmgang play shieldwall <&-"
    environment = os.environ | {"PYTHONPATH": str(Path(files.__file__).parents[2])}
    result = subprocess.run(
        ["sh", "-c", script], env=environment, capture_output=True, timeout=PATIENCE
    )
    assert result.returncode == 1
    assert str(saved()).encode() in result.stderr


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_terminal_without_unicode_still_shows_a_game(lang: str) -> None:
    environment = os.environ | {"PYTHONIOENCODING": "ascii"}
    environment |= {"PYTHONPATH": str(Path(files.__file__).parents[2])}
    command = [sys.executable, "-m", "holmgang", "play", "shieldwall", "--lang", lang]
    result = subprocess.run(
        command, env=environment, input=b"1\nquit\n", capture_output=True, timeout=PATIENCE
    )
    assert result.returncode == 0
    assert b"AAAAAAAAAA" in result.stdout
    assert b"Traceback" not in result.stderr
