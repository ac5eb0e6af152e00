"""Berserk as a game to sit down to: its options, decks, tables and the commands for cards."""

from pathlib import Path
from typing import Any

import pytest
from cli_terminal import Terminal, settle
from rulebook import rule

from holmgang import packs
from holmgang.cli.boards.berserk import BerserkBoard, card_texts
from holmgang.cli.console import Screen
from holmgang.core.chance import Quick
from holmgang.core.errors import ContentError, OptionError
from holmgang.core.match import Match
from holmgang.games import GAMES
from holmgang.games.berserk import content
from holmgang.games.berserk.abilities.text import CardText
from holmgang.games.berserk.change import decks
from holmgang.texts import LANGUAGES, Texts

GAME = GAMES["berserk"]
REALMS = content.library("realms")


@rule("BK-1.29", "BK-1.30", "BK-19.1")
def test_one_ability_is_one_sentence_of_the_text():
    english = CardText("en", [packs.folder("berserk", "realms")])
    for card in REALMS.cards.values():
        lines = english.lines(card)
        assert len(lines) == len(card.abilities)
        assert all(line.endswith(".") and line[0].isupper() for line in lines), lines


@rule("BK-1.1", "BK-2.5", "BK-19.16")
def test_the_decks_of_the_box_can_be_played_against_each_other():
    assert [sum(deck.values()) for deck in REALMS.decks.values()] == [30] * 6
    assert sum(REALMS.customizing.values()) == 63
    for south in REALMS.decks:
        for north in REALMS.decks:
            GAME.new(GAME.fill_options({"south": south, "north": north}))


def test_a_deck_may_be_written_out():
    text = content.write_deck(REALMS.decks["swamp"])
    assert content.read_deck(REALMS, "south", text) == REALMS.decks["swamp"]
    state: Any = GAME.new(GAME.fill_options({"south": text, "north": "fire"}))
    assert sum(1 for _ in state.tables.decks[0]) == 30


@pytest.mark.parametrize(
    ("given", "option", "expected"),
    [
        ({"south": "nowhere"}, "south", "plains"),
        ({"north": "grey-wolf*3"}, "north", "too-few-cards"),
        ({"north": "grey-wolf*30"}, "north", "too-many-copies"),
        ({"north": "grey-wolf*x"}, "north", "plains"),
        ({"readings": "gravity=off"}, "readings", "scale-reads"),
        ({"readings": "scale-reads=maybe"}, "readings", "scale"),
    ],
)
def test_wrong_options_are_refused(given, option, expected):
    with pytest.raises(OptionError) as refusal:
        GAME.new(GAME.fill_options(given))
    assert refusal.value.details["option"] == option
    assert expected in str(refusal.value.details["expected"])


def test_after_a_draft_any_number_of_copies_is_allowed():
    GAME.new(GAME.fill_options({"north": "grey-wolf*30", "copies": "free"}))


def test_readings_set_switches():
    state: Any = GAME.new(
        GAME.fill_options({"readings": "scale-reads=life,vampirism-cap=yes,flying-cap=9"})
    )
    edition = state.tables.edition
    assert (edition.scale_reads_life, edition.vampirism_overkill, edition.flying_cap) == (
        True,
        False,
        9,
    )


def test_a_set_with_a_deck_of_unknown_cards_is_refused(tmp_path: Path):
    (tmp_path / "pack.yaml").write_text("decks:\n  mine: {nobody: 30}\n", encoding="utf-8")
    with pytest.raises(ContentError) as refusal:
        content.library(str(tmp_path))
    assert (refusal.value.details["line"], refusal.value.details["field"]) == (
        2,
        "decks.mine.nobody",
    )


