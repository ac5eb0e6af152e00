"""What the structs that travel are made of: strings with their limits, seats, events."""

from typing import Annotated, Any, Literal, TypeVar

import msgspec
from msgspec import Meta

Json = dict[str, Any]
Event = Annotated[
    Json,
    Meta(extra_json_schema={"properties": {"event": {"type": "string"}}, "required": ["event"]}),
]
"""What happened, as data: its kind is `event`."""

STORABLE = "^[^\\x00]*$"
"""What a database can hold: PostgreSQL takes no NUL. Every string of a client keeps to it."""

Text = Annotated[str, Meta(max_length=200, pattern=STORABLE)]
Key = Annotated[str, Meta(min_length=1, max_length=64, pattern=STORABLE)]
Word = Annotated[str, Meta(max_length=40, pattern=STORABLE)]
"""What a game, a bot or an option is called."""
SeatIndex = Annotated[int, Meta(ge=0, le=15)]
Name = Annotated[str, Meta(min_length=1, max_length=40, pattern=STORABLE)]
Lang = Literal["en", "ru", "fr"]
Seconds = Annotated[float, Meta(ge=0, le=86_400)]
Number = Annotated[int, Meta(ge=0, le=1_000_000_000)]


class Strict(msgspec.Struct, forbid_unknown_fields=True):
    pass


class Done(msgspec.Struct):
    """That it was done; there is no more to tell."""


encode = msgspec.json.Encoder().encode

S = TypeVar("S", bound=msgspec.Struct)


def kinds(base: type[S]) -> list[type[S]]:
    """All structs below one that travel, in the order in which they are declared."""
    below = base.__subclasses__()
    return [kind for one in below for kind in kinds(one)] if below else [base]
