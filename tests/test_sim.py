"""Simulation: fair schedules, honest figures, the same results every time."""

import json
import multiprocessing
import multiprocessing.process
import os
import re
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner

from holmgang import bots, games
from holmgang.cli import build
from holmgang.core.action import CHANCE, Action
from holmgang.core.chance import Random
from holmgang.core.errors import HolmgangError, OptionError, UnknownGame
from holmgang.core.game import Game, Options
from holmgang.core.seat import Bot, Seat
from holmgang.core.state import State, View
from holmgang.sim import pool, series, stats
from holmgang.sim.errors import BadLineup, BadNumber, BotFailed, GameFailed, WorkerLost
from holmgang.sim.play import DRAW, NOBODY, Played, play_game, winner
from holmgang.sim.pool import Task
from holmgang.texts import LANGUAGES, Texts

SHIELDWALL = games.find("shieldwall")
SHORT = {"units": "2"}
ROOT = Path(__file__).parent.parent


class Duel(State):
    """Both choose 1, 2 or 3 in secret, twice; chance adds 0 or 1 for seat 0; more wins."""

    def __init__(self) -> None:
        super().__init__()
        self.actors = [CHANCE]
        self.totals = [0, 0]
        self.sealed = [0, 0]
        self.round = 0

    def copy(self) -> "Duel":
        twin = Duel()
        twin.actors, twin.totals = self.actors, self.totals.copy()
        twin.sealed, twin.round = self.sealed.copy(), self.round
        return twin

    def legal(self, seat: int) -> list[Action]:
        return [1, 2, 3] if seat in self.actors else []

    def outcomes(self) -> list[tuple[Action, int]]:
        return [(0, 1), (1, 1)]

    def apply(self, seat: int, action: Action) -> None:
        if seat == CHANCE:
            self.totals[0] += action
            self.actors = [0, 1]
            return
        self.sealed[seat] = action
        self.actors = [other for other in self.actors if other != seat]
        if not self.actors:
            self.totals = [self.totals[s] + self.sealed[s] for s in range(2)]
            self.sealed = [0, 0]
            self.round += 1
            self.actors = [0, 1] if self.round < 2 else []

    def view(self, viewer: int) -> View:
        return {"totals": self.totals.copy(), "sealed": self.sealed.copy()}

    def scores(self) -> list[float]:
        difference = self.totals[0] - self.totals[1]
        sign = (difference > 0) - (difference < 0)
        return [float(sign), float(-sign)]


class DuelGame(Game):
    def __init__(self) -> None:
        super().__init__("duel", 1, ["white", "grey"], [])

    def new(self, options: Options) -> Duel:
        return Duel()


class Scripted(Bot):
    """Plays one number and remembers what it saw."""

    def __init__(self, number: int = 1) -> None:
        self.number = number
        self.seen: list[View] = []

    def choose(self, seat: Seat, rng: Random) -> Action:
        self.seen.append(seat.view())
        return self.number


class Crashing(Bot):
    def choose(self, seat: Seat, rng: Random) -> Action:
        raise ZeroDivisionError("oops")


@pytest.fixture
def crashing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(bots.EVERYWHERE, "crashing", lambda budget: Crashing())


# One game


def test_no_bot_sees_a_sealed_choice() -> None:
    players = [Scripted(1), Scripted(3)]
    play_game(DuelGame(), {}, list(players), "x")
    assert all(view["sealed"] == [0, 0] for player in players for view in player.seen)
    assert players[0].seen == players[1].seen


def test_every_choice_and_every_answer_of_chance_is_an_action() -> None:
    played = play_game(DuelGame(), {}, [Scripted(1), Scripted(3)], "x")
    assert played == Played((-1.0, 1.0), 5, None, NOBODY)


