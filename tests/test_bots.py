"""Bots of every game: legal, blind to what their seat cannot see, and on time."""

from typing import Any

import pytest
from stepping_clock import Clock

from holmgang import bots, build, games
from holmgang.bots.berzerka.solver import Solver
from holmgang.bots.budget import Budget
from holmgang.bots.ismcts import Ismcts
from holmgang.bots.overlooks import Overlooks
from holmgang.core.action import CHANCE
from holmgang.core.chance import Quick, Random
from holmgang.core.game import Game
from holmgang.core.seat import Seat
from holmgang.core.state import State
from holmgang.games import GAMES

EVERY_BOT = [(game, name) for game in GAMES.values() for name in bots.names(game.id)]


def positions(game: Game, seed: int, count: int = 6) -> list[State]:
    """Positions along random games in which a seat has a real choice."""
    rng = Quick(f"positions {seed}")
    state = game.new(game.fill_options({}))
    found: list[State] = []
    while len(found) < count:
        if state.is_over():
            state = game.new(game.fill_options({}))
        actor = state.actors[0]
        if actor != CHANCE and len(state.legal(actor)) > 1 and rng.below(4) == 0:
            found.append(state.copy())
        options = [state.sample(rng)] if actor == CHANCE else state.legal(actor)
        state.apply(actor, rng.choice(options))
    return found


def thrifty(name: str, game: Game) -> bots.Bot:
    """A bot limited by iterations, so that it plays the same every time."""
    return bots.make(f"{name}:12", game)


@pytest.mark.parametrize(("game", "name"), EVERY_BOT)
def test_a_bot_makes_a_legal_choice(game: Game, name: str) -> None:
    bot = thrifty(name, game)
    for state in positions(game, 1):
        seat = state.actors[0]
        assert bot.choose(Seat(state, seat), Quick(3)) in state.legal(seat)


@pytest.mark.parametrize("game", GAMES.values())
def test_an_adviser_weighs_legal_choices(game: Game) -> None:
    """A hint is a list of choices with shares of one, the best first."""
    bot = thrifty(bots.adviser(game.id).partition(":")[0], game)
    for state in positions(game, 1):
        seat = state.actors[0]
        shares = bot.weigh(Seat(state, seat), Quick(3))
        assert {action for action, _ in shares} <= set(state.legal(seat))
        assert sum(share for _, share in shares) == pytest.approx(1)
        assert [share for _, share in shares] == sorted((s for _, s in shares), reverse=True)


@pytest.mark.parametrize("game", GAMES.values())
def test_a_search_weighs_as_it_chooses(game: Game) -> None:
    for state in positions(game, 2):
        seat = Seat(state, state.actors[0])
        shares = Ismcts(Budget(iterations=40)).weigh(seat, Quick(3))
        assert shares[0][0] == Ismcts(Budget(iterations=40)).choose(seat, Quick(3))


@pytest.mark.parametrize(("game", "name"), EVERY_BOT)
def test_a_bot_leaves_the_position_as_it_was(game: Game, name: str) -> None:
    bot = thrifty(name, game)
    for state in positions(game, 2):
        before = state.view(-3)
        bot.choose(Seat(state, state.actors[0]), Quick(3))
        assert state.view(-3) == before


@pytest.mark.parametrize(("game", "name"), EVERY_BOT)
def test_a_bot_does_not_see_what_its_seat_cannot(game: Game, name: str) -> None:
    """Whatever the hidden cards are, the same knowledge leads to the same choice."""
    bot = thrifty(name, game)
    for number, state in enumerate(positions(game, 3)):
        seat = state.actors[0]
        choice = bot.choose(Seat(state, seat), Quick(5))
        for other in range(3):
            world = state.determinize(seat, Quick(f"{number} {other}"))
            assert bot.choose(Seat(world, seat), Quick(5)) == choice


class Peeker(bots.Bot):
    """Cheats: chooses by the enemy's hidden first card."""

    def choose(self, seat: Seat, rng: Random) -> int:
        view: Any = seat._state.view(-3)
        side = view["seats"][1 - seat.index]
        options = seat.legal()
        return options[sum(map(ord, "".join(side["deck"][:2]))) % len(options)]


def test_the_blindness_test_catches_a_cheat() -> None:
    differs = 0
    for state in positions(GAMES["shieldwall"], 4, 12):
        seat = state.actors[0]
        choice = Peeker().choose(Seat(state, seat), Quick(5))
        worlds = [state.determinize(seat, Quick(number)) for number in range(4)]
        differs += any(Peeker().choose(Seat(world, seat), Quick(5)) != choice for world in worlds)
    assert differs > 6


def test_a_search_stops_when_its_time_is_up() -> None:
    state = positions(GAMES["shieldwall"], 5, 1)[0]
    clock = Clock(0.01)
    Ismcts(Budget(seconds=0.1, clock=clock)).choose(Seat(state, state.actors[0]), Quick(1))
    assert clock.now <= 0.1 + 0.02 + 1e-9


def test_a_search_without_time_still_answers() -> None:
    state = positions(GAMES["shieldwall"], 6, 1)[0]
    seat = state.actors[0]
    bot = Ismcts(Budget(seconds=0.001, clock=Clock(1.0)))
    assert bot.choose(Seat(state, seat), Quick(1)) in state.legal(seat)


