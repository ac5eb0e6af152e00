"""Who may know what in Berserk. Nothing else decides that.

Both decks are known, as the lists they were built from; what is drawn, hired
and placed is the player's own business until the armies are revealed (BK-4.20,
BK-5.11). After that only the second player's rear row is hidden (BK-6.2), until
that player's first turn.
"""

from holmgang.core.action import CHANCE, OMNISCIENT, Action, first, verb
from holmgang.core.bits import count_bits
from holmgang.core.event import EVERYONE, Event, may_see
from holmgang.core.frame import KIND
from holmgang.core.state import View
from holmgang.games.berserk.look import (
    blows,
    cards,
    figures,
    hiring,
    instants,
    modifiers,
    opening_choices,
    trigger_order,
)
from holmgang.games.berserk.notation import COLOURS, PLACES, WORDS
from holmgang.games.berserk.numbers import ask, attack, codes, frames, journal, keywords, opcodes
from holmgang.games.berserk.numbers.field import SQUARES
from holmgang.games.berserk.numbers.frames import WIDTH
from holmgang.games.berserk.numbers.layouts import (
    GIFT_MOD,
    GIFT_SLOT,
    GIFT_VALUE,
    MARK,
    MARK_AT,
    MARK_KIND,
    MARK_ON_SQUARE,
    QUEUED,
    UPKEEP_WAITS,
)
from holmgang.games.berserk.run import questions
from holmgang.games.berserk.state import (
    ACTED,
    AIR,
    BLESSED,
    CURSED,
    DASHED,
    DEALT,
    DECK,
    EXILE,
    GRAVE,
    HIRED,
    MOVED,
    PACIFIED,
    REALMS,
    RETURNED,
    STUNNED,
    WHOLE_COST,
    WOUNDED,
    Position,
    reg,
)
from holmgang.games.berserk.tables import DEAL, DRAW, NONE, Tables

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
MODIFIERS: list[str] = [
    *("power", "take", "roll", "roll_is", "dice", "weaken", "cap", "range", "move", "life"),
    *("kw", "more", "lose", "silent", "ability", "ignore", "class", "unclass", "realm"),
    *("type", "times", "no_tap", "reach", "guard", "prophecy", "fury"),
]
SLOT_NAMES: list[str] = [
    *("shield", "dice_bank", "roll-attacking", "roll-defending", "no_tap-protecting"),
    *("reach-flyers", "reach-diagonal", "reach-anywhere", "control", "flight"),
]
EVENT_NAMES: list[str] = [
    *("battle_start", "turn_before", "turn_start", "turn_end", "declared", "rolled", "hit"),
    *("missed", "fought", "attack_done", "protected", "redirected", "wounded", "healed"),
    *("died", "left", "buried", "relocated", "moved", "jumped", "teleported", "dashed"),
    *("dived", "surfaced", "tapped", "opened", "chips_gained", "chips_lost"),
    *("lives_gained", "lives_lost", "blessed", "cursed", "poisoned", "prophesied"),
    *("incarnated", "drained", "scavenged", "used", "took_off", "landed", "summoned"),
    *("seated", "marked", "unmarked", "revealed"),
]
FORTUNES: list[str] = ["blessing", "curse", "clumsy"]
CLEANSED: list[str] = ["poison", "curse", "blessing"]
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
    "wounded": WOUNDED,
    "dashed": DASHED,
}

MOVES: list[int] = [
    *(
        journal.MOVED,
        journal.LEAPT,
        journal.DASHED,
        journal.SHIFTED,
        journal.SEATED,
    ),
    journal.LANDS,
]
BLOWS: list[int] = [journal.DECLARED, journal.MISSED, journal.BLOCKED, journal.HIT]
COUNTED: list[int] = [
    *(journal.HEALED, journal.SUFFERED, journal.POISONED, journal.TOKEN, journal.WOUNDED),
    *(journal.CHIPS, journal.CHIPS_LOST, journal.LIVES, journal.LIVES_LOST, journal.BANKED),
]
OUT_OF_PLAY: list[int] = [
    *(journal.EXILED_FROM_GRAVE, journal.EXILED_FROM_DECK, journal.BURIED, journal.SHOWN),
    journal.SENT_TO_DECK,
]


def is_mustering(position: Position) -> bool:
    """Before the reveal, when everything is secret."""
    return position.size[0] + position.size[1] == 0 and not position.is_over()


