"""Who reaches whom on the field and in the air (BK-11A, BK-13, BK-15).

A hidden card is taken for what its back shows: something that stands on its
square. Nothing here lets the other player find out more.
"""

from typing import Final

from librt.vecs import extend, vec
from mypy_extensions import i64

from holmgang.games.berserk.look import cards, figures, modifiers, squares
from holmgang.games.berserk.numbers import codes, keywords
from holmgang.games.berserk.numbers.field import SQUARES, between
from holmgang.games.berserk.numbers.layouts import LINK, LINK_HEAD, LINK_SOURCE
from holmgang.games.berserk.state import (
    ACTED,
    AIR,
    ALERT,
    CARDS,
    HIDDEN,
    PACIFIED,
    SWING,
    Position,
)
from holmgang.games.berserk.tables import (
    BASIC,
    FLYER,
    GROUND,
    MELEE,
    NONE,
    POLEARM,
    TERRAIN,
    is_attack,
)

BARS: Final[i64] = 1 << codes.D_ATTACK | 1 << codes.D_BE_ATTACKED
"""Deeds whose rules say who may attack whom."""

LEAPS: Final[i64] = 1 << keywords.JUMP | 1 << keywords.TELEPORT | 1 << keywords.INCORPOREAL
"""Keywords of cards that do not just walk."""


def can_move(p: Position, i: i64) -> bool:
    """Ground creatures move: alert, with points left and before they act (BK-9.4 to BK-9.8)."""
    if p.move_points[i] <= 0 or p.status[i] & (ALERT | ACTED) != ALERT:
        return False
    if figures.type_of(p, i) != GROUND:
        return False
    if modifiers.is_changed(p, codes.M_MOVE) and figures.move_points(p, i) == 0:
        return False
    return not p.has_rules or not is_kept_in_place(p, i)


def is_kept_in_place(p: Position, i: i64) -> bool:
    """Rules of cards: it may not move, or not be relocated at all."""
    return modifiers.forbids(p, codes.D_MOVE, i) or modifiers.forbids(p, codes.D_RELOCATE, i)


def can_enter(p: Position, i: i64, square: i64) -> bool:
    """Onto a free square that no card closes to it (BK-9.3)."""
    if p.board[square] != NONE:
        return False
    return not p.has_rules or not modifiers.forbids(p, codes.D_ENTER, i, NONE, NONE, square)


def can_pass(p: Position, i: i64, square: i64) -> bool:
    """The incorporeal step onto occupied squares too (BK-19.102a)."""
    return not p.has_rules or not modifiers.forbids(p, codes.D_ENTER, i, NONE, NONE, square)


def can_leap(p: Position, i: i64) -> bool:
    """Whether a card might not just walk."""
    return p.changed_keywords & LEAPS != 0 or p.tables.leaps(p.card[i])


def leap_range(p: Position, i: i64) -> i64:
    if figures.keyword(p, i, keywords.TELEPORT):
        return SQUARES
    return figures.keyword(p, i, keywords.JUMP)


def can_strike(p: Position, i: i64) -> bool:
    """Creatures strike, unless something pacifies them (BK-1.2, BK-17.3, BK-18.3)."""
    status = p.status[i]
    if status & PACIFIED or not figures.is_creature(p, i):
        return False
    if status & ACTED and not can_attack_again(p, i):
        return False
    return not p.has_rules or not modifiers.forbids(p, codes.D_ACT, i)


def can_attack_again(p: Position, i: i64) -> bool:
    """Whether a card that has attacked may do so again this turn."""
    swings = p.status[i] // SWING
    return 0 < swings < modifiers.sum_of(p, codes.M_TIMES, i, BASIC)


def can_target(p: Position, means: i64, by: i64, to: i64, reach: i64 = 0) -> bool:
    """Whether a card may turn an action of some kind and range on another (BK-10.4 to 10.6).

    Range 0 is unlimited (BK-13.4). Attacks go at enemies only, by one reading (BK-10.13).
    """
    if p.place[to] < 0:
        return False
    if not is_attack(means):
        return _is_within(p, by, to, reach)
    if p.side[by] == p.side[to] and (by == to or not p.tables.edition.own_targets):
        return False
    if p.place[by] < 0 or p.status[by] & PACIFIED:
        return False
    if not can_reach(p, means, by, to, reach):
        return False
    return p.rules & BARS == 0 or not is_barred(p, means, by, to)


