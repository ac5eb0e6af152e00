"""How many tables the server carries, beside boardgame.io's own server in the same run.

    .venv/bin/python bench/load.py [--tables 500] [--seconds 20] [--json FILE]
    .venv/bin/python bench/load.py --mixed [--seconds 20]
    .venv/bin/python bench/load.py --churn 720

Both servers run alone in a process of their own and are driven by the same
kind of clients over loopback WebSockets: two seats a table, each with its own
connection. A move counts as done when every seat has been told of it.

- human rate: every table moves once in two seconds, at a random moment;
- full rate: every table moves again as soon as every seat was told.

The clients ask for what the web app asks for: views without sentences, which
it makes itself. What the server's own sentences cost is measured besides.

`--mixed` is a mixed load on our server alone: all games in turn, sentences on, bots at every third
table, somebody who looks on at every second one. It says what a move costs in each game, and how
many tables at the human rate are told of every move within 100 ms, 99 times of 100. `--churn` lays
tables, plays a little and leaves them for so many seconds, and says how much memory that takes.

Holmgang plays Shieldwall, with every move on disk before it is answered.
boardgame.io plays the simple game in `boardgameio/`, kept in memory, which is
the storage it starts with. It is fetched with npm into a temporary folder.
"""

import argparse
import asyncio
import json
import os
import random
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import uvloop
from servers.boardgameio import BoardgameIo
from servers.ours import GAMES, IDLE, Holmgang
from servers.table import Table

PAUSE = 2.0
"""Seconds between two moves of a table at the human rate."""

Json = dict[str, Any]


def memory(pid: int) -> float:
    """Resident kilobytes of a process."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return float(line.split()[1])
    return 0.0


def cpu(pid: int) -> float:
    """Seconds of processor time a process has used, its threads included."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def quantile(values: list[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0


async def drive(server: Any, tables: list[Table], seconds: float, pause: float) -> Json:
    """Let all tables move for a time; latencies in milliseconds."""
    used = cpu(server.process.pid)
    latencies: list[float] = []
    end = time.perf_counter() + seconds
    rng = random.Random(7)

    async def moves(table: Table, delay: float) -> None:
        await asyncio.sleep(delay)
        while time.perf_counter() < end:
            begun = time.perf_counter()
            if not await table.move():
                if await table.renew():
                    continue
                return
            took = time.perf_counter() - begun
            latencies.append(took * 1000)
            await asyncio.sleep(max(0.0, pause - took))

    begun = time.perf_counter()
    await asyncio.gather(*(moves(table, rng.random() * pause) for table in tables))
    spent = time.perf_counter() - begun
    return {
        "tables": len(tables),
        "moves": len(latencies),
        "moves_per_second": round(len(latencies) / spent, 1),
        "p50_ms": round(quantile(latencies, 0.5), 2),
        "p99_ms": round(quantile(latencies, 0.99), 2),
        "worst_ms": round(max(latencies, default=0.0), 2),
        "cpu_ms_per_move": round(1000 * (cpu(server.process.pid) - used) / len(latencies), 3),
    }


async def until_up(server: Any) -> None:
    for _ in range(300):
        if await server.is_up():
            return
        await asyncio.sleep(0.1)
    raise SystemExit(f"{server.name} did not start")


async def measure(server: Any, count: int, seconds: float) -> Json:
    await until_up(server)
    await server.people(2)
    warm = await server.table(0)
    await warm.move()
    before = memory(server.process.pid)
    tables: list[Table] = []
    for number in range(0, count, 20):
        batch = range(number, min(count, number + 20))
        tables += await asyncio.gather(*(server.table(1 + i) for i in batch))
    laid = memory(server.process.pid)
    human = await drive(server, tables, seconds, PAUSE)
    played = memory(server.process.pid)
    full = await drive(server, tables, min(10.0, seconds), 0.0)
    told = await told_rate(server, min(10.0, seconds)) if server.name == "holmgang" else full
    for table in [warm, *tables]:
        table.close()
    return {
        "server": server.name,
        "kb_per_idle_table": await idle_memory(server, min(count, 100)),
        "human_rate": human,
        "full_rate": full,
        "full_rate_with_sentences": told,
        "kb_per_live_table": round((played - before) / count, 1),
        "kb_per_new_table": round((laid - before) / count, 1),
    }


