"""What servers on one database know together, by name."""

import hashlib

from sqlalchemy import Engine, Executable, select
from sqlalchemy.dialects import postgresql, sqlite

from holmgang.server.errors import KeyDiffers
from holmgang.server.storage.schema import FACTS

KEY = "key"
"""A digest of the key that signs sessions: servers with different keys know no guest of another."""
PULSE = "pulse"
"""When a server last kept clocks running."""


def require_key(engine: Engine, key: bytes, database: str) -> None:
    """The first server says which key it is; the others must have the same."""
    mark = hashlib.sha256(b"holmgang session key|" + key).hexdigest()
    with engine.begin() as connection:
        first = postgresql.insert(FACTS).values(name=KEY, value=mark)
        connection.execute(first.on_conflict_do_nothing())
        found = connection.execute(read(KEY)).scalar_one()
    if found != mark:
        raise KeyDiffers(database=database)


def read(name: str) -> Executable:
    return select(FACTS.c.value).where(FACTS.c.name == name)


def note(dialect: str, name: str, value: str) -> Executable:
    """Know it from now on, instead of what was known."""
    if dialect == "postgresql":
        pg = postgresql.insert(FACTS).values(name=name, value=value)
        return pg.on_conflict_do_update(index_elements=["name"], set_={"value": value})
    lite = sqlite.insert(FACTS).values(name=name, value=value)
    return lite.on_conflict_do_update(index_elements=["name"], set_={"value": value})
