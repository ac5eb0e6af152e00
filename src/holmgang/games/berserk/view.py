"""Who may know what in Berserk. Nothing else decides that.

Both decks are known, as the lists they were built from; what is drawn, hired
and placed is the player's own business until the armies are revealed (BK-4.20,
BK-5.11). After that only the second player's rear row is hidden (BK-6.2), until
that player's first turn.
"""

from holmgang.core.action import CHANCE, OMNISCIENT, Action, first, verb
from holmgang.core.chance import Random
from holmgang.core.event import EVERYONE, Event, may_see
from holmgang.core.state import View
from holmgang.games.berserk import events
from holmgang.games.berserk.combat import (
    ANSWERED,
    ATTACKER,
    ATTACKING,
    DEFENDER,
    FORCE,
    MEANS,
    REPLY,
    ROLLED,
    TARGET,
    Combat,
)
from holmgang.games.berserk.field import SQUARES, half
from holmgang.games.berserk.muster import Muster
from holmgang.games.berserk.notation import COLOURS, PLACES, WORDS
from holmgang.games.berserk.state import (
    ACTED,
    AIR,
    ASK_HIRE,
    ASK_MULLIGAN,
    ASK_PLACE,
    BLESSED,
    CURSED,
    DEALT,
    DECK,
    EXILE,
    GRAVE,
    HIRED,
    KIND,
    MOVED,
    PACIFIED,
    REALMS,
    RETURNED,
    STUNNED,
    WHOLE_COST,
)
from holmgang.games.berserk.tables import DEAL, DRAW, NONE, Tables

QUESTIONS: list[str] = [
    "chance",
    "order",
    "mulligan",
    "hire",
    "place",
    "hide",
    "turn",
    "protector",
    "row",
    "upkeep",
    "return",
    "target",
    "over",
]
MEANS_NAMES: list[str] = [
    "strike",
    "special-strike",
    "magical-strike",
    "shot",
    "throw",
    "polearm-strike",
    "blast",
    "spell",
    "effect",
]
STRENGTHS: list[str] = ["miss", "light", "medium", "strong"]
ZONES: dict[int, str] = {
    AIR: "air",
    DECK: "deck",
    DEALT: "dealt",
    HIRED: "hired",
    GRAVE: "grave",
    EXILE: "exile",
}
STATUSES: dict[str, int] = {
    "moved": MOVED,
    "acted": ACTED,
    "blessed": BLESSED,
    "cursed": CURSED,
    "stunned": STUNNED,
    "returned": RETURNED,
    "pacified": PACIFIED,
}

TRIES: int = 60
"""Draws of a hidden row before one is searched for."""


def is_mustering(position: Muster) -> bool:
    """Before the reveal, when everything is secret."""
    return position.size[0] + position.size[1] == 0 and not position.is_over()


def audience(position: Muster, actor: int, action: Action) -> int:
    """Draws, hires and placements are their owner's; all the rest is open."""
    if actor == CHANCE:
        return 1 << first(action) if verb(action) == DRAW else EVERYONE
    return 1 << actor if ASK_HIRE <= position.asking <= ASK_PLACE else EVERYONE


# Positions


def view(position: Combat, viewer: int) -> View:
    return {
        "asking": QUESTIONS[position.asking],
        "actors": position.actors.copy(),
        "first": position.first,
        "active": position.active,
        "turn": position.turn,
        "winner": position.winner,
        "edition": position.tables.edition.name,
        "asked": position.asked.copy(),
        "dice": position.dice.copy(),
        "seats": [_side(position, seat, viewer) for seat in range(2)],
        "cards": _cards(position, viewer),
        "attack": _attack(position),
    }


def _side(position: Combat, seat: int, viewer: int) -> View:
    is_own = viewer in (seat, OMNISCIENT)
    told: View = {
        "colour": COLOURS[seat],
        "mulligans": position.mulligans[seat],
        "deck": len(position.tables.decks[seat]) - position.size[seat],
        "sealed": position.wants[seat] != NONE,
    }
    if is_mustering(position) and is_own:
        told["deal"] = _deal(position, seat)
        told["purse"] = _purse(position, seat)
    return told


def _deal(position: Combat, seat: int) -> list[View]:
    """A seat's cards while it musters, in the order of the deal."""
    dealt = [i for i in range(seat * DEAL, seat * DEAL + DEAL) if position.card[i] != NONE]
    return [
        {"card": position.tables.cards[position.card[i]], "at": place_name(position.place[i], i)}
        for i in dealt
    ]


