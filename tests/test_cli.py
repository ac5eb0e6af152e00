"""The commands, as people type them: right and wrong, in three languages."""

import json
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest
from cli_terminal import Terminal, play_to_the_end, saved, settle

from holmgang import bots
from holmgang.cli import files, take_language
from holmgang.cli.errors import MissingValue, UnknownLanguage
from holmgang.core import record
from holmgang.texts import LANGUAGES, Texts


@pytest.fixture(autouse=True)
def place(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    return settle(monkeypatch, tmp_path)


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Terminal:
    return Terminal(monkeypatch, capsys)


# What there is


def test_the_version_says_which_build_runs(run: Terminal) -> None:
    result = run("--version")
    assert result.code == 0
    assert re.fullmatch(r"Holmgang \d+\.\d+\.\d+, (compiled|interpreted) build, .+\n", result.out)


def test_games_are_listed_for_people_and_for_programs(run: Terminal) -> None:
    assert "--option units=10" in run("games").out
    facts = json.loads(run("games", "--json", "--lang", "ru").out)
    [game] = [game for game in facts["games"] if game["id"] == "shieldwall"]
    assert game["name"] == "Стена щитов"
    assert game["options"][0] == {"name": "units", "default": "10", "low": 1, "high": 24}
    assert game["bots"] == bots.names("shieldwall")


FOREIGN = re.compile(r"Show this message|\[default|\[required|TEXT|INTEGER|Sentinel|UNSET|None")
"""What Click says by itself."""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_is_in_the_language_down_to_its_titles(run: Terminal, lang: str) -> None:
    texts = Texts(lang)
    commands = ["play", "replay", "verify", "rules", "games", "sim", "arena", "bench", "serve"]
    commands.append("analyse")
    for command in [[], *([name] for name in commands)]:
        result = run(*command, "--help", "--lang", lang)
        assert result.code == 0
        assert texts("help-options") in result.out
        assert texts("help-help") in result.out
        assert texts("help-usage") in result.out
        assert not re.search(FOREIGN, result.out)
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
        (["analyse", "nowhere.holmgang"], "no such file"),
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


# Analyse


@pytest.fixture
def finished(run: Terminal) -> Path:
    play_to_the_end(run)
    return saved()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_analysis_tells_the_worst_choices_in_the_language(
    run: Terminal, finished: Path, lang: str
) -> None:
    result = run("analyse", finished, "--iterations", "16", "--bot", "greedy", "--lang", lang)
    texts = Texts(lang, "shieldwall")
    assert result.code == 0 and "{" not in result.out
    assert texts("analyse-seat", seat=Texts("en")("play-your-name")) in result.out
    assert texts("analyse-column-chosen") in result.out


def test_an_analysis_is_one_object_for_programs(run: Terminal, finished: Path) -> None:
    wish = ("analyse", finished, "--iterations", "2", "--seat", "red", "--bot", "casual", "--json")
    first, again = (json.loads(run(*wish).out) for _ in range(2))
    assert first == again and {one["seat"] for one in first["choices"]} == {1}
    assert first["method"]["bot"] == "greedy:2"


def test_an_analysis_draws_who_stood_better(run: Terminal, finished: Path, place: Path) -> None:
    file = place / "graph.svg"
    wish = ("analyse", finished, "--iterations", "1", "--bot", "random", "--svg", file)
    assert run(*wish).code == 0
    picture = ElementTree.fromstring(file.read_text("utf-8"))
    lines = [node for node in picture if node.tag.endswith("polyline")]
    assert len(lines) == 2 and all(len(line.attrib["points"].split()) > 2 for line in lines)


def test_an_analysis_refuses_what_is_no_whole_record(
    run: Terminal, finished: Path, place: Path
) -> None:
    broken = place / "broken.holmgang"
    broken.write_text(finished.read_text("utf-8").replace("weapon", "wepon", 1), "utf-8")
    for wish in ([broken], [finished, "--bot", "nobody"]):
        refused = run("analyse", *wish)
        assert (refused.code, refused.out) == (1, "") and refused.err
