"""Abilities that may replace an event: it waits in a frame until they are done (BK-12C)."""

from holmgang.games.berserk.numbers import frames
from holmgang.games.berserk.state import Position, set_reg


def hold_back(p: Position) -> bool:
    """If abilities may replace the event at hand, let it wait in a frame; whether it has to wait.

    If not, whoever asks lets it come true at once.
    """
    if len(p.replacements[p.event[frames.EV_KIND]]) == 0:
        return False
    p.frames.push(frames.PENDING_EVENT)
    stack = p.frames.registers
    for k in range(frames.EVENT_WIDTH):
        stack[p.frames.base + frames.G_EVENT + k] = p.event[k]
    set_reg(p, frames.G_HAPPENS, 1)
    return True
