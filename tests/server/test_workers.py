"""Bots that crash, hang or cheat never stop a table."""

import asyncio
import gc
import multiprocessing
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from holmgang import bots
from holmgang.bots.random import RandomBot
from holmgang.core.game import Game
from holmgang.core.match import Match
from holmgang.core.seat import Bot
from holmgang.games import GAMES
from holmgang.server.errors import Closing
from holmgang.server.runtime import metrics
from holmgang.server.workers import jobs, pool
from holmgang.server.workers.job_queue import Rank, Who
from holmgang.server.workers.jobs import ChoiceJob, HintJob, Played
from holmgang.server.workers.pool import Job, Lost, Refusal, Worker, WorkerPool
from holmgang.server.workers.replays import FramesJob
from server.harness import SOURCES, Live, Running, running, settings, wait_for


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    with running(tmp_path) as server:
        yield server


def spoil(server: Running, answer: Any) -> None:
    """Let every worker answer so, or do so."""
    for worker in server.services.workers.members:
        worker.ask = answer  # type: ignore[method-assign]  # the point of the test


def moved(server: Running) -> bool:
    """Whether a bot that attacks first has made its choice."""
    person = server.person()
    table = person.table("me", "greedy", ready=True, options={"first": "red"})
    with person.sit(table["id"]) as live:
        if live.table["version"] == 1:
            live.receive_to(2)
        return live.table["view"]["seats"][1]["weapon"] is not None


def test_a_process_that_thinks_loads_neither_the_web_server_nor_the_database() -> None:
    code = "import sys, holmgang.server.workers.pool; print(*sys.modules)"
    env = os.environ | {"PYTHONPATH": str(SOURCES)}
    loaded = subprocess.check_output([sys.executable, "-c", code], env=env, text=True).split()
    assert {"litestar", "uvicorn", "sqlalchemy"} & set(loaded) == set()


def test_a_bot_that_crashes_is_replaced_by_chance(server: Running) -> None:
    def crash(question: bytes, patience: float) -> bytes:
        raise Lost

    spoil(server, crash)
    assert moved(server)


@pytest.mark.parametrize("nonsense", ["win 1000", ["win 1000", []]])
def test_a_bot_that_answers_nonsense_is_not_obeyed(server: Running, nonsense: object) -> None:
    spoil(server, lambda question, patience: msgspec.msgpack.encode({"ok": nonsense}))
    assert moved(server)


def test_a_bot_is_given_its_notes_of_the_game(server: Running) -> None:
    asked: list[ChoiceJob] = []

    def choose(question: bytes, patience: float) -> bytes:
        job = msgspec.msgpack.decode(question, type=Job)
        asked.append(job)
        text, _ = jobs.choose(job)
        return msgspec.msgpack.encode({"ok": [text, [*job.notes, len(asked)]]})

    spoil(server, choose)
    person = server.person()
    table = person.table("me", "greedy", ready=True, options={"first": "red"})
    with person.sit(table["id"]):
        # It states its weapon, and then chooses a strategy while I do.
        wait_for(lambda: len(asked) > 1)
    assert [job.notes for job in asked[:2]] == [[], [1]]


def test_what_a_bot_overlooked_is_in_its_notes() -> None:
    """A worker that has never seen the game before goes on with them."""
    match = Match(GAMES["shieldwall"], secret=bytes(32), match_id="notes")
    match.begin()
    lines = [(line.actor, line.text) for line in match.lines]
    played = Played("notes", match.game.id, match.options, lines)
    notes: list[int] = []
    for number in range(10):
        job = ChoiceJob(played, match.actors()[0], "greedy:misses99", str(number), notes=notes)
        _, notes = jobs.choose(job)
        assert set(job.notes) <= set(notes)
    assert len(notes) > 1


