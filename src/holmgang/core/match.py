"""A game being played: it checks every choice, answers for chance, keeps the record."""

import secrets

from holmgang.core.action import CHANCE, OMNISCIENT, SPECTATOR, Action
from holmgang.core.chance import Keyed, commitment
from holmgang.core.errors import (
    Closed,
    Illegal,
    NotYourTurn,
    NoUndo,
    OptionError,
    Stale,
    Unreadable,
)
from holmgang.core.event import Event
from holmgang.core.game import Game
from holmgang.core.record import Line, Record
from holmgang.core.seat import Seat
from holmgang.core.state import State, View

LONGEST_NAME = 40
LONGEST_MIX = 64


class Match:
    """The one authority over a state.

    Choices of a simultaneous question are sealed here and reach the state
    together, in seat order: any order of arrival gives the same match, and a
    sealed choice can be changed until the last one is in.
    """

    def __init__(
        self,
        game: Game,
        options: dict[str, str] | None = None,
        names: list[str] | None = None,
        secret: bytes | None = None,
        match_id: str = "",
    ) -> None:
        self.options = game.fill_options(options or {})
        self.game = game = game.seated(self.options)
        self.names = [clean_name(name) for name in names or game.colours]
        if len(self.names) != game.seats:
            raise OptionError(option="seats", value=str(len(self.names)), expected=str(game.seats))
        self.secret = secret or secrets.token_bytes(32)
        self.match_id = match_id or secrets.token_hex(8)
        if not is_safe_word(self.match_id):
            raise Unreadable(text=match_id)
        self.mixes = [""] * game.seats
        self.lines: list[Line] = []
        self.rolls = 0
        """How many of the lines are answers of chance."""
        self.sealed: dict[int, Action] = {}
        self.events: list[Event] = []
        self.decision = 0
        """Rises with every settled question; a command names the one it answers."""
        self.has_begun = False
        self.ending = ""
        self.loser = -1
        self.state: State = game.new(self.options)
        self._dice = Keyed(self.secret, "")

    # Before the first roll

    @property
    def commitment(self) -> str:
        return commitment(self.secret)

    def mix(self, seat: int, words: str) -> None:
        """Let a seat stir its own seed into the chance, until the match begins."""
        if self.has_begun:
            raise Closed(reason="begun")
        if not is_safe_word(words) or not 0 <= seat < self.game.seats:
            raise Unreadable(text=words)
        self.mixes[seat] = words

    def begin(self) -> None:
        """Fix the sources of chance and play up to the first question."""
        if self.has_begun or self.is_over():
            raise Closed(reason="begun" if self.has_begun else "over")
        self.has_begun = True
        self.restart()
        self.roll()

    def restart(self) -> None:
        """Begin anew, before the first line."""
        self.lines = []
        self.rolls = 0
        self.state = self.game.new(self.options)
        self.state.journal = self.events = []
        self._dice = Keyed(self.secret, chance_context(self.match_id, self.mixes))

    # Play

    def actors(self) -> list[int]:
        """Seats that owe a choice; one that has sealed its choice owes none."""
        if self.is_over() or not self.has_begun:
            return []
        return [seat for seat in self.state.actors if seat not in self.sealed]

    def legal(self, seat: int) -> list[str]:
        """What a seat may submit, a sealed choice it may still change included."""
        if self.is_over() or not self.has_begun or seat not in self.state.actors:
            return []
        return [self.state.write(action) for action in self.state.legal(seat)]

    def claims(self, seat: int) -> list[str]:
        """What a seat may propose at its turn instead of a choice."""
        if self.is_over() or not self.has_begun or seat not in self.state.actors:
            return []
        return [self.state.write(action) for action in self.state.claims(seat)]

    def submit(self, seat: int, text: str, decision: int | None = None) -> None:
        """Make a choice, or refuse it with the reason and change nothing."""
        self._must_be_open()
        if decision is not None and decision != self.decision:
            raise Stale(decision=decision, current=self.decision)
        if seat not in self.state.actors:
            raise NotYourTurn(seat=seat)
        self.play(seat, self.state.read(text))

    def play(self, seat: int, action: Action) -> None:
        """`submit` for an action already read."""
        self._must_be_open()
        self.check(seat, action)
        if len(self.state.actors) > 1:
            self.sealed[seat] = action
            if len(self.sealed) < len(self.state.actors):
                return
        else:
            self.sealed = {seat: action}
        self.carry_out_sealed()
        self.roll()

    def _must_be_open(self) -> None:
        if self.is_over() or not self.has_begun:
            raise Closed(reason="over" if self.is_over() else "not-begun")

    def check(self, seat: int, action: Action) -> None:
        if action not in self.state.legal(seat) and action not in self.state.claims(seat):
            reason, details = self.state.why_not(seat, action)
            raise Illegal(action=self.state.write(action), reason=reason, **details)

    def carry_out_sealed(self) -> None:
        """Carry out the sealed choices together."""
        choices = sorted(self.sealed.items())
        self.sealed = {}
        ply = self.next_ply()
        for seat, action in choices:
            self.enact(ply, seat, action)
        if len(choices) > 1:
            self.lines[-1].reveals = True
        self.decision += 1

    def roll(self) -> None:
        """Answer for chance until a seat is asked."""
        while self.state.is_chance():
            self._dice.ask(self.rolls + 1)
            self.enact(self.next_ply(), CHANCE, self.state.sample(self._dice))

    def enact(self, ply: int, actor: int, action: Action) -> None:
        """Write a line and do what it says. Trusts the caller."""
        state = self.state
        line = Line(
            ply, actor, state.write(action), state.blank(action), state.audience(actor, action)
        )
        before = len(self.events)
        state.apply(actor, action)
        line.reveals = actor == CHANCE or any(event.reveals for event in self.events[before:])
        self.lines.append(line)
        if actor == CHANCE:
            self.rolls += 1

    def next_ply(self) -> int:
        return self.lines[-1].ply + 1 if self.lines else 0

    # Taking back

    def can_undo(self, seat: int) -> bool:
        if seat in self.sealed:
            return True
        if not self.lines or self.sealed or self.is_over():
            return False
        last = self.lines[-1]
        return last.actor == seat and not last.reveals

    def undo(self, seat: int) -> None:
        """Take back one's last choice, while nothing was rolled or revealed since."""
        if not self.can_undo(seat):
            raise NoUndo(seat=seat)
        if seat in self.sealed:
            del self.sealed[seat]
        else:
            self._rewind(self.lines[-1].ply)

    def takeback(self, seat: int) -> None:
        """Go back to before a seat's last choice. The others must have agreed."""
        for line in reversed(self.lines):
            if line.actor == seat and not self.is_over():
                self._rewind(line.ply)
                return
        raise NoUndo(seat=seat)

    def _rewind(self, ply: int) -> None:
        """Play the record again up to a ply; chance answers as it did."""
        kept = [line for line in self.lines if line.ply < ply]
        self.sealed = {}
        self.restart()
        for line in kept:
            self.enact(line.ply, line.actor, self.state.read(line.text))
            self.lines[-1].reveals = line.reveals
        self.decision += 1

    # The end

    def is_over(self) -> bool:
        return self.ending != "" or (self.has_begun and self.state.is_over())

    def stop(self, ending: str, loser: int = -1) -> None:
        """End the match away from the board: `resigned` or `clock` by a seat, or `agreed`."""
        if self.is_over():
            raise Closed(reason="over")
        if ending not in ("resigned", "clock", "agreed") or (ending == "agreed") != (loser < 0):
            raise Unreadable(text=ending)
        if loser >= self.game.seats:
            raise NotYourTurn(seat=loser)
        self.sealed = {}
        self.ending = ending if loser < 0 else f"{ending}:{loser}"
        self.loser = loser

    def scores(self) -> list[float]:
        if not self.is_over():
            raise Closed(reason="not-over")
        if self.ending == "":
            return self.state.scores()
        if self.loser < 0:
            return [0.0] * self.game.seats
        share = 1.0 / max(1, self.game.seats - 1)
        return [-1.0 if seat == self.loser else share for seat in range(self.game.seats)]

    # What others get

    def seat(self, index: int) -> Seat:
        return Seat(self.state, index)

    def view(self, viewer: int = SPECTATOR) -> View:
        return self.state.view(viewer)

    def reckon(self, seat: int) -> View:
        """What a seat can work out about hidden things."""
        return self.state.reckon(seat) if self.has_begun and not self.is_over() else {}

    def plan(self, seat: int, wish: list[str]) -> View:
        """What a whole act of a seat would come to, while it is asked for its parts."""
        return self.state.plan(seat, wish) if seat in self.actors() else {}

    def events_for(self, viewer: int = SPECTATOR, since: int = 0) -> list[View]:
        """The events as a viewer may know them, from a place on."""
        return [self.state.describe(event, viewer) for event in self.events[since:]]

    def record(self, viewer: int = SPECTATOR) -> str:
        """The record as a viewer may know it: whole, with the seed, once it is over."""
        return self._record(self.is_over()).write(OMNISCIENT if self.is_over() else viewer)

    def save(self) -> str:
        """The whole record with the secret seed, for the keeper of the table."""
        return self._record(True).write(OMNISCIENT)

    def _record(self, reveal: bool) -> Record:
        game = self.game
        record = Record(game.id, game.version, game.content_hash(self.options), self.match_id)
        record.options = self.options
        record.names = self.names
        record.commitment = self.commitment
        record.mixes = self.mixes
        record.lines = self.lines
        record.is_begun = self.has_begun
        record.sealed = {seat: self.state.write(action) for seat, action in self.sealed.items()}
        if self.is_over():
            record.ending = self.ending or "played"
            record.scores = [f"{score:g}" for score in self.scores()]
        if reveal:
            record.seed = self.secret.hex()
        return record


def chance_context(match_id: str, mixes: list[str]) -> str:
    """The part of every chance message that is the same for a whole match."""
    return "|".join([match_id, *mixes])


def is_safe_word(words: str) -> bool:
    """Letters, digits and dashes: nothing that could pass for the bars of a chance message."""
    return words.isascii() and words.replace("-", "").isalnum() and len(words) <= LONGEST_MIX


def clean_name(name: str) -> str:
    """A name as one printable line: records are made of lines."""
    plain = "".join(c if c.isprintable() else " " for c in name)
    return " ".join(plain.split())[:LONGEST_NAME].strip() or "?"
