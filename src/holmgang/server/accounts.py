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
from weakref import WeakValueDictionary

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy import Executable, insert, select, update
from sqlalchemy.exc import IntegrityError

from holmgang.core.match import clean_name
from holmgang.server import names
from holmgang.server.errors import BadCredentials, NameTaken, NotFound, TooFast
from holmgang.server.messages import Token
from holmgang.server.schema import SESSIONS, TOKENS, USERS
from holmgang.server.store import Store

PREFIX = "hg_"
MOST_TOKENS = 20
MOST_REMEMBERED = 10_000
MEMORY = 60.0
"""Seconds a session is trusted without asking the database."""
SESSION_DAYS = 180
HASHINGS = 2
"""Password hashes computed at a time: each takes much memory by design."""


class User(msgspec.Struct, weakref=True):
    """`id` is empty for somebody without a session."""

    id: str
    name: str
    lang: str
    guest: bool


class Accounts:
    def __init__(self, store: Store, key: bytes) -> None:
        self.store = store
        self.key = key
        self.hasher = PasswordHasher()
        self._hashing = asyncio.Semaphore(HASHINGS)
        self._decoy = ""
        self._known: OrderedDict[str, tuple[User, float]] = OrderedDict()
        self._people: WeakValueDictionary[str, User] = WeakValueDictionary()

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

    async def new_guest(self, lang: str) -> tuple[User, str]:
        user = User(secrets.token_hex(8), "", lang, guest=True)
        session = secrets.token_urlsafe(24)
        row = {"id": user.id, "name": "", "lang": lang, "created": time.time()}
        await self.store.write(insert(USERS).values(row), _session(session, user.id))
        self._remember(digest(session), user)
        return user, session

    async def by_session(self, session: str) -> User | None:
        mark = digest(session)
        known = self._recall(mark)
        if known is not None:
            return known
        query = select(USERS).join(SESSIONS, SESSIONS.c.user_id == USERS.c.id)
        alive = SESSIONS.c.created > time.time() - SESSION_DAYS * 86_400
        user = await self._find(query.where(SESSIONS.c.digest == mark, alive))
        return None if user is None else self._remember(mark, user)

    def _recall(self, mark: str) -> User | None:
        user, until = self._known.get(mark, (None, 0.0))
        return user if until > time.monotonic() else None

    def _remember(self, mark: str, user: User) -> User:
        """One object a person, however many sessions; asked again soon, for it may be revoked."""
        known = self._people.setdefault(user.id, user)
        known.name, known.lang, known.guest = user.name, user.lang, user.guest
        self._known[mark] = (known, time.monotonic() + MEMORY)
        if len(self._known) > MOST_REMEMBERED:
            self._known.popitem(last=False)
        return known

    async def end_session(self, session: str) -> None:
        self._known.pop(digest(session), None)
        await self.store.write(SESSIONS.delete().where(SESSIONS.c.digest == digest(session)))

    async def _find(self, query: Executable) -> User | None:
        row = await self.store.row(query)
        if row is None:
            return None
        return User(row.id, row.name, row.lang, guest=row.login is None)

    # Accounts

    async def change(self, user: User, name: str | None, lang: str | None) -> None:
        values = {}
        if name is not None and user.guest:
            user.name = values["name"] = names.fit(name)
        if lang is not None:
            user.lang = values["lang"] = lang
        if values:
            await self.store.write(update(USERS).where(USERS.c.id == user.id).values(values))

    async def register(self, user: User, name: str, password: str) -> None:
        """Turn a guest into an account; it keeps all its tables."""
        name = names.fit(name)
        values = {"name": name, "login": fold(name), "password": await self._hash(password)}
        guest = (USERS.c.id == user.id) & USERS.c.login.is_(None)
        try:
            await self.store.write(update(USERS).where(guest).values(values))
        except IntegrityError as error:
            raise NameTaken(name=name) from error
        user.name, user.guest = name, False

    async def login(self, name: str, password: str) -> tuple[User, str]:
        """A new session. An unknown name takes as long as a wrong password."""
        row = await self.store.row(select(USERS).where(USERS.c.login == fold(clean_name(name))))
        stored = row.password if row is not None else await self._a_decoy()
        if not await self._verify(stored, password) or row is None:
            raise BadCredentials
        session = secrets.token_urlsafe(24)
        user = User(row.id, row.name, row.lang, guest=False)
        await self.store.write(_session(session, user.id))
        return self._remember(digest(session), user), session

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
        if token_id not in [token.id for token in await self.tokens(user)]:
            raise NotFound(what="token")
        self._known.clear()
        await self.store.write(TOKENS.delete().where(TOKENS.c.id == token_id))

    async def by_token(self, token: str) -> User | None:
        mark = digest(token)
        known = self._recall(mark)
        if known is not None:
            return known
        query = select(USERS).join(TOKENS, TOKENS.c.user_id == USERS.c.id)
        user = await self._find(query.where(TOKENS.c.digest == mark))
        return None if user is None else self._remember(mark, user)


def _session(session: str, user_id: str) -> Executable:
    row = {"digest": digest(session), "user_id": user_id, "created": time.time()}
    return insert(SESSIONS).values(row)


def digest(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


def fold(name: str) -> str:
    return name.casefold()
