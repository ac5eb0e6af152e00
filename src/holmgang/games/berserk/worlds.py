"""Worlds for search: positions that a seat cannot tell from the true one."""

from typing import Final

from holmgang.core.chance import Random
from holmgang.core.packed import filled, packed, with_one, zeros
from holmgang.games.berserk.change import decks, movement
from holmgang.games.berserk.hear import listeners
from holmgang.games.berserk.look import cards, hiring
from holmgang.games.berserk.numbers import ask, frames, opcodes
from holmgang.games.berserk.numbers.field import SQUARES, half
from holmgang.games.berserk.numbers.layouts import PLAYED, PLAYED_BY, PLAYED_HEAD
from holmgang.games.berserk.phases import recruiting
from holmgang.games.berserk.state import DEALT, DECK, Position
from holmgang.games.berserk.tables import COMPANION, DEAL, NONE, PARASITE
from holmgang.games.berserk.views.mustering import is_mustering

TRIES: Final = 60
"""Draws of a hidden row before one is searched for."""


def scramble(world: Position, seat: int, rng: Random) -> None:
    """Replace all that a seat cannot know by a fair draw from what it could be.

    The draw must depend on the seat's knowledge alone, so unknown cards are
    gathered in a fixed order first.
    """
    enemy = 1 - seat
    if is_mustering(world):
        _deal_anew(world, enemy, rng)
        _hire_anew(world, enemy, rng)
        _place_anew(world, enemy, rng)
        _seal_anew(world, enemy, rng)
    else:
        _hide_anew(world, enemy, rng)


def _deal_anew(world: Position, enemy: int, rng: Random) -> None:
    """As many cards as were drawn, any of the deck; those that were shown are known."""
    start = enemy * DEAL
    drawn = [i for i in range(start, start + DEAL) if world.card[i] != NONE]
    unseen = [i for i in drawn if not hiring.has_played(world, i)]
    pool = sorted(world.tables.decks[enemy])
    for i in drawn:
        if i not in unseen:
            pool.remove(world.card[i])
    rng.shuffle(pool)
    world.card = world.card[:]
    for k in range(len(unseen)):
        world.card[unseen[k]] = pool[k]
    rest = sorted(pool[len(unseen) :])
    decks.set_pile(world, enemy, packed(rest))


def _hire_anew(world: Position, enemy: int, rng: Random) -> None:
    """An army the deal allows, as far as recruiting has gone."""
    start = enemy * DEAL
    flung = hiring.thrown_out(world, enemy)
    placed = [world.place[i] for i in flung]
    _dismiss(world, enemy)
    for k in range(len(flung)):
        world.place[flung[k]] = placed[k]  # by the seat itself, which knows where
    asked = world.asked[enemy] if world.asking == ask.HIRE else 0
    if world.asking == ask.PLACE:
        asked = DEAL
    for i in range(start, start + asked):
        # People hire what they can pay for, mostly.
        if i in flung or world.place[i] != DEALT:
            continue
        if hiring.can_hire(world, enemy, world.card[i]) and rng.below(3) > 0:
            recruiting.hire(world, enemy, i)


def _dismiss(world: Position, seat: int) -> None:
    """Nobody of a seat is hired but those whom an ability ordered."""
    start = seat * DEAL
    for i in range(start, start + DEAL):
        world.place[i] = DEALT if world.card[i] != NONE else DECK
    world.spent = world.spent[:]
    for at in range(4 * seat, 4 * seat + 4):
        world.spent[at] = 0
    for k in range(0, len(world.played), PLAYED):
        i = world.played[k + PLAYED_BY]
        if (
            start <= i < start + DEAL
            and hiring.instruction_at(world, world.played[k + PLAYED_HEAD], opcodes.HIRE) != NONE
        ):
            recruiting.hire(world, seat, i)


