"""What can happen at a table, as the log keeps it. Old names stay readable for ever."""

from typing import Literal

import msgspec

from holmgang.server.wire.messages.live import ChatMessage, Message, NudgeMessage, OfferKind
from holmgang.server.wire.messages.tables import ClockRules


class Place(msgspec.Struct, omit_defaults=True):
    """A seat and who has it. `hot` is a seat its user shares a device for.

    The name of a guest is nobody's own: it may be anything that no account is called.
    """

    kind: Literal["human", "bot", "open", "hot"]
    user: str = ""
    name: str = ""
    is_ready: bool = False
    guest: bool = False

    @property
    def is_manned(self) -> bool:
        return self.kind in ("human", "hot")


class Tagged(msgspec.Struct, tag_field="is", omit_defaults=True):
    pass


class Created(Tagged, tag="created", kw_only=True):
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
    advice: bool = False


class Joined(Tagged, tag="joined"):
    seat: int
    user: str
    name: str
    guest: bool = False


class Left(Tagged, tag="left"):
    seat: int


class Mixed(Tagged, tag="mixed"):
    seat: int
    words: str


class Readied(Tagged, tag="ready"):
    seat: int


class Chosen(Tagged, tag="chosen"):
    seat: int
    text: str
    decision: int


class Undone(Tagged, tag="undone"):
    seat: int


class Unsealed(Tagged, tag="unsealed"):
    seat: int
    decision: int


class Offered(Tagged, tag="offered"):
    seat: int
    offer: OfferKind


class Answered(Tagged, tag="answered"):
    seat: int
    offer: OfferKind
    accept: bool


class Resigned(Tagged, tag="resigned"):
    seat: int


class Flagged(Tagged, tag="flagged"):
    seat: int


class Aside(Tagged):
    """What changes nothing that a table shows, and is told by a message of its own."""

    def message(self, version: int, at: float, by: str) -> Message:
        raise NotImplementedError


class Said(Aside, tag="said"):
    name: str
    text: str
    guest: bool = False

    def message(self, version: int, at: float, by: str) -> Message:
        return ChatMessage(version, self.name, self.text, at, by or None, self.guest)


class Nudged(Aside, tag="nudged"):
    seat: int
    to: int

    def message(self, version: int, at: float, by: str) -> Message:
        return NudgeMessage(version, self.seat, self.to)


class Rested(Tagged, tag="rested"):
    """The server goes in order: clocks have run up to here."""


class Woken(Tagged, tag="woken"):
    """No server was there: clocks go on from here as if nothing had been between.

    `since` is when one last kept them running; 0 if nobody knows more than the entry before.
    """

    since: float = 0.0


class Closed(Tagged, tag="closed"):
    """Everybody left before it began."""


class Rematched(Tagged, tag="rematched"):
    table: str


class Gone(Tagged, tag="gone"):
    """A player is away. After `patience` seconds the others may go on without him.

    Without any patience he has left by his own will.
    """

    seat: int
    patience: float


class Came(Tagged, tag="came"):
    """A player who was away is back."""

    seat: int


class Claimed(Tagged, tag="claimed"):
    """`seat` goes on without `gone`: the game is his who claims it, or a bot plays on."""

    seat: int
    gone: int
    bot: str = ""


class Stopped(Tagged, tag="stopped"):
    """A moderator has closed the table."""


class Resumed(Tagged, tag="resumed"):
    """It was closed by mistake, and goes on."""


class Forgotten(Tagged, tag="forgotten"):
    """Somebody's account is gone, and his name with it."""

    user: str


Body = (
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
    | Nudged
    | Rested
    | Woken
    | Closed
    | Rematched
    | Forgotten
    | Gone
    | Came
    | Claimed
    | Stopped
    | Resumed
)


_decoder: msgspec.json.Decoder[Body] = msgspec.json.Decoder(Body)


def read(text: str) -> Body:
    return _decoder.decode(text)


def write(body: Body) -> str:
    return msgspec.json.encode(body).decode()


def forget(body: Body, user: str, by: str) -> None:
    """Take somebody's name and id out of an entry that `by` has made."""
    match body:
        case Created(places=places):
            for place in places:
                if place.user == user:
                    place.user = place.name = ""
        case Joined() if body.user == user:
            body.user = body.name = ""
        case Forgotten() if body.user == user:
            body.user = ""
        case Said() if by == user:
            body.name = ""
