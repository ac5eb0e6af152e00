"""From each version of the database to the next. A step that was released is never changed.

To add one: change `schema.py`, write a function here that does the same to a database of the
version before, and put it last in `STEPS`. New columns may be empty or have a default, so that
servers of the version before can go on until they are restarted.
"""

from collections.abc import Callable
from typing import Any

from sqlalchemy import Column, Connection, Double, ForeignKey, MetaData, String, Table, Text, text
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


STEPS: list[Step] = [facts, accounts, moderation]