def test_a_table_says_that_people_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    """So that on the sources no bot thinks until it is given up."""
    match = Match(GAMES["shieldwall"], secret=bytes(32), match_id="awaited")
    match.begin()
    lines = [(line.actor, line.text) for line in match.lines]
    played = Played("awaited", match.game.id, match.options, lines)
    asked: list[bool] = []

    def make(spec: str, game: Game, share: float = 1.0, is_awaited: bool = False) -> Bot:
        asked.append(is_awaited)
        return RandomBot()

    monkeypatch.setattr(bots, "make", make)
    seat = match.actors()[0]
    jobs.choose(ChoiceJob(played, seat, "greedy", "1"))
    jobs.hint(HintJob(played, seat, "1"))
    assert asked == [True, True]


def test_a_worker_that_dies_is_started_again(server: Running) -> None:
    assert moved(server)
    worker = server.services.workers.members[0]
    killed = worker.process
    os.kill(killed.pid, signal.SIGKILL)
    # If it was just being asked, another has already taken its place.
    wait_for(lambda: worker.process is not killed or not killed.is_alive())
    assert moved(server)


def test_a_worker_that_hangs_is_given_up(tmp_path: Path) -> None:
    worker = Worker()
    worker.ask(msgspec.msgpack.encode(FramesJob("", -3, "en")), 20)
    os.kill(worker.process.pid, signal.SIGSTOP)
    begun = time.monotonic()
    with pytest.raises(Lost):
        worker.ask(b"\x90", 0.2)
    assert time.monotonic() - begun < 10 and worker.process is None


def test_the_first_answer_of_a_worker_may_take_longer() -> None:
    """With it comes what a bot stands on; killed for that, the next would be as slow."""
    worker = Worker()
    question = msgspec.msgpack.encode(FramesJob("", -3, "en"))
    try:
        worker.ask(question, 0.0)
        os.kill(worker.process.pid, signal.SIGSTOP)  # however fast the machine, it is late
        with pytest.raises(Lost):
            worker.ask(question, 0.0)
    finally:
        worker.close()


def test_a_player_does_not_wait_for_ever_for_a_hint(server: Running) -> None:
    """All workers are occupied: he is told, and can play on."""
    server.services.settings.advice = 0.05
    person = server.person()
    table = person.table("me", "open", ready=True, advice=True)["id"]
    other = server.person()
    other.post(f"/api/tables/{table}/join", {"seat": 1}, 200)
    with person.sit(table) as live, other.sit(table) as theirs:
        theirs.do("ready", seat=1)
        live.receive_to(theirs.table["version"])
        with server.occupied():
            assert live.refuse("hint", seat=0) == "busy"
            live.choose(0)


def test_reports_keep_no_bot_waiting(server: Running) -> None:
    """However many wait, and however long each takes."""
    pool = server.services.workers
    done = threading.Event()
    reporter = pool.members[-1]

    def report_at_last(question: bytes, patience: float) -> bytes:
        done.wait()
        return msgspec.msgpack.encode({"ok": b""})

    reporter.ask = report_at_last  # type: ignore[method-assign]  # the point of the test
    for number in range(32):
        report = pool.report(FramesJob("", -3, "en"), bytes, Who(f"person {number}"))
        server.run(begin(report))
    try:
        assert pool.reporters.waiting[Rank.REPORT] == 31
        assert moved(server)
    finally:
        done.set()


async def begin(coroutine: Any) -> None:
    asyncio.ensure_future(coroutine).add_done_callback(lambda task: task.exception())
    await asyncio.sleep(0)


def test_bots_think_less_the_more_of_them_wait(server: Running) -> None:
    pool = server.services.workers
    shares = []
    for waiting in (0, 2, 4, 60):
        pool.thinkers.waiting[Rank.BOT] = waiting
        shares.append(pool.share())
    pool.thinkers.waiting.clear()
    assert shares == [1.0, 1.0, 0.5, 0.1]


def test_a_bot_is_asked_to_think_for_its_share(server: Running) -> None:
    asked: list[ChoiceJob] = []

    def note(question: bytes, patience: float) -> bytes:
        asked.append(msgspec.msgpack.decode(question, type=Job))
        raise Lost

    spoil(server, note)
    server.services.workers.share = lambda: 0.25  # type: ignore[method-assign]  # many wait
    assert moved(server)
    assert {job.share for job in asked} == {0.25}


