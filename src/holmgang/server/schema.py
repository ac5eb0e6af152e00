"""What the database holds. The log is the truth; `tables` is an index made from it."""

from sqlalchemy import (
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
)

METADATA = MetaData()

USERS = Table(
    "users",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("lang", String(8), nullable=False),
    Column("login", String(120), unique=True),  # the name folded to one case; none for guests
    Column("password", String(200)),
    Column("created", Double, nullable=False),
)

SESSIONS = Table(
    "sessions",
    METADATA,
    Column("digest", String(64), primary_key=True),
    Column("user_id", String(32), ForeignKey("users.id"), nullable=False),
    Column("created", Double, nullable=False),
)

TOKENS = Table(
    "tokens",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("digest", String(64), nullable=False, unique=True),
    Column("user_id", String(32), ForeignKey("users.id"), nullable=False, index=True),
    Column("name", String(40), nullable=False),
    Column("created", Double, nullable=False),
)

LOG = Table(
    "log",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", Double, nullable=False),
    Column("by", String(32), nullable=False),
    Column("key", String(64), nullable=False),
    Column("body", Text, nullable=False),
)

TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("state", String(8), nullable=False),
    Column("private", Boolean, nullable=False),
    Column("has_bots", Boolean, nullable=False),
    Column("has_clock", Boolean, nullable=False),
    Column("updated", Double, nullable=False),
    Column("card", Text, nullable=False),
    Column("record", Text),  # of a finished match: it outlives changes of the rules
    Index("tables_by_state", "state", "private", "updated"),
)

MEMBERS = Table(
    "members",
    METADATA,
    Column("user_id", String(32), primary_key=True),
    Column("table_id", String(32), primary_key=True),
)

REPORTS = Table(
    "reports",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("luck", Text, nullable=False),  # how much chance helped whom; it takes seconds to make
)

FACTS = Table(
    "facts",
    METADATA,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)
"""What servers on one database know together."""
