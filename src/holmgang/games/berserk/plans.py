"""What a whole army would come to, before its player commits to it card by card.

A board lets all cards be chosen together. What they cost, what could be hired besides and
where they may stand is played out on a copy, by the rules themselves.
"""

from typing import Final

from holmgang.core.bits import count_bits
from holmgang.core.errors import Unreadable
from holmgang.core.state import View
from holmgang.games.berserk.change import movement
from holmgang.games.berserk.look import hiring
from holmgang.games.berserk.notation import PLACES
from holmgang.games.berserk.numbers import ask
from holmgang.games.berserk.phases import recruiting
from holmgang.games.berserk.state import DEALT, HIRED, REALMS, Position
from holmgang.games.berserk.tables import DEAL, NONE
from holmgang.games.berserk.views.mustering import dealt_to

REST: Final = "rest"
"""As a part of a wish: whatever else seems sensible."""


def plan(position: Position, seat: int, wish: list[str]) -> View:
    """Parts are cards by their places in the deal, `3`; or with their squares, `3 c1`."""
    if position.asking == ask.HIRE:
        return _army(position, seat, wish)
    return _line_up(position, seat, wish) if position.asking == ask.PLACE else {}


def _numbers(wish: list[str], most: int) -> list[int]:
    """The cards that are named, in the order of the deal."""
    parts = [part.split(" ")[0] for part in wish if part != REST]
    for part in parts:
        if not (part.isdecimal() and part.isascii() and int(part) < most):
            raise Unreadable(text=part)
    return sorted({int(part) for part in parts})


# Hiring


def _army(position: Position, seat: int, wish: list[str]) -> View:
    """What an army costs, which cards are too much for the purse, and which it still buys."""
    picks = [k for k in _numbers(wish, DEAL) if k >= position.asked[seat]]
    if REST in wish:
        picks = _filled(position, seat, picks)
    army = _copy(position)
    for k in picks:
        if army.place[seat * DEAL + k] == DEALT:
            recruiting.hire(army, seat, seat * DEAL + k)
    realms = army.spent[4 * seat + REALMS]
    gold, silver = hiring.coins_left(army, seat)
    all_gold, all_silver = hiring.purse(army, seat, realms)
    dear = _too_dear(position, seat, picks)
    return {
        "picks": picks,
        "count": len(hiring.hired(army, seat)),
        "realms": int(count_bits(realms)),
        "gold": int(gold),
        "all_gold": int(all_gold),
        "silver": int(silver),
        "all_silver": int(all_silver),
        "dear": dear,
        "open": [] if dear else _open(position, seat, picks),
    }


def _copy(position: Position) -> Position:
    twin = position.copy()
    assert isinstance(twin, Position)
    return twin


def _too_dear(position: Position, seat: int, picks: list[int]) -> list[int]:
    """Cards that cannot be hired when their turn comes: the rules ask in the order of the deal."""
    army = _copy(position)
    dear: list[int] = []
    for k in sorted(picks):
        i = seat * DEAL + k
        if army.place[i] != DEALT:
            continue
        if i in hiring.thrown_out(army, seat) or not hiring.can_hire(army, seat, army.card[i]):
            dear.append(k)
        else:
            recruiting.hire(army, seat, i)
    return dear


def _open(position: Position, seat: int, picks: list[int]) -> list[int]:
    others = [k for k in range(position.asked[seat], DEAL) if k not in picks]
    return [k for k in others if not _too_dear(position, seat, [*picks, k])]


def _filled(position: Position, seat: int, picks: list[int]) -> list[int]:
    """The dearest card that can still be paid for, again and again."""
    rows = position.card
    prices = [int(hiring.price(position, seat, rows[seat * DEAL + k])) for k in range(DEAL)]
    found = picks.copy()
    for k in sorted(range(position.asked[seat], DEAL), key=lambda k: -prices[k]):
        if k not in found and not _too_dear(position, seat, [*found, k]):
            found.append(k)
    return sorted(found)


# Placing


def _line_up(position: Position, seat: int, wish: list[str]) -> View:
    """Where cards stand as far as the rules let them, and where each of them may stand."""
    dealt = dealt_to(position, seat)
    spots = {part.split(" ")[0]: part.split(" ")[-1] for part in wish}
    line = _copy(position)
    for k in _numbers(wish, len(dealt)):
        _put(line, seat, dealt[k], spots[str(k)])
    if REST in wish:
        _put_rest(line, seat)
    army = hiring.army(position, seat)
    ours = [k for k, i in enumerate(dealt) if i in army and position.place[i] < 0]
    return {
        "placed": {str(k): PLACES[line.place[dealt[k]]] for k in ours if line.place[dealt[k]] >= 0},
        "open": {str(k): _squares(_without(line, dealt[k]), seat, dealt[k]) for k in ours},
    }


def _put(line: Position, seat: int, i: int, square: str) -> None:
    is_waiting = i in hiring.army(line, seat) and line.place[i] < 0
    if is_waiting and square in _squares(line, seat, i):
        movement.put(line, i, PLACES.index(square))


def _put_rest(line: Position, seat: int) -> None:
    """The toughest to the front."""
    waiting = [i for i in hiring.army(line, seat) if line.place[i] < 0]
    waiting.sort(key=lambda i: -line.tables.life[line.card[i]])
    forward = -1 if seat == 0 else 1
    for i in waiting:
        squares = sorted(_squares(line, seat, i), key=lambda square: forward * int(square[1]))
        if squares:
            _put(line, seat, i, squares[0])


def _squares(line: Position, seat: int, i: int) -> list[str]:
    """Where a card may stand, by the zones and by its own abilities."""
    squares = hiring.open_squares(line, seat)
    squares += [square for square in hiring.extra_squares(line, i) if square not in squares]
    return [PLACES[square] for square in squares]


def _without(line: Position, i: int) -> Position:
    """The line with one card taken up again: leaving a zone may close the next."""
    if line.place[i] < 0:
        return line
    rest = _copy(line)
    rest.board[line.place[i]] = NONE
    rest.place[i] = HIRED
    return rest
