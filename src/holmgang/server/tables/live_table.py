"""The one authority over a table: a queue of commands, each durable before it is answered."""

import asyncio
import math
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import NamedTuple

import structlog
from sqlalchemy import Executable

from holmgang.core.errors import HolmgangError
from holmgang.server.errors import Conflict, TableFull
from holmgang.server.runtime.raw_socket import frame
from holmgang.server.runtime.threads import in_thread
from holmgang.server.storage.store import Entry
from holmgang.server.tables import entries, projection, results, table_index
from holmgang.server.tables.absence import Absence
from holmgang.server.tables.entries import Body
from holmgang.server.tables.host import Host
from holmgang.server.tables.onlooker import Onlooker, Wanted
from holmgang.server.tables.table import Table
from holmgang.server.wire.messages.fields import encode
from holmgang.server.wire.messages.live import Closing, Message, Presence, Queued, State
from holmgang.server.workers.job_queue import Who
from holmgang.server.workers.jobs import ChoiceJob
from holmgang.texts import people

TRIES = 20
"""How often a command is tried again that lost against another server."""
MOST_REFUSALS = 64
MOST_ENTRIES = 20_000
"""What players do at a table at most: all of it is read whenever the table is needed again."""
MOST_OTHERS = 5_000
"""The same for all together who have no seat."""
LAST = (entries.Resigned, entries.Gone, entries.Left, entries.Closed, entries.Rematched)
"""What somebody may do at a table at which enough has happened."""
FEW_EVENTS = 40
"""So many can be told at once without holding the others up."""
SOON = 60.0
"""Seconds before a clock falls in which its table stays in memory."""
SEALED_DELAY = 0.1
"""The share of its usual delay that a bot takes where nobody sees its choice."""

log = structlog.get_logger()

Maker = Callable[[Table], Body]


