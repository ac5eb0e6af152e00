"""Who is asking: a session cookie, an API token, or nobody in particular."""

import hmac
import time
from typing import Any

from litestar.connection import ASGIConnection
from litestar.di import NamedDependency

from holmgang.server.errors import Banned, CsrfFailed, NoSession
from holmgang.server.people.accounts import User, digest
from holmgang.server.runtime import limits
from holmgang.server.runtime.addresses import household, is_here
from holmgang.server.services import Services
from holmgang.server.wire import cached_texts, languages
from holmgang.server.workers.job_queue import Who
from holmgang.texts import LANGUAGES

COOKIE = "holmgang_session"
SAFE = ("GET", "HEAD", "OPTIONS")

Connection = ASGIConnection[Any, Any, Any, Any]


class Visitor:
    """`session` is empty for programs that come with a token; `mark` is the digest of either."""

    def __init__(
        self,
        services: Services,
        user: User,
        session: str,
        lang: str,
        address: str,
        mark: str = "",
    ) -> None:
        self.services = services
        self.user = user
        self.session = session
        self.lang = lang
        self.address = address
        self.mark = mark

    @property
    def who(self) -> Who:
        """Whose share of the workers is asked for."""
        return Who(self.user.id, "" if is_here(self.address) else self.address)

    @property
    def is_known(self) -> bool:
        return self.user.id != ""

    def name(self) -> str:
        return self.user.name or cached_texts.find(self.user.lang)("server-guest")

    def require(self) -> User:
        if not self.is_known:
            raise NoSession
        return self.user

    def spend(self, limit: limits.Limit) -> None:
        """Of one's own share, and of what all have who come from the same address."""
        known = self.services.limits
        known.spend(limit, self.user.id or self.address)
        if self.is_known and not is_here(self.address):
            known.spend(limit, f"all {self.address}", limits.MANY)


Caller = NamedDependency[Visitor]
"""Who is asking, as handlers get it."""


async def identify(connection: Connection, services: Services) -> Visitor:
    session, user = "", None
    bearer = connection.headers.get("authorization", "")
    secret = bearer.partition(" ")[2]
    if bearer:
        user = await _by_token(services, bearer)
    else:
        session = services.accounts.unsign(connection.cookies.get(COOKIE, "")) or ""
        user = await services.accounts.by_session(session) if session else None
        session = secret = session if user is not None else ""
    if user is not None and user.banned > time.time():
        raise Banned(until=user.banned)
    lang = language(connection, user)
    known = user or User("", "", lang, True)
    mark = digest(secret) if secret else ""
    return Visitor(services, known, session, lang, address(connection), mark)


async def _by_token(services: Services, bearer: str) -> User:
    scheme, _, token = bearer.partition(" ")
    user = await services.accounts.by_token(token) if scheme.lower() == "bearer" else None
    if user is None:
        raise NoSession
    return user


def language(connection: Connection, user: User | None) -> str:
    wish = connection.query_params.get("lang", "")
    if wish in LANGUAGES:
        return str(wish)
    if user is not None:
        return user.lang
    return languages.accepted(connection.headers.get("accept-language", ""))


def address(connection: Connection) -> str:
    """What is counted as one: nobody is many because his network has many addresses."""
    return household(connection.client.host) if connection.client else "local"


def check_csrf(connection: Connection, method: str, visitor: Visitor) -> None:
    """A change needs a token that a foreign page cannot read. Programs have no cookie to abuse."""
    if method in SAFE or visitor.session == "":
        return
    given = connection.headers.get("x-csrf-token", "")
    wanted = visitor.services.accounts.csrf(visitor.session)
    if not hmac.compare_digest(given.encode(), wanted.encode()):
        raise CsrfFailed
