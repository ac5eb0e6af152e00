"""What every game does to read its pack: the shapes that all of them use, and the way to tables."""

import hashlib
from collections.abc import Callable
from typing import Literal, Protocol, TypeVar

import msgspec

from holmgang import packs
from holmgang.packs.source import Source

Origin = Literal["rulebook", "reconstructed"]


class Strict(msgspec.Struct, forbid_unknown_fields=True):
    """A part of a pack; a field that it does not know is refused."""


class Digested(Protocol):
    digest: str


PackT = TypeVar("PackT")
TablesT = TypeVar("TablesT", bound=Digested)


def load_tables(
    game: str,
    name: str,
    shape: type[PackT],
    check: Callable[[Source, PackT], None],
    build: Callable[[PackT], TablesT],
) -> TablesT:
    """A pack, read, checked and turned into tables, with the digest that records name."""
    source = Source(packs.folder(game, name) / "pack.yaml")
    pack = source.read(shape)
    check(source, pack)
    tables = build(pack)
    tables.digest = hashlib.sha256(msgspec.json.encode(pack)).hexdigest()[:16]
    return tables
