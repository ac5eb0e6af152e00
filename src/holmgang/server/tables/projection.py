"""A table as one viewer may see it. Everything a client is sent is made here.

What may be known comes from the match alone (`view`, `told`, `legal`); this
module adds words and the state of the table around it, which is open to all.
"""

import msgspec

from holmgang import games
from holmgang.core.action import SPECTATOR
from holmgang.core.errors import Illegal
from holmgang.core.state import View
from holmgang.server.tables.table import Table
from holmgang.server.wire import cached_texts
from holmgang.server.wire.messages.live import (
    Blocked,
    ChatLine,
    Choice,
    Offer,
    Over,
    TableMessage,
    Told,
)
from holmgang.server.wire.messages.tables import LESSON, Result, SeatInfo, Summary
from holmgang.texts import Texts, people


class Viewer(msgspec.Struct, frozen=True):
    """Who looks: the seats somebody has (none for a spectator) and their language.

    Programs may do without one: they get no sentences, and the bare names.
    """

    seats: tuple[int, ...]
    lang: str
    blocked: frozenset[str] = frozenset()
    """Whose remarks he does not want to hear."""


def table_texts(table: Table, lang: str) -> Texts:
    return cached_texts.find(lang or "en", table.setup.game, table.setup.options.get("pack"))


def summary(table: Table, viewer: Viewer, online: set[str]) -> Summary:
    setup = table.setup
    return Summary(
        id=table.id,
        game=setup.game,
        options=setup.options,
        seats=[_seat(table, i, viewer, online) for i in range(len(table.places))],
        state=table.state,
        clock=setup.clock,
        private=setup.private,
        created=table.created,
        updated=table.updated,
        your_seats=list(viewer.seats),
        turn=table.match.actors() if table.state == "running" else [],
        result=result(table),
        invite=setup.invite if viewer.seats and table.state == "waiting" else None,
        rematch=table.rematch or None,
        forked=setup.forked or None,
        daily=setup.daily or None,
        lesson=setup.match_id == LESSON,
        advice=table.gives_advice,
    )


def _seat(table: Table, seat: int, viewer: Viewer, online: set[str]) -> SeatInfo:
    place = table.places[seat]
    return SeatInfo(
        seat=seat,
        colour=table.match.game.colours[seat],
        kind=place.kind,
        name=_name(table, place.name, viewer.lang),
        user_id=place.user or None,
        is_you=seat in viewer.seats,
        online=place.kind == "bot" or place.user in online,
        ready=place.is_ready,
        bot=people.spec_of(place.name) if place.kind == "bot" else None,
        guest=place.guest,
    )


def _name(table: Table, name: str, lang: str) -> str:
    """Bots are called in words; an index that is for all languages keeps the bare name."""
    return cached_texts.player(table_texts(table, lang), name) if name and lang else name


def result(table: Table) -> Result | None:
    if table.is_closed:
        return Result([], "stopped" if table.match.has_begun else "closed")
    if not table.match.is_over():
        return None
    match = table.match
    ending = (match.ending or "played").partition(":")[0]
    return Result(match.scores(), ending, match.loser if match.loser >= 0 else None)