def test_iterations_make_a_search_repeatable() -> None:
    for state in positions(GAMES["shieldwall"], 7, 3):
        seat = Seat(state, state.actors[0])
        choices = {Ismcts(Budget(iterations=40)).choose(seat, Quick(9)) for _ in range(3)}
        assert len(choices) == 1


@pytest.mark.parametrize(
    "spec",
    [
        "",
        "nobody",
        "greedy:",
        "ismcts:fast",
        "ismcts:0",
        "ismcts:-1",
        "greedy:misses",
        "greedy:misses100",
        "greedy:misses9:5",
    ],
)
def test_an_unknown_bot_is_refused(spec: str) -> None:
    with pytest.raises(bots.UnknownBot) as refusal:
        bots.make(spec, GAMES["shieldwall"])
    assert refusal.value.code == "unknown-bot"
    assert refusal.value.details["bot"] == spec


def test_a_specification_sets_the_budget() -> None:
    timed = bots.make("ismcts:250ms", GAMES["shieldwall"])
    counted = bots.make("ismcts:250", GAMES["shieldwall"])
    assert isinstance(timed, Ismcts)
    assert isinstance(counted, Ismcts)
    assert (timed.budget.seconds, timed.budget.iterations) == (0.25, 0)
    assert (counted.budget.seconds, counted.budget.iterations) == (0.0, 250)


@pytest.mark.parametrize(
    ("kind", "spec", "iterations"),
    [
        ("interpreted", "solver:200", 20),
        ("interpreted", "solver:4", 4),
        ("interpreted", "solver:50ms", 0),
        ("compiled", "solver:200", 200),
    ],
)
def test_on_the_sources_nobody_waits_long_for_a_bot(
    kind: str, spec: str, iterations: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """There the search is some fifty times slower; who is not awaited thinks as he says."""
    monkeypatch.setattr(build, "kind", lambda: kind)
    game = GAMES["berzerka"]
    awaited, alone = bots.make(spec, game, is_awaited=True), bots.make(spec, game)
    assert isinstance(awaited, Solver)
    assert isinstance(alone, Solver)
    assert awaited.budget.iterations == iterations
    assert f"solver:{alone.budget.iterations}" == spec or alone.budget.seconds > 0


# Overlooking


class First(bots.Bot):
    """Takes the first choice that it sees."""

    def choose(self, seat: Seat, rng: Random) -> int:
        return seat.legal()[0]


class Always(Random):
    """Chance that always says the least: whatever may be overlooked is overlooked."""

    def below(self, n: int) -> int:
        return 0


def test_what_was_overlooked_once_is_seen_for_the_rest_of_the_game() -> None:
    state = positions(GAMES["berserkers"], 1, 1)[0]
    seat = Seat(state, 0)
    bot = Overlooks(First(), 50)
    last = seat.legal()[-1]
    # The best choice, the next, and so on: the last one cannot be overlooked.
    assert bot.choose(seat, Always()) == last
    assert bot.choose(seat, Always()) == seat.legal()[0]


def test_a_new_hand_can_be_overlooked_anew() -> None:
    bot = Overlooks(First(), 50)
    hands = set()
    for state in positions(GAMES["berzerka"], 1, 12):
        seat = Seat(state, state.actors[0])
        hand = seat.view()["hand"]
        misses = bot.choose(seat, Always()) != seat.legal()[0]
        assert misses or hand in hands
        hands.add(hand)
    assert len(hands) > 1


def test_a_bot_that_is_made_anew_goes_on_with_its_notes() -> None:
    state = positions(GAMES["berserkers"], 1, 1)[0]
    seat = Seat(state, 0)
    before, after = Overlooks(First(), 50), Overlooks(First(), 50)
    before.choose(seat, Always())
    after.recall(before.notes())
    assert after.choose(seat, Always()) == seat.legal()[0]


@pytest.mark.parametrize("game", [game for game in GAMES.values() if game.id != "draft"])
def test_every_bot_takes_another_choice_for_one_that_it_does_not_see(game: Game) -> None:
    """Not for every question, but it must happen: else overlooking would change nothing."""
    for name in bots.names(game.id):
        others = 0
        for state in positions(game, 8, 12):
            seat = Seat(state, state.actors[0])
            choice = thrifty(name, game).choose(seat, Quick(3))
            unseen = seat.without([choice])
            others += thrifty(name, game).choose(unseen, Quick(3)) in unseen.legal()
        assert others >= 4, name


def test_a_specification_says_how_much_is_overlooked() -> None:
    game = GAMES["shieldwall"]
    searching = bots.make("ismcts:250:misses30", game, share=0.1)
    assert isinstance(searching, Overlooks)
    assert isinstance(searching.bot, Ismcts)
    assert (searching.percent, searching.bot.budget.iterations) == (30, 25)
    greedy = bots.make("greedy:misses5", game)
    assert isinstance(greedy, Overlooks)
    assert greedy.percent == 5


def test_at_this_machine_a_level_is_a_name_for_a_bot() -> None:
    game = GAMES["shieldwall"]
    assert bots.resolve("casual", game) == games.registration(game.id).levels["casual"]
    assert isinstance(bots.make_here("strong", game), Ismcts)
    with pytest.raises(bots.UnknownBot):
        bots.make("casual", game)
