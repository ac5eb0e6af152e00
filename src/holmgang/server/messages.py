"""The shapes that travel: requests, commands, summaries. `docs/api.md` explains them."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

Json = dict[str, Any]

Text = Annotated[str, Meta(max_length=200)]
Key = Annotated[str, Meta(min_length=1, max_length=64)]
SeatIndex = Annotated[int, Meta(ge=0, le=15)]
Name = Annotated[str, Meta(min_length=1, max_length=40)]
Lang = Literal["en", "ru", "fr"]
Seconds = Annotated[float, Meta(ge=0, le=86_400)]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
Number = Annotated[int, Meta(ge=0, le=1_000_000_000)]


class Strict(msgspec.Struct, forbid_unknown_fields=True):
    pass


# People


class Person(msgspec.Struct):
    id: str
    name: str
    guest: bool


class Me(msgspec.Struct):
    user: Person
    csrf: str
    lang: str


class Profile(Strict):
    name: Name | None = None
    lang: Lang | None = None


class Credentials(Strict):
    name: Name
    password: Password


class TokenRequest(Strict):
    name: Name


class Token(msgspec.Struct, omit_defaults=True):
    """`token` is there once, when it is made: only its digest is kept."""

    id: str
    name: str
    created: float
    token: str | None = None


# Tables


class SeatRequest(Strict):
    kind: Literal["me", "bot", "open", "hot"]
    bot: Annotated[str, Meta(max_length=40)] | None = None
    name: Name | None = None


class ClockRules(Strict):
    """Seconds a seat has for the whole game, and what each question adds."""

    initial: Annotated[float, Meta(ge=1, le=86_400)]
    increment: Seconds = 0


Options = Annotated[
    dict[Annotated[str, Meta(max_length=40)], Annotated[str, Meta(max_length=2000)]],
    Meta(max_length=40),
]


class TableRequest(Strict):
    """`ready` begins at once as far as the caller's own seats go; `daily` is a date.

    The game of a day has the usual options, and begins at once.
    """

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatRequest], Meta(min_length=1, max_length=16)]
    options: Options = {}
    clock: ClockRules | None = None
    private: bool = False
    ready: bool = False
    daily: Annotated[str, Meta(pattern=r"^\d{4}-\d\d-\d\d$")] | None = None


class JoinRequest(Strict):
    seat: SeatIndex | None = None
    invite: Annotated[str, Meta(max_length=64)] | None = None


class ForkRequest(Strict):
    number: Number
    seat: SeatIndex
    bot: Annotated[str, Meta(max_length=40)]


class RecordText(Strict):
    record: Annotated[str, Meta(max_length=400_000)]


class SeatCard(msgspec.Struct):
    seat: int
    colour: str
    kind: Literal["human", "bot", "open", "hot"]
    name: str
    user_id: str | None
    is_you: bool
    online: bool
    ready: bool


class Result(msgspec.Struct, omit_defaults=True):
    scores: list[float]
    ending: str
    loser: int | None = None


class Summary(msgspec.Struct):
    id: str
    game: str
    options: dict[str, str]
    seats: list[SeatCard]
    state: Literal["waiting", "running", "over"]
    clock: ClockRules | None
    private: bool
    created: float
    updated: float
    your_seats: list[int]
    turn: list[int]
    result: Result | None = None
    invite: str | None = None
    rematch: str | None = None
    forked: str | None = None
    daily: str | None = None


class Fault(msgspec.Struct):
    code: str
    details: Json
    text: str


class Failure(msgspec.Struct):
    error: Fault


# Commands over the WebSocket


class Command(msgspec.Struct, tag_field="do", forbid_unknown_fields=True, kw_only=True):
    key: Key


class Choose(Command, tag="choose"):
    seat: SeatIndex
    text: Text
    decision: Number


class Undo(Command, tag="undo"):
    seat: SeatIndex


class Unseal(Command, tag="unseal"):
    seat: SeatIndex
    decision: Number


class Takeback(Command, tag="takeback"):
    seat: SeatIndex


class Resign(Command, tag="resign"):
    seat: SeatIndex


class Draw(Command, tag="draw"):
    seat: SeatIndex


class Respond(Command, tag="respond"):
    seat: SeatIndex
    offer: Literal["draw", "takeback"]
    accept: bool


class Mix(Command, tag="mix"):
    seat: SeatIndex
    words: Text


class Ready(Command, tag="ready"):
    seat: SeatIndex


class Chat(Command, tag="chat"):
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Hint(Command, tag="hint"):
    seat: SeatIndex


class Odds(Command, tag="odds"):
    seat: SeatIndex
    text: Text


class Reckon(Command, tag="reckon"):
    seat: SeatIndex


class Forecast(Command, tag="forecast"):
    seat: SeatIndex
    texts: Annotated[list[Text], Meta(min_length=1, max_length=40)]


class SetLang(Command, tag="lang"):
    lang: Lang


class Ping(Command, tag="ping"):
    pass


Change = Choose | Undo | Unseal | Takeback | Resign | Draw | Respond | Mix | Ready | Chat
AnyCommand = Change | Hint | Odds | Reckon | Forecast | SetLang | Ping

_decoder = msgspec.json.Decoder(AnyCommand)


def read_command(text: str) -> AnyCommand:
    command: AnyCommand = _decoder.decode(text)
    return command
