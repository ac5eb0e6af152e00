"""Every registered game keeps the contract; and the checks of it can fail."""

import re
from collections.abc import Callable
from dataclasses import replace

import contract
import pytest
from contract import CHECKS, Case
from histories import Histories, is_hidden
from hypothesis import given, settings
from hypothesis import strategies as st
from tiny import BID, CALL, DEAL, DEALT, LOTS, LOTS_GAME, OPEN_GAME, Lots, LotsGame

from holmgang.core.action import OMNISCIENT, Action, first, pack, second, verb
from holmgang.core.chance import Quick, Random
from holmgang.core.errors import UnknownGame, Unreadable
from holmgang.core.event import EVERYONE, Event
from holmgang.core.game import Game, Option
from holmgang.core.match import Match
from holmgang.core.state import State
from holmgang.games import GAMES, find

EVERY_GAME = [*GAMES.values(), LOTS_GAME, OPEN_GAME]
SHORT = settings(max_examples=12, deadline=None, derandomize=True, database=None)
CROWDED = settings(SHORT, max_examples=4)
"""Every check looks through the eyes of all seats."""


def values(option: Option) -> st.SearchStrategy[str]:
    """What an option can be set to; free text stays as it is."""
    if option.is_number():
        return st.integers(option.low, option.high).map(str)
    return st.sampled_from(option.words or [option.default])


def cases(game: Game) -> st.SearchStrategy[Case]:
    options = st.fixed_dictionaries({option.name: values(option) for option in game.options})
    settled = options.map(game.fill_options)
    seeds, lengths = st.integers(0, 1 << 32), st.integers(0, 60)
    return st.builds(lambda o, s, n: Case(game.seated(o), o, s, n), settled, seeds, lengths)


@pytest.mark.long
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__.removeprefix("check_"))
@pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.id)
def test_every_game_keeps_the_contract(game: Game, check: Callable[[Case], None]) -> None:
    @(SHORT if game.seats < 4 else CROWDED)
    @given(cases(game))
    def holds(case: Case) -> None:
        check(case)

    holds()


@pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.id)
def test_the_no_leak_check_finds_other_histories_for_every_viewer(game: Game) -> None:
    """It would be empty if what is hidden could never be varied."""
    case = Case(game, game.fill_options({}), seed=5, length=0)
    for viewer in case.viewers:
        secrets, varied = 0, 0
        for length in (0, 7, 15):
            match = replace(case, length=length).running()
            secrets += sum(is_hidden(line, viewer) for line in match.lines)
            others = list(Histories(match, viewer, Quick(length)).look(tries=30))
            assert all(other.save() != match.save() for other in others)
            varied += len(others)
        assert varied > 0 or secrets == 0, f"nothing varied for {viewer}"


def test_a_game_is_found_by_its_id_or_refused() -> None:
    assert find("shieldwall") is GAMES["shieldwall"]
    with pytest.raises(UnknownGame) as refused:
        find("chess")
    assert refused.value.details == {"game": "chess", "known": ", ".join(GAMES)}


# Flaws


class SharesItsPoints(Lots):
    def copy(self) -> Lots:
        twin = super().copy()
        twin.points = self.points
        return twin


class ForgetsTheCall(Lots):
    def copy(self) -> Lots:
        twin = super().copy()
        twin.call = 0
        return twin


class KeepsTheJournal(Lots):
    def copy(self) -> Lots:
        twin = super().copy()
        twin.journal = self.journal
        return twin


class ShowsAllLots(Lots):
    def _shown(self, seat: int, viewer: int, values: list[int]) -> int | None:
        return values[seat] if values is self.lots else super()._shown(seat, viewer, values)


class ShowsSpectatorsALot(Lots):
    def _shown(self, seat: int, viewer: int, values: list[int]) -> int | None:
        is_first = values is self.lots and seat == 0
        return values[0] if viewer < 0 and is_first else super()._shown(seat, viewer, values)


class ShowsAllBids(Lots):
    def _shown(self, seat: int, viewer: int, values: list[int]) -> int | None:
        return values[seat] if values is self.bids else super()._shown(seat, viewer, values)


class TellsTheDeal(Lots):
    def log_event(self, event: Event) -> None:
        if event.kind == DEALT:
            event.audience = EVERYONE
        super().log_event(event)


