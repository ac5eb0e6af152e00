"""Why something is refused."""

import msgspec

from holmgang.server.wire.messages.fields import Json


class Reason(msgspec.Struct):
    """Why something is refused: a code for programs, a sentence for people."""

    code: str
    details: Json
    text: str


class Failure(msgspec.Struct):
    """`request` names the request; the log of the server has more under this name."""

    error: Reason
    request: str = ""
