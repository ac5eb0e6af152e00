"""Tables as they are opened, joined and listed."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from holmgang.server.wire.messages.fields import (
    STORABLE,
    Name,
    Number,
    SeatIndex,
    Seconds,
    Strict,
    Text,
    Word,
)

LESSON = "lesson"
"""The match of every guided first game is called so."""
LONGEST_CLOCK = 14 * 86_400
Stage = Literal["waiting", "running", "over"]
InviteKey = Annotated[str, Meta(max_length=64, pattern=STORABLE)]


class SeatRequest(Strict):
    kind: Literal["me", "bot", "open", "hot"]
    bot: Word | None = None
    name: Name | None = None


class ClockRules(Strict):
    """Seconds a seat has for the whole game, and what each question adds.

    With `each` it has them for every question anew: days, for people who are not there together.
    """

    initial: Annotated[float, Meta(ge=1, le=LONGEST_CLOCK)]
    increment: Seconds = 0
    each: bool = False


Options = Annotated[
    dict[Word, Annotated[str, Meta(max_length=2000, pattern=STORABLE)]],
    Meta(max_length=40),
]


class TableRequest(Strict):
    """`ready` begins at once as far as the caller's own seats go; `daily` is a date.

    The game of a day has the usual options, and begins at once. `advice` lets people who play
    against each other ask for hints and odds: whoever sits down agrees to it.
    """

    game: Word
    seats: Annotated[list[SeatRequest], Meta(min_length=1, max_length=16)]
    options: Options = msgspec.field(default_factory=dict)
    clock: ClockRules | None = None
    private: bool = False
    ready: bool = False
    advice: bool = False
    daily: Annotated[str, Meta(max_length=10, pattern=r"^\d{4}-\d\d-\d\d$")] | None = None


class JoinRequest(Strict):
    seat: SeatIndex | None = None
    invite: InviteKey | None = None


class ForkRequest(Strict):
    """`text` is a choice of the seat that is made at once."""

    number: Number
    seat: SeatIndex
    bot: Word
    text: Text = ""


class SeatInfo(msgspec.Struct):
    seat: int
    colour: str
    kind: Literal["human", "bot", "open", "hot"]
    name: str
    user_id: str | None
    is_you: bool
    online: bool
    ready: bool
    bot: str | None = None
    """What kind of bot sits there, as a specification."""
    guest: bool = False
    """Whose name is not protected."""


class Result(msgspec.Struct, omit_defaults=True):
    scores: list[float]
    ending: str
    loser: int | None = None


class Summary(msgspec.Struct):
    """A table as lists show it. All times are seconds since 1970; `daily` is a date.

    `lesson` is a guided first game; `advice` says whether hints and odds are given.
    """

    id: str
    game: str
    options: dict[str, str]
    seats: list[SeatInfo]
    state: Stage
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
    lesson: bool = False
    advice: bool = False
