"""A table: its seats, its match, its clocks, as the log tells them.

Nothing here waits, writes or draws a random number. A table is what its
entries make of it, one after the other; the same entries always make the same
table. An entry that cannot be is refused with the reason and changes nothing.
"""

import math
from collections import Counter, OrderedDict
from typing import assert_never

import msgspec

from holmgang import games
from holmgang.core import record as records
from holmgang.core.errors import Closed, NoUndo, Stale
from holmgang.core.match import Match, clean_name
from holmgang.core.replay import resume
from holmgang.server.errors import (
    Declined,
    NoOffer,
    NotSeated,
    Outdated,
    PlaysAlone,
    SeatTaken,
    TooFast,
)
from holmgang.server.storage.store import Entry
from holmgang.server.tables import entries
from holmgang.server.tables.clocks import GRACE, Clocks
from holmgang.server.tables.entries import Place
from holmgang.server.wire.messages.live import OfferKind
from holmgang.server.wire.messages.tables import Stage
from holmgang.server.workers.jobs import Played

LONGEST_CHAT = 200
MOST_KEYS = 256
NUDGE_PAUSE = 60.0
"""Seconds between two reminders by one player."""


class Proposal:
    """An offer and the seats that have yet to agree to it."""

    def __init__(self, offer: OfferKind, by: int, awaited: set[int]) -> None:
        self.offer = offer
        self.by = by
        self.awaited = awaited


class Remark:
    def __init__(self, seq: int, user: str, by: str, text: str, at: float, guest: bool) -> None:
        self.seq = seq
        self.guest = guest
        self.user = user
        self.by = by
        self.text = text
        self.at = at


class Absent:
    """Somebody who is away, and when the others need wait for him no longer."""

    def __init__(self, until: float, left: bool) -> None:
        self.until = until
        self.left = left


