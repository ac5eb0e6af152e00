"""Plain data as checked structures."""

from threading import Lock
from typing import Any, TypeVar

import msgspec

T = TypeVar("T")

_alone = Lock()


def convert(data: Any, shape: type[T]) -> T:
    """Data of a shape, or a `msgspec.ValidationError`.

    msgspec studies a type when it first meets it. Two threads that let it study the same
    structure of structures at once crash the process.
    """
    with _alone:
        return msgspec.convert(data, shape)
