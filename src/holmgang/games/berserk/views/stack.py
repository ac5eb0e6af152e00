"""What is under way as named values: the attack, abilities, what may be answered, what waits."""

from holmgang.core.frame import KIND
from holmgang.core.state import View
from holmgang.games.berserk.look import blows, instants, trigger_order
from holmgang.games.berserk.numbers import attack, codes, frames
from holmgang.games.berserk.numbers.frames import WIDTH
from holmgang.games.berserk.numbers.layouts import Q_HEAD, Q_ME, QUEUED, UPKEEP_WAITS
from holmgang.games.berserk.state import Position
from holmgang.games.berserk.tables import DEAL, NONE
from holmgang.games.berserk.views import names


def attack_under_way(p: Position) -> View | None:
    """The topmost attack. Places name the fighters, so a hidden one stays hidden."""
    at = _topmost(p, frames.ATTACKING)
    if at == NONE:
        return None
    figures = p.frames.registers[at : at + WIDTH]
    shown: View = {"means": names.MEANS[figures[attack.MEANS]]}
    for name, register in (
        ("attacker", attack.ATTACKER),
        ("target", attack.TARGET),
        ("defender", attack.DEFENDER),
    ):
        shown[name] = names.in_play(p, figures[register])
    is_top = at == p.frames.base
    shown["rolled"] = _total(figures[attack.ROLLED], blows.attack_total(p) if is_top else NONE)
    shown["answered"] = _total(figures[attack.ANSWERED], blows.defence_total(p) if is_top else NONE)
    if figures[attack.FORCE] != NONE:
        forces = (figures[attack.FORCE], figures[attack.REPLY])
        shown["strikes"] = [names.STRENGTHS[force] for force in forces]
    return shown


def _total(die: int, total: int) -> list[int] | None:
    return None if die == NONE else [die, total]


def _topmost(p: Position, kind: int) -> int:
    """Where the topmost frame of a kind stands, NONE if there is none."""
    for at in range(p.frames.base, -1, -WIDTH):
        if p.frames.registers[at + KIND] == kind:
            return at
    return NONE


def declared(p: Position) -> list[View]:
    """What has been declared and not yet carried out, the first declared first (BK-12.11)."""
    shown: list[View] = []
    for at in range(0, p.frames.base + 1, WIDTH):
        kind = p.frames.registers[at + KIND]
        if kind == frames.ATTACKING:
            shown.append(_attack(p, at))
        elif kind == frames.ABILITY:
            shown.append(_ability_with_targets(p, at))
    return shown


def _attack(p: Position, at: int) -> View:
    figures = p.frames.registers[at : at + WIDTH]
    attacker = figures[attack.ATTACKER]
    return {
        "what": "attack",
        "seat": p.side[attacker],
        "card": p.tables.cards[p.card[attacker]],
        "at": names.in_play(p, attacker),
        "means": names.MEANS[figures[attack.MEANS]],
        "targets": [names.in_play(p, figures[attack.DEFENDER])],
    }


def _ability_with_targets(p: Position, at: int) -> View:
    mask = p.frames.registers[at + frames.G_TARGETS]
    marked = [i for i in range(2 * DEAL) if mask > 0 and mask >> i & 1 and p.place[i] >= 0]
    shown = _ability(p, at)
    shown["what"] = "ability"
    shown["targets"] = [names.in_play(p, i) for i in marked]
    return shown


def ability_under_way(p: Position) -> View | None:
    """The ability that is carried out: whose, and which one of its card."""
    at = _topmost(p, frames.ABILITY)
    return None if at == NONE else _ability(p, at)


def _ability(p: Position, at: int) -> View:
    registers = p.frames.registers
    shown: View = {"seat": registers[at + frames.G_SEAT]}
    shown.update(ability(p, registers[at + frames.G_ME], registers[at + frames.G_HEAD]))
    return shown


def ability(p: Position, me: int, head: int) -> View:
    """An ability by its card and its number."""
    return {
        "card": p.tables.cards[p.card[me]],
        "at": names.in_play(p, me),
        "number": p.tables.code[head + codes.H_NUMBER],
    }


def waiting(p: Position) -> list[View]:
    """Abilities among which the next one is chosen, in the order of their numbers."""
    queue = p.queue
    places = [k * QUEUED for k in trigger_order.waiting_abilities(p)]
    return [_queued(p, queue[at + Q_ME], queue[at + Q_HEAD]) for at in places]


def _queued(p: Position, me: int, head: int) -> View:
    if head == UPKEEP_WAITS:
        return {"card": None, "at": None, "number": 0}
    return ability(p, me, head)


def answerable(p: Position) -> View:
    """What may be answered with instants just now."""
    now = p.event
    shown: View = {"event": names.EVENTS[now[frames.EV_KIND]]}
    doer = now[frames.EV_BY] if now[frames.EV_CARD] == NONE else now[frames.EV_CARD]
    for name, i in (("at", doer), ("target", now[frames.EV_TARGET])):
        shown[name] = None if i == NONE else names.in_play(p, i)
    shown["seat"] = p.active if doer == NONE else p.side[doer]
    shown["called"] = instants.is_called(p, p.actors[0])
    return shown