def can_reach(p: Position, means: i64, by: i64, to: i64, reach: i64) -> bool:
    """Whether an attack of some kind gets to a card, whosever it is."""
    if _is_open_terrain(p, to):
        return False
    if p.changes_reach:
        if means == BASIC and _strikes_anywhere(p, by, to):
            return True
        if reach > 0:
            reach = max(1, reach + modifiers.sum_of(p, codes.M_RANGE, by, means))
    if p.place[by] == AIR or p.place[to] == AIR:
        return _reaches_in_the_air(p, means, by, to)
    if MELEE >> means & 1:
        return squares.are_adjacent(p, by, to)
    if means == POLEARM:
        return _strikes_across(p, by, to)
    return not squares.are_adjacent(p, by, to) and _is_within(p, by, to, reach)


def is_barred(p: Position, means: i64, by: i64, to: i64) -> bool:
    """Rules of cards: who may not attack whom."""
    if modifiers.forbids(p, codes.D_ATTACK, by, to, means):
        return True
    return modifiers.forbids(p, codes.D_BE_ATTACKED, to, by, means)


def _strikes_anywhere(p: Position, by: i64, to: i64) -> bool:
    if p.place[to] == AIR and modifiers.is_given(p, codes.SLOT_REACH_FLYERS, by):
        return True
    if p.has_rules and modifiers.ruled_by(p, codes.SLOT_ALSO + codes.D_ATTACK, by, to, BASIC):
        return True
    return modifiers.is_given(p, codes.SLOT_REACH_ANYWHERE, by)


def _is_open_terrain(p: Position, i: i64) -> bool:
    """It cannot be attacked (BK-18.4)."""
    return p.place[i] == AIR and p.tables.type[p.card[i]] == TERRAIN


def _is_within(p: Position, by: i64, to: i64, reach: i64) -> bool:
    """No distance can be measured to or from the air, so any range does (BK-13.8, -13.9)."""
    here = p.place[by]
    there = p.place[to]
    if reach == 0 or here >= SQUARES or there >= SQUARES:
        return True
    return squares.span(p, here, there) <= reach


def _reaches_in_the_air(p: Position, means: i64, by: i64, to: i64) -> bool:
    """Flyers strike anybody, the others a flyer only by right or from afar (BK-15.2, -15.9).

    Nobody is adjacent to a flyer, so other melee attacks reach none and come from none.
    """
    if means == BASIC:
        return p.place[by] == AIR or p.watches_until[by] >= p.turn
    return means != POLEARM and not MELEE >> means & 1


def _strikes_across(p: Position, by: i64, to: i64) -> bool:
    """A polearm reaches over a square that is empty or holds an own card (BK-13.11)."""
    middle = between(p.place[by], p.place[to])
    if middle == NONE:
        return _strikes_diagonally(p, by, to)
    other = p.board[middle]
    return other == NONE or p.side[other] == p.side[by]