def test_the_seat_asked_first_and_the_rounds_are_noted() -> None:
    players = [bots.make("random", SHIELDWALL) for _ in range(2)]
    for first, colour in enumerate(SHIELDWALL.colours):
        options = SHIELDWALL.fill_options({"units": "3", "first": colour})
        played = play_game(SHIELDWALL, options, players, "x")
        assert played.first == first
        assert played.rounds is not None
        assert played.rounds > 0


def test_a_deal_decides_chance_and_the_seed_the_choices() -> None:
    def totals(seed: str, deal: str) -> list[View]:
        watcher = Scripted(1)
        play_game(DuelGame(), {}, [watcher, bots.make("random", SHIELDWALL)], seed, deal)
        return watcher.seen

    assert totals("a", "b") == totals("a", "b")
    deals = {str(totals("a", str(deal))[0]) for deal in range(20)}
    assert len(deals) == 2
    seeds = {str(totals(str(seed), "b")[1]) for seed in range(20)}
    assert len(seeds) == 3


def test_a_crash_of_a_bot_names_the_seed_the_seat_and_the_place() -> None:
    with pytest.raises(BotFailed) as caught:
        play_game(DuelGame(), {}, [Scripted(1), Crashing()], "7/3")
    details = caught.value.details
    assert (details["seed"], details["seat"], details["reason"]) == ("7/3", 1, "crashed")
    assert "ZeroDivisionError: oops (test_sim.py:" in str(details["fault"])


def test_a_bot_that_breaks_the_rules_is_stopped() -> None:
    with pytest.raises(BotFailed) as caught:
        play_game(DuelGame(), {}, [Scripted(9), Scripted(1)], "7/3")
    assert caught.value.details["reason"] == "illegal-choice"
    assert caught.value.details["choice"] == "9"


def test_a_game_that_breaks_down_or_never_ends_names_its_seed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("holmgang.sim.play.LIMIT", 2)
    with pytest.raises(GameFailed) as endless:
        play_game(DuelGame(), {}, [Scripted(), Scripted()], "s")
    assert endless.value.details == {"seed": "s", "reason": "endless", "limit": 2}
    monkeypatch.setattr(Duel, "sample", lambda state, rng: 1 / 0)
    with pytest.raises(GameFailed) as broken:
        play_game(DuelGame(), {}, [Scripted(), Scripted()], "s")
    assert not isinstance(broken.value, BotFailed)
    assert broken.value.details["seed"] == "s"


def test_who_has_won() -> None:
    assert winner((1.0, -1.0)) == 0
    assert winner((-0.5, 0.2, 0.3)) == 2
    assert winner((0.0, 0.0)) == winner((0.5, 0.5, -1.0)) == DRAW
    assert [winner((score,)) for score in (1.0, 0.0, -1.0)] == [0, DRAW, NOBODY]


# A series


def played(report: series.Report) -> dict[str, object]:
    """What must not depend on the machine."""
    figures: dict[str, object] = msgspec.to_builtins(report)
    for key in ("seconds", "actions_per_second", "jobs"):
        del figures[key]
    return figures


def test_the_same_seed_gives_the_same_results_for_any_number_of_jobs() -> None:
    specs = ["greedy", "ismcts:3"]
    one = series.simulate(SHIELDWALL, specs, 9, seed=5, jobs=1, options=SHORT)
    two = series.simulate(SHIELDWALL, specs, 9, seed=5, jobs=2, options=SHORT)
    other = series.simulate(SHIELDWALL, specs, 9, seed=6, jobs=1, options=SHORT)
    assert played(one) == played(two)
    assert one.actions != other.actions
    assert one.repeatable


def test_different_bots_take_every_seat_on_every_deal() -> None:
    tasks = series.schedule(["a", "b"], (0, 1), 4, 7)
    assert [task.players for task in tasks] == [(0, 1), (1, 0), (0, 1), (1, 0)]
    assert tasks[0].deal == tasks[1].deal != tasks[2].deal == tasks[3].deal
    assert len({task.seed for task in tasks}) == 4


