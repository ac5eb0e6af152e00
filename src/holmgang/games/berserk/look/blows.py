"""What the dice of an attack come to, and how hard its strikes are (BK-11).

Where a function names no fighters, the frame on top is that of the attack. Bots ask the others too.
"""

from mypy_extensions import i64

from holmgang.core.action import Action, pack
from holmgang.games.berserk.look import cards, figures, modifiers, reach
from holmgang.games.berserk.numbers import attack, codes, keywords
from holmgang.games.berserk.numbers.codes import NOTHING, SMALLEST
from holmgang.games.berserk.numbers.field import SQUARES
from holmgang.games.berserk.numbers.layouts import GIFT, GIFT_SLOT, GIFT_TO, GIFT_VALUE
from holmgang.games.berserk.state import DASHED, Position, reg
from holmgang.games.berserk.tables import (
    ANSWER,
    ARTIFACT,
    BASIC,
    NONE,
    PASS,
    PROTECT,
    SHOT,
)


def total_of(p: Position, i: i64) -> i64:
    """What the die of a fighter came to; NONE before it is thrown."""
    if i == reg(p, attack.ATTACKER):
        return NONE if reg(p, attack.ROLLED) == NONE else attack_total(p)
    return NONE if reg(p, attack.ANSWERED) == NONE else defence_total(p)


def skill_of(p: Position, i: i64) -> i64:
    """What its skill adds to the die of a fighter."""
    means = reg(p, attack.MEANS)
    if i != reg(p, attack.ATTACKER):
        return figures.keyword_against(p, i, keywords.DEFENCE, reg(p, attack.ATTACKER))
    if means == BASIC:
        return figures.keyword(p, i, keywords.ATTACK)
    return figures.keyword(p, i, keywords.MARKSMAN) if means == SHOT else 0


def attack_total(p: Position) -> i64:
    """The attacker's die with its modifiers (BK-11.35 to BK-11.37)."""
    attacker = reg(p, attack.ATTACKER)
    bonus = attack_bonus(p, reg(p, attack.MEANS), attacker, reg(p, attack.DEFENDER))
    return _final_total(p, reg(p, attack.ROLLED) + bonus, attacker, attack.ADDED, attack.SET)


def attack_bonus(p: Position, means: i64, attacker: i64, defender: i64) -> i64:
    """What is added to the die of an attacker before it is thrown."""
    if means == BASIC:
        bonus = figures.attack_bonus(p, attacker)
    else:
        skill = figures.keyword(p, attacker, keywords.MARKSMAN) if means == SHOT else 0
        bonus = skill + figures.roll_bonus(p, attacker)
    if not p.unmodified or len(p.gifts) > 0:
        bonus += modifiers.sum_of(p, codes.M_ROLL, attacker, means, defender)
        bonus += modifiers.sum_of(p, codes.SLOT_ROLL_ATTACKING, attacker, means, defender)
    return bonus


def defence_total(p: Position) -> i64:
    """The defender's die with its modifiers."""
    defender = reg(p, attack.DEFENDER)
    total = reg(p, attack.ANSWERED) + defence_bonus(p, defender, reg(p, attack.ATTACKER))
    return _final_total(p, total, defender, attack.ANSWER_ADDED, attack.ANSWER_SET)


def defence_bonus(p: Position, defender: i64, attacker: i64) -> i64:
    """What is added to the die of a defender before it is thrown."""
    bonus = figures.defence_bonus(p, defender, attacker)
    if not p.unmodified or len(p.gifts) > 0:
        bonus += modifiers.sum_of(p, codes.M_ROLL, defender, BASIC, attacker)
        bonus += modifiers.sum_of(p, codes.SLOT_ROLL_DEFENDING, defender, BASIC, attacker)
    return bonus


def _final_total(p: Position, total: i64, i: i64, added: i64, fixed: i64) -> i64:
    """What abilities added while the die lay there; what sets it comes last (BK-11.40)."""
    if reg(p, added) != NONE:
        total += reg(p, added) - attack.UNBIASED
    if not p.unmodified or len(p.gifts) > 0:
        always = modifiers.combined_setting(p, codes.M_ROLL_IS, i, reg(p, attack.MEANS))
        if always != NOTHING:
            total = always
    return total if reg(p, fixed) == NONE else reg(p, fixed)


