"""How companions and parasites come to their hosts (BK-16, BK-6.12)."""

from mypy_extensions import i64

from holmgang.core.action import Action, first, verb
from holmgang.core.packed import with_one
from holmgang.games.berserk.change import arrivals, reveal
from holmgang.games.berserk.hear import log, triggers
from holmgang.games.berserk.look import cards, hosts
from holmgang.games.berserk.numbers import ask, codes, frames, journal
from holmgang.games.berserk.state import Position, reg, set_reg
from holmgang.games.berserk.tables import NONE, TARGET


def attach(p: Position, i: i64, host: i64) -> None:
    """Put a symbiote on a host, off its square or its host before."""
    if p.host[i] >= 0:
        detach(p, i)
    elif cards.has_square(p, i):
        p.board[p.place[i]] = NONE
    p.host = with_one(p.host, i, host)
    p.rider = with_one(p.rider, host, i)
    p.riders += 1
    p.place[i] = p.place[host]


def detach(p: Position, i: i64) -> None:
    """A symbiote sits on its host no more."""
    p.rider = with_one(p.rider, p.host[i], NONE)
    p.host = with_one(p.host, i, -2 - p.host[i])
    p.riders -= 1


def choose_host(p: Position, action: Action) -> None:
    i = reg(p, frames.SEATING_WHOM)
    boards = p.frames.kind == frames.BOARDING
    is_tapped = reg(p, frames.BOARDING_TAPPED)
    wounds = reg(p, frames.BOARDING_HURT)
    if boards:
        p.frames.pop()
    if verb(action) == TARGET:
        take_seat(p, i, p.board[first(action)])
        if boards:
            arrivals.arrive(p, i, is_tapped == 1, wounds)


def take_seat(p: Position, i: i64, host: i64) -> None:
    """On a host, which is revealed by it (BK-6.16)."""
    reveal.turn_up(p, host)
    if not hosts.can_host(p, host, p.card[i], p.side[i]):
        return
    attach(p, i, host)
    log.card(p, journal.SEATED, i, p.place[host])
    if p.awaited >> codes.E_SEATED & 1:
        triggers.set_event(p, codes.E_SEATED, i, NONE, host, 0, NONE, NONE)
        triggers.announce(p)


def board_from(p: Position, i: i64, source: i64, is_tapped: bool, wounds: i64) -> None:
    """Its player chooses a host for a symbiote that comes into play."""
    p.frames.push(frames.BOARDING)
    set_reg(p, frames.SEATING_WHOM, i)
    set_reg(p, frames.BOARDING_FROM, source)
    set_reg(p, frames.BOARDING_TAPPED, int(is_tapped))
    set_reg(p, frames.BOARDING_HURT, wounds)


def boarding_step(p: Position) -> None:
    p.ask(ask.SEAT, p.tables.alone[p.side[reg(p, frames.SEATING_WHOM)]])
