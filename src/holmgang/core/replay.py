"""Records brought back to life: replayed, gone on with, proven.

A replay plays every line through the rules. Chance says what is written; only
a proof asks what it should have said.
"""

from holmgang.core.action import CHANCE, Action
from holmgang.core.chance import Keyed, commitment
from holmgang.core.errors import (
    Closed,
    HolmgangError,
    Illegal,
    NotYourTurn,
    OptionError,
    ProofError,
    RecordError,
)
from holmgang.core.game import Game
from holmgang.core.match import Match, chance_context, is_safe_word
from holmgang.core.record import HIDDEN, Line, Record


def replay(game: Game, record: Record) -> Match:
    """Play a record from its first line; every line must be what the rules allow."""
    match = open_match(game, record)
    for line, number in zip(record.lines, record.numbers, strict=True):
        follow(match, line, number)
    _close(match, record)
    return match


def open_match(game: Game, record: Record) -> Match:
    """The match a record tells of, before its first line."""
    if record.game != game.id:
        raise record.error("game", "game", wanted=record.game, have=game.id)
    if record.version != game.version:
        raise record.error("game", "version", wanted=record.version, have=game.version)
    if not is_safe_word(record.match_id):
        raise record.error("match", "malformed")
    for seat, mix in enumerate(record.mixes):
        if mix != "" and not is_safe_word(mix):
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
    match.restart()
    return match


def _match(game: Game, record: Record) -> Match:
    secret = bytes.fromhex(record.seed) if _is_hex(record.seed) else None
    try:
        return Match(game, record.options, record.names, secret, record.match_id)
    except OptionError as error:
        if error.details["option"] == "seats":
            have = error.details["expected"]
            raise record.error("seat", "seats", wanted=len(record.names), have=have) from error
        line = record.line_of(f"option {error.details['option']}")
        raise _refused(line, error) from error


def follow(match: Match, line: Line, number: int) -> None:
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
    match.enact(match.next_ply(), CHANCE, action)


def _follow_choice(match: Match, seat: int, action: Action) -> None:
    match.check(seat, action)
    match.sealed[seat] = action
    if len(match.sealed) == len(match.state.actors):
        match.carry_out_sealed()


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
    """Go on with a saved match. Needs the seed, so a viewer's record will not do.

    One saved before it began has yet to begin: seats may still mix in their seeds.
    """
    _secret(record)
    match = replay(game, record)
    if record.is_begun:
        match.roll()
    else:
        match.has_begun = False
    return match


def prove(game: Game, record: Record) -> int:
    """Check every roll and shuffle against the revealed seed; how many there were."""
    secret = _secret(record)
    replay(game, record)
    match = open_match(game, record)
    dice = Keyed(secret, chance_context(record.match_id, record.mixes))
    rolls = 0
    for line, number in zip(record.lines, record.numbers, strict=True):
        if line.actor == CHANCE:
            rolls += 1
            dice.ask(rolls)
            fair = match.state.write(match.state.sample(dice))
            if fair != line.text:
                raise ProofError(line=number, reason="roll", recorded=line.text, fair=fair)
        follow(match, line, number)
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
