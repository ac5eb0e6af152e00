"""A game being played: it checks every choice, answers for chance, keeps the record."""

import secrets

from holmgang.core.action import CHANCE, OMNISCIENT, SPECTATOR, Action
from holmgang.core.chance import Keyed, commitment
from holmgang.core.errors import (
    Closed,
    HolmgangError,
    Illegal,
    NotYourTurn,
    NoUndo,
    OptionError,
    ProofError,
    RecordError,
    Stale,
    Unreadable,
)
from holmgang.core.event import Event
from holmgang.core.game import Game
from holmgang.core.record import HIDDEN, Line, Record
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
        self.game = game
        self.options = game.settle(options or {})
        self.names = [clean_name(name) for name in names or game.colours]
        self.secret = secret or secrets.token_bytes(32)
        self.match_id = match_id or secrets.token_hex(8)
        if not is_plain(self.match_id):
            raise Unreadable(text=match_id)
        self.mixes = [""] * game.seats
        self.lines: list[Line] = []
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
        if not is_plain(words) or not 0 <= seat < self.game.seats:
            raise Unreadable(text=words)
        self.mixes[seat] = words

    def begin(self) -> None:
        """Fix the sources of chance and play up to the first question."""
        if self.has_begun or self.is_over():
            raise Closed(reason="begun" if self.has_begun else "over")
        self.has_begun = True
        self._deal()
        self._roll()

    def _deal(self) -> None:
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
        self._settle()
        self._roll()

    def _must_be_open(self) -> None:
        if self.is_over() or not self.has_begun:
            raise Closed(reason="over" if self.is_over() else "not-begun")

    def check(self, seat: int, action: Action) -> None:
        if action not in self.state.legal(seat):
            reason, details = self.state.why_not(seat, action)
            raise Illegal(action=self.state.write(action), reason=reason, **details)

    def _settle(self) -> None:
        choices = sorted(self.sealed.items())
        self.sealed = {}
        ply = self._next_ply()
        for seat, action in choices:
            self._apply(ply, seat, action)
        if len(choices) > 1:
            self.lines[-1].reveals = True
        self.decision += 1

    def _roll(self) -> None:
        while self.state.is_chance():
            self._dice.ask(self._rolls() + 1)
            self._apply(self._next_ply(), CHANCE, self.state.sample(self._dice))

    def _apply(self, ply: int, actor: int, action: Action) -> None:
        state = self.state
        line = Line(
            ply, actor, state.write(action), state.blank(action), state.audience(actor, action)
        )
        before = len(self.events)
        state.apply(actor, action)
        line.reveals = actor == CHANCE or any(event.reveals for event in self.events[before:])
        self.lines.append(line)

    def _next_ply(self) -> int:
        return self.lines[-1].ply + 1 if self.lines else 0

    def _rolls(self) -> int:
        return sum(1 for line in self.lines if line.actor == CHANCE)

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
        self.lines = []
        self.sealed = {}
        self._deal()
        for line in kept:
            self._apply(line.ply, line.actor, self.state.read(line.text))
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

    def told(self, viewer: int = SPECTATOR, since: int = 0) -> list[View]:
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


def is_plain(words: str) -> bool:
    """Letters, digits and dashes: nothing that could pass for the bars of a chance message."""
    return words.isascii() and words.replace("-", "").isalnum() and len(words) <= LONGEST_MIX


def clean_name(name: str) -> str:
    """A name as one printable line: records are made of lines."""
    plain = "".join(c if c.isprintable() else " " for c in name)
    return " ".join(plain.split())[:LONGEST_NAME].strip() or "?"


def replay(game: Game, record: Record) -> Match:
    """Play a record from its first line; every line must be what the rules allow."""
    match = _open(game, record)
    for line, number in zip(record.lines, record.numbers, strict=True):
        _follow(match, line, number)
    _close(match, record)
    return match


def _open(game: Game, record: Record) -> Match:
    """The match a record tells of, before its first line."""
    if record.game != game.id:
        raise record.error("game", "game", wanted=record.game, have=game.id)
    if record.version != game.version:
        raise record.error("game", "version", wanted=record.version, have=game.version)
    if len(record.names) != game.seats:
        raise record.error("seat", "seats", wanted=len(record.names), have=game.seats)
    if not is_plain(record.match_id):
        raise record.error("match", "malformed")
    for seat, mix in enumerate(record.mixes):
        if mix != "" and not is_plain(mix):
            raise record.error(f"mix {seat}", "malformed")
    match = _match(game, record)
    for name, value in match.options.items():
        if record.options.get(name) != value:
            raise record.error(f"option {name}", "options", option=name)
    have = game.content_hash(match.options)
    if record.content != have:
        raise record.error("content", "content", wanted=record.content, have=have)
    match.mixes = record.mixes.copy()
    match.has_begun = True
    match._deal()
    return match


