"""Who may carry a companion or a parasite (BK-16, BK-6.12).

A symbiote that sits on a host is where its host is. Its host alone stands on the square.
"""

from mypy_extensions import i64

from holmgang.core.action import Action, pack
from holmgang.games.berserk.look import cards, figures, modifiers, squares
from holmgang.games.berserk.numbers import codes, field, frames, keywords
from holmgang.games.berserk.state import CARDS, Position, reg
from holmgang.games.berserk.tables import (
    ANSWER,
    COMPANION,
    FLYER,
    GROUND,
    NONE,
    PARASITE,
    PASS,
    TARGET,
)


def can_host(p: Position, host: i64, row: i64, seat: i64) -> bool:
    """Whether a seat's symbiote may sit on a card (BK-16.2 to BK-16.6).

    Its host is a ground creature without a symbiote; the back of a hidden one shows no more.
    """
    if p.card[host] == NONE or not cards.has_square(p, host) or p.rider[host] != NONE:
        return False
    is_own = p.side[host] == seat
    if is_own != (p.tables.type[row] == COMPANION):
        return False
    if cards.is_hidden(p, host) and not is_own:
        return True
    if cards.is_hidden(p, host):
        if p.tables.type[p.card[host]] != GROUND:
            return False
    elif figures.type_of(p, host) not in (GROUND, FLYER):
        return False
    if _is_bodiless(p, host) and p.tables.keyword(row, keywords.INCORPOREAL) == 0:
        return False
    return not modifiers.forbids(p, codes.D_HOST, host)


def _is_bodiless(p: Position, i: i64) -> bool:
    """Its player knows it of a hidden card too."""
    if cards.is_hidden(p, i):
        return p.tables.keyword(p.card[i], keywords.INCORPOREAL) > 0
    return figures.keyword(p, i, keywords.INCORPOREAL) > 0


def hosts_at_start(p: Position, i: i64) -> list[int]:
    """Parasites begin in the enemy's front row, companions anywhere (BK-6.12)."""
    row = p.card[i]
    seat = p.side[i]
    is_parasite = p.tables.type[row] == PARASITE
    found: list[int] = []
    for host in range(CARDS):
        if can_host(p, host, row, seat):
            if not is_parasite or field.rank(p.place[host], 1 - seat) == 1:
                found.append(host)
    return found


def hosts_nearby(p: Position, row: i64, seat: i64, source: i64) -> list[int]:
    """Whom a symbiote may join in the battle: the card that brings it, or one next to it."""
    found: list[int] = []
    is_aloft = p.place[source] >= field.SQUARES
    for host in range(CARDS):
        is_near = is_aloft or host == source or squares.are_adjacent(p, source, host)
        if is_near and can_host(p, host, row, seat):
            found.append(host)
    return found


def host_options(p: Position) -> list[Action]:
    i = reg(p, frames.SEATING_WHOM)
    if p.frames.kind == frames.SEATING:
        hosts = hosts_at_start(p, i)
    else:
        hosts = hosts_nearby(p, p.card[i], p.side[i], reg(p, frames.BOARDING_FROM))
    if len(hosts) == 0:
        return [pack(ANSWER, PASS)]
    return [pack(TARGET, p.place[host]) for host in hosts]
