"""Coming in, accounts and tokens over REST."""

import asyncio
from typing import Any

from litestar import Controller, Request, Response, delete, get, patch, post
from litestar.datastructures import Cookie
from litestar.params import FromPath, JSONBody

from holmgang.server.errors import Forbidden
from holmgang.server.people import accounts, browsers
from holmgang.server.people.accounts import MODERATOR, SESSION_DAYS
from holmgang.server.routes.failures import FAILURES
from holmgang.server.routes.visitors import COOKIE, Caller, Visitor
from holmgang.server.runtime import limits
from holmgang.server.wire.messages.fields import Done
from holmgang.server.wire.messages.people import Credentials, Me, Profile, Token, TokenRequest, User

Asked = Request[Any, Any, Any]


class People(Controller):
    path = "/api"
    tags = ("people",)

    @get("/me", responses=FAILURES)
    async def me(self, request: Asked, visitor: Caller) -> Response[Me]:
        """Who I am. Somebody without a session becomes a guest with one."""
        if visitor.is_known:
            return answer_me(visitor)
        visitor.services.limits.spend(limits.GUESTS, visitor.address)
        guest = await visitor.services.accounts.new_guest(visitor.lang, agent(request))
        visitor.user, visitor.session = guest
        return answer_me(visitor, cookie=True)

    @patch("/me", responses=FAILURES)
    async def change(self, visitor: Caller, data: JSONBody[Profile]) -> Response[Me]:
        """A new name for a guest, a new language for anybody."""
        user = visitor.require()
        await visitor.services.accounts.change(user, data.name, data.lang)
        visitor.lang = user.lang
        return answer_me(visitor)

    @post("/me/name", status_code=200, responses=FAILURES)
    async def another_name(self, visitor: Caller) -> Response[Me]:
        """Another name for a guest, as good as the one before."""
        user, known = visitor.require(), visitor.services.accounts
        if not user.guest:
            raise Forbidden
        await known.change(user, await known.free_name(user), None)
        return answer_me(visitor)

    @post("/register", status_code=200, responses=FAILURES)
    async def register(
        self, request: Asked, visitor: Caller, data: JSONBody[Credentials]
    ) -> Response[Me]:
        """Keep a guest for good, under a name and a password; with codes for the day it is lost."""
        user, services = visitor.require(), visitor.services
        services.limits.spend(limits.LOGINS, visitor.address)
        if not user.guest:
            raise Forbidden
        await services.accounts.register(user, data.name, data.password)
        codes = await services.recovery.new_set(user.id)
        return await renew(visitor, user, agent(request), codes=codes)

    @post("/login", status_code=200, responses=FAILURES)
    async def login(
        self, request: Asked, visitor: Caller, data: JSONBody[Credentials]
    ) -> Response[Me]:
        visitor.require()
        services = visitor.services
        services.limits.spend(limits.LOGINS, visitor.address)
        services.limits.spend(limits.LOGINS, f"{visitor.address} {data.name.casefold()}")
        if services.limits.is_on:
            await asyncio.sleep(services.accounts.delay(data.name))
        old = visitor.session
        user, session = await services.accounts.login(data.name, data.password, agent(request))
        if old:
            await services.accounts.end_session(old)
        visitor.user, visitor.session, visitor.lang = user, session, user.lang
        return answer_me(visitor, cookie=True)

    @post("/logout", status_code=200, responses=FAILURES)
    async def logout(self, visitor: Caller) -> Response[Done]:
        """End this session, here and in the database."""
        if visitor.session:
            await visitor.services.accounts.end_session(visitor.session)
        return out(visitor)

    @get("/tokens", responses=FAILURES)
    async def tokens(self, visitor: Caller) -> list[Token]:
        return await visitor.services.accounts.tokens(visitor.require())

    @post("/tokens", responses=FAILURES)
    async def new_token(self, visitor: Caller, data: JSONBody[TokenRequest]) -> Token:
        """A token for a program. It is shown this once."""
        user = visitor.require()
        visitor.spend(limits.LOGINS)
        return await visitor.services.accounts.new_token(user, data.name)

    @delete("/tokens/{token_id:str}", responses=FAILURES)
    async def drop_token(self, visitor: Caller, token_id: FromPath[str]) -> None:
        await visitor.services.accounts.drop_token(visitor.require(), token_id)


def agent(request: Asked) -> str:
    return browsers.named(request.headers.get("user-agent", ""))


async def renew(
    visitor: Visitor,
    user: accounts.User,
    agent: str,
    alone: bool = False,
    codes: list[str] | None = None,
) -> Response[Me]:
    """A fresh session in the place of the one somebody came with, or of all that he has."""
    known = visitor.services.accounts
    old, new = visitor.session, await known.new_session(user, agent)
    if alone:
        await known.drop_sessions(user, but=new)
    if old:
        await known.end_session(old)
    visitor.user, visitor.session, visitor.lang = user, new, user.lang
    return answer_me(visitor, cookie=True, codes=codes or [])


def me_of(visitor: Visitor, codes: list[str] | None = None) -> Me:
    """Who somebody is, for himself."""
    user, known = visitor.user, visitor.services.accounts
    csrf = known.csrf(visitor.session) if visitor.session else ""
    return Me(
        User(user.id, visitor.name(), user.guest),
        csrf,
        user.lang,
        codes or [],
        user.role == MODERATOR,
        visitor.services.settings.public_url,
    )


def answer_me(
    visitor: Visitor, cookie: bool = False, codes: list[str] | None = None
) -> Response[Me]:
    response = Response(me_of(visitor, codes), status_code=200)
    response.headers["Cache-Control"] = "no-store"
    if cookie:
        signed = visitor.services.accounts.sign(visitor.session)
        response.set_cookie(_cookie(visitor, signed, SESSION_DAYS * 86_400))
    return response


def out(visitor: Visitor) -> Response[Done]:
    """Take the cookie away."""
    response: Response[Done] = Response(Done(), status_code=200)
    response.set_cookie(_cookie(visitor, "", 0))
    return response


def _cookie(visitor: Visitor, value: str, seconds: int) -> Cookie:
    return Cookie(
        key=COOKIE,
        value=value,
        max_age=seconds,
        path="/",
        httponly=True,
        samesite="lax",
        secure=visitor.services.settings.secure_cookie,
    )
