"""The army for this battle and its formation, tried in imagined battles.

A plan is a script: a seat's answers to all questions of hiring and placing. Candidates
differ a little from common sense. They meet the same armies that the enemy may bring, with the
same dice, and the weaker half drops out after each round. A plan follows from what the
seat knows and from nothing else, so it is the same whenever it is asked for.
"""

import math
from typing import Final

from holmgang.bots.berserk import army
from holmgang.bots.berserk.dice import Dice
from holmgang.bots.berserk.policy import play_on
from holmgang.bots.berserk.worth import worth
from holmgang.core.action import Action, first, pack, verb
from holmgang.core.chance import Quick, Random
from holmgang.core.seat import Seat
from holmgang.games.berserk.look import hiring
from holmgang.games.berserk.numbers import ask
from holmgang.games.berserk.numbers.field import half, tier
from holmgang.games.berserk.phases import recruiting
from holmgang.games.berserk.rules import Berserk
from holmgang.games.berserk.state import HIRED
from holmgang.games.berserk.tables import ANSWER, DEAL, HIRE, PLACE, SKIP, Tables
from holmgang.games.berserk.worlds import rewind

MOST: Final = 32
"""Candidates at most."""

EACH: Final = 6
"""Battles for each candidate there is."""

SHAKEN: Final = 0.4
"""By what part of it a card's worth may be thought higher or lower."""

SWAPS: Final = 3
"""Cards that change their squares, at most."""

LAST: Final = 10
"""The turn after which an imagined battle is judged."""

SCALE: Final = 12.0
"""Gold pieces ahead at which a battle is nearly won."""


class Candidate:
    """A script and how it has done."""

    def __init__(self, script: list[Action]) -> None:
        self.script = script
        self.total = 0.0
        self.fights = 0

    def mean(self) -> float:
        return self.total / self.fights if self.fights > 0 else 0.0


class Foe:
    """A world before hiring, and what the enemy brings in it."""

    def __init__(self, world: Berserk, script: list[Action]) -> None:
        self.world = world
        self.script = script


class Plan:
    """The last script that was found, and for what."""

    def __init__(self) -> None:
        self.tables: Tables | None = None
        self.key = ""
        self.script: list[Action] = []


KNOWN: Final = Plan()
"""Questions come card by card; the script answers them all."""


def answer(seat: Seat, world: Berserk, battles: int) -> Action:
    """The script's answer if all before it were the script's too; else common sense."""
    me = seat.index
    is_placing = world.asking == ask.PLACE
    done = world.asked[me]
    script = planned(seat, world, battles)
    options = seat.legal()
    if is_placing:
        squares = [first(action) for action in options]
        scripted = script[DEAL + done]
        if scripted in options:
            return scripted
        return pack(PLACE, army.square_for(world, me, squares))
    for at in range(done):
        is_hired = world.place[me * DEAL + at] == HIRED
        if is_hired != (script[at] == pack(ANSWER, HIRE)):
            return pack(ANSWER, HIRE if army.wanted(world, me) else SKIP)
    return script[done] if script[done] in options else options[0]


def planned(seat: Seat, world: Berserk, battles: int) -> list[Action]:
    me = seat.index
    is_placing = world.asking == ask.PLACE
    members = members_of(world, me) if is_placing else 0
    deal = [world.card[me * DEAL + at] for at in range(DEAL)]
    key = f"{me} {world.first} {list(world.mulligans)} {world.played} {deal} {members} {battles}"
    if KNOWN.tables is not world.tables or KNOWN.key != key:
        KNOWN.script = (
            formation(seat, members, battles, key) if is_placing else hires(seat, battles, key)
        )
        KNOWN.tables = world.tables
        KNOWN.key = key
    return KNOWN.script


def hires(seat: Seat, battles: int, key: str) -> list[Action]:
    """The knapsack's army, and armies that it finds if cards are worth more or less."""
    rng = Quick(key)
    world = before(seat, key)
    found: list[Candidate] = []
    armies: list[int] = []
    for number in range(breadth(battles)):
        members = recruit(world, seat.index, SHAKEN if number > 0 else 0.0, rng)
        if members not in armies:
            armies.append(members)
            found.append(Candidate(answers(world, seat.index, members)))
    return best(seat, found, battles, key)


def formation(seat: Seat, members: int, battles: int, key: str) -> list[Action]:
    """The usual places, and others in which a few cards have changed theirs."""
    world = before(seat, key)
    usual = answers(world, seat.index, members)
    found = [Candidate(usual)]
    rng = Quick(key)
    for _ in range(breadth(battles) - 1):
        found.append(Candidate(shuffled(world, seat.index, usual, rng)))
    return best(seat, found, battles, key)


