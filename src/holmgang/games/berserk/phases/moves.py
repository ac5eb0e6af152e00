"""What the active player does with one card: walk, leap, strike, watch, charge (BK-9, BK-15.6)."""

from librt.vecs import extend
from mypy_extensions import i64

from holmgang.core.packed import filled
from holmgang.games.berserk.change import chips, movement, states
from holmgang.games.berserk.hear import log, responses
from holmgang.games.berserk.look import figures, turn_order
from holmgang.games.berserk.numbers import codes, journal, keywords
from holmgang.games.berserk.numbers.field import SQUARES
from holmgang.games.berserk.numbers.layouts import TURN_COUNT, WALKED
from holmgang.games.berserk.state import ACTED, Position
from holmgang.games.berserk.tables import NONE


def walk_to(p: Position, i: i64, there: i64) -> None:
    far = p.tables.field.path[p.place[i] * SQUARES + there]
    p.move_points[i] -= far
    movement.log_move(p, journal.MOVED, i, there)
    if p.tables.counted_events >> codes.E_MOVED & 1:
        p.turn_counts = extend(p.turn_counts, filled(far, i * TURN_COUNT + WALKED))
    movement.relocate(p, i, there, NONE, codes.E_MOVED)


def leap(p: Position, i: i64, there: i64) -> None:
    """Uses up all movement points (BK-9.12)."""
    p.move_points[i] = 0
    movement.log_move(p, journal.LEAPT, i, there)
    teleports = figures.keyword(p, i, keywords.TELEPORT) > 0
    movement.relocate(p, i, there, NONE, codes.E_TELEPORTED if teleports else codes.E_JUMPED)


def watch(p: Position, i: i64) -> None:
    """Exhausts for the right to strike a flyer, until the own next turn ends (BK-15.6)."""
    p.status[i] |= ACTED
    states.exhaust(p, i)
    p.watches_until[i] = turn_order.next_turn(p, p.side[i])
    log.card(p, journal.WATCHES, i)
    responses.open_for_action(p, i)


def charge(p: Position, i: i64) -> None:
    """Exhausts for a chip (BK-12.3)."""
    p.status[i] |= ACTED
    states.exhaust(p, i)
    log.card(p, journal.CHARGES, i)
    chips.gain_chips(p, i, 1, i)
    responses.open_for_action(p, i)
