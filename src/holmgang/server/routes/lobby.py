"""Tables over REST: lists, new ones, joining, leaving, and what is left after a game."""

import hashlib
import hmac
import secrets
from functools import partial
from typing import Annotated, Any, Literal

from litestar import Controller, Response, get, post
from litestar.params import FromQuery, JSONBody, PathParameter, QueryParameter

from holmgang import games
from holmgang.core.action import OMNISCIENT, SPECTATOR
from holmgang.core.errors import Closed
from holmgang.core.game import Game
from holmgang.core.seed import match_id_of, secret_of
from holmgang.server.errors import BadRequest, NotFound, NotSeated, Outdated, SeatTaken
from holmgang.server.people import names
from holmgang.server.routes import library
from holmgang.server.routes.failures import FAILURES
from holmgang.server.routes.library import Asking
from holmgang.server.routes.visitors import Caller, Visitor
from holmgang.server.runtime import limits
from holmgang.server.runtime.compression import accepts_gzip
from holmgang.server.runtime.threads import in_thread
from holmgang.server.storage.store import TableRow
from holmgang.server.tables import (
    analyses,
    bot_names,
    daily,
    entries,
    forks,
    leaving,
    luck_reports,
    outdated,
    projection,
    table_index,
)
from holmgang.server.tables.entries import Body, Created, Place
from holmgang.server.tables.live_table import LiveTable
from holmgang.server.tables.table import Table
from holmgang.server.tables.waiting_tables import waits
from holmgang.server.wire.messages.fields import encode
from holmgang.server.wire.messages.finished import Frames, GameAnalysis, Luck
from holmgang.server.wire.messages.tables import (
    ForkRequest,
    JoinRequest,
    SeatRequest,
    Summary,
    TableRequest,
)
from holmgang.server.workers.job_queue import Who
from holmgang.server.workers.replays import FramesJob, check_options

MOST_LISTED = 100

Which = Literal["open", "running", "mine", "going"]

TableId = Annotated[str, PathParameter(pattern="^[0-9a-f]{16}$")]
Invite = Annotated[str | None, QueryParameter(name="invite", max_length=64)]


