"""The draft of the edition realms (BK-22), from the deal to the decks."""

from collections import Counter

import pytest
from rulebook import rule, ruling

from holmgang import bots
from holmgang.bots.draft import greedy
from holmgang.core.action import CHANCE, OMNISCIENT, second
from holmgang.core.chance import Quick
from holmgang.core.errors import Illegal, OptionError
from holmgang.core.match import Match
from holmgang.games import GAMES
from holmgang.games.draft import GAME
from holmgang.games.draft.rules import Draft
from holmgang.games.draft.tables import MOST_CUTS, SMALLEST_DECK, STACK, STACKS


def opened(players: int = 4, seed: int = 1) -> Match:
    match = Match(GAME, {"players": str(players)}, secret=bytes([seed]) * 32, match_id=str(seed))
    match.begin()
    return match


def draft(match: Match) -> Draft:
    assert isinstance(match.state, Draft)
    return match.state


def stacks(match: Match) -> list[list[str]]:
    """What each seat holds."""
    seats = match.view(OMNISCIENT)["seats"]
    assert isinstance(seats, list)
    return [seat["stack"] for seat in seats]


def picks(match: Match) -> list[list[str]]:
    seats = match.view(OMNISCIENT)["seats"]
    assert isinstance(seats, list)
    return [seat["deck"] for seat in seats]


def pick_first(match: Match) -> None:
    """Everybody takes the first card of the stack."""
    for seat in match.actors():
        match.submit(seat, match.legal(seat)[0])


def picked_out(players: int = 4) -> Match:
    match = opened(players)
    while match.view()["asking"] == "pick":
        pick_first(match)
    return match


@rule("BK-22.1")
@pytest.mark.parametrize("players", [4, 5, 6])
def test_four_or_more_draft_together(players: int) -> None:
    match = opened(players)
    assert match.game.seats == players
    assert match.actors() == list(range(players))


@rule("BK-22.1", "BK-24.5")
@pytest.mark.parametrize("players", ["3", "7"])
def test_fewer_than_four_cannot_draft_nor_more_than_the_box_serves(players: str) -> None:
    with pytest.raises(OptionError):
        Match(GAME, {"players": players})
    assert GAMES["draft"] is GAME


@rule("BK-22.2")
def test_every_card_of_the_box_may_be_dealt_and_none_twice() -> None:
    state = draft(opened(6))
    assert state.tables.size == 243
    in_play = Counter(card for stack in state.stacks for card in stack)
    for card, left in enumerate(state.pile):
        assert in_play[card] + left == state.tables.copies[card]
    assert [len(stack) for stack in state.stacks] == [STACK] * 6


@rule("BK-22.2")
def test_nobody_sees_a_stack_before_it_is_taken_up() -> None:
    match = opened()
    state = draft(match)
    assert sum(state.pile) == state.tables.size - 4 * STACK  # the others are not even dealt
    for seat in range(4):
        shown = match.view(seat)["seats"]
        assert isinstance(shown, list)
        assert [other["stack"] is not None for other in shown] == [i == seat for i in range(4)]


@rule("BK-22.3")
def test_the_rest_goes_to_the_left_and_comes_from_the_right() -> None:
    match = opened()
    before = stacks(match)
    pick_first(match)
    after = stacks(match)
    assert [len(own) for own in picks(match)] == [1] * 4
    for seat in range(4):
        kept = picks(match)[seat][0]
        assert sorted([kept, *after[(seat + 1) % 4]]) == sorted(before[seat])
        assert len(after[seat]) == 11


@rule("BK-22.3")
def test_after_twelve_picks_the_stacks_are_empty() -> None:
    match = opened()
    for _ in range(STACK - 1):
        pick_first(match)
    assert [len(stack) for stack in stacks(match)] == [1] * 4
    pick_first(match)
    assert [len(own) for own in picks(match)] == [STACK] * 4
    assert [len(stack) for stack in stacks(match)] == [STACK] * 4  # the second ones


@rule("BK-22.4")
@ruling("BK-22.4")
def test_the_second_stack_goes_to_the_right_and_the_third_to_the_left() -> None:
    match = opened()
    for expected in (1, -1, 1):
        before = stacks(match)
        pick_first(match)
        after = stacks(match)
        for seat in range(4):
            assert set(after[(seat + expected) % 4]) <= set(before[seat])
            assert len(after[(seat + expected) % 4]) == 11
        for _ in range(STACK - 1):
            pick_first(match)