def _match(game: Game, record: Record) -> Match:
    secret = bytes.fromhex(record.seed) if _is_hex(record.seed) else None
    try:
        return Match(game, record.options, record.names, secret, record.match_id)
    except OptionError as error:
        line = record.line_of(f"option {error.details['option']}")
        raise _refused(line, error) from error


def _follow(match: Match, line: Line, number: int) -> None:
    """Apply one recorded line; chance says what is written, not what it would roll."""
    if HIDDEN in line.text.split(" "):
        raise RecordError(line=number, reason="hidden")
    try:
        if match.is_over():
            raise Closed(reason="over")
        expected = match.actors()
        if expected[0] != line.actor:
            raise NotYourTurn(seat=line.actor)
        action = match.state.read(line.text)
        if line.actor == CHANCE:
            _follow_chance(match, action)
        else:
            _follow_choice(match, line.actor, action)
    except HolmgangError as error:
        raise _refused(number, error) from error


def _follow_chance(match: Match, action: Action) -> None:
    if not match.state.may_roll(action):
        raise Illegal(action=match.state.write(action), reason="impossible-roll")
    match._apply(match._next_ply(), CHANCE, action)


def _follow_choice(match: Match, seat: int, action: Action) -> None:
    match.check(seat, action)
    match.sealed[seat] = action
    if len(match.sealed) == len(match.state.actors):
        match._settle()


def _refused(number: int, error: HolmgangError) -> RecordError:
    """What the rules said against a line; their own reason becomes its `cause`."""
    details = error.details.copy()
    cause = details.pop("reason", "")
    return RecordError(line=number, reason=error.code, cause=cause, **details)


def _close(match: Match, record: Record) -> None:
    """Compare the end that is written with the end that was reached."""
    if len(match.sealed) > 0:
        raise RecordError(line=record.numbers[-1], reason="half-sealed")
    _seal(match, record)
    try:
        if record.ending not in ("", "played"):
            match.stop(*_ending(record.ending, match.game.seats))
    except HolmgangError as error:
        raise record.error("end", "result") from error
    if match.is_over() != (record.ending != ""):
        raise record.error("end", "result")
    if match.is_over() and record.scores != [f"{score:g}" for score in match.scores()]:
        raise record.error("end", "result")


def _seal(match: Match, record: Record) -> None:
    """Put back the choices that wait for others; the last one would not have waited."""
    waiting = len(record.sealed)
    if waiting > 0 and (record.ending != "" or waiting >= len(match.state.actors)):
        raise record.error("sealed", "sealed")
    for seat, text in record.sealed.items():
        try:
            match.submit(seat, text)
        except HolmgangError as error:
            raise _refused(record.line_of(f"sealed {seat}"), error) from error


def _ending(text: str, seats: int) -> tuple[str, int]:
    """`agreed`, or `resigned:1` as its word and its seat."""
    word, colon, loser = text.partition(":")
    if colon == "":
        return text, -1
    numbers = [str(seat) for seat in range(seats)]
    return (word, numbers.index(loser)) if loser in numbers else ("", -1)


def resume(game: Game, record: Record) -> Match:
    """Go on with a saved match. Needs the seed, so a viewer's record will not do."""
    _secret(record)
    match = replay(game, record)
    match._roll()
    return match


def prove(game: Game, record: Record) -> int:
    """Check every roll and shuffle against the revealed seed; how many there were."""
    secret = _secret(record)
    replay(game, record)
    match = _open(game, record)
    dice = Keyed(secret, chance_context(record.match_id, record.mixes))
    rolls = 0
    for line, number in zip(record.lines, record.numbers, strict=True):
        if line.actor == CHANCE:
            rolls += 1
            dice.ask(rolls)
            fair = match.state.write(match.state.sample(dice))
            if fair != line.text:
                raise ProofError(line=number, reason="roll", recorded=line.text, fair=fair)
        _follow(match, line, number)
    return rolls


def _secret(record: Record) -> bytes:
    """The seed, if it is the one that was committed to."""
    if not _is_hex(record.seed):
        raise ProofError(line=record.line_of("seed" if record.seed else "end"), reason="no-seed")
    secret = bytes.fromhex(record.seed)
    if commitment(secret) != record.commitment:
        raise ProofError(line=record.line_of("commitment"), reason="commitment")
    return secret


def _is_hex(text: str) -> bool:
    return len(text) == 64 and all(c in "0123456789abcdef" for c in text)
