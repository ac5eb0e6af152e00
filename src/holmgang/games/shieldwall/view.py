"""Who may know what in Shieldwall (SW-INFO-01). Nothing else decides that."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from holmgang.core.action import OMNISCIENT, Action, first, verb
from holmgang.core.bits import bit, places_row
from holmgang.core.chance import Random
from holmgang.core.event import EVERYONE, Event
from holmgang.core.packed import total, zeros
from holmgang.core.state import View
from holmgang.games.shieldwall.notation import COLOURS
from holmgang.games.shieldwall.state import ASK_FORCE, ASK_STRATEGY, Position, Side
from holmgang.games.shieldwall.tables import DRAW, MOST_FORCE, NONE, SHUFFLE, Tables

QUESTIONS: list[str] = ["chance", "attack", "strategy", "defence", "force", "over"]

# Events
FIRST: Final = 0
ROUND: Final = 1
UNIT: Final = 2
CANCEL: Final = 3
WEAPON: Final = 4
STRATEGY: Final = 5
FORCED: Final = 6
DREW: Final = 7
SPY: Final = 8
SCOUTED: Final = 9
BATTLE: Final = 10
RESULT: Final = 11
RESERVES: Final = 12
SCORCHED: Final = 13
LOST: Final = 14
HEALED: Final = 15
RUN_OUT: Final = 16
SHUFFLED: Final = 17
RESHUFFLED: Final = 18
OVER: Final = 19

EVENT_NAMES: list[str] = [
    "first",
    "round",
    "unit",
    "cancel",
    "weapon",
    "strategy",
    "forced",
    "drew",
    "spy",
    "scouted",
    "battle",
    "result",
    "reserves",
    "scorched",
    "lost",
    "healed",
    "run-out",
    "shuffled",
    "reshuffled",
    "over",
]

PLAYERS: Final = 3
"""The audience of both seats without spectators."""


def audience(action: Action) -> int:
    """Draws and shuffles are seen by their owner; choices by all once they are settled."""
    return 1 << first(action) if verb(action) in (DRAW, SHUFFLE) else EVERYONE


# Positions


def view(position: Position, viewer: int) -> View:
    return {
        "round": int(position.round),
        "asking": QUESTIONS[position.asking],
        "actors": position.actors.copy(),
        "attacker": int(position.attacker),
        "size": int(position.size),
        "winner": int(position.winner),
        "seats": [_side(position, seat, viewer) for seat in range(2)],
        "banners": [position.tables.cards[unit] for unit in position.banners],
        "bannerman": int(position.bannerman),
        "pile": int(total(position.pile)),
        "discards": [
            position.tables.strategies[card]
            for card in range(len(position.pile))
            for _ in range(position.black.discards[card] + position.red.discards[card])
        ],
    }


def _side(position: Position, seat: int, viewer: int) -> View:
    tables = position.tables
    side = position.side(seat)
    is_own = viewer in (seat, OMNISCIENT)
    shown: View = {
        "colour": COLOURS[seat],
        "units": int(side.units),
        "graves": int(position.size - side.units),
        "deck": deck(position, seat, viewer),
        "sums": sums(position, seat, viewer),
        "used": [tables.cards[card] for card in side.used],
        "hand": [tables.strategies[card] for card in side.hand] if is_own else int(side.holding),
        "weapon": tables.weapons[side.weapon] if side.weapon != NONE else None,
        "strategy": None,
        "force": None,
        "forces": _forces(position, seat),
        "sealed": is_sealed(position, seat),
    }
    if side.strategy != NONE and (is_own or position.asking != ASK_STRATEGY):
        shown["strategy"] = tables.strategies[side.strategy]
    if side.force > 0 and (is_own or position.scouting() == 1 - seat):
        shown["force"] = int(side.force)
    return shown


def _forces(position: Position, seat: int) -> list[int]:
    """How many cards a seat may use in this battle, as far as everybody knows (SW-FRC-04)."""
    only = int(position.only_force(seat))
    return [only] if only > 0 else list(range(1, int(position.most_force(seat)) + 1))


def is_sealed(position: Position, seat: i64) -> bool:
    """Whether a seat has made a choice that the other may not know yet."""
    if position.asking == ASK_STRATEGY:
        return position.side(seat).strategy != NONE
    hidden = position.asking == ASK_FORCE and position.scouting() != 1 - seat
    return hidden and position.side(seat).force > 0


def deck(position: Position, seat: int, viewer: int) -> list[str | None]:
    """A deck from the first card on, None for each card the viewer does not know.

    The owner knows it all (SW-SET-03); the enemy what a spy showed or what
    went to the bottom before everyone's eyes.
    """
    side = position.side(seat)
    known: i64 = 0
    if viewer in (seat, OMNISCIENT):
        known = -1
    elif viewer == 1 - seat:
        known = side.known
    names = position.tables.cards
    shown: list[str | None] = []
    for i in range(side.left - 1, -1, -1):
        shown.append(names[side.cards[i]] if known >> i & 1 else None)
    return shown


def sums(position: Position, seat: int, viewer: int) -> list[int | None]:
    """What the first 1, 2, 3 cards of a deck show in the stated weapon, added up (SW-PTS-02).

    Nothing where the viewer does not know the card, or where it is a unit.
    """
    tables, weapon = position.tables, int(position.side(seat).weapon)
    total = 0
    shown: list[int | None] = []
    for i, name in enumerate(deck(position, seat, viewer)[:MOST_FORCE]):
        card = -1 if name is None else tables.cards.index(name)
        if weapon == NONE or card < 0 or tables.is_unit(card):
            shown.append(None)
            continue
        at = weapon * len(tables.cards) + card
        total += int(tables.power[at] if i == 0 else tables.extra[at])
        shown.append(total)
    return shown


# Worlds


def scramble(world: Position, seat: i64, rng: Random) -> None:
    """Replace all that a seat cannot know by a fair draw from what it could be.

    The draw must depend on the seat's knowledge alone, so unknown cards are
    gathered in a fixed order first.
    """
    enemy = world.side(1 - seat)
    _scramble_deck(world.tables, enemy, rng)
    _scramble_hand(world, enemy, rng)
    if is_sealed(world, 1 - seat):
        if world.asking == ASK_STRATEGY:
            enemy.strategy = enemy.held[rng.below_i64(enemy.holding)]
        else:
            enemy.force = world.any_force(1 - seat, rng)
    # What the enemy could exclude about this seat depended on cards it hides.
    world.side(seat).possible = world.tables.copies


def _scramble_deck(tables: Tables, owner: Side, rng: Random) -> None:
    """The top cards of a checked deck are known not to be units (SW-UNI-06)."""
    pool = _hidden_cards(owner)
    count: i64 = len(pool)
    for place in range(owner.left - 1, owner.left - owner.clear - 1, -1):
        if owner.known >> place & 1 == 0:
            _move_to_end(pool, rng.below_i64(_battle_cards(tables, pool, count)), count)
            count -= 1
    rng.shuffle_row(pool, count)
    i: i64 = 0
    for place in range(owner.left):
        if owner.known >> place & 1 == 0:
            owner.cards[place] = pool[i]
            i += 1


def _hidden_cards(owner: Side) -> vec[i64]:
    """The cards of a deck that the enemy has not seen, sorted."""
    mask: i64 = 0
    for place in range(owner.left):
        if owner.known >> place & 1 == 0:
            mask |= bit(owner.cards[place])
    return places_row(mask)


def _battle_cards(tables: Tables, pool: vec[i64], count: i64) -> i64:
    """How many of the first cards of a sorted pool are battle cards; units come after them."""
    while pool[count - 1] >= tables.battle_cards:
        count -= 1
    return count


def _move_to_end(pool: vec[i64], place: i64, count: i64) -> None:
    card = pool[place]
    for i in range(place, count - 1):
        pool[i] = pool[i + 1]
    pool[count - 1] = card


def _scramble_hand(world: Position, owner: Side, rng: Random) -> None:
    """Deal the hand anew from all unseen strategy cards, until it fits the past."""
    pile, held = world.pile, owner.held
    for place in range(owner.holding):
        pile[held[place]] += 1
    pool = _spread(pile)
    while True:
        _pick(pool, held, owner.holding, rng)
        if _could_hold(owner):
            break
    for place in range(owner.holding):
        pile[held[place]] -= 1


def _spread(counts: vec[i64]) -> vec[i64]:
    """A row of all the cards that are counted by kind, sorted."""
    cards = zeros(total(counts))
    place: i64 = 0
    for kind in range(len(counts)):
        for _ in range(counts[kind]):
            cards[place] = kind
            place += 1
    return cards


def _pick(pool: vec[i64], hand: vec[i64], size: i64, rng: Random) -> None:
    for i in range(size):
        j = i + rng.below_i64(len(pool) - i)
        card = pool[j]
        pool[j] = pool[i]
        pool[i] = card
        hand[i] = card


def _could_hold(owner: Side) -> bool:
    """Whether a hand fits what was known when the strategy deck was last shuffled.

    The cards held then are among those played since and those held now, and
    none of them can be one that lay open at that time.
    """
    if owner.kept == 0:
        return True
    left = owner.possible[:]
    fitting: i64 = 0
    for kind in range(len(left)):
        fits = min(left[kind], owner.discards[kind])
        left[kind] -= fits
        fitting += fits
    for place in range(owner.holding):
        card = owner.held[place]
        if left[card] > 0:
            left[card] -= 1
            fitting += 1
    return fitting >= owner.kept


# Events


def figures(tables: Tables, event: Event) -> View:
    """The figures of an event as named values."""
    kind = event.kind
    args = event.args
    if kind in (WEAPON, FORCED):
        return {"weapon": tables.weapons[args[0]]}
    if kind in (STRATEGY, DREW):
        return {"strategy": tables.strategies[args[0]]}
    if kind in (UNIT, RESERVES, SCORCHED):
        return {"card": tables.cards[args[0]]}
    if kind in (SPY, SHUFFLED, CANCEL):
        return {"cards": [tables.cards[card] for card in args]}
    if kind in (LOST, HEALED, SCOUTED, ROUND):
        return {"count": args[0]}
    if kind == RESULT:
        return {"totals": args.copy()}
    if kind == BATTLE:
        return _laid(tables, args)
    return {}


def _laid(tables: Tables, args: list[int]) -> View:
    weapon = args[0]
    row = weapon * len(tables.cards)
    cards = args[3:]
    points = [int(tables.power[row + cards[0]])]
    points += [int(tables.extra[row + card]) for card in cards[1:]]
    return {
        "weapon": tables.weapons[weapon],
        "cards": [tables.cards[card] for card in cards],
        "points": points,
        "bonus": args[1],
        "total": args[1] + args[2],
    }
