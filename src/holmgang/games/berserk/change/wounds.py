"""Wounds and what prevents them (BK-12F, BK-14)."""

from mypy_extensions import i64

from holmgang.core.packed import cut
from holmgang.games.berserk.change import reveal
from holmgang.games.berserk.hear import durations, log, replacements, triggers
from holmgang.games.berserk.look import figures, protection
from holmgang.games.berserk.numbers import attack, codes, frames, journal, keywords
from holmgang.games.berserk.numbers.layouts import GIFT, GIFT_SLOT, GIFT_TO, GIFT_UNTIL, GIFT_VALUE
from holmgang.games.berserk.state import WOUNDED, Position
from holmgang.games.berserk.tables import (
    BASIC,
    MAGIC,
    NONE,
    POISONING,
    TERRAIN,
    is_attack,
)


def wound_by_ability(p: Position, to: i64, count: i64, means: i64, by: i64) -> None:
    """Wounds by anything but an attack; deaths follow (BK-14.12)."""
    if p.place[to] < 0 or count <= 0:
        return
    reveal.turn_up(p, to)
    if p.tables.type[p.card[to]] == TERRAIN:
        return  # it has no life (BK-18.3)
    if protection.resists(p, to, means, by):
        return
    triggers.set_event(p, codes.E_WOUNDED, to, by, NONE, count, means, NONE)
    p.check_deaths = True
    deal(p, to, count)


def deal(p: Position, i: i64, n: i64) -> None:
    """The wounds at hand befall a card, unless abilities have to be asked first."""
    if not replacements.hold_back(p) and p.place[i] >= 0:
        take_wounds(p, i, n)


def take_wounds(p: Position, i: i64, n: i64) -> None:
    now = p.event
    by = now[frames.EV_BY]
    means = now[frames.EV_MEANS]
    left = max(0, figures.life(p, i) - p.wounds[i])
    past_shields = _shielded(p, i, max(0, n))
    soaked = p.armor_used[i]
    dealt = add_wounds(p, i, past_shields, means, by)
    if is_attack(means):
        strength = now[frames.EV_STRENGTH]
        armor = p.armor_used[i] - soaked
        shield = max(0, n) - past_shields
        size = now[frames.EV_ROLL]
        log.blow(p, journal.HIT, by, i, means, strength, size, dealt, armor, shield)
        _record_drink(p, i, by, means, dealt, left)
    elif means == POISONING:
        log.card(p, journal.SUFFERED, i, dealt)
    else:
        log.card(p, journal.WOUNDED, i, dealt)
    if dealt > 0:
        p.wounded_by[i] = means if by == NONE else (by + 1) * 16 + means
        p.status[i] |= WOUNDED
        now[frames.EV_N] = dealt
        now[frames.EV_EXCESS] = max(0, dealt - left)
        triggers.announce_again(p)


def add_wounds(p: Position, to: i64, count: i64, means: i64, by: i64 = NONE) -> i64:
    """Put wounds on a card after prevention; how many it took (BK-12.35, BK-14.3)."""
    if means != BASIC and protection.is_scaled(p, to, by):
        return 0
    if is_attack(means) and not MAGIC >> means & 1:
        soak = min(count, figures.armor_left(p, to, by))
        p.armor_used[to] += soak
        count -= soak
    p.wounds[to] += count
    return count


def _shielded(p: Position, i: i64, n: i64) -> i64:
    """Wounds that an ability prevents before armor does."""
    gifts = p.gifts
    k: i64 = 0
    while k < len(gifts) and n > 0:
        if gifts[k + GIFT_SLOT] == codes.SLOT_SHIELD and gifts[k + GIFT_TO] == i:
            stopped = min(n, gifts[k + GIFT_VALUE])
            n -= stopped
            gifts[k + GIFT_VALUE] -= stopped
            if gifts[k + GIFT_VALUE] == 0:
                p.gifts = cut(gifts, k, GIFT)
                gifts = p.gifts
                continue
            if gifts[k + GIFT_UNTIL] == codes.U_USES and durations.count_use(p, k):
                gifts = p.gifts
                continue
        k += GIFT
    return n


def _record_drink(p: Position, to: i64, by: i64, means: i64, dealt: i64, left: i64) -> None:
    """Note down what a vampire may drink when the blows have fallen (BK-19.48)."""
    at = p.event[frames.EV_BASE]
    is_reply = p.event[frames.EV_ANSWER] == 1
    if not is_reply:
        p.frames.registers[at + attack.WOUNDS_DEALT] += dealt
    if (
        means != BASIC
        or figures.keyword(p, by, keywords.VAMPIRISM) == 0
        or not figures.is_creature(p, to)
    ):
        return
    if figures.keyword(p, to, keywords.INCORPOREAL) == 0:
        drunk = dealt if p.tables.edition.vampirism_overkill else min(dealt, left)
        p.frames.registers[at + (attack.RETURNED_BLOW if is_reply else attack.STRUCK)] += drunk
