"""Cards die or leave play (BK-14)."""

from typing import Final

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from holmgang.core.frame import KIND
from holmgang.core.packed import cut, with_one
from holmgang.games.berserk.change import reveal, symbiotes
from holmgang.games.berserk.hear import durations, log, replacements, triggers
from holmgang.games.berserk.look import cards, figures, modifiers, protection, squares
from holmgang.games.berserk.numbers import codes, frames, journal, keywords
from holmgang.games.berserk.numbers.frames import WIDTH
from holmgang.games.berserk.numbers.layouts import MARK, MARK_AT, MARK_ON_SQUARE
from holmgang.games.berserk.state import CARDS, EXILE, GRAVE, HIDDEN, RETURNED, SLAIN, Position
from holmgang.games.berserk.tables import (
    MELEE,
    NONE,
    is_attack,
)

# What becomes of a card that dies, besides the number of who eats it and NONE
SLAIN_BY_ENEMY: Final = -2
BODILESS: Final = -3


def destroy(p: Position, i: i64, by: i64 = NONE, means: i64 = NONE) -> None:
    """To the graveyard without wounds; it counts as death (BK-14.6)."""
    destroy_all(p, vec[i64]([i]), by, means)


def destroy_all(p: Position, targets: vec[i64], by: i64, means: i64) -> None:
    """Those who are destroyed together die together (BK-14.12)."""
    fallen = p.tables.nothing
    for i in targets:
        if p.place[i] >= 0:
            reveal.turn_up(p, i)
            if not protection.resists(p, i, means, by):
                p.wounded_by[i] = max(0, means) if by == NONE else (by + 1) * 16 + max(0, means)
                fallen = append(fallen, i)
    _let_die(p, fallen)


def let_wounded_die(p: Position) -> bool:
    """All whose wounds have reached their life die together (BK-14.3, BK-14.12); whether any do.

    Whoever survives owes later death to nobody who wounded it before.
    """
    wounds = p.wounds
    fallen = p.tables.nothing
    for i in range(CARDS):
        if wounds[i] == 0 or p.place[i] < 0:
            continue
        if wounds[i] < figures.life(p, i):
            p.wounded_by[i] = NONE
        elif not _is_dying(p, i):
            fallen = append(fallen, i)
    p.check_deaths = False
    _let_die(p, fallen)
    return len(fallen) > 0


def _is_dying(p: Position, i: i64) -> bool:
    """Whether its death is at hand already, and abilities may still replace it."""
    stack = p.frames.registers
    for at in range(0, p.frames.base + 1, WIDTH):
        if (
            stack[at + KIND] == frames.PENDING_EVENT
            and stack[at + frames.G_EVENT + frames.EV_KIND] == codes.E_DIED
            and stack[at + frames.G_EVENT + frames.EV_CARD] == i
        ):
            return True
    return False


def _let_die(p: Position, fallen: vec[i64]) -> None:
    """Each may react to its own death and to those of who die with it; then all leave.

    The incorporeal are exiled instead, which is no death (BK-19.102f).
    """
    # Frames are carried out from the top, so the last one is put there first.
    replaced = len(p.replacements[codes.E_DIED]) > 0
    fates = p.tables.nothing
    for k in range(len(fallen)):
        i = fallen[len(fallen) - 1 - k] if replaced else fallen[k]
        if figures.keyword(p, i, keywords.INCORPOREAL) > 0:
            fates = extend(fates, vec[i64]([i, BODILESS]))
            continue
        by = p.wounded_by[i] // 16 - 1 if p.wounded_by[i] >= 16 else NONE
        means = p.wounded_by[i] % 16 if p.wounded_by[i] >= 0 else NONE
        triggers.set_event(p, codes.E_DIED, i, by, NONE, 0, means, NONE)
        if not replacements.hold_back(p):
            fates = extend(fates, vec[i64]([i, _announce_death(p, i)]))
    for symbiotes_leave in (True, False):  # before their hosts, which would take them along
        for k in range(0, len(fates), 2):
            if (p.host[fates[k]] >= 0) == symbiotes_leave:
                _fall(p, fates[k], fates[k + 1])


