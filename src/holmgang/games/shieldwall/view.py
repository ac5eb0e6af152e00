"""Who may know what in Shieldwall (SW-INFO-01). Nothing else decides that."""

from typing import Final

from holmgang.core.action import OMNISCIENT, Action, first, verb
from holmgang.core.chance import Random
from holmgang.core.event import EVERYONE, Event, may_see
from holmgang.core.state import View
from holmgang.games.shieldwall.notation import COLOURS
from holmgang.games.shieldwall.state import ASK_FORCE, ASK_STRATEGY, Position, Side
from holmgang.games.shieldwall.tables import DRAW, NONE, SHUFFLE, Tables

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

NAMES: list[str] = [
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
        "round": position.round,
        "asking": QUESTIONS[position.asking],
        "actors": position.actors.copy(),
        "attacker": position.attacker,
        "size": position.size,
        "winner": position.winner,
        "seats": [_side(position, seat, viewer) for seat in range(2)],
        "banners": [position.tables.cards[unit] for unit in position.banners],
        "bannerman": position.bannerman,
        "pile": len(position.pile),
        "discards": [
            position.tables.strategies[card]
            for card in sorted(position.black.played + position.red.played)
        ],
    }


def _side(position: Position, seat: int, viewer: int) -> View:
    tables = position.tables
    side = position.side(seat)
    is_own = viewer in (seat, OMNISCIENT)
    told: View = {
        "colour": COLOURS[seat],
        "units": int(side.units),
        "graves": position.size - int(side.units),
        "deck": deck(position, seat, viewer),
        "used": [tables.cards[card] for card in side.used],
        "hand": [tables.strategies[card] for card in side.hand] if is_own else len(side.hand),
        "weapon": tables.weapons[side.weapon] if side.weapon != NONE else None,
        "strategy": None,
        "force": None,
        "sealed": is_sealed(position, seat),
    }
    if side.strategy != NONE and (is_own or position.asking != ASK_STRATEGY):
        told["strategy"] = tables.strategies[side.strategy]
    if side.force > 0 and (is_own or position.scouting() == 1 - seat):
        told["force"] = int(side.force)
    return told


def is_sealed(position: Position, seat: int) -> bool:
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
    cards = position.side(seat).deck
    known = 0
    if viewer in (seat, OMNISCIENT):
        known = -1
    elif viewer == 1 - seat:
        known = position.side(seat).known
    names = position.tables.cards
    return [names[cards[i]] if known >> i & 1 else None for i in range(len(cards) - 1, -1, -1)]


# Worlds


def scramble(world: Position, seat: int, rng: Random) -> None:
    """Replace all that a seat cannot know by a fair draw from what it could be.

    The draw must depend on the seat's knowledge alone, so unknown cards are
    gathered in a fixed order first.
    """
    enemy = world.side(1 - seat)
    _scramble_deck(world.tables, enemy, rng)
    _scramble_hand(world, enemy, rng)
    if is_sealed(world, 1 - seat):
        if world.asking == ASK_STRATEGY:
            enemy.strategy = rng.choice(enemy.hand)
        else:
            enemy.force = first(rng.choice(world.force_options(1 - seat)))
    # What the enemy could exclude about this seat depended on cards it hides.
    world.side(seat).possible = world.tables.copies


def _scramble_deck(tables: Tables, owner: Side, rng: Random) -> None:
    """The top cards of a checked deck are known not to be units (SW-UNI-06)."""
    cards = owner.deck
    hidden = [place for place in range(len(cards)) if not owner.known >> place & 1]
    pool = sorted([cards[place] for place in hidden])
    clear_from = len(cards) - int(owner.clear)
    while len(hidden) > 0 and hidden[-1] >= clear_from:
        # Battle cards come before unit cards.
        battle = len(pool)
        while pool[battle - 1] >= tables.battle_cards:
            battle -= 1
        cards[hidden.pop()] = pool.pop(rng.below(battle))
    rng.shuffle(pool)
    for i in range(len(pool)):
        cards[hidden[i]] = pool[i]


def _scramble_hand(world: Position, owner: Side, rng: Random) -> None:
    """Deal the hand anew from all unseen strategy cards, until it fits the past."""
    size = len(owner.hand)
    pool = world.pile + owner.hand
    pool.sort()
    world.pile = pool.copy()
    while True:
        owner.hand = _pick(pool, size, rng)
        if _could_hold(owner):
            break
    for card in owner.hand:
        world.pile.remove(card)


def _pick(pool: list[int], size: int, rng: Random) -> list[int]:
    for i in range(size):
        j = i + rng.below(len(pool) - i)
        pool[i], pool[j] = pool[j], pool[i]
    return pool[:size]


def _could_hold(owner: Side) -> bool:
    """Whether a hand fits what was known when the strategy deck was last shuffled.

    The cards held then are among those played since and those held now, and
    none of them can be one that lay open at that time.
    """
    if owner.held == 0:
        return True
    left = owner.possible.copy()
    fitting = 0
    for card in owner.played + owner.hand:
        if left[card] > 0:
            left[card] -= 1
            fitting += 1
    return fitting >= owner.held


# Events


def describe(tables: Tables, event: Event, viewer: int) -> View:
    """An event as named values; figures the viewer may not know are left out."""
    told: View = {"event": NAMES[event.kind], "seat": event.seat}
    if may_see(event.audience, viewer):
        told.update(_figures(tables, event))
    return told


def _figures(tables: Tables, event: Event) -> View:
    kind = event.kind
    args = event.args
    if kind in (WEAPON, FORCED):
        return {"weapon": tables.weapons[args[0]]}
    if kind in (STRATEGY, DREW):
        return {"strategy": tables.strategies[args[0]]}
    if kind in (UNIT, RESERVES, SCORCHED):
        return {"card": tables.cards[args[0]]}
    if kind in (SPY, SHUFFLED):
        return {"cards": [tables.cards[card] for card in args]}
    if kind in (LOST, HEALED, CANCEL, SCOUTED, ROUND):
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
    points = [tables.power[row + cards[0]]] + [tables.extra[row + card] for card in cards[1:]]
    return {
        "weapon": tables.weapons[weapon],
        "cards": [tables.cards[card] for card in cards],
        "points": points,
        "bonus": args[1],
        "total": args[1] + args[2],
    }
