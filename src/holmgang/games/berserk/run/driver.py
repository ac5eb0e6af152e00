"""What goes on while nobody owes a choice: one frame after another (BK-8)."""

from holmgang.games.berserk.change import death, ending, flight, happening, healing, symbiotes
from holmgang.games.berserk.hear import queue, responses
from holmgang.games.berserk.look import cards
from holmgang.games.berserk.numbers import ask, codes, frames
from holmgang.games.berserk.numbers.records import QUEUED
from holmgang.games.berserk.phases import combat, opening, recruiting, turns, upkeep
from holmgang.games.berserk.run import interpreter
from holmgang.games.berserk.state import Position
from holmgang.games.berserk.tables import WIDTH


def advance(p: Position) -> None:
    """Go on until somebody owes a choice, or the battle is over."""
    while len(p.actors) == 0 and p.asking != ask.OVER:
        kind = p.reg(frames.KIND)
        if kind == frames.HAPPENING:
            happening.happening_step(p)
        elif p.fallen and not _others_are_dying(p):
            ending.test_end(p)
        elif p.dying and kind != frames.ATTACKING:
            death.bury(p)
        elif len(p.queue) > p.taken * QUEUED:
            queue.take_charge(p)
        elif len(p.scavengers) > 0 and p.scavengers[-1] >= p.base:
            healing.scavenge(p)
        elif p.fleeting and kind != frames.ATTACKING and flight.end_what_is_over(p):
            pass
        elif kind == frames.TURN:
            turns.step(p)
        elif kind == frames.ATTACKING:
            combat.step(p)
        elif kind == frames.ABILITY:
            interpreter.step(p)
        elif kind == frames.TRIGGERS:
            queue.trigger_step(p)
        elif kind in (frames.BIDDING, frames.DEPLOYING, frames.PRELUDE):
            opening.step(p)
        elif kind == frames.SEATING:
            opening.seating_step(p)
        elif kind == frames.BOARDING:
            symbiotes.boarding_step(p)
        elif kind == frames.RESPONSES:
            responses.response_step(p)
        elif kind == frames.SUFFERING:
            upkeep.upkeep_step(p)
        elif kind == frames.LANDING:
            flight.landing_step(p)
        elif kind == frames.RETURNING:
            p.ask(ask.RETURN, p.tables.alone[cards.owner(p.reg(frames.WHO))])
        else:
            recruiting.step(p)


def _others_are_dying(p: Position) -> bool:
    """Of those that die together one may still have its say; then all have died (BK-21.6)."""
    if len(p.replacements[codes.E_DIED]) == 0:
        return False
    event = codes.G_EVENT + codes.EV_KIND
    for at in range(0, len(p.stack), WIDTH):
        if p.stack[at] == frames.HAPPENING and p.stack[at + event] == codes.E_DIED:
            return True
    return False
