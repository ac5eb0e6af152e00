"""Sessions, accounts and tokens over REST."""

from litestar import Controller, Response, delete, get, patch, post
from litestar.datastructures import Cookie
from litestar.params import FromPath, JSONBody

from holmgang.server import limits
from holmgang.server.accounts import SESSION_DAYS
from holmgang.server.errors import Forbidden
from holmgang.server.failures import FAILURES
from holmgang.server.messages import Credentials, Json, Me, Profile, Token, TokenRequest, User
from holmgang.server.visitors import COOKIE, Caller, Visitor


class People(Controller):
    path = "/api"
    tags = ("people",)

    @get("/me", responses=FAILURES)
    async def me(self, visitor: Caller) -> Response[Me]:
        """Who I am. Somebody without a session becomes a guest with one."""
        if visitor.is_known:
            return _me(visitor)
        visitor.services.limits.spend(limits.GUESTS, visitor.address)
        user, session = await visitor.services.accounts.new_guest(visitor.lang)
        visitor.user, visitor.session = user, session
        return _me(visitor, cookie=True)

    @patch("/me", responses=FAILURES)
    async def change(self, visitor: Caller, data: JSONBody[Profile]) -> Response[Me]:
        """A new name for a guest, a new language for anybody."""
        user = visitor.require()
        await visitor.services.accounts.change(user, data.name, data.lang)
        visitor.lang = user.lang
        return _me(visitor)

    @post("/register", status_code=200, responses=FAILURES)
    async def register(self, visitor: Caller, data: JSONBody[Credentials]) -> Response[Me]:
        """Keep a guest for good, under a name and a password."""
        user = visitor.require()
        visitor.services.limits.spend(limits.LOGINS, visitor.address)
        if not user.guest:
            raise Forbidden
        await visitor.services.accounts.register(user, data.name, data.password)
        return _me(visitor)

    @post("/login", status_code=200, responses=FAILURES)
    async def login(self, visitor: Caller, data: JSONBody[Credentials]) -> Response[Me]:
        visitor.require()
        visitor.services.limits.spend(limits.LOGINS, visitor.address)
        visitor.services.limits.spend(limits.LOGINS, f"name {data.name.casefold()}")
        old = visitor.session
        user, session = await visitor.services.accounts.login(data.name, data.password)
        if old:
            await visitor.services.accounts.end_session(old)
        visitor.user, visitor.session, visitor.lang = user, session, user.lang
        return _me(visitor, cookie=True)

    @post("/logout", status_code=200, responses=FAILURES)
    async def logout(self, visitor: Caller) -> Response[Json]:
        """End this session, here and in the database."""
        if visitor.session:
            await visitor.services.accounts.end_session(visitor.session)
        response: Response[Json] = Response({}, status_code=200)
        response.set_cookie(_cookie(visitor, "", 0))
        return response

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


def me_of(visitor: Visitor) -> Me:
    """Who somebody is, for himself."""
    user, accounts = visitor.user, visitor.services.accounts
    csrf = accounts.csrf(visitor.session) if visitor.session else ""
    return Me(User(user.id, visitor.name(), user.guest), csrf, user.lang)


def _me(visitor: Visitor, cookie: bool = False) -> Response[Me]:
    response = Response(me_of(visitor), status_code=200)
    response.headers["Cache-Control"] = "no-store"
    if cookie:
        signed = visitor.services.accounts.sign(visitor.session)
        response.set_cookie(_cookie(visitor, signed, SESSION_DAYS * 86_400))
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
