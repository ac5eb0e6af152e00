"""Who knows what, and who decides what (BZ-INFO, BZ-DEC); worlds that fit it."""

from collections import Counter
from typing import Any

import pytest
from rulebook import rule, ruling

from berzerka.invariants import broken_invariants
from berzerka.table import mask, seeded, table, trick
from holmgang.core.action import CHANCE, OMNISCIENT, SPECTATOR
from holmgang.core.chance import Quick
from holmgang.core.match import Match
from holmgang.core.packed import packed
from holmgang.games.berzerka import GAME
from holmgang.games.berzerka.notation import COLOURS
from holmgang.games.berzerka.rules import Berzerka
from holmgang.texts import Texts


@rule("BZ-INFO-01")
@pytest.mark.parametrize("viewer", [0, 1, 2, SPECTATOR])
def test_hands_and_discards_are_private_the_rest_is_public(viewer: int) -> None:
    game = table().play("bid hold-steady", "bid berzerka", "pass", "pass", "trump D").discard(3)
    view, whole = game.view(viewer), game.view()
    for seat, colour in enumerate(COLOURS):
        mine, all_of_it = game.side(colour, viewer), game.side(colour)
        for secret in ("hand", "discards"):
            is_own = viewer == seat
            assert mine.pop(secret) == (all_of_it[secret] if is_own else len(all_of_it[secret]))
            all_of_it.pop(secret)
        for own in ("ranking", "sure", "equals"):
            figures = all_of_it.pop(own)
            assert mine.pop(own) == (figures if viewer == seat else None)
        assert mine == all_of_it
    assert view["pile"] == 10
    public = set(view) - {"seats", "pile"}
    assert {key: view[key] for key in public} == {key: whole[key] for key in public}


@rule("BZ-INFO-01")
@pytest.mark.parametrize("viewer", [0, 1, 2, SPECTATOR])
def test_the_record_hides_shuffles_from_all_and_discards_from_others(viewer: int) -> None:
    match = seeded("secret", first="blue")
    for text in ("bid hold-steady", "pass", "pass"):
        match.submit(match.actors()[0], text)
    view: Any = match.view(0)
    card = view["seats"][0]["hand"][0]
    match.submit(0, f"discard {card}")
    record = match.record(viewer)
    assert "shuffle ?" in record
    assert (f"discard {card}" in record) == (viewer == 0)
    assert ("discard ?" in record) == (viewer != 0)


@rule("BZ-DEC-01")
def test_the_questions_are_those_of_the_list() -> None:
    asked = set()
    rng = Quick("questions")
    for _ in range(12):
        state = GAME.new(GAME.fill_options({"contracts": "random"}))
        while not state.is_over():
            actor = state.actors[0]
            if actor != CHANCE:
                asked.add(state.view(-2)["asking"])
            legal = state.legal(actor)
            state.apply(actor, state.sample(rng) if actor == CHANCE else rng.choice(legal))
    assert asked == {
        *("bid", "hotseat", "trump", "order", "parity", "rank", "number", "discard", "play")
    }


def test_what_one_might_choose_is_offered_with_its_reason() -> None:
    game = trick(blue="H5", yellow="H3 H9 C2", red="D2").play("play H5")
    offered = [game.state.write(action) for action in game.state.candidates(1)]
    assert offered == ["play H3", "play H9", "play C2"]
    assert game.state.candidates(0) == []
    assert len(table().state.candidates(0)) == 6


# Worlds


def worlds(state: Berzerka, seat: int, count: int = 60) -> Any:
    return [state.determinize(seat, Quick(f"world {number}")) for number in range(count)]


def test_a_player_who_did_not_follow_has_none_of_the_suit() -> None:
    game = trick(blue="H5 C1", yellow="S4 C5 D2", red="H2 D1")
    game.play("play H5", "play S4")
    assert int(game.state.lacks(1)) == 8191 << 13
    game = trick(blue="H5 C1", yellow="C4 C5 D2", red="H2 D1").play("play H5", "play C4")
    assert int(game.state.lacks(1)) == 8191 << 13 | 8191


def test_a_player_who_did_not_beat_could_not() -> None:
    game = trick(blue="H5 C1", yellow="H4 C5", red="H2 D1").play("play H5", "play H4")
    assert int(game.state.lacks(1)) == mask("H6 H7 H8 H9 H10 H11 H12 H13")
    game.play("play H2")
    assert int(game.state.lacks(2)) == mask("H6 H7 H8 H9 H10 H11 H12 H13")


def test_nothing_is_learned_from_a_follower_under_a_trump() -> None:
    game = trick(blue="H5", yellow="S4 C5", red="H2 H13").play("play H5", "play S4", "play H2")
    assert int(game.state.lacks(2)) == 0


def test_a_player_who_undertrumped_has_no_higher_trump() -> None:
    game = trick(blue="H5", yellow="S6 C5", red="S3 S4").play("play H5", "play S6", "play S3")
    known = mask("S7 S8 S9 S10 S11 S12 S13") | 8191 << 13
    assert int(game.state.lacks(2)) == known