class TellsThatALotIsHigh(Lots):
    """The event itself is kept from others, but that there is one more is not."""

    def log_event(self, event: Event) -> None:
        super().log_event(event)
        if event.kind == DEALT and event.args == [3]:
            super().log_event(event)


class WritesTheLot(Lots):
    def blank(self, action: Action) -> str:
        return f"deal {first(action)} {second(action) % 3} ?" if verb(action) == DEAL else "?"


class RecordsTheDeal(Lots):
    def audience(self, actor: int, action: Action) -> int:
        return EVERYONE


class BlanksNothing(Lots):
    def blank(self, action: Action) -> str:
        return self.write(action).replace("deal", "dealt")


class LimitsBidsByTheLotsOfOthers(Lots):
    def legal(self, seat: int) -> list[Action]:
        options = super().legal(seat)
        return options if self.lots[seat - 1] < 3 else options[:2]


class AllowsUndoByTheLot(Lots):
    def log_event(self, event: Event) -> None:
        event.reveals |= self.asking == CALL and self.lots[2] == 1
        super().log_event(event)


class KnowsTheTrueWorld(Lots):
    def determinize(self, seat: int, rng: Random) -> State:
        return self.copy()


class DrawsOtherLotsThanTheTrueOnes(Lots):
    def determinize(self, seat: int, rng: Random) -> State:
        world = super().determinize(seat, rng)
        assert isinstance(world, Lots)
        return super().determinize(seat, rng) if world.lots == self.lots else world


class ForgetsItsOwnLot(Lots):
    def determinize(self, seat: int, rng: Random) -> State:
        return super().determinize((seat + 1) % self.seats, rng)


class SpoilsTheTrueWorld(Lots):
    def determinize(self, seat: int, rng: Random) -> State:
        self.points[seat] += 1
        return super().determinize(seat, rng)


class DrawsAWorldThatBreaks(Lots):
    def determinize(self, seat: int, rng: Random) -> State:
        world = super().determinize(seat, rng)
        assert isinstance(world, Lots)
        world.rounds = -1
        return world


class LetsBidsOfOthersCount(Lots):
    def _bid(self, seat: int, bid: int) -> None:
        super()._bid(seat, bid if max(self.bids) < 2 else 0)


class AsksNobody(Lots):
    def legal(self, seat: int) -> list[Action]:
        return [] if self.asking == CALL else super().legal(seat)


class LetsAnybodyCall(Lots):
    def legal(self, seat: int) -> list[Action]:
        return [pack(CALL, 0), pack(CALL, 1)] if self.asking == CALL else super().legal(seat)


class AsksInDisorder(Lots):
    def apply(self, seat: int, action: Action) -> None:
        super().apply(seat, action)
        self.actors.reverse()


class ListsAChoiceTwice(Lots):
    def legal(self, seat: int) -> list[Action]:
        return super().legal(seat) * 2


class WritesTwoChoicesAlike(Lots):
    def write(self, action: Action) -> str:
        return super().write(action).replace("2", "1") if verb(action) == BID else "x"


class ReadsSloppily(Lots):
    def read(self, text: str) -> Action:
        return super().read(text.strip().lower())


class ReadsAnythingAsABid(Lots):
    def read(self, text: str) -> Action:
        try:
            return super().read(text)
        except Unreadable:
            return pack(BID, 0)


class GivesNoReason(Lots):
    def why_not(self, seat: int, action: Action) -> tuple[str, dict[str, object]]:
        return "", {}


class ListsTheImpossible(Lots):
    def outcomes(self) -> list[tuple[Action, int]]:
        return [*super().outcomes(), (pack(DEAL, 0, 9), 0)]


class RollsTheImpossible(Lots):
    def sample(self, rng: Random) -> Action:
        return pack(DEAL, self.lots.index(0), 1 + rng.below(4))


class LoadsTheDice(Lots):
    def sample(self, rng: Random) -> Action:
        return pack(DEAL, self.lots.index(0), 1 + rng.below(3))


class CountsAnotherWay(Lots):
    def sample(self, rng: Random) -> Action:
        high_first = [lot for lot, weight in LOTS[::-1] for _ in range(weight)]
        return pack(DEAL, self.lots.index(0), high_first[rng.below(6)])