def show(
    table: Table,
    viewer: Viewer,
    online: set[str],
    now: float,
    kind: type[TableMessage],
    since: int = 0,
) -> TableMessage:
    """The whole message for a viewer; events and chat only from a version on."""
    match, clocks = table.match, table.clocks
    seat = table.viewer_of(list(viewer.seats))
    eye = SPECTATOR if seat is None else seat
    texts = table_texts(table, viewer.lang)
    said = texts if viewer.lang else None
    view = match.view(eye)
    # At a shared device, only the seat whose eyes we look through is shown its secrets.
    own = [] if seat is None else [seat]
    return kind(
        version=table.version,
        decision=match.decision,
        summary=summary(table, viewer, online),
        viewer="spectator" if seat is None else seat,
        view=view,
        prompt=_prompt(table, texts, view, eye) if viewer.lang else "",
        actors=match.actors(),
        legal={str(seat): _legal(table, said, seat) for seat in own},
        claims={str(seat): _claims(table, said, seat) for seat in own},
        blocked={str(seat): _blocked(table, texts, seat) for seat in own},
        sealed={str(s): match.state.write(match.sealed[s]) for s in own if s in match.sealed},
        sealed_seats=sorted(match.sealed),
        can_undo=[seat for seat in viewer.seats if match.can_undo(seat)],
        events=_events(table, said, eye, table.events_since(since) or 0),
        commitment=table.commitment,
        mixes={str(seat): mix for seat, mix in enumerate(match.mixes) if mix},
        started=match.has_begun,
        offers=[Offer(p.offer, p.by) for p in table.proposals.values()],
        clocks=clocks.shown(now) if clocks else {},
        clock_running=clocks.running if clocks else [],
        clock_grace=clocks.grace(now) if clocks else 0,
        over=_over(table, eye),
        chat=_chat(table, viewer, since),
        away=_away(table, now),
    )


def _away(table: Table, now: float) -> dict[str, float]:
    if table.state != "running":
        return {}
    return {str(seat): round(max(0.0, one.until - now), 1) for seat, one in table.absent.items()}


def _chat(table: Table, viewer: Viewer, since: int) -> list[ChatLine]:
    return [
        ChatLine(r.seq, r.by, r.text, r.at, r.user or None, r.guest)
        for r in table.chat
        if r.seq > since and r.user not in viewer.blocked
    ]


def _prompt(table: Table, texts: Texts, view: View, eye: int) -> str:
    """What is asked, in words; a seat that has sealed its choice is not asked."""
    actors = table.match.actors()
    if not actors:
        return ""
    return cached_texts.prompt(texts, view | {"actors": actors}, table.names(), eye)


def _legal(table: Table, texts: Texts | None, seat: int) -> list[Choice]:
    return _labelled(texts, table.match.legal(seat) if table.state == "running" else [])


def _claims(table: Table, texts: Texts | None, seat: int) -> list[Choice]:
    return _labelled(texts, table.match.claims(seat) if table.state == "running" else [])


def _labelled(texts: Texts | None, choices: list[str]) -> list[Choice]:
    if texts is None:
        return [Choice(text) for text in choices]
    return [Choice(text, cached_texts.label(texts, text)) for text in choices]


def _blocked(table: Table, texts: Texts, seat: int) -> list[Blocked]:
    """Choices that belong to the question but are not open now, with the reason."""
    state = table.match.state
    if table.state != "running" or seat not in state.actors:
        return []
    asked = state.candidates(seat)
    legal = set(state.legal(seat)) if asked else ()
    return [_reason(table, texts, seat, action) for action in asked if action not in legal]


def _reason(table: Table, texts: Texts, seat: int, action: int) -> Blocked:
    state = table.match.state
    text = state.write(action)
    reason, details = state.why_not(seat, action)
    error = Illegal(action=text, reason=reason, **details)
    return Blocked(text, cached_texts.label(texts, text), cached_texts.refusal(error, texts))


def _events(table: Table, texts: Texts | None, eye: int, known: int) -> list[Told]:
    happened = enumerate(table.match.events_for(eye, known), known)
    if texts is None:
        return [Told(n, told) for n, told in happened]
    names = table.names()
    return [Told(n, told, cached_texts.event(texts, told, names, eye)) for n, told in happened]


def _over(table: Table, eye: int) -> Over | None:
    if not table.match.is_over() or not table.match.has_begun:
        return None
    match = table.match
    ending = (match.ending or "played").partition(":")[0]
    found = games.lookup(match.game.id)
    figures = found.tally_of(match, eye) if found else {}
    return Over(match.scores(), ending, match.secret.hex(), figures)