def rewind(world: Position) -> None:
    """Back to the first card of both deals, from anywhere in hiring and placing."""
    for square in range(SQUARES):
        world.board[square] = NONE
    for seat in range(2):
        _dismiss(world, seat)
    if world.asking == ask.PLACE:
        world.frames.push(frames.HIRING)
    world.wants = filled(2, NONE)
    world.asked = zeros(2)
    world.ask(ask.HIRE, world.tables.both)


def _place_anew(world: Position, enemy: int, rng: Random) -> None:
    for square in range(SQUARES):
        if half(square) == enemy:
            world.board[square] = NONE
    for i in hiring.thrown_out(world, 1 - enemy):
        world.place[i] = DEALT
    count = world.asked[enemy] if world.asking == ask.PLACE else 0
    for _ in range(count):
        i = hiring.next_to_place(world, enemy)
        if i != NONE:
            movement.put(world, i, rng.choice(hiring.open_squares(world, enemy)))


def _seal_anew(world: Position, enemy: int, rng: Random) -> None:
    """An answer that waits for the other's could be any."""
    if world.wants[enemy] != NONE and world.asking in (ask.MULLIGAN, ask.HIRE, ask.PLACE):
        answer = rng.choice(hiring.secret_options(world, enemy))
        world.wants = with_one(world.wants, enemy, answer)


def _hide_anew(world: Position, enemy: int, rng: Random) -> None:
    """Other cards under the backs in the rear row, such that the army could be paid for,
    and other ones where the enemy alone has looked."""
    hidden = [i for i in world.armies[enemy] if cards.is_hidden(world, i)]
    seen = [k for k, card in enumerate(world.top[enemy]) if card % 2 == 0]
    if len(hidden) + len(seen) == 0:
        return
    secret = list(world.pile[enemy]) + [world.card[i] for i in hidden]
    secret = sorted(secret + [world.top[enemy][k] // 2 for k in seen])
    pool = [card for card in secret if world.tables.type[card] not in (COMPANION, PARASITE)]
    hired = [i for i in world.armies[enemy] if cards.owner(i) == enemy]
    known = [world.card[i] for i in hired if not cards.is_hidden(world, i)]
    drawn = _fitting(world, enemy, known, pool, len(hidden), rng)
    world.card = world.card[:]
    for k in range(len(hidden)):
        world.card[hidden[k]] = drawn[k]
        secret.remove(drawn[k])
    top = world.top[enemy].copy()
    for k in seen:
        top[k] = 2 * secret.pop(rng.below(len(secret)))
    decks.set_top(world, enemy, top)
    decks.set_pile(world, enemy, packed(secret))
    listeners.rebuild(world)  # other cards have other abilities


def _fitting(
    world: Position, seat: int, known: list[int], pool: list[int], count: int, rng: Random
) -> list[int]:
    """Some cards of the pool that could complete an army."""
    mixed = pool.copy()
    for _ in range(TRIES):
        rng.shuffle(mixed)
        if _is_army(world, seat, known + mixed[:count]):
            return mixed[:count]
    found: list[int] = []
    if _complete(world, seat, known, mixed, count, found):
        return found
    return mixed[:count]  # cards may have come in other ways than by hiring


def _complete(
    world: Position, seat: int, army: list[int], pool: list[int], count: int, found: list[int]
) -> bool:
    """Search on through a mixed pool; mostly the true row shows that there is an answer."""
    if count == 0:
        return True
    for k in range(len(pool) - count + 1):
        if _is_army(world, seat, [*army, pool[k]]):
            found.append(pool[k])
            if _complete(world, seat, [*army, pool[k]], pool[k + 1 :], count - 1, found):
                return True
            found.pop()
    return False


def _is_army(world: Position, seat: int, cards: list[int]) -> bool:
    """Whether a player could have hired just these cards."""
    trial = Position(world.tables)
    trial.first = world.first
    trial.mulligans = world.mulligans
    trial.played = world.played
    for k in range(len(cards)):
        i = seat * DEAL + k
        if not hiring.can_hire(trial, seat, cards[k]):
            return False
        trial.card[i] = cards[k]
        recruiting.hire(trial, seat, i)
    return True
