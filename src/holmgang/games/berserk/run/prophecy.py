"""Prophecies, and looking at the top of one's deck (BK-19.150)."""

from mypy_extensions import i64

from holmgang.core.bits import bit
from holmgang.games.berserk.change import decks
from holmgang.games.berserk.hear import log, triggers
from holmgang.games.berserk.look import modifiers, operands, picks
from holmgang.games.berserk.numbers import ask, codes, frames, journal, opcodes
from holmgang.games.berserk.run import flow
from holmgang.games.berserk.state import Position, reg, set_reg
from holmgang.games.berserk.tables import NONE


def turn_card(p: Position, seat: i64, row: i64) -> None:
    """What chance found on top: shown to all, or seen by its owner alone."""
    decks.draw_blind(p, seat, row)
    if p.tables.script[p.frames.step] == opcodes.SHOW_TOP:
        _show(p, seat, row)
    else:
        decks.set_top(p, seat, [*p.top[seat], 2 * row])
        log.seat(p, journal.SEEN, seat, row, bit(seat))


def show_top(p: Position, at: i64) -> None:
    """One card after another, as many as there are."""
    seat = reg(p, frames.G_SEAT)
    if reg(p, frames.G_LEFT) == NONE:
        more = modifiers.sum_of(p, codes.M_PROPHECY, reg(p, frames.G_ME))
        set_reg(p, frames.G_LEFT, max(0, operands.operand(p, at, opcodes.SHOW_TOP_N) + more))
        set_reg(p, frames.G_SHOWN, len(p.shown))
    if reg(p, frames.G_LEFT) > 0 and len(p.top[seat]) == 0 and len(p.pile[seat]) > 0:
        p.ask(ask.CHANCE, p.tables.chance)
    elif reg(p, frames.G_LEFT) > 0 and len(p.top[seat]) + len(p.under[seat]) > 0:
        _show(p, seat, decks.take_topmost(p, seat))
    else:
        set_reg(p, frames.G_LEFT, NONE)
        set_reg(p, frames.G_COUNT + p.tables.script[at + opcodes.SHOW_TOP_DEPTH], 0)
        flow.go_on(p, at)
        triggers.announce_seat(p, codes.E_PROPHESIED, seat)


def _show(p: Position, seat: i64, row: i64) -> None:
    p.shown = [*p.shown, 2 * row + seat]
    set_reg(p, frames.G_LEFT, reg(p, frames.G_LEFT) - 1)
    log.seat(p, journal.SHOWN, seat, row)


def next_shown(p: Position, at: i64) -> None:
    """The next card becomes the variable; one that was taken away is passed over."""
    script = p.tables.script
    start = reg(p, frames.G_SHOWN)
    k = start + reg(p, frames.G_COUNT + script[at + opcodes.SHOWN_DEPTH])
    while k < len(p.shown) and p.shown[k] == NONE:
        k += 1
    if k >= len(p.shown):
        p.frames.step = script[at + opcodes.SHOWN_TO]
        return
    set_reg(p, frames.G_COUNT + script[at + opcodes.SHOWN_DEPTH], k + 1 - start)
    set_reg(
        p, frames.G_VARS + script[at + opcodes.SHOWN_VARIABLE], codes.FROM_DECK + p.shown[k] // 2
    )
    flow.go_on(p, at)


def put_under(p: Position, at: i64) -> None:
    """In an order that their owner chooses."""
    left = picks.left_shown(p)
    if len(left) > 1 and min(left) != max(left):
        p.ask(ask.TARGET, p.tables.alone[reg(p, frames.G_SEAT)])
        return
    decks.return_shown(p)
    flow.go_on(p, at)


def put_one_under(p: Position, row: i64) -> None:
    seat = reg(p, frames.G_SEAT)
    decks.draw_out(p, seat, row)
    decks.put_back(p, seat, row, 1)


def peek(p: Position, at: i64) -> None:
    """The owner alone learns what lies on top."""
    seat = reg(p, frames.G_SEAT)
    wanted = max(0, operands.operand(p, at, opcodes.N))
    if len(p.top[seat]) < wanted and len(p.pile[seat]) > 0:
        p.ask(ask.CHANCE, p.tables.chance)
        return
    flow.go_on(p, at)
    log.seat(p, journal.LOOKED, seat, wanted)
