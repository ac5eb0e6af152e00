"""What a table tells over its WebSocket."""

from typing import Literal

import msgspec
from msgspec import UNSET, UnsetType

from holmgang.server.wire.messages.fields import Event, Json, kinds
from holmgang.server.wire.messages.refusals import Reason
from holmgang.server.wire.messages.tables import Summary

OfferKind = Literal["draw", "takeback"]


class Message(msgspec.Struct, tag_field="type"):
    pass


class Choice(msgspec.Struct):
    """`label` says it in words, unless the table is asked for plain."""

    text: str
    label: str | UnsetType = UNSET


class Blocked(msgspec.Struct):
    """A choice that belongs to the question but is not open now."""

    text: str
    label: str
    reason: Reason


class Told(msgspec.Struct):
    """The event number `n`; `text` is a sentence, unless the table is asked for plain."""

    n: int
    told: Event
    text: str | UnsetType = UNSET


class ChatLine(msgspec.Struct):
    """Somebody's remark; `by` is what he is called, `user_id` who he is, unless he is gone."""

    version: int
    by: str
    text: str
    at: float
    user_id: str | None = None
    guest: bool = False


class Offer(msgspec.Struct):
    offer: OfferKind
    by: int


class Over(msgspec.Struct):
    """How it ended; `tally` are the game's own figures of it."""

    scores: list[float]
    ending: str
    seed: str
    tally: Json


class TableMessage(Message):
    """All that a viewer may know of a table.

    `legal`, `claims`, `blocked` and `sealed` are of the viewer's own seat only. `clock_grace` are
    the seconds that are free before the running clocks run.
    """

    version: int
    decision: int
    summary: Summary
    viewer: int | Literal["spectator"]
    view: Json
    prompt: str
    actors: list[int]
    legal: dict[str, list[Choice]]
    claims: dict[str, list[Choice]]
    blocked: dict[str, list[Blocked]]
    sealed: dict[str, str]
    sealed_seats: list[int]
    can_undo: list[int]
    events: list[Told]
    commitment: str
    mixes: dict[str, str]
    started: bool
    offers: list[Offer]
    clocks: dict[str, float]
    clock_running: list[int]
    clock_grace: float
    over: Over | None
    chat: list[ChatLine]
    away: dict[str, float] = {}
    """Seats of players who are gone, and seconds until the others may go on without them."""


class State(TableMessage, tag="state"):
    """Everything."""


class Update(TableMessage, tag="update"):
    """The same, with only the new `events` and `chat`."""


class ChatMessage(Message, tag="chat"):
    """Somebody said something; the version of the table rises with it."""

    version: int
    by: str
    text: str
    at: float
    user_id: str | None = None
    guest: bool = False


class Presence(Message, tag="presence"):
    """Seats whose players are there, and how many look on."""

    online: list[int]
    watching: int


class Queued(Message, tag="queued"):
    """Seats whose bots wait until the server has a free place for them to think at."""

    seats: list[int]


class Refused(Message, tag="refused"):
    """Why nobody is let in here. Then the socket closes."""

    error: Reason


class Closing(Message, tag="closing"):
    """The server goes, and is soon back."""


class Weighed(msgspec.Struct):
    text: str
    share: float


class Shares(msgspec.Struct):
    """Shares of all sampled worlds, with the 95 % interval of winning."""

    win: float
    draw: float
    lose: float
    interval: tuple[float, float]
    samples: int


class Odds(Shares):
    """Of the whole game, and of the battle at hand where the game has battles."""

    battle: Shares | None
    policy: str


class Answer(Message, tag="answer", kw_only=True):
    """To a command. If it is not `ok`, there is an `error`; what else there is says the command."""

    key: str | None = None
    ok: bool = True
    version: int | UnsetType = UNSET
    hint: str | UnsetType = UNSET
    options: list[Weighed] | UnsetType = UNSET
    bot: str | UnsetType = UNSET
    odds: Odds | UnsetType = UNSET
    reckoning: Json | UnsetType = UNSET
    forecasts: dict[str, Json | None] | UnsetType = UNSET
    plan: Json | UnsetType = UNSET
    error: Reason | UnsetType = UNSET


class NudgeMessage(Message, tag="nudge"):
    """The seat `by` reminds the seat `to` that it owes a choice; the version rises with it."""

    version: int
    by: int
    to: int


MESSAGES = kinds(Message)
