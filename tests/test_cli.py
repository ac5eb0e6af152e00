"""The command line, as people use it: whole games, wrong words, lost pipes, in three languages."""

import io
import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from holmgang import bots, games
from holmgang.cli import files, main, take_language
from holmgang.cli.errors import MissingValue, UnknownLanguage
from holmgang.core import record
from holmgang.core.match import prove
from holmgang.texts import LANGUAGES, Texts

ONES = "1\n" * 600


@pytest.fixture(autouse=True)
def place(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A data folder of its own, a plain terminal, English unless a test asks otherwise."""
    for name in ("LC_ALL", "LC_MESSAGES", "NO_COLOR", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("HOLMGANG_DATA", str(tmp_path / "data"))
    return tmp_path


class Result:
    def __init__(self, code: int, out: str, err: str) -> None:
        self.code = code
        self.out = out
        self.err = err


class Terminal:
    """Runs commands in this process, with answers typed ahead."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.monkeypatch = monkeypatch
        self.capsys = capsys

    def __call__(self, *args: str | Path, typed: str = "") -> Result:
        self.monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        code = main([str(arg) for arg in args])
        captured = self.capsys.readouterr()
        return Result(code, captured.out, captured.err)


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Terminal:
    return Terminal(monkeypatch, capsys)


def flat(text: str) -> str:
    """As one line, however it was broken."""
    return " ".join(text.split())


def at(place: Path, folder: str) -> None:
    """Keep the following games in a folder of their own. The fixture puts it back."""
    os.environ["HOLMGANG_DATA"] = str(place / folder)


def saved() -> Path:
    """The one game that is kept in the data folder."""
    [path] = (files.data_folder() / "games").glob("*.holmgang")
    return path


def play_to_the_end(run: Terminal, *args: str, lang: str = "en") -> Result:
    options = ("--option", "units=2", "--seed", "11")
    return run("play", "shieldwall", *options, "--lang", lang, *args, typed=ONES)


# What there is


def test_the_version_says_which_build_runs(run: Terminal) -> None:
    result = run("--version")
    assert result.code == 0
    assert re.fullmatch(r"Holmgang \d+\.\d+\.\d+, (compiled|interpreted) build, .+\n", result.out)


def test_games_are_listed_for_people_and_for_programs(run: Terminal) -> None:
    assert "--option units=10" in run("games").out
    facts = json.loads(run("games", "--json", "--lang", "ru").out)
    [game] = facts["games"]
    assert game["id"] == "shieldwall"
    assert game["name"] == "Стена щитов"
    assert game["options"][0] == {"name": "units", "default": "10", "low": 1, "high": 24}
    assert game["bots"] == bots.names("shieldwall")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_is_in_the_language_down_to_its_titles(run: Terminal, lang: str) -> None:
    texts = Texts(lang)
    commands = "play replay verify rules games sim arena bench serve".split()
    for command in [[], *([name] for name in commands)]:
        result = run(*command, "--help", "--lang", lang)
        assert result.code == 0
        assert texts("help-options") in result.out
        assert texts("help-help") in result.out
        assert texts("help-usage") in result.out
        assert not re.search(r"Show this message|\[default|\[required|TEXT|INTEGER", result.out)
        if lang == "ru":
            assert not re.search(r"Usage|Options|Arguments|Commands", result.out)


def test_no_command_at_all_shows_the_help(run: Terminal) -> None:
    result = run()
    assert result.code == 0
    assert "verify" in result.out


def test_a_rule_is_found_by_number_by_beginning_and_by_words(run: Terminal) -> None:
    assert "SW-FRC-01" in run("rules", "shieldwall", "sw-frc-01").out
    assert run("rules", "shieldwall", "SW-FRC").out.count("SW-FRC-0") >= 4
    assert "SW-" in run("rules", "shieldwall", "force", "card").out
    assert "## " not in run("rules", "shieldwall").out
    assert run("rules", "shieldwall", "--lang", "fr", "SW-FRC-01").out != ""
    nothing = run("rules", "shieldwall", "zzzz")
    assert (nothing.code, nothing.out) == (1, "")
    assert "zzzz" in nothing.err


# Languages


@pytest.mark.parametrize(
    ("args", "lang", "rest"),
    [
        (["--lang", "ru", "games"], "ru", ["games"]),
        (["games", "--lang=fr", "--json"], "fr", ["games", "--json"]),
        (["games"], None, ["games"]),
        (["rules", "--", "--lang", "ru"], None, ["rules", "--", "--lang", "ru"]),
    ],
)
def test_the_language_may_stand_anywhere(
    args: list[str], lang: str | None, rest: list[str]
) -> None:
    assert take_language(args) == (lang, rest)


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(UnknownLanguage):
        take_language(["--lang", "tlh"])
    with pytest.raises(MissingValue):
        take_language(["games", "--lang"])


def test_the_environment_chooses_the_language(
    run: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "ru_RU.UTF-8")
    assert "Команды" in run("--help").out
    assert "Commands" in run("--help", "--lang", "en").out


# Wrong words


@pytest.mark.parametrize(
    ("args", "told"),
    [
        (["plya"], "Did you mean “play”?"),
        (["xyzzy"], "no command “xyzzy”"),
        (["play", "--sed", "1"], "--seat, --seed"),
        (["play", "shieldwall", "--seat"], "--seat needs a value"),
        (["play", "shieldwall", "--seat", "9"], "0 | 1 | black | red"),
        (["play"], "GAME"),
        (["play", "shieldwall", "--option", "units"], "NAME=VALUE"),
        (["play", "shieldwall", "--bots", "greedy,random,nash"], "--bots cannot be"),
        (["play", "--resume", "x", "--seed", "1"], "--seed and --resume"),
        (["verify"], "FILE"),
        (["verify", "a", "b"], "“b”"),
        (["games", "--json=1"], "--json takes no value"),
        (["sim", "shieldwall", "--games", "many"], "a whole number"),
    ],
)
def test_what_is_typed_wrongly_is_refused_in_one_line(
    run: Terminal, args: list[str], told: str
) -> None:
    result = run(*args)
    assert result.code == 2
    assert result.out == ""
    assert told in result.err
    assert result.err.count("\n") == 1


@pytest.mark.parametrize(
    ("args", "told"),
    [
        (["play", "chess"], "no game “chess”"),
        (["rules", "chess"], "no game “chess”"),
        (["play", "shieldwall", "--bots", "deepblue"], "no bot “deepblue”"),
        (["play", "shieldwall", "--option", "units=99"], "1–24"),
        (["play", "shieldwall", "--option", "wings=2"], "units | first | pack"),
        (["play", "shieldwall", "--option", "pack=missing"], "no such file"),
        (["verify", "nowhere.holmgang"], "no such file"),
        (["replay", "."], "this is a folder"),
    ],
)
def test_what_is_not_there_is_refused_in_one_line(
    run: Terminal, args: list[str], told: str
) -> None:
    result = run(*args)
    assert (result.code, result.out) == (1, "")
    assert told in result.err
    assert result.err.count("\n") == 1


@pytest.mark.parametrize("lang", ["ru", "fr"])
def test_refusals_speak_the_language(run: Terminal, lang: str) -> None:
    english = {run(*args).err for args in (["plya"], ["verify"], ["verify", "nowhere"])}
    foreign = {
        run(*args, "--lang", lang).err for args in (["plya"], ["verify"], ["verify", "nowhere"])
    }
    assert not english & foreign


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
        assert files.read_record(saved()).names == ["greedy", "Olga"]


def test_answers_are_taken_by_number_by_notation_and_in_any_case(run: Terminal) -> None:
    typed = "PLAY  ambush\nforce 1\nquit\n"
    out = run("play", "shieldwall", "--seed", "42", typed=typed).out
    assert "You play Ambush." in out
    assert "You lead B7 with swords: 3, bonus 2 = 5." in out


def test_a_choice_that_is_not_allowed_says_why_and_asks_again(run: Terminal) -> None:
    typed = "nonsense\n9\nplay spy\nforce 2\n\nquit\n"
    out = run("play", "shieldwall", "--seed", "42", typed=typed).out
    assert "“nonsense” cannot be read as a choice." in out
    assert "only the choices 1 to 3" in out
    assert "you do not hold Spy" in out
    assert "another question is being asked now" in out
    assert out.count("Which strategy card do you play?") == 1


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
    assert said.count(texts("shieldwall-event-first", who="other", seat=texts("bot-greedy"))) == 2
    assert texts.attribute("shieldwall-card-S1", "title") in said
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


# Replay and proof


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_replay_tells_every_line_and_the_end(run: Terminal, lang: str) -> None:
    play_to_the_end(run)
    game = files.read_record(saved())
    result = run("replay", saved(), "--lang", lang)
    assert result.code == 0
    assert all(line.text in result.out for line in game.lines)
    assert Texts(lang)("ending-played") in result.out


def test_a_replay_as_json_has_scores_and_every_line(run: Terminal) -> None:
    play_to_the_end(run)
    game = files.read_record(saved())
    result = run("replay", saved(), "--json")
    facts = json.loads(result.out)
    assert result.out.count("\n") == 1
    assert facts["game"] == "shieldwall"
    assert facts["options"]["units"] == "2"
    assert facts["ending"] == "played"
    assert sorted(facts["scores"]) == [-1.0, 1.0]
    assert facts["seats"] == game.names
    assert [line["number"] for line in facts["lines"]] == list(range(1, len(game.lines) + 1))
    assert [line["text"] for line in facts["lines"]] == [line.text for line in game.lines]
    assert {line["actor"] for line in facts["lines"]} == {-1, 0, 1}
    assert facts["lines"][-1]["events"][-1]["event"] == "over"
    assert all(event["text"] for line in facts["lines"] for event in line["events"])


def test_an_unfinished_game_can_be_replayed_and_verified(run: Terminal) -> None:
    run("play", "shieldwall", "--seed", "42", typed="1\nquit\n")
    assert json.loads(run("replay", saved(), "--json").out)["scores"] is None
    assert "not finished" in run("replay", saved()).out
    assert "Proven so far" in run("verify", saved()).out


def resign(rows: list[str]) -> str:
    """Sign changed rows anew, as a forger would."""
    return record._sign([row.rpartition(" ;")[0] for row in rows])


def test_verify_proves_an_honest_record(run: Terminal) -> None:
    play_to_the_end(run)
    result = run("verify", saved())
    assert (result.code, result.err) == (0, "")
    assert "Proven" in result.out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_verify_refuses_a_forged_shuffle_even_if_it_is_signed_anew(
    run: Terminal, lang: str
) -> None:
    """Two cards deep in the deck change places: the rules have nothing against it."""
    play_to_the_end(run)
    rows = saved().read_text(encoding="utf-8").splitlines()
    at = next(i for i, row in enumerate(rows) if " - shuffle black " in row)
    rows[at] = re.sub(r"(\S+) (\S+) ;", r"\2 \1 ;", rows[at])
    saved().write_text(resign(rows), encoding="utf-8")
    assert run("replay", saved()).code == 0
    result = run("verify", saved(), "--lang", lang)
    assert (result.code, result.out) == (1, "")
    assert result.err.count("\n") == 1
    assert str(at + 1) in result.err


def test_replay_refuses_an_altered_record_with_its_line(run: Terminal, place: Path) -> None:
    play_to_the_end(run)
    rows = saved().read_text(encoding="utf-8").splitlines()
    rows[14] = rows[14].replace("black", "red", 1)[:-1] + "0"
    saved().write_text("\n".join(rows) + "\n", encoding="utf-8")
    result = run("replay", saved())
    assert (result.code, result.out) == (1, "")
    assert "line 15" in result.err


def test_replay_says_which_rule_a_forged_choice_breaks(run: Terminal) -> None:
    play_to_the_end(run)
    rows = saved().read_text(encoding="utf-8").splitlines()
    held = {row.split()[4] for row in rows if " - draw black " in row}
    at = next(i for i, row in enumerate(rows) if re.match(r"\d+ 0 play ", row))
    other = next(s for s in ("spy", "ambush", "vanguard", "reserves") if s not in held)
    rows[at] = re.sub(r"play \S+", f"play {other}", rows[at])
    saved().write_text(resign(rows), encoding="utf-8")
    result = run("replay", saved(), "--lang", "fr")
    name = Texts("fr", "shieldwall").word("strategy", other)
    assert name in result.err
    assert result.code == 1


@pytest.mark.parametrize("data", [b"", b"\x00\xff\xfe", b"hello\n", "привет".encode("koi8-r")])
def test_files_that_are_no_records_are_refused(run: Terminal, place: Path, data: bytes) -> None:
    path = place / "odd.holmgang"
    path.write_bytes(data)
    for command in ("replay", "verify"):
        result = run(command, path)
        assert (result.code, result.out) == (1, "")
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
    copied = ("holmgang", "/", files.read_record(saved()).commitment)
    for line in out.splitlines():
        if not any(word in line for word in copied):
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
    _, err = process.communicate(timeout=60)
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
    process.communicate(timeout=60)
    assert any(line.actor == 0 for line in files.read_record(saved()).lines)
    assert run("play", "--resume", saved(), typed=ONES).code == 0


def test_a_closed_output_ends_in_one_line(place: Path) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    process = start("rules", "shieldwall", stdout=writer)
    os.close(writer)
    _, err = process.communicate(timeout=60)
    assert process.returncode == 1
    assert err.count(b"\n") == 1


def test_a_closed_input_is_an_end_of_input() -> None:
    script = f"exec {sys.executable} -m holmgang play shieldwall <&-"
    environment = os.environ | {"PYTHONPATH": str(Path(files.__file__).parents[2])}
    result = subprocess.run(["sh", "-c", script], env=environment, capture_output=True, timeout=60)
    assert result.returncode == 1
    assert str(saved()).encode() in result.stderr


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_terminal_without_unicode_still_shows_a_game(lang: str) -> None:
    environment = os.environ | {"PYTHONIOENCODING": "ascii"}
    environment |= {"PYTHONPATH": str(Path(files.__file__).parents[2])}
    command = [sys.executable, "-m", "holmgang", "play", "shieldwall", "--lang", lang]
    result = subprocess.run(
        command, env=environment, input=b"1\nquit\n", capture_output=True, timeout=60
    )
    assert result.returncode == 0
    assert b"AAAAAAAAAA" in result.stdout
    assert b"Traceback" not in result.stderr
