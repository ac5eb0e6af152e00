"""People: guests, accounts with a password, and tokens for their programs.

Sessions and tokens are random; the database keeps only their digests, so that
whoever reads it can impersonate nobody.
"""

import asyncio
import hashlib
import hmac
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from typing import Any
from weakref import WeakValueDictionary

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy import Executable, Row, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from holmgang.core.match import clean_name
from holmgang.server.errors import BadCredentials, Forbidden, NameTaken, NotFound, TooFast
from holmgang.server.people import names
from holmgang.server.storage import look_alikes
from holmgang.server.storage.schema import SESSIONS, TOKENS, USERS, WITHDRAWALS
from holmgang.server.storage.store import Store
from holmgang.server.wire.messages.people import SessionInfo, Token

PREFIX = "hg_"
MODERATOR = "moderator"
MOST_TOKENS = 20
MOST_SESSIONS = 50
"""Of one person; whoever comes in once more ends the one that was not used for the longest time."""
MOST_REMEMBERED = 10_000
MEMORY = 60.0
"""Seconds a session is trusted without asking the database."""
SESSION_DAYS = 180
USED_SECONDS = 3600.0
"""How exactly we know when a session was last used."""
PUBLIC = 16
"""Letters of a digest that name a session to its owner; they open nothing."""
FREE_FAILURES = 5
"""Wrong passwords for a name before its next tries are slowed down, never refused."""
SLOWEST = 4.0
HASHINGS = 2
"""Password hashes computed at a time: each takes much memory by design."""


class User(msgspec.Struct, weakref=True):
    """`id` is empty for somebody without a session."""

    id: str
    name: str
    lang: str
    guest: bool
    role: str = ""
    banned: float = 0.0
    """Until when; so too for `muted`."""
    muted: float = 0.0


