"""The authority over a game: what it refuses, seals, takes back, ends and keeps."""

from collections.abc import Callable
from functools import partial

import pytest
from tiny import LOTS_GAME, OPEN_GAME, Lots, LotsGame

from holmgang.core import chance
from holmgang.core.action import CHANCE, OMNISCIENT, SPECTATOR, pack
from holmgang.core.errors import (
    ActionError,
    Closed,
    HolmgangError,
    Illegal,
    NotYourTurn,
    NoUndo,
    OptionError,
    ProofError,
    Stale,
    Unreadable,
)
from holmgang.core.event import Event
from holmgang.core.match import Match, clean_name
from holmgang.core.record import read
from holmgang.core.replay import prove, resume
from holmgang.games.shieldwall import GAME
from holmgang.games.shieldwall.tables import WEAPON

SECRET = bytes(range(32))


def shieldwall(**options: str) -> Match:
    """Black attacks; the first question is for its weapon."""
    match = Match(GAME, {"first": "black", **options}, secret=SECRET, match_id="m1")
    match.begin()
    return match


def lots(game: LotsGame = LOTS_GAME) -> Match:
    """Seat 0 has to call, then all three bid."""
    match = Match(game, secret=SECRET, match_id="m2")
    match.begin()
    return match


def play(match: Match, *choices: str) -> Match:
    """`0 call high`: a seat and what it submits."""
    for choice in choices:
        seat, text = choice.split(" ", 1)
        match.submit(int(seat), text)
    return match


def play_out(match: Match) -> Match:
    while not match.is_over():
        for seat in match.actors():
            match.submit(seat, match.legal(seat)[0])
    return match


def traces(match: Match) -> list[object]:
    """All that a refusal could have changed."""
    kept = [match.decision, match.ending, match.has_begun, len(match.events), match.actors()]
    return [*kept, match.save(), match.view(OMNISCIENT)]


def refused(
    match: Match, kind: type[HolmgangError], action: Callable[[], object]
) -> dict[str, object]:
    """The details of a refusal that must leave the match as it was."""
    before = traces(match)
    with pytest.raises(kind) as caught:
        action()
    assert type(caught.value) is kind
    assert traces(match) == before
    return caught.value.details


# Refusals


def test_every_refusal_of_a_choice_is_an_action_error_with_a_code_of_its_own() -> None:
    kinds = [Unreadable, NotYourTurn, Illegal, Stale, Closed, NoUndo]
    assert all(issubclass(kind, ActionError) for kind in kinds)
    assert len({kind.code for kind in kinds}) == len(kinds)
    assert str(NotYourTurn(seat=1)) == "not-your-turn seat=1"


def test_a_choice_before_the_beginning_is_refused() -> None:
    match = Match(GAME)
    details = refused(match, Closed, lambda: match.submit(0, "weapon swords"))
    assert details == {"reason": "not-begun"}
    assert refused(match, Closed, lambda: match.play(0, 3)) == {"reason": "not-begun"}
    assert not [*match.actors(), *match.legal(0), *match.legal(CHANCE)]
    assert refused(match, Closed, match.scores) == {"reason": "not-over"}


def test_a_game_that_begins_with_a_choice_asks_nobody_before_it_has_begun() -> None:
    class Called(Lots):
        def __init__(self, seats: int, rounds: int) -> None:
            super().__init__(seats, rounds)
            self.lots, self.asking, self.actors = [1] * seats, 1, [0]

    match = Match(LotsGame(Called))
    assert not [*match.legal(0), *match.actors()]
    match.begin()
    assert match.legal(0) == ["call high", "call low"]


def test_a_choice_after_the_end_is_refused() -> None:
    match = play_out(shieldwall(units="1"))
    over = {"reason": "over"}
    assert refused(match, Closed, lambda: match.submit(0, "weapon swords")) == over
    assert refused(match, Closed, lambda: match.play(0, pack(WEAPON, 0))) == over
    assert not [*match.legal(0), *match.actors()]


def test_a_choice_for_another_seat_is_refused() -> None:
    match = shieldwall()
    for stranger in (1, 2, CHANCE, SPECTATOR):
        details = refused(match, NotYourTurn, partial(match.submit, stranger, "weapon swords"))
        assert details == {"seat": stranger}


