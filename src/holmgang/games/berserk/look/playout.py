"""A random choice of a turn without a list of all choices, for playouts.

All that the cards of the army might do is numbered, card after card: abilities, steps,
a strike at each enemy card and so on. A number is drawn, and drawn again until a legal
choice belongs to it. So each legal choice is as likely as the next.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from holmgang.core.action import Action, first, pack, second, verb
from holmgang.core.chance import Random
from holmgang.core.packed import zeros
from holmgang.games.berserk.look import cards, figures, reach, squares, usage
from holmgang.games.berserk.numbers import keywords
from holmgang.games.berserk.numbers.field import SQUARES
from holmgang.games.berserk.state import ALERT, MOVED, Position
from holmgang.games.berserk.tables import (
    ANSWER,
    BASIC,
    CHARGE,
    END,
    LEAP,
    MOVE,
    NONE,
    STRIKE,
    USE,
    WATCH,
)

STEPS: Final[i64] = 4
"""The most squares a card can step to."""


def draw(p: Position, rng: Random) -> Action:
    enemies = foes(p)
    ends = choice_ends(p, len(enemies))
    action: i64 = NONE
    while action == NONE:
        action = choice_at(p, enemies, ends, rng.below_i64(ends[len(ends) - 1]))
    return action


def foes(p: Position) -> vec[i64]:
    army = reach.attackable(p, p.active)
    found = zeros(len(army))
    count: i64 = 0
    for i in army:
        if p.place[i] >= 0:
            found[count] = i
            count += 1
    return found[:count]


def choice_ends(p: Position, strikes: i64) -> vec[i64]:
    """For each card of the army, the number after its last choice; last the end of the turn."""
    others: i64 = 1 if reach.may_watch(p, p.active) else 0
    army = p.armies[p.active]
    ends = zeros(len(army) + 1)
    end: i64 = 0
    for k in range(len(army)):
        i = army[k]
        if p.place[i] >= 0:
            end += _acts_count(p, i)
            if p.status[i] & ALERT:
                end += strikes + others
                if p.move_points[i] > 0:
                    end += STEPS + SQUARES if reach.can_leap(p, i) else STEPS
        ends[k] = end
    ends[len(army)] = end + 1
    return ends


def _acts_count(p: Position, i: i64) -> i64:
    """One more than its abilities, for a chip; none if it has none."""
    acts = p.tables.acts[p.card[i]]
    if p.gives_abilities:
        acts = len(usage.acts_of(p, i))
    if acts > 0:
        acts += 1
    return acts


def choice_at(p: Position, foes: vec[i64], ends: vec[i64], number: i64) -> Action:
    """The choice with this number, NONE if it is not legal."""
    k: i64 = 0
    while number >= ends[k]:
        k += 1
    army = p.armies[p.active]
    if k == len(army):
        action = pack(ANSWER, END)
    else:
        action = _choice_of(p, army[k], foes, number - ends[k - 1] if k > 0 else number)
    if action != NONE and reach.has_duties(p) and not _is_free_for(p, action):
        return NONE
    return action


def _is_free_for(p: Position, action: Action) -> bool:
    """Whether no duty to attack stands in the way of a choice.

    It never bars movement; of abilities and chips it is asked where they are.
    """
    kind = verb(action)
    if kind == ANSWER:
        return not any(reach.owes_attack(p, i) for i in p.armies[p.active])
    i = cards.card_at(p, first(action))
    if kind not in (STRIKE, WATCH):
        return True
    owed = reach.duties_owed(p, i)
    if owed == 0 or kind == WATCH:
        return owed == 0
    return reach.duties_kept(p, i, cards.card_at(p, second(action))) == owed


def _choice_of(p: Position, i: i64, foes: vec[i64], number: i64) -> Action:
    """Abilities and a chip, then strikes, steps, leaps and watching."""
    acts = _acts_count(p, i)
    if number < acts:
        return _use(p, i, number)
    number -= acts
    if number < len(foes):
        return _strike(p, i, foes[number])
    number -= len(foes)
    if p.move_points[i] > 0:
        if number < STEPS:
            return _step(p, i, number)
        number -= STEPS
        if reach.can_leap(p, i):
            if number < SQUARES:
                return _leap_to(p, i, number)
    return pack(WATCH, cards.place_of(p, i)) if reach.can_watch(p, i) else NONE


def _use(p: Position, i: i64, number: i64) -> Action:
    heads = usage.acts_of(p, i)
    if number < len(heads):
        can = usage.can_use(p, heads[number], i)
        return pack(USE, cards.place_of(p, i), number + 1) if can else NONE
    can = number == _acts_count(p, i) - 1 and usage.can_charge(p, i, heads)
    return pack(CHARGE, cards.place_of(p, i)) if can else NONE


def _step(p: Position, i: i64, number: i64) -> Action:
    if not reach.can_move(p, i):
        return NONE
    squares = p.tables.field.steps[p.place[i]]
    if number >= len(squares):
        return NONE
    square = squares[number]
    if reach.can_leap(p, i) and figures.keyword(p, i, keywords.INCORPOREAL) > 0:
        can = reach.can_pass(p, i, square)
    else:
        can = reach.can_enter(p, i, square)
    if not can:
        return NONE
    return MOVE | cards.place_of(p, i) << 4 | square << 12


def _strike(p: Position, i: i64, target: i64) -> Action:
    if reach.can_target(p, BASIC, i, target) and reach.can_strike(p, i):
        return STRIKE | cards.place_of(p, i) << 4 | cards.place_of(p, target) << 12
    return NONE


def _leap_to(p: Position, i: i64, square: i64) -> Action:
    if p.status[i] & MOVED or not reach.can_move(p, i):
        return NONE
    here = p.place[i]
    if reach.can_enter(p, i, square) and squares.span(p, here, square) <= reach.leap_range(p, i):
        return LEAP | here << 4 | square << 12
    return NONE