def _purse(position: Combat, seat: int) -> View:
    """What is left to spend; nothing before it is known who is first."""
    if position.first == NONE:
        return {}
    realms = position.spent[4 * seat + REALMS]
    coins = position.purse(seat, realms)
    spent = position.spent[4 * seat + WHOLE_COST]
    return {"gold": coins[0], "silver": coins[1], "spent": spent, "realms": realms.bit_count()}


def place_name(place: int, i: int) -> str:
    """A square, or the zone where a card is."""
    return PLACES[place] if 0 <= place < SQUARES else ZONES[place]


def _cards(position: Combat, viewer: int) -> list[View]:
    """All cards of the revealed armies, the dead too."""
    found: list[View] = []
    for seat in range(2):
        for i in position.army(seat):
            is_own = viewer in (seat, OMNISCIENT)
            found.append(_card(position, i, is_own or not position.is_hidden(i)))
    return found


def _card(position: Combat, i: int, is_known: bool) -> View:
    told: View = {
        "seat": position.owner(i),
        "at": place_name(position.place[i], i),
        "name": PLACES[position.whereabouts(i)] if position.place[i] >= 0 else None,
        "home": PLACES[position.home[i]] if position.home[i] >= 0 else None,
        "hidden": position.is_hidden(i),
        "alert": position.is_alert(i),
        "card": None,
    }
    if is_known:
        told["card"] = position.tables.cards[position.card[i]]
        told.update(_condition(position, i))
    return told


def _condition(position: Combat, i: int) -> View:
    status = position.status[i]
    return {
        "life": position.life(i),
        "wounds": position.wounds[i],
        "extra": position.extra[i],
        "poison": position.poison[i],
        "steps": position.steps[i],
        "armor": position.armor_left(i),
        "tokens": position.tokens[i],
        "watching": position.sky[i] >= position.turn > 0,
        "statuses": [name for name, bit in STATUSES.items() if status & bit],
    }


def _attack(position: Combat) -> View | None:
    """The attack under way. Places name the fighters, so a hidden one stays hidden."""
    if len(position.stack) == 0 or position.reg(KIND) != ATTACKING:
        return None
    told: View = {"means": MEANS_NAMES[position.reg(MEANS)]}
    for name, register in (("attacker", ATTACKER), ("target", TARGET), ("defender", DEFENDER)):
        told[name] = PLACES[position.whereabouts(position.reg(register))]
    told["rolled"] = _total(position.reg(ROLLED), position.attack_total())
    told["answered"] = _total(position.reg(ANSWERED), position.defence_total())
    if position.reg(FORCE) != NONE:
        told["strikes"] = [STRENGTHS[position.reg(FORCE)], STRENGTHS[position.reg(REPLY)]]
    return told


def _total(die: int, total: int) -> list[int] | None:
    return None if die == NONE else [die, total]


# Worlds


def scramble(world: Combat, seat: int, rng: Random) -> None:
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


def _deal_anew(world: Combat, enemy: int, rng: Random) -> None:
    """As many cards as were drawn, any of the deck."""
    start = enemy * DEAL
    count = sum(1 for i in range(start, start + DEAL) if world.card[i] != NONE)
    pool = sorted(world.tables.decks[enemy])
    rng.shuffle(pool)
    world.card = world.card.copy()
    world.card[start : start + count] = pool[:count]
    rest = sorted(pool[count:])
    world.pile = [rest, world.pile[1]] if enemy == 0 else [world.pile[0], rest]


def _hire_anew(world: Combat, enemy: int, rng: Random) -> None:
    """An army the deal allows, as far as recruiting has gone."""
    start = enemy * DEAL
    for i in range(start, start + DEAL):
        world.place[i] = DEALT if world.card[i] != NONE else DECK
    world.spent = world.spent.copy()
    world.spent[4 * enemy : 4 * enemy + 4] = [0, 0, 0, 0]
    asked = world.asked[enemy] if world.asking == ASK_HIRE else 0
    if world.asking == ASK_PLACE:
        asked = DEAL
    for i in range(start, start + asked):
        # People hire what they can pay for, mostly.
        if world.can_hire(enemy, world.card[i]) and rng.below(3) > 0:
            world.hire(enemy, i)


def _place_anew(world: Combat, enemy: int, rng: Random) -> None:
    for square in range(SQUARES):
        if half(square) == enemy:
            world.board[square] = NONE
    count = world.asked[enemy] if world.asking == ASK_PLACE else 0
    for _ in range(count):
        i = world.to_place(enemy)
        if i != NONE:
            world.put(i, rng.choice(world.open_squares(enemy)))