@rule("BK-22.5")
def test_up_to_six_of_the_36_cards_may_be_left_out() -> None:
    match = picked_out()
    assert match.view()["asking"] == "cut"
    assert [len(own) for own in picks(match)] == [STACKS * STACK] * 4
    for _ in range(MOST_CUTS):
        for seat in range(4):
            cut = next(text for text in match.legal(seat) if text.startswith("cut"))
            match.submit(seat, cut)
    assert match.legal(0) == ["done"]
    own = draft(match).deck(0)
    with pytest.raises(Illegal) as refused:
        match.submit(0, f"cut {draft(match).tables.cards[own[0]]}")
    assert refused.value.details["reason"] == "deck-too-small"
    for seat in range(4):
        match.submit(seat, "done")
    assert match.is_over()
    assert [len(draft(match).deck(seat)) for seat in range(4)] == [SMALLEST_DECK] * 4


@rule("BK-22.5")
def test_all_36_cards_may_stay() -> None:
    match = picked_out()
    for seat in range(4):
        match.submit(seat, "done")
    assert match.is_over()
    assert len(draft(match).deck(2)) == 36


@ruling("BK-22.5")
@rule("BK-22.6")
@ruling("BK-22.7")
def test_any_two_drafters_play_a_duel_with_their_decks() -> None:
    """Copies are not limited there; all else is as always."""
    match = picked_out()
    for seat in range(4):
        match.submit(seat, "done")
    decks = [deck_text(match, seat) for seat in range(4)]
    for south, north in ((0, 1), (2, 3)):
        options = {"south": decks[south], "north": decks[north], "copies": "free"}
        duel = GAMES["berserk"].new(GAMES["berserk"].fill_options(options))
        rng = Quick(south)
        while not duel.is_over():
            actor = duel.actors[0]
            if actor == CHANCE:
                duel.apply(CHANCE, duel.sample(rng))
            else:
                duel.apply(actor, rng.choice(duel.legal(actor)))
        assert sum(duel.scores()) == 0


def deck_text(match: Match, seat: int) -> str:
    state = draft(match)
    counts = Counter(state.tables.cards[card] for card in state.deck(seat))
    return " ".join(f"{card}*{count}" for card, count in sorted(counts.items()))


def test_what_comes_round_again_is_remembered_in_every_world() -> None:
    """A seat knows what was taken of a stack it has seen, though not by whom."""
    match = opened()
    seen = stacks(match)[0]
    for _ in range(4):
        pick_first(match)
    back = stacks(match)[0]
    gone = Counter(seen) - Counter(back)
    for seed in range(20):
        world = match.seat(0).determinize(Quick(seed))
        assert isinstance(world, Draft)
        names = world.tables.cards
        assert [names[card] for card in world.in_hand(0)] == back
        taken = [world.picks[world.holder(0, 0, step)][step] for step in range(4)]
        assert Counter(names[card] for card in taken) == gone


def test_nothing_is_left_to_pick_from_another_stack() -> None:
    match = opened()
    foreign = next(card for card in stacks(match)[1] if card not in stacks(match)[0])
    with pytest.raises(Illegal) as refused:
        match.submit(0, f"pick {foreign}")
    assert refused.value.details["reason"] == "not-in-stack"


def test_greedy_drafts_few_realms() -> None:
    """Six realms and nobody cares: at random the best two make about a third of the cards."""
    rng = Quick("realms")
    player = bots.make("greedy", GAME)
    match = opened(seed=9)
    while not match.is_over():
        for seat in match.actors():
            match.play(seat, player.choose(match.seat(seat), rng))
    for seat in range(4):
        realms = Counter(draft(match).tables.realm[card] for card in draft(match).deck(seat))
        del realms[""]
        assert sum(count for _, count in realms.most_common(2)) >= 0.6 * realms.total()


def test_greedy_knows_what_cards_have_shown_in_battle() -> None:
    """Every card of the box has a learned worth; of two of a realm the better one is taken."""
    tables = draft(opened()).tables
    assert set(tables.cards) <= set(greedy.WORTHS)
    match = opened(seed=9)
    own: list[int] = []
    picked = greedy.Greedy().choose(match.seat(0), Quick("any"))
    best = second(picked)
    for card in draft(match).in_hand(0):
        if tables.realm[card] == tables.realm[best]:
            assert greedy.WORTHS[tables.cards[card]] <= greedy.WORTHS[tables.cards[best]]
        assert greedy.worth(draft(match), own, card) <= greedy.worth(draft(match), own, best)
