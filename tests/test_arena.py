"""Tournaments: everybody meets everybody, and the table says how it went."""

import pytest

from holmgang import games
from holmgang.core.game import Game
from holmgang.sim import arena, stats
from holmgang.sim.errors import BadLineup
from holmgang.sim.play import Played
from holmgang.sim.pool import Task

SHIELDWALL = games.find("shieldwall")
SHORT = {"units": "2"}


def test_everybody_meets_everybody_equally_often() -> None:
    tasks = arena.fixtures(2, ["a", "b", "c"], 4, 1)
    meetings = [tuple(sorted(task.players)) for task in tasks]
    assert meetings == [(0, 1), (0, 2), (1, 2)] * 4
    assert len({task.seed for task in tasks}) == len(tasks)
    assert len({(task.players, task.deal) for task in tasks}) == len(tasks)


def test_a_table_of_three_takes_groups_of_three() -> None:
    tasks = arena.fixtures(3, ["a", "b", "c", "d"], 1, 1)
    assert [task.players for task in tasks] == [(0, 1, 2), (0, 1, 3), (0, 2, 3), (1, 2, 3)]


def test_a_tournament_does_not_depend_on_the_number_of_jobs() -> None:
    specs = ["random", "greedy", "ismcts:2"]
    one = arena.compete(SHIELDWALL, specs, 2, seed=4, jobs=1, options=SHORT)
    two = arena.compete(SHIELDWALL, specs, 2, seed=4, jobs=2, options=SHORT)
    assert (one.ratings, one.pairwise) == (two.ratings, two.pairwise)
    assert one.actions == two.actions
    assert one.games == arena.size(SHIELDWALL, specs, 2) == 6


def test_ratings_follow_the_results_and_pairs_add_up() -> None:
    table = arena.compete(SHIELDWALL, ["random", "greedy"], 30, options=SHORT)
    (pair,) = table.pairwise
    assert pair.bots == ("random", "greedy")
    assert sum(pair.wins) + pair.draws == pair.games == 30
    assert pair.rate == stats.rate(pair.wins[0], 30 - pair.draws)
    assert [rating.bot for rating in table.ratings] == ["greedy", "random"]
    best, worst = table.ratings
    assert best.ordinal > worst.ordinal
    assert best.ordinal == pytest.approx(best.mu - 3 * best.sigma)
    assert best.games == worst.games == 30


def test_in_a_game_of_three_a_pair_compares_scores() -> None:
    rows = [(Task((0, 1, 2), "0", "0"), Played((0.2, -1.0, 0.8), 9, None, 0))]
    assert arena._pair(("a", "b", "c"), rows, 0, 1).wins == (1, 0)
    assert arena._pair(("a", "b", "c"), rows, 0, 2).wins == (0, 1)
    assert [rating.bot for rating in arena.ratings(("a", "b", "c"), rows)] == ["c", "a", "b"]


@pytest.mark.parametrize(
    ("game", "specs", "reason"),
    [
        (SHIELDWALL, ["random"], "lineup-few"),
        (SHIELDWALL, ["random", "greedy", "random"], "lineup-twice"),
        (Game("solo", 1, ["white"], []), ["random", "greedy"], "lineup-solo"),
    ],
)
def test_a_field_that_cannot_compete_is_refused(game: Game, specs: list[str], reason: str) -> None:
    with pytest.raises(BadLineup) as caught:
        arena.compete(game, specs, 1)
    assert caught.value.details["reason"] == reason
