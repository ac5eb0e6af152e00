"""A claim of the rest: proposed, agreed to or refused, written down and replayed."""

from typing import Any

import pytest
from rulebook import ruling
from tabletop import inside

from berzerka.table import Table, seeded, trick
from holmgang.bots.berzerka.claims import answer, fair
from holmgang.bots.berzerka.doubledummy import DoubleDummy
from holmgang.bots.berzerka.greedy import Greedy
from holmgang.bots.berzerka.solver import UNIT, WORLD, Solver
from holmgang.bots.budget import Budget
from holmgang.core.action import SPECTATOR
from holmgang.core.chance import Quick
from holmgang.core.errors import Illegal
from holmgang.core.match import Match
from holmgang.core.packed import packed
from holmgang.core.record import read
from holmgang.core.replay import replay
from holmgang.core.seat import Seat
from holmgang.games.berzerka import GAME


def last_four(contract: str = "hold-steady", information: str = "", lead: str = "blue") -> Table:
    """Four tricks to come; the declarer, blue, holds the four best cards."""
    return trick(
        contract,
        information,
        number=10,
        lead=lead,
        blue="H13 H12 H11 H10",
        yellow="H2 S1 S2 S3",
        red="H3 C1 C2 C3",
    )


def claims(game: Table) -> list[str]:
    return [game.state.write(action) for action in game.state.claims(game.state.actors[0])]


def say(game: Table, *texts: str) -> Table:
    for text in texts:
        game.state.apply(game.state.actors[0], game.state.read(text))
    game.roll()
    return game


@ruling("BZ-CLM-01")
def test_whoever_is_to_play_may_claim_any_number_of_the_tricks_to_come() -> None:
    game = last_four()
    assert claims(game) == [f"claim {count}" for count in range(5)]
    game.play("play H13")
    assert game.turn == "yellow"
    assert claims(game) == [f"claim {count}" for count in range(5)]
    assert game.state.claims(0) == []


@ruling("BZ-CLM-01")
def test_a_claim_shows_no_cards() -> None:
    game = last_four()
    before = [game.side(colour, SPECTATOR) for colour in ("blue", "yellow", "red")]
    say(game, "claim 4")
    assert [game.side(colour, SPECTATOR) for colour in ("blue", "yellow", "red")] == before
    assert game.told("claimed", SPECTATOR) == [{"event": "claimed", "seat": 0, "count": 4}]


@ruling("BZ-CLM-01")
def test_the_last_trick_is_played() -> None:
    game = trick(number=13, blue="H13", yellow="H2", red="H3")
    assert claims(game) == []
    assert game.reason("claim 1") == ("claim-late", {"count": 1})


def test_nobody_claims_more_than_is_left() -> None:
    assert last_four().reason("claim 5") == ("claim-many", {"count": 4})


@ruling("BZ-CLM-02")
def test_the_others_answer_clockwise() -> None:
    game = say(last_four(), "claim 4")
    assert (game.question, game.turn, game.legal()) == ("claim", "yellow", ["agree", "refuse"])
    assert game.state.legal(0) == game.state.claims(0) == []
    game.play("agree")
    assert (game.question, game.turn) == ("claim", "red")


@ruling("BZ-CLM-02")
def test_after_a_refusal_play_goes_on_where_it_was() -> None:
    game = last_four().play("play H13")
    before = game.view()
    say(game, "claim 2").play("agree", "refuse")
    assert game.view() == before
    assert (game.turn, game.question) == ("yellow", "play")


@ruling("BZ-CLM-02")
def test_nobody_claims_again_in_that_trick() -> None:
    game = say(last_four(), "claim 4").play("refuse")
    assert claims(game) == []
    assert game.reason("claim 4")[0] == "claim-again"
    game.play("play H13")
    assert claims(game) == []
    game.play("play H2", "play H3")
    assert claims(game) == [f"claim {count}" for count in range(4)]


@ruling("BZ-CLM-03")
def test_an_agreed_claim_is_scored_like_tricks() -> None:
    game = last_four()
    game.state.wins, game.state.won0, game.state.won1 = 0b111, 3, 6
    say(game, "claim 3").play("agree", "agree")
    assert game.boxes("hold-steady", "recorded") == [6, None, None]
    shared = {"event": "shared", "seat": 0, "count": 3, "rest": 1, "other": 1}
    assert game.told("shared") == [shared]
    assert game.question == "bid"


@ruling("BZ-CLM-03")
def test_what_a_defender_does_not_claim_goes_to_the_declarer() -> None:
    game = last_four(lead="red")
    say(game, "claim 1")
    assert (game.view()["claimer"], game.view()["would"]) == (2, 3)
    game.play("agree", "agree")
    assert game.boxes("hold-steady", "recorded") == [3, None, None]


@ruling("BZ-CLM-03")
@pytest.mark.parametrize(
    ("contract", "information", "lead", "count", "recorded"),
    [
        ("last-stand", "trump S", "blue", 2, 3),
        ("first-blood", "trump S", "blue", 4, 0),
        ("unbroken-charge", "", "blue", 3, 5),
        ("unbroken-charge", "", "yellow", 1, 3),
        ("bottle-it-up", "", "yellow", 4, 2),
        ("boast", "trump S, number 5", "blue", 2, -1),
    ],
)
def test_every_objective_counts_the_claimers_tricks_first(
    contract: str, information: str, lead: str, count: int, recorded: int
) -> None:
    """The declarer has won tricks 8 and 9."""
    game = last_four(contract, information, lead)
    game.state.wins, game.state.won0, game.state.won1 = 0b110000000, 2, 7
    say(game, f"claim {count}")
    assert game.view()["would"] == recorded
    game.play("agree", "agree")
    assert game.boxes(contract, "recorded")[0] == recorded