class LiveTable:
    """A table in memory with all who look at it."""

    def __init__(self, host: Host, table: Table) -> None:
        self.host = host
        self.id = table.id
        self.lock = asyncio.Lock()
        self.onlookers: set[Onlooker] = set()
        self.thinking: dict[int, asyncio.Task[None]] = {}
        self.notes: dict[int, list[int]] = {}
        self.queued: set[int] = set()
        """Seats whose bots wait until a worker is free."""
        self.used = -math.inf
        """When somebody last came, or did something."""
        self.refusals: OrderedDict[str, HolmgangError] = OrderedDict()
        self.table = table
        self.is_stale = False
        self.absence = Absence(self)

    # Commands

    async def perform(self, by: str, key: str, make: Maker) -> int:
        """Do what `make` makes of the table as it stands; the version that holds it.

        A key that was used before does nothing again: it gets the answer it got.
        """
        async with self.lock:
            self.used = self.host.clock()
            mark = f"{by}/{key}" if key else ""
            if mark in self.refusals:
                raise self.refusals[mark]
            try:
                return await self._commit(by, key, make)
            except Conflict:
                raise
            except HolmgangError as error:
                self._remember(mark, error)
                raise

    async def _commit(self, by: str, key: str, make: Maker) -> int:
        for _ in range(TRIES):
            await self._refresh()
            if key and self.table.has_key(by, key):
                return self.table.keys[f"{by}/{key}"]
            with suppress(Conflict):
                await self._flag()
                return await self._append(by, key, self._allowed(by, make(self.table)))
        raise Conflict

    def _allowed(self, by: str, body: Body) -> Body:
        """Every seat has its share: nobody fills a table while it is another's turn."""
        if by and not isinstance(body, LAST) and self._has_had_enough(by):
            raise TableFull
        return body

    def _has_had_enough(self, by: str) -> bool:
        table = self.table
        seats = len(table.seats_of(by))
        if not seats:
            return table.deeds_of_others() >= MOST_OTHERS
        return table.deeds[by] >= MOST_ENTRIES * seats // len(table.places)

    def _remember(self, mark: str, error: HolmgangError) -> None:
        if mark:
            self.refusals[mark] = error
            if len(self.refusals) > MOST_REFUSALS:
                self.refusals.popitem(last=False)

    async def _append(self, by: str, key: str, body: Body) -> int:
        """Apply, make durable, and only then tell anybody."""
        table = self.table
        entry = Entry(table.id, table.version + 1, self.host.now(), by, key, entries.write(body))
        before = _standing(table)
        try:
            table.apply(body, entry)
        except HolmgangError:
            raise
        except Exception:
            self.is_stale = True
            raise
        try:
            await self.host.store.append([entry], self._statements(body, before))
        except BaseException:
            self.is_stale = True
            raise
        try:
            await self._publish(body, entry)
        finally:  # It has happened, even if whoever did it is gone before all have been told.
            self.wake_bots()
            if table.state == "over" != before[0]:
                self.host.on_over(table)
        return entry.seq

    def _statements(self, body: Body, before: "Standing") -> Sequence[Executable]:
        """What else changes with an entry: the lists the table stands in."""
        after = _standing(self.table)
        if after == before:
            return []
        if after._replace(awaits_bot=before.awaits_bot) == before:
            return [self.host.store.note_bot(self.id, after.awaits_bot)]
        store, is_over = self.host.store, self.table.state == "over"
        users = self.table.users()
        gone = set(before.users) - users - {""}
        statements = [store.put_row(table_index.row(self.table))]
        statements += [store.put_member(self.id, user, is_over) for user in sorted(users)]
        if isinstance(body, entries.Left):
            statements += [store.drop_member(self.id, user) for user in gone]
        else:  # A bot goes on for him: to him it is over.
            statements += [store.put_member(self.id, user, is_over=True) for user in sorted(gone)]
        if is_over and before.state != "over":
            statements += results.statements(store, self.table)
        return statements

    async def _refresh(self) -> None:
        """Build the table from its log if what is in memory cannot be trusted."""
        if self.is_stale:
            self.table = await self.host.read(self.id)
            self.is_stale = False
            await self._update()

    async def catch_up(self, version: int) -> None:
        """Take over what another server wrote, up to a version at least."""
        if self.table.version >= version and not self.is_stale:
            return
        async with self.lock:
            await self._refresh()
            for entry in await self.host.store.entries(self.id, self.table.version):
                body = self.table.follow(entry)
                # Somebody is forgotten, and his name has gone from the log before we heard.
                self.is_stale |= isinstance(body, entries.Forgotten) and not body.user
                await self._publish(body, entry)
            await self._refresh()
            self.wake_bots()

    # Clocks

    async def _flag(self) -> None:
        clocks = self.table.clocks
        seat = clocks.fallen(self.host.now()) if clocks is not None else None
        if seat is not None and self.table.state == "running":
            await self._append("", "", entries.Flagged(seat))

    async def rest(self) -> None:
        """Let the clocks run up to now and no further."""
        await self._mark(entries.Rested())

    async def _mark(self, body: Body) -> None:
        async with self.lock:
            with suppress(Conflict):
                await self._refresh()
                await self._append("", "", body)

    async def tick(self) -> None:
        """End the match if a clock has fallen."""
        clocks = self.table.clocks
        if clocks is not None and clocks.deadline() <= self.host.now():
            async with self.lock:
                with suppress(Conflict):
                    await self._refresh()
                    await self._flag()

    # Telling

    def online(self) -> set[str]:
        # A thread may ask while somebody comes or goes.
        return {onlooker.user_id for onlooker in tuple(self.onlookers) if onlooker.user_id}

    async def _publish(self, body: Body, entry: Entry) -> None:
        """Tell everybody what an entry has changed."""
        if isinstance(body, entries.Aside):
            await self._tell_aside(body.message(entry.seq, entry.at, entry.by), entry.by)
        else:
            await self._update()
        if isinstance(body, entries.Gone):
            self.absence.welcome()

    async def _update(self) -> None:
        """Bring everybody up to the version of the table."""
        made: dict[Wanted, bytes] = {}
        for onlooker in tuple(self.onlookers):
            await self._show(onlooker, made)

    async def _show(self, onlooker: Onlooker, made: dict[Wanted, bytes]) -> None:
        """Send what is new; who may see the same is sent the same, made once.

        Much news is made in a thread, while the table stands still: a newcomer's, and that of
        whoever looks with the eyes of another seat from now on, as at a shared device.
        """
        wanted = onlooker.next_message(self.table)
        if wanted not in made:
            is_much = self._is_much(wanted)
            made[wanted] = await in_thread(self._made, wanted) if is_much else self._made(wanted)
        onlooker.send(made[wanted])

    def _is_much(self, wanted: Wanted) -> bool:
        _, kind, since = wanted
        known = self.table.events_since(since) or 0
        return kind is State or len(self.table.match.events) - known > FEW_EVENTS

    def _made(self, wanted: Wanted) -> bytes:
        viewer, kind, since = wanted
        message = projection.show(self.table, viewer, self.online(), self.host.now(), kind, since)
        return frame(encode(message))

    async def _tell_aside(self, aside: Message, by: str) -> None:
        """To all who have seen the rest, unless they blocked him; others learn it with the rest."""
        message = frame(encode(aside))
        for onlooker in tuple(self.onlookers):
            if onlooker.seen == self.table.version - 1:
                onlooker.seen += 1
                if by not in onlooker.blocked:
                    onlooker.send(message)
            else:
                await self._show(onlooker, {})

    async def enter(self, onlooker: Onlooker) -> None:
        # He may have seen at another server what we have not heard of yet.
        await self.catch_up(onlooker.seen)
        async with self.lock:
            self.onlookers.add(onlooker)
            self.used = self.host.clock()
            await self._show(onlooker, {})
        self._tell_presence()
        self.absence.welcome()
        self.absence.look()
        if self.queued:
            onlooker.send(frame(encode(Queued(sorted(self.queued)))))

    async def speak(self, onlooker: Onlooker, lang: str) -> None:
        """Tell somebody everything again, in his language."""
        async with self.lock:
            onlooker.speak(lang)
            await self._show(onlooker, {})

    def leave(self, onlooker: Onlooker) -> None:
        self.onlookers.discard(onlooker)
        self.used = self.host.clock()
        self._tell_presence()
        if not self.host.is_closing:
            self.absence.look()

    def _tell_presence(self) -> None:
        online = self.online()
        seats = [i for i, p in enumerate(self.table.places) if p.kind == "bot" or p.user in online]
        watching = sum(1 for one in self.onlookers if not self.table.seats_of(one.user_id))
        self._tell(Presence(seats, watching))

    def _tell(self, message: Message) -> None:
        """Tell everybody the same."""
        sent = frame(encode(message))
        for onlooker in self.onlookers:
            onlooker.send(sent)

    # Bots

    def wake_bots(self) -> None:
        """Let every bot that owes a choice think about it, once."""
        if self.table.state != "running" or self.host.is_closing:
            return
        for seat in self.table.match.actors():
            if self.table.places[seat].kind == "bot" and seat not in self.thinking:
                self.thinking[seat] = asyncio.create_task(self._think(seat))

    async def _think(self, seat: int) -> None:
        decision = self.table.match.decision
        try:
            if seat not in self.table.match.actors():
                return  # the game ended before it began to think
            text = await self._chosen(seat)
            with suppress(HolmgangError):
                await self.perform("", "", lambda table: entries.Chosen(seat, text, decision))
        except Exception as error:
            log.error("bot-failed", table=self.id, seat=seat, error=repr(error))
            await asyncio.sleep(1)
        finally:
            self.thinking.pop(seat, None)
        # The question may have changed while it thought.
        self.wake_bots()

    async def _chosen(self, seat: int) -> str:
        """What a bot chooses; never faster than others do."""
        begun = time.monotonic()
        table, workers = self.table, self.host.workers
        bot = people.spec_of(table.places[seat].name)
        notes = self.notes.get(seat, [])
        job = ChoiceJob(table.played(), seat, bot, secrets.token_hex(8), notes=notes)
        is_sealed = len(table.match.state.actors) > 1
        waits = partial(self._tell_queued, seat)
        text = await workers.choose(job, table.match.legal(seat), self._who(), waits)
        self.notes[seat] = job.notes
        delay = workers.settings.bot_delay * (SEALED_DELAY if is_sealed else 1)
        await asyncio.sleep(max(0.0, delay - (time.monotonic() - begun)))
        return text

    def _who(self) -> Who:
        """Whose share of the workers its bots take: the first person's."""
        person = next((place.user for place in self.table.places if place.user), "")
        at = (onlooker.address for onlooker in self.onlookers if onlooker.user_id == person)
        return Who(person, next(at, ""))

    def _tell_queued(self, seat: int, waits: bool) -> None:
        """Say whose bots wait for a free place to think at."""
        (self.queued.add if waits else self.queued.discard)(seat)
        self._tell(Queued(sorted(self.queued)))

    # Rest

    def is_idle(self, idle: float) -> bool:
        busy = self.onlookers or self.thinking or self.lock.locked()
        return not busy and not self._falls_soon() and self.host.clock() - self.used > idle

    def _falls_soon(self) -> bool:
        """Whether somebody must look at its clocks all the time; else the index knows when."""
        clocks = self.table.clocks
        return clocks is not None and clocks.deadline() - self.host.now() < SOON

    def has_ticking_clock(self) -> bool:
        clocks = self.table.clocks
        return clocks is not None and clocks.running != [] and not self.table.is_slow

    def is_awaiting(self) -> bool:
        """Whether lists must know whose turn it is: others may look from elsewhere."""
        shared = len(self.table.users()) > 1
        return shared and self.table.state == "running" and not self.is_stale

    def close(self) -> None:
        """Tell everybody; connections are closed with the server."""
        self.absence.close()
        for task in list(self.thinking.values()):
            task.cancel()
        self._tell(Closing())


class Standing(NamedTuple):
    """What lists show of a table, members may find it by, and a start must know."""

    state: str
    users: tuple[str, ...]
    rematch: str
    awaited: tuple[str, ...]
    awaits_bot: bool


def _standing(table: Table) -> Standing:
    users = tuple(place.user for place in table.places)
    # Who is awaited at a slow table must be found without it being in memory.
    awaited = tuple(table.awaited()) if table.is_slow else ()
    return Standing(table.state, users, table.rematch, awaited, table.awaits_bot)
