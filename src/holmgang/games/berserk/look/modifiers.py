"""What abilities add to the figures of cards, for as long as they work.

A modifier comes from a static ability (`p.links`, by slot: source, head of the
ability, modifier) or was given for a while (`p.gifts`). A source that was given
its ability is numbered from GIVEN on. Values are worked out when they are
asked for, so nothing can be out of date. A match without modifiers asks only
one question.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from holmgang.games.berserk.look import evaluator, markers
from holmgang.games.berserk.numbers import codes, slots
from holmgang.games.berserk.numbers.codes import LARGEST, NOTHING, SUM
from holmgang.games.berserk.numbers.layouts import (
    GIFT,
    GIFT_BOUND,
    GIFT_FROM,
    GIFT_MOD,
    GIFT_SLOT,
    GIFT_TERM,
    GIFT_TO,
    GIFT_UNTIL,
    GIFT_VALUE,
    GIVEN,
    LINK,
    LINK_HEAD,
    LINK_MOD,
    LINK_SOURCE,
)
from holmgang.games.berserk.state import HIDDEN, Position
from holmgang.games.berserk.tables import NONE

DEEPEST: Final = 3
"""Modifiers that ask for modifiers that ask for modifiers: here the printed figures count."""


def is_changed(p: Position, slot: i64) -> bool:
    """Whether anything may modify a slot at all."""
    if len(p.links[slot]) > 0:
        return True
    return p.gift_slots != 0 and p.gift_slots >> slots.gift_bit(slot) & 1 == 1


def is_at_work(p: Position, source: i64, head: i64, i: i64) -> bool:
    """Whether a static ability or rule works, and on this card."""
    me = source % GIVEN
    if p.place[me] < 0 or p.status[me] & HIDDEN:
        return False
    code = p.tables.code
    if not evaluator.matches(p, code[head + codes.H_WHO], i, me, NONE):
        return False
    if source >= GIVEN:
        if not is_given_still(p, source, head):
            return False
    elif is_silent(p, me):
        return False
    return evaluator.holds(p, code[head + codes.H_COND], me, NONE)


def cannot_work(p: Position, source: i64, head: i64) -> bool:
    """Whether a static ability or rule cannot be at work, on any card.

    A shortcut: its card is gone, or a marker that it is about lies nowhere.
    """
    if p.place[source % GIVEN] < 0:
        return True
    marker = p.tables.code[head + codes.H_MARKER]
    return marker != 0 and not markers.lies_anywhere(p, marker - 1)


def is_given_still(p: Position, source: i64, head: i64) -> bool:
    """Whether a card still has an ability it was given, for a while or by another card."""
    if source >= 2 * GIVEN:
        k = 2 * (source // GIVEN - 2)
        return is_at_work(p, p.ability_givers[k], p.ability_givers[k + 1], source % GIVEN)
    gifts = p.gifts
    for k in range(0, len(gifts), GIFT):
        if gifts[k + GIFT_SLOT] == codes.M_ABILITY and gifts[k + GIFT_MOD] == head:
            if gifts[k + GIFT_TO] == source % GIVEN and is_gift_in_force(p, k):
                return True
    return False


def is_silent(p: Position, i: i64) -> bool:
    """Its printed abilities are lost (BK-19.162)."""
    return p.silences and combined(p, codes.M_SILENT, i, NONE, NONE, LARGEST) != NOTHING


def is_gift_in_force(p: Position, at: i64) -> bool:
    """Whether a gift is still in force, as far as conditions go."""
    gifts = p.gifts
    if gifts[at + GIFT_UNTIL] != codes.U_WHILE:
        return True
    cond = p.tables.code[gifts[at + GIFT_TERM]]
    return evaluator.holds(p, cond, gifts[at + GIFT_FROM], -2 - gifts[at + GIFT_BOUND])


def ends_with_turn(p: Position, at: i64) -> bool:
    """Whether a gift lasts to the end of some turn."""
    until = p.gifts[at + GIFT_UNTIL]
    return (
        until == codes.U_END_TURN
        or until == codes.U_END_MY_TURN
        or until == codes.U_END_ENEMY_TURN
        or until == codes.U_END_ITS_TURN
        or until == codes.U_END_MY_NEXT_TURN
    )


def combined(
    p: Position, slot: i64, i: i64, means: i64, other: i64, how: i64, whose: i64 = NONE
) -> i64:
    """All modifiers of a slot on a card, put together; NOTHING if there are none.

    `means` and `other` are the attack at hand and the card on its far end;
    `whose` leaves out what the other seat's cards give.
    """
    if not is_changed(p, slot):
        return NOTHING
    links = p.links[slot]
    gifts = p.gifts
    if p.depth >= DEEPEST:
        return NOTHING
    p.depth += 1
    found: i64 = NOTHING
    for k in range(0, len(links), LINK):
        source, head, mod = links[k + LINK_SOURCE], links[k + LINK_HEAD], links[k + LINK_MOD]
        me = source % GIVEN
        if cannot_work(p, me, head) or (whose != NONE and p.side[me] != whose):
            continue
        if fits_attack(p, mod, means, other, me) and is_at_work(p, source, head, i):
            found = combine(found, value_of(p, mod, me), how)
    for k in range(0, len(gifts), GIFT):
        if gifts[k + GIFT_SLOT] == slot and gifts[k + GIFT_TO] == i and is_gift_in_force(p, k):
            if whose != NONE and p.side[gifts[k + GIFT_FROM]] != whose:
                continue
            if fits_attack(p, gifts[k + GIFT_MOD], means, other, gifts[k + GIFT_FROM]):
                found = combine(found, gifts[k + GIFT_VALUE], how)
    p.depth -= 1
    return found


def combined_setting(p: Position, slot: i64, i: i64, means: i64) -> i64:
    """What sets a figure: the player's own first, so the opponent's has the last word
    (BK-11.38, BK-11.40); of several of one player the largest.
    """
    if not is_changed(p, slot):
        return NOTHING
    mine = p.side[i]
    found = combined(p, slot, i, means, NONE, LARGEST, 1 - mine)
    return found if found != NOTHING else combined(p, slot, i, means, NONE, LARGEST, mine)


def fits_attack(p: Position, mod: i64, means: i64, other: i64, me: i64) -> bool:
    """Whether a modifier is about this kind of attack, and by such a card."""
    if mod == 0:
        return True
    code = p.tables.code
    attacks = code[mod + codes.MOD_ATTACKS]
    if attacks != 0 and means != NONE and not attacks >> means & 1:
        return False
    source = code[mod + codes.MOD_FROM]
    return source == 0 or (other != NONE and evaluator.matches(p, source, other, me, NONE))


def value_of(p: Position, mod: i64, me: i64) -> i64:
    at = p.tables.code[mod + codes.MOD_N]
    if at == 0:
        return 1
    return evaluator.amount(p, at, me, NONE)


def sum_of(p: Position, slot: i64, i: i64, means: i64 = NONE, other: i64 = NONE) -> i64:
    """The sum of all modifiers of a slot (BK-20.3)."""
    if p.unmodified and len(p.gifts) == 0:
        return 0
    found = combined(p, slot, i, means, other, SUM)
    if found == NOTHING:
        return 0
    return found


def is_given(p: Position, slot: i64, i: i64, means: i64 = NONE, other: i64 = NONE) -> bool:
    if p.unmodified and len(p.gifts) == 0:
        return False
    return combined(p, slot, i, means, other, LARGEST) != NOTHING


def gifts_of(p: Position, i: i64) -> vec[i64]:
    """Where the gifts of a card stand."""
    gifts = p.gifts
    found = p.tables.nothing
    for k in range(0, len(gifts), GIFT):
        if gifts[k + GIFT_TO] == i:
            found = append(found, k)
    return found


def ruled_by(
    p: Position, slot: i64, i: i64, other: i64 = NONE, means: i64 = NONE, square: i64 = NONE
) -> bool:
    """Whether a rule of a card (its mode and deed are the slot) is about this deed of `i`."""
    links = p.links[slot]
    for k in range(0, len(links), LINK):
        source, head = links[k + LINK_SOURCE], links[k + LINK_HEAD]
        if (
            not cannot_work(p, source, head)
            and _is_about(p, links[k + LINK_MOD], i, other, means, square, source % GIVEN)
            and is_at_work(p, source, head, i)
        ):
            return True
    return False


def count_rules(p: Position, slot: i64, i: i64, other: i64, means: i64) -> i64:
    """How many rules of a slot are about this deed of `i`."""
    links = p.links[slot]
    found: i64 = 0
    for k in range(0, len(links), LINK):
        source, head = links[k + LINK_SOURCE], links[k + LINK_HEAD]
        if cannot_work(p, source, head):
            continue
        if _is_about(p, links[k + LINK_MOD], i, other, means, NONE, source % GIVEN):
            if is_at_work(p, source, head, i):
                found += 1
    return found


def _is_about(p: Position, deed: i64, i: i64, other: i64, means: i64, square: i64, me: i64) -> bool:
    code = p.tables.code
    unless = code[deed + codes.DEED_EXCEPT]
    if unless != 0 and evaluator.matches(p, unless, i, me, NONE):
        return False
    attacks = code[deed + codes.DEED_ATTACKS]
    if attacks != 0 and (means == NONE or not attacks >> means & 1):
        return False
    target = code[deed + codes.DEED_TARGET]
    if target != 0 and (other == NONE or not evaluator.matches(p, target, other, me, NONE)):
        return False
    cells = code[deed + codes.DEED_CELLS]
    if cells != 0 and square != NONE and not evaluator.is_cell(p, cells, square, me, NONE):
        return False
    kind = code[deed + codes.DEED_KIND]
    return kind == NONE or means in (NONE, kind)


def forbids(
    p: Position, deed: i64, i: i64, other: i64 = NONE, means: i64 = NONE, square: i64 = NONE
) -> bool:
    """Whether a card may not do something, be it forbidden or allowed only otherwise."""
    if not p.rules >> deed & 1:
        return False
    if ruled_by(p, codes.SLOT_FORBID + deed, i, other, means, square):
        return True
    return _is_only_otherwise(p, deed, i, other, means, square)


def _is_only_otherwise(p: Position, deed: i64, i: i64, other: i64, means: i64, square: i64) -> bool:
    links = p.links[codes.SLOT_ONLY + deed]
    for k in range(0, len(links), LINK):
        if is_at_work(p, links[k + LINK_SOURCE], links[k + LINK_HEAD], i):
            unless = p.tables.code[links[k + LINK_MOD] + codes.DEED_EXCEPT]
            me = links[k + LINK_SOURCE] % GIVEN
            if unless != 0 and evaluator.matches(p, unless, i, me, NONE):
                continue
            if not _is_about(p, links[k + LINK_MOD], i, other, means, square, me):
                return True
    return False


def combine(found: i64, value: i64, how: i64) -> i64:
    if found == NOTHING:
        return value
    if how == SUM:
        return found + value
    return max(found, value) if how == LARGEST else min(found, value)
