"""Armies and formations that were tried in imagined battles before they are real ones."""

import pytest

from holmgang.bots.berserk import army, muster
from holmgang.bots.berserk.greedy import Greedy
from holmgang.bots.berserk.search import Search
from holmgang.bots.budget import Budget
from holmgang.core.action import CHANCE
from holmgang.core.chance import Quick
from holmgang.core.seat import Seat
from holmgang.games.berserk import GAME
from holmgang.games.berserk.look import hiring
from holmgang.games.berserk.numbers import ask
from holmgang.games.berserk.rules import Berserk
from holmgang.games.berserk.state import HIRED
from holmgang.games.berserk.tables import DEAL
from holmgang.games.berserk.worlds import rewind

DECKS = [
    {"first": "south"},
    {"first": "north", "pack": "kub", "edition": "laar", "south": "minions", "north": "defenders"},
]
BATTLES = 2


def dealt(options: dict[str, str], seed: int = 1) -> Berserk:
    """A battle at the first card to hire."""
    state = GAME.new(GAME.fill_options(options))
    assert isinstance(state, Berserk)
    rng = Quick(seed)
    while state.asking != ask.HIRE:
        go_on(state, rng)
    return state


def go_on(state: Berserk, rng: Quick) -> None:
    """One answer by everybody who is asked, as common sense says."""
    if state.is_chance():
        state.apply(CHANCE, state.sample(rng))
        return
    for seat in list(state.actors):
        state.apply(seat, Greedy().choose(Seat(state, seat), rng))


def placing(options: dict[str, str]) -> Berserk:
    state, rng = dealt(options), Quick(2)
    while state.asking == ask.HIRE:
        go_on(state, rng)
    return state


def test_the_knapsack_finds_the_best_army() -> None:
    state = dealt(DECKS[0])
    values = army.promises(state, 0)
    cards = list(state.card[:DEAL])
    best = 0.0
    for members in range(1 << DEAL):
        taken = [at for at in range(DEAL) if members >> at & 1]
        worth = sum(values[at] for at in taken)
        if worth > best:
            realms, elite, whole = 0, 0, 0
            for at in taken:
                cost = state.tables.cost[cards[at]]
                realms |= hiring.realm_bit(state.tables.realm[cards[at]])
                whole += cost
                elite += cost if state.tables.elite[cards[at]] else 0
            if hiring.can_afford(state, 0, elite, whole, realms):
                best = worth
    assert army.best_army(state, 0, 0, values).value == pytest.approx(best)


@pytest.mark.parametrize("options", DECKS)
def test_a_battle_can_be_rewound_to_the_first_card(options: dict[str, str]) -> None:
    state = placing(options)
    go_on(state, Quick(3))
    world = state.copy()
    rewind(world)
    assert (world.asking, list(world.actors), list(world.asked)) == (ask.HIRE, [0, 1], [0, 0])
    assert not any(place == HIRED or place >= 0 for place in world.place)
    assert state.asking == ask.PLACE and any(place >= 0 for place in state.place)


@pytest.mark.parametrize("options", DECKS)
def test_every_candidate_keeps_the_rules(options: dict[str, str]) -> None:
    state, rng = dealt(options), Quick(4)
    for seat in (0, 1, 0, 1, 0, 1):
        world = muster.before(Seat(state, seat), f"{rng.below(99)}")
        members = muster.recruit(world, seat, 0.5, rng)
        script = muster.shuffled(world, seat, muster.answers(world, seat, members), rng)
        for action in script:
            assert action in world.legal(seat)
            world.apply(seat, action)
            world.apply(1 - seat, world.legal(1 - seat)[-1])
        assert world.asking not in (ask.HIRE, ask.PLACE)


@pytest.mark.parametrize("options", DECKS)
def test_a_plan_is_the_same_at_every_question(options: dict[str, str]) -> None:
    for state in (dealt(options), placing(options)):
        plans = []
        for _ in range(2):
            muster.KNOWN.key = ""
            plans.append(muster.planned(Seat(state, 0), state, BATTLES))
            state.apply(0, plans[0][state.asked[0] + (DEAL if state.asking == ask.PLACE else 0)])
            state.apply(1, Greedy().choose(Seat(state, 1), Quick(5)))
        assert plans[0] == plans[1]


def test_an_army_depends_on_nothing_that_its_seat_does_not_know() -> None:
    for seat, state in enumerate((dealt(DECKS[1]), placing(DECKS[0]))):
        plans = []
        for world in (state, state.determinize(seat, Quick(6))):
            muster.KNOWN.key = ""
            plans.append(muster.planned(Seat(world, seat), world, BATTLES))
        assert plans[0] == plans[1]


def test_who_takes_over_a_seat_goes_on_with_common_sense() -> None:
    """Whoever hired before may have had other plans."""
    state = dealt(DECKS[0])
    search = Search(Budget(iterations=BATTLES))
    while state.asking in (ask.HIRE, ask.PLACE):
        odd = state.asked[0] % 2 == 0
        chosen = state.legal(0)[-1] if odd else search.choose(Seat(state, 0), Quick(7))
        assert chosen in state.legal(0)
        state.apply(0, chosen)
        state.apply(1, Greedy().choose(Seat(state, 1), Quick(8)))


def test_the_army_that_does_best_in_battles_is_taken() -> None:
    state = dealt(DECKS[0])
    world = muster.before(Seat(state, 0), "one")
    whole = muster.answers(world, 0, muster.recruit(world, 0, 0.0, Quick(9)))
    lone = muster.answers(world, 0, 1)
    for scripts in ([lone, whole], [whole, lone]):
        found = [muster.Candidate(script) for script in scripts]
        assert muster.best(Seat(state, 0), found, BATTLES, "best") == whole