@pytest.mark.parametrize(
    "text", ["", "weapon", "weapon axes", "Weapon swords", "weapon swords ", "?"]
)
def test_words_that_are_no_action_are_refused(text: str) -> None:
    match = shieldwall()
    assert refused(match, Unreadable, lambda: match.submit(0, text)) == {"text": text}


def test_an_illegal_choice_is_refused_with_the_reason() -> None:
    match = shieldwall()
    details = refused(match, Illegal, lambda: match.submit(0, "force 2"))
    assert details == {"action": "force 2", "reason": "other-question"}
    play(match, "0 weapon swords")
    hand = match.legal(1)
    absent = next(
        card for card in ("ambush", "spy", "vanguard", "reserves") if f"play {card}" not in hand
    )
    details = refused(match, Illegal, lambda: match.submit(1, f"play {absent}"))
    assert details == {"action": f"play {absent}", "reason": "not-in-hand", "strategy": absent}


def test_an_action_of_chance_is_nobodys_choice() -> None:
    match = shieldwall()
    details = refused(match, Illegal, lambda: match.submit(0, "first red"))
    assert details["reason"] == "other-question"


def test_an_action_of_a_seat_that_is_not_asked_is_illegal() -> None:
    match = shieldwall()
    details = refused(match, Illegal, lambda: match.play(1, pack(WEAPON, 0)))
    assert details == {"action": "weapon swords", "reason": "not-asked"}


def test_a_choice_for_a_question_that_has_passed_is_stale() -> None:
    match = lots()
    asked = match.decision
    match.submit(0, "call high", asked)
    details = refused(match, Stale, lambda: match.submit(0, "bid 1", asked))
    assert details == {"decision": asked, "current": asked + 1}
    match.submit(0, "bid 1", asked + 1)


# Decisions and sealed choices


def test_a_decision_is_one_question_however_many_answer_it() -> None:
    match = lots()
    decisions = [match.decision]
    for choice in ("0 call high", "1 bid 0", "0 bid 1", "1 bid 2", "2 bid 0"):
        play(match, choice)
        decisions.append(match.decision)
    assert decisions == [0, 1, 1, 1, 1, 2]


def test_a_question_that_was_taken_back_is_a_new_decision() -> None:
    match = play(lots(), "0 call high")
    match.undo(0)
    assert match.decision == 2
    assert refused(match, Stale, lambda: match.submit(0, "call high", 0))


def test_a_sealed_choice_waits_and_can_be_changed_until_the_last_one_is_in() -> None:
    match = play(lots(), "0 call high", "1 bid 0")
    before = match.state.view(OMNISCIENT)
    assert match.actors() == [0, 2]
    assert match.legal(1) == ["bid 0", "bid 1", "bid 2"]
    play(match, "1 bid 2", "0 bid 1")
    assert match.state.view(OMNISCIENT) == before, "the state knows nothing of it yet"
    assert match.actors() == [2]
    play(match, "2 bid 0")
    assert [line.text for line in match.lines[-6:-3]] == ["bid 1", "bid 2", "bid 0"]


def test_who_is_alone_at_a_question_seals_nothing() -> None:
    match = play(lots(), "0 call low")
    assert match.sealed == {}
    assert match.lines[-1].text == "call low"


# Taking back


def test_an_open_choice_can_be_taken_back_until_somebody_goes_on() -> None:
    match = lots()
    before = match.view(0), match.record(0), match.legal(0)
    play(match, "0 call high")
    assert match.can_undo(0)
    match.undo(0)
    assert (match.view(0), match.record(0), match.legal(0)) == before
    play(match, "0 call low", "2 bid 1")
    assert not match.can_undo(0)
    assert refused(match, NoUndo, lambda: match.undo(0)) == {"seat": 0}


def test_nobody_takes_back_the_choice_of_another() -> None:
    match = play(lots(), "0 call high")
    for other in (1, 2, CHANCE, SPECTATOR):
        assert refused(match, NoUndo, partial(match.undo, other)) == {"seat": other}


def test_a_sealed_choice_can_be_taken_back_by_who_made_it() -> None:
    match = play(lots(), "0 call high", "1 bid 2", "2 bid 1")
    match.undo(1)
    assert match.actors() == [0, 1]
    assert list(match.sealed) == [2]
    assert not match.can_undo(1)


