"""Work that takes longer than others should wait for, in one of two threads beside the loop.

Not more: all threads take turns with the loop, and each that works makes it wait for another turn.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")

_threads = ThreadPoolExecutor(2, "aside")

TURN = 0.001
"""Seconds that a thread may work before the loop can go on."""


async def in_thread(work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    loop = asyncio.get_running_loop()
    return await loop.run_in_executor(_threads, lambda: work(*args, **kwargs))
