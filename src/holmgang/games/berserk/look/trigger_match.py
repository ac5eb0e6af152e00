"""Whether an ability answers the event at hand, which stands in `p.event`."""

from mypy_extensions import i64

from holmgang.games.berserk.look import evaluator, modifiers, usage
from holmgang.games.berserk.numbers import codes, frames
from holmgang.games.berserk.numbers.layouts import GIVEN
from holmgang.games.berserk.state import GRAVE, HIDDEN, Position
from holmgang.games.berserk.tables import (
    NONE,
    POISONING,
    SPELL,
    is_attack,
)


def may_react(p: Position, source: i64, head: i64) -> bool:
    """Whether an ability answers the event at hand: it works, and all it says is so."""
    code = p.tables.code
    me = source % GIVEN
    if p.status[me] & HIDDEN:
        return False
    if code[head + codes.H_ZONE] == codes.Z_GRAVE:
        if p.place[me] != GRAVE:
            return False
    elif p.place[me] < 0:
        return False
    if source >= GIVEN:
        if not modifiers.is_given_still(p, source, head):
            return False
    elif modifiers.is_silent(p, me):
        return False
    if not is_waited_for(p, code[head + codes.H_EVENT], me):
        return False
    if not usage.has_uses(p, head, me, subject(p)):
        return False
    if not usage.can_pay(p, head, me):
        return False
    return evaluator.holds(p, code[head + codes.H_COND], me, NONE)


def subject(p: Position) -> i64:
    """For whom uses are counted, where they are counted for each apart."""
    card = p.event[frames.EV_CARD]
    return p.event[frames.EV_TARGET] if card == NONE else card


def is_waited_for(p: Position, at: i64, me: i64) -> bool:
    """Whether the event at hand is the one an ability waits for."""
    code = p.tables.code
    now = p.event
    for k in range(3):
        who = code[at + codes.W_CARD + k]
        if who != 0 and not evaluator.matches(p, who, now[frames.EV_CARD + k], me, NONE, True):
            return False
    attacks = code[at + codes.W_ATTACKS]
    means = now[frames.EV_MEANS]
    if attacks != 0 and (means == NONE or not attacks >> means & 1):
        return False
    strengths = code[at + codes.W_STRENGTHS]
    if strengths != 0 and not strengths >> now[frames.EV_STRENGTH] & 1:
        return False
    if code[at + codes.W_ANSWER] == 1 and now[frames.EV_ANSWER] != 1:
        return False
    if code[at + codes.W_EXCHANGE] == 1 and now[frames.EV_ANSWER] != 1:
        return False
    return _are_details_met(p, at, me)


def _are_details_met(p: Position, at: i64, me: i64) -> bool:
    code = p.tables.code
    now = p.event
    cause = code[at + codes.W_CAUSE]
    if cause != NONE and cause != cause_of(now[frames.EV_MEANS]):
        return False
    if code[at + codes.W_LOW] != NONE:
        roll = now[frames.EV_ROLL]
        if not code[at + codes.W_LOW] <= roll <= code[at + codes.W_HIGH]:
            return False
    whose = code[at + codes.W_WHOSE]
    if whose == codes.MINE or whose == codes.ENEMY:
        if (now[frames.EV_SEAT] == p.side[me]) != (whose == codes.MINE):
            return False
    kind = code[at + codes.W_KIND]
    if kind != NONE and not now[frames.EV_SEAT] >> kind & 1:
        return False
    marker = code[at + codes.W_MARKER]
    if marker != NONE and marker != now[frames.EV_SEAT]:
        return False
    but = code[at + codes.W_BUT]
    return but == 0 or but != _spell_used(p)


def _spell_used(p: Position) -> i64:
    """1 + the name of the spell that is used just now, whoever casts it (BK-23.75)."""
    frame = p.event[frames.EV_BASE]
    if frame < 0:
        return 0
    head = p.frames.registers[frame + frames.G_HEAD]
    return p.tables.code[head + codes.H_NAME]


def doer(p: Position, event: i64) -> i64:
    """Whose occasion it is: who did it, or whom it befell."""
    card = p.event[frames.EV_CARD]
    return p.event[frames.EV_BY] if card == NONE else card


def declarer(p: Position) -> i64:
    """Whose deed it was; the others are first to answer it (BK-12.13)."""
    who = p.event[frames.EV_BY]
    if who == NONE:
        who = p.event[frames.EV_CARD]
    return p.active if who == NONE else p.side[who]


def cause_of(means: i64) -> i64:
    """What wounded or killed: an attack, a spell, an effect or poison."""
    if means == POISONING:
        return codes.CAUSE_POISON
    if means == SPELL:
        return codes.CAUSE_SPELL
    return codes.CAUSE_ATTACK if is_attack(means) else codes.CAUSE_EFFECT
