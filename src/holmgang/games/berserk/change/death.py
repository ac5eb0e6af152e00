"""Cards die or leave play (BK-14)."""

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from holmgang.core.packed import cut, with_one
from holmgang.games.berserk.change import reveal, symbiotes
from holmgang.games.berserk.hear import durations, log, replacements, triggers
from holmgang.games.berserk.look import cards, figures, modifiers, protection, squares
from holmgang.games.berserk.numbers import codes, frames, journal, keywords
from holmgang.games.berserk.numbers.layouts import MARK, MARK_AT, MARK_ON_SQUARE
from holmgang.games.berserk.state import CARDS, EXILE, GRAVE, HIDDEN, RETURNED, SLAIN, Position
from holmgang.games.berserk.tables import MELEE, NONE, SPELL


def destroy(p: Position, i: i64, by: i64 = NONE, means: i64 = NONE) -> None:
    """To the graveyard without wounds; it counts as death (BK-14.6)."""
    if p.place[i] < 0:
        return
    reveal.turn_up(p, i)
    if not protection.resists(p, i, means, by):
        p.wounded_by[i] = max(0, means) if by == NONE else (by + 1) * 16 + max(0, means)
        _let_die(p, i)


def let_wounded_die(p: Position) -> None:
    """All whose wounds have reached their life die together (BK-14.3, BK-14.12)."""
    wounds = p.wounds
    fallen = p.tables.nothing
    for i in range(CARDS):
        if wounds[i] > 0 and p.place[i] >= 0 and wounds[i] >= figures.life(p, i):
            fallen = append(fallen, i)
    p.check_deaths = False
    # Frames are carried out from the top, so the last one is put there first.
    replaced = len(p.replacements[codes.E_DIED]) > 0
    for k in range(len(fallen)):
        _let_die(p, fallen[len(fallen) - 1 - k] if replaced else fallen[k])


def _let_die(p: Position, i: i64) -> None:
    """The incorporeal is exiled instead, which is no death (BK-19.102f)."""
    if p.place[i] < 0:
        return  # a symbiote that fell with its host
    if figures.keyword(p, i, keywords.INCORPOREAL) > 0:
        remove(p, i, True)
        return
    by = p.wounded_by[i] // 16 - 1 if p.wounded_by[i] >= 16 else NONE
    means = p.wounded_by[i] % 16 if p.wounded_by[i] >= 0 else NONE
    triggers.set_event(p, codes.E_DIED, i, by, NONE, 0, means, NONE)
    if not replacements.has_to_wait(p) and p.place[i] >= 0:
        die(p, i)


def die(p: Position, i: i64) -> None:
    """It hears of its own death, as those do that die with it."""
    by = p.event[frames.EV_BY]
    means = p.event[frames.EV_MEANS]
    triggers.announce_again(p)
    slain = by != NONE and p.side[by] != p.side[i] and 0 <= means < SPELL
    eaten = _is_eaten(p, i, by, means)
    remove(p, i, eaten)
    if slain and p.place[i] == GRAVE:
        p.status[i] |= SLAIN
    if eaten:
        p.scavengers = extend(p.scavengers, vec[i64]([by, p.frames.base]))


def _is_eaten(p: Position, i: i64, by: i64, means: i64) -> bool:
    """Corpse-eating: an adjacent enemy by any means, any enemy in melee (BK-19.163)."""
    if by == NONE or p.side[by] == p.side[i]:
        return False
    if p.place[by] < 0 or figures.keyword(p, by, keywords.SCAVENGER) == 0:
        return False
    if not figures.is_creature(p, i):
        return False
    if 0 <= means < SPELL and MELEE >> means & 1:
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
        _let_die(p, rider)


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