def audience(position: Position, actor: int, action: Action) -> int:
    """Draws, hires and placements are their owner's; all the rest is open."""
    if actor == CHANCE:
        is_secret = verb(action) == DRAW and not _is_prophecy(position)
        return 1 << first(action) if is_secret else EVERYONE
    return 1 << actor if position.asking in (ask.HIRE, ask.PLACE) else EVERYONE


def _is_prophecy(position: Position) -> bool:
    """Whether cards are drawn to be shown to all."""
    if is_mustering(position) or position.frames.kind != frames.ABILITY:
        return False
    return position.tables.script[position.frames.step] == opcodes.SHOW_TOP


# Positions


def view(position: Position, viewer: int) -> View:
    shown: View = {
        "asking": questions.TABLE[position.asking].name,
        "actors": position.actors.copy(),
        "first": position.first,
        "active": position.active,
        "turn": position.turn,
        "winner": position.winner,
        "edition": position.tables.edition.name,
        "asked": list(position.asked),
        "dice": list(position.dice),
        "seats": [_side(position, seat, viewer) for seat in range(2)],
        "cards": _cards(position, viewer),
        "attack": _attack(position),
        "ability": _ability(position),
        "stack": _stack(position),
        "answering": _answering(position),
        "waiting": _waiting(position, viewer),
        "squares": _marked_squares(position),
    }
    if viewer >= 0:
        shown["card"] = _card_in_question(position, viewer)
    return shown


def _card_in_question(position: Position, seat: int) -> str:
    """The card a seat is asked about before the battle; nothing at other times."""
    i = NONE
    if position.asking == ask.HIRE and position.asked[seat] < DEAL:
        i = seat * DEAL + position.asked[seat]
    elif position.asking == ask.PLACE:
        i = hiring.next_to_place(position, seat)
    elif position.asking == ask.SEAT:
        i = reg(position, frames.SEATING_WHOM)
    return "" if i == NONE else position.tables.cards[position.card[i]]


def _side(position: Position, seat: int, viewer: int) -> View:
    is_own = viewer in (seat, OMNISCIENT)
    shown: View = {
        "colour": COLOURS[seat],
        "mulligans": position.mulligans[seat],
        "deck": _deck_size(position, seat),
        "top": [_known_card(position, card, is_own) for card in position.top[seat]],
        "under": [position.tables.cards[row] for row in position.under[seat]],
        "shown": _shown(position, seat),
        "sealed": position.wants[seat] != NONE,
    }
    if is_mustering(position) and is_own:
        shown["deal"] = _deal(position, seat)
        shown["purse"] = _purse(position, seat)
    return shown


def _deck_size(position: Position, seat: int) -> int:
    if position.size[0] + position.size[1] == 0:
        return len(position.tables.decks[seat])
    return len(cards.deck_rows(position, seat))


