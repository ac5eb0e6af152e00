"""What a start wakes, and what stays in memory: only tables at which something goes on."""

import asyncio
from functools import partial
from pathlib import Path

import pytest

from holmgang.server.storage.schema import TABLES
from holmgang.server.tables import entries
from holmgang.server.tables.all_tables import Tables
from holmgang.server.tables.entries import Chosen, Place, Readied
from holmgang.server.tables.live_table import LiveTable
from holmgang.server.wire.messages.tables import ClockRules
from server.databases import new_database
from server.test_store import choice as chosen
from server.test_store import created, opened, run

DAY = 86_400.0
BOT = Place("bot", name="greedy", is_ready=True)


@pytest.fixture
def read(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The tables that were read from their logs."""
    found: list[str] = []
    usual = Tables.read

    async def noted(tables: Tables, table_id: str) -> object:
        found.append(table_id)
        return await usual(tables, table_id)

    monkeypatch.setattr(Tables, "read", noted)
    return found


async def lay(tables: Tables, clock: ClockRules | None = None, bot: bool = False) -> LiveTable:
    """A game that has begun, of two people or against a bot."""
    body = created(clock)
    if bot:
        body.places = [BOT, body.places[0]]  # the first choice is the bot's
    live = await tables.create("anna", body)
    if not bot:
        await live.perform("olav", "", lambda table: Readied(1))
    return live


async def bots_to_rest(*tables: LiveTable) -> None:
    while any(live.thinking for live in tables):
        await asyncio.sleep(0.01)


async def owes(tables: Tables) -> set[str]:
    """The tables at which a bot owes a choice, as the index says."""
    return set(await tables.store.awaiting_bots())


def test_the_index_knows_where_a_bot_owes_a_choice(database: str, tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(database, tmp_path) as tables:
            people, alone = await lay(tables), await lay(tables, bot=True)
            assert await owes(tables) == {alone.id}
            await bots_to_rest(alone)
            assert await owes(tables) == set()
            tables.is_closing = True  # no bot begins to think
            match = alone.table.match
            while match.actors() == [1]:
                choice = Chosen(1, match.legal(1)[0], match.decision)
                await alone.perform("anna", "", partial(chosen, choice))
            assert await owes(tables) == {alone.id}
            await alone.perform("anna", "", lambda table: entries.Resigned(1))
            assert await owes(tables) == set() and people.table.state == "running"
            tables.is_closing = False

    run(test)


def test_a_start_reads_only_tables_at_which_a_bot_owes_a_choice(
    database: str, tmp_path: Path, read: list[str]
) -> None:
    async def test() -> None:
        async with opened(database, tmp_path) as tables:
            quiet = [await lay(tables, bot=True) for _ in range(5)]
            await bots_to_rest(*quiet)
            tables.is_closing = True
            due = await lay(tables, bot=True)
            tables.is_closing = False
            before = due.table.version
        read.clear()
        async with opened(database, tmp_path) as tables:
            await tables.waking
            assert read == [due.id]
            live = tables.loaded[due.id]
            await bots_to_rest(live)
            assert live.table.version > before
            tables.clock = lambda: live.used + tables.settings.idle + 1
            await tables.sweep()
            assert tables.loaded == {}

    run(test)


def test_where_the_index_is_wrong_a_start_puts_it_right(
    database: str, tmp_path: Path, read: list[str]
) -> None:
    """Servers of before wrote there whether any bot sits at a table."""

    async def test() -> None:
        async with opened(database, tmp_path) as tables:
            quiet = await lay(tables, bot=True)
            await bots_to_rest(quiet)
            await tables.store.write(TABLES.update().values(awaits_bot=True))
        for expected in ([quiet.id], []):
            read.clear()
            async with opened(database, tmp_path) as tables:
                await tables.waking
                assert read == expected
                await tables.sweep()
                assert tables.loaded == {}

    run(test)


def test_a_start_gives_clocks_their_time_without_reading_a_table(
    database: str, tmp_path: Path, read: list[str]
) -> None:
    async def test() -> None:
        async with opened(database, tmp_path) as tables:
            played = [await lay(tables, ClockRules(600)) for _ in range(3)]
            stopped = tables.now()
        later = stopped + 5000
        read.clear()
        async with opened(database, tmp_path, now=lambda: later) as tables:
            await tables.waking
            await tables.look_at_clocks()
            assert read == [] and tables.loaded == {}
            for one in played:
                clocks = (await tables.load(one.id)).table.clocks
                assert clocks is not None
                assert clocks.shown(later)["0"] == pytest.approx(600, abs=10)

    run(test)


def test_a_table_whose_clock_runs_for_long_leaves_the_memory_and_is_ended_in_time(
    database: str, tmp_path: Path
) -> None:
    """Else whoever lays such tables and goes fills the memory for two weeks."""

    async def test() -> None:
        async with opened(database, tmp_path) as tables:
            begun = tables.now()
            live = await lay(tables, ClockRules(DAY))
            tables.clock = lambda: live.used + tables.settings.idle + 1
            await tables.sweep()
            assert tables.loaded == {}
            tables.now = lambda: begun + DAY - 600
            await tables.look_at_clocks()
            assert tables.loaded == {}, "nobody need look yet"
            tables.now = lambda: begun + DAY + 60
            await tables.look_at_clocks()
            row = await tables.store.table_row(live.id)
            assert row is not None and row.state == "over"
            assert (await tables.load(live.id)).table.match.ending == "clock:0"

    run(test)


def test_a_table_whose_clock_falls_soon_stays(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened("", tmp_path) as tables:
            live = await lay(tables, ClockRules(30))
            tables.clock = lambda: live.used + tables.settings.idle + 1
            await tables.sweep()
            assert tables.loaded == {live.id: live}

    run(test)


def test_whoever_has_just_come_keeps_a_table_in_memory(tmp_path: Path) -> None:
    """He is about to look at it; a second one would hear nothing of his moves."""

    async def test() -> None:
        async with opened("", tmp_path) as tables:
            live = await lay(tables)
            now = live.used + tables.settings.idle + 1
            tables.clock = lambda: now
            assert await tables.load(live.id) is live
            await tables.sweep()
            assert tables.loaded == {live.id: live}

    run(test)


def test_a_server_that_is_behind_does_not_put_an_old_row_into_the_index(
    postgres_url: str, tmp_path: Path
) -> None:
    """It lets go of a table in the moment in which another server ends the game."""
    database = new_database(postgres_url)

    async def test() -> None:
        async with opened(database, tmp_path) as one, opened(database, tmp_path) as two:
            here = await lay(one)
            there = await two.load(here.id)
            old = two._row(there)
            await here.perform("anna", "", lambda table: entries.Resigned(0))
            await two.store.write(old)
            row = await two.store.table_row(here.id)
            assert row is not None and row.state == "over"

    run(test)
