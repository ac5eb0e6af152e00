"""Whose abilities can be at work: who changes figures, who waits for events (BK-12C).

Asked anew whenever cards come or go or are given abilities, so that all else
can ask quickly whether anybody cares.
"""

from typing import Final

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from holmgang.core.bits import bit
from holmgang.games.berserk.look import cards, modifiers
from holmgang.games.berserk.numbers import codes, keywords, slots
from holmgang.games.berserk.numbers.layouts import (
    DELAYED,
    GIFT,
    GIFT_MOD,
    GIFT_SLOT,
    GIFT_TERM,
    GIFT_TO,
    GIFT_UNTIL,
    GIVEN,
)
from holmgang.games.berserk.state import CARDS, HIDDEN, Position
from holmgang.games.berserk.tables import DEAL, NONE

REACH: list[int] = [
    *(codes.M_RANGE, codes.SLOT_REACH_FLYERS),
    *(codes.SLOT_REACH_DIAGONAL, codes.SLOT_REACH_ANYWHERE),
]
"""Slots of what changes who reaches whom."""

REACH_BITS: Final[i64] = sum(1 << int(slots.gift_bit(slot)) for slot in REACH)


def rebuild(p: Position) -> None:
    """Find out whose abilities can be at work; asked when that changes."""
    tables = p.tables
    gather_armies(p)
    p.links = tables.no_links[:]
    p.triggers = tables.no_listeners[:]
    p.replacements = tables.no_listeners[:]
    p.unmodified = True
    p.has_rules = False
    p.answerable = 0
    p.hidden_instants = tables.no_hidden_instants
    p.ability_givers = tables.nothing
    for i in range(CARDS):
        if p.card[i] != NONE:
            for head in tables.abilities[p.card[i]]:
                _index_ability(p, i, head)
    gifts = p.gifts
    for k in range(0, len(gifts), GIFT):
        if gifts[k + GIFT_SLOT] == codes.M_ABILITY:
            _index_ability(p, gifts[k + GIFT_TO] + GIVEN, gifts[k + GIFT_MOD])
    if any(tables.instants):
        _look_under_backs(p)
    _find_awaited(p)


def _index_ability(p: Position, source: i64, head: i64) -> None:
    code = p.tables.code
    sort = code[head + codes.H_CLASS]
    parts = code[head + codes.H_PARTS]
    if sort == codes.STATIC:
        for k in range(code[parts]):
            mod = code[parts + 1 + k]
            _add_link(p, code[mod], source, head, mod)
            if code[mod] == codes.M_ABILITY:
                p.answerable |= p.tables.opening(code[mod + codes.MOD_N])
                _index_given(p, source, head, code[mod + codes.MOD_N])
    elif sort == codes.ACT:
        p.answerable |= p.tables.opening(head)
    elif sort == codes.RULE:
        _add_link(p, code[parts], source, head, parts + 1)
    elif sort == codes.ON:
        event = code[code[head + codes.H_EVENT]]
        p.triggers[event] = extend(p.triggers[event][:], vec[i64]([source, head]))
    elif sort == codes.INSTEAD:
        event = code[code[head + codes.H_EVENT]]
        p.replacements[event] = extend(p.replacements[event][:], vec[i64]([source, head]))


def _add_link(p: Position, slot: i64, source: i64, head: i64, mod: i64) -> None:
    """A new list, for the empty ones are shared by all positions."""
    p.links[slot] = extend(p.links[slot][:], vec[i64]([source, head, mod]))
    if slots.is_rule(slot):
        p.has_rules = True
    else:
        p.unmodified = False


def _look_under_backs(p: Position) -> None:
    """What hidden cards might answer, for all that the other player knows of them."""
    p.hidden_instants = vec[i64]([_hidden_answers(p, 0), _hidden_answers(p, 1)])
    p.answerable |= p.hidden_instants[0] | p.hidden_instants[1]


def _hidden_answers(p: Position, seat: i64) -> i64:
    start = seat * DEAL
    hidden = [i for i in range(start, start + p.size[seat]) if p.status[i] & HIDDEN]
    mask: i64 = 0
    if len(hidden) > 0:
        for i in hidden:
            mask |= p.tables.instants[p.card[i]]
        for row in cards.deck_rows(p, seat):
            mask |= p.tables.instants[row]
    return mask


def _index_given(p: Position, source: i64, head: i64, ability: i64) -> None:
    """An ability that is not used but works by itself may be given to any card."""
    if p.tables.code[ability] == codes.ACT:
        return
    number = 2 + len(p.ability_givers) // 2
    p.ability_givers = extend(p.ability_givers[:], vec[i64]([source, head]))
    for i in range(CARDS):
        if p.card[i] != NONE:
            _index_ability(p, i + GIVEN * number, ability)


def _find_awaited(p: Position) -> None:
    """Which events anybody waits for."""
    _find_shortcuts(p)
    p.awaited_by_cards = p.tables.counted_events | p.answerable
    for event in range(codes.EVENTS):
        if len(p.triggers[event]) > 0:
            p.awaited_by_cards |= bit(event)
    refresh(p)


def refresh(p: Position) -> None:
    """What the gifts, and what was put off, add to that; asked when they change."""
    p.awaited = p.awaited_by_cards
    for k in range(0, len(p.delayed), DELAYED):
        p.awaited |= bit(p.tables.code[p.delayed[k]])
    gifts = p.gifts
    gifted: i64 = 0
    touched = p.keywords_of_cards
    for k in range(0, len(gifts), GIFT):
        slot = gifts[k + GIFT_SLOT]
        gifted |= bit(slots.gift_bit(slot))
        if gifts[k + GIFT_UNTIL] == codes.U_NEXT:
            p.awaited |= bit(gifts[k + GIFT_TERM])
        keyword = slots.keyword_of(slot)
        if keyword != slots.NO_KEYWORD:
            touched |= bit(keyword)
    p.gift_slots = gifted
    p.changed_keywords = touched
    p.gives_abilities = modifiers.is_changed(p, codes.M_ABILITY)
    p.silences = modifiers.is_changed(p, codes.M_SILENT)
    p.changes_types = modifiers.is_changed(p, codes.M_TYPE)
    p.changes_life = modifiers.is_changed(p, codes.M_LIFE)
    p.changes_reach = p.cards_change_reach or gifted & REACH_BITS != 0
    p.check_gifts = len(p.to_land) > 0 or gifted & slots.FLEETING != 0


def _find_shortcuts(p: Position) -> None:
    """Which questions can be answered without looking at any ability."""
    links = p.links
    p.keywords_of_cards = 0
    for word in range(keywords.COUNT):
        for base in (codes.SLOT_KW, codes.SLOT_MORE, codes.SLOT_LOSE):
            if len(links[base + word]) > 0:
                p.keywords_of_cards |= bit(word)
    p.rules = 0
    for deed in range(codes.DEEDS):
        if len(links[codes.SLOT_FORBID + deed]) + len(links[codes.SLOT_ONLY + deed]) > 0:
            p.rules |= bit(deed)
    p.cards_change_reach = len(links[codes.SLOT_ALSO + codes.D_ATTACK]) > 0
    for slot in REACH:
        if len(links[slot]) > 0:
            p.cards_change_reach = True


def gather_armies(p: Position) -> None:
    """Note down anew who commands which cards."""
    armies = vec[vec[i64]]([p.tables.nothing[:], p.tables.nothing[:]])
    for seat in range(2):
        for i in range(seat * DEAL, seat * DEAL + p.size[seat]):
            armies[p.side[i]] = append(armies[p.side[i]], i)
    p.armies = armies