def test_a_roll_closes_undo() -> None:
    match = play(lots(), "0 call high", "0 bid 0", "1 bid 0", "2 bid 0")
    assert match.lines[-1].actor == CHANCE
    assert not any(match.can_undo(seat) for seat in (0, 1, 2, CHANCE))


def test_a_reveal_closes_undo() -> None:
    """A spy has looked at black's cards: red's weapon, which let him, stands."""
    match = shieldwall()
    spied = play_until(match, lambda: match.events[-1].reveals and match.lines[-1].actor >= 0)
    assert spied, "no seed shows this any more"
    assert not match.can_undo(match.lines[-1].actor)


def play_until(match: Match, reached: Callable[[], bool]) -> bool:
    """Play spies against each other until something is reached."""
    while not match.is_over():
        if reached():
            return True
        for seat in match.actors():
            options = match.legal(seat)
            match.submit(seat, "play spy" if "play spy" in options else options[0])
    return False


class Quiet(Lots):
    """Shows nothing and deals once, so nothing but the question itself closes undo."""

    def log_event(self, event: Event) -> None:
        event.reveals = False
        super().log_event(event)

    def _show(self) -> None:
        super()._show()
        self.lots, self.asking, self.actors = [1] * self.seats, 1, [self.round % self.seats]


def test_choices_that_were_made_at_once_are_revealed_by_it_for_good() -> None:
    match = play(lots(LotsGame(Quiet)), "0 call high", "0 bid 0", "1 bid 0", "2 bid 1")
    assert not match.can_undo(2)
    play(match, "1 call low")
    match.undo(1)
    assert not match.can_undo(2), "playing it again must not open it"
    again = resume(match.game, read(match.save()))
    assert not again.can_undo(2)


def test_after_the_end_nothing_is_taken_back() -> None:
    """The seed is out: whoever went back now would know every roll to come."""

    class LastCall(Lots):
        def apply(self, seat: int, action: int) -> None:
            super().apply(seat, action)
            if self.call >= 0:
                self.actors, self.asking = [], 3

    match = play(lots(LotsGame(LastCall)), "0 call high")
    assert match.is_over()
    assert not match.can_undo(0)
    refused(match, NoUndo, lambda: match.undo(0))
    refused(match, NoUndo, lambda: match.takeback(0))
    stopped = play(lots(), "0 call high")
    stopped.stop("agreed")
    refused(stopped, NoUndo, lambda: stopped.undo(0))
    refused(stopped, NoUndo, lambda: stopped.takeback(0))


def test_a_takeback_goes_back_past_rolls_and_reveals_to_ones_own_last_choice() -> None:
    match = play(lots(), "0 call high")
    before = match.record(1)
    play(match, "0 bid 0", "1 bid 0", "2 bid 0")
    rolled = [line.text for line in match.lines]
    match.takeback(1)
    assert match.record(1) == before
    assert match.actors() == [0, 1, 2]
    play(match, "0 bid 0", "1 bid 0", "2 bid 0")
    assert [line.text for line in match.lines] == rolled, "chance answers as it did"


def test_a_takeback_forgets_what_was_sealed_meanwhile() -> None:
    match = play(lots(), "0 call high", "2 bid 1")
    match.takeback(0)
    assert match.sealed == {}
    assert match.actors() == [0]


def test_who_has_chosen_nothing_takes_nothing_back() -> None:
    match = lots()
    assert refused(match, NoUndo, lambda: match.takeback(0)) == {"seat": 0}


# Ends away from the board


@pytest.mark.parametrize("ending", ["resigned", "clock"])
def test_a_seat_that_gives_up_or_runs_out_of_time_has_lost(ending: str) -> None:
    match = play(lots(), "0 call high", "1 bid 1")
    match.stop(ending, 1)
    assert match.is_over()
    assert match.scores() == [0.5, -1.0, 0.5]
    assert match.sealed == {}
    assert f"end {len(match.lines)} {ending}:1 0.5 -1 0.5" in match.record()
    assert f"seed {SECRET.hex()}" in match.record()


def test_a_draw_can_be_agreed() -> None:
    match = shieldwall()
    match.stop("agreed")
    assert match.scores() == [0.0, 0.0]
    assert "agreed 0 0 ;" in match.record()


