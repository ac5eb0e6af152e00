"""From each version of the database to the next. A step that was released is never changed.

To add one: change `schema.py`, write a function here that does the same to a database of the
version before, and put it last in `STEPS`. New columns may be empty or have a default, so that
servers of the version before can go on until they are restarted.
"""

import json
import re
from collections.abc import Callable
from typing import Any

from sqlalchemy import (
    Boolean,
    Column,
    Connection,
    Double,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    text,
)
from sqlalchemy.schema import CreateColumn

from holmgang.server.storage import look_alikes

Step = Callable[[Connection], None]


def _add(connection: Connection, table: str, *columns: Column[Any]) -> None:
    for column in Table(table, MetaData(), *columns).columns:
        words = CreateColumn(column).compile(dialect=connection.dialect)
        connection.exec_driver_sql(f"alter table {table} add column {words}")


def _create(connection: Connection, *tables: Table) -> None:
    for table in tables:
        table.create(connection, checkfirst=True)


def facts(connection: Connection) -> None:
    """Reports on luck; what servers on one database know together."""
    new = MetaData()
    reports = Table(
        "reports",
        new,
        Column("table_id", String(32), primary_key=True),
        Column("luck", Text, nullable=False),
    )
    known = Table(
        "facts",
        new,
        Column("name", String(40), primary_key=True),
        Column("value", Text, nullable=False),
    )
    _create(connection, reports, known)


def accounts(connection: Connection) -> None:
    """When and by what a session was used; e-mail; codes that are good once; withdrawals."""
    _add(connection, "users", Column("email", String(254)))
    _add(connection, "sessions", Column("used", Double), Column("agent", String(200)))
    known = MetaData()
    Table("users", known, Column("id", String(32), primary_key=True))
    codes = Table(
        "codes",
        known,
        Column("digest", String(64), primary_key=True),
        Column("user_id", String(32), ForeignKey("users.id"), nullable=False, index=True),
        Column("purpose", String(300), nullable=False),
        Column("until", Double),
    )
    withdrawals = Table(
        "withdrawals",
        known,
        Column("mark", String(64), primary_key=True),
        Column("at", Double, primary_key=True, index=True),
    )
    _create(connection, codes, withdrawals)


def moderation(connection: Connection) -> None:
    """What names look like; moderators, bans and mutes; blocks, complaints, acts."""
    _add(connection, "users", Column("shape", String(160)), Column("role", String(16)))
    _add(connection, "users", Column("banned", Double), Column("muted", Double))
    _shape(connection)
    connection.exec_driver_sql("create unique index users_by_shape on users (shape)")
    new = MetaData()
    blocks = Table(
        "blocks",
        new,
        Column("user_id", String(32), primary_key=True),
        Column("other_id", String(32), primary_key=True, index=True),
    )
    complaints = Table(
        "complaints",
        new,
        Column("id", String(32), primary_key=True),
        Column("at", Double, nullable=False),
        *(Column(name, String(32), nullable=False) for name in ("by", "about", "table_id")),
        *(Column(name, Text, nullable=False) for name in ("remark", "text")),
        Column("closed", Double, index=True),
    )
    acts = Table(
        "acts",
        new,
        Column("id", String(32), primary_key=True),
        Column("at", Double, nullable=False, index=True),
        Column("by", String(32), nullable=False),
        Column("deed", String(16), nullable=False),
        Column("about", String(32), nullable=False),
        Column("until", Double),
        Column("reason", Text, nullable=False),
        Column("undone", Double),
        Column("undone_by", String(32)),
    )
    _create(connection, blocks, complaints, acts)


def _shape(connection: Connection) -> None:
    """Of two old accounts that look alike the older one has its shape protected."""
    taken: set[str] = set()
    wanted = "select id, name from users where login is not null order by created"
    for id, name in connection.execute(text(wanted)).all():
        shape = look_alikes.of(name)
        if shape not in taken:
            taken.add(shape)
            change = text("update users set shape = :shape where id = :id")
            connection.execute(change, {"shape": shape, "id": id})


