"""The figures of a card just now: keywords, life, type, dice, armor."""

from mypy_extensions import i64

from holmgang.games.berserk.look import cards, modifiers
from holmgang.games.berserk.numbers import codes, keywords
from holmgang.games.berserk.numbers.codes import LARGEST, NOTHING, SUM
from holmgang.games.berserk.numbers.field import SQUARES
from holmgang.games.berserk.numbers.layouts import (
    GIFT,
    GIFT_SLOT,
    GIFT_TO,
    GIFT_VALUE,
    GIVEN,
    LINK,
    LINK_HEAD,
    LINK_MOD,
    LINK_SOURCE,
)
from holmgang.games.berserk.state import AIR, BLESSED, CURSED, HIDDEN, Position
from holmgang.games.berserk.tables import (
    ARTIFACT,
    NONE,
    TERRAIN,
)


def keyword(p: Position, i: i64, word: i64) -> i64:
    """The value of a keyword; hidden cards' abilities do not work (BK-6.11)."""
    if p.status[i] & HIDDEN:
        return 0
    value = p.tables.keywords[p.card[i] * keywords.COUNT + word]
    if value > 0 and p.silences and modifiers.is_silent(p, i):
        value = 0
    return _modified(p, i, word, value) if p.changed_keywords >> word & 1 else value


def _modified(p: Position, i: i64, word: i64, value: i64) -> i64:
    """The larger of equal keywords counts, what is more of one adds up (BK-20.2).

    Lost icons are what is printed; any other loss is of all that a card has by the name.
    """
    lost = modifiers.combined(p, codes.SLOT_LOSE + word, i, NONE, NONE, LARGEST)
    if lost != NOTHING:
        if lost > 0:
            return 0
        value = 0
    value = max(value, modifiers.combined(p, codes.SLOT_KW + word, i, NONE, NONE, LARGEST))
    if value > 0:
        more = modifiers.combined(p, codes.SLOT_MORE + word, i, NONE, NONE, SUM)
        if more != NOTHING:
            value = max(0, value + more)
    return max(0, value)


def keyword_against(p: Position, i: i64, word: i64, by: i64) -> i64:
    """A keyword as far as the attacker does not ignore it."""
    value = keyword(p, i, word)
    if value > 0 and by != NONE and modifiers.is_given(p, codes.SLOT_IGNORE + word, by):
        return 0
    return value


def life(p: Position, i: i64) -> i64:
    """The most wounds a card can take, extra lives included (BK-14.5)."""
    life = p.tables.life[p.card[i]] + p.extra[i]
    if p.unmodified and len(p.gifts) == 0:
        return life
    return max(1, life + modifiers.sum_of(p, codes.M_LIFE, i))


def type_of(p: Position, i: i64) -> i64:
    """The type of a card just now."""
    printed = p.tables.type[p.card[i]]
    if not p.changes_types:
        return printed
    other = modifiers.combined(p, codes.M_TYPE, i, NONE, NONE, LARGEST)
    return printed if other == NOTHING else other


def is_creature(p: Position, i: i64) -> bool:
    if p.changes_types:
        return type_of(p, i) not in (ARTIFACT, TERRAIN)
    return p.tables.is_creature(p.card[i])


def move_points(p: Position, i: i64) -> i64:
    """Movement points a card has when it becomes alert; in the air it has none."""
    if p.place[i] == AIR:
        return 0
    return max(0, p.tables.move[p.card[i]] + modifiers.sum_of(p, codes.M_MOVE, i))


def realm_of(p: Position, i: i64) -> i64:
    realm = p.tables.realm[cards.row(p, i)]
    if i >= GIVEN or (p.unmodified and len(p.gifts) == 0):
        return realm
    other = modifiers.combined(p, codes.M_REALM, i, NONE, NONE, LARGEST)
    return realm if other == NOTHING else other


def is_of_class(p: Position, i: i64, klass: i64) -> bool:
    printed = p.tables.klass[cards.row(p, i)] == klass
    if i >= GIVEN or (p.unmodified and len(p.gifts) == 0):
        return printed
    if printed:
        return not _names(p, codes.M_UNCLASS, i, klass)
    return _names(p, codes.M_CLASS, i, klass)


def _names(p: Position, slot: i64, i: i64, klass: i64) -> bool:
    links = p.links[slot]
    for k in range(0, len(links), LINK):
        if modifiers.value_of(p, links[k + LINK_MOD], 0) == klass and modifiers.is_at_work(
            p, links[k + LINK_SOURCE], links[k + LINK_HEAD], i
        ):
            return True
    gifts = p.gifts
    for k in range(0, len(gifts), GIFT):
        if gifts[k + GIFT_SLOT] == slot and gifts[k + GIFT_TO] == i:
            if gifts[k + GIFT_VALUE] == klass and modifiers.is_gift_in_force(p, k):
                return True
    return False


def fury_of(p: Position, i: i64) -> i64:
    return modifiers.sum_of(p, codes.M_FURY, i)


def roll_bonus(p: Position, i: i64) -> i64:
    """What bless and curse add to any roll of a card (BK-19.14, BK-19.149)."""
    status = p.status[i]
    if status & (BLESSED | CURSED) == 0:
        return 0
    return (1 if status & BLESSED else 0) - (1 if status & CURSED else 0)


def roll_states(p: Position, i: i64) -> i64:
    """What else changes every roll of a card, as bits: blessed, cursed, clumsy."""
    status = p.status[i]
    clumsy: i64 = 4 if keyword(p, i, keywords.CLUMSY) > 0 else 0
    return (1 if status & BLESSED else 0) + (2 if status & CURSED else 0) + clumsy


def attack_bonus(p: Position, i: i64) -> i64:
    """Modifiers are summed; the result may leave 1 to 6 (BK-11.36, BK-11.37)."""
    return (
        keyword(p, i, keywords.ATTACK) - min(1, keyword(p, i, keywords.CLUMSY)) + roll_bonus(p, i)
    )


def defence_bonus(p: Position, i: i64, by: i64 = NONE) -> i64:
    skill = keyword_against(p, i, keywords.DEFENCE, by)
    return skill - min(1, keyword(p, i, keywords.CLUMSY)) + roll_bonus(p, i)


def armor_left(p: Position, i: i64, by: i64 = NONE) -> i64:
    """Wounds armor still prevents this turn (BK-19.6)."""
    return max(0, keyword_against(p, i, keywords.ARMOR, by) - p.armor_used[i])


def in_formation(p: Position, i: i64) -> bool:
    """Next to another card of its army that has rank too, not diagonally (BK-19.39)."""
    if keyword(p, i, keywords.FORMATION) == 0 or not 0 <= p.place[i] < SQUARES:
        return False
    for square in p.tables.field.steps[p.place[i]]:
        other = p.board[square]
        if other != NONE and (_ranks_with(p, i, other) or _ranks_with(p, i, p.rider[other])):
            return True
    return False


def _ranks_with(p: Position, i: i64, other: i64) -> bool:
    if other == NONE or p.side[other] != p.side[i]:
        return False
    return keyword(p, other, keywords.FORMATION) > 0