def test_a_match_can_be_given_up_before_it_begins() -> None:
    match = Match(GAME, secret=SECRET, match_id="1")
    match.stop("resigned", 0)
    assert match.scores() == [-1.0, 1.0]
    assert refused(match, Closed, match.begin) == {"reason": "over"}
    assert prove(GAME, read(match.record())) == 0


def test_a_match_ends_once_and_in_one_of_the_known_ways() -> None:
    match = lots()
    assert refused(match, Unreadable, lambda: match.stop("bored", 0)) == {"text": "bored"}
    assert refused(match, Unreadable, lambda: match.stop("agreed", 0)) == {"text": "agreed"}
    assert refused(match, Unreadable, lambda: match.stop("clock")) == {"text": "clock"}
    assert refused(match, NotYourTurn, lambda: match.stop("resigned", 3)) == {"seat": 3}
    match.stop("resigned", 0)
    assert refused(match, Closed, lambda: match.stop("resigned", 1)) == {"reason": "over"}


def test_nothing_is_played_after_somebody_gave_up() -> None:
    match = lots()
    match.stop("resigned", 2)
    assert refused(match, Closed, lambda: match.play(0, match.state.legal(0)[0]))
    assert not [*match.legal(0), *match.actors()]


# Names, ids and options


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("Anna", "Anna"),
        ("  Ørn\tthe\nBold ", "Ørn the Bold"),
        ("a\u2028b\x85c\x0bd", "a b c d"),
        ("\x1b[31mred", "[31mred"),
        ("\ud800", "?"),
        ("", "?"),
        (" \n ", "?"),
        ("x" * 50, "x" * 40),
        ("x" * 39 + " y", "x" * 39),
        ("end 5 ;0000", "end 5 ;0000"),
    ],
)
def test_names_are_one_line_of_printable_text(given: str, kept: str) -> None:
    assert clean_name(given) == kept
    match = Match(GAME, names=[given, "Björn"])
    match.begin()
    match.stop("agreed")
    assert read(match.record()).names == [kept, "Björn"]


def test_seats_without_names_are_called_by_their_colours() -> None:
    assert Match(GAME).names == ["black", "red"]


@pytest.mark.parametrize("words", ["", "a b", "a|b", "ключ", "x" * 65, "-"])
def test_a_match_id_or_mix_is_plain_text(words: str) -> None:
    match = Match(GAME)
    assert refused(match, Unreadable, lambda: match.mix(0, words)) == {"text": words}
    if words:
        with pytest.raises(Unreadable):
            Match(GAME, match_id=words)


def test_matches_have_ids_and_secrets_of_their_own() -> None:
    one, other = Match(GAME), Match(GAME)
    assert one.match_id != other.match_id
    assert one.secret != other.secret
    assert len(one.secret) == 32


def test_options_are_settled_before_the_match_is_made() -> None:
    assert Match(GAME, {"units": "07"}).options["units"] == "7"
    with pytest.raises(OptionError):
        Match(GAME, {"units": "25"})


# Chance


def test_the_commitment_is_known_before_the_first_roll_and_stays() -> None:
    match = Match(GAME, secret=SECRET, match_id="1")
    published = match.commitment
    assert published == chance.commitment(SECRET)
    match.begin()
    assert match.commitment == published
    assert f"commitment {published}" in match.record()
    assert SECRET.hex() not in match.record()


def test_every_seat_may_stir_the_chance() -> None:
    rolls = set()
    for mixes in (("", ""), ("a", ""), ("", "a"), ("a", "a"), ("b", "a"), ("ab", "")):
        match = Match(GAME, secret=SECRET, match_id="same")
        for seat, words in enumerate(mixes):
            if words:
                match.mix(seat, words)
        match.begin()
        rolls.add(" ".join(line.text for line in match.lines))
    assert len(rolls) == 6


def test_the_match_id_changes_the_rolls() -> None:
    rolls = set()
    for match_id in ("one", "two"):
        match = Match(GAME, secret=SECRET, match_id=match_id)
        match.begin()
        rolls.add(match.lines[-1].text)
    assert len(rolls) == 2


def test_a_mix_can_be_replaced_until_the_match_begins() -> None:
    match = Match(GAME, secret=SECRET, match_id="1")
    match.mix(0, "first")
    match.mix(0, "second")
    assert match.mixes == ["second", ""]
    assert refused(match, Unreadable, lambda: match.mix(2, "third")) == {"text": "third"}
    match.begin()
    assert refused(match, Closed, lambda: match.mix(0, "late")) == {"reason": "begun"}
    assert refused(match, Closed, match.begin) == {"reason": "begun"}


