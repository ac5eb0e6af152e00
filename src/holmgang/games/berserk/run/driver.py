"""What goes on while nobody owes a choice: one frame after another (BK-8)."""

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from holmgang.games.berserk.change import death, ending, flight, healing, pending_event, symbiotes
from holmgang.games.berserk.hear import queue, responses
from holmgang.games.berserk.numbers import ask, codes, frames
from holmgang.games.berserk.numbers.frames import WIDTH
from holmgang.games.berserk.numbers.layouts import Q_EVENT, QUEUED
from holmgang.games.berserk.phases import combat, opening, recruiting, reveal_armies, turns, upkeep
from holmgang.games.berserk.run import interpreter
from holmgang.games.berserk.state import Position

Step = Callable[[Position], None]
"""Goes on with the frame on top: it asks somebody, changes something, or ends."""

STEPS: dict[int, Step] = {
    frames.ORDER: recruiting.order_step,
    frames.DRAWING: recruiting.drawing_step,
    frames.MULLIGANS: recruiting.mulligan_step,
    frames.HIRING: recruiting.hiring_step,
    frames.PLACING: recruiting.placing_step,
    frames.SHOWING: reveal_armies.showing_step,
    frames.SEATING: opening.seating_step,
    frames.FROM_DEAL: opening.from_deal_step,
    frames.DEPLOYING: opening.deploying_step,
    frames.PRELUDE: opening.start_step,
    frames.TURN: turns.step,
    frames.RETURNING: upkeep.returning_step,
    frames.SUFFERING: upkeep.upkeep_step,
    frames.ATTACKING: combat.step,
    frames.BOARDING: symbiotes.boarding_step,
    frames.LANDING: flight.landing_step,
    frames.ABILITY: interpreter.step,
    frames.PENDING_EVENT: pending_event.pending_event_step,
    frames.TRIGGERS: queue.trigger_step,
    frames.RESPONSES: responses.response_step,
}


def _no_such_frame(p: Position) -> None:
    raise AssertionError(f"no frame {p.frames.kind}")


BY_KIND: Final = [STEPS.get(kind, _no_such_frame) for kind in range(1 + max(STEPS))]


def advance(p: Position) -> None:
    """Go on until somebody owes a choice, or the battle is over."""
    while len(p.actors) == 0 and p.asking != ask.OVER:
        kind = p.frames.kind
        if kind == frames.PENDING_EVENT:
            pending_event.pending_event_step(p)
        elif p.check_end and not _is_death_at_work(p):
            ending.test_end(p)
        elif _may_have_fallen(p, kind) and death.let_wounded_die(p):
            pass
        elif len(p.queue) > p.taken * QUEUED:
            queue.begin_batch(p)
        elif len(p.scavengers) > 0 and p.scavengers[len(p.scavengers) - 1] >= p.frames.base:
            healing.scavenge(p)
        elif p.check_gifts and kind != frames.ATTACKING and flight.end_lapsed(p):
            pass
        else:
            _go_on(p, kind)


def _may_have_fallen(p: Position, kind: i64) -> bool:
    """Not in the midst of an attack; and where cards give life, it may end at any moment."""
    return (p.check_deaths or p.changes_life) and kind != frames.ATTACKING


def _go_on(p: Position, kind: i64) -> None:
    """By the table; but the most frequent frames directly, which is far cheaper when compiled."""
    if kind == frames.TURN:
        turns.step(p)
    elif kind == frames.ATTACKING:
        combat.step(p)
    elif kind == frames.ABILITY:
        interpreter.step(p)
    elif kind == frames.TRIGGERS:
        queue.trigger_step(p)
    elif kind == frames.RESPONSES:
        responses.response_step(p)
    elif kind == frames.DRAWING:
        recruiting.drawing_step(p)
    else:
        BY_KIND[kind](p)


def _is_death_at_work(p: Position) -> bool:
    """Whether deaths still wait to happen or to be heard; only then the end is judged (BK-21.7).

    Of those that die together one may have its say (BK-21.6), and what abilities do on
    death belongs to the moment when a card reaches the graveyard.
    """
    for at in range(Q_EVENT, len(p.queue), QUEUED):
        if _is_passing(p.queue[at + frames.EV_KIND]):
            return True
    event = frames.G_EVENT + frames.EV_KIND
    for at in range(0, p.frames.base + 1, WIDTH):
        if _knows_event(p.frames.registers[at]) and _is_passing(p.frames.registers[at + event]):
            return True
    return False


def _is_passing(event: i64) -> bool:
    """What is announced of a card that leaves play."""
    return event == codes.E_DIED or event == codes.E_LEFT or event == codes.E_BURIED


def _knows_event(frame: i64) -> bool:
    return frame == frames.ABILITY or frame == frames.PENDING_EVENT or frame == frames.RESPONSES
