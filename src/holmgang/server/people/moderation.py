"""What moderators and operators do. Every act is written down and can be undone.

It needs the database alone, so that the server and `holmgang admin` do the same. Servers
that run hear of it within a second (`withdrawals.py`).
"""

import secrets
import time
from asyncio import to_thread
from typing import Any

from sqlalchemy import Executable, Row, insert, select, update

from holmgang.server.errors import Conflict, NotFound
from holmgang.server.people.accounts import MODERATOR, withdrawal
from holmgang.server.storage.schema import ACTS, COMPLAINTS, LOG, USERS
from holmgang.server.storage.store import Entry, Store
from holmgang.server.tables import entries, table_index
from holmgang.server.tables.table import rebuilt
from holmgang.server.wire.messages.moderation import (
    ActInfo,
    ActRequest,
    Deed,
    ReportInfo,
    ReportRequest,
)

FOR_GOOD = 253_402_300_799.0
"""The last second of the year 9999."""
MOST = 200
TRIES = 20

NAMES = dict[str, str]


class Moderation:
    def __init__(self, store: Store) -> None:
        self.store = store

    # Reports

    async def report(self, by: str, wish: ReportRequest) -> None:
        about, remark = wish.user_id, ""
        if wish.version:
            entry = await self._remark(wish.table_id, wish.version)
            about, remark = entry.by, _said(entry)
        await self._require_person(about)
        row = {"id": secrets.token_hex(8), "at": time.time(), "by": by, "about": about}
        row |= {"table_id": wish.table_id, "remark": remark, "text": wish.text}
        await self.store.write(insert(COMPLAINTS).values(row))

    async def _remark(self, table_id: str, version: int) -> Entry:
        query = select(LOG).where(LOG.c.table_id == table_id, LOG.c.seq == version)
        row = await self.store.row(query)
        if row is None or not _said(Entry(**row._mapping)):
            raise NotFound(what="remark")
        return Entry(**row._mapping)

    async def reports(self) -> list[ReportInfo]:
        """Those that nobody has dealt with, the oldest first."""
        query = select(COMPLAINTS).where(COMPLAINTS.c.closed.is_(None)).order_by(COMPLAINTS.c.at)
        rows = await self.store.rows(query.limit(MOST))
        names = await self._names({row.by for row in rows} | {row.about for row in rows})
        return [
            ReportInfo(
                id=row.id,
                at=row.at,
                by=row.by,
                by_name=names.get(row.by, ""),
                about=row.about,
                about_name=names.get(row.about, ""),
                table_id=row.table_id,
                remark=row.remark,
                text=row.text,
            )
            for row in rows
        ]

    async def close_report(self, report_id: str) -> None:
        change = update(COMPLAINTS).where(COMPLAINTS.c.id == report_id).values(closed=time.time())
        if await self.store.changed(change) != 1:
            raise NotFound(what="report")

    # Acts

    async def act(self, by: str, wish: ActRequest) -> ActInfo:
        until = time.time() + 3600 * wish.hours if wish.hours else None
        act = await self.do(by, wish.deed, wish.about, until, wish.reason)
        if wish.report:
            await self.close_report(wish.report)
        return act

    async def do(
        self, by: str, deed: Deed, about: str, until: float | None = None, reason: str = ""
    ) -> ActInfo:
        if deed == "close":
            await self._turn(about, entries.Stopped())
        else:
            await self._require_person(about)
        values = {"id": secrets.token_hex(8), "at": time.time(), "by": by, "deed": deed}
        values |= {"about": about, "until": until, "reason": reason}
        changes = [] if deed == "close" else _person(deed, about, until or FOR_GOOD)
        await self.store.write(insert(ACTS).values(values), *changes)
        return (await self.acts(str(values["id"])))[0]

    async def undo(self, by: str, act_id: str) -> None:
        found = await self.acts(act_id)
        if not found or found[0].undone is not None:
            raise NotFound(what="act")
        act = found[0]
        if act.deed == "close":
            await self._turn(act.about, entries.Resumed())
        changes = [] if act.deed == "close" else _person(act.deed, act.about, None)
        undone = update(ACTS).where(ACTS.c.id == act_id)
        await self.store.write(undone.values(undone=time.time(), undone_by=by), *changes)

    async def acts(self, act_id: str = "") -> list[ActInfo]:
        """The latest first."""
        query = select(ACTS).order_by(ACTS.c.at.desc()).limit(MOST)
        rows = await self.store.rows(query.where(ACTS.c.id == act_id) if act_id else query)
        names = await self._names({row.about for row in rows})
        return [_act(row, names) for row in rows]

    async def _names(self, ids: set[str]) -> NAMES:
        rows = await self.store.rows(select(USERS.c.id, USERS.c.name).where(USERS.c.id.in_(ids)))
        return {row.id: row.name for row in rows}

    async def _require_person(self, user: str) -> None:
        if await self.store.row(select(USERS.c.id).where(USERS.c.id == user)) is None:
            raise NotFound(what="person")

    async def _turn(self, table_id: str, body: entries.Body) -> None:
        """Write to the log of a table, as one server of several does."""
        for _ in range(TRIES):
            log = await self.store.entries(table_id)
            if not log:
                raise NotFound(what="table")
            table = await to_thread(rebuilt, log)
            entry = Entry(table_id, table.version + 1, time.time(), "", "", entries.write(body))
            table.apply(body, entry)
            row = self.store.put_row(table_index.row(table))
            try:
                await self.store.append([entry], [row, withdrawal(table_id)])
            except Conflict:
                continue
            return
        raise Conflict


def _person(deed: Deed, about: str, until: float | None) -> list[Executable]:
    """What an act changes of a person, or of one that was undone."""
    column: dict[str, Any] = {
        "ban": {"banned": until},
        "mute": {"muted": until},
        "moderator": {"role": MODERATOR if until else None},
    }
    change = update(USERS).where(USERS.c.id == about).values(column[deed])
    return [change, withdrawal(about)]


def _act(row: Row[Any], names: NAMES) -> ActInfo:
    return ActInfo(
        id=row.id,
        at=row.at,
        by=row.by,
        deed=row.deed,
        about=row.about,
        about_name=names.get(row.about, ""),
        until=row.until,
        reason=row.reason,
        undone=row.undone,
    )


def _said(entry: Entry) -> str:
    body = entries.read(entry.body)
    return body.text if isinstance(body, entries.Said) else ""
