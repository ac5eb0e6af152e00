"""Codes that are good once: to come back without a password, to confirm an address."""

import secrets
import time

from sqlalchemy import Executable, delete, func, insert, select

from holmgang.server.errors import BadCode
from holmgang.server.people.accounts import digest
from holmgang.server.storage.schema import CODES
from holmgang.server.storage.store import Store

RECOVER = "recover"
CODES_EACH = 8
LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"
"""None of them is taken for another."""
GROUPS, GROUP = 3, 5
MAIL_SECONDS = 3600.0
"""How long a code lasts that was sent by e-mail."""


class Recovery:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def new_set(self, user_id: str) -> list[str]:
        """Fresh codes to keep on paper; the old ones are good no more."""
        codes = [new_code() for _ in range(CODES_EACH)]
        await self.store.write(self._drop(user_id), *(put(c, user_id, RECOVER) for c in codes))
        return codes

    async def new_letter(self, user_id: str, purpose: str) -> str:
        """A code for a letter."""
        code = new_code()
        await self.store.write(put(code, user_id, purpose, time.time() + MAIL_SECONDS))
        return code

    async def left(self, user_id: str) -> int:
        kept = (CODES.c.user_id == user_id) & (CODES.c.purpose == RECOVER) & CODES.c.until.is_(None)
        row = await self.store.row(select(func.count()).select_from(CODES).where(kept))
        return int(row[0]) if row is not None else 0

    async def use(self, user_id: str, code: str) -> str:
        """Take a code; what it was for. Of two who use it at once only one succeeds."""
        mark = digest(plain(code))
        mine = (CODES.c.digest == mark) & (CODES.c.user_id == user_id)
        row = await self.store.row(select(CODES).where(mine))
        if row is None or (row.until is not None and row.until < time.time()):
            raise BadCode
        if await self.store.changed(delete(CODES).where(mine)) != 1:
            raise BadCode
        return str(row.purpose)

    def _drop(self, user_id: str) -> Executable:
        return delete(CODES).where(CODES.c.user_id == user_id, CODES.c.purpose == RECOVER)


def put(code: str, user_id: str, purpose: str, until: float | None = None) -> Executable:
    row = {"digest": digest(plain(code)), "user_id": user_id, "purpose": purpose, "until": until}
    return insert(CODES).values(row)


def new_code() -> str:
    groups = ["".join(secrets.choice(LETTERS) for _ in range(GROUP)) for _ in range(GROUPS)]
    return "-".join(groups)


def plain(code: str) -> str:
    """As it is kept, however it was typed."""
    return "".join(c for c in code.lower() if c.isalnum())
