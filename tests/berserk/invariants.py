"""What always holds in a battle of Berserk, and battles that are watched for it."""

from holmgang.core.action import CHANCE
from holmgang.core.chance import Random
from holmgang.core.seat import Bot, Seat
from holmgang.games.berserk.look import cards, figures
from holmgang.games.berserk.numbers import ask, codes, frames, keywords
from holmgang.games.berserk.numbers.field import SQUARES, half
from holmgang.games.berserk.numbers.frames import WIDTH
from holmgang.games.berserk.rules import Berserk
from holmgang.games.berserk.state import AIR, DEALT, DECK, EXILE, GRAVE, HIRED, RETURNED, SLAIN
from holmgang.games.berserk.tables import (
    COMPANION,
    DEAL,
    FLYER,
    GROUND,
    NONE,
    PARASITE,
    TERRAIN,
)

LONGEST = 20_000


def broken_invariants(state: Berserk) -> list[str]:
    """What is wrong with a position; nothing if all is well."""
    wrong = _squares(state) + _symbiotes(state) + _frames(state)
    for seat in range(2):
        wrong += _conservation(state, seat)
    for i in range(2 * DEAL):
        wrong += _card(state, i)
    return wrong


def _squares(state: Berserk) -> list[str]:
    """One card a square, and each card where it thinks it is."""
    wrong = []
    for square in range(SQUARES):
        i = state.board[square]
        if i != NONE and state.place[i] != square:
            wrong.append(f"square {square} holds a card that is elsewhere")
        if i != NONE and state.asking == ask.PLACE and half(square) != cards.owner(i):
            wrong.append(f"a card was placed on the enemy's half, on {square}")
    for i in range(2 * DEAL):
        if cards.has_square(state, i) and state.board[state.place[i]] != i:
            wrong.append(f"card {i} shares its square")
    return wrong


def _symbiotes(state: Berserk) -> list[str]:
    """Each on one host, where its host is; nobody else on anybody (BK-16)."""
    wrong = []
    riding = [i for i in range(2 * DEAL) if cards.has_host(state, i)]
    if len(riding) != state.riders or len(riding) != 2 * DEAL - list(state.rider).count(NONE):
        wrong.append("symbiotes are miscounted")
    for i in riding:
        host = state.host[i]
        if (
            state.rider[host] != i
            or state.place[i] != state.place[host]
            or cards.has_host(state, host)
        ):
            wrong.append(f"symbiote {i} is not on its host")
        if state.tables.type[state.card[i]] not in (COMPANION, PARASITE):
            wrong.append(f"card {i} is no symbiote and rides")
        if not state.is_over() and not cards.has_square(state, host):
            wrong.append(f"symbiote {i} outlives its host")
    for i in range(2 * DEAL) if state.turn > 0 else ():
        if cards.has_square(state, i) and state.tables.type[state.card[i]] in (COMPANION, PARASITE):
            wrong.append(f"symbiote {i} has no host")
    return wrong


def _frames(state: Berserk) -> list[str]:
    good = (
        state.frames.base % WIDTH == 0 and len(state.frames.registers) >= state.frames.base + WIDTH
    )
    over = state.is_over() == (state.frames.base < 0)
    return ([] if good else ["the stack is out of step"]) + ([] if over else ["over, or not?"])


def _conservation(state: Berserk, seat: int) -> list[str]:
    """Deck, deal, army and graveyard together are always the deck that was brought."""
    numbers = range(seat * DEAL, seat * DEAL + DEAL)
    held = [state.card[i] for i in numbers if state.card[i] != NONE and state.place[i] != DECK]
    if sorted([*held, *cards.deck_rows(state, seat)]) != sorted(state.tables.decks[seat]):
        return [f"seat {seat} has lost or gained cards"]
    if list(state.pile[seat]) != sorted(state.pile[seat]):
        return [f"the deck of seat {seat} is out of order"]
    return []


def _card(state: Berserk, i: int) -> list[str]:
    place, wrong = state.place[i], []
    if state.card[i] == NONE:
        return [] if place == -1 else [f"no card {i}, but it is somewhere"]
    if place >= 0 and state.size[0] + state.size[1] > 0:
        if (
            state.wounds[i] >= figures.life(state, i)
            and figures.is_creature(state, i)
            and not _is_falling(state, i)
        ):
            wrong.append(f"card {i} is dead and stands")
        kind = state.tables.type[state.card[i]]
        fixed = not state.tables.can_take_off or kind not in (GROUND, FLYER)
        if fixed and (place == AIR) != (kind in (FLYER, TERRAIN)) and not cards.is_hidden(state, i):
            wrong.append(f"card {i} flies, or should")
        if cards.is_hidden(state, i) and (state.turn > 1 or not cards.is_alert(state, i)):
            wrong.append(f"card {i} is hidden too long")
    if place in (GRAVE, EXILE, DEALT, HIRED) and state.status[i] & ~(RETURNED | SLAIN):
        wrong.append(f"card {i} is out of play and has a status")
    if place < 0 and state.wounds[i] + state.extra[i] + state.poison[i] + state.move_points[i]:
        wrong.append(f"card {i} is out of play and has markers")
    if min(state.wounds[i], state.extra[i], state.poison[i], state.move_points[i]) < 0:
        wrong.append(f"card {i} has less than nothing")
    if state.tokens[i] > state.tables.keyword(state.card[i], keywords.INCARNATION):
        wrong.append(f"card {i} has too many tokens")
    if i in state.waiting and place != GRAVE:
        wrong.append(f"card {i} waits and is there")
    return wrong


def _is_falling(state: Berserk, i: int) -> bool:
    """Whether an ability that stands for its death is under way."""
    for base in range(0, state.frames.base + 1, WIDTH):
        event = state.frames.registers[
            base + frames.G_EVENT : base + frames.G_EVENT + frames.EVENT_WIDTH
        ]
        is_death = (
            state.frames.registers[base] == frames.PENDING_EVENT
            and event[frames.EV_KIND] == codes.E_DIED
        )
        if is_death and event[frames.EV_CARD] == i:
            return True
    return False


def checked_game(state: Berserk, rng: Random, players: list[Bot]) -> tuple[int, int, list[str]]:
    """Play a battle to its end: actions, turns, and what broke first."""
    actions, turn = 0, 0
    seats = [Seat(state, seat) for seat in range(2)]
    wrong: list[str] = []
    while not state.is_over() and not wrong:
        actions += _question(state, seats, players, rng)
        if state.turn != turn or state.is_over():
            turn = state.turn
            wrong = broken_invariants(state)
        if actions > LONGEST:
            wrong = [f"stuck after {actions} actions"]
    return actions, turn, wrong


def _question(state: Berserk, seats: list[Seat], players: list[Bot], rng: Random) -> int:
    """One answer of chance, or of all who are asked; how many there were."""
    if state.is_chance():
        state.apply(CHANCE, state.sample(rng))
        return 1
    asked = sorted(state.actors)
    choices = [players[seat].choose(seats[seat], rng) for seat in asked]
    for seat, action in zip(asked, choices, strict=True):
        state.apply(seat, action)
    return len(asked)
