"""Which instants may answer the event at hand (BK-12B).

A seat is asked if, from what everybody can see, it could answer. What lies under
the backs of its hidden cards makes no difference to that. Only what might lie there does.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from holmgang.core.action import Action, pack
from holmgang.core.frame import KIND
from holmgang.games.berserk.look import cards, trigger_match, usage
from holmgang.games.berserk.numbers import codes, frames
from holmgang.games.berserk.numbers.frames import WIDTH
from holmgang.games.berserk.state import HIDDEN, Position, reg
from holmgang.games.berserk.tables import (
    ANSWER,
    NONE,
    PASS,
    USE,
    is_attack,
)

SHARED: Final[i64] = (
    1 << codes.E_DECLARED | 1 << codes.E_USED | 1 << codes.E_PROTECTED | 1 << codes.E_ROLLED
)
"""Moments at which the active player is asked too; the others lead back to the own turn."""

LAST_NUMBER: Final[i64] = WIDTH - 1 - frames.RESPONSES_USED
"""Instants with numbers from here on count as one."""


def might_respond(p: Position, seat: i64) -> bool:
    """Whether, for all that anybody can see, a seat could answer the event at hand."""
    event = p.event[frames.EV_KIND]
    if p.passing_card != NONE and p.side[p.passing_card] == seat:
        return False  # it has to move on first (BK-19.102b)
    for i in p.armies[seat]:
        if p.place[i] < 0:
            continue
        if p.status[i] & HIDDEN:
            if p.hidden_instants[seat] >> event & 1:
                return True
        elif p.gives_abilities or p.tables.instants[p.card[i]] >> event & 1:
            if len(responses_of(p, i)) > 0:
                return True
    return False


def is_called(p: Position, seat: i64) -> bool:
    """Whether a card in sight has an instant made for this very event."""
    code = p.tables.code
    for i in p.armies[seat]:
        if p.place[i] >= 0 and not p.status[i] & HIDDEN:
            heads = usage.acts_of(p, i)
            for number in responses_of(p, i):
                if code[heads[number - 1] + codes.H_EVENT] != 0:
                    return True
    return False


def responses_of(p: Position, i: i64) -> vec[i64]:
    """The instants by which a card may answer the event at hand, by number."""
    heads = usage.acts_of(p, i)
    found = p.tables.nothing
    for k in range(len(heads)):
        if can_respond(p, heads[k], k + 1, i):
            found = append(found, k + 1)
    return found


def can_respond(p: Position, head: i64, number: i64, i: i64) -> bool:
    code = p.tables.code
    if code[head + codes.H_INSTANT] == 0:
        return False
    window = code[head + codes.H_EVENT]
    if window == 0:
        return _is_moment(p, i) and usage.is_usable(p, head, i, NONE)
    if code[window] != p.event[frames.EV_KIND] or reg(p, answered(number)) >> i & 1:
        return False
    if _is_under_way(p, head, i):
        return False
    return trigger_match.is_waited_for(p, window, i) and usage.is_usable(
        p, head, i, trigger_match.subject(p)
    )


def _is_under_way(p: Position, head: i64, i: i64) -> bool:
    """An instant that waits to be carried out answers no answer to itself (BK-20.9)."""
    stack = p.frames.registers
    for at in range(0, p.frames.base + 1, WIDTH):
        if stack[at + KIND] == frames.ABILITY and stack[at + frames.G_HEAD] == head:
            if stack[at + frames.G_ME] == i:
                return True
    return False


def _is_moment(p: Position, i: i64) -> bool:
    """Without a condition of its own an instant may be used at any moment (BK-12.10).

    The active player comes back to the own turn after a step or an attack,
    and an attack of an ability is answered when it is declared.
    """
    event = p.event[frames.EV_KIND]
    if not codes.MOMENTS >> event & 1:
        return False
    if event == codes.E_USED and is_attack(p.event[frames.EV_MEANS]):
        return False
    return SHARED >> event & 1 == 1 or p.side[i] != p.active


def response_options(p: Position, seat: i64) -> list[Action]:
    """What a seat really can do, hidden cards included (BK-6.6)."""
    options: list[Action] = []
    for i in p.armies[seat]:
        if p.place[i] >= 0:
            for number in responses_of(p, i):
                options.append(pack(USE, cards.place_of(p, i), number))
    options.append(pack(ANSWER, PASS))
    return options


def answered(number: i64) -> i64:
    """The register of those cards whose instant of this number has answered."""
    return frames.RESPONSES_USED + min(number, LAST_NUMBER)