def die(p: Position, i: i64) -> None:
    """The death at hand comes true."""
    _fall(p, i, _announce_death(p, i))


def _announce_death(p: Position, i: i64) -> i64:
    """Abilities hear of a death; what becomes of the card: who eats it, or what killed it."""
    by = p.event[frames.EV_BY]
    means = p.event[frames.EV_MEANS]
    triggers.announce_again(p)
    if _is_eaten(p, i, by, means):
        return by
    slain = by != NONE and p.side[by] != p.side[i] and is_attack(means)
    return SLAIN_BY_ENEMY if slain else NONE


def _fall(p: Position, i: i64, fate: i64) -> None:
    if p.place[i] < 0:
        return
    remove(p, i, fate >= 0 or fate == BODILESS)
    if fate == SLAIN_BY_ENEMY and p.place[i] == GRAVE:
        p.status[i] |= SLAIN
    if fate >= 0:
        p.scavengers = extend(p.scavengers, vec[i64]([fate, p.frames.base]))


def _is_eaten(p: Position, i: i64, by: i64, means: i64) -> bool:
    """Corpse-eating: an adjacent enemy by any means, any enemy in melee (BK-19.163)."""
    if by == NONE or p.side[by] == p.side[i]:
        return False
    if p.place[by] < 0 or figures.keyword(p, by, keywords.SCAVENGER) == 0:
        return False
    if not figures.is_creature(p, i):
        return False
    if means != NONE and MELEE >> means & 1:
        return True
    return squares.are_adjacent(p, by, i)


def remove(p: Position, i: i64, is_exiled: bool = False) -> None:
    """Out of play, all markers gone (BK-14.11); a returned card may be exiled instead."""
    if p.status[i] & RETURNED and p.tables.edition.exile_incarnated:
        is_exiled = True
    p.status[i] &= ~HIDDEN
    log.card(p, journal.EXILED if is_exiled else journal.DIED, i)
    triggers.announce_card(p, codes.E_LEFT, i)
    if not is_exiled:
        triggers.announce_card(p, codes.E_BURIED, i)
    depart(p, i, EXILE if is_exiled else GRAVE)


def depart(p: Position, i: i64, zone: i64) -> None:
    """From play to another zone."""
    p.departed = with_one(p.departed, i, p.wounds[i] << 8 | p.place[i])
    if cards.has_square(p, i):
        p.board[p.place[i]] = NONE
    if i == p.passing_card:
        p.passing_card = NONE
    p.place[i] = zone
    _clear_card(p, i)
    p.check_end = True
    durations.return_to_owner(p, i)
    if p.riders > 0:
        part_from_host(p, i)


def part_from_host(p: Position, i: i64) -> None:
    """Of a host that has left the field the symbiote dies, however it left (BK-16.7)."""
    if p.host[i] >= 0:
        symbiotes.detach(p, i)
    rider = p.rider[i]
    if rider != NONE:
        p.wounded_by[rider] = NONE
        _let_die(p, vec[i64]([rider]))


def _clear_card(p: Position, i: i64) -> None:
    p.status[i] &= RETURNED
    p.wounds[i] = 0
    p.extra[i] = 0
    p.poison[i] = 0
    p.move_points[i] = 0
    p.armor_used[i] = 0
    p.tokens[i] = 0
    p.chips[i] = 0
    p.watches_until[i] = 0
    _take_gifts(p, i)


def _take_gifts(p: Position, i: i64) -> None:
    durations.drop_gifts(p, modifiers.gifts_of(p, i))
    k: i64 = 0
    while k < len(p.marks):
        if p.marks[k + MARK_ON_SQUARE] == 0 and p.marks[k + MARK_AT] == i:
            p.marks = cut(p.marks, k, MARK)
        else:
            k += MARK
