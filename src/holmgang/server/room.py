"""The one authority over a table: a queue of commands, each durable before it is answered."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING

import structlog
from sqlalchemy import Executable

from holmgang.core.errors import HolmgangError
from holmgang.server import entries, sight
from holmgang.server.entries import Happening
from holmgang.server.errors import Conflict
from holmgang.server.line import frame
from holmgang.server.messages import Json
from holmgang.server.store import Card, Entry
from holmgang.server.table import Table

if TYPE_CHECKING:
    from holmgang.server.hall import Hall
    from holmgang.server.live import Socket

TRIES = 20
"""How often a command is tried again that lost against another server."""
MOST_REFUSALS = 64
CLOSING = frame(sight.encode({"type": "closing"}))

log = structlog.get_logger()

Maker = Callable[[Table], Happening]


class Room:
    """A table in memory with all who look at it."""

    def __init__(self, hall: "Hall", table: Table) -> None:
        self.hall = hall
        self.id = table.id
        self.lock = asyncio.Lock()
        self.sockets: set[Socket] = set()
        self.thinking: dict[int, asyncio.Task[None]] = {}
        self.used = hall.clock()
        self.refusals: OrderedDict[str, HolmgangError] = OrderedDict()
        self.table = table
        self.is_stale = False

    # Commands

    async def perform(self, by: str, key: str, make: Maker) -> int:
        """Do what `make` makes of the table as it stands; the version that holds it.

        A key that was used before does nothing again: it gets the answer it got.
        """
        async with self.lock:
            self.used = self.hall.clock()
            mark = f"{by}/{key}" if key else ""
            if mark in self.refusals:
                raise self.refusals[mark]
            try:
                return await self._settle(by, key, make)
            except Conflict:
                raise
            except HolmgangError as error:
                self._remember(mark, error)
                raise

    async def _settle(self, by: str, key: str, make: Maker) -> int:
        for _ in range(TRIES):
            await self._refresh()
            if key and self.table.has_key(by, key):
                return self.table.keys[f"{by}/{key}"]
            with suppress(Conflict):
                await self._flag()
                return await self._append(by, key, make(self.table))
        raise Conflict

    def _remember(self, mark: str, error: HolmgangError) -> None:
        if mark:
            self.refusals[mark] = error
            if len(self.refusals) > MOST_REFUSALS:
                self.refusals.popitem(last=False)

    async def _append(self, by: str, key: str, body: Happening) -> int:
        """Apply, make durable, and only then tell anybody."""
        table = self.table
        entry = Entry(table.id, table.version + 1, self.hall.now(), by, key, entries.write(body))
        before = _standing(table)
        try:
            table.apply(body, entry)
        except HolmgangError:
            raise
        except Exception:
            self.is_stale = True
            raise
        try:
            await self.hall.store.append([entry], self._statements(body, before))
        except BaseException:
            self.is_stale = True
            raise
        self.publish(body)
        self.wake_bots()
        return entry.seq

    def _statements(self, body: Happening, before: tuple[object, ...]) -> Sequence[Executable]:
        """What else changes with an entry: the lists the table stands in."""
        store = self.hall.store
        statements: list[Executable] = []
        if _standing(self.table) != before:
            statements.append(store.put_card(card(self.table)))
        if isinstance(body, entries.Joined):
            statements.append(store.put_member(self.id, body.user))
        if isinstance(body, entries.Left):
            gone = before[1]
            assert isinstance(gone, tuple)
            if gone[body.seat] not in self.table.users():
                statements.append(store.drop_member(self.id, gone[body.seat]))
        return statements

    async def _refresh(self) -> None:
        """Build the table from its log if what is in memory cannot be trusted."""
        if self.is_stale:
            self.table = await self.hall.read(self.id)
            self.is_stale = False
            self.publish()

    async def catch_up(self) -> None:
        """Take over what another server wrote."""
        async with self.lock:
            await self._refresh()
            news = await self.hall.store.entries(self.id, self.table.version)
            for entry in news:
                self.table.follow(entry)
            if news:
                self.publish()
                self.wake_bots()

    # Clocks

    async def _flag(self) -> None:
        clocks = self.table.clocks
        seat = clocks.fallen(self.hall.now()) if clocks is not None else None
        if seat is not None and self.table.state == "running":
            await self._append("", "", entries.Flagged(seat))

    async def rest(self) -> None:
        """Let the clocks run up to now and no further."""
        await self._mark(entries.Rested())

    async def wake(self) -> None:
        """Let the clocks go on from now."""
        await self._mark(entries.Woken())

    async def _mark(self, body: Happening) -> None:
        async with self.lock:
            with suppress(Conflict):
                await self._refresh()
                await self._append("", "", body)

    async def tick(self) -> None:
        """End the match if a clock has fallen."""
        clocks = self.table.clocks
        if clocks is not None and clocks.deadline() <= self.hall.now():
            async with self.lock:
                with suppress(Conflict):
                    await self._refresh()
                    await self._flag()

    # Telling

    def online(self) -> set[str]:
        return {socket.user_id for socket in self.sockets if socket.user_id}

    def publish(self, body: Happening | None = None) -> None:
        """Bring all sockets up to the version of the table."""
        if isinstance(body, entries.Said):
            remark = {"type": "chat", "version": self.table.version}
            self._chat(remark | sight.remark(self.table.chat[-1]))
            return
        shown: dict[object, bytes] = {}
        for socket in list(self.sockets):
            socket.refresh(self, shown)

    def _chat(self, remark: Json) -> None:
        message = frame(sight.encode(remark))
        for socket in list(self.sockets):
            if socket.seen == self.table.version - 1:
                socket.seen += 1
                socket.send(message)
            else:
                socket.refresh(self, {})

    def enter(self, socket: "Socket") -> None:
        self.sockets.add(socket)
        self.used = self.hall.clock()
        socket.refresh(self, {})
        self._tell_presence()

    def leave(self, socket: "Socket") -> None:
        self.sockets.discard(socket)
        self.used = self.hall.clock()
        self._tell_presence()

    def _tell_presence(self) -> None:
        online = self.online()
        seats = [i for i, p in enumerate(self.table.places) if p.kind == "bot" or p.user in online]
        watching = sum(1 for socket in self.sockets if not self.table.seats_of(socket.user_id))
        presence = {"type": "presence", "online": seats, "watching": watching}
        message = frame(sight.encode(presence))
        for socket in list(self.sockets):
            socket.send(message)

    # Bots

    def wake_bots(self) -> None:
        """Let every bot that owes a choice think about it, once."""
        if self.table.state != "running" or self.hall.is_closing:
            return
        for seat in self.table.match.actors():
            if self.table.places[seat].kind == "bot" and seat not in self.thinking:
                self.thinking[seat] = asyncio.create_task(self._think(seat))

    async def _think(self, seat: int) -> None:
        decision = self.table.match.decision
        try:
            text = await self.hall.minds.choose(self.table, seat)
            with suppress(HolmgangError):
                await self.perform("", "", lambda table: entries.Chosen(seat, text, decision))
        except Exception as error:
            log.error("bot-failed", table=self.id, seat=seat, error=repr(error))
            await asyncio.sleep(1)
        finally:
            self.thinking.pop(seat, None)
        # The question may have changed while it thought.
        self.wake_bots()

    # Rest

    def is_idle(self, idle: float) -> bool:
        busy = self.sockets or self.thinking or self.lock.locked()
        return not busy and not self.has_ticking_clock() and self.hall.clock() - self.used > idle

    def has_ticking_clock(self) -> bool:
        return self.table.clocks is not None and self.table.clocks.running != []

    def close(self) -> None:
        """Tell everybody; the sockets are closed with the server."""
        for task in list(self.thinking.values()):
            task.cancel()
        for socket in list(self.sockets):
            socket.send(CLOSING)


def _standing(table: Table) -> tuple[object, ...]:
    """What lists show of a table, and members may find it by."""
    return table.state, tuple(place.user for place in table.places), table.rematch


def card(table: Table) -> Card:
    neutral = sight.summary(table, sight.Eyes((), ""), set())
    return Card(
        id=table.id,
        state=table.state,
        private=table.born.private,
        has_bots=any(place.kind == "bot" for place in table.places),
        has_clock=table.born.clock is not None,
        updated=table.updated,
        card=sight.encode(neutral).decode(),
        record=table.match.record() if table.match.is_over() and not table.is_closed else None,
    )
