"""The windows in which instants answer what was declared or happened (BK-12B).

A window is a frame on top of what it answers. Whoever uses an instant in it puts
an ability on top, which opens a window of its own before it does anything. So the
last declared is the first to be carried out (BK-12.11), and a game can be copied
and saved in the middle of any exchange of instants.
"""

from librt.vecs import vec
from mypy_extensions import i64

from holmgang.games.berserk.hear import triggers
from holmgang.games.berserk.look import instants
from holmgang.games.berserk.numbers import ask, codes, frames
from holmgang.games.berserk.numbers.records import Q_EVENT, Q_SEAT, WINDOW_WAITS
from holmgang.games.berserk.state import Position
from holmgang.games.berserk.tables import NONE, WIDTH


def open_window(p: Position, record: vec[i64]) -> None:
    """The opponent of whoever did it is the first to answer (BK-12.13)."""
    p.push(frames.RESPONSES)
    for k in range(codes.EVENT_WIDTH):
        p.set_reg(codes.G_EVENT + k, record[Q_EVENT + k])
    p.set_reg(frames.RESPONSES_SEAT, 1 - record[Q_SEAT])
    p.set_reg(frames.RESPONSES_PASSED, 0)
    for number in range(frames.RESPONSES_USED, WIDTH):
        p.set_reg(number, 0)


def offer(p: Position, i: i64) -> None:
    """An action that is no ability may be answered too, once it is done (BK-12.9)."""
    if p.openings >> codes.E_USED & 1:
        triggers.set_event(p, codes.E_USED, i, i, NONE, 0, NONE, NONE)
        p.event[codes.EV_SEAT] = 0
        triggers.enqueue(p, WINDOW_WAITS, NONE, p.side[i])


def response_step(p: Position) -> None:
    """Ask on until both have passed."""
    recall(p)
    while p.reg(frames.RESPONSES_PASSED) < 2:
        seat = p.reg(frames.RESPONSES_SEAT)
        if instants.might_respond(p, seat):
            p.ask(ask.RESPONSE, p.tables.alone[seat])
            return
        pass_window(p)
    p.pop()


def pass_window(p: Position) -> None:
    p.set_reg(frames.RESPONSES_PASSED, p.reg(frames.RESPONSES_PASSED) + 1)
    p.set_reg(frames.RESPONSES_SEAT, 1 - p.reg(frames.RESPONSES_SEAT))


def recall(p: Position) -> None:
    """The event of the topmost frame is the one at hand again."""
    for k in range(codes.EVENT_WIDTH):
        p.event[k] = p.stack[p.base + codes.G_EVENT + k]