def _strikes_diagonally(p: Position, by: i64, to: i64) -> bool:
    """Two squares along a diagonal, for polearms that reach so."""
    here = p.place[by]
    there = p.place[to]
    at = here * SQUARES + there
    field = p.tables.field
    if field.radius[at] != 2 or field.path[at] != 4:
        return False
    other = p.board[(here + there) // 2]
    if other != NONE and p.side[other] != p.side[by]:
        return False
    return modifiers.is_given(p, codes.SLOT_REACH_DIAGONAL, by)


def attackable(p: Position, seat: i64) -> vec[i64]:
    """The cards among which those of a seat find whom to attack (BK-10.13)."""
    enemies = p.armies[1 - seat]
    return extend(p.armies[seat][:], enemies) if p.tables.edition.own_targets else enemies


def strikes_oddly(p: Position, i: i64) -> bool:
    """Whether a card may strike others than the enemies nearby."""
    if p.tables.edition.own_targets:
        return True
    if not p.changes_reach:
        return False
    if len(p.links[codes.SLOT_ALSO + codes.D_ATTACK]) > 0:
        return True
    return modifiers.is_given(p, codes.SLOT_REACH_FLYERS, i) or modifiers.is_given(
        p, codes.SLOT_REACH_ANYWHERE, i
    )


def may_watch(p: Position, seat: i64) -> bool:
    """Whether the enemy has only flyers left, so that one may prepare for them (BK-15.6)."""
    enemy = 1 - seat
    for i in p.armies[enemy]:
        if 0 <= p.place[i] < SQUARES and (cards.is_hidden(p, i) or figures.is_creature(p, i)):
            return False
    return True


def can_watch(p: Position, i: i64) -> bool:
    """Whether a card may exhaust itself for the right to strike a flyer (BK-15.6)."""
    if p.status[i] & ACTED or p.place[i] == AIR or not figures.is_creature(p, i):
        return False
    return not p.has_rules or not modifiers.forbids(p, codes.D_ACT, i)


def has_duties(p: Position) -> bool:
    """Whether some card may have to attack before it does anything else."""
    if not p.has_rules:
        return False
    links = p.links[codes.SLOT_MUST + codes.D_ATTACK]
    return any(
        not modifiers.cannot_work(p, links[k + LINK_SOURCE], links[k + LINK_HEAD])
        for k in range(0, len(links), LINK)
    )


def duties_kept(p: Position, i: i64, target: i64) -> i64:
    """How many cards that say whom a card must attack are obeyed by this attack."""
    return modifiers.count_rules(p, codes.SLOT_MUST + codes.D_ATTACK, i, target, BASIC)


def duties_owed(p: Position, i: i64) -> i64:
    """The most duties that a card can keep by one attack, which it must make then.

    It must attack before it does anything else that exhausts it; 0 if it is free.
    """
    if p.side[i] != p.active or not p.status[i] & ALERT or not has_duties(p):
        return 0
    if not can_strike(p, i):
        return 0
    most: i64 = 0
    for to in range(CARDS):
        if can_target(p, BASIC, i, to):
            most = max(most, duties_kept(p, i, to))
    return most


def owes_attack(p: Position, i: i64) -> bool:
    """Whether a card must attack before it does anything else that exhausts it."""
    return duties_owed(p, i) > 0


def has_protector(p: Position, attacker: i64, target: i64) -> bool:
    """Whether, as far as anybody can see, somebody could protect.

    A hidden card beside the fighters may prove unable to, which its owner
    knows; the question is put all the same, or silence would tell.
    """
    for i in p.armies[p.side[target]]:
        status = p.status[i]
        if status & ALERT == 0 or i == target:
            continue
        if status & HIDDEN:
            if _is_beside(p, i, attacker, target):
                return True
        elif may_protect(p, i, attacker, target):
            return True
    return False


def may_protect(p: Position, i: i64, attacker: i64, target: i64) -> bool:
    """An alert creature next to both fighters (BK-11.6); of flyers BK-15.3 to BK-15.5.

    A hidden flyer leaves its square when it is turned to act, so it can
    protect only where a flyer can.
    """
    if not cards.is_alert(p, i) or i == target or p.side[i] != p.side[target]:
        return False
    if not figures.is_creature(p, i):
        return False
    if p.has_rules and not cards.is_hidden(p, i):
        if is_kept_from_protecting(p, i, target):
            return False
        if modifiers.ruled_by(p, codes.SLOT_ALSO + codes.D_PROTECT, i, target):
            return i != attacker
    if not _is_beside(p, i, attacker, target):
        return False
    lurks = cards.is_hidden(p, i) and p.tables.type[p.card[i]] == FLYER
    return not lurks or cards.is_flying(p, attacker)


def is_kept_from_protecting(p: Position, i: i64, target: i64) -> bool:
    """By a rule of a card; to protect is an action (BK-10.2)."""
    if not p.has_rules:
        return False
    return modifiers.forbids(p, codes.D_PROTECT, i, target) or modifiers.forbids(p, codes.D_ACT, i)


def _is_beside(p: Position, i: i64, attacker: i64, target: i64) -> bool:
    """Next to both fighters; so is whoever sits on one of them (BK-11.7).

    But a flyer is protected by flyers alone (BK-15.5).
    """
    if p.place[target] == AIR:
        return p.place[i] == AIR
    if p.riders > 0 and (p.host[i] == attacker or p.host[i] == target):
        return True
    if p.place[attacker] == AIR:
        return p.place[i] == AIR or squares.are_adjacent(p, i, target)
    return squares.are_adjacent(p, i, attacker) and squares.are_adjacent(p, i, target)