def memory(connection: Connection) -> None:
    """What came of finished games, for each who played them; slow clocks; what is over."""
    _add(connection, "tables", Column("deadline", Double))
    _add(connection, "members", Column("over", Boolean))
    connection.exec_driver_sql("create index tables_by_deadline on tables (deadline)")
    connection.exec_driver_sql("create index members_by_over on members (user_id, over)")
    over = "table_id in (select id from tables where state = 'over')"
    connection.execute(text(f"update members set over = :yes where {over}"), {"yes": True})
    new = MetaData()
    results = Table(
        "results",
        new,
        *(Column(name, String(32), primary_key=True) for name in ("user_id", "table_id")),
        Column("game", String(40), nullable=False),
        *(Column(name, Double, nullable=False) for name in ("ended", "seconds")),
        Column("moves", Integer, nullable=False),
        Column("outcome", String(8), nullable=False),
        *(Column(name, String(40), nullable=False) for name in ("seat", "deck")),
        Index("results_by_time", "user_id", "ended", "table_id"),
        Index("results_by_game", "user_id", "game", "ended", "table_id"),
    )
    rivals = Table(
        "rivals",
        new,
        Column("user_id", String(32), primary_key=True),
        Column("rival", String(60), primary_key=True, index=True),
        Column("table_id", String(32), primary_key=True),
        Column("game", String(40), nullable=False),
        Column("ended", Double, nullable=False),
        Column("outcome", String(8), nullable=False),
        Index("rivals_by_time", "user_id", "rival", "ended", "table_id"),
    )
    _create(connection, results, rivals)
    _remember(connection, results, rivals)


def _remember(connection: Connection, results: Table, rivals: Table) -> None:
    """Finished games are told by their cards, as lists show them."""
    wanted = "select card, record from tables where state = 'over' and record is not null"
    for card, record in connection.execute(text(wanted)).all():
        table = json.loads(card)
        played = [line for line in record.splitlines() if re.match(r"\d+ \d+ ", line)]
        people = {seat["user_id"]: seat for seat in table["seats"] if seat["user_id"]}
        for user, seat in people.items():
            row = {
                "user_id": user,
                "table_id": table["id"],
                "game": table["game"],
                "ended": table["updated"],
                "outcome": _outcome(table, user),
            }
            deck = table["options"].get(seat["colour"], "")
            more = {
                "seconds": table["updated"] - table["created"],
                "moves": len(played),
                "seat": seat["colour"],
                "deck": deck if re.fullmatch(r"[\w-]{0,40}", deck) else "own",
            }
            connection.execute(results.insert().values(row | more))
            others = [one for one in table["seats"] if one["user_id"] != user]
            named = {one["user_id"] or f"@{one['name'].partition('@')[0]}" for one in others}
            for rival in sorted(named - {"@"}):
                connection.execute(rivals.insert().values(row | {"rival": rival}))


def _outcome(table: dict[str, Any], user: str) -> str:
    mine = [seat["seat"] for seat in table["seats"] if seat["user_id"] == user]
    scores = table["result"]["scores"]
    best = max(scores, default=0)
    is_draft = len(scores) > 2 and not any(scores)
    if table.get("forked") or table.get("lesson") or len(mine) > 1 or is_draft or not scores:
        return "none"
    if best == 0 or (len(scores) > 1 and (best < 0 or min(scores) == best)):
        return "drawn"
    return "won" if best > 0 and scores[mine[0]] == best else "lost"


def analyses(connection: Connection) -> None:
    """What the expert thinks of finished games."""
    analyses = Table(
        "analyses",
        MetaData(),
        Column("table_id", String(32), primary_key=True),
        Column("analysis", Text, nullable=False),
    )
    _create(connection, analyses)


def shapes(connection: Connection) -> None:
    """More letters are known to look like others: the names of accounts are looked at again."""
    connection.exec_driver_sql("update users set shape = null")
    _shape(connection)


STEPS: list[Step] = [facts, accounts, moderation, memory, analyses, shapes]
