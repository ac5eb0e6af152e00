"""Bots that crash, hang or cheat never stop a table."""

import asyncio
import os
import signal
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from holmgang.server.errors import Closing
from holmgang.server.messages import Frames
from holmgang.server.replays import FramesJob
from holmgang.server.workers import Lost, Refusal, Worker, WorkerPool
from server.harness import Running, running, settings, wait_for


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


def test_a_bot_that_crashes_is_replaced_by_chance(server: Running) -> None:
    def crash(question: bytes, patience: float) -> bytes:
        raise Lost

    spoil(server, crash)
    assert moved(server)


def test_a_bot_that_answers_nonsense_is_not_obeyed(server: Running) -> None:
    spoil(server, lambda question, patience: msgspec.msgpack.encode({"ok": "win 1000"}))
    assert moved(server)


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
    workers = server.services.workers
    person = server.person()
    table = person.table("me", "open", ready=True)["id"]
    other = server.person()
    other.post(f"/api/tables/{table}/join", {"seat": 1}, 200)
    with person.sit(table) as live, other.sit(table) as theirs:
        theirs.do("ready", seat=1)
        live.receive_to(theirs.table["version"])
        busy = server.run(workers.free.get())
        assert live.refuse("hint", seat=0) == "busy"
        live.choose(0)
        workers.free.put_nowait(busy)


def test_whoever_asks_a_server_that_goes_may_ask_again(tmp_path: Path) -> None:
    async def ask() -> None:
        workers = WorkerPool(settings(tmp_path))
        asked = asyncio.create_task(workers.report(FramesJob("no record", -3, "en"), Frames))
        await asyncio.sleep(0)
        await workers.close()
        for question in (asked, workers.report(FramesJob("", -3, "en"), Frames)):
            with pytest.raises(Closing):
                await question

    asyncio.run(ask())


def test_errors_keep_their_code_across_the_pipe(tmp_path: Path) -> None:
    async def ask() -> None:
        workers = WorkerPool(settings(tmp_path))
        try:
            with pytest.raises(Refusal) as caught:
                await workers.report(FramesJob("no record", -3, "en"), Frames)
            assert caught.value.code == "bad-record" and caught.value.status == 400
        finally:
            await workers.close()

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