def _known_card(position: Position, card: int, is_own: bool) -> str | None:
    """A card on top of a deck, as far as everybody or its owner knows it."""
    return position.tables.cards[card // 2] if is_own or card % 2 == 1 else None


def _shown(position: Position, seat: int) -> list[str]:
    """The cards of a deck that a prophecy shows just now."""
    own = [card for card in position.shown if card != NONE and card % 2 == seat]
    return [position.tables.cards[card // 2] for card in own]


def _deal(position: Position, seat: int) -> list[View]:
    """A seat's cards while it musters, in the order of the deal.

    Where the enemy places what was thrown at it is not told.
    """
    return [_dealt(position, i, seat) for i in dealt_to(position, seat)]


def dealt_to(position: Position, seat: int) -> list[int]:
    """The cards that a seat musters; those that were thrown at it come last."""
    dealt = [i for i in range(seat * DEAL, seat * DEAL + DEAL) if position.card[i] != NONE]
    return dealt + hiring.thrown_out(position, 1 - seat) if position.asking == ask.PLACE else dealt


def _dealt(position: Position, i: int, seat: int) -> View:
    place = position.place[i]
    if not hiring.is_placed_with(position, i, seat) and place >= 0:
        place = DEALT
    elif cards.owner(i) != seat and place == DEALT:
        place = HIRED
    return {"card": position.tables.cards[position.card[i]], "at": place_name(place, i)}


def _purse(position: Position, seat: int) -> View:
    """What is left to spend; nothing before it is known who is first."""
    if position.first == NONE:
        return {}
    realms = position.spent[4 * seat + REALMS]
    coins = hiring.purse(position, seat, realms)
    spent = position.spent[4 * seat + WHOLE_COST]
    return {
        "gold": coins[0],
        "silver": coins[1],
        "spent": spent,
        "realms": count_bits(realms),
    }


def place_name(place: int, i: int) -> str:
    """A square, or the zone where a card is."""
    return PLACES[place] if 0 <= place < SQUARES else ZONES[place]


def _cards(position: Position, viewer: int) -> list[View]:
    """All cards of the revealed armies, the dead too."""
    found: list[View] = []
    for seat in range(2):
        for i in position.armies[seat]:
            is_own = viewer in (seat, OMNISCIENT)
            found.append(_card(position, i, is_own or not cards.is_hidden(position, i)))
    return found


def _card(position: Position, i: int, is_known: bool) -> View:
    shown: View = {
        "number": i,
        "seat": position.side[i],
        "at": place_name(position.place[i], i),
        "name": PLACES[cards.place_of(position, i)] if position.place[i] >= 0 else None,
        "home": PLACES[position.start_squares[i]] if position.start_squares[i] >= 0 else None,
        "hidden": cards.is_hidden(position, i),
        "alert": cards.is_alert(position, i),
        "card": None,
    }
    if is_known:
        shown["card"] = position.tables.cards[position.card[i]]
        shown.update(_condition(position, i))
    return shown


def _condition(position: Position, i: int) -> View:
    status = position.status[i]
    return {
        "host": PLACES[position.place[i]] if cards.has_host(position, i) else None,
        "life": figures.life(position, i),
        "wounds": position.wounds[i],
        "extra": position.extra[i],
        "poison": position.poison[i],
        "steps": position.move_points[i],
        "armor": figures.armor_left(position, i),
        "tokens": position.tokens[i],
        "watching": position.watches_until[i] >= position.turn > 0,
        "chips": position.chips[i],
        "move": figures.move_points(position, i),
        "keywords": _keywords(position, i),
        "gifts": _gifts(position, i),
        "markers": _markers(position, i),
        "statuses": [name for name, bit in STATUSES.items() if status & bit],
    }


def _attack(position: Position) -> View | None:
    """The attack under way. Places name the fighters, so a hidden one stays hidden."""
    at = topmost(position, frames.ATTACKING)
    if at == NONE:
        return None
    figures = position.frames.registers[at : at + WIDTH]
    shown: View = {"means": MEANS_NAMES[figures[attack.MEANS]]}
    for name, register in (
        ("attacker", attack.ATTACKER),
        ("target", attack.TARGET),
        ("defender", attack.DEFENDER),
    ):
        shown[name] = _name(position, figures[register])
    is_top = at == position.frames.base
    shown["rolled"] = _total(
        figures[attack.ROLLED], blows.attack_total(position) if is_top else NONE
    )
    shown["answered"] = _total(
        figures[attack.ANSWERED], blows.defence_total(position) if is_top else NONE
    )
    if figures[attack.FORCE] != NONE:
        shown["strikes"] = [STRENGTHS[figures[attack.FORCE]], STRENGTHS[figures[attack.REPLY]]]
    return shown


def topmost(position: Position, kind: int) -> int:
    """Where the topmost frame of a kind stands, NONE if there is none."""
    for at in range(position.frames.base, -1, -WIDTH):
        if position.frames.registers[at + KIND] == kind:
            return at
    return NONE


def _name(position: Position, i: int) -> str | None:
    """How notation calls a card; nothing once it is out of play."""
    return PLACES[cards.place_of(position, i)] if position.place[i] >= 0 else None


def _stack(position: Position) -> list[View]:
    """What has been declared and not yet carried out, the first declared first (BK-12.11)."""
    shown: list[View] = []
    for at in range(0, position.frames.base + 1, WIDTH):
        kind = position.frames.registers[at + KIND]
        if kind == frames.ATTACKING:
            shown.append(_attack_at(position, at))
        elif kind == frames.ABILITY:
            shown.append(_ability_at(position, at))
    return shown


def _attack_at(position: Position, at: int) -> View:
    figures = position.frames.registers[at : at + WIDTH]
    attacker = figures[attack.ATTACKER]
    return {
        "what": "attack",
        "seat": position.side[attacker],
        "card": position.tables.cards[position.card[attacker]],
        "at": _name(position, attacker),
        "means": MEANS_NAMES[figures[attack.MEANS]],
        "targets": [_name(position, figures[attack.DEFENDER])],
    }


def _ability_at(position: Position, at: int) -> View:
    mask = position.frames.registers[at + frames.G_TARGETS]
    marked = [i for i in range(2 * DEAL) if mask > 0 and mask >> i & 1 and position.place[i] >= 0]
    shown = _ability_of(position, at)
    shown["what"] = "ability"
    shown["targets"] = [_name(position, i) for i in marked]
    return shown


def _answering(position: Position) -> View | None:
    """What may be answered with instants just now."""
    if position.asking != ask.RESPONSE:
        return None
    now = position.event
    shown: View = {"event": EVENT_NAMES[now[frames.EV_KIND]]}
    doer = now[frames.EV_BY] if now[frames.EV_CARD] == NONE else now[frames.EV_CARD]
    for name, i in (("at", doer), ("target", now[frames.EV_TARGET])):
        shown[name] = None if i == NONE else _name(position, i)
    shown["seat"] = position.active if doer == NONE else position.side[doer]
    shown["called"] = instants.is_called(position, position.actors[0])
    return shown


def _ability(position: Position) -> View | None:
    """The ability that is carried out: whose, and which one of its card."""
    at = topmost(position, frames.ABILITY)
    return None if at == NONE else _ability_of(position, at)


def _ability_of(position: Position, at: int) -> View:
    me = position.frames.registers[at + frames.G_ME]
    head = position.frames.registers[at + frames.G_HEAD]
    return {
        "seat": position.frames.registers[at + frames.G_SEAT],
        "card": position.tables.cards[position.card[me]],
        "at": _name(position, me),
        "number": position.tables.code[head + codes.H_NUMBER],
    }


def _waiting(position: Position, viewer: int) -> list[View]:
    """Abilities among which the next one is chosen, in the order of their numbers."""
    if position.asking in (ask.TRIGGER, ask.DECLARE):
        queue = position.queue
        places = [k * QUEUED for k in trigger_order.waiting_abilities(position)]
        return [_called(position, queue[at + 1], queue[at]) for at in places]
    if position.asking == ask.START and viewer in (position.actors[0], OMNISCIENT):
        found = opening_choices.opening_abilities(position, position.actors[0])
        return [_called(position, found[k], found[k + 1]) for k in range(0, len(found), 2)]
    return []


def _called(position: Position, me: int, head: int) -> View:
    if head == UPKEEP_WAITS:
        return {"card": None, "at": None, "number": 0}
    number = position.tables.code[head + codes.H_NUMBER]
    card = position.tables.cards[position.card[me]]
    return {"card": card, "at": _name(position, me), "number": number}


def _marked_squares(position: Position) -> list[View]:
    marks = position.marks
    return [
        {
            "at": PLACES[marks[k + MARK_AT]],
            "marker": marker_name(position.tables, marks[k + MARK_KIND]),
        }
        for k in range(0, len(marks), MARK)
        if marks[k + MARK_ON_SQUARE] == 1
    ]


def _gifts(position: Position, i: int) -> list[View]:
    """What a card was given for a while: the number of its slot, and how much."""
    gifts = position.gifts
    shown: list[View] = []
    for k in modifiers.gifts_of(position, i):
        value = gifts[k + GIFT_VALUE]
        mod = gifts[k + GIFT_MOD]
        is_plain = mod == 0 or gifts[k + GIFT_SLOT] == codes.M_ABILITY
        attacks = 0 if is_plain else position.tables.code[mod + codes.MOD_ATTACKS]
        slot = gifts[k + GIFT_SLOT]
        shown.append({"what": slot_name(slot), "n": value, "attacks": attack_names(attacks)})
    return shown


def slot_name(slot: int) -> str:
    """A modifier in words of the ability language."""
    if slot < codes.SLOT_KW:
        return MODIFIERS[slot]
    if slot < codes.SLOT_FORBID:
        kind, word = divmod(slot - codes.SLOT_KW, keywords.COUNT)
        return f"{('kw', 'more', 'lose', 'ignore')[kind]}-{keywords.TABLE[word].word}"
    return SLOT_NAMES[slot - codes.SLOT_SHIELD]


def attack_names(mask: int) -> list[str]:
    return [MEANS_NAMES[k] for k in range(len(MEANS_NAMES)) if mask >> k & 1]


def _keywords(position: Position, i: int) -> View:
    """The keywords a card has just now, with their values."""
    found: View = {}
    for k in range(keywords.COUNT):
        value = figures.keyword(position, i, k)
        if value > 0:
            found[keywords.TABLE[k].word] = value
    return found


def marker_name(tables: Tables, marker: int) -> str:
    """Without the card it belongs to."""
    return tables.markers[marker].partition(".")[2]


def _markers(position: Position, i: int) -> list[str]:
    marks = position.marks
    return [
        marker_name(position.tables, marks[k + MARK_KIND])
        for k in range(0, len(marks), MARK)
        if marks[k + MARK_ON_SQUARE] == 0 and marks[k + MARK_AT] == i
    ]


def _total(die: int, total: int) -> list[int] | None:
    return None if die == NONE else [die, total]


# Events


def describe(tables: Tables, event: Event, viewer: int) -> View:
    """An event as named values; figures the viewer may not know are left out."""
    kind = event.kind
    shown: View = {"event": journal.NAMES[kind], "seat": event.seat}
    if not may_see(event.audience, viewer):
        return shown
    args = event.args
    if kind in (journal.DEALT, journal.SEEN):
        shown["card"] = tables.cards[args[0]]
    elif kind == journal.HIRED:
        shown["cards"] = [tables.cards[card] for card in args]
    elif kind == journal.ORDER_DIE:
        shown["die"] = args[0]
    elif kind in (journal.MULLIGAN, journal.TURN, journal.LOOKED):
        shown["count"] = args[0]
    elif kind in OUT_OF_PLAY:
        shown["card"] = tables.cards[args[0]]
    elif kind not in (journal.FIRST, journal.OVER, journal.EXTRA_TURN):
        shown["card"] = None if args[1] == NONE else tables.cards[args[1]]
        shown["at"] = PLACES[args[2]] if args[2] >= 0 else None
        shown.update(_figures(tables, kind, args[3:]))
    return shown


def _figures(tables: Tables, kind: int, args: list[int]) -> View:
    """What an event about a card says beyond the card."""
    if kind in MOVES:
        return {"to": PLACES[args[0]]}
    if kind in (journal.TAKES_OFF, journal.SPREADS):
        return {"from": PLACES[args[0]]}
    if kind == journal.PROTECTS:
        return {"to": PLACES[args[1]], "cards": _aimed_at(tables, args[2])}
    if kind in BLOWS:
        return _blow(tables, kind, args)
    if kind == journal.ROLLED:
        return _roll(args)
    if kind == journal.ROW:
        return {"row": WORDS[args[0]]}
    if kind == journal.DRANK:
        return {"count": args[0], "extra": args[1]}
    if kind in (journal.USES, journal.RESPONDS, journal.REACTS):
        number = tables.code[args[0] + codes.H_NUMBER]
        return {"number": number, "effects": tables.effects.get(args[0], []).copy()}
    if kind == journal.NUMBERED:
        return {"number": args[0], "effects": _way(tables, args[1], args[0])}
    if kind == journal.CLEANSED:
        return {"of": CLEANSED[args[0]]}
    if kind in (journal.MARKED, journal.UNMARKED):
        return {"marker": marker_name(tables, args[0])}
    if kind == journal.SQUARE_MARKED:
        return {"marker": marker_name(tables, args[0]), "square": PLACES[args[1]]}
    return {"count": args[0]} if kind in COUNTED else {}


def _blow(tables: Tables, kind: int, args: list[int]) -> View:
    """An attack: `cards` is who is aimed at, if that is known."""
    shown: View = {"means": MEANS_NAMES[args[0]], "target": PLACES[args[1]]}
    shown["cards"] = _aimed_at(tables, args[2])
    if kind == journal.HIT:
        shown["strength"] = STRENGTHS[args[3]]
        shown["magnitude"] = args[4]
        shown["wounds"] = args[5]
        shown["armor"] = args[6]
        shown["shield"] = args[7]
    return shown


def _aimed_at(tables: Tables, card: int) -> list[str]:
    return [] if card == NONE else [tables.cards[card]]


def _roll(args: list[int]) -> View:
    """A die, and all that was added to it."""
    die, total, skill, bits = args[:4]
    fortunes = [name for k, name in enumerate(FORTUNES) if bits >> k & 1]
    added = total - die - skill - sum(1 if name == "blessing" else -1 for name in fortunes)
    shown: View = {"die": die, "total": total, "skill": _signed(skill)}
    shown["fortunes"] = fortunes
    shown["added"] = _signed(added if die else 0)
    return shown


def _signed(n: int) -> str:
    """As it is added: `+2`, `−1`; nothing for nought."""
    return "" if n == 0 else f"+{n}" if n > 0 else f"−{-n}"


def _way(tables: Tables, at: int, number: int) -> list[str]:
    """What one of the ways of a choice does."""
    ways = tables.ways.get(at, [])
    return ways[number - 1].copy() if number <= len(ways) else []
