"""Abilities that were set off, carried out one by one.

A frame carries out each batch. The active player's are declared first, then the
opponent's, and they are carried out in reverse order (BK-12.16). When they are done,
players may answer the event with instants (`responses`).
"""

from typing import Final

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from holmgang.core.packed import count_of, cut
from holmgang.games.berserk.hear import responses
from holmgang.games.berserk.look import trigger_order, usage
from holmgang.games.berserk.numbers import ask, codes, frames
from holmgang.games.berserk.numbers.layouts import (
    Q_EVENT,
    Q_HEAD,
    Q_IT,
    Q_ME,
    Q_SEAT,
    QUEUED,
    WINDOW_WAITS,
)
from holmgang.games.berserk.state import CARDS, LONGEST_CYCLE, Position, reg, set_reg
from holmgang.games.berserk.tables import NONE

LARGEST_FINGERPRINT: Final[i64] = (1 << 30) - 1
"""The largest fingerprint."""


def begin_batch(p: Position) -> None:
    """Put a frame on top for the abilities that were set off just now."""
    p.frames.push(frames.TRIGGERS)
    set_reg(p, frames.TRIGGERS_BATCH, p.taken)
    p.taken = len(p.queue) // QUEUED


def trigger_step(p: Position) -> None:
    """Begin the next ability of a batch; last of all, whatever may answer what happened."""
    if trigger_order.end_of_queue(p) == reg(p, frames.TRIGGERS_BATCH):
        p.taken = reg(p, frames.TRIGGERS_BATCH)
        p.frames.pop()
    elif p.tables.edition.declares_first:
        _declare_or_begin(p)
    else:
        found = trigger_order.waiting_abilities(p)
        if len(found) == 0:
            begin_waiting(p, reg(p, frames.TRIGGERS_BATCH))
        elif trigger_order.is_one_kind(p, found):
            begin_waiting(p, found[0])
        else:
            _ask_for_one(p, found)


def _declare_or_begin(p: Position) -> None:
    """All are declared, the active player's first, then done in reverse (BK-12.16)."""
    if reg(p, frames.TRIGGERS_DECLARED) == NONE:
        _put_windows_first(p)
    end = trigger_order.end_of_queue(p)
    declared = reg(p, frames.TRIGGERS_DECLARED)
    if declared == end - reg(p, frames.TRIGGERS_BATCH):
        set_reg(p, frames.TRIGGERS_DECLARED, declared - 1)
        begin_waiting(p, end - 1)
        return
    found = trigger_order.waiting_abilities(p)
    if trigger_order.is_one_kind(p, found):
        declare_waiting(p, found[0])
    else:
        _ask_for_one(p, found)


def _put_windows_first(p: Position) -> None:
    """Whatever may answer the event at hand comes after the abilities that they set off."""
    set_reg(p, frames.TRIGGERS_DECLARED, 0)
    for k in range(reg(p, frames.TRIGGERS_BATCH), trigger_order.end_of_queue(p)):
        if p.queue[k * QUEUED] == WINDOW_WAITS:
            declare_waiting(p, k)


def declare_waiting(p: Position, k: i64) -> None:
    """An ability is declared after those that were declared before."""
    declared = reg(p, frames.TRIGGERS_DECLARED)
    to = reg(p, frames.TRIGGERS_BATCH) + declared
    if k != to:
        record = p.queue[k * QUEUED : (k + 1) * QUEUED]
        others = cut(p.queue, k * QUEUED, QUEUED)
        p.queue = extend(extend(others[: to * QUEUED], record), others[to * QUEUED :])
    set_reg(p, frames.TRIGGERS_DECLARED, declared + 1)


def choose_waiting(p: Position, k: i64) -> None:
    """A player has chosen the next one to be declared or to be carried out."""
    if p.tables.edition.declares_first:
        declare_waiting(p, k)
    else:
        begin_waiting(p, k)


