"""Lots: the smallest game with all that the contract speaks of, to test the core with.

Each round every seat is dealt a secret lot from 1 to 3; one seat calls `high`
or `low`, openly; then all bid 0 to 2 at once. The lots are shown, and whoever
has the highest (or lowest) sum alone gets a point. Low lots are more frequent.
"""

from holmgang.core.action import CHANCE, OMNISCIENT, Action, first, pack, second, verb
from holmgang.core.chance import Random
from holmgang.core.errors import Unreadable
from holmgang.core.event import EVERYONE, Event
from holmgang.core.game import Game, Option, Options
from holmgang.core.state import State, View

DEAL, CALL, BID, OVER = range(4)
WORDS = ["deal", "call", "bid"]
CALLS = ["high", "low"]
LOTS = [(1, 3), (2, 2), (3, 1)]
NONE = -1

DEALT, CALLED, SHOWN, ENDED = range(4)
EVENTS = ["dealt", "called", "shown", "ended"]


class Lots(State):
    def __init__(self, seats: int, rounds: int) -> None:
        super().__init__()
        self.seats = seats
        self.rounds = rounds
        self.round = 0
        self.call = NONE
        self.lots = [0] * seats
        self.shown = [0] * seats  # the lots of the last round
        self.bids = [NONE] * seats
        self.points = [0] * seats
        self.actors = [CHANCE]
        self.asking = DEAL

    def copy(self) -> "Lots":
        twin = type(self)(self.seats, self.rounds)
        twin.actors = self.actors.copy()
        twin.asking = self.asking
        twin.round = self.round
        twin.call = self.call
        twin.lots = self.lots.copy()
        twin.shown = self.shown
        twin.bids = self.bids.copy()
        twin.points = self.points.copy()
        return twin

    # The game

    def legal(self, seat: int) -> list[Action]:
        if seat < 0 or seat not in self.actors:
            return []
        return [pack(self.asking, number) for number in range(2 if self.asking == CALL else 3)]

    def why_not(self, seat: int, action: Action) -> tuple[str, dict[str, object]]:
        return ("other-question", {}) if seat in self.actors else ("not-asked", {})

    def apply(self, seat: int, action: Action) -> None:
        if verb(action) == DEAL:
            self._deal(first(action), second(action))
        elif verb(action) == CALL:
            self.call = first(action)
            self.log_event(Event(CALLED, seat, [self.call]))
            self.asking = BID
            self.actors = list(range(self.seats))
        else:
            self._bid(seat, first(action))

    def _deal(self, seat: int, lot: int) -> None:
        self.lots[seat] = lot
        self.log_event(Event(DEALT, seat, [lot], audience=1 << seat))
        if seat == self.seats - 1:
            self.asking = CALL
            self.actors = [self.round % self.seats]

    def _bid(self, seat: int, bid: int) -> None:
        self.bids[seat] = bid
        self.actors = [other for other in self.actors if other != seat]
        if not self.actors:
            self._show()

    def _show(self) -> None:
        sums = [lot + bid for lot, bid in zip(self.lots, self.bids, strict=True)]
        best = max(sums) if self.call == 0 else min(sums)
        if sums.count(best) == 1:
            self.points[sums.index(best)] += 1
        self.log_event(Event(SHOWN, NONE, [*self.lots, *self.bids], EVERYONE, True))
        self.round += 1
        self.call = NONE
        self.shown = self.lots
        self.lots = [0] * self.seats
        self.bids = [NONE] * self.seats
        self.actors = [CHANCE]
        self.asking = DEAL
        if self.round == self.rounds:
            self.actors = []
            self.asking = OVER
            self.log_event(Event(ENDED, NONE, []))

    def scores(self) -> list[float]:
        best = max(self.points)
        return [1.0 if points == best else -1.0 for points in self.points]

    # Chance

    def outcomes(self) -> list[tuple[Action, int]]:
        return [(pack(DEAL, self.lots.index(0), lot), weight) for lot, weight in LOTS]

    # Knowledge

    def view(self, viewer: int) -> View:
        return {
            "round": self.round,
            "asking": self.asking,
            "actors": self.actors.copy(),
            "call": self.call,
            "points": self.points.copy(),
            "shown": self.shown.copy(),
            "dealt": [lot > 0 for lot in self.lots],
            "lots": [self._shown(seat, viewer, self.lots) for seat in range(self.seats)],
            "bids": [self._shown(seat, viewer, self.bids) for seat in range(self.seats)],
        }

    def _shown(self, seat: int, viewer: int, values: list[int]) -> int | None:
        return values[seat] if viewer in (seat, OMNISCIENT) else None

    def audience(self, actor: int, action: Action) -> int:
        return 1 << first(action) if verb(action) == DEAL else EVERYONE

    def event_name(self, kind: int) -> str:
        return EVENTS[kind]

    def figures(self, event: Event) -> View:
        return {"values": event.args.copy()}

    def scramble(self, seat: int, rng: Random) -> None:
        for other in range(self.seats):
            if other != seat and self.lots[other] > 0:
                self.lots[other] = rng.choice([lot for lot, n in LOTS for _ in range(n)])
            if other != seat and self.bids[other] != NONE:
                self.bids[other] = rng.below(3)

    # Text

    def write(self, action: Action) -> str:
        kind, operand = verb(action), first(action)
        if kind == DEAL:
            return f"deal {operand} {second(action)}"
        return f"{WORDS[kind]} {CALLS[operand] if kind == CALL else operand}"

    def blank(self, action: Action) -> str:
        return f"deal {first(action)} ?" if verb(action) == DEAL else self.write(action)

    def read(self, text: str) -> Action:
        deals = [pack(DEAL, seat, lot) for seat in range(self.seats) for lot, _ in LOTS]
        choices = [pack(CALL, 0), pack(CALL, 1), pack(BID, 0), pack(BID, 1), pack(BID, 2)]
        for action in deals + choices:
            if self.write(action) == text:
                return action
        raise Unreadable(text=text)