# Keeping


def test_a_saved_match_goes_on_as_if_it_had_not_been() -> None:
    for choices in range(0, 12, 3):
        match = shieldwall(units="3")
        while sum(line.actor >= 0 for line in match.lines) < choices:
            match.submit(match.actors()[0], match.legal(match.actors()[0])[0])
        again = resume(GAME, read(match.save()))
        assert again.save() == match.save()
        assert again.commitment == match.commitment
        assert play_out(again).record() == play_out(match).record()


def test_a_sealed_choice_is_saved_and_can_still_be_changed() -> None:
    match = play(lots(), "0 call high", "1 bid 2")
    again = resume(LOTS_GAME, read(match.save()))
    assert again.actors() == [0, 2]
    assert again.save() == match.save()
    play(again, "1 bid 0", "0 bid 1", "2 bid 1")
    assert again.lines[5].text == "bid 0"


def test_a_sealed_choice_is_in_the_record_of_who_made_it_alone() -> None:
    match = play(lots(), "0 call high", "1 bid 2")
    assert "sealed 1 bid 2" in match.record(1)
    for other in (0, 2, SPECTATOR):
        assert "sealed" not in match.record(other)


def test_a_record_is_redacted_until_the_match_is_over() -> None:
    match = shieldwall()
    assert "draw black ?" in match.record()
    assert "draw black ?" in match.record(1)
    assert "draw black ?" not in match.record(0)
    assert "draw red ?" in match.record(0)
    match.stop("agreed")
    assert match.record() == match.record(0) == match.record(1) == match.save()
    assert "?" not in match.record()


def test_a_viewers_record_is_no_save() -> None:
    match = shieldwall()
    for viewer in (0, 1, SPECTATOR):
        with pytest.raises(ProofError) as refusal:
            resume(GAME, read(match.record(viewer)))
        assert refusal.value.details["reason"] == "no-seed"


def test_a_save_with_another_seed_does_not_go_on() -> None:
    saved = read(shieldwall().save())
    saved.seed = "00" * 32
    with pytest.raises(ProofError) as refusal:
        resume(GAME, saved)
    assert refusal.value.details["reason"] == "commitment"


def test_events_are_told_from_a_place_on_with_secrets_blanked() -> None:
    match = lots()
    assert match.events_for(0) == [
        {"event": "dealt", "seat": 0, "values": [match.state.view(0)["lots"][0]]},  # type: ignore[index]
        {"event": "dealt", "seat": 1},
        {"event": "dealt", "seat": 2},
    ]
    place = len(match.events)
    play(match, "0 call low")
    assert match.events_for(SPECTATOR, place) == [{"event": "called", "seat": 0, "values": [1]}]


def test_a_seat_is_one_side_of_the_match() -> None:
    match = lots()
    assert match.seat(1).view() == match.view(1)


def test_a_match_that_opens_with_a_choice_has_begun_before_its_first_line() -> None:
    match = Match(OPEN_GAME, secret=b"s" * 32, match_id="open")
    assert not resume(OPEN_GAME, read(match.save())).has_begun
    match.begin()
    assert match.lines == []
    again = resume(OPEN_GAME, read(match.save()))
    assert again.has_begun
    assert again.actors() == [0]
    assert again.save() == match.save()
    assert play_out(again).record() == play_out(match).record()


def test_rolls_are_counted_when_they_are_played_again() -> None:
    match = play(lots(), "0 call high")
    assert match.rolls == 3
    match.undo(0)
    assert match.rolls == 3
    assert resume(LOTS_GAME, read(match.save())).rolls == 3


def test_a_match_saved_before_it_began_can_still_be_mixed() -> None:
    match = Match(GAME, secret=b"s" * 32, match_id="early")
    match.mix(0, "mine")
    again = resume(match.game, read(match.save()))
    assert not again.has_begun
    again.mix(1, "yours")
    again.begin()
    match.mix(1, "yours")
    match.begin()
    assert again.record(0) == match.record(0)


def test_a_match_needs_a_name_for_every_seat() -> None:
    with pytest.raises(OptionError):
        Match(GAME, names=["alone"])