def test_three_bots_take_turns_around_the_table() -> None:
    tasks = series.schedule(["a", "b", "c"], (0, 1, 2), 3, 7)
    assert [task.players for task in tasks] == [(0, 1, 2), (1, 2, 0), (2, 0, 1)]
    assert len({task.deal for task in tasks}) == 1


def test_equal_bots_get_a_new_deal_every_time() -> None:
    tasks = series.schedule(["a", "a"], (0, 1), 4, 7)
    assert len({task.deal for task in tasks}) == 4


def test_the_figures_of_a_series_add_up() -> None:
    report = series.simulate(SHIELDWALL, ["greedy", "random"], 20, options=SHORT)
    decided = report.games - report.draws
    assert (report.games, report.asked, report.interrupted) == (20, 20, False)
    assert sum(report.wins) == decided
    assert [rate.wins for rate in report.rates] == report.wins
    assert [rate.interval for rate in report.rates] == [
        stats.wilson(wins, decided) for wins in report.wins
    ]
    assert sum(seat.rate.wins for seat in report.seats) == decided
    assert [seat.colour for seat in report.seats] == SHIELDWALL.colours
    assert report.first.games == decided
    assert report.mean_actions == report.actions / 20
    assert report.mean_rounds is not None
    assert report.options["units"] == "2"


def test_draws_count_for_nobody() -> None:
    plan = pool.Plan("shieldwall", {}, ("a", "b"))
    tasks = [Task((0, 1), "0", "0"), Task((1, 0), "1", "0"), Task((0, 1), "2", "1")]
    scores = [(1.0, -1.0), (1.0, -1.0), (0.0, 0.0)]
    run = pool.Run({i: Played(s, 10, 2, 0) for i, s in enumerate(scores)}, 2.0, False)
    plan = plan._replace(bots=("greedy", "random"))
    report = series.report(plan, tasks, 1, 1, run)
    assert (report.wins, report.draws) == ([1, 1], 1)
    assert [rate.rate for rate in report.rates] == [0.5, 0.5]
    assert (report.first.wins, report.first.games) == (2, 2)
    assert (report.actions, report.actions_per_second, report.mean_rounds) == (30, 15.0, 2.0)


def test_bots_that_watch_the_clock_are_told() -> None:
    timed = pool.prepare(SHIELDWALL, {}, ["ismcts:5ms", "random"])
    counted = pool.prepare(SHIELDWALL, {}, ["ismcts:5", "random"])
    assert not pool.is_repeatable(timed)
    assert pool.is_repeatable(counted)


@pytest.mark.parametrize(
    ("specs", "count", "jobs", "error"),
    [
        (["random"], 1, 1, BadLineup),
        (["random"] * 3, 1, 1, BadLineup),
        (["random", "nobody"], 1, 1, bots.UnknownBot),
        (["random", ""], 1, 1, bots.UnknownBot),
        (["random", "random"], 0, 1, BadNumber),
        (["random", "random"], 1, 0, BadNumber),
        (["random", "random"], 1, -2, BadNumber),
    ],
)
def test_bad_arguments_are_refused(
    specs: list[str], count: int, jobs: int, error: type[HolmgangError]
) -> None:
    with pytest.raises(error):
        series.simulate(SHIELDWALL, specs, count, jobs=jobs)


@pytest.mark.usefixtures("crashing")
def test_a_failing_bot_ends_the_series_with_its_name_and_seed() -> None:
    with pytest.raises(BotFailed) as caught:
        series.simulate(SHIELDWALL, ["random", "crashing"], 4, seed=3)
    details = caught.value.details
    assert (details["spec"], details["seed"]) == ("crashing", "3/0")