def _ask_for_one(p: Position, waiting: vec[i64]) -> None:
    seat = p.queue[waiting[0] * QUEUED + Q_SEAT]
    question: i64 = ask.DECLARE if p.tables.edition.declares_first else ask.TRIGGER
    p.ask(question, p.tables.alone[seat])


def begin_waiting(p: Position, k: i64) -> None:
    """Carry out a waiting ability, unless it repeats itself without end (BK-20.9)."""
    at = k * QUEUED
    record = p.queue[at : at + QUEUED]
    p.queue = cut(p.queue, at, QUEUED)
    p.taken -= 1
    head = record[Q_HEAD]
    if head < 0:
        _begin_other(p, record)
        return
    if record_step(p, head * CARDS + record[Q_ME]) or not _has_uses(p, record):
        return
    begin_ability(p, head, record[Q_ME], record[Q_SEAT])
    stack = p.frames.registers
    for k in range(frames.EVENT_WIDTH):
        stack[p.frames.base + frames.G_EVENT + k] = record[Q_EVENT + k]
    stack[p.frames.base + frames.G_IT] = record[Q_IT]
    stack[p.frames.base + frames.G_X] = record[Q_IT + 1]
    for k in range(frames.VARIABLES):
        stack[p.frames.base + frames.G_VARS + k] = record[Q_IT + 2 + k]


def _has_uses(p: Position, record: vec[i64]) -> bool:
    """Whether a limited ability may be used (BK-19.133, BK-19.134).

    What happened twice at once may have set it off twice. Without a target it is not used.
    """
    head = record[Q_HEAD]
    if p.tables.code[head + codes.H_LIMIT] == 0:
        return True
    card = record[Q_EVENT + frames.EV_CARD]
    who = record[Q_EVENT + frames.EV_TARGET] if card == NONE else card
    me = record[Q_ME]
    return usage.has_uses(p, head, me, who) and usage.has_targets(p, head, me)


def _begin_other(p: Position, record: vec[i64]) -> None:
    if record[Q_HEAD] == WINDOW_WAITS:
        responses.open_window(p, record)
    else:
        p.frames.push(frames.SUFFERING)
        set_reg(p, frames.WHO, 0)


def begin_ability(p: Position, head: i64, me: i64, seat: i64) -> None:
    p.frames.push(frames.ABILITY)
    p.frames.step = p.tables.code[head + codes.H_CODE]
    set_reg(p, frames.G_ME, me)
    set_reg(p, frames.G_SEAT, seat)
    set_reg(p, frames.G_HEAD, head)


def record_step(p: Position, step: i64) -> bool:
    """Record a step; whether a sequence comes to it for the third time with nothing changed.

    It is cut there: a sequence may be repeated once (BK-20.9). Whoever
    carries out abilities that set each other off asks at each of them;
    a player's next choice begins a new trail.
    """
    fingerprint = _fingerprint(p, step)
    p.fingerprints = append(p.fingerprints, fingerprint)
    return count_of(p.fingerprints, fingerprint) > 2 or len(p.fingerprints) > LONGEST_CYCLE


def _fingerprint(p: Position, step: i64) -> i64:
    """A step and all that it may have changed about the cards, in one figure."""
    so_far = step
    for i in range(CARDS):
        so_far = mix_in(so_far, p.place[i])
        if p.place[i] >= 0:
            so_far = mix_in(so_far, p.wounds[i] + (p.extra[i] << 16))
            so_far = mix_in(so_far, p.poison[i] + (p.move_points[i] << 16))
            so_far = mix_in(so_far, p.status[i] + (p.chips[i] << 24))
        else:
            so_far = mix_in(so_far, p.tokens[i])
    for figure in p.gifts:
        so_far = mix_in(so_far, figure)
    for figure in p.marks:
        so_far = mix_in(so_far, figure)
    return so_far


def mix_in(so_far: i64, figure: i64) -> i64:
    """Add a figure to a fingerprint, which stays small enough to be multiplied fast."""
    return (so_far * 1_000_003 + figure) & LARGEST_FINGERPRINT
