"""Reports, what moderators do about them, and whom somebody blocks."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from holmgang.server.wire.messages.fields import STORABLE, Number, Strict

Id = Annotated[str, Meta(max_length=32, pattern=r"^\w*$")]


class ReportRequest(Strict):
    """About a remark (`table_id` and its `version`), or about a person (`user_id`)."""

    text: Annotated[str, Meta(max_length=500, pattern=STORABLE)]
    table_id: Id = ""
    version: Number = 0
    user_id: Id = ""


class ReportInfo(msgspec.Struct):
    """`remark` is what was said, if the report is about that."""

    id: str
    at: float
    by: str
    by_name: str
    about: str
    about_name: str
    table_id: str
    remark: str
    text: str


Deed = Literal["mute", "ban", "close", "moderator"]


class ActRequest(Strict):
    """`about` is a person, or a table that is closed. No `hours` are for good."""

    deed: Literal["mute", "ban", "close"]
    about: Id
    hours: Annotated[float, Meta(ge=0, le=87_600)] = 0
    reason: Annotated[str, Meta(max_length=500, pattern=STORABLE)] = ""
    report: Id = ""


class ActInfo(msgspec.Struct):
    """What a moderator did; `by` is empty for an operator. `undone` is when it was taken back."""

    id: str
    at: float
    by: str
    deed: Deed
    about: str
    about_name: str
    until: float | None
    reason: str
    undone: float | None


class BlockInfo(msgspec.Struct):
    user_id: str
    name: str