def test_a_deck_is_checked_and_can_be_played(run: Terminal, tmp_path: Path) -> None:
    deck = content.library("kub").decks["minions"]
    file = tmp_path / "deck.txt"
    file.write_text("# set: kub\n" + "\n".join(deck), encoding="utf-8")
    result = run("cards", "deck", str(file))
    assert result.code == 0
    assert f"--option pack=kub --option south='{content.write_deck(deck)}'" in result.out
    file.write_text("4 Lynx\nNobody", encoding="utf-8")
    result = run("cards", "deck", str(file))
    assert result.code == 1
    assert "at most 3" in result.out and "Nobody" in result.out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_table_in_the_terminal_shows_the_deal_the_field_and_every_choice(lang):
    match = Match(
        GAME, {"south": "swamp", "north": "fire"}, ["Anna", "Olaf"], secret=b"7" * 32, match_id="1"
    )
    match.begin()
    rng = Quick(3)
    console = Screen(width=90)
    texts = Texts(lang, GAME.id, "realms")
    drawn = ""
    while not match.is_over():
        for seat in match.actors():
            board = BerserkBoard(match, seat, texts, console)
            options = match.legal(seat)
            if rng.below(12) == 0:
                with console.capture() as capture:
                    console.print(board.draw(), board.cards(), *map(board.explain, options))
                drawn += capture.get()
            match.submit(seat, options[rng.below(len(options))])
    assert "berserk-" not in drawn
    assert all(
        board.is_shown(told) in (True, False) and board.style(told) is not None
        for told in match.events_for(0)
    )
    with console.capture() as capture:
        console.print(board.statistics())
    assert "Anna" in capture.get()


def test_hidden_cards_are_not_named_on_the_table():
    match = Match(GAME, {"first": "south"}, secret=b"1" * 32, match_id="1")
    match.begin()
    while match.view()["asking"] != "turn":
        for seat in match.actors():
            match.submit(seat, match.legal(seat)[0])
    console = Screen(width=90)
    with console.capture() as capture:
        console.print(BerserkBoard(match, 0, Texts("en", "berserk", "realms"), console).draw())
    view: Any = match.view(0)
    hidden = [card for card in view["cards"] if card["hidden"]]
    assert capture.get().count("hidden") == len(hidden)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_known_of_a_deck_lies_on_the_table(lang):
    match = Match(GAME, {"first": "south"}, ["Anna", "Olaf"], secret=b"1" * 32, match_id="1")
    match.begin()
    while match.view()["asking"] != "turn":
        for seat in match.actors():
            match.submit(seat, match.legal(seat)[0])
    state: Any = match.state
    row = state.pile[1][0]
    decks.draw_blind(state, 1, row)
    decks.set_top(state, 1, [2 * row])
    decks.put_back(state, 1, state.pile[1][-1], 1)
    texts = Texts(lang, "berserk", "realms")
    console = Screen(width=90)
    board = BerserkBoard(match, 0, texts, console)
    with console.capture() as capture:
        console.print(board.draw())
    drawn = capture.get()
    assert drawn.count("Olaf") >= 2 and "berserk-" not in drawn
    name = card_texts(lang, "realms").phrases.name
    assert name("card", state.tables.cards[state.under[1][0]]) in drawn
    assert name("card", state.tables.cards[row]) not in drawn.splitlines()[-2]


# Commands


@pytest.fixture
def run(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> Terminal:
    settle(monkeypatch, tmp_path)
    return Terminal(monkeypatch, capsys)


def test_a_set_is_linted(run: Terminal) -> None:
    result = run("cards", "lint", "realms")
    assert result.code == 0
    assert f"{len(REALMS.cards)} cards checked" in result.out
    result = run("cards", "lint", "samples")
    assert result.code == 1
    assert "deep water" in result.out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_card_is_shown_by_id_or_name(run: Terminal, lang: str) -> None:
    name = CardText(lang, [packs.folder("berserk", "realms")]).name(REALMS.cards["grey-wolf"])
    by_id = run("cards", "show", "grey-wolf", "--lang", lang)
    assert by_id.code == 0 and name in by_id.out
    assert run("cards", "show", name, "--lang", lang).out == by_id.out
    assert run("cards", "show", "penguin", "--lang", lang).code == 0


def test_what_is_no_card_and_no_command_is_refused(run: Terminal) -> None:
    nobody = run("cards", "show", "gray-wolf")
    assert nobody.code == 1 and "Did you mean “Grey Wolf”?" in nobody.err
    assert run("cards", "show", "penguin", "--set", "realms").code == 1
    assert run("cards", "sing").code == 2
