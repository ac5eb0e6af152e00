"""An event that abilities may replace waits in a frame; here it comes true after all (BK-12C)."""

from mypy_extensions import i64

from holmgang.games.berserk.change import chips, death, healing, movement, poison, states, wounds
from holmgang.games.berserk.hear import log, queue, responses, triggers
from holmgang.games.berserk.look import cards, figures, trigger_match
from holmgang.games.berserk.numbers import codes, frames, journal
from holmgang.games.berserk.numbers.field import SQUARES
from holmgang.games.berserk.numbers.layouts import GIVEN
from holmgang.games.berserk.state import Position, reg, set_reg
from holmgang.games.berserk.tables import NONE


def pending_event_step(p: Position) -> None:
    """Each ability that may replace it is carried out, once."""
    responses.restore_event(p)
    replacing = p.replacements[p.event[frames.EV_KIND]]
    step = p.frames.step
    if reg(p, frames.G_HAPPENS) == 0:
        step = len(replacing)
    while step < len(replacing):
        source, head = replacing[step], replacing[step + 1]
        step += 2
        if trigger_match.may_react(p, source, head):
            p.frames.step = step
            _begin_replacement(p, head, source % GIVEN)
            return
    happens = reg(p, frames.G_HAPPENS) == 1 or _is_dead_anyway(p)
    p.frames.pop()
    if happens:
        come_true(p)


def _begin_replacement(p: Position, head: i64, me: i64) -> None:
    set_reg(p, frames.G_HAPPENS, 0)
    parent = p.frames.base
    queue.begin_ability(p, head, me, p.side[me])
    for k in range(frames.EVENT_WIDTH):
        p.frames.registers[p.frames.base + frames.G_EVENT + k] = p.event[k]
    set_reg(p, frames.G_PARENT, parent)


def _is_dead_anyway(p: Position) -> bool:
    """A card saved from death, but not from its wounds."""
    i = p.event[frames.EV_CARD]
    if p.event[frames.EV_KIND] != codes.E_DIED or p.place[i] < 0:
        return False
    if p.host[i] >= 0 and not 0 <= p.place[p.host[i]] < SQUARES:
        return True  # without a host (BK-16.7)
    return p.wounds[i] > 0 and p.wounds[i] >= figures.life(p, i)


def come_true(p: Position) -> None:
    """The event at hand comes true."""
    event = p.event[frames.EV_KIND]
    i = p.event[frames.EV_CARD]
    n = p.event[frames.EV_N]
    if event == codes.E_ROLLED:
        triggers.announce_attack(p, event, p.event[frames.EV_BY], p.event[frames.EV_TARGET])
        return
    if p.place[i] < 0:
        return
    if event == codes.E_WOUNDED:
        wounds.take_wounds(p, i, n)
    elif event == codes.E_HEALED:
        healing.take_healing(p, i, n)
    elif event == codes.E_DIED:
        death.die(p, i)
    elif event == codes.E_POISONED:
        poison.take_poison(p, i, n)
    elif event == codes.E_BLESSED or event == codes.E_CURSED:
        states.take_blessing(p, i, event)
    elif event == codes.E_CHIPS_GAINED:
        chips.take_chips(p, i, n)
    elif event == codes.E_LIVES_GAINED:
        chips.take_lives(p, i, n)
    else:
        _turn_or_move(p, event, i)


def _turn_or_move(p: Position, event: i64, i: i64) -> None:
    """What nothing stood for after all: a card turns, or changes its square."""
    if event == codes.E_TAPPED:
        states.become_exhausted(p, i)
    elif event == codes.E_OPENED:
        states.become_alert(p, i)
    else:
        there = p.event[frames.EV_SEAT]
        if cards.has_square(p, i) or i == p.passing_card:
            if p.board[there] == NONE or movement.passes_over(p, i):
                log.card(p, journal.SHIFTED, i, there)
                by = p.event[frames.EV_BY]
                movement.move_now(p, i, there, by, p.event[frames.EV_ANSWER])
