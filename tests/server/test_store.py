"""What was written stays written, on SQLite and on PostgreSQL alike."""

import asyncio
import random
import re
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path

import pytest

from holmgang.core.errors import HolmgangError, Stale
from holmgang.server import entries
from holmgang.server.accounts import Accounts
from holmgang.server.entries import Chosen, Created, Nudged, Place, Readied, Said
from holmgang.server.errors import BadCredentials, Conflict, NameTaken
from holmgang.server.live_table import LiveTable
from holmgang.server.onlooker import Onlooker
from holmgang.server.store import Entry, Store
from holmgang.server.table import Table
from holmgang.server.tables import Tables
from holmgang.server.workers import WorkerPool
from server.harness import settings

GAME = {"units": "10", "first": "black", "pack": "standard"}


@asynccontextmanager
async def opened(database: str, folder: Path) -> AsyncIterator[Tables]:
    """All tables of a database; several may share it."""
    wanted = settings(folder, database=database)
    store = Store(wanted)
    tables = Tables(wanted, store, WorkerPool(wanted))
    await store.open()
    await tables.open()
    try:
        yield tables
    finally:
        await tables.close()
        await tables.workers.close()
        await store.close()


def run(test: Callable[[], Awaitable[None]]) -> None:
    async def body() -> None:
        await test()

    asyncio.run(body())


def created() -> Created:
    from holmgang.games import find

    game = find("shieldwall")
    return Created(
        game="shieldwall",
        version=game.version,
        content=game.content_hash(GAME),
        options=GAME,
        places=[Place("human", "anna", "Anna", True), Place("human", "olav", "Olav")],
        secret="ab" * 32,
        match_id="m1",
        invite="secret-invite",
    )


def choice(chosen: Chosen, table: Table) -> Chosen:
    return chosen


async def play(live: LiveTable, count: int, rng: random.Random) -> None:
    for _ in range(count):
        match = live.table.match
        if match.is_over():
            return
        seat = match.actors()[0]
        text, decision = rng.choice(match.legal(seat)), match.decision
        await live.perform("anna", "", partial(choice, Chosen(seat, text, decision)))


def entry(seq: int, table: str = "t", key: str = "") -> Entry:
    return Entry(table, seq, 1.5, "anna", key, entries.write(Said("Anna", "hello — привет")))