@ruling("BZ-CLM-03")
@pytest.mark.parametrize(("lead", "tricks"), [("blue", [3, 1, 0]), ("red", [1, 0, 3])])
def test_all_tricks_find_an_owner(lead: str, tricks: list[int]) -> None:
    """What the claimer leaves: a declarer's to the left, a defender's to the declarer."""
    game = say(last_four(lead=lead), "claim 3").play("agree")
    twin: Any = game.state.copy()
    twin._end_hand = lambda: None
    twin._share_out()
    assert [twin.won0, twin.won1, twin.won2] == tricks


# Records


def claim_somewhere(match: Match) -> None:
    """Play on at random until a claim can be made in the middle of a hand, and make it."""
    rng = Quick("somewhere")
    while not match.claims(match.actors()[0]) or inside(match).trick < 6:
        seat = match.actors()[0]
        match.play(seat, rng.choice(match.state.legal(seat)))
    match.submit(match.actors()[0], "claim 3")


@pytest.mark.parametrize("answers", [["refuse"], ["agree", "refuse"], ["agree", "agree"]])
def test_a_claim_is_in_the_record_and_replayed(answers: list[str]) -> None:
    match = seeded("claim", length="short")
    claim_somewhere(match)
    for text in answers:
        match.submit(match.actors()[0], text)
    written = read(match.save())
    assert [line.text for line in match.lines if line.actor >= 0][-len(answers) - 1] == "claim 3"
    again = replay(GAME, written)
    assert again.view(SPECTATOR) == match.view(SPECTATOR)
    assert again.save() == match.save()


def test_a_claim_can_be_taken_back_until_it_is_answered() -> None:
    match = seeded("claim", length="short")
    claim_somewhere(match)
    claimer = int(inside(match).turn)
    assert match.can_undo(claimer)
    match.undo(claimer)
    assert match.actors() == [claimer]
    assert match.claims(claimer)


def test_who_is_not_to_play_cannot_claim() -> None:
    match = seeded("claim", length="short")
    claim_somewhere(match)
    asked = match.actors()[0]
    assert match.claims(asked) == []
    with pytest.raises(Illegal):
        match.submit(asked, "claim 1")


# Bots


def known(game: Table) -> Table:
    """All other cards are gone, and everybody has shown what he lacks: one deal is left."""
    state = game.state
    held = int(state.hand0 | state.hand1 | state.hand2)
    state.gone = ((1 << 52) - 1) & ~held
    state.lacks0, state.lacks1, state.lacks2 = (held & ~int(state.hand(s)) for s in range(3))
    state.away0 = state.away1 = state.away2 = 0
    state.deck, state.next = packed([0] * 52), 52
    return game


BOTS = [Greedy(), Solver(Budget(iterations=6))]


def answers_to(game: Table, text: str) -> list[str]:
    """How each bot answers a claim, both opponents in turn."""
    found = []
    for bot in BOTS:
        state = game.state.copy()
        state.apply(state.actors[0], state.read(text))
        while state.write(state.legal(state.actors[0])[0]) == "agree":
            seat = state.actors[0]
            found.append(state.write(bot.choose(Seat(state, seat), Quick(1))))
            state.apply(seat, state.read("agree"))
            if state.is_chance():
                break
    return found


def test_bots_agree_to_what_cannot_be_prevented() -> None:
    assert set(answers_to(known(last_four()), "claim 4")) == {"agree"}


def test_bots_refuse_more_than_is_due() -> None:
    game = known(last_four(lead="yellow"))
    # Red is on yellow's side and has no reason to refuse; blue has.
    assert answers_to(game, "claim 4") == ["agree", "refuse"] * len(BOTS)


def test_bots_take_what_is_given_away() -> None:
    assert set(answers_to(known(last_four()), "claim 2")) == {"agree"}


def test_a_bot_does_not_look_at_the_true_cards() -> None:
    """The answer is the same whatever the others hold, as long as it cannot be known."""
    match = seeded("claim", length="short")
    claim_somewhere(match)
    seat = match.actors()[0]
    told = {
        answer(Seat(match.state.determinize(seat, Quick(f"world {number}")), seat), Quick("bot"))
        for number in range(6)
    }
    assert len(told) == 1


def test_a_deal_too_deep_to_solve_is_not_agreed_to() -> None:
    match = seeded("deep", length="short")
    rng = Quick("deep")
    while not match.claims(match.actors()[0]):
        seat = match.actors()[0]
        match.play(seat, rng.choice(match.state.legal(seat)))
    match.submit(match.actors()[0], "claim 4")
    state = inside(match)
    assert not fair(state, match.actors()[0], DoubleDummy(state, 2))


def test_what_a_claim_takes_to_solve_is_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    """A deal where tricks are avoided has to be searched, and many of them take long."""
    hands = {"blue": "S1 H1 D1 C1 S4 H4", "yellow": "S2 H2 D2 C2 S7 H7", "red": "S3 H3 D3 C3 S9 H9"}
    game = say(known(trick("bottle-it-up", "", number=8, **hands)), "claim 3")
    bot, seat = Solver(Budget(iterations=8)), game.state.actors[0]
    searches: list[DoubleDummy] = []
    limited = bot._solver

    def kept(state: Any) -> DoubleDummy:
        searches.append(limited(state))
        return searches[-1]

    monkeypatch.setattr(bot, "_solver", kept)
    bot.choose(Seat(game.state, seat), Quick(1))
    spent = sum(int(search.nodes) for search in searches)
    assert spent > len(searches)
    assert spent + len(searches) * WORLD <= 8 * UNIT + int(searches[-1].nodes)