def test_a_failure_in_another_process_arrives_whole() -> None:
    plan = pool.prepare(SHIELDWALL, SHORT, ["random", "random"])
    broken = plan._replace(options={**plan.options, "units": "many"})
    tasks = series.schedule(["random", "random"], (0, 1), 4, 3)
    with pytest.raises(GameFailed) as caught:
        pool.run(broken, tasks, jobs=2)
    assert str(caught.value.details["seed"]).startswith("3/")
    assert "ValueError" in str(caught.value.details["fault"])


def test_a_process_ended_from_outside_is_an_error_not_a_hang() -> None:
    plan = pool.prepare(SHIELDWALL, {}, ["ismcts:1000", "ismcts:1000"])
    tasks = series.schedule(["x", "x"], (0, 1), 50, 3)
    before = set(multiprocessing.active_children())
    results = pool._pooled(pool.play_task, plan, tasks, 2)
    feeder = _Killer(before)
    with pytest.raises(WorkerLost):
        feeder.run(results)
    assert feeder.has_killed


class _Killer:
    """Ends one process of a pool as soon as there is one."""

    def __init__(self, before: set[multiprocessing.process.BaseProcess]) -> None:
        self.before = before
        self.has_killed = False
        self.thread = threading.Thread(target=self._kill)

    def run(self, results: pool.Results[Played]) -> None:
        self.thread.start()
        try:
            for _ in results:
                pass
        finally:
            self.thread.join()

    def _kill(self) -> None:
        while not self.has_killed:
            for child in set(multiprocessing.active_children()) - self.before:
                time.sleep(0.3)
                child.kill()
                self.has_killed = True
                return
            time.sleep(0.01)


@pytest.mark.parametrize("jobs", [1, 2])
def test_an_interrupt_keeps_what_is_finished(jobs: int) -> None:
    def stop(done: int) -> None:
        if done == 3:
            raise KeyboardInterrupt

    report = series.simulate(
        SHIELDWALL, ["random", "random"], 500, jobs=jobs, options=SHORT, tick=stop
    )
    assert (report.games, report.asked, report.interrupted) == (3, 500, True)
    assert sum(report.wins) + report.draws == 3


# The command line


def invoke(*args: str, lang: str = "en") -> tuple[int, str, BaseException | None]:
    result = CliRunner().invoke(build(Texts(lang)), list(args))
    return result.exit_code, result.stdout, result.exception


QUICK = ("--games", "4", "--jobs", "1", "--option", "units=2")


def test_sim_prints_one_json_object() -> None:
    code, out, _ = invoke("sim", "shieldwall", "--bots", "greedy,random", "--json", *QUICK)
    found = json.loads(out)
    assert code == 0
    assert found["game"] == "shieldwall"
    assert found["bots"] == ["greedy", "random"]
    assert (found["games"], found["seed"]) == (4, 1)
    assert sum(found["wins"]) + found["draws"] == 4
    assert found["actions"] > 0
    assert found["actions_per_second"] == pytest.approx(found["actions"] / found["seconds"])
    for rate in [*found["rates"], found["first"], *(seat["rate"] for seat in found["seats"])]:
        low, high = rate["interval"]
        assert 0 <= low <= rate["rate"] <= high <= 1