def test_entries_come_back_in_order_and_unchanged(database: str, tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(database, tmp_path) as tables:
            await tables.store.append([entry(1)])
            await tables.store.append([entry(2), entry(3)])
        async with opened(database, tmp_path) as tables:
            assert await tables.store.entries("t") == [entry(1), entry(2), entry(3)]
            assert await tables.store.entries("t", after=2) == [entry(3)]

    run(test)


def test_of_two_writers_of_one_place_only_one_wins(database: str, tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(database, tmp_path) as tables:
            writes = [tables.store.append([entry(1, key=str(n))]) for n in range(5)]
            results = await asyncio.gather(*writes, return_exceptions=True)
            assert [type(result) for result in results].count(Conflict) == 4
            assert len(await tables.store.entries("t")) == 1

    run(test)


def test_a_conflict_harms_none_that_share_its_transaction(database: str, tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(database, tmp_path) as tables:
            await tables.store.append([entry(1, "taken")])
            ids = ["a", "taken", "b", "c"]
            writes = [tables.store.append([entry(1, table_id)]) for table_id in ids]
            results = await asyncio.gather(*writes, return_exceptions=True)
            assert [isinstance(result, Conflict) for result in results] == [0, 1, 0, 0]
            for table_id in ids:
                assert len(await tables.store.entries(table_id)) == 1

    run(test)


def test_a_table_is_rebuilt_exactly_from_its_log(database: str, tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(database, tmp_path) as tables:
            live = await tables.create("anna", created())
            await live.perform("olav", "", lambda t: Readied(1))
            await play(live, 25, random.Random(3))
            before = live.table
        async with opened(database, tmp_path) as tables:
            after = (await tables.load(before.id)).table
            assert after.match.save() == before.match.save()
            assert after.match.decision == before.match.decision
            assert after.version == before.version and after.marks == before.marks

    run(test)


def test_two_servers_share_a_table_without_losing_a_move(database: str, tmp_path: Path) -> None:
    """Both believe to be the authority; the log decides, and the loser reads it again."""

    async def test() -> None:
        async with opened(database, tmp_path) as one, opened(database, tmp_path) as two:
            here = await one.create("anna", created())
            await here.perform("olav", "", lambda t: Readied(1))
            there = await two.load(here.id)
            rng = random.Random(5)
            for turn in range(20):
                live = (here, there)[turn % 2]
                try:
                    await play(live, 1, rng)
                except Stale:
                    assert not live.is_stale
            assert there.table.version - 2 >= 10
            await asyncio.gather(*(r.perform("anna", "", _say) for r in (here, there) * 5))
            assert len(await one.store.entries(here.id)) == max(
                here.table.version, there.table.version
            )

    run(test)


def _say(table: object) -> Said:
    return Said("Anna", "hello")


def test_who_looks_on_at_another_server_is_told_remarks_and_nudges(
    database: str, tmp_path: Path
) -> None:
    """They come by messages of their own, wherever the log has them from."""

    async def test() -> None:
        async with opened(database, tmp_path) as one, opened(database, tmp_path) as two:
            here = await one.create("anna", created())
            there = await two.load(here.id)
            sent: list[bytes] = []
            there.enter(Onlooker("", "en", sent.append))
            await here.perform("olav", "", lambda t: Readied(1))
            await here.perform("anna", "", _say)
            await here.perform("olav", "", lambda t: Nudged(1, 0))
            await there.catch_up()
            assert [re.findall(rb'"type":"(\w+)"', frame)[0] for frame in sent] == [
                *(b"state", b"presence"),
                *(b"update", b"chat", b"nudge"),
            ]

    run(test)


def test_other_servers_hear_of_a_move_at_once(postgres_url: str, tmp_path: Path) -> None:
    from server.databases import new_database

    database = new_database(postgres_url)

    async def test() -> None:
        async with opened(database, tmp_path) as one, opened(database, tmp_path) as two:
            here = await one.create("anna", created())
            there = await two.load(here.id)
            await asyncio.sleep(0.3)  # both must be listening
            await here.perform("anna", "", _say)
            for _ in range(200):
                if there.table.version == here.table.version:
                    return
                await asyncio.sleep(0.01)
            raise AssertionError("the other server never heard of it")

    run(test)


def test_idle_tables_leave_the_memory_and_come_back(database: str, tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(database, tmp_path) as tables:
            live = await tables.create("anna", created())
            await live.perform("olav", "", lambda t: Readied(1))
            tables.clock = lambda: live.used + tables.settings.idle + 1
            await tables.sweep()
            assert tables.loaded == {}
            again = await tables.load(live.id)
            assert again is not live and again.table.match.save() == live.table.match.save()

    run(test)


def test_a_key_is_done_once_even_after_a_restart(database: str, tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(database, tmp_path) as tables:
            live = await tables.create("anna", created())
            first = await live.perform("anna", "same", _say)
            assert await live.perform("anna", "same", _say) == first
            assert await live.perform("olav", "same", _say) == first + 1
        async with opened(database, tmp_path) as tables:
            live = await tables.load(live.id)
            assert await live.perform("anna", "same", _say) == first
            assert len(live.table.chat) == 2

    run(test)


def test_a_refusal_is_repeated_for_its_key(database: str, tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(database, tmp_path) as tables:
            live = await tables.create("anna", created())
            for _ in range(2):
                with pytest.raises(HolmgangError) as caught:
                    await live.perform("anna", "k", lambda t: Chosen(0, "force 1", 0))
                assert caught.value.code == "closed"
            assert live.table.version == 1

    run(test)


def test_accounts_sessions_and_tokens_are_kept(database: str, tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(database, tmp_path) as tables:
            accounts = Accounts(tables.store, b"key")
            guest, session = await accounts.new_guest("fr")
            await accounts.register(guest, "Sigrid", "a long password")
            token = await accounts.new_token(guest, "my bot")
            other, _ = await accounts.new_guest("en")
            with pytest.raises(NameTaken):
                await accounts.register(other, "SIGRID", "another password")
        async with opened(database, tmp_path) as tables:
            accounts = Accounts(tables.store, b"key")
            found = await accounts.by_session(session)
            assert found is not None and (found.id, found.guest) == (guest.id, False)
            by_token = await accounts.by_token(str(token.token))
            assert by_token is found
            with pytest.raises(BadCredentials):
                await accounts.login("sigrid", "a wrong password")
            again, second = await accounts.login("sigrid", "a long password")
            assert again is found
            await accounts.end_session(second)
            assert await accounts.by_session(second) is None
            await accounts.drop_token(found, token.id)
            assert await accounts.by_token(str(token.token)) is None

    run(test)


def test_the_database_holds_no_secret_of_a_session_or_token(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened("", tmp_path) as tables:
            accounts = Accounts(tables.store, b"key")
            guest, session = await accounts.new_guest("en")
            await accounts.register(guest, "Sigrid", "a long password")
            token = str((await accounts.new_token(guest, "bot")).token)
            secrets_ = [session.encode(), token.encode(), b"a long password"]
        held = b"".join(path.read_bytes() for path in tmp_path.iterdir() if path.is_file())
        assert not any(secret in held for secret in secrets_)

    run(test)