class Lobby(Controller):
    path = "/api/tables"
    tags = ("tables",)

    @get("/", responses=FAILURES)
    async def listed(
        self,
        request: Asking,
        visitor: Caller,
        which: Annotated[Which, QueryParameter(name="state")] = "open",
    ) -> Response[list[Summary]]:
        """Public tables that wait or are played, or my own: all, or those that are not over.

        Whoever looks again and again sends the `ETag` back and is told if nothing changed.
        """
        store, blocked = visitor.services.store, frozenset[str]()
        if which == "going":
            found = await store.going_of(visitor.require().id, MOST_LISTED)
        elif which == "mine":
            found = await store.of_user(visitor.require().id, MOST_LISTED)
        else:
            found = await store.listed("waiting" if which == "open" else which, MOST_LISTED)
            blocked = await visitor.services.blocks.of(visitor.user.id)
        tables = [_listed(row, visitor) for row in found]
        return _unless_known(request, [one for one in tables if not _sits_there(one, blocked)])

    @post("/", responses=FAILURES)
    async def create(self, visitor: Caller, data: JSONBody[TableRequest]) -> Summary:
        """Lay a table. It begins when every seat is taken and ready."""
        user = visitor.require()
        visitor.spend(limits.TABLES)
        for seat in data.seats:
            if seat.name:
                await visitor.services.accounts.require_free(seat.name, user)
        body = await in_thread(created, visitor, data)
        return summary_for(await _lay(visitor, body), visitor)

    @get("/{table_id:str}", responses=FAILURES)
    async def table(self, visitor: Caller, table_id: TableId, invite: Invite = None) -> Summary:
        return summary_for(await enter(visitor, table_id, invite), visitor)

    @post("/{table_id:str}/join", status_code=200, responses=FAILURES)
    async def join(
        self, visitor: Caller, table_id: TableId, data: JSONBody[JoinRequest]
    ) -> Summary:
        """Take an open seat: the one asked for, or the first."""
        user = visitor.require()
        live = await enter(visitor, table_id, data.invite)
        await visitor.services.blocks.require_peace(user.id, live.table.users())

        def sit(table: Table) -> Body:
            if mine := table.seats_of(user.id):
                raise SeatTaken(seat=mine[0])  # perhaps since a moment ago, by another tab
            name = names.apart(visitor.name(), table.names())
            return entries.Joined(open_seat(table, data.seat), user.id, name, user.guest)

        await live.perform(user.id, "", sit)
        return summary_for(live, visitor)

    @post("/{table_id:str}/leave", status_code=200, responses=FAILURES)
    async def leave(self, visitor: Caller, table_id: TableId) -> Summary:
        """Stand up. From a game under way this is to resign it."""
        user = visitor.require()
        try:
            live = await enter(visitor, table_id, None)
        except Outdated:
            return await outdated.leave(visitor.services.store, table_id, user.id, visitor.lang)
        if not live.table.seats_of(user.id):
            raise NotSeated
        await leaving.leave(live, user.id)
        return summary_for(live, visitor)

    @post("/{table_id:str}/rematch", responses=FAILURES)
    async def rematch(self, visitor: Caller, table_id: TableId) -> Summary:
        """The same table once more, seats turned by one. Asked twice, it is one table."""
        user = visitor.require()
        visitor.spend(limits.TABLES)
        live = await enter(visitor, table_id, None)
        require_over(live.table)
        if not live.table.seats_of(user.id):
            raise NotSeated
        await visitor.services.blocks.require_peace(user.id, live.table.users())
        lay = partial(_lay, visitor)
        new = await forks.rematch(visitor.services.tables, live, user.id, lay)
        return summary_for(new, visitor)

    @post("/{table_id:str}/fork", responses=FAILURES)
    async def fork(
        self, visitor: Caller, table_id: TableId, data: JSONBody[ForkRequest]
    ) -> Summary:
        """Play on from a line of a finished game, against a bot."""
        visitor.require()
        visitor.spend(limits.TABLES)
        live = await enter(visitor, table_id, None)
        require_over(live.table)
        library.check_bot(data.bot, live.table.match.game)
        body = await in_thread(forks.forked, live.table, data, visitor.user.id, visitor.name())
        return summary_for(await visitor.services.tables.create(visitor.user.id, body), visitor)

    @get("/{table_id:str}/record", responses=FAILURES, media_type="text/plain")
    async def record(
        self,
        visitor: Caller,
        table_id: TableId,
        invite: Invite = None,
        download: FromQuery[bool] = False,
    ) -> Response[str]:
        """The record as the caller may know it: whole, with the seed, once it is over."""
        text = await _record(visitor, table_id, invite)
        headers = {"Cache-Control": "no-store"}
        if download:
            headers["Content-Disposition"] = f'attachment; filename="holmgang-{table_id}.txt"'
        return Response(text, media_type="text/plain", headers=headers)

    @get("/{table_id:str}/frames", responses=FAILURES)
    async def frames(
        self, request: Asking, visitor: Caller, table_id: TableId, invite: Invite = None
    ) -> Response[Frames]:
        """The match line by line, with what the caller saw after each."""
        visitor.spend(limits.REPORTS)
        live = await enter(visitor, table_id, invite)
        match = live.table.match
        if not match.has_begun:
            raise Closed(reason="not-begun")
        seats = live.table.seats_of(visitor.user.id)
        viewer = seats[0] if len(seats) == 1 else SPECTATOR
        if match.is_over():
            viewer = OMNISCIENT
        return await film(request, visitor, match.save(), viewer)

    @get("/{table_id:str}/luck", responses=FAILURES)
    async def luck(self, visitor: Caller, table_id: TableId) -> Luck:
        """How much chance helped each seat, with intervals, once the game is over."""
        visitor.spend(limits.REPORTS)
        live = await enter(visitor, table_id, None)
        require_over(live.table)
        luck = await visitor.services.luck.of(live.table, visitor.who)
        return await in_thread(
            luck_reports.worded, luck, projection.table_texts(live.table, visitor.lang)
        )

    @get("/{table_id:str}/analysis", responses=FAILURES)
    async def analysis(self, visitor: Caller, table_id: TableId) -> GameAnalysis:
        """The worst choices of people beside the expert's, and who stood better when."""
        visitor.spend(limits.REPORTS)
        live = await enter(visitor, table_id, None)
        require_over(live.table)
        found = await visitor.services.analyses.of(live.table, visitor.who)
        texts = projection.table_texts(live.table, visitor.lang)
        return await in_thread(analyses.worded, found, live.table.setup.game, texts)


def _unless_known(request: Asking, tables: list[Summary]) -> Response[Any]:
    digest = hashlib.blake2b(encode(tables), digest_size=16).hexdigest()
    headers = {"ETag": f'"{digest}"', "Cache-Control": "private, no-cache"}
    # A proxy that compresses marks the tag as weak; it names the same list.
    if request.headers.get("if-none-match", "").removeprefix("W/") == headers["ETag"]:
        return Response(None, status_code=304, headers=headers)
    return Response(tables, headers=headers)


