"""Who gets a worker next, with a queue that hands out one place."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from holmgang.server.errors import Busy
from holmgang.server.workers import job_queue
from holmgang.server.workers.job_queue import NOBODY, JobQueue, Rank, Who

ANNA, OLAV = Who("anna", "192.0.2.1"), Who("olav", "192.0.2.2")


class Room:
    """One place that is taken, and those who wait for it."""

    def __init__(self) -> None:
        self.queue = JobQueue(["place"])
        self.served: list[str] = []
        self.tasks: list[asyncio.Task[None]] = []

    async def wait(self, name: str, rank: Rank, who: Who = NOBODY) -> None:
        self.tasks.append(asyncio.create_task(self._wait(name, rank, who)))
        await asyncio.sleep(0)

    async def _wait(self, name: str, rank: Rank, who: Who) -> None:
        place = await self.queue.get(rank, who)
        self.served.append(name)
        self.queue.put(place)

    async def open(self) -> list[str]:
        self.queue.put("place")
        await asyncio.gather(*self.tasks, return_exceptions=True)
        return self.served


def with_room(test: Callable[[Room], Awaitable[None]]) -> None:
    async def body() -> None:
        room = Room()
        await room.queue.get(Rank.BOT)
        await test(room)

    asyncio.run(body())


def test_bots_come_before_advice_and_advice_before_reports() -> None:
    async def test(room: Room) -> None:
        for rank in (Rank.REPORT, Rank.ADVICE, Rank.BOT, Rank.REPORT, Rank.ADVICE, Rank.BOT):
            await room.wait(rank.name, rank)
        assert await room.open() == ["BOT", "BOT", "ADVICE", "ADVICE", "REPORT", "REPORT"]

    with_room(test)


def test_whoever_asks_much_waits_behind_who_asks_little() -> None:
    async def test(room: Room) -> None:
        for number in range(4):
            await room.wait(f"anna {number}", Rank.BOT, ANNA)
        await room.wait("olav", Rank.BOT, OLAV)
        assert await room.open() == ["anna 0", "olav", "anna 1", "anna 2", "anna 3"]

    with_room(test)


def test_many_guests_of_one_address_have_the_share_of_one() -> None:
    async def test(room: Room) -> None:
        for number in range(4):
            await room.wait(f"guest {number}", Rank.BOT, Who(f"guest {number}", ANNA.address))
        await room.wait("olav", Rank.BOT, OLAV)
        assert (await room.open())[:2] == ["guest 0", "olav"]

    with_room(test)


def test_behind_a_proxy_that_tells_no_addresses_people_have_shares() -> None:
    async def test(room: Room) -> None:
        for number in range(3):
            await room.wait(f"anna {number}", Rank.BOT, Who("anna"))
        await room.wait("olav", Rank.BOT, Who("olav"))
        assert (await room.open())[:2] == ["anna 0", "olav"]

    with_room(test)


def test_who_comes_later_is_not_put_before_those_who_waited() -> None:
    async def test(room: Room) -> None:
        for number in range(3):
            await room.wait(f"anna {number}", Rank.BOT, ANNA)
        for number in range(2):
            await room.wait(f"olav {number}", Rank.BOT, OLAV)
        assert await room.open() == ["anna 0", "olav 0", "anna 1", "olav 1", "anna 2"]

    with_room(test)


@pytest.mark.parametrize("rank", [Rank.ADVICE, Rank.REPORT])
def test_nobody_fills_the_queue_but_bots(rank: Rank) -> None:
    async def test(room: Room) -> None:
        each, address = job_queue.MOST_EACH
        for number in range(each):
            await room.wait(f"anna {number}", rank, ANNA)
        with pytest.raises(Busy):
            await room.queue.get(rank, ANNA)
        for number in range(address - each):
            await room.wait("guest", rank, Who(f"guest {number}", ANNA.address))
        with pytest.raises(Busy):
            await room.queue.get(rank, Who("another guest", ANNA.address))
        for number in range(job_queue.MOST_WAITING - address):
            await room.wait("other", rank, Who(f"other {number}"))
        with pytest.raises(Busy):
            await room.queue.get(rank, OLAV)
        await room.wait("bot", Rank.BOT, ANNA)
        assert (await room.open())[0] == "bot"

    with_room(test)


def test_who_goes_away_holds_nobody_up() -> None:
    """Before his turn, and at the very moment of it."""

    async def test(room: Room) -> None:
        await room.wait("gone", Rank.ADVICE, ANNA)
        await room.wait("late", Rank.ADVICE, OLAV)
        await room.wait("olav", Rank.ADVICE, OLAV)
        room.tasks[0].cancel()
        await asyncio.sleep(0)
        room.queue.put("place")
        room.tasks[1].cancel()
        await asyncio.gather(*room.tasks, return_exceptions=True)
        assert room.served == ["olav"]
        assert list(room.queue.free) == ["place"] and not +room.queue.waiting

    with_room(test)