class Table:
    def __init__(self, first: Entry) -> None:
        body = entries.read(first.body)
        assert isinstance(body, entries.Created), "a log begins with the creation"
        self.id = first.table_id
        self.setup = body
        self.created = self.updated = first.at
        self.places = [msgspec.structs.replace(place) for place in body.places]
        self.match = _match(body)
        self.commitment = self.match.commitment
        self.clocks = Clocks(body.clock, len(body.places)) if body.clock else None
        self.proposals: dict[str, Proposal] = {}
        self.chat: list[Remark] = []
        self.nudges: dict[int, float] = {}
        """When each seat last nudged somebody."""
        self.keys: OrderedDict[str, int] = OrderedDict()
        self.deeds: Counter[str] = Counter()
        """How much everybody has done here."""
        self.absent: dict[int, Absent] = {}
        self.is_closed = False
        self.rematch = ""
        self.version = 0
        self.marks: list[int] = [0]
        """By version, how many events had happened: a gap is told from here on."""
        self.floor = 0
        """The version that last rewrote the past; older gaps cannot be told."""
        if not self.match.has_begun:
            self._begin_if_ready()
        self._note(first)
        self._run_clocks(first.at)

    # What it is

    @property
    def state(self) -> Stage:
        if self.is_closed or self.match.is_over():
            return "over"
        return "running" if self.match.has_begun else "waiting"

    @property
    def is_full(self) -> bool:
        return all(place.kind != "open" for place in self.places)

    @property
    def is_slow(self) -> bool:
        """Played at the pace of days: nobody is expected to be there."""
        return self.setup.clock is not None and self.setup.clock.each

    def awaited(self) -> list[str]:
        """Who owes a choice."""
        acting = self.match.actors() if self.state == "running" else []
        return sorted({self.places[seat].user for seat in acting} - {""})

    @property
    def awaits_bot(self) -> bool:
        acting = self.match.actors() if self.state == "running" else []
        return any(self.places[seat].kind == "bot" for seat in acting)

    @property
    def gives_advice(self) -> bool:
        """Against bots always; among people only if that was said when the table was laid."""
        return self.setup.advice or sum(place.kind != "bot" for place in self.places) <= 1

    def seats_of(self, user: str) -> list[int]:
        return [i for i, place in enumerate(self.places) if place.user == user and user != ""]

    def require_owner(self, user: str, seat: int) -> None:
        if seat not in self.seats_of(user):
            raise NotSeated(seat=seat)

    def deeds_of_others(self) -> int:
        """How much those have done who have no seat, the server aside."""
        seated = self.users() | {""}
        return sum(count for user, count in self.deeds.items() if user not in seated)

    def users(self) -> set[str]:
        return {place.user for place in self.places if place.user}

    def has_left(self, seat: int) -> bool:
        """In the middle of a game, for good; the others have not decided yet."""
        return seat in self.absent and self.absent[seat].left

    def played(self) -> Played:
        """The match so far, for work in other processes."""
        lines = [(line.actor, line.text) for line in self.match.lines]
        return Played(self.id, self.setup.game, self.setup.options, lines)

    def viewer_of(self, seats: list[int]) -> int | None:
        """Whose eyes somebody with these seats looks through: at a shared device,
        the seat that is to act, or else the one that acted last."""
        if len(seats) <= 1:
            return seats[0] if seats else None
        acting = [seat for seat in self.match.actors() if seat in seats]
        if acting:
            return acting[0]
        acted = [line.actor for line in self.match.lines[-8:] if line.actor in seats]
        return acted[-1] if acted else seats[0]

    def has_key(self, by: str, key: str) -> bool:
        return f"{by}/{key}" in self.keys

    def events_since(self, version: int) -> int | None:
        """How many events somebody who saw this version knows; None if it no longer fits."""
        if self.floor <= version <= self.version:
            return self.marks[version]
        return None

    # What happens to it

    def follow(self, entry: Entry) -> entries.Body:
        """Take an entry from the log."""
        body = entries.read(entry.body)
        self.apply(body, entry)
        return body

    def apply(self, body: entries.Body, entry: Entry) -> None:
        events = self.match.events
        decision = self.match.decision
        if self.clocks is not None and not isinstance(body, entries.Woken):
            self.clocks.advance(entry.at)
        self._do(body, entry)
        if self.match.events is not events and events:
            self.floor = entry.seq
        if self.match.decision != decision or self.match.is_over():
            self.proposals = {}
        self._note(entry)
        self._run_clocks(entry.at)

    def _note(self, entry: Entry) -> None:
        assert entry.seq == self.version + 1, "a log has no gaps"
        self.version = entry.seq
        self.updated = max(self.updated, entry.at)
        self.deeds[entry.by] += 1
        self.marks.append(len(self.match.events))
        if entry.key:
            self.keys[f"{entry.by}/{entry.key}"] = entry.seq
            if len(self.keys) > MOST_KEYS:
                self.keys.popitem(last=False)

    def _run_clocks(self, at: float) -> None:
        if self.clocks is not None:
            self.clocks.skip(at)
            running = self.match.actors() if self.state == "running" else []
            grace = GRACE if self.match.state.is_interruption() else 0.0
            self.clocks.run(running, self.match.decision, grace)

    def _do(self, body: entries.Body, entry: Entry) -> None:
        match body:
            case entries.Chosen(seat, text, decision):
                self._choose(seat, text, decision)
            case entries.Undone(seat):
                self._undo(seat)
            case entries.Unsealed(seat, decision):
                self._unseal(seat, decision)
            case entries.Joined(seat, user, name, guest):
                self._join(seat, Place("human", user, name, guest=guest))
            case entries.Left(seat):
                self._leave(seat)
            case entries.Mixed(seat, words):
                self._mix(seat, words)
            case entries.Readied(seat):
                self._ready(seat)
            case entries.Offered(seat, offer):
                self._offer(seat, offer)
            case entries.Answered(seat, offer, accept):
                self._answer(seat, offer, accept)
            case entries.Resigned(seat):
                self._require_begun()
                self.match.stop("resigned", seat)
            case entries.Flagged(seat):
                self.match.stop("clock", seat)
            case entries.Said(name, text, guest):
                self._say(Remark(entry.seq, entry.by, name, text, entry.at, guest))
            case entries.Nudged(seat, to):
                self._nudge(seat, to, entry.at)
            case entries.Rested():
                pass  # the clocks have been advanced, as by every entry
            case entries.Woken(since):
                if self.clocks is not None:
                    self.clocks.advance(since)
                    self.clocks.skip(entry.at)
            case entries.Closed():
                self._require_open()
                self.is_closed = True
            case entries.Rematched(table):
                self.rematch = table
            case entries.Gone(seat, patience):
                self._miss(seat, Absent(entry.at + patience, left=patience <= 0))
            case entries.Came(seat):
                self.absent.pop(seat, None)
            case entries.Claimed(_, gone, bot):
                self._claim(gone, bot, entry.at)
            case entries.Stopped() | entries.Resumed():
                self._require_running_or(isinstance(body, entries.Resumed))
                self.is_closed = isinstance(body, entries.Stopped)
            case entries.Forgotten(user):
                self._forget(user)
            case entries.Created():
                raise AssertionError("a table is created once")
            case _:
                assert_never(body)

    # Before the first roll

    def _require_open(self) -> None:
        if self.match.has_begun or self.is_closed:
            raise Closed(reason="begun" if self.match.has_begun else "over")

    def _require_begun(self) -> None:
        if not self.match.has_begun or self.is_closed:
            raise Closed(reason="over" if self.is_closed else "not-begun")

    def _require_running(self) -> None:
        self._require_begun()
        if self.match.is_over():
            raise Closed(reason="over")

    def _require_running_or(self, closed: bool) -> None:
        """A game that is over by the rules can be neither closed nor opened again."""
        if self.match.is_over() or self.is_closed != closed:
            raise Closed(reason="over")

    def _join(self, seat: int, place: Place) -> None:
        self._require_open()
        if self.places[seat].kind != "open":
            raise SeatTaken(seat=seat)
        self.places[seat] = place

    def _leave(self, seat: int) -> None:
        self._require_open()
        self.places[seat] = Place("open")

    def _mix(self, seat: int, words: str) -> None:
        self._require_open()
        if self.places[seat].is_ready and self.places[seat].kind != "bot":
            raise Closed(reason="ready")
        self.match.mix(seat, words)

    def _ready(self, seat: int) -> None:
        """The last seat to be ready begins the match."""
        self._require_open()
        self.places[seat].is_ready = True
        self._begin_if_ready()

    def _begin_if_ready(self) -> None:
        if self.is_full and all(place.is_ready for place in self.places):
            self.match.names = [clean_name(name) for name in self.names()]
            self.match.begin()

    def names(self) -> list[str]:
        """A name for every seat; its colour where nobody sits."""
        colours = self.match.game.colours
        return [place.name or colours[i] for i, place in enumerate(self.places)]

    # Play

    def _choose(self, seat: int, text: str, decision: int) -> None:
        asked = self.match.state.actors
        is_interruption = self.match.state.is_interruption()
        before = self.match.decision
        self.match.submit(seat, text, decision)
        is_settled = self.match.decision != before
        if self.clocks is not None and is_settled and self.clocks.rewards(is_interruption):
            self.clocks.add(asked)

    def _undo(self, seat: int) -> None:
        self._require_begun()
        was_settled = seat not in self.match.sealed
        self.match.undo(seat)
        is_interruption = self.match.state.is_interruption()
        if self.clocks is not None and was_settled and self.clocks.rewards(is_interruption):
            self.clocks.add([seat], -1)

    def _unseal(self, seat: int, decision: int) -> None:
        """Only a choice that is still sealed, never one that was settled meanwhile."""
        if seat not in self.match.sealed or decision != self.match.decision:
            raise NoUndo(seat=seat)
        self.match.undo(seat)

    # Agreements

    def _offer(self, seat: int, offer: OfferKind) -> None:
        """Bots let anybody take back, and never agree to a draw; alone there is nobody to agree.

        In a game of the day nothing is taken back: its results are compared.
        """
        self._require_running()
        others = [p for i, p in enumerate(self.places) if i != seat]
        if offer == "draw" and not others:
            raise PlaysAlone
        if offer == "draw" and any(p.kind == "bot" for p in others):
            raise Declined(offer=offer)
        if offer == "takeback" and self.setup.daily:
            raise Declined(offer=offer)
        if offer == "takeback" and all(line.actor != seat for line in self.match.lines):
            raise NoUndo(seat=seat)
        mine = self.places[seat].user
        awaited = {i for i, p in enumerate(self.places) if p.is_manned and p.user != mine}
        self.proposals[offer] = Proposal(offer, seat, awaited)
        self._fulfil(offer)

    def _answer(self, seat: int, offer: OfferKind, accept: bool) -> None:
        self._require_running()
        proposal = self.proposals.get(offer)
        if proposal is None or seat not in proposal.awaited:
            raise NoOffer(offer=offer)
        if not accept:
            del self.proposals[offer]
            return
        proposal.awaited.discard(seat)
        self._fulfil(offer)

    def _fulfil(self, offer: OfferKind) -> None:
        proposal = self.proposals[offer]
        if proposal.awaited:
            return
        del self.proposals[offer]
        if offer == "draw":
            self.match.stop("agreed")
        else:
            self.match.takeback(proposal.by)

    # Without somebody

    def _miss(self, seat: int, absent: Absent) -> None:
        known = self.absent.get(seat)
        is_change = known is None or (absent.left and not known.left)
        if self.state != "running" or not is_change or not self.places[seat].is_manned:
            raise Stale(seat=seat)
        self.absent[seat] = absent

    def _claim(self, gone: int, bot: str, at: float) -> None:
        """End the game against a player who is gone, or let a bot go on in his place."""
        absent = self.absent.get(gone)
        if absent is None or self.state != "running":
            raise Stale(seat=gone)
        if at < absent.until:
            raise TooFast(seconds=math.ceil(absent.until - at))
        if not bot:
            self.match.stop("resigned", gone)
            return
        del self.absent[gone]
        self.proposals = {}
        self.places[gone] = Place("bot", name=bot, is_ready=True)
        self.match.names[gone] = clean_name(bot)

    def _nudge(self, seat: int, to: int, at: float) -> None:
        """Only a person who is waited for, and not all the time."""
        place = self.places[to] if to < len(self.places) else Place("open")
        is_other = place.is_manned and place.user != self.places[seat].user
        if self.state != "running" or to not in self.match.actors() or not is_other:
            raise Stale(seat=to)
        wait = self.nudges.get(seat, -math.inf) + NUDGE_PAUSE - at
        if wait > 0:
            raise TooFast(seconds=math.ceil(wait))
        self.nudges[seat] = at

    def _forget(self, user: str) -> None:
        """Seats are called by their colours then, as if nobody had sat there."""
        for seat in self.seats_of(user):
            self.places[seat].user = self.places[seat].name = ""
            self.match.names[seat] = self.match.game.colours[seat]
        for remark in self.chat:
            if remark.user == user and user:
                remark.user = remark.by = ""

    def _say(self, remark: Remark) -> None:
        self.chat.append(remark)
        del self.chat[:-LONGEST_CHAT]


def rebuilt(log: list[Entry]) -> Table:
    """A table as its log makes it."""
    table = Table(log[0])
    for entry in log[1:]:
        table.follow(entry)
    return table


def _match(body: entries.Created) -> Match:
    game = games.find(body.game).seated(body.options)
    if body.version != game.version or body.content != game.content_hash(body.options):
        raise Outdated(game=body.game)
    if body.record:
        return resume(game, records.read(body.record))
    names = [place.name or game.colours[i] for i, place in enumerate(body.places)]
    return Match(game, body.options, names, bytes.fromhex(body.secret), body.match_id)
