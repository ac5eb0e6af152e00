"""Accounts: who somebody is, how he signs in, what only he may ask for."""

from typing import Annotated

import msgspec
from msgspec import Meta

from holmgang.server.wire.messages.fields import STORABLE, Lang, Name, Strict

EMAIL = r"^([^@\s\x00]+@[^@\s\x00]+\.[^@\s\x00]+)?$"
Password = Annotated[str, Meta(min_length=8, max_length=200, pattern=STORABLE)]
Secret = Annotated[str, Meta(max_length=200, pattern=STORABLE)]
"""A password that somebody claims to know."""


class User(msgspec.Struct):
    id: str
    name: str
    guest: bool


class Me(msgspec.Struct):
    """`codes` are there once, when they are made: each replaces the password once.

    `address` is where others reach this server, if whoever runs it has said so.
    """

    user: User
    csrf: str
    lang: str
    codes: list[str] = []
    moderator: bool = False
    address: str = ""


class Profile(Strict):
    name: Name | None = None
    lang: Lang | None = None


class Credentials(Strict):
    name: Name
    password: Password


class PasswordChange(Strict):
    old: Secret
    password: Password


class OwnerRequest(Strict):
    """What only the owner of an account may ask for; guests have no password."""

    password: Secret = ""


class EmailChange(Strict):
    """An empty address takes the old one away."""

    email: Annotated[str, Meta(max_length=254, pattern=EMAIL)]
    password: Secret


class Code(Strict):
    code: Annotated[str, Meta(max_length=64, pattern=STORABLE)]


class CodesMade(msgspec.Struct):
    codes: list[str]


class Recover(Strict):
    name: Name
    code: Annotated[str, Meta(max_length=64, pattern=STORABLE)]
    password: Password


class MailRequest(Strict):
    name: Name


class SessionInfo(msgspec.Struct):
    """Where somebody is signed in; `current` is the one that asks."""

    id: str
    created: float
    used: float
    agent: str
    current: bool


class AccountInfo(msgspec.Struct):
    """`has_mail` says whether this server can send letters at all."""

    sessions: list[SessionInfo]
    tokens: list["Token"]
    codes_left: int
    email: str | None
    has_mail: bool


class TokenRequest(Strict):
    name: Name


class Token(msgspec.Struct, omit_defaults=True):
    """`token` is there once, when it is made: only its digest is kept."""

    id: str
    name: str
    created: float
    token: str | None = None