def breadth(battles: int) -> int:
    return max(2, min(MOST, battles // EACH))


# Candidates


def before(seat: Seat, luck: str) -> Berserk:
    """A world as it may have been before the first card was hired.

    The deal is drawn first, so that the same luck gives the same deal at every question.
    """
    world = seat.determinize(Quick(luck))
    assert isinstance(world, Berserk)
    rewind(world)
    return world


def recruit(world: Berserk, seat: int, shaken: float, rng: Random) -> int:
    """The best army for somebody who errs so much about cards; the rest of the purse is spent."""
    values = army.promises(world, seat)
    for at in range(DEAL):
        values[at] *= 1.0 + shaken * (float(rng.below(201)) / 100.0 - 1.0)
    wanted = army.best_army(world, seat, 0, values).members
    twin = world.copy()
    for chosen in (True, False):
        for at in range(DEAL):
            if (wanted >> at & 1 == 1) == chosen and is_hireable(twin, seat, at):
                recruiting.hire(twin, seat, seat * DEAL + at)
    return members_of(twin, seat)


def members_of(world: Berserk, seat: int) -> int:
    """The cards that are hired, as bits by their places in the deal."""
    members = 0
    for i in hiring.hired(world, seat):
        members |= 1 << (i - seat * DEAL)
    return members


def is_hireable(world: Berserk, seat: int, at: int) -> bool:
    i = seat * DEAL + at
    if world.place[i] == HIRED or i in hiring.thrown_out(world, seat):
        return False
    return hiring.can_hire(world, seat, world.card[i])


def answers(world: Berserk, seat: int, members: int) -> list[Action]:
    """How a seat answers all questions to get this army and put it in its usual places."""
    twin = world.copy()
    script: list[Action] = []
    while len(script) < 2 * DEAL:
        options = twin.legal(seat)
        action = options[0]
        if twin.asking == ask.PLACE and verb(action) == PLACE:
            action = pack(PLACE, army.square_for(twin, seat, [first(each) for each in options]))
        elif twin.asking == ask.HIRE and members >> len(script) & 1 == 0:
            action = options[len(options) - 1]
        script.append(action)
        others = twin.legal(1 - seat)
        twin.apply(seat, action)
        twin.apply(1 - seat, others[len(others) - 1])
    return script


def shuffled(world: Berserk, seat: int, usual: list[Action], rng: Random) -> list[Action]:
    """Some cards change their squares with others, or go to free ones of the same tier."""
    script = usual.copy()
    places = [at for at in range(DEAL, 2 * DEAL) if is_own_square(script[at], seat)]
    for _ in range(1 + rng.below(SWAPS) if len(places) > 0 else 0):
        at = rng.choice(places)
        action = rng.choice(exchangeable(world, seat, script, places, first(script[at])))
        for other in places:
            if script[other] == action:
                script[other] = script[at]
        script[at] = action
    return script


def is_own_square(action: Action, seat: int) -> bool:
    """Abilities may place a card beyond the own half, but not another in its stead."""
    return verb(action) == PLACE and half(first(action)) == seat


def exchangeable(
    world: Berserk, seat: int, script: list[Action], places: list[int], square: int
) -> list[Action]:
    """Squares that a card can be put on instead, so that all tiers stay filled (BK-5.4)."""
    taken = [script[at] for at in places]
    alike = tier(square, seat, seat == world.first)
    for other in world.tables.field.tiers(seat, seat == world.first)[alike - 1]:
        if pack(PLACE, other) not in taken:
            taken.append(pack(PLACE, other))
    return taken


# Battles


def best(seat: Seat, found: list[Candidate], battles: int, key: str) -> list[Action]:
    """Sequential halving: the budget is shared by rounds, each with half as many candidates."""
    drawn = 0
    rounds = max(1, math.ceil(math.log2(len(found))))
    for _ in range(rounds):
        for _ in range(max(1, battles // (rounds * len(found)))):
            if len(found) > 1:
                drawn += 1
                foe = draw_foe(seat, f"{key} {drawn}")
                for candidate in found:
                    dice = Dice(f"{key} {drawn} dice")
                    candidate.total += fight(foe, seat.index, candidate.script, dice)
                    candidate.fights += 1
        found.sort(key=lambda candidate: -candidate.mean())
        found = found[: (len(found) + 1) // 2]
    return found[0].script


def draw_foe(seat: Seat, luck: str) -> Foe:
    world = before(seat, luck)
    rng = Quick(luck)
    enemy = 1 - seat.index
    script = answers(world, enemy, recruit(world, enemy, SHAKEN, rng))
    return Foe(world, shuffled(world, enemy, script, rng))


def fight(foe: Foe, seat: int, script: list[Action], dice: Dice) -> float:
    """How far the seat is ahead some turns later."""
    battle = foe.world.copy()
    for at in range(len(script)):
        battle.apply(seat, script[at])
        battle.apply(1 - seat, foe.script[at])
    play_on(battle, LAST, dice)
    return math.tanh(worth(battle, seat) / SCALE)
