"""Cards take off and land (BK-15.12, BK-19.148)."""

from librt.vecs import vec
from mypy_extensions import i64

from holmgang.core.bits import bit
from holmgang.games.berserk.change import death, gifts, movement, reveal, targets
from holmgang.games.berserk.hear import durations, log, triggers
from holmgang.games.berserk.look import cards, evaluator, figures, modifiers, picks
from holmgang.games.berserk.numbers import ask, codes, frames, journal, opcodes, slots
from holmgang.games.berserk.numbers.field import SQUARES, half
from holmgang.games.berserk.numbers.layouts import GIFT_SLOT
from holmgang.games.berserk.state import AIR, Position, reg, set_reg
from holmgang.games.berserk.tables import FLYER, GROUND, NONE


def let_fly(p: Position, at: i64) -> None:
    """Ground creatures take off; their symbiotes stay behind and die (BK-16.7)."""
    script = p.tables.script
    for i in targets.reached(p, reg(p, frames.G_TARGETS)):
        if p.place[i] >= 0:
            reveal.turn_up(p, i)
            if can_fly(p, i):
                gifts.give_one(
                    p,
                    codes.SLOT_FLIGHT,
                    i,
                    0,
                    1,
                    script[at + opcodes.TAKE_OFF_UNTIL],
                    script[at + opcodes.TAKE_OFF_TERM],
                )
                _lift(p, i)


def can_fly(p: Position, i: i64) -> bool:
    if not cards.has_square(p, i) or figures.type_of(p, i) not in (GROUND, FLYER):
        return False
    return not modifiers.forbids(p, codes.D_TAKE_OFF, i)


def _lift(p: Position, i: i64) -> None:
    square = p.place[i]
    p.board[square] = NONE
    p.place[i] = AIR
    p.move_points[i] = 0
    log.card(p, journal.TAKES_OFF, i, square)
    death.part_from_host(p, i)
    triggers.announce_card(p, codes.E_TOOK_OFF, i)


def let_land(p: Position, at: i64) -> None:
    """Each target loses flight, if there is a square for it."""
    cells = p.tables.script[at + opcodes.LAND_CELLS]
    for i in targets.reached(p, reg(p, frames.G_TARGETS)):
        if p.place[i] == AIR and figures.type_of(p, i) in (GROUND, FLYER):
            mask = _home_half(p, i)
            if cells != 0:
                mask = 0
                for square in evaluator.cells(p, cells, reg(p, frames.G_ME), p.frames.base):
                    mask |= bit(square)
            bring_down(p, i, mask)


def _home_half(p: Position, i: i64) -> i64:
    mask: i64 = 0
    for square in range(SQUARES):
        if half(square) == p.side[i]:
            mask |= bit(square)
    return mask


def end_lapsed(p: Position) -> bool:
    """End a gift whose condition holds no longer; whether there was one."""
    if len(p.to_land) > 0:
        _begin_landing(p)
        return True
    if durations.end_lapsed_gift(p):
        return True
    p.check_gifts = p.gift_slots & slots.FLEETING != 0
    return False


def _begin_landing(p: Position) -> None:
    """One whose time in the air is over, and who has no wings of its own."""
    i = p.to_land[len(p.to_land) - 1]
    p.to_land = p.to_land[: len(p.to_land) - 1]
    for k in modifiers.gifts_of(p, i):
        if p.gifts[k + GIFT_SLOT] == codes.SLOT_FLIGHT:
            return
    if p.place[i] == AIR and p.tables.type[p.card[i]] != FLYER:
        bring_down(p, i, _home_half(p, i))


def bring_down(p: Position, i: i64, mask: i64) -> None:
    p.frames.push(frames.LANDING)
    set_reg(p, frames.LANDING_WHO, i)
    set_reg(p, frames.LANDING_SQUARES, mask)


def landing_step(p: Position) -> None:
    """Its player chooses a square; if none is free it cannot lose flight (BK-19.148)."""
    i = reg(p, frames.LANDING_WHO)
    if p.place[i] == AIR and len(picks.landing_squares(p)) > 0:
        p.ask(ask.SQUARE, p.tables.alone[p.side[i]])
    else:
        p.frames.pop()


def land_on(p: Position, square: i64) -> None:
    i = reg(p, frames.LANDING_WHO)
    p.frames.pop()
    movement.put(p, i, square)
    log.card(p, journal.LANDS, i, square)
    ended = [k for k in modifiers.gifts_of(p, i) if p.gifts[k + GIFT_SLOT] == codes.SLOT_FLIGHT]
    durations.drop_gifts(p, vec[i64](ended))
    triggers.announce_card(p, codes.E_LANDED, i)
