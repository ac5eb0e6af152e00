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
from holmgang.games.berserk.numbers.frames import WIDTH
from holmgang.games.berserk.numbers.layouts import Q_EVENT, Q_SEAT, WINDOW_WAITS
from holmgang.games.berserk.state import Position, reg, set_reg
from holmgang.games.berserk.tables import NONE


def open_window(p: Position, record: vec[i64]) -> None:
    """The opponent of whoever did it is the first to answer (BK-12.13)."""
    p.frames.push(frames.RESPONSES)
    for k in range(frames.EVENT_WIDTH):
        set_reg(p, frames.G_EVENT + k, record[Q_EVENT + k])
    set_reg(p, frames.RESPONSES_SEAT, 1 - record[Q_SEAT])
    set_reg(p, frames.RESPONSES_PASSED, 0)
    for number in range(frames.RESPONSES_USED, WIDTH):
        set_reg(p, number, 0)


def open_for_action(p: Position, i: i64) -> None:
    """An action that is no ability may be answered too, once it is done (BK-12.9)."""
    if p.answerable >> codes.E_USED & 1:
        triggers.set_event(p, codes.E_USED, i, i, NONE, 0, NONE, NONE)
        p.event[frames.EV_SEAT] = 0
        triggers.enqueue(p, WINDOW_WAITS, NONE, p.side[i])


def response_step(p: Position) -> None:
    """Ask on until both have passed."""
    restore_event(p)
    while reg(p, frames.RESPONSES_PASSED) < 2:
        seat = reg(p, frames.RESPONSES_SEAT)
        if instants.might_respond(p, seat):
            p.ask(ask.RESPONSE, p.tables.alone[seat])
            return
        pass_window(p)
    p.frames.pop()


def pass_window(p: Position) -> None:
    set_reg(p, frames.RESPONSES_PASSED, reg(p, frames.RESPONSES_PASSED) + 1)
    set_reg(p, frames.RESPONSES_SEAT, 1 - reg(p, frames.RESPONSES_SEAT))


def restore_event(p: Position) -> None:
    """The event of the topmost frame is the one at hand again."""
    for k in range(frames.EVENT_WIDTH):
        p.event[k] = p.frames.registers[p.frames.base + frames.G_EVENT + k]