async def film(request: Asking, visitor: Visitor, record: str, viewer: int) -> Response[Any]:
    """A record line by line. It is large, so it comes from the worker as it goes out."""
    packed = accepts_gzip(request.headers)
    job = FramesJob(record, viewer, visitor.lang, packed)
    body = await visitor.services.workers.report(job, bytes, visitor.who)
    headers = {"Vary": "Accept-Encoding"} | ({"Content-Encoding": "gzip"} if packed else {})
    return Response(body, media_type="application/json", headers=headers)


async def enter(visitor: Visitor, table_id: str, invite: str | None) -> LiveTable:
    """The table, if the visitor may look at it; a private one does not exist for others."""
    tables = visitor.services.tables
    if table_id not in tables.loaded:
        visitor.spend(limits.WHOLE)
    live = await tables.load(table_id)
    setup = live.table.setup
    invited = hmac.compare_digest((invite or "").encode(), setup.invite.encode())
    if setup.private and not invited and not live.table.seats_of(visitor.user.id):
        raise NotFound(what="table")
    return live


def _listed(row: TableRow, visitor: Visitor) -> Summary:
    """A table in a list; up to the moment if it is in memory."""
    live = visitor.services.tables.loaded.get(row.id)
    if live is None:
        return table_index.summary(row, visitor.user.id, visitor.lang)
    return summary_for(live, visitor)


def _sits_there(table: Summary, people: frozenset[str]) -> bool:
    return any(seat.user_id in people for seat in table.seats)


def summary_for(live: LiveTable, visitor: Visitor) -> Summary:
    seats = tuple(live.table.seats_of(visitor.user.id))
    return projection.summary(live.table, projection.Viewer(seats, visitor.lang), live.online())


def require_over(table: Table) -> None:
    if not table.match.is_over() or not table.match.has_begun:
        raise Closed(reason="not-over")


async def _record(visitor: Visitor, table_id: str, invite: str | None) -> str:
    try:
        live = await enter(visitor, table_id, invite)
    except Outdated:
        return await outdated.record(visitor.services.store, table_id, visitor.user.id)
    seats = live.table.seats_of(visitor.user.id)
    return live.table.match.record(seats[0] if len(seats) == 1 else SPECTATOR)


def open_seat(table: Table, wish: int | None) -> int:
    free = [i for i, place in enumerate(table.places) if place.kind == "open"]
    if wish is not None and wish >= len(table.places):
        raise BadRequest(reason="no such seat", field="seat")
    if not free or (wish is not None and wish not in free):
        raise SeatTaken(seat=wish if wish is not None else 0)
    return free[0] if wish is None else wish


# New tables


async def _lay(visitor: Visitor, body: Created) -> LiveTable:
    """Lay a table, unless too many of the same person or address wait already."""
    services = visitor.services
    who = Who(visitor.user.id, visitor.address)
    is_counted = waits(body) and services.limits.is_on
    if is_counted:
        await services.openings.require_room(who)
    live = await services.tables.create(visitor.user.id, body)
    if is_counted:
        services.openings.note(live.id, who)
    return live


def created(visitor: Visitor, data: TableRequest) -> Created:
    game = games.find(data.game)
    check_options(game.id, data.options)
    day = data.daily or ""
    seed = daily.word(game, day) if day else ""
    options = game.fill_options({} if day else data.options)
    game.new(options)
    game = game.seated(options)
    if len(data.seats) != game.seats:
        raise BadRequest(reason=f"{game.seats} seats", field="seats")
    if not any(seat.kind in ("me", "hot") for seat in data.seats):
        raise BadRequest(reason="no seat of your own", field="seats")
    places: list[Place] = []
    for seat in data.seats:
        place = _place(visitor, game, seat, data.ready or day != "")
        if place.is_manned:
            place.name = names.apart(place.name, [other.name for other in places])
        places.append(place)
    match_id = match_id_of(seed) if seed else secrets.token_hex(8)
    return Created(
        game=game.id,
        version=game.version,
        content=game.content_hash(options),
        options=options,
        places=bot_names.introduced(places, match_id),
        secret=secret_of(seed).hex() if seed else secrets.token_hex(32),
        match_id=match_id,
        invite=secrets.token_urlsafe(16),
        clock=data.clock,
        private=data.private,
        daily=day,
        advice=data.advice,
    )


def _place(visitor: Visitor, game: Game, seat: SeatRequest, ready: bool) -> Place:
    if seat.kind == "open":
        return Place("open")
    if seat.kind == "bot":
        spec = seat.bot or library.levels(game.id)[0].spec
        library.check_bot(spec, game)
        return Place("bot", name=spec, is_ready=True)
    kind: Any = "human" if seat.kind == "me" else "hot"
    name = names.fit(seat.name) if seat.name else visitor.name()
    return Place(kind, visitor.user.id, name, ready, visitor.user.guest)