class OpenLots(Lots):
    """Lots without luck and without secrets: they are printed, and all bid in turn.

    Its first choice is a player's, and nothing in it is hidden.
    """

    def __init__(self, seats: int, rounds: int) -> None:
        super().__init__(seats, rounds)
        self._open_round()

    def _open_round(self) -> None:
        self.lots = [1 + seat % 3 for seat in range(self.seats)]
        self.asking = CALL
        self.actors = [self.round % self.seats]

    def apply(self, seat: int, action: Action) -> None:
        super().apply(seat, action)
        self.actors = self.actors[:1]

    def _bid(self, seat: int, bid: int) -> None:
        self.bids[seat] = bid
        self.actors = [seat + 1] if seat + 1 < self.seats else []
        if not self.actors:
            self._show()

    def _show(self) -> None:
        super()._show()
        if self.asking != OVER:
            self._open_round()

    def view(self, viewer: int) -> View:
        return super().view(OMNISCIENT)

    def scramble(self, seat: int, rng: Random) -> None:
        """Nothing is hidden."""


class LotsGame(Game):
    """`kind` is the class of the states, so that a test can try one with a flaw."""

    def __init__(self, kind: type[Lots] = Lots, seats: int = 3, id: str = "lots") -> None:
        colours = ["white", "grey", "brown", "blue"][:seats]
        super().__init__(id, 1, colours, [Option("rounds", "2", low=1, high=4)])
        self.kind = kind

    def new(self, options: Options) -> Lots:
        return self.kind(self.seats, int(options["rounds"]))

    def content_hash(self, options: Options) -> str:
        return "0" * 16


LOTS_GAME = LotsGame()
OPEN_GAME = LotsGame(OpenLots, id="open-lots")
