"""When a person at the terminal is asked for instants, and what the stack looks like there."""

import pytest
from rich.console import RenderableType

from holmgang.cli.berserk.stops import MOMENTS, STOPS, USUAL, Stops
from holmgang.cli.boards.berserk import BerserkBoard
from holmgang.cli.console import Screen
from holmgang.core.chance import Quick
from holmgang.core.match import Match
from holmgang.games.berserk import GAME
from holmgang.games.berserk.views.names import EVENTS
from holmgang.texts import LANGUAGES, Texts

OPTIONS = {
    "edition": "laar",
    "pack": "kub",
    "copies": "free",
    "south": "captain-laar*15 cube-grabber*15",
    "north": "captain-laar*15 cube-grabber*15",
}


def asked(event: str, seat: int = 0, called: bool = False, turn: int = 3) -> dict[str, object]:
    return {"answering": {"event": event, "seat": seat, "called": called}, "turn": turn}


def test_stops_are_at_events_that_there_are():
    assert set(MOMENTS) <= set(EVENTS)
    assert set(USUAL) < set(STOPS)
    assert len(set(STOPS)) == len(STOPS)


def test_the_usual_stops_are_what_matters_of_the_other():
    stops = Stops()
    assert not stops.passes(asked("declared"), 1)
    assert not stops.passes(asked("turn_end"), 1)
    assert stops.passes(asked("moved"), 1)
    assert stops.passes(asked("declared"), 0)  # a deed of one's own


def test_what_a_card_was_made_for_is_never_passed():
    stops = Stops()
    assert not stops.passes(asked("moved", called=True), 1)
    assert not stops.passes(asked("wounded"), 1)
    assert not stops.passes({"answering": None, "turn": 3}, 1)


def test_stops_are_switched_and_rest_lasts_a_turn():
    stops = Stops()
    stops.switch("theirs-step")
    assert not stops.passes(asked("moved"), 1)
    stops.switch("nonsense")
    assert stops.on == {*USUAL, "theirs-step"}
    stops.rest(3)
    assert stops.passes(asked("declared", called=True), 1)
    assert not stops.passes(asked("declared", turn=4), 1)


def at_a_window(lang: str) -> BerserkBoard:
    """A battle of captains, at the first question whether to answer."""
    for number in range(20):
        match = Match(
            GAME, OPTIONS, ["Ask", "Embla"], secret=bytes([number + 1] * 32), match_id="1"
        )
        match.begin()
        rng = Quick(f"walk {number}")
        while not match.is_over():
            if match.view(0)["asking"] == "response":
                seat = match.actors()[0]
                return BerserkBoard(match, seat, Texts(lang, GAME.id, "kub"), Screen(width=100))
            for seat in match.actors():
                match.play(seat, rng.choice(match.state.legal(seat)))
    raise AssertionError("nobody could ever answer")


def shown(renderable: RenderableType) -> str:
    console = Screen(width=100, highlight=False)
    with console.capture() as capture:
        console.print(renderable)
    return capture.get()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_stack_is_drawn_at_a_window(lang):
    board = at_a_window(lang)
    said = shown(board.draw())
    assert board.texts("berserk-board-stack") in said
    assert board.texts.word("means", "strike") in said
    assert "berserk-" not in said
    listed = shown(board.stops(""))
    assert all(stop in listed for stop in STOPS)
    assert "berserk-" not in listed
    assert board.rest()
    assert board.auto() == "pass"