def _seal_anew(world: Combat, enemy: int, rng: Random) -> None:
    """An answer that waits for the other's could be any."""
    if world.wants[enemy] != NONE and ASK_MULLIGAN <= world.asking <= ASK_PLACE:
        answer = rng.choice(world.secret_options(enemy))
        world.wants = [answer, world.wants[1]] if enemy == 0 else [world.wants[0], answer]


def _hide_anew(world: Combat, enemy: int, rng: Random) -> None:
    """Other cards under the backs in the rear row, such that the army could be paid for."""
    hidden = [i for i in world.army(enemy) if world.is_hidden(i)]
    if len(hidden) == 0:
        return
    pool = sorted(world.pile[enemy] + [world.card[i] for i in hidden])
    known = [world.card[i] for i in world.army(enemy) if not world.is_hidden(i)]
    drawn = _fitting(world, enemy, known, pool, len(hidden), rng)
    world.card = world.card.copy()
    for k in range(len(hidden)):
        world.card[hidden[k]] = drawn[k]
        pool.remove(drawn[k])
    world.pile = [pool, world.pile[1]] if enemy == 0 else [world.pile[0], pool]


def _fitting(
    world: Combat, seat: int, known: list[int], pool: list[int], count: int, rng: Random
) -> list[int]:
    """Some cards of the pool that could complete an army."""
    mixed = pool.copy()
    for _ in range(TRIES):
        rng.shuffle(mixed)
        if _is_army(world, seat, known + mixed[:count]):
            return mixed[:count]
    found: list[int] = []
    _complete(world, seat, known, mixed, count, found)
    return found


def _complete(
    world: Combat, seat: int, army: list[int], pool: list[int], count: int, found: list[int]
) -> bool:
    """Search on through a mixed pool; the true row shows that there is an answer."""
    if count == 0:
        return True
    for k in range(len(pool) - count + 1):
        if _is_army(world, seat, [*army, pool[k]]):
            found.append(pool[k])
            if _complete(world, seat, [*army, pool[k]], pool[k + 1 :], count - 1, found):
                return True
            found.pop()
    return False


def _is_army(world: Combat, seat: int, cards: list[int]) -> bool:
    """Whether a player could have hired just these cards."""
    trial = Muster(world.tables)
    trial.first = world.first
    trial.mulligans = world.mulligans
    for k in range(len(cards)):
        i = seat * DEAL + k
        if not trial.can_hire(seat, cards[k]):
            return False
        trial.card[i] = cards[k]
        trial.hire(seat, i)
    return True


# Events


def describe(tables: Tables, event: Event, viewer: int) -> View:
    """An event as named values; figures the viewer may not know are left out."""
    kind = event.kind
    told: View = {"event": events.NAMES[kind], "seat": event.seat}
    if not may_see(event.audience, viewer):
        return told
    args = event.args
    if kind == events.DEALT:
        told["card"] = tables.cards[args[0]]
    elif kind == events.HIRED:
        told["cards"] = [tables.cards[card] for card in args]
    elif kind == events.ORDER_DIE:
        told["die"] = args[0]
    elif kind in (events.MULLIGAN, events.TURN):
        told["count"] = args[0]
    elif kind not in (events.FIRST, events.OVER):
        told["card"] = None if args[1] == NONE else tables.cards[args[1]]
        told["at"] = PLACES[args[2]]
        told.update(_figures(kind, args[3:]))
    return told


def _figures(kind: int, args: list[int]) -> View:
    """What an event about a card says beyond the card."""
    if kind in (events.MOVED, events.LEAPT, events.PROTECTS):
        return {"to": PLACES[args[0]]}
    if kind == events.TAKES_OFF:
        return {"from": PLACES[args[0]]}
    if kind in (events.DECLARED, events.MISSED, events.BLOCKED):
        return {"means": MEANS_NAMES[args[0]], "target": PLACES[args[1]]}
    if kind == events.HIT:
        told: View = {"means": MEANS_NAMES[args[0]], "target": PLACES[args[1]]}
        told["strength"] = STRENGTHS[args[2]]
        told["magnitude"] = args[3]
        told["wounds"] = args[4]
        return told
    if kind == events.ROLLED:
        return {"die": args[0], "total": args[1]}
    if kind == events.ROW:
        return {"row": WORDS[args[0]]}
    if kind == events.DRANK:
        return {"count": args[0], "extra": args[1]}
    if kind in (events.HEALED, events.SUFFERED, events.POISONED, events.TOKEN):
        return {"count": args[0]}
    return {}
