"""The steps of a turn, from its opening to its end (BK-8)."""

from mypy_extensions import i64

from holmgang.core.packed import zeros
from holmgang.games.berserk.change import death, ending, reveal, states
from holmgang.games.berserk.hear import durations, listeners, log, triggers
from holmgang.games.berserk.look import cards, figures, modifiers, reach, turn_order
from holmgang.games.berserk.numbers import ask, codes, frames, journal
from holmgang.games.berserk.numbers.layouts import UPKEEP_WAITS
from holmgang.games.berserk.phases import upkeep
from holmgang.games.berserk.state import (
    ACTED,
    ALERT,
    CARDS,
    DASHED,
    GRAVE,
    MOVED,
    STUNNED,
    SWING,
    WOUNDED,
    Position,
    set_reg,
)
from holmgang.games.berserk.tables import NONE


def step(p: Position) -> None:
    step = p.frames.step
    if len(p.waiting) > 0 and upkeep.call_back(p):
        return
    if p.passing_card != NONE and _stop_passing(p, step):
        return
    if step == frames.MAIN:
        p.ask(ask.TURN, p.tables.alone[p.active])
    elif step == frames.UPKEEP:
        upkeep.upkeep_step(p)
    elif step == frames.OPENING:
        _open_turn(p)
    elif step == frames.ALERTING:
        _alert_all(p)
    elif step == frames.STARTING:
        _start_turn(p)
    elif step == frames.CLOSING:
        p.frames.step = frames.CLOSED
        _reveal_concentrating(p)
        triggers.announce_seat(p, codes.E_TURN_END, p.active)
    else:
        _close_turn(p)


def _stop_passing(p: Position, step: i64) -> bool:
    """An incorporeal card on the square of another one: the square may have become free, or there
    is no way on; whether it passes no longer.

    One that cannot leave is exiled at once (BK-19.102c).
    """
    i = p.passing_card
    square = p.place[i]
    if p.board[square] == NONE:
        p.passing_card = NONE
        p.board[square] = i
    elif step != frames.MAIN or not _goes_on(p, i):
        death.remove(p, i, True)
    else:
        return False
    return True


def _goes_on(p: Position, i: i64) -> bool:
    """Whether the active player can move it on to any square around."""
    if p.side[i] != p.active or not reach.can_move(p, i):
        return False
    return any(reach.can_pass(p, i, square) for square in p.tables.field.steps[p.place[i]])


def _open_turn(p: Position) -> None:
    if p.turn == 0 and p.active == NONE:
        ending.test_end(p)  # an army without creatures has lost already (BK-4.19)
        if p.asking != ask.OVER:
            p.active = p.first
            p.frames.push(frames.PRELUDE)
        return
    p.turn += 1
    p.active = _whose_turn(p)
    log.seat(p, journal.TURN, p.active, p.turn)
    forget_turn(p)
    p.frames.step = frames.ALERTING
    triggers.announce_seat(p, codes.E_TURN_BEFORE, p.active)


def _whose_turn(p: Position) -> i64:
    """Turns alternate, but for those that abilities put in between."""
    if len(p.extra_turns) > 0:
        p.skipped += 1
        seat = p.extra_turns[0]
        p.extra_turns = p.extra_turns[1:]
        return seat
    return turn_order.regular(p, p.turn - p.skipped)


def forget_turn(p: Position) -> None:
    """What is counted by the turn begins anew."""
    status = p.status
    kept = (SWING - 1) & ~(MOVED | ACTED | WOUNDED | DASHED)
    for i in range(CARDS):
        if status[i] & ~kept:
            status[i] &= kept
    p.turn_counts = p.tables.nothing


def _alert_all(p: Position) -> None:
    """Hidden cards are turned, then all of the side made alert (BK-6.17, BK-8.2, BK-8.3)."""
    p.frames.step = frames.STARTING if p.tables.edition.declares_first else frames.UPKEEP
    set_reg(p, frames.WHO, 0)
    army = p.armies[p.active]
    for i in army:
        reveal.turn_up(p, i)
    if p.hidden_instants[p.active] != 0:
        listeners.rebuild(p)
    for i in army:
        if p.place[i] >= 0:
            _ready(p, i)
        elif p.place[i] == GRAVE:
            upkeep.count_token(p, i)


def _ready(p: Position, i: i64) -> None:
    """Make a card alert for its turn, unless it is kept exhausted (BK-8.2, BK-8.10)."""
    status = p.status[i]
    p.status[i] = status & ~(MOVED | ACTED | STUNNED)
    kept = status & STUNNED != 0 or modifiers.forbids(p, codes.D_OPEN, i)
    if kept and not status & ALERT:
        p.move_points[i] = 0
        log.card(p, journal.STAYS, i)
    elif status & ALERT:
        p.move_points[i] = figures.move_points(p, i)
    else:
        states.make_alert(p, i)


def _start_turn(p: Position) -> None:
    """Abilities of the start of the turn (BK-8.11), maybe poison and regeneration with them."""
    p.frames.step = frames.MAIN
    triggers.announce_seat(p, codes.E_TURN_START, p.active)
    if p.tables.edition.declares_first and upkeep.has_upkeep(p):
        triggers.set_event(p, codes.E_TURN_START, NONE, NONE, NONE, 0, NONE, NONE)
        triggers.enqueue(p, UPKEEP_WAITS, NONE, p.active)


def _reveal_concentrating(p: Position) -> None:
    """Hidden cards have concentration too; whoever acts is turned up (BK-6.6, BK-19.127)."""
    code = p.tables.code
    for i in p.armies[1 - p.active]:
        if cards.is_hidden(p, i):
            if any(code[head + codes.H_UNSEEN] for head in p.tables.abilities[p.card[i]]):
                reveal.turn_up(p, i)


def _close_turn(p: Position) -> None:
    """What lasts a turn ends (BK-8.19)."""
    p.armor_used = zeros(CARDS)
    if len(p.gifts) > 0:
        durations.end_with_turn(p)
        p.check_deaths = True
    p.frames.step = frames.OPENING
    if p.turn == p.tables.edition.turn_cap:
        ending.finish(p, NONE)
