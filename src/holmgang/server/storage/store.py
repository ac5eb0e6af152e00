"""The log on disk, and everything else that must survive.

All writes pass through one queue and share transactions: under load many
tables are made durable by one flush to disk, and none waits for a lock. The
database is spoken to in threads, with one hand-over for a whole transaction.
"""

import asyncio
import time
from collections.abc import AsyncGenerator, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, cast

import msgspec
import structlog
from sqlalchemy import (
    Column,
    Connection,
    Executable,
    Row,
    Select,
    Table,
    func,
    insert,
    select,
    text,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DBAPIError, IntegrityError

from holmgang.server.errors import Conflict
from holmgang.server.runtime import metrics
from holmgang.server.settings import Settings
from holmgang.server.storage import shared_facts
from holmgang.server.storage.database import make_engine, prepare
from holmgang.server.storage.schema import LOG, MEMBERS, TABLES

CHANNEL = "holmgang_log"
KEEPALIVE: Any = {"keepalives_idle": 5, "keepalives_interval": 2, "keepalives_count": 3}
"""A line to PostgreSQL that only listens is noticed to be dead within seconds."""
READERS = 4
MOST_WRITES = 512
"""How many writes share one transaction at most."""

log = structlog.get_logger()


class Entry(msgspec.Struct, frozen=True):
    """One thing that happened at a table. `by` is a user, or empty for the server itself."""

    table_id: str
    seq: int
    at: float
    by: str
    key: str
    body: str


class TableRow(msgspec.Struct):
    """A row of the index of tables: `card` is what lists show, the rest says which lists.

    The fields are in the order of the columns.
    """

    id: str
    state: str
    private: bool
    awaits_bot: bool
    has_clock: bool
    updated: float
    card: str
    record: str | None = None
    deadline: float | None = None


class Unreachable(Exception):
    """The database does not let us in."""


class Write:
    """What must become durable together."""

    def __init__(self, entries: list[Entry], statements: Sequence[Executable]) -> None:
        self.entries = entries
        self.statements = statements
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def finish(self, error: BaseException | None = None) -> None:
        if self.done.done():
            return
        if error is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(error)


class Store:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.engine = make_engine(settings)
        self.insert_entry = str(insert(LOG).compile(self.engine))
        """The statement that every move needs, in the words of the database."""
        self.pen = ThreadPoolExecutor(1, "log")
        self.readers = ThreadPoolExecutor(READERS, "read")
        self.queue: asyncio.Queue[Write | None] = asyncio.Queue()
        self.written = 0.0
        """When something was last written, by the monotonic clock."""
        self._writer: asyncio.Task[None] | None = None

    # Life

    async def open(self) -> None:
        await asyncio.to_thread(prepare, self.engine, self.settings)
        self._writer = asyncio.create_task(self._serve())

    async def close(self) -> None:
        """Flush what waits, then let go."""
        if self._writer is not None:
            self.queue.put_nowait(None)
            await self._writer
            self._writer = None
        # Connections in use would outlive the engine: let them come home first.
        await asyncio.to_thread(self.readers.shutdown)
        self.pen.shutdown()
        self.engine.dispose()

    # Writing

    async def append(self, entries: list[Entry], statements: Sequence[Executable] = ()) -> None:
        """Make entries durable. Raises `Conflict` if one of their places is taken."""
        await self._enqueue(Write(entries, statements))

    async def write(self, *statements: Executable) -> None:
        await self._enqueue(Write([], statements))

    async def changed(self, statement: Executable) -> int:
        """Write something by itself; how many rows it changed."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self.pen, self._changed, statement)

    def _changed(self, statement: Executable) -> int:
        with self.engine.begin() as connection:
            return int(connection.execute(statement).rowcount)

    async def _enqueue(self, write: Write) -> None:
        """A caller that goes away does not take the write with it."""
        self.queue.put_nowait(write)
        await write.done

    async def _serve(self) -> None:
        is_open = True
        while is_open:
            batch: list[Write] = []
            first = await self.queue.get()
            is_open = first is not None
            if first is not None:
                batch.append(first)
            while not self.queue.empty() and len(batch) < MOST_WRITES:
                item = self.queue.get_nowait()
                is_open = is_open and item is not None
                if item is not None:
                    batch.append(item)
            if batch:
                await self._commit(batch)
                self.written = time.monotonic()

    async def _commit(self, batch: list[Write]) -> None:
        """One transaction for all; if it fails, one for each, so that only the guilty fail."""
        error = await self._tried(batch)
        if error is None or len(batch) == 1:
            for write in batch:
                write.finish(error)
            return
        for write in batch:
            # Where nobody lets us in, nobody is guilty: each would wait for the others in vain.
            if not isinstance(error, Unreachable):
                error = await self._tried([write])
            write.finish(error)

    async def _tried(self, batch: list[Write]) -> Exception | None:
        """Why a transaction failed, if it did."""
        try:
            with metrics.COMMIT_SECONDS.time():
                loop = asyncio.get_running_loop()
                await loop.run_in_executor(self.pen, self._transact, batch)
        except Exception as error:
            if isinstance(error, IntegrityError) and len(batch) == 1 and batch[0].entries:
                return Conflict()
            if len(batch) == 1 or isinstance(error, Unreachable):
                log.error("commit-failed", error=str(error))
            return error
        metrics.BATCH_SIZE.observe(len(batch))
        return None

    def _transact(self, batch: list[Write]) -> None:
        entries = [entry for write in batch for entry in write.entries]
        with self._connection() as connection, connection.begin():
            if entries:
                connection.exec_driver_sql(self.insert_entry, self._values(entries))
            for write in batch:
                for statement in write.statements:
                    connection.execute(statement)
            if entries and self.settings.is_postgres:
                self._announce(connection, entries)

    def _connection(self) -> Connection:
        try:
            return self.engine.connect()
        except DBAPIError as error:
            raise Unreachable(str(error.orig)) from error

    def _values(self, entries: list[Entry]) -> Any:
        if self.engine.dialect.positional:
            return [msgspec.structs.astuple(entry) for entry in entries]
        return [msgspec.structs.asdict(entry) for entry in entries]

    # Other servers on the same database

    def _announce(self, connection: Connection, entries: list[Entry]) -> None:
        """Tell the other servers, at the moment of the commit and not before."""
        newest = {entry.table_id: entry.seq for entry in entries}
        notify = text("select pg_notify(:channel, :news)")
        rows = [{"channel": CHANNEL, "news": f"{table} {seq}"} for table, seq in newest.items()]
        connection.execute(notify, rows)

    async def changes(self) -> AsyncGenerator[tuple[str, int] | None, None]:
        """Tables and versions that any server wrote, this one included. PostgreSQL only.

        It begins with nothing, once all that is written from then on will be told.
        """
        import psycopg

        url = self.engine.url.set(drivername="postgresql")
        connection = await psycopg.AsyncConnection.connect(
            url.render_as_string(hide_password=False), autocommit=True, **KEEPALIVE
        )
        async with connection:
            await connection.execute(f"listen {CHANNEL}".encode())
            yield None
            async for notice in connection.notifies():
                table, _, seq = notice.payload.partition(" ")
                yield table, int(seq or 0)

    # Reading

    async def rows(self, statement: Executable) -> Sequence[Row[Any]]:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self.readers, self._rows, statement)

    def _rows(self, statement: Executable) -> Sequence[Row[Any]]:
        with self.engine.connect() as connection:
            return connection.execute(statement).all()

    async def row(self, statement: Executable) -> Row[Any] | None:
        found = await self.rows(statement)
        return found[0] if found else None

    async def entries(self, table_id: str, after: int = 0) -> list[Entry]:
        query = select(LOG).where(LOG.c.table_id == table_id, LOG.c.seq > after)
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self.readers, self._entries, query.order_by(LOG.c.seq))

    def _entries(self, query: Executable) -> list[Entry]:
        return [Entry(*tuple(row)) for row in self._rows(query)]

    async def versions(self, table_ids: list[str] | Select[Any]) -> dict[str, int]:
        """How far the logs of tables go."""
        query = select(LOG.c.table_id, func.max(LOG.c.seq)).where(LOG.c.table_id.in_(table_ids))
        found: Any = await self.rows(query.group_by(LOG.c.table_id))
        return dict(found)

    async def fact(self, name: str) -> str | None:
        row = await self.row(shared_facts.read(name))
        return None if row is None else str(row.value)

    def put_fact(self, name: str, value: str) -> Executable:
        return shared_facts.note(self.engine.dialect.name, name, value)

    async def table_row(self, table_id: str) -> TableRow | None:
        row = await self.row(select(TABLES).where(TABLES.c.id == table_id))
        return None if row is None else TableRow(*tuple(row))

    async def listed(self, state: str, most: int) -> list[TableRow]:
        """Public tables in a state, the latest first."""
        query = select(TABLES).where(TABLES.c.state == state, TABLES.c.private.is_(False))
        return await self._table_rows(query.order_by(TABLES.c.updated.desc()).limit(most))

    async def of_user(self, user_id: str, most: int) -> list[TableRow]:
        query = select(TABLES).join(MEMBERS, MEMBERS.c.table_id == TABLES.c.id)
        query = query.where(MEMBERS.c.user_id == user_id)
        return await self._table_rows(query.order_by(TABLES.c.updated.desc()).limit(most))

    async def going_of(self, user_id: str, most: int) -> list[TableRow]:
        """Where somebody sits and it is not over, the latest first."""
        query = select(TABLES).join(MEMBERS, MEMBERS.c.table_id == TABLES.c.id)
        # A server of an older version does not note in `members` what is over.
        query = query.where(
            MEMBERS.c.user_id == user_id, MEMBERS.c.over.is_(None), TABLES.c.state != "over"
        )
        return await self._table_rows(query.order_by(TABLES.c.updated.desc()).limit(most))

    async def due(self, now: float) -> list[str]:
        """Tables whose clocks may have fallen."""
        is_due = (TABLES.c.deadline <= now) & (TABLES.c.state == "running")
        return [row[0] for row in await self.rows(select(TABLES.c.id).where(is_due))]

    async def has_clocks(self) -> bool:
        """Whether a clock runs at any table."""
        return await self.row(running_with(TABLES.c.has_clock).limit(1)) is not None

    async def waiting(self, table_ids: list[str]) -> set[str]:
        """Those of some tables that wait for players."""
        query = select(TABLES.c.id).where(TABLES.c.id.in_(table_ids), TABLES.c.state == "waiting")
        return {row[0] for row in await self.rows(query)}

    async def awaiting_bots(self) -> list[str]:
        """Tables at which a bot owes a choice."""
        return [row[0] for row in await self.rows(running_with(TABLES.c.awaits_bot))]

    async def _table_rows(self, query: Executable) -> list[TableRow]:
        return [TableRow(*tuple(row)) for row in await self.rows(query)]

    async def report(self, kind: Column[Any], table_id: str) -> str | None:
        """A report on a finished game, if it was made; its column says which."""
        row = await self.row(select(kind).where(kind.table.c.table_id == table_id))
        return None if row is None else str(row[0])

    # Statements for `append` and `write`

    def _insert(self, table: Table) -> Any:
        """Both dialects say in the same words what to do with a row that is there."""
        return (postgresql if self.settings.is_postgres else sqlite).insert(table)

    def put_row(self, row: TableRow) -> Executable:
        """A server that is behind changes nothing of what another has written."""
        values = msgspec.structs.asdict(row)
        new = self._insert(TABLES).values(values)
        newer = new.on_conflict_do_update(
            index_elements=["id"], set_=values, where=TABLES.c.updated <= row.updated
        )
        return cast(Executable, newer)

    def note_bot(self, table_id: str, awaits_bot: bool) -> Executable:
        return TABLES.update().where(TABLES.c.id == table_id).values(awaits_bot=awaits_bot)

    def put_member(self, table_id: str, user_id: str, is_over: bool) -> Executable:
        over = True if is_over else None
        new = self._insert(MEMBERS).values(table_id=table_id, user_id=user_id, over=over)
        known = ["user_id", "table_id"]
        changed = new.on_conflict_do_update(index_elements=known, set_={"over": over})
        return cast(Executable, changed)

    def put_once(self, table: Table, values: dict[str, Any]) -> Executable:
        """A row that stays as it was first written."""
        return cast(Executable, self._insert(table).values(values).on_conflict_do_nothing())

    def put_report(self, kind: Column[Any], table_id: str, report: str) -> Executable:
        """The first that is made stays, whichever server made it."""
        return self.put_once(kind.table, {"table_id": table_id, kind.name: report})

    def drop_member(self, table_id: str, user_id: str) -> Executable:
        mine = (MEMBERS.c.table_id == table_id) & (MEMBERS.c.user_id == user_id)
        return MEMBERS.delete().where(mine)


def running_with(feature: Column[bool]) -> Select[tuple[str]]:
    """Running tables at which something happens without anybody's doing."""
    return select(TABLES.c.id).where(TABLES.c.state == "running", feature)
