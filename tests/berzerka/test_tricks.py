"""Tricks and the duties of those who follow (BZ-TRK, BZ-LEG)."""

from typing import Any

import pytest
from rulebook import rule, ruling

from berzerka.table import Table, table, trick
from holmgang.core.chance import Quick
from holmgang.core.state import playout
from holmgang.games.berzerka import GAME
from holmgang.games.berzerka.notation import COLOURS
from holmgang.games.berzerka.rules import Berzerka
from holmgang.games.berzerka.tables import strengths


def winner(game: Table) -> Any:
    return COLOURS[game.told("trick")[-1]["seat"]]


@rule("BZ-TRK-01", "BZ-INV-02")
def test_thirteen_tricks_are_played() -> None:
    game = table().play("bid hold-steady", "pass", "pass", "done", "done", "done")
    for _ in range(39):
        game.play(game.legal()[0])
    assert [event["count"] for event in game.told("trick")] == list(range(1, 14))
    tricks = [event["seat"] for event in game.told("trick")]
    assert sum(tricks.count(seat) for seat in range(3)) == 13
    assert [event["seat"] for event in game.told("played")].count(0) == 13


@rule("BZ-TRK-02")
def test_the_declarer_leads_first() -> None:
    game = table().play("pass", "pass", "bid hold-steady", "done", "done", "done")
    assert game.turn == "red"


@rule("BZ-TRK-03")
def test_the_winner_leads_next() -> None:
    game = trick(blue="H5 C1", yellow="H9 C2", red="H2 C3")
    game.play("play H5", "play H9", "play H2")
    assert (winner(game), game.turn) == ("yellow", "yellow")


@rule("BZ-TRK-04")
def test_the_leader_may_play_any_card() -> None:
    game = trick(blue="H5 S1 C13 D2")
    assert set(game.playable()) == {"H5", "S1", "C13", "D2"}


@rule("BZ-TRK-05")
@pytest.mark.parametrize(
    ("blue", "yellow", "red", "best"),
    [
        ("H5", "S2", "S4", "red"),
        ("H5", "H9", "S1", "red"),
        ("H5", "H3", "D13", "blue"),
        ("H5", "H9", "H13", "red"),
    ],
)
def test_the_strongest_trump_or_the_strongest_of_the_led_suit_wins(
    blue: str, yellow: str, red: str, best: str
) -> None:
    game = trick(blue=blue, yellow=yellow, red=red)
    game.play(f"play {blue}", f"play {yellow}", f"play {red}")
    assert winner(game) == best


@rule("BZ-TRK-06")
def test_strength_is_that_of_the_contract() -> None:
    game = trick("world-turned-over", "", blue="H5", yellow="H3", red="H9")
    game.play("play H5", "play H3", "play H9")
    assert winner(game) == "yellow"


@rule("BZ-TRK-07")
def test_the_book_s_three_tricks() -> None:
    game = trick(information="trump C", blue="C8 C1 C12", yellow="C10 D3 C9", red="C13 D13 D5")
    game.play("play C8", "play C10", "play C13")
    assert (winner(game), game.turn) == ("red", "red")
    game.play("play D13", "play C1", "play D3")
    assert (winner(game), game.turn) == ("blue", "blue")
    game.play("play C12", "play C9", "play D5")
    assert (winner(game), game.turn) == ("blue", "blue")
    assert [game.side(colour)["tricks"] for colour in COLOURS] == [2, 0, 1]


@ruling("BZ-TRK-07")
@pytest.mark.parametrize("viewer", [0, 1, 2, -2])
def test_played_cards_may_be_looked_at_again(viewer: int) -> None:
    game = trick(blue="H5 C1", yellow="H9 C2", red="H2 C3")
    game.play("play H5", "play H9", "play H2", "play C2")
    view = game.view(viewer)
    last = {"number": 1, "lead": 0, "cards": ["H5", "H9", "H2"], "winner": 1}
    assert view["tricks"] == [last]
    assert (view["trick"]["lead"], view["trick"]["cards"]) == (1, ["C2"])


# Duties. Blue leads, yellow follows, red is asked; or yellow is asked.


def asked(
    led: str, hand: Any, contract: str = "berzerka", information: str = "trump S", number: int = 1
) -> Table:
    """What the player after these cards may play from a hand."""
    cards = led.split()
    first = {"blue": cards[0], "yellow": cards[1] if len(cards) > 1 else hand, "red": hand}
    game = trick(contract, information, number, **first)
    for card in cards:
        game.play(f"play {card}")
    return game


@rule("BZ-LEG-01")
def test_must_follow() -> None:
    game = asked("H5", "H6 H7 S1 C2")
    assert game.playable() == ["H6", "H7"]
    assert game.reason("play C2")[0] == "must-beat"
    game = asked("H5", "H2 S1 C2")
    assert game.reason("play S1") == ("must-follow", {"suit": "H"})


