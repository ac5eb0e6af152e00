"""The terminal table of Berzerka: everything a player may see, in every language."""

import io
from collections.abc import Iterator
from typing import Any

import pytest

from berzerka.table import seeded
from holmgang.cli import boards
from holmgang.cli.boards.berzerka import percent
from holmgang.cli.console import Screen
from holmgang.core.chance import Quick
from holmgang.games.berzerka import GAME
from holmgang.texts import LANGUAGES, Texts


def screen(encoding: str = "utf-8") -> Screen:
    file = io.TextIOWrapper(io.BytesIO(), encoding=encoding, errors="replace")
    return Screen(file=file, width=100, highlight=False, markup=False, emoji=False)


def shown(console: Screen, what: Any) -> str:
    with console.capture() as capture:
        console.print(what)
    return capture.get()


def positions(seed: str, **options: str) -> Iterator[Any]:
    """A match at its questions; the same match goes on."""
    match = seeded(seed, **options)
    rng = Quick(seed)
    while not match.is_over():
        yield match
        seat = match.actors()[0]
        legal = match.legal(seat)
        match.submit(seat, legal[rng.below(len(legal))])
    yield match


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_table_can_be_shown_at_every_question(lang: str) -> None:
    console, texts = screen(), Texts(lang, GAME.id)
    asked = set()
    # Each language looks at a game of its own.
    for match in positions(f"board {LANGUAGES.index(lang)}", length="short", contracts="random"):
        question = match.view()["asking"]
        if question == "play" and match.view()["trick"]["number"] % 4:
            continue
        asked.add(question)
        seat = (match.actors() or [0])[0]
        board = boards.make(match, seat, texts, console)
        for text in (shown(console, board.draw()), shown(console, board.cards())):
            assert "berzerka-" not in text
            assert "{" not in text
        for option in match.legal(seat)[:3]:
            assert texts.action(option) in shown(console, board.explain(option))
    assert {"bid", "hotseat", "trump", "discard", "play", "over"} <= asked


def test_the_table_shows_no_hidden_card() -> None:
    console, texts = screen(), Texts("en", GAME.id)
    for match in positions("hidden", length="short", first="blue"):
        if match.view()["asking"] != "play":
            continue
        mine = set(match.view(0)["seats"][0]["hand"])
        others = {card for side in match.view(-3)["seats"][1:] for card in side["hand"]}
        text = shown(console, boards.make(match, 0, texts, console).draw())
        words = set(text.split())
        assert all(texts.word("card", card) in words for card in mine)
        assert not any(texts.word("card", card) in words for card in others)
        break


def test_the_contract_board_shows_values_cubes_results_and_points() -> None:
    console, texts = screen(), Texts("en", GAME.id)
    *_, match = positions("over", length="short")
    board = boards.make(match, 0, texts, console)
    text = shown(console, board.statistics())
    for row in match.view()["rows"]:
        line = next(
            line for line in text.splitlines() if texts.word("contract", row["contract"]) in line
        )
        assert f"×{row['value']}" in line
        for box in row["boxes"]:
            assert f"{box['recorded']} ({box['points']:+d}) -{box['discards']}" in line
        assert line.count("■") == sum(box["cube"] for box in row["boxes"])


def test_a_plain_terminal_gets_letters_for_suits() -> None:
    console, texts = screen("ascii"), Texts("en", GAME.id)
    match = next(positions("plain"))
    text = shown(console, boards.make(match, 0, texts, console).draw())
    assert all(card in text.split() for card in match.view(0)["seats"][0]["hand"])


def test_only_what_a_player_can_see_is_news() -> None:
    match = seeded("news")
    board = boards.make(match, 0, Texts("en", GAME.id), screen())
    assert board.is_shown({"event": "dealt", "seat": 0})
    assert not board.is_shown({"event": "dealt", "seat": 1})
    assert not board.is_shown({"event": "over", "seat": 1})
    assert board.style({"event": "hand", "seat": 0}) == "bold"
    assert board.style({"event": "ranked", "seat": 0}) == "yellow"
    assert board.style({"event": "played", "seat": 0}) == ""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_odds_of_every_suit_are_shown_on_request(lang: str) -> None:
    console, texts = screen(), Texts(lang, GAME.id)
    match = next(m for m in positions("odds", length="short") if m.view()["trick"]["number"] == 4)
    seat = match.actors()[0]
    text = shown(console, boards.make(match, seat, texts, console).odds())
    assert "berzerka-" not in text
    assert "{" not in text
    for suit in "SHDC":
        assert texts.word("suit", suit) in text
    for other in {0, 1, 2} - {seat}:
        assert text.count(texts.word("colour", match.game.colours[other])) == 5
    assert "%" in text


def test_small_odds_are_not_shown_as_none() -> None:
    assert [percent(share) for share in (0, 0.004, 0.125, 1)] == ["·", "<1%", "12%", "100%"]
