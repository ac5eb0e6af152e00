"""What is certain to a seat: winners that nobody can beat, cards that do the same."""

from typing import Any

import pytest
from rulebook import rule, ruling

from berzerka.table import Table, seeded, trick
from holmgang.core.action import OMNISCIENT
from holmgang.core.chance import Quick
from holmgang.core.match import Match
from holmgang.games.berzerka.certain import equals, sure_winners
from holmgang.games.berzerka.notation import CARD_NAMES
from holmgang.games.berzerka.rules import Berzerka
from holmgang.games.berzerka.state import ASK_PLAY


def own(game: Table, seat: int = 0) -> Any:
    return game.view(seat)["seats"][seat]


@rule("BZ-TRK-05")
@pytest.mark.parametrize(
    ("contract", "information", "sure"),
    [
        ("hold-steady", "", "H12 H13"),
        ("world-turned-over", "", "S1"),
        ("mirror-shield", "trump S", "S1"),
        ("berzerka", "trump H", "H12 H13"),
        ("berzerka", "trump C", ""),
        ("bottle-it-up", "", ""),
    ],
)
def test_a_sure_card_wins_whatever_others_hold(contract: str, information: str, sure: str) -> None:
    game = trick(contract, information, blue="H13 H12 H4 S1", yellow="H2 S2", red="H3 C1")
    assert own(game)["sure"] == sure.split()


@rule("BZ-TRK-05")
def test_nothing_is_sure_to_who_follows_or_waits() -> None:
    game = trick("hold-steady", "", blue="H13 H12", yellow="H11 S13", red="H3 C1")
    assert own(game, 1)["sure"] == []
    game.play("play H13")
    assert own(game, 1)["sure"] == own(game)["sure"] == []


@rule("BZ-LEG-03")
def test_cards_are_equal_if_nobody_else_has_one_in_between() -> None:
    game = trick("hold-steady", "", blue="H13 H12 H4 H3 S7", yellow="H2 S2", red="H9 C1")
    assert own(game)["equals"] == [["H3", "H4"], ["H12", "H13"]]
    game = trick("hold-steady", "", lead="red", blue="H8 H10 S7", yellow="S2 S3", red="H9 C1")
    game.play("play H9")
    assert own(game)["equals"] == [["H8", "H10"]]


@ruling("BZ-TRK-07")
def test_a_strict_memory_is_sure_of_nothing() -> None:
    match = seeded("strict", memory="strict")
    rng = Quick("strict")
    while match.state.asking != ASK_PLAY:
        choose(match, rng)
    (seat,) = match.actors()
    side: Any = match.view(seat)
    assert side["seats"][seat]["sure"] == side["seats"][seat]["equals"] == []


@rule("BZ-TRK-05")
def test_whoever_leads_a_sure_card_wins_in_every_world() -> None:
    rng = Quick("sure")
    led = 0
    for state in leads(rng):
        seat = state.actors[0]
        for card in sure_winners(state, seat):
            world = state.determinize(seat, rng)
            assert isinstance(world, Berzerka)
            won = int(world.won(seat))
            world.apply(seat, world.read(f"play {CARD_NAMES[card]}"))
            world.playout_step(rng, 2)
            assert int(world.won(seat)) == won + 1
            led += 1
    assert led > 20


@rule("BZ-LEG-03")
def test_no_unseen_card_lies_between_equals() -> None:
    rng = Quick("equal")
    found = 0
    for state in leads(rng):
        seat = state.actors[0]
        others = int(state.hand((seat + 1) % 3)) | int(state.hand((seat + 2) % 3))
        for cards in equals(state, seat):
            view: Any = state.view(OMNISCIENT)
            ranking = view["seats"][seat]["ranking"]
            places = [ranking.index(CARD_NAMES[card]) for card in cards]
            assert max(places) - min(places) == len(cards) - 1
            assert not any(others >> card & 1 for card in range(min(cards), max(cards)))
            found += 1
    assert found > 20


def leads(rng: Quick) -> list[Berzerka]:
    """Every lead of a game but those to the last trick, after which a hand is forgotten."""
    match = seeded("certain", contracts="berzerka,hold-steady,world-turned-over", length="short")
    found: list[Berzerka] = []
    while not match.is_over():
        state = match.state
        assert isinstance(state, Berzerka)
        if state.asking == ASK_PLAY and state.count == 0 and state.left() > 1:
            found.append(state.copy())
        choose(match, rng)
    return found


def choose(match: Match, rng: Quick) -> None:
    (seat,) = match.actors()
    match.play(seat, rng.choice(match.state.legal(seat)))