def bank_of(p: Position, seat: i64) -> i64:
    """How much a player may still add to dice of own cards."""
    gifts = p.gifts
    left: i64 = 0
    for k in range(0, len(gifts), GIFT):
        if gifts[k + GIFT_SLOT] == codes.SLOT_BANK and p.side[gifts[k + GIFT_TO]] == seat:
            left += gifts[k + GIFT_VALUE]
    return left


def row_chooser(p: Position) -> i64:
    """The fighter whose player picks the row of an exchange (BK-11.20, BK-11.23)."""
    if p.tables.edition.attacker_chooses or attack_total(p) > defence_total(p):
        return reg(p, attack.ATTACKER)
    return reg(p, attack.DEFENDER)


def strength_of(p: Position, means: i64, by: i64, to: i64, register: i64, forced: i64) -> i64:
    strength = reg(p, register)
    if reg(p, forced) != NONE:
        strength = reg(p, forced)
    if strength > 0 and (not p.unmodified or len(p.gifts) > 0):
        most = modifiers.combined(p, codes.M_WEAKEN, to, means, by, SMALLEST)
        if most != NOTHING:
            strength = min(strength, most)
    return strength


def magnitude(p: Position, i: i64, strength: i64, power: i64) -> i64:
    """The number of an attack: printed, or an ability's own three (BK-11.1, BK-10.11)."""
    if power == NONE:
        return p.tables.strike[3 * p.card[i] + strength - 1]
    return power >> 8 * (strength - 1) & 255


def modified_size(p: Position, means: i64, by: i64, to: i64, size: i64) -> i64:
    """The attacker's modifiers come first, then the target's, what sets it last (BK-11.39)."""
    size += modifiers.sum_of(p, codes.M_POWER, by, means, to)
    size += modifiers.sum_of(p, codes.M_TAKE, to, means, by)
    most = modifiers.combined(p, codes.M_CAP, to, means, by, SMALLEST)
    if most != NOTHING:
        size = min(size, most)
    return max(0, size)


def answers(p: Position, defender: i64) -> bool:
    """Whether a defender rolls and may strike back (BK-11.18, BK-11.30, BK-11.32, -11.33)."""
    if reg(p, attack.MEANS) != BASIC or not _fights_on(p, defender):
        return False
    if figures.keyword(p, reg(p, attack.ATTACKER), keywords.UNANSWERED) > 0:
        return False
    return figures.type_of(p, defender) != ARTIFACT


def _fights_on(p: Position, i: i64) -> bool:
    if cards.is_alert(p, i) or reg(p, attack.OPEN) == 1:
        return True
    return modifiers.is_given(p, codes.M_GUARD, i)


def has_come_to_nothing(p: Position) -> bool:
    """Cancelled (BK-12.19), or one of the fighters is gone."""
    if reg(p, attack.STOPPED) == attack.CANCELLED or p.place[reg(p, attack.ATTACKER)] < 0:
        return True
    return p.place[reg(p, attack.DEFENDER)] < 0


def may_dash(p: Position, i: i64) -> bool:
    """Once a turn, to a free square beside it."""
    if p.place[i] < 0 or p.place[i] >= SQUARES or figures.keyword(p, i, keywords.DASH) == 0:
        return False
    if p.status[i] & DASHED or reg(p, attack.ROLLED) == NONE:
        return False
    return len(dash_squares(p, i)) > 0


def dash_squares(p: Position, i: i64) -> list[int]:
    return [s for s in p.tables.field.steps[p.place[i]] if reach.can_enter(p, i, s)]


def protector_options(p: Position) -> list[Action]:
    attacker = reg(p, attack.ATTACKER)
    target = reg(p, attack.TARGET)
    options: list[Action] = []
    for i in p.armies[p.side[target]]:
        if reach.may_protect(p, i, attacker, target):
            options.append(pack(PROTECT, cards.place_of(p, i)))
    options.append(pack(ANSWER, PASS))
    return options
