"""What happens, and which abilities it sets off (BK-12C).

`set_event` writes down what happens. `announce` lets abilities hear of it. Abilities
that were set off wait in `p.queue`; see `queue`.
"""

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from holmgang.core.packed import cut, filled
from holmgang.games.berserk.hear import durations
from holmgang.games.berserk.look import blows, trigger_match, usage
from holmgang.games.berserk.numbers import attack, codes, frames
from holmgang.games.berserk.numbers.layouts import (
    DELAYED,
    GIVEN,
    LATER_HEAD,
    LATER_IT,
    LATER_ME,
    LATER_SEAT,
    LISTENER,
    LISTENER_HEAD,
    LISTENER_SOURCE,
    Q_IT,
    Q_REST,
    QUEUED,
    TURN_COUNT,
    USE_COUNT,
    USE_TURN,
    WINDOW_WAITS,
)
from holmgang.games.berserk.state import Position, reg
from holmgang.games.berserk.tables import NONE


def set_event(
    p: Position, event: i64, card: i64, by: i64, target: i64, n: i64, means: i64, base: i64
) -> None:
    now = p.event
    now[frames.EV_KIND] = event
    now[frames.EV_CARD] = card
    now[frames.EV_BY] = by
    now[frames.EV_TARGET] = target
    now[frames.EV_N] = n
    now[frames.EV_EXCESS] = 0
    now[frames.EV_ROLL] = NONE
    now[frames.EV_MEANS] = means
    now[frames.EV_STRENGTH] = 0
    now[frames.EV_ANSWER] = 0
    now[frames.EV_SEAT] = NONE
    now[frames.EV_BASE] = base


def announce_card(p: Position, event: i64, card: i64, n: i64 = 0, by: i64 = NONE) -> None:
    """Something has befallen a card."""
    if p.awaited >> event & 1:
        set_event(p, event, card, by, NONE, n, NONE, NONE)
        announce(p)


def announce_seat(p: Position, event: i64, seat: i64) -> None:
    if p.awaited >> event & 1:
        set_event(p, event, NONE, NONE, NONE, 0, NONE, NONE)
        p.event[frames.EV_SEAT] = seat
        announce(p)


def announce(p: Position) -> None:
    """Let everybody hear of the event at hand; whoever it sets off is put in the queue."""
    event = p.event[frames.EV_KIND]
    if p.tables.counted_events >> event & 1:
        _count_up(p, event)
    watch = p.triggers[event]
    for k in range(0, len(watch), LISTENER):
        source, head = watch[k + LISTENER_SOURCE], watch[k + LISTENER_HEAD]
        if trigger_match.may_react(p, source, head):
            enqueue(p, head, source % GIVEN, p.side[source % GIVEN])
    if p.answerable >> event & 1:
        enqueue(p, WINDOW_WAITS, NONE, trigger_match.declarer(p))
    if len(p.delayed) > 0:
        _wake_delayed(p, event)
    if len(p.gifts) > 0:
        durations.end_until(p, event)


def announce_again(p: Position) -> None:
    """What was to happen has happened; whoever waits for it hears now."""
    if p.awaited >> p.event[frames.EV_KIND] & 1:
        announce(p)


def announce_attack(p: Position, event: i64, by: i64, target: i64, n: i64 = 0) -> None:
    """Something has happened in the attack on top."""
    if p.awaited >> event & 1:
        set_event(p, event, NONE, by, target, n, reg(p, attack.MEANS), p.frames.base)
        is_answer = by == reg(p, attack.DEFENDER) and by != reg(p, attack.ATTACKER)
        p.event[frames.EV_ANSWER] = 1 if is_answer else 0
        p.event[frames.EV_ROLL] = blows.total_of(p, by)
        announce(p)


def _count_up(p: Position, event: i64) -> None:
    who = trigger_match.doer(p, event)
    if who != NONE:
        p.turn_counts = append(p.turn_counts, who * TURN_COUNT + event)


def enqueue(p: Position, head: i64, me: i64, seat: i64) -> None:
    _put_in_queue(p, head, me, seat)
    p.queue = extend(p.queue, filled(QUEUED - Q_IT, NONE))


def _put_in_queue(p: Position, head: i64, me: i64, seat: i64) -> None:
    p.queue = extend(p.queue, vec[i64]([head, me, seat]))
    p.queue = extend(p.queue, p.event)


def _wake_delayed(p: Position, event: i64) -> None:
    """What was put off until this event."""
    laters = p.delayed
    k: i64 = 0
    while k < len(laters):
        if p.tables.code[laters[k]] == event and trigger_match.is_waited_for(
            p, laters[k], laters[k + LATER_ME]
        ):
            _put_in_queue(p, laters[k + LATER_HEAD], laters[k + LATER_ME], laters[k + LATER_SEAT])
            p.queue = extend(p.queue, laters[k + LATER_IT : k + LATER_IT + Q_REST])
            p.queue = extend(p.queue, filled(QUEUED - Q_IT - Q_REST, NONE))
            laters = cut(laters, k, DELAYED)
        else:
            k += DELAYED
    p.delayed = laters


def spend_use(p: Position, head: i64, me: i64, who: i64) -> None:
    if p.tables.code[head + codes.H_LIMIT] == 0:
        return
    k = usage.find_use(p, head, me, who)
    for_whom = usage.for_each(p, head, who)
    if k == NONE:
        p.used = extend(p.used, vec[i64]([head, me, for_whom, 1, p.turn]))
    elif usage.is_by_turn(p, head) and p.used[k + USE_TURN] != p.turn:
        p.used[k + USE_COUNT] = 1
        p.used[k + USE_TURN] = p.turn
    else:
        p.used[k + USE_COUNT] += 1


def record_use(p: Position, head: i64, me: i64) -> None:
    """Note down a use, whether it is limited or not."""
    p.used = extend(p.used, vec[i64]([head, me, NONE, 0, p.turn]))