def test_arena_prints_one_json_object() -> None:
    code, out, _ = invoke("arena", "shieldwall", "--bots", "greedy,random", "--json", *QUICK)
    found = json.loads(out)
    assert code == 0
    assert {rating["bot"] for rating in found["ratings"]} == {"greedy", "random"}
    assert found["pairwise"][0]["bots"] == ["greedy", "random"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_results_are_told_in_every_language(lang: str) -> None:
    code, out, _ = invoke("sim", "shieldwall", "--bots", "greedy,random", *QUICK, lang=lang)
    assert code == 0
    assert "greedy" in out
    assert "sim-" not in out
    code, out, _ = invoke("arena", "shieldwall", "--bots", "greedy,random", *QUICK, lang=lang)
    assert code == 0
    assert "greedy" in out
    assert "arena-" not in out
    assert "sim-" not in out


@pytest.mark.parametrize(("games_played", "word"), [(1, "партия"), (3, "партии"), (5, "партий")])
def test_russian_counts_games_in_the_right_form(games_played: int, word: str) -> None:
    title = Texts("ru")("sim-title", game="X", games=games_played, seed="1")
    assert f"{games_played} {word}," in title


def test_every_language_has_the_same_messages() -> None:
    def ids(lang: str) -> set[str]:
        path = ROOT / "src" / "holmgang" / "texts" / "locale" / lang / "sim.ftl"
        lines = path.read_text(encoding="utf-8").splitlines()
        return {line.partition(" =")[0] for line in lines if line[:1].isalpha()}

    assert ids("ru") == ids("fr") == ids("en")


@pytest.mark.parametrize(
    "error",
    [
        BadNumber(argument="games", value=0, least=1),
        BadLineup(reason="lineup-count", given=1, needed=2),
        BadLineup(reason="lineup-few", given=1, needed=2),
        BadLineup(reason="lineup-twice", spec="greedy"),
        BadLineup(reason="lineup-solo"),
        WorkerLost(),
        GameFailed(seed="1/2", reason="endless", limit=1000),
        BotFailed(seed="1/2", seat=0, spec="greedy", reason="crashed", fault="X"),
        BotFailed(seed="1/2", seat=0, spec="greedy", reason="illegal-choice", choice="9"),
    ],
)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_error_has_words(error: HolmgangError, lang: str) -> None:
    text = Texts(lang).error(error)
    assert text.endswith(".")
    assert "$" not in text
    assert "lineup-" not in text
    assert all(str(value) in text for key, value in error.details.items() if key == "seed")


@pytest.mark.parametrize(
    ("args", "error"),
    [
        (("sim", "chess"), UnknownGame),
        (("sim", "shieldwall", "--bots", "random"), BadLineup),
        (("sim", "shieldwall", "--games", "0"), BadNumber),
        (("sim", "shieldwall", "--jobs", "0"), BadNumber),
        (("sim", "shieldwall", "--option", "units"), OptionError),
        (("sim", "shieldwall", "--option", "units=99"), OptionError),
        (("arena", "shieldwall", "--bots", "random"), BadLineup),
        (("arena", "shieldwall", "--bots", "random,nobody"), bots.UnknownBot),
    ],
)
def test_bad_arguments_raise_typed_errors(
    args: tuple[str, ...], error: type[HolmgangError]
) -> None:
    code, out, caught = invoke(*args)
    assert code != 0
    assert out == ""
    assert isinstance(caught, error)


def test_a_bot_by_the_clock_is_warned_about() -> None:
    specs = "random,ismcts:1ms"
    _, out, _ = invoke("sim", "shieldwall", "--bots", specs, "--option", "units=1", *QUICK[:4])
    assert Texts("en")("sim-clock") in out


@pytest.mark.skipif(os.name != "posix", reason="sends a signal to a group of processes")
@pytest.mark.parametrize("jobs", [1, 2])
def test_ctrl_c_prints_what_is_finished(jobs: int) -> None:
    words = f"sim shieldwall --bots random,random --games 100000 --jobs {jobs} --json --lang en"
    with subprocess.Popen(
        [sys.executable, "-m", "holmgang", *words.split()],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "FORCE_COLOR": "1"},
    ) as process:
        await_progress(process)
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=60)
    found = json.loads(out)
    assert process.returncode == 130
    assert found["interrupted"]
    assert 0 < found["games"] < found["asked"]
    assert "Interrupted: " in err
    assert "Traceback" not in err


def await_progress(process: "subprocess.Popen[str]") -> None:
    """Read the progress bar until some games are finished."""
    assert process.stderr is not None
    shown = ""
    while not re.search(r"[1-9]\d*/100000", shown):
        letter = process.stderr.read(1)
        assert letter, shown
        shown += letter
