"""How long gifts last: until an event, for so many uses, or until they are taken away."""

from librt.vecs import append, vec
from mypy_extensions import i64

from holmgang.core.packed import cut, with_one
from holmgang.games.berserk.hear import listeners, log
from holmgang.games.berserk.look import cards, modifiers, trigger_match
from holmgang.games.berserk.numbers import codes, journal, slots
from holmgang.games.berserk.numbers.layouts import (
    GIFT,
    GIFT_FROM,
    GIFT_MOD,
    GIFT_SLOT,
    GIFT_TERM,
    GIFT_TO,
    GIFT_UNTIL,
    GIFT_VALUE,
)
from holmgang.games.berserk.state import Position


def end_until(p: Position, event: i64) -> None:
    """Gifts that last until this next befalls their card."""
    gifts = p.gifts
    who = trigger_match.doer(p, event)
    ended = p.tables.nothing
    for k in range(0, len(gifts), GIFT):
        if (
            gifts[k + GIFT_UNTIL] == codes.U_NEXT
            and gifts[k + GIFT_TERM] == event
            and gifts[k + GIFT_TO] == who
        ):
            ended = append(ended, k)
    drop_gifts(p, ended)


def drop_gifts(p: Position, ended: vec[i64]) -> None:
    """Take gifts away, by where they stand, and let it be noticed."""
    if len(ended) == 0:
        return
    gifts = p.gifts
    for k in range(len(ended) - 1, -1, -1):
        p.gifts = cut(p.gifts, ended[k], GIFT)
    for at in ended:
        if gifts[at + GIFT_SLOT] in (codes.SLOT_COMMAND, codes.M_TYPE):
            p.check_end = True  # it may have been the last creature of a side (BK-21.1)
        if slots.ends_at_once(gifts[at + GIFT_SLOT]):
            _gift_ended(p, gifts[at + GIFT_SLOT], gifts[at + GIFT_TO])
    if any(gifts[at + GIFT_SLOT] == codes.M_ABILITY for at in ended):
        listeners.rebuild(p)
    else:
        listeners.refresh(p)


def _gift_ended(p: Position, slot: i64, i: i64) -> None:
    """Back to whoever commands it without that gift, or down to the ground."""
    if slot == codes.SLOT_COMMAND:
        seat = cards.owner(i)
        for k in modifiers.gifts_of(p, i):
            if p.gifts[k + GIFT_SLOT] == slot:
                seat = p.gifts[k + GIFT_VALUE]
        if seat != p.side[i]:
            command(p, i, seat)
            if p.place[i] >= 0:
                log.card(p, journal.COMMANDED, i)
    elif slot == codes.SLOT_FLIGHT and cards.is_flying(p, i):
        p.to_land = append(p.to_land, i)


def use_gifts(p: Position, i: i64, means: i64, other: i64, attacks: bool) -> None:
    """An attack by or at a card uses what it was given for so many of them."""
    gifts = p.gifts
    k: i64 = 0
    while k < len(gifts):
        if (
            gifts[k + GIFT_UNTIL] == codes.U_USES
            and gifts[k + GIFT_TO] == i
            and slots.is_used_by(gifts[k + GIFT_SLOT], attacks)
            and modifiers.fits_attack(p, gifts[k + GIFT_MOD], means, other, gifts[k + GIFT_FROM])
            and count_use(p, k)
        ):
            gifts = p.gifts
            continue
        k += GIFT


def count_use(p: Position, at: i64) -> bool:
    """One use of a gift; whether it was the last one."""
    p.gifts[at + GIFT_TERM] -= 1
    if p.gifts[at + GIFT_TERM] > 0:
        return False
    drop_gifts(p, vec[i64]([at]))
    return True


def end_with_turn(p: Position) -> None:
    """What lasted until the end of this turn is over (BK-8.19)."""
    gifts = p.gifts
    ended = p.tables.nothing
    for k in range(0, len(gifts), GIFT):
        if modifiers.ends_with_turn(p, k) and gifts[k + GIFT_TERM] <= p.turn:
            ended = append(ended, k)
    drop_gifts(p, ended)


def end_lapsed_gift(p: Position) -> bool:
    """Flight and command end as soon as their condition fails; whether one did."""
    gifts = p.gifts
    for k in range(0, len(gifts), GIFT):
        if slots.ends_at_once(gifts[k + GIFT_SLOT]) and not modifiers.is_gift_in_force(p, k):
            drop_gifts(p, vec[i64]([k]))
            return True
    return False


def use_ability(p: Position, i: i64, head: i64) -> None:
    """One use of an ability that was given for so many."""
    gifts = p.gifts
    for k in modifiers.gifts_of(p, i):
        is_it = gifts[k + GIFT_SLOT] == codes.M_ABILITY and gifts[k + GIFT_MOD] == head
        if is_it and gifts[k + GIFT_UNTIL] == codes.U_USES:
            count_use(p, k)
            return


def command(p: Position, i: i64, seat: i64) -> None:
    """From now on a seat commands a card."""
    p.side = with_one(p.side, i, seat)
    listeners.gather_armies(p)


def return_to_owner(p: Position, i: i64) -> None:
    """Out of play a card is its owner's again (BK-14.11)."""
    if p.side[i] != cards.owner(i):
        command(p, i, cards.owner(i))
