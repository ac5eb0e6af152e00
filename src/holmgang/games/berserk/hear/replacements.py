"""Abilities that stand for an event: it waits in a frame until each had its say (BK-12C)."""

from holmgang.games.berserk.numbers import codes, frames
from holmgang.games.berserk.state import Position


def wait(p: Position) -> bool:
    """Whether abilities may replace the event at hand. Then it waits in a frame of its own.

    Else whoever asks lets it come true at once.
    """
    if len(p.replacements[p.event[codes.EV_KIND]]) == 0:
        return False
    p.push(frames.HAPPENING)
    stack = p.stack
    for k in range(codes.EVENT_WIDTH):
        stack[p.base + codes.G_EVENT + k] = p.event[k]
    p.set_reg(codes.G_HAPPENS, 1)
    return True