class Accounts:
    def __init__(self, store: Store, key: bytes) -> None:
        self.store = store
        self.key = key
        self.hasher = PasswordHasher()
        self._hashing = asyncio.Semaphore(HASHINGS)
        self._decoy = ""
        self._known: OrderedDict[str, tuple[User, float]] = OrderedDict()
        self._people: WeakValueDictionary[str, User] = WeakValueDictionary()
        self._failures: OrderedDict[str, int] = OrderedDict()
        self.on_withdrawal: Callable[[str], None] = lambda mark: None
        """Told the digest of a session or token that is good no more, or the id of a person."""

    # Sessions

    def sign(self, session: str) -> str:
        return f"{session}.{self._mac('session', session)}"

    def unsign(self, cookie: str) -> str | None:
        """The session of a cookie, unless we did not sign it."""
        session, _, mac = cookie.partition(".")
        fits = hmac.compare_digest(mac.encode(), self._mac("session", session).encode())
        return session if fits else None

    def csrf(self, session: str) -> str:
        return self._mac("csrf", session)

    def _mac(self, purpose: str, text: str) -> str:
        return hmac.new(self.key, f"{purpose}|{text}".encode(), hashlib.sha256).hexdigest()

    async def new_guest(self, lang: str, agent: str = "") -> tuple[User, str]:
        user = User(secrets.token_hex(8), "", lang, guest=True)
        user.name = await self.free_name(user)
        session = secrets.token_urlsafe(24)
        row = {"id": user.id, "name": user.name, "lang": lang, "created": time.time()}
        await self.store.write(insert(USERS).values(row), _session(session, user.id, agent))
        self._remember(digest(session), user)
        return user, session

    async def new_session(self, user: User, agent: str = "") -> str:
        await self._make_room(user)
        session = secrets.token_urlsafe(24)
        await self.store.write(_session(session, user.id, agent))
        self._remember(digest(session), user)
        return session

    async def _make_room(self, user: User) -> None:
        last_used = func.coalesce(SESSIONS.c.used, SESSIONS.c.created)
        query = select(SESSIONS.c.digest).where(SESSIONS.c.user_id == user.id)
        old = query.order_by(last_used.desc()).offset(MOST_SESSIONS - 1)
        await self._withdraw_sessions([row.digest for row in await self.store.rows(old)])

    async def by_session(self, session: str) -> User | None:
        mark = digest(session)
        known = self._recall(mark)
        if known is not None:
            return known
        query = select(USERS, SESSIONS.c.used, SESSIONS.c.created.label("begun"))
        query = query.join(SESSIONS, SESSIONS.c.user_id == USERS.c.id)
        alive = SESSIONS.c.created > time.time() - SESSION_DAYS * 86_400
        row = await self.store.row(query.where(SESSIONS.c.digest == mark, alive))
        if row is None:
            return None
        await self._note_use(mark, row.used or row.begun)
        return self._remember(mark, _user(row))

    async def _note_use(self, mark: str, before: float) -> None:
        if time.time() - before > USED_SECONDS:
            mine = update(SESSIONS).where(SESSIONS.c.digest == mark)
            await self.store.write(mine.values(used=time.time()))

    def _recall(self, mark: str) -> User | None:
        user, until = self._known.get(mark, (None, 0.0))
        return user if until > time.monotonic() else None

    def _remember(self, mark: str, user: User) -> User:
        """One object a person, however many sessions; asked again soon, for it may be revoked."""
        known = self._people.setdefault(user.id, user)
        for field in ("name", "lang", "guest", "role", "banned", "muted"):
            setattr(known, field, getattr(user, field))
        self._known[mark] = (known, time.monotonic() + MEMORY)
        if len(self._known) > MOST_REMEMBERED:
            self._known.popitem(last=False)
        return known

    async def end_session(self, session: str) -> None:
        await self._withdraw_sessions([digest(session)])

    async def sessions(self, user: User, current: str) -> list[SessionInfo]:
        """All that are open, the latest used first."""
        query = select(SESSIONS).where(SESSIONS.c.user_id == user.id)
        rows = await self.store.rows(query)
        mine = digest(current)
        found = [
            SessionInfo(
                row.digest[:PUBLIC],
                row.created,
                row.used or row.created,
                row.agent or "",
                row.digest == mine,
            )
            for row in rows
        ]
        return sorted(found, key=lambda session: (session.current, session.used), reverse=True)

    async def drop_session(self, user: User, session_id: str) -> None:
        marks = [mark for mark in await self._marks(user) if mark[:PUBLIC] == session_id]
        if not marks:
            raise NotFound(what="session")
        await self._withdraw_sessions(marks)

    async def drop_sessions(self, user: User, but: str = "") -> None:
        """Sign out everywhere, except in one session."""
        kept = digest(but)
        await self._withdraw_sessions([mark for mark in await self._marks(user) if mark != kept])

    async def _marks(self, user: User) -> list[str]:
        query = select(SESSIONS.c.digest).where(SESSIONS.c.user_id == user.id)
        return [row.digest for row in await self.store.rows(query)]

    async def _withdraw_sessions(self, marks: list[str]) -> None:
        if not marks:
            return
        await self.store.write(
            SESSIONS.delete().where(SESSIONS.c.digest.in_(marks)), *map(withdrawal, marks)
        )
        for mark in marks:
            self.forget(mark)

    def forget(self, mark: str) -> None:
        """Trust a session or token no longer; of a person, ask the database again."""
        self._known.pop(mark, None)
        for known in [key for key, (user, _) in self._known.items() if user.id == mark]:
            del self._known[known]
        self.on_withdrawal(mark)

    # Accounts

    async def change(self, user: User, name: str | None, lang: str | None) -> None:
        values = {}
        if name is not None and user.guest:
            await self.require_free(name, user)
            user.name = values["name"] = names.fit(name)
        if lang is not None:
            user.lang = values["lang"] = lang
        if values:
            await self.store.write(update(USERS).where(USERS.c.id == user.id).values(values))

    async def register(self, user: User, name: str, password: str) -> None:
        """Turn a guest into an account; it keeps all its tables."""
        name = names.fit(name)
        values = {"name": name, "login": fold(name), "shape": look_alikes.of(name)}
        values["password"] = await self._hash(password)
        guest = (USERS.c.id == user.id) & USERS.c.login.is_(None)
        try:
            changed = await self.store.changed(update(USERS).where(guest).values(values))
        except IntegrityError as error:
            raise NameTaken(name=name) from error
        if not changed:
            raise Forbidden  # he did it in another tab at the same moment, under another name
        user.name, user.guest = name, False

    async def free_name(self, user: User) -> str:
        """A name for a guest that no account has; with a number if too many are taken."""
        for number in ("", "", "", *(f" {secrets.randbelow(9000) + 1000}" for _ in range(9))):
            name = names.of_guest(user.lang) + number
            with suppress(NameTaken):
                await self.require_free(name, user)
                return name
        raise NameTaken(name=name)

    async def require_free(self, name: str, user: User) -> None:
        """Nobody bears the name of another's account, or one that looks like it."""
        taken = (USERS.c.shape == look_alikes.of(clean_name(name))) & (USERS.c.id != user.id)
        if await self.store.row(select(USERS.c.id).where(taken)) is not None:
            raise NameTaken(name=clean_name(name))

    async def login(self, name: str, password: str, agent: str = "") -> tuple[User, str]:
        """A new session. An unknown name takes as long as a wrong password."""
        row = await self.row_of(name)
        stored = row.password if row is not None else await self._a_decoy()
        if not await self._verify(stored, password) or row is None:
            self._note_failure(fold(name))
            raise BadCredentials
        self._failures.pop(fold(name), None)
        user = _user(row)
        session = await self.new_session(user, agent)
        return self._remember(digest(session), user), session

    def delay(self, name: str) -> float:
        """Seconds that a try under a name waits: guessing is slow, the owner still comes in."""
        extra = self._failures.get(fold(name), 0) - FREE_FAILURES
        return min(SLOWEST, 0.25 * 2**extra) if extra >= 0 else 0.0

    def _note_failure(self, name: str) -> None:
        self._failures[name] = min(self._failures.pop(name, 0) + 1, 20)
        if len(self._failures) > MOST_REMEMBERED:
            self._failures.popitem(last=False)

    async def row_of(self, name: str) -> Row[Any] | None:
        """The account of a name."""
        return await self.store.row(select(USERS).where(USERS.c.login == fold(clean_name(name))))

    async def require_password(self, user: User, password: str) -> None:
        """Whether it is really the owner who asks. Guests have nothing to prove."""
        row = await self.store.row(select(USERS.c.password).where(USERS.c.id == user.id))
        if row is None or user.guest:
            return
        if not await self._verify(row.password, password):
            raise BadCredentials

    async def set_password(self, user_id: str, password: str) -> None:
        values = {"password": await self._hash(password)}
        await self.store.write(update(USERS).where(USERS.c.id == user_id).values(values))

    async def set_email(self, user: User, email: str | None) -> None:
        await self.store.write(update(USERS).where(USERS.c.id == user.id).values(email=email))

    async def _hash(self, password: str) -> str:
        async with self._hashing:
            return await asyncio.to_thread(self.hasher.hash, password)

    async def _verify(self, stored: str, password: str) -> bool:
        async with self._hashing:
            try:
                return await asyncio.to_thread(self.hasher.verify, stored, password)
            except (VerificationError, InvalidHashError):
                return False

    async def _a_decoy(self) -> str:
        if self._decoy == "":
            self._decoy = await self._hash(secrets.token_hex(8))
        return self._decoy

    # Tokens

    async def new_token(self, user: User, name: str) -> Token:
        if len(await self.tokens(user)) >= MOST_TOKENS:
            raise TooFast(seconds=0)
        secret = PREFIX + secrets.token_urlsafe(32)
        token = Token(secrets.token_hex(8), clean_name(name), time.time(), secret)
        row = {
            "id": token.id,
            "digest": digest(secret),
            "user_id": user.id,
            "name": token.name,
            "created": token.created,
        }
        await self.store.write(insert(TOKENS).values(row))
        return token

    async def tokens(self, user: User) -> list[Token]:
        query = select(TOKENS).where(TOKENS.c.user_id == user.id).order_by(TOKENS.c.created)
        return [Token(row.id, row.name, row.created) for row in await self.store.rows(query)]

    async def drop_token(self, user: User, token_id: str) -> None:
        mine = (TOKENS.c.id == token_id) & (TOKENS.c.user_id == user.id)
        row = await self.store.row(select(TOKENS.c.digest).where(mine))
        if row is None:
            raise NotFound(what="token")
        await self._withdraw_tokens([row.digest])

    async def drop_tokens(self, user: User) -> None:
        query = select(TOKENS.c.digest).where(TOKENS.c.user_id == user.id)
        await self._withdraw_tokens([row.digest for row in await self.store.rows(query)])

    async def _withdraw_tokens(self, marks: list[str]) -> None:
        await self.store.write(
            TOKENS.delete().where(TOKENS.c.digest.in_(marks)), *map(withdrawal, marks)
        )
        for mark in marks:
            self.forget(mark)

    async def by_token(self, token: str) -> User | None:
        mark = digest(token)
        known = self._recall(mark)
        if known is not None:
            return known
        query = select(USERS).join(TOKENS, TOKENS.c.user_id == USERS.c.id)
        row = await self.store.row(query.where(TOKENS.c.digest == mark))
        return None if row is None else self._remember(mark, _user(row))


def _user(row: Row[Any]) -> User:
    return User(
        row.id,
        row.name,
        row.lang,
        guest=row.login is None,
        role=row.role or "",
        banned=row.banned or 0.0,
        muted=row.muted or 0.0,
    )


def _session(session: str, user_id: str, agent: str) -> Executable:
    now = time.time()
    row = {"digest": digest(session), "user_id": user_id, "created": now, "used": now}
    return insert(SESSIONS).values(row | {"agent": agent})


def withdrawal(mark: str) -> Executable:
    """Tells all servers of a database that a session, a token or a person is not what it was."""
    return insert(WITHDRAWALS).values(mark=mark, at=time.time())


def digest(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


def fold(name: str) -> str:
    return name.casefold()
