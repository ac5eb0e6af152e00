"""What clients may ask of a table, and what of it becomes an entry of the log."""

import secrets
import time

from holmgang.core.errors import Closed, NotYourTurn
from holmgang.core.match import clean_name
from holmgang.server import entries, messages, metrics
from holmgang.server.entries import Body
from holmgang.server.errors import NotSeated
from holmgang.server.jobs import ForecastJob, HintJob, OddsJob
from holmgang.server.live_table import LiveTable
from holmgang.server.messages import Json
from holmgang.server.table import Table
from holmgang.server.visitors import Visitor
from holmgang.server.workers import played

Command = messages.AnyCommand


async def obey(live: LiveTable, visitor: Visitor, command: Command) -> Json:
    """Carry out a command; what its answer says besides that it is done."""
    do = type(command).__name__.lower()
    begun = time.perf_counter()
    try:
        answer = await _obey(live, visitor, command)
    except Exception:
        metrics.commands(do, "refused").inc()
        raise
    metrics.commands(do, "done").inc()
    metrics.COMMAND_SECONDS.observe(time.perf_counter() - begun)
    return answer


async def _obey(live: LiveTable, visitor: Visitor, command: Command) -> Json:
    match command:
        case messages.Ping() | messages.SetLang():
            return {"version": live.table.version}
        case messages.Hint(seat=seat):
            _require_asked(live.table, visitor, seat)
            job = HintJob(played(live.table), seat, secrets.token_hex(8))
            return dict(await live.host.workers.advise(job))
        case messages.Odds(seat=seat, text=text):
            _require_asked(live.table, visitor, seat)
            odds = OddsJob(played(live.table), seat, text, secrets.token_hex(8))
            return dict(await live.host.workers.advise(odds))
        case messages.Reckon(seat=seat):
            require_seat(live.table, visitor.user.id, seat)
            return {"reckoning": live.table.match.reckon(seat)}
        case messages.Forecast(seat=seat, texts=texts):
            _require_asked(live.table, visitor, seat)
            forecast = ForecastJob(played(live.table), seat, texts)
            return dict(await live.host.workers.advise(forecast))
        case _:
            user = visitor.user.id
            body = _body(visitor, command)
            acting: int | None = getattr(command, "seat", None)

            def make(table: Table) -> Body:
                return _seated(table, user, acting, body)

            version = await live.perform(user, command.key, make)
            return {"version": version}


def _seated(table: Table, user: str, seat: int | None, body: Body) -> Body:
    """Only the owner of a seat acts for it; asked under the lock, for seats change hands."""
    if seat is not None:
        require_seat(table, user, seat)
    return body


def require_seat(table: Table, user: str, seat: int) -> None:
    if seat >= len(table.places):
        raise NotYourTurn(seat=seat)
    if seat not in table.seats_of(user):
        raise NotSeated(seat=seat)


def _require_asked(table: Table, visitor: Visitor, seat: int) -> None:
    require_seat(table, visitor.user.id, seat)
    if table.state != "running":
        raise Closed(reason="over" if table.state == "over" else "not-begun")
    if seat not in table.match.state.actors:
        raise NotYourTurn(seat=seat)


def _body(visitor: Visitor, command: Command) -> Body:
    match command:
        case messages.Choose(seat=seat, text=text, decision=decision):
            return entries.Chosen(seat, text, decision)
        case messages.Undo(seat=seat):
            return entries.Undone(seat)
        case messages.Unseal(seat=seat, decision=decision):
            return entries.Unsealed(seat, decision)
        case messages.Takeback(seat=seat):
            return entries.Offered(seat, "takeback")
        case messages.Draw(seat=seat):
            return entries.Offered(seat, "draw")
        case messages.Respond(seat=seat, offer=offer, accept=accept):
            return entries.Answered(seat, offer, accept)
        case messages.Resign(seat=seat):
            return entries.Resigned(seat)
        case messages.Mix(seat=seat, words=words):
            return entries.Mixed(seat, words)
        case messages.Ready(seat=seat):
            return entries.Readied(seat)
        case messages.Chat(text=text):
            visitor.require()
            return entries.Said(visitor.name(), clean_text(text))
        case _:
            raise AssertionError(command)


def clean_text(text: str) -> str:
    """What somebody says, as one printable line."""
    plain = "".join(c if c.isprintable() else " " for c in text)
    return " ".join(plain.split()) or clean_name("")
