"""How the shapes of a game are written down that it sends: `wire.py` in its folder has them.

A position as somebody may know it is a plain dictionary, for rules, bots and records. These structs
say what is in it. Nothing is made of them in play: every position of every game is held to them by
the tests, and the types of the web app and the documents of the server come from them.
"""

from collections.abc import Sequence

import msgspec
from msgspec import Meta


class Shape(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What is sent has these fields and no others; those that may be unset can be missing."""


def one_of(words: Sequence[str]) -> Meta:
    """For a text that is one of these: `Annotated[str, one_of(COLOURS)]`."""
    return Meta(pattern=f"^({'|'.join(words)})$", extra_json_schema={"enum": list(words)})


def shapes(module: object) -> list[type[msgspec.Struct]]:
    """All that such a module declares, by itself or by naming it."""
    found = [each for each in vars(module).values() if isinstance(each, type)]
    return [each for each in found if issubclass(each, msgspec.Struct) and each is not Shape]
