"""The odds of a suit's split: counted, and the same as listing every deal that fits."""

from collections import Counter
from itertools import combinations
from typing import Any

import pytest
from rulebook import rule
from tabletop import inside

from berzerka.table import mask, seeded, trick
from holmgang.core.bits import places_of
from holmgang.core.chance import Quick
from holmgang.core.match import Match
from holmgang.core.packed import packed
from holmgang.games.berzerka.odds import reckon, splits, unseen
from holmgang.games.berzerka.rules import Berzerka


def listed(state: Berzerka, seat: int, suit: int) -> Counter[tuple[int, int]]:
    """Every deal that fits, one after the other."""
    one, two = (seat + 1) % 3, (seat + 2) % 3
    turned = 0 if state.turned < 0 else 1 << int(state.turned)
    known = [int(state.hand(other)) & turned for other in (one, two)]
    cards = places_of(unseen(state, seat))
    sizes = [len(places_of(int(state.hand(other)) & ~turned)) for other in (one, two)]
    lacks = [int(state.lacks(other)) for other in (one, two)]
    found: Counter[tuple[int, int]] = Counter()
    for first in combinations(cards, sizes[0]):
        if any(lacks[0] >> card & 1 for card in first):
            continue
        rest = [card for card in cards if card not in first]
        for second in combinations(rest, sizes[1]):
            if not any(lacks[1] >> card & 1 for card in second):
                hands = ([*first, *places_of(known[0])], [*second, *places_of(known[1])])
                found[_held(hands[0], suit), _held(hands[1], suit)] += 1
    return found


def _held(cards: list[int], suit: int) -> int:
    return sum(card // 13 == suit for card in cards)


def endgame(seed: int, size: int) -> Berzerka:
    """So many cards in each hand and a few apart; what some hands lack is known."""
    rng = Quick(f"odds {seed}")
    state = trick(number=14 - size).state
    cards = list(range(52))
    rng.shuffle(cards)
    for seat in range(3):
        state.set_hand(seat, sum(1 << card for card in cards[seat * size : seat * size + size]))
    apart = cards[3 * size : 3 * size + 3]
    state.gone = sum(1 << card for card in cards[3 * size + 3 :])
    state.away0 = state.away1 = state.away2 = 0
    state.deck, state.next = packed([0] * 49 + apart), 49
    for name, hand in (("lacks1", state.hand1), ("lacks2", state.hand2)):
        lack = sum(1 << card for card in range(52) if rng.below(4) == 0)
        setattr(state, name, lack & ~int(hand))
    return state


@pytest.mark.parametrize("seed", range(12))
def test_counting_gives_what_listing_gives(seed: int) -> None:
    state = endgame(seed, 2 + seed % 3)
    for suit in range(4):
        counted = {(a, b): ways for a, b, ways in splits(state, 0, suit)}
        assert counted == listed(state, 0, suit)


@rule("BZ-INFO-01")
def test_a_card_that_was_turned_up_is_known() -> None:
    match = seeded("odin", length="short", contracts="odins-rune,berzerka,hold-steady")
    rng = Quick("odin")
    while inside(match).turned < 0 or match.state.asking != 9:
        seat = match.actors()[0]
        match.play(seat, rng.choice(match.state.legal(seat)))
    turned = int(inside(match).turned)
    assert not unseen(inside(match), 0) & 1 << turned


def drive(match: Match, tricks: int) -> Match:
    rng = Quick("drive")
    while inside(match).trick < tricks:
        seat = match.actors()[0]
        match.play(seat, rng.choice(match.state.legal(seat)))
    return match


@rule("BZ-INFO-01")
def test_drawn_worlds_come_as_often_as_counted() -> None:
    state: Any = drive(seeded("worlds", length="short"), 6).state
    seat: Any = state.actors[0]
    one = (seat + 1) % 3
    draws, rng = 4000, Quick("draws")
    seen = Counter(
        len(places_of(int(state.determinize(seat, rng).hand(one)) & state.tables.deck.whole[2]))
        for _ in range(draws)
    )
    counted = splits(state, seat, 2)
    total = sum(ways for _, _, ways in counted)
    for count in range(9):
        share = sum(ways for a, _, ways in counted if a == count) / total
        assert seen[count] / draws == pytest.approx(share, abs=0.03)


def test_what_is_told_sums_to_one() -> None:
    state: Any = drive(seeded("sums", length="short"), 3).state
    told: Any = reckon(state, 1)
    assert told["seats"] == [2, 0]
    for suit in told["suits"]:
        for shares in suit["held"]:
            assert sum(shares) == pytest.approx(1, abs=1e-4)
        shares = [split["share"] for split in suit["splits"]]
        assert shares == sorted(shares, reverse=True)


def test_a_void_that_was_shown_counts() -> None:
    game = trick("hold-steady", "", number=12, blue="H5 H6", yellow="C1 C2", red="H9 S1")
    game.state.gone = (1 << 52) - 1 & ~mask("H5 H6 C1 C2 H9 S1 D1 H2")
    game.state.deck, game.state.next = packed([0] * 50 + [26, 14]), 50
    game.play("play H5", "play C1")
    reckoned: Any = reckon(game.state, 0)
    hearts = reckoned["suits"][1]
    assert hearts["held"][0] == [1.0]


def test_nothing_is_told_before_the_cards_are_dealt() -> None:
    state: Any = seeded("none").state
    state._clear()
    assert reckon(state, 0) == {}