@ruling("BZ-TRK-07")
@pytest.mark.parametrize("memory", ["perfect", "strict"])
def test_drawn_worlds_keep_the_rules_and_all_that_is_known(memory: str) -> None:
    for number in range(10):
        rng = Quick(f"game {number}")
        options = {"contracts": "random", "length": "short", "memory": memory}
        state = GAME.new(GAME.fill_options(options))
        while not state.is_over():
            actor = state.actors[0]
            legal = state.legal(actor)
            state.apply(actor, state.sample(rng) if actor == CHANCE else rng.choice(legal))
            if rng.below(12) == 0:
                for seat in range(3):
                    world: Any = state.determinize(seat, rng)
                    assert broken_invariants(world) == []
                    assert world.view(seat) == state.view(seat)


def test_every_deal_that_fits_is_equally_likely() -> None:
    """Four hidden cards for two hands, one card forbidden to one of them: four deals."""
    game = trick(blue="H5 S9", yellow="C4 D2 D3", red="H2 D4 D5")
    state = game.state
    everything = (1 << 52) - 1
    hidden = mask("D2 D3 D4 D5")
    state.hand0, state.hand1, state.hand2 = mask("S9"), mask("D2 D3"), mask("D4 D5")
    state.away0 = everything & ~hidden & ~mask("S9")
    state.away1 = state.away2 = state.gone = 0
    state.deck, state.next = packed([0] * 52), 52
    state.lacks1 = mask("D5")
    found = Counter(int(world.hand1) for world in worlds(state, 0, 600))
    assert set(found) == {mask("D2 D3"), mask("D2 D4"), mask("D3 D4")}
    assert min(found.values()) > 150


def test_a_world_is_drawn_blindly() -> None:
    game = table().play("bid hold-steady", "pass", "pass").discard(3)
    state = game.state
    other = state.determinize(0, Quick("other"))
    for seed in range(5):
        one = state.determinize(0, Quick(seed))
        two = other.determinize(0, Quick(seed))
        assert one.view(-3) == two.view(-3)


# Strict memory


def number_of_trick(match: Match) -> int:
    view: Any = match.view()
    return int(view["trick"]["number"])


def mid_hand(tricks: int, **options: str) -> Any:
    """A match in its first hand, so many tricks later."""
    match = seeded("strict", first="blue", contracts="starter", **options)
    while number_of_trick(match) <= tricks:
        seat = match.actors()[0]
        match.submit(seat, "done" if "done" in match.legal(seat) else match.legal(seat)[0])
    return match


@ruling("BZ-TRK-07")
@pytest.mark.parametrize("viewer", [0, 1, 2, SPECTATOR])
def test_a_strict_memory_shows_the_last_trick_and_the_numbers(viewer: int) -> None:
    match = mid_hand(4, memory="strict")
    shown, all_of_it = match.view(viewer), match.view(OMNISCIENT)
    assert [trick["number"] for trick in all_of_it["tricks"]] == [1, 2, 3, 4]
    assert shown["tricks"] == all_of_it["tricks"][-1:]
    assert sum(side["tricks"] for side in shown["seats"]) == 4
    assert len(mid_hand(4).view(viewer)["tricks"]) == 4


@ruling("BZ-TRK-07")
def test_a_strict_memory_tells_older_cards_no_more() -> None:
    match = mid_hand(4, memory="strict")
    told = [event for event in match.events_for(1) if event["event"] == "played"]
    assert ["card" in event for event in told] == [False] * 9 + [True] * 3
    assert all(
        "card" in event for event in match.events_for(OMNISCIENT) if event["event"] == "played"
    )
    words = Texts("en", GAME.id).event(told[0], match.names, 1)
    assert words.endswith("plays a card.")


@ruling("BZ-TRK-07")
def test_bots_with_a_strict_memory_forget_as_people_do() -> None:
    state = mid_hand(5, memory="strict").state
    true = state.plays()
    found = [world.plays() for world in worlds(state, 0)]
    assert all(plays[12:] == true[12:] for plays in found)
    assert len({tuple(plays[:12]) for plays in found}) == len(found)
    dealt = {card for world in worlds(state, 0) for card in true[:12] if world.hand1 >> card & 1}
    assert dealt  # what was played long ago may seem to be in a hand
    assert state.reckon(0) == {}


HEARTS = "H1 H2 H6 H7 H8 H12 H13"


@rule("BZ-TRK-06")
@pytest.mark.parametrize(
    ("contract", "information", "number", "ranking"),
    [
        ("hold-steady", "", 1, "H13 H12 H8 H7 H6 H2 H1"),
        ("world-turned-over", "", 1, "H1 H2 H6 H7 H8 H12 H13"),
        ("swing-the-axe", "order low", 1, "H1 H2 H6 H7 H8 H12 H13"),
        ("swing-the-axe", "order low", 2, "H13 H12 H8 H7 H6 H2 H1"),
        ("mirror-shield", "trump S", 1, "H13 H12 H8 H7 H6 H2 H1"),
        ("mirror-shield", "trump H", 1, "H1 H2 H6 H7 H8 H12 H13"),
        ("crooked-ranks", "parity odd", 1, "H13 H7 H1 H12 H8 H6 H2"),
        ("crooked-ranks", "parity even", 1, "H12 H8 H6 H2 H13 H7 H1"),
        ("eye-of-the-storm", "rank 7", 1, "H7 H8 H6 H12 H2 H13 H1"),
    ],
)
def test_the_view_ranks_the_own_hand(
    contract: str, information: str, number: int, ranking: str
) -> None:
    game = trick(contract, information, number, blue=HEARTS)
    assert game.view(0)["seats"][0]["ranking"] == ranking.split()
    assert game.view(1)["seats"][0]["ranking"] is None
