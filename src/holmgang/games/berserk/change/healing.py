"""Healing, and those who heal by killing: vampires and corpse-eaters (BK-14.4, BK-19)."""

from mypy_extensions import i64

from holmgang.games.berserk.hear import log, replacements, triggers
from holmgang.games.berserk.look import figures, protection
from holmgang.games.berserk.numbers import codes, frames, journal
from holmgang.games.berserk.state import Position
from holmgang.games.berserk.tables import NONE


def heal(p: Position, i: i64, count: i64, by: i64 = NONE) -> None:
    """Take wounds off, never more than there are (BK-14.4)."""
    if count <= 0 or not protection.can_be_healed(p, i):
        return
    triggers.set_event(p, codes.E_HEALED, i, by, NONE, count, NONE, NONE)
    if not replacements.hold_back(p):
        take_healing(p, i, count)


def take_healing(p: Position, i: i64, n: i64) -> None:
    healed = min(n, p.wounds[i])
    p.event[frames.EV_EXCESS] = n - healed
    p.event[frames.EV_N] = healed
    if healed > 0:
        p.wounds[i] -= healed
        log.card(p, journal.HEALED, i, healed)
    if n > 0:
        triggers.announce_again(p)


def drink(p: Position, i: i64, count: i64) -> None:
    """A vampire heals by what it dealt; the surplus is extra life (BK-19.48).

    One that dies in the same exchange does not heal, nor one that cannot be healed (BK-19.102d).
    """
    if count <= 0 or not protection.can_be_healed(p, i):
        return
    if p.wounds[i] < figures.life(p, i):
        healed = min(count, p.wounds[i])
        surplus = min(count - healed, protection.room_for_life(p, i))
        p.wounds[i] -= healed
        p.extra[i] += surplus
        log.card(p, journal.DRANK, i, healed, surplus)
        if p.awaited >> codes.E_DRAINED & 1:
            triggers.set_event(p, codes.E_DRAINED, i, i, NONE, count, NONE, NONE)
            p.event[frames.EV_EXCESS] = surplus
            triggers.announce(p)
        if surplus > 0:
            triggers.announce_card(p, codes.E_LIVES_GAINED, i, surplus)


def scavenge(p: Position) -> None:
    """After what the victim's death set off (BK-19.163)."""
    last = len(p.scavengers) - 2
    i = p.scavengers[last]
    p.scavengers = p.scavengers[:last]
    if p.place[i] < 0:
        return
    p.poison[i] = 0
    log.card(p, journal.SCAVENGED, i)
    heal(p, i, p.wounds[i])
    triggers.announce_card(p, codes.E_SCAVENGED, i)
