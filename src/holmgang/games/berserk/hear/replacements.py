"""Abilities that stand for an event: it waits in a frame until each had its say (BK-12C)."""

from holmgang.games.berserk.numbers import frames
from holmgang.games.berserk.state import Position, set_reg


def has_to_wait(p: Position) -> bool:
    """Whether abilities may replace the event at hand. Then it waits in a frame of its own.

    Else whoever asks lets it come true at once.
    """
    if len(p.replacements[p.event[frames.EV_KIND]]) == 0:
        return False
    p.frames.push(frames.PENDING_EVENT)
    stack = p.frames.registers
    for k in range(frames.EVENT_WIDTH):
        stack[p.frames.base + frames.G_EVENT + k] = p.event[k]
    set_reg(p, frames.G_HAPPENS, 1)
    return True
