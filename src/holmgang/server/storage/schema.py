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
"""Whoever changes it adds a step to `migrations/steps.py`."""

VERSION = Table(
    "schema_version",
    METADATA,
    Column("version", Integer, primary_key=True, autoincrement=False),
)

USERS = Table(
    "users",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("lang", String(8), nullable=False),
    Column("login", String(120), unique=True),  # the name folded to one case; none for guests
    Column("password", String(200)),
    Column("created", Double, nullable=False),
    Column("email", String(254)),  # only once its owner has shown that it is his
    Column("shape", String(160)),  # what the name of an account looks like
    Column("role", String(16)),
    Column("banned", Double),  # until when
    Column("muted", Double),
    Index("users_by_shape", "shape", unique=True),
)

BLOCKS = Table(
    "blocks",
    METADATA,
    Column("user_id", String(32), primary_key=True),
    Column("other_id", String(32), primary_key=True, index=True),
)

COMPLAINTS = Table(
    "complaints",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("at", Double, nullable=False),
    Column("by", String(32), nullable=False),
    Column("about", String(32), nullable=False),
    Column("table_id", String(32), nullable=False),
    Column("remark", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("closed", Double, index=True),
)

ACTS = Table(
    "acts",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("at", Double, nullable=False, index=True),
    Column("by", String(32), nullable=False),  # empty: an operator
    Column("deed", String(16), nullable=False),
    Column("about", String(32), nullable=False),
    Column("until", Double),
    Column("reason", Text, nullable=False),
    Column("undone", Double),
    Column("undone_by", String(32)),
)
"""What moderators did. A row is never removed: what is undone says so."""

SESSIONS = Table(
    "sessions",
    METADATA,
    Column("digest", String(64), primary_key=True),
    Column("user_id", String(32), ForeignKey("users.id"), nullable=False),
    Column("created", Double, nullable=False),
    Column("used", Double),  # about when it was last used
    Column("agent", String(200)),  # what kind of browser has it
)

CODES = Table(
    "codes",
    METADATA,
    Column("digest", String(64), primary_key=True),
    Column("user_id", String(32), ForeignKey("users.id"), nullable=False, index=True),
    Column("purpose", String(300), nullable=False),  # `recover`, or `email ADDRESS`
    Column("until", Double),  # none: until it is used
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

WITHDRAWALS = Table(
    "withdrawals",
    METADATA,
    Column("mark", String(64), primary_key=True),  # of a session, a token or a person
    Column("at", Double, primary_key=True, index=True),
)
"""What all servers must stop trusting; old rows say nothing any more."""

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
    Column("has_bots", Boolean, nullable=False, key="awaits_bot"),  # one owes a choice
    Column("has_clock", Boolean, nullable=False),
    Column("updated", Double, nullable=False),
    Column("card", Text, nullable=False),
    Column("record", Text),  # of a finished match: it outlives changes of the rules
    Column("deadline", Double),  # when a clock falls at the earliest: it need not be in memory
    Index("tables_by_state", "state", "private", "updated"),
    Index("tables_by_deadline", "deadline"),
)

MEMBERS = Table(
    "members",
    METADATA,
    Column("user_id", String(32), primary_key=True),
    Column("table_id", String(32), primary_key=True),
    Column("over", Boolean),  # nothing while it waits or is played
    Index("members_by_over", "user_id", "over"),
)

RESULTS = Table(
    "results",
    METADATA,
    Column("user_id", String(32), primary_key=True),
    Column("table_id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("ended", Double, nullable=False),
    Column("seconds", Double, nullable=False),
    Column("moves", Integer, nullable=False),
    Column("outcome", String(8), nullable=False),
    Column("seat", String(40), nullable=False),  # its colour
    Column("deck", String(40), nullable=False),
    Index("results_by_time", "user_id", "ended", "table_id"),
    Index("results_by_game", "user_id", "game", "ended", "table_id"),
)
"""What came of a finished game, for each who played it; names are those of `tables`."""

RIVALS = Table(
    "rivals",
    METADATA,
    Column("user_id", String(32), primary_key=True),
    Column("rival", String(60), primary_key=True, index=True),  # a person, or `@` and a bot
    Column("table_id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("ended", Double, nullable=False),
    Column("outcome", String(8), nullable=False),
    Index("rivals_by_time", "user_id", "rival", "ended", "table_id"),
)
"""Against whom each game was."""

REPORTS = Table(
    "reports",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("luck", Text, nullable=False),  # how much chance helped whom; it takes seconds to make
)

ANALYSES = Table(
    "analyses",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("analysis", Text, nullable=False),  # choices beside the expert's
)

FACTS = Table(
    "facts",
    METADATA,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)
"""What servers on one database know together."""