def test_a_share_of_a_bot_s_time_or_iterations() -> None:
    game = GAMES["shieldwall"]
    assert bots.make("ismcts:200ms", game, 0.1).budget.seconds == pytest.approx(0.02)  # type: ignore[attr-defined]  # all that think have one
    assert bots.make("ismcts:500", game, 0.1).budget.iterations == 50  # type: ignore[attr-defined]
    assert bots.make("ismcts:5", game, 0.1).budget.iterations == 1  # type: ignore[attr-defined]


def test_a_table_says_that_its_bot_waits_for_a_place(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pool, "TOLD_AFTER", 0.0)
    person = server.person()
    with ExitStack() as stack:
        with server.occupied():
            table = person.table("me", "greedy", ready=True, options={"first": "red"})
            lives = [stack.enter_context(person.sit(table["id"])) for _ in range(2)]
            assert [queued(live) for live in lives] == [[1], [1]]
        assert [queued(live) for live in lives] == [[], []]


def queued(live: Live) -> Any:
    return live.receive_until(lambda message: message["type"] == "queued")["seats"]


def test_the_time_that_questions_wait_is_measured_by_kind(server: Running) -> None:
    assert moved(server)
    text = httpx.get(f"{server.url}/metrics").text
    assert 'holmgang_job_wait_seconds_count{kind="ChoiceJob"}' in text


def test_whoever_asks_a_server_that_goes_may_ask_again(tmp_path: Path) -> None:
    async def ask() -> None:
        pool = WorkerPool(settings(tmp_path))
        asked = asyncio.create_task(pool.report(FramesJob("no record", -3, "en"), bytes))
        await asyncio.sleep(0)
        await pool.close()
        for question in (asked, pool.report(FramesJob("", -3, "en"), bytes)):
            with pytest.raises(Closing):
                await question

    asyncio.run(ask())


def test_a_worker_that_is_lost_when_nobody_waits_any_more_is_counted_and_leaves_no_complaint(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    asked, gone = threading.Event(), threading.Event()

    def crash(question: bytes, patience: float) -> bytes:
        asked.set()
        gone.wait()
        raise Lost

    async def ask() -> None:
        pool = WorkerPool(settings(tmp_path))
        for worker in pool.members:
            worker.ask = crash  # type: ignore[method-assign]  # the point of the test
        question = asyncio.create_task(pool.report(FramesJob("", -3, "en"), bytes))
        await asyncio.to_thread(asked.wait)
        question.cancel()
        await asyncio.wait([question])
        gone.set()
        await pool.close()

    before = metrics.LOST_WORKERS._value.get()
    asyncio.run(ask())
    gc.collect()
    assert metrics.LOST_WORKERS._value.get() == before + 1
    assert caplog.text == ""


def test_errors_keep_their_code_across_the_pipe(tmp_path: Path) -> None:
    async def ask() -> None:
        pool = WorkerPool(settings(tmp_path))
        try:
            with pytest.raises(Refusal) as caught:
                await pool.report(FramesJob("no record", -3, "en"), bytes)
            assert caught.value.code == "bad-record" and caught.value.status == 400
        finally:
            await pool.close()

    asyncio.run(ask())


def test_bots_take_the_same_time_for_easy_and_hard_choices(tmp_path: Path) -> None:
    with running(tmp_path, bot_delay=0.3) as server:
        person = server.person()
        table = person.table("me", "random", ready=True, options={"first": "red"})
        begun = time.monotonic()
        with person.sit(table["id"]) as live:
            if live.table["version"] == 1:
                live.receive_to(2)
        assert time.monotonic() - begun > 0.2


def test_a_worker_whose_server_is_gone_ends_without_a_word(
    capfd: pytest.CaptureFixture[str],
) -> None:
    context = multiprocessing.get_context("spawn")
    here, there = context.Pipe()
    worker = context.Process(target=pool.serve, args=[there, 0])
    worker.start()
    there.close()
    here.close()
    worker.join()
    assert worker.exitcode == 0
    assert capfd.readouterr().err == ""