async def mixed(server: Any, seconds: float) -> Json:
    """What a move costs in each game, and how many tables are told in time."""
    await until_up(server)
    await server.people(5)
    server.plain = 0
    costs = {}
    for game in GAMES:
        tables = await laid(server, 40, [game], bots=False)
        await drive(server, tables, 3.0, 0.0)  # the first sentences are made once
        costs[game] = await drive(server, tables, min(10.0, seconds), 0.0)
        closed(tables)
    steps = []
    for count in STEPS:
        tables = await laid(server, count, list(GAMES), bots=True)
        steps.append(await drive(server, tables, seconds, PAUSE))
        closed(tables)
        print(json.dumps(steps[-1]), file=sys.stderr)
        if steps[-1]["p99_ms"] >= IN_TIME:
            break
    fit = [step["tables"] for step in steps if step["p99_ms"] < IN_TIME]
    return {"costs": costs, "mixed": steps, "live_tables": max(fit, default=0)}


STEPS = (50, 100, 200, 300, 400, 600, 800)
IN_TIME = 100.0


async def laid(server: Any, count: int, games: list[str], bots: bool) -> list[Table]:
    tables: list[Table] = []
    for first in range(0, count, 10):
        batch = range(first, min(count, first + 10))
        wanted = [
            server.any_table(n, games[n % len(games)], bots and n % 3 == 0, bots and n % 2 == 0)
            for n in batch
        ]
        tables += await asyncio.gather(*wanted)
    return tables


def closed(tables: list[Table]) -> None:
    for table in tables:
        table.close()


async def churn(server: Any, seconds: float) -> Json:
    """Lay tables, play a little, leave them; resident megabytes each minute."""
    await until_up(server)
    await server.people(2)
    begun = time.perf_counter()
    count = 0
    seen: list[float] = []
    while time.perf_counter() - begun < seconds:
        tables = await asyncio.gather(*(server.table(count + n) for n in range(10)))
        for table in tables:
            for _ in range(6):
                await table.move()
            table.close()
        count += len(tables)
        if time.perf_counter() - begun > 60 * (len(seen) + 1):
            seen.append(round(memory(server.process.pid) / 1024, 1))
            print(count, seen[-1], file=sys.stderr)
    await asyncio.sleep(IDLE + 35)  # until they are let go and everything is looked through
    end = round(memory(server.process.pid) / 1024, 1)
    return {"tables": count, "mb_each_minute": seen, "mb_at_the_end": end}


async def told_rate(server: Any, seconds: float) -> Json:
    """The full rate for clients that want sentences; boardgame.io never has any."""
    server.plain = 0
    tables = [await server.table(20_000 + number) for number in range(50)]
    rate = await drive(server, tables, seconds, 0.0)
    for table in tables:
        table.close()
    return rate


async def idle_memory(server: Any, count: int) -> float:
    """What a table costs that was played at and left. Sockets are closed one by one."""
    before = memory(server.process.pid)
    for number in range(count):
        table = await server.table(10_000 + number)
        await table.move()
        table.close()
    await asyncio.sleep(IDLE + 6)  # longer than the server keeps them in memory
    return round((memory(server.process.pid) - before) / count, 1)


def compare(ours: Json, theirs: Json) -> Json:
    """Above 1: Holmgang is the better."""
    one, two = ours["full_rate"], theirs["full_rate"]
    ratios = {
        "full_rate_moves": one["moves_per_second"] / two["moves_per_second"],
        "full_rate_cpu": two["cpu_ms_per_move"] / one["cpu_ms_per_move"],
    }
    for figure in ("p50_ms", "p99_ms"):
        ratios[f"human_rate_{figure}"] = theirs["human_rate"][figure] / ours["human_rate"][figure]
    return {name: round(value, 2) for name, value in ratios.items()}


async def run_alone(work: Callable[[Any, float], Awaitable[Json]], seconds: float) -> Json:
    server = Holmgang()
    try:
        return await work(server, seconds)
    finally:
        server.stop()


async def run(count: int, seconds: float, alone: bool) -> Json:
    results: list[Json] = []
    for maker in (Holmgang,) if alone else (Holmgang, BoardgameIo):
        server = maker()
        try:
            results.append(await measure(server, count, seconds))
        finally:
            server.stop()
    report: Json = {"results": results}
    if not alone:
        report["ratio"] = compare(*results)
    return report


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--tables", type=int, default=500, choices=range(1, 2001), metavar="N")
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--alone", action="store_true", help="without boardgame.io")
    parser.add_argument("--mixed", action="store_true", help="all games, bots and spectators")
    parser.add_argument("--churn", type=float, metavar="SECONDS", help="memory while tables go")
    parser.add_argument("--json", type=Path)
    asked = parser.parse_args()
    seconds = min(asked.seconds, 120.0)
    if asked.churn:
        report = uvloop.run(run_alone(churn, asked.churn))
    elif asked.mixed:
        report = uvloop.run(run_alone(mixed, seconds))
    else:
        report = uvloop.run(run(asked.tables, seconds, asked.alone))
    text = json.dumps(report, indent=2)
    print(text)
    if asked.json:
        asked.json.write_text(text + "\n")


if __name__ == "__main__":
    main()
