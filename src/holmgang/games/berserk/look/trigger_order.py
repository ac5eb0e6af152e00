"""Which of the abilities that were set off may come next (BK-12.16)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from holmgang.games.berserk.numbers import frames
from holmgang.games.berserk.numbers.layouts import Q_ME, Q_SEAT, QUEUED, WINDOW_WAITS
from holmgang.games.berserk.state import Position, reg
from holmgang.games.berserk.tables import NONE


def waiting_abilities(p: Position) -> vec[i64]:
    """Those of the batch among which a player chooses, by their places in the queue."""
    declares = p.tables.edition.declares_first
    ahead = p.first if p.active == NONE else p.active  # cards turned up in the muster
    for seat in (ahead, 1 - ahead) if declares else (1 - ahead, ahead):
        found = _waiting_of(p, seat, max(0, reg(p, frames.TRIGGERS_DECLARED)))
        if len(found) > 0:
            return found
    return p.tables.nothing


def end_of_queue(p: Position) -> i64:
    return len(p.queue) // QUEUED


def _waiting_of(p: Position, seat: i64, skipped: i64) -> vec[i64]:
    """A seat's abilities of the batch, without the first so many and without windows."""
    queue = p.queue
    found = p.tables.nothing
    for k in range(reg(p, frames.TRIGGERS_BATCH) + skipped, end_of_queue(p)):
        if queue[k * QUEUED + Q_SEAT] == seat and queue[k * QUEUED] != WINDOW_WAITS:
            found = append(found, k)
    return found


def is_one_kind(p: Position, waiting: vec[i64]) -> bool:
    """Whether it does not matter which comes first, because they are the same."""
    queue = p.queue
    for k in waiting:
        if (
            queue[k * QUEUED] != queue[waiting[0] * QUEUED]
            or queue[k * QUEUED + Q_ME] != queue[waiting[0] * QUEUED + Q_ME]
        ):
            return False
    return True
