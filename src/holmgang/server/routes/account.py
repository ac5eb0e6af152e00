"""What people may do with their accounts, over REST."""

from typing import Any

from litestar import Controller, Request, Response, delete, get, post, put
from litestar.params import FromPath, JSONBody
from sqlalchemy import select

from holmgang.server.errors import BadCode, Forbidden
from holmgang.server.people.accounts import User
from holmgang.server.people.recovery import RECOVER
from holmgang.server.routes import own_data
from holmgang.server.routes.failures import FAILURES
from holmgang.server.routes.sign_in import agent, out, renew
from holmgang.server.routes.visitors import Caller, Visitor
from holmgang.server.runtime import limits
from holmgang.server.runtime.threads import in_thread
from holmgang.server.storage.schema import USERS
from holmgang.server.wire import cached_texts
from holmgang.server.wire.messages.fields import Done, encode
from holmgang.server.wire.messages.people import (
    AccountInfo,
    Code,
    CodesMade,
    EmailChange,
    MailRequest,
    Me,
    OwnerRequest,
    PasswordChange,
    Recover,
)

Asked = Request[Any, Any, Any]


class Account(Controller):
    path = "/api"
    tags = ("account",)

    @get("/me/account", responses=FAILURES)
    async def account(self, visitor: Caller) -> AccountInfo:
        """Where one is signed in, one's tokens, and the ways back if the password is lost."""
        user, services = visitor.require(), visitor.services
        row = await services.store.row(select(USERS.c.email).where(USERS.c.id == user.id))
        return AccountInfo(
            sessions=await services.accounts.sessions(user, visitor.session),
            tokens=await services.accounts.tokens(user),
            codes_left=await services.recovery.left(user.id),
            email=row.email if row is not None else None,
            has_mail=services.mail.is_set,
        )

    @post("/me/password", status_code=200, responses=FAILURES)
    async def password(
        self, request: Asked, visitor: Caller, data: JSONBody[PasswordChange]
    ) -> Response[Me]:
        """A new password. All other sessions end."""
        user = await _owner(visitor, data.old)
        await visitor.services.accounts.set_password(user.id, data.password)
        return await renew(visitor, user, agent(request), alone=True)

    @delete("/me/sessions", status_code=200, responses=FAILURES)
    async def sign_out(self, visitor: Caller) -> Response[Done]:
        """Sign out everywhere, here too."""
        await visitor.services.accounts.drop_sessions(visitor.require())
        return out(visitor)

    @delete("/me/sessions/{session_id:str}", responses=FAILURES)
    async def drop_session(self, visitor: Caller, session_id: FromPath[str]) -> None:
        await visitor.services.accounts.drop_session(visitor.require(), session_id)

    @get("/me/export", responses=FAILURES)
    async def export(self, visitor: Caller) -> Response[bytes]:
        """All that is kept of the caller, as a file."""
        visitor.spend(limits.REPORTS)
        data = await own_data.export(visitor.services, visitor.require(), visitor.session)
        headers = {
            "Content-Disposition": 'attachment; filename="holmgang-account.json"',
            "Cache-Control": "no-store",
        }
        body = await in_thread(encode, data)
        return Response(body, media_type="application/json", headers=headers)

    @post("/me/delete", status_code=200, responses=FAILURES)
    async def delete(self, visitor: Caller, data: JSONBody[OwnerRequest]) -> Response[Done]:
        """Delete the account. Games stay, the name does not."""
        _spend_login(visitor)
        user = visitor.require()
        await visitor.services.accounts.require_password(user, data.password)
        await own_data.erase(visitor.services, user)
        return out(visitor)

    # Ways back

    @post("/me/codes", status_code=200, responses=FAILURES)
    async def codes(self, visitor: Caller, data: JSONBody[OwnerRequest]) -> CodesMade:
        """New codes to come back with, shown this once; the old ones are good no more."""
        user = await _owner(visitor, data.password)
        return CodesMade(await visitor.services.recovery.new_set(user.id))

    @post("/recover", status_code=200, responses=FAILURES)
    async def recover(
        self, request: Asked, visitor: Caller, data: JSONBody[Recover]
    ) -> Response[Me]:
        """A new password for a code. All sessions and tokens end: a thief may have made them."""
        visitor.require()  # a foreign page has no session here, and lets nobody in as somebody else
        _spend_login(visitor)
        accounts = visitor.services.accounts
        row = await accounts.row_of(data.name)
        if row is None or await visitor.services.recovery.use(row.id, data.code) != RECOVER:
            raise BadCode
        await accounts.set_password(row.id, data.password)
        user = User(row.id, row.name, row.lang, guest=False)
        await accounts.drop_tokens(user)
        return await renew(visitor, user, agent(request), alone=True)

    @post("/recover/mail", status_code=200, responses=FAILURES)
    async def mail_code(self, visitor: Caller, data: JSONBody[MailRequest]) -> Done:
        """Send a code to the address of an account. Whether there is one is not told."""
        _spend_login(visitor)
        services = visitor.services
        services.mail.require()
        services.limits.spend(limits.LETTERS, f"letter {data.name.casefold()}")
        row = await services.accounts.row_of(data.name)
        if row is not None and row.email:
            code = await services.recovery.new_letter(row.id, RECOVER)
            # Not waited for: the time of the answer would tell that there is an address.
            services.mail.later(row.email, *_letter(row.lang, "recover", code))
        return Done()

    @put("/me/email", status_code=200, responses=FAILURES)
    async def email(self, visitor: Caller, data: JSONBody[EmailChange]) -> Done:
        """A new address, good once its owner has sent back the code that is sent there."""
        user = await _owner(visitor, data.password)
        if not data.email:
            await visitor.services.accounts.set_email(user, None)
            return Done()
        visitor.services.limits.spend(limits.LETTERS, f"letter {user.id}")
        code = await visitor.services.recovery.new_letter(user.id, f"email {data.email}")
        await visitor.services.mail.send(data.email, *_letter(visitor.lang, "confirm", code))
        return Done()

    @post("/me/email/confirm", status_code=200, responses=FAILURES)
    async def confirm(self, visitor: Caller, data: JSONBody[Code]) -> Done:
        user = visitor.require()
        _spend_login(visitor)
        purpose, _, email = (await visitor.services.recovery.use(user.id, data.code)).partition(" ")
        if purpose != "email":
            raise BadCode
        await visitor.services.accounts.set_email(user, email)
        return Done()


async def _owner(visitor: Visitor, password: str) -> User:
    """The owner of an account, who has just shown that it is he."""
    user = visitor.require()
    if user.guest:
        raise Forbidden
    _spend_login(visitor)
    await visitor.services.accounts.require_password(user, password)
    return user


def _spend_login(visitor: Visitor) -> None:
    visitor.services.limits.spend(limits.LOGINS, visitor.address)


def _letter(lang: str, kind: str, code: str) -> tuple[str, str]:
    """Its subject and its text."""
    texts = cached_texts.find(lang)
    return texts(f"mail-{kind}-subject"), texts(f"mail-{kind}-text", code=code)