@rule("BZ-LEG-02")
def test_must_beat() -> None:
    game = asked("H5", "H3 H9")
    assert game.playable() == ["H9"]
    assert game.reason("play H3") == ("must-beat", {"card": "H5", "suit": "H"})


@rule("BZ-LEG-02")
def test_any_card_that_beats_will_do() -> None:
    assert asked("H5", "H3 H6 H9").playable() == ["H6", "H9"]


@rule("BZ-LEG-03")
def test_who_cannot_beat_follows_with_anything() -> None:
    game = asked("H5 H9", "H2 H7 S4")
    assert game.playable() == ["H2", "H7"]
    assert game.reason("play S4") == ("must-follow", {"suit": "H"})


@rule("BZ-LEG-04")
def test_following_suit_cannot_beat_a_trump() -> None:
    assert asked("H5 S2", "H4 H13 S9").playable() == ["H4", "H13"]


@rule("BZ-LEG-04")
def test_the_book_s_follower_under_a_trump() -> None:
    game = trick(information="trump C", lead="red", red="D13", blue="C1", yellow="D3 D12 C5")
    game.play("play D13", "play C1")
    assert game.playable() == ["D3", "D12"]


@rule("BZ-LEG-05")
def test_must_trump_with_any_trump() -> None:
    game = asked("H5", "S1 S9 C2 D3")
    assert game.playable() == ["S1", "S9"]
    assert game.reason("play C2") == ("must-trump", {"trump": "S"})


@ruling("BZ-LEG-06")
def test_must_overtrump() -> None:
    game = asked("H5 S6", "S3 S9 C2")
    assert game.playable() == ["S9"]
    assert game.reason("play S3") == ("must-overtrump", {"card": "S6", "trump": "S"})
    assert game.reason("play C2") == ("must-overtrump", {"card": "S6", "trump": "S"})


@ruling("BZ-LEG-07")
def test_must_trump_even_below() -> None:
    game = asked("H5 S6", "S3 S4 C13")
    assert game.playable() == ["S3", "S4"]
    assert game.reason("play C13") == ("must-trump", {"trump": "S"})


@rule("BZ-LEG-08")
@pytest.mark.parametrize(("hand", "legal"), [("S6 S9", ["S9"]), ("S6 S7", ["S6", "S7"])])
def test_when_trump_is_led_it_is_followed_and_beaten(hand: str, legal: list[str]) -> None:
    assert asked("S5 S8", hand).playable() == legal


@rule("BZ-LEG-09")
def test_without_suit_and_trump_anything_goes() -> None:
    assert asked("H5", "C1 C2 D13").playable() == ["D13", "C1", "C2"]
    assert asked("C12", "D5 H1 S3", information="trump C").playable() == ["S3", "H1", "D5"]
    assert asked("H5", "S1 C2 D3", "hold-steady", "").playable() == ["S1", "D3", "C2"]


@rule("BZ-LEG-10")
def test_the_duties_hold_where_tricks_are_avoided() -> None:
    assert asked("H5", "H3 H9", "bottle-it-up", "").playable() == ["H9"]
    game = trick("bottle-it-up", "", lead="yellow", yellow="H5", red="H1", blue="H3 H9")
    assert game.play("play H5", "play H1").playable() == ["H9"]


@rule("BZ-LEG-11")
def test_the_duties_follow_the_rank_order() -> None:
    assert asked("H5", "H3 H9", "world-turned-over", "").playable() == ["H3"]
    assert asked("H5", "H3 H1 H4", "crooked-ranks", "parity even").playable() == ["H4"]


def plain_legal(state: Berzerka, seat: int) -> Any:
    """The duties again, told card by card and without masks."""
    hand = [card for card in range(52) if int(state.hand(seat)) >> card & 1]
    table = state.plays()[len(state.plays()) - int(state.count) :]
    if not table:
        return hand

    def strength(card: int) -> Any:
        order = state.order_in(state.trick, card // 13 == state.trump)
        rank = strengths(int(order))[card % 13]
        if card // 13 == state.trump:
            return 5000 + rank
        return rank if card // 13 == table[0] // 13 else -9999

    best = max(strength(card) for card in table)
    follow = [card for card in hand if card // 13 == table[0] // 13]
    trumps = [card for card in hand if card // 13 == state.trump]
    duty = follow or trumps or hand
    better = [card for card in duty if strength(card) > best]
    return better if better and (follow or trumps) else duty


@rule("BZ-LEG-01", "BZ-LEG-02", "BZ-LEG-03", "BZ-LEG-05")
def test_masks_and_words_agree_in_random_games() -> None:
    for seed in range(12):
        state: Any = GAME.new(GAME.fill_options({"contracts": "random"}))
        rng = Quick(seed)
        while not state.is_over():
            if state.view(-2)["asking"] == "play":
                seat: Any = state.actors[0]
                mine = [state.read(state.write(a)) >> 4 & 255 for a in state.legal(seat)]
                assert sorted(mine) == sorted(plain_legal(state, seat))
            playout(state, rng, 1)
