"""Finished games: their frames, their proof, the luck and the choices in them."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from holmgang.server.wire.messages.fields import STORABLE, Event, Json, Strict
from holmgang.server.wire.messages.refusals import Reason
from holmgang.sim.analysis import Method, Standing


class RecordText(Strict):
    record: Annotated[str, Meta(max_length=400_000, pattern=STORABLE)]


class Happened(msgspec.Struct):
    """What happened, as data and as a sentence."""

    told: Event
    text: str


class Frame(msgspec.Struct):
    """A line of a record, and what a viewer saw after it; `actor` is nobody for chance."""

    number: int
    actor: int | None
    text: str
    label: str
    view: Json
    events: list[Happened]


class Frames(msgspec.Struct):
    game: str
    options: dict[str, str]
    names: list[str]
    over: str | None
    scores: list[float]
    viewer: int | Literal["spectator", "all"]
    frames: list[Frame]


class Rolls(msgspec.Struct):
    rolls: int


class Proof(msgspec.Struct):
    """Whether a record keeps the rules; how many rolls follow from its seed, if that is told."""

    ok: bool
    proof: Rolls | None
    error: Reason | None


class Spread(msgspec.Struct):
    """In points of the result, from -1 to 1, with the 95 % interval."""

    luck: float
    interval: tuple[float, float]


class SeatLuck(msgspec.Struct):
    """In points of the result, from -1 to 1, with the 95 % interval."""

    seat: int
    luck: float
    interval: tuple[float, float]


class Stroke(msgspec.Struct):
    """A run of chance answers, how much it helped each seat, and what came of it."""

    number: int
    labels: list[str]
    seats: list[Spread]
    told: list[Event] = []


class Deeds(msgspec.Struct):
    """What seats chose between two runs of chance, and how much that helped each seat."""

    number: int
    actors: list[int]
    labels: list[str]
    seats: list[Spread]
    told: list[Event] = []


class LuckMethod(msgspec.Struct):
    name: str
    policy: str
    horizon: int
    samples: int
    confidence: float


class Luck(msgspec.Struct):
    seats: list[SeatLuck]
    strokes: list[Stroke]
    method: LuckMethod
    choices: list[Deeds] = []


class Mistake(msgspec.Struct):
    """A choice that cost something, and a better one, in words; `text` is the latter's notation.

    `number` is its line of the record, `loss` is in points of the result, from -1 to 1.
    """

    number: int
    seat: int
    chosen: str
    better: str
    text: str
    cost: str
    loss: float
    interval: tuple[float, float]


class GameAnalysis(msgspec.Struct):
    """The worst choices of each person, the worst first, and how each seat stood when."""

    worst: list[Mistake]
    standing: list[Standing]
    method: Method