class NeverEnds(Lots):
    def _show(self) -> None:
        super()._show()
        self.round = 0
        self.asking, self.actors = DEAL, [-1]


class ScoresOneSeat(Lots):
    def scores(self) -> list[float]:
        return [1.0]


class IsTooHopeful(Lots):
    def outlook(self) -> list[float]:
        return [2.0] * self.seats


class RollsItself(Lots):
    """Hides a source of chance, so that no record can repeat it."""

    hidden = Quick(1)

    def _show(self) -> None:
        self.bids[0] = self.hidden.below(3)
        super()._show()


FLAWS: list[tuple[type[Lots], str, str]] = [
    (SharesItsPoints, "copy", "playing a copy changes the original"),
    (ForgetsTheCall, "copy", "a copy is not equal"),
    (KeepsTheJournal, "copy", "writes into the journal"),
    (RollsItself, "copy", "a copy goes on differently"),
    (RollsItself, "record", "a resumed match goes on differently"),
    (ShowsAllLots, "determinize", "can tell a drawn world"),
    (ShowsAllLots, "no_leak", "by ['view']"),
    (ShowsSpectatorsALot, "no_leak", "-2 learns what it may not know by ['view']"),
    (ShowsAllBids, "determinize", "can tell a drawn world"),
    (TellsTheDeal, "no_leak", "by ['told']"),
    (TellsThatALotIsHigh, "no_leak", "by ['told']"),
    (WritesTheLot, "no_leak", "by ['record']"),
    (RecordsTheDeal, "no_leak", "by ['record']"),
    (BlanksNothing, "running_record", "looks whole"),
    (LimitsBidsByTheLotsOfOthers, "determinize", "can tell a drawn world"),
    (LimitsBidsByTheLotsOfOthers, "no_leak", "by ['legal']"),
    (AllowsUndoByTheLot, "no_leak", "by ['undo']"),
    (KnowsTheTrueWorld, "no_leak", "shows secrets"),
    (DrawsOtherLotsThanTheTrueOnes, "determinize", "shows the true one"),
    (ForgetsItsOwnLot, "determinize", "can tell a drawn world"),
    (SpoilsTheTrueWorld, "determinize", "changes the true one"),
    (DrawsAWorldThatBreaks, "determinize", "random play takes more than"),
    (LetsBidsOfOthersCount, "simultaneous", "the order of arrival shows in the state"),
    (AsksNobody, "actors", "0 has [], actors are [0]"),
    (LetsAnybodyCall, "actors", "actors are [0]"),
    (AsksInDisorder, "actors", "actors are not in order"),
    (ListsAChoiceTwice, "notation", "not unique"),
    (WritesTwoChoicesAlike, "notation", "not unique"),
    (ReadsSloppily, "reading", "is read as"),
    (ReadsAnythingAsABid, "reading", "is read as 'bid 0'"),
    (GivesNoReason, "refusals", "no reason against"),
    (ListsTheImpossible, "chance", "an answer without a chance is listed"),
    (RollsTheImpossible, "chance", "drew the impossible"),
    (LoadsTheDice, "chance", "asked for a number below [3]"),
    (LoadsTheDice, "odds", "the dice are loaded"),
    (CountsAnotherWay, "chance", "0 gives deal 0 3, not deal 0 1"),
    (NeverEnds, "end", "random play takes more than"),
    (ScoresOneSeat, "end", "the scores are"),
    (IsTooHopeful, "end", "the outlook is"),
]


def hunt(game: Game, name: str) -> None:
    check = next(check for check in CHECKS if check.__name__ == f"check_{name}")
    for seed in range(12):
        check(Case(game, game.fill_options({}), seed, length=seed % 6))


@pytest.mark.parametrize(("flaw", "name", "words"), FLAWS)
def test_a_flaw_is_found(
    flaw: type[Lots], name: str, words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(contract, "LIMIT", 500)
    with pytest.raises(AssertionError, match=re.escape(words)):
        hunt(LotsGame(flaw), name)


def test_a_record_that_shows_sealed_choices_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    shy = Match.record
    monkeypatch.setattr(Match, "record", lambda self, viewer: shy(self, OMNISCIENT))
    with pytest.raises(AssertionError, match="sees what 0 has sealed"):
        hunt(LOTS_GAME, "sealed")
