"""Who gets a worker next: bots, then advice, then reports, then studies; everybody in turn.

Each question takes a turn of its person and one of its address. Whoever asks much therefore waits
behind those who ask little, and many guests of one address get no more than one.
"""

import asyncio
import heapq
from collections import Counter, deque
from collections.abc import Iterable
from enum import IntEnum
from itertools import count
from typing import Generic, NamedTuple, TypeVar

from holmgang.server.errors import Busy

T = TypeVar("T")

MOST_WAITING = 32
"""Questions of a kind that may wait. Bots always may: a table cannot go on without them."""
MOST_EACH = (4, 16)
"""The same for one person, and for one address."""


class Who(NamedTuple):
    """Whose turn a question takes; what is empty is not known."""

    person: str = ""
    address: str = ""


NOBODY = Who()


class Rank(IntEnum):
    """Whose questions come first."""

    BOT = 0
    ADVICE = 1
    REPORT = 2
    STUDY = 3


class Ticket(Generic[T]):
    """A question that waits, and the place it is given in the end."""

    def __init__(self, rank: Rank, turn: int, number: int, who: Who) -> None:
        self.order = (rank, turn, number)
        self.rank = rank
        self.turn = turn
        self.who = who
        self.place: asyncio.Future[T] = asyncio.get_running_loop().create_future()

    def __lt__(self, other: "Ticket[T]") -> bool:
        return self.order < other.order


class JobQueue(Generic[T]):
    """Places that are free, handed out in turn."""

    def __init__(self, places: Iterable[T]) -> None:
        self.free = deque(places)
        self.waiting: Counter[Rank] = Counter()
        self._tickets: list[Ticket[T]] = []
        self._held: Counter[tuple[Rank, str]] = Counter()
        """How much each person and address has waiting."""
        self._turns: dict[tuple[Rank, str], int] = {}
        """The last turn that each person and address has taken."""
        self._now: Counter[Rank] = Counter()
        """The turn that was served last."""
        self._numbers = count()

    async def get(self, rank: Rank, who: Who = NOBODY) -> T:
        """A place, when it is this one's turn. Whoever has too much waiting is refused."""
        self._require_room(rank, who)
        ticket: Ticket[T] = Ticket(rank, self._turn(rank, who), next(self._numbers), who)
        heapq.heappush(self._tickets, ticket)
        self._count(ticket, 1)
        self._serve()
        try:
            return await ticket.place
        except asyncio.CancelledError:
            self._give_back(ticket)
            raise

    def put(self, place: T) -> None:
        self.free.append(place)
        self._serve()

    def _require_room(self, rank: Rank, who: Who) -> None:
        if rank == Rank.BOT or self.free:
            return
        held = [self._held[rank, one] >= most for one, most in zip(who, MOST_EACH, strict=True)]
        if self.waiting[rank] >= MOST_WAITING or any(held):
            raise Busy

    def _turn(self, rank: Rank, who: Who) -> int:
        """One after the last of the person and of the address, and none that has passed."""
        if not self._tickets:
            self._turns.clear()  # nobody waits: all begin anew
        known = [one for one in who if one]
        turn = max([self._now[rank], *(self._turns.get((rank, one), -1) + 1 for one in known)])
        self._turns.update({(rank, one): turn for one in known})
        return turn

    def _serve(self) -> None:
        while self.free and self._tickets:
            ticket = heapq.heappop(self._tickets)
            if not ticket.place.done():
                self._count(ticket, -1)
                self._now[ticket.rank] = ticket.turn
                ticket.place.set_result(self.free.popleft())

    def _give_back(self, ticket: Ticket[T]) -> None:
        """Of somebody who went away; a ticket without a place is passed over when it is up."""
        if ticket.place.cancelled():
            self._count(ticket, -1)
        else:
            self.put(ticket.place.result())

    def _count(self, ticket: Ticket[T], more: int) -> None:
        self.waiting[ticket.rank] += more
        for one in filter(None, ticket.who):
            self._held[ticket.rank, one] += more
            if not self._held[ticket.rank, one]:
                del self._held[ticket.rank, one]
