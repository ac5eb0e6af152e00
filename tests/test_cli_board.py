"""What the table in the terminal shows and promises is what is so."""

import re
from collections.abc import Iterator
from typing import Any

from rich.console import RenderableType
from rulebook import rule, ruling

from holmgang import games
from holmgang.cli.boards.board import Board
from holmgang.cli.boards.plain import PlainBoard
from holmgang.cli.boards.shieldwall import ShieldwallBoard
from holmgang.cli.console import Screen
from holmgang.core.chance import Quick
from holmgang.core.match import Match
from holmgang.games.registration import load
from holmgang.texts import Texts

GAME = games.find("shieldwall")
TEXTS = Texts("en", GAME.id)


def board(match: Match, seat: int) -> ShieldwallBoard:
    return ShieldwallBoard(match, seat, TEXTS, Screen(width=80))


def shown(renderable: RenderableType) -> str:
    console = Screen(width=80)
    with console.capture() as capture:
        console.print(renderable)
    return capture.get()


def questions(games_played: int = 12) -> Iterator[tuple[Match, dict[int, str]]]:
    """Every question of some random games, with the choices about to be made."""
    for seed in range(1, games_played + 1):
        match = Match(GAME, {"units": "6"}, secret=bytes([seed]) * 32, match_id="1")
        match.begin()
        rng = Quick(seed)
        while not match.is_over():
            options = {seat: match.legal(seat) for seat in match.actors()}
            picked = {seat: some[rng.below(len(some))] for seat, some in options.items()}
            yield match, picked
            for seat, choice in picked.items():
                match.submit(seat, choice)


def asking(match: Match) -> object:
    return match.view()["asking"]


def side(match: Match, seat: int, viewer: int) -> Any:
    view: Any = match.view(viewer)
    return view["seats"][seat]


def numbers(text: RenderableType) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", str(text))]


def test_every_game_has_a_table() -> None:
    for game in games.registered().values():
        board = load(game.board)
        assert issubclass(board, Board) and board is not PlainBoard


def test_the_points_promised_for_a_force_card_are_those_of_the_battle() -> None:
    """Ambush may bring more: the enemy's number is not known yet."""
    promises: list[tuple[Match, int, int, int]] = []
    for match, picked in questions():
        if asking(match) == "force" and side(match, 0, 0)["force"] is None:
            for seat, choice in picked.items():
                promised = numbers(board(match, seat).note(choice))[-1]
                promises.append((match, seat, len(match.events), promised))
    exact = 0
    for match, seat, since, promised in promises:
        battles = [event for event in match.events_for(seat, since) if event["event"] == "battle"]
        total = next(int(str(e["total"])) for e in battles if e["seat"] == seat)
        exact += total == promised
        assert total >= promised
    assert exact > 0.9 * len(promises) > 90


def test_the_points_promised_for_a_weapon_hold_for_the_force_card() -> None:
    promised: dict[int, list[int]] = {}
    checked = 0
    for match, picked in questions():
        for seat, choice in picked.items():
            table = board(match, seat)
            if asking(match) == "defence":
                promised[seat] = numbers(str(table.note(choice)).partition(" points")[0])
            elif asking(match) == "force" and seat in promised:
                total = numbers(table.note(choice))[-1]
                expected = promised.pop(seat)[numbers(choice)[0] - 1]
                is_ambush = side(match, seat, seat)["strategy"] == "ambush"
                assert total == expected or (is_ambush and total > expected)
                checked += 1
    assert checked > 50


@rule("SW-FRC-04", "SW-STR-04")
@ruling("SW-UNT-1")
def test_a_weapon_promises_only_what_may_be_used() -> None:
    """Champion, Narrow Pass and short decks bind the hint as they bind the force card."""
    hinted: dict[int, list[int]] = {}
    bound = set()
    for match, picked in questions(30):
        for seat, choice in picked.items():
            if asking(match) == "defence":
                hinted[seat] = numbers(str(board(match, seat).note(choice)).partition("with")[2])
            elif asking(match) == "force" and seat in hinted:
                allowed = [numbers(text)[0] for text in match.legal(seat)]
                assert hinted.pop(seat) == allowed
                bound.add(tuple(allowed))
    assert {(1,), (1, 2), (1, 2, 3)} <= bound


@ruling("SW-UNT-1")
def test_an_attacker_is_told_what_a_champion_allows() -> None:
    hints = {
        tuple(numbers(str(board(match, seat).note(choice)).partition("with")[2]))
        for match, picked in questions(30)
        for seat, choice in picked.items()
        if asking(match) == "attack" and "champion" in match.view()["banners"]  # type: ignore[operator]  # a view is anything
    }
    assert hints == {(1,)}


def test_the_table_shows_lines_decks_and_banners_as_they_are() -> None:
    known_backs = 0
    for match, picked in questions(6):
        for seat in picked:
            enemy: Any = side(match, 1 - seat, seat)
            own: Any = side(match, seat, seat)
            text = shown(board(match, seat).draw())
            assert text.count("▲") == own["units"] + enemy["units"]
            assert text.count("†") == own["graves"] + enemy["graves"]
            assert text.count("▒") == enemy["deck"].count(None)
            known = [card for card in enemy["deck"] if card]
            known_backs += len(known)
            # Columns are narrow: cards that have a sign of their own are shown by it.
            cards = [*known, *own["deck"][:3]]
            assert all(card in text or TEXTS.word("card", card) in text for card in cards)
            banners: Any = match.view(seat)["banners"]
            assert all(TEXTS.word("card", card) in text for card in banners)
            if asking(match) != "strategy":
                assert all(TEXTS.word("strategy", card) in text for card in own["hand"])
    assert known_backs > 20


def test_every_choice_is_noted_and_explained() -> None:
    for match, picked in questions(2):
        for seat in picked:
            table = board(match, seat)
            for option in match.legal(seat):
                assert str(table.note(option))
                assert TEXTS.action(option) in str(table.explain(option))


def test_a_game_without_a_battle_has_statistics_too() -> None:
    match = Match(GAME)
    match.begin()
    match.stop("resigned", 1)
    assert "Battles fought: 0, drawn: 0" in shown(board(match, 0).statistics())


def test_the_statistics_of_a_whole_game_add_up() -> None:
    finished = {id(match): match for match, _ in questions(3)}.values()
    for match in finished:
        text = shown(board(match, 0).statistics())
        fought, drawn = numbers(text.splitlines()[0])
        won = numbers(next(line for line in text.splitlines() if "battles won" in line))
        assert fought == sum(won) + drawn
        lost = numbers(next(line for line in text.splitlines() if "units lost" in line))
        healed = numbers(next(line for line in text.splitlines() if "units healed" in line))
        for seat in range(2):
            assert 6 - lost[seat] + healed[seat] == side(match, seat, seat)["units"]
