"""What can happen at a table, as the log keeps it. Old names stay readable for ever."""

from typing import Literal

import msgspec

from holmgang.server.messages import ClockRules

Offer = Literal["draw", "takeback"]


class Place(msgspec.Struct, omit_defaults=True):
    """A seat and who has it. `hot` is a seat its user shares a device for."""

    kind: Literal["human", "bot", "open", "hot"]
    user: str = ""
    name: str = ""
    is_ready: bool = False

    @property
    def is_manned(self) -> bool:
        return self.kind in ("human", "hot")


class Body(msgspec.Struct, tag_field="is", omit_defaults=True):
    pass


class Created(Body, tag="created", kw_only=True):
    """`record` is an unfinished record to play on from, whose seed the table takes over."""

    game: str
    version: int
    content: str
    options: dict[str, str]
    places: list[Place]
    secret: str
    match_id: str
    invite: str
    clock: ClockRules | None = None
    private: bool = False
    record: str = ""
    forked: str = ""
    daily: str = ""


class Joined(Body, tag="joined"):
    seat: int
    user: str
    name: str


class Left(Body, tag="left"):
    seat: int


class Mixed(Body, tag="mixed"):
    seat: int
    words: str


class Readied(Body, tag="ready"):
    seat: int


class Chosen(Body, tag="chosen"):
    seat: int
    text: str
    decision: int


class Undone(Body, tag="undone"):
    seat: int


class Unsealed(Body, tag="unsealed"):
    seat: int
    decision: int


class Offered(Body, tag="offered"):
    seat: int
    offer: Offer


class Answered(Body, tag="answered"):
    seat: int
    offer: Offer
    accept: bool


class Resigned(Body, tag="resigned"):
    seat: int


class Flagged(Body, tag="flagged"):
    seat: int


class Said(Body, tag="said"):
    name: str
    text: str


class Rested(Body, tag="rested"):
    """The server goes in order: clocks have run up to here."""


class Woken(Body, tag="woken"):
    """The server was away: clocks go on from here as if nothing had been between."""


class Closed(Body, tag="closed"):
    """Everybody left before it began."""


class Rematched(Body, tag="rematched"):
    table: str


Happening = (
    Created
    | Joined
    | Left
    | Mixed
    | Readied
    | Chosen
    | Undone
    | Unsealed
    | Offered
    | Answered
    | Resigned
    | Flagged
    | Said
    | Rested
    | Woken
    | Closed
    | Rematched
)

read = msgspec.json.Decoder(Happening).decode


def write(body: Happening) -> str:
    return msgspec.json.encode(body).decode()
