"""What was written stays written, on SQLite and on PostgreSQL alike."""

import asyncio
import random
import re
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import text

from holmgang.core.errors import HolmgangError, Stale
from holmgang.server.errors import BadCredentials, Conflict, KeyDiffers, NameTaken
from holmgang.server.people.accounts import Accounts
from holmgang.server.storage.database import check
from holmgang.server.storage.store import Entry, Store
from holmgang.server.tables import entries
from holmgang.server.tables.all_tables import Tables
from holmgang.server.tables.entries import Chosen, Created, Nudged, Place, Readied, Said
from holmgang.server.tables.live_table import LiveTable
from holmgang.server.tables.onlooker import Onlooker
from holmgang.server.tables.table import Table
from holmgang.server.wire.messages.tables import ClockRules
from holmgang.server.workers.pool import WorkerPool
from server.databases import new_database
from server.harness import PATIENCE, settings

GAME = {"units": "10", "first": "black", "pack": "standard"}


@asynccontextmanager
async def opened(
    database: str, folder: Path, now: Callable[[], float] | None = None
) -> AsyncIterator[Tables]:
    """All tables of a database; several may share it."""
    wanted = settings(folder, database=database)
    store = Store(wanted)
    tables = Tables(wanted, store, WorkerPool(wanted))
    tables.now = now or tables.now
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


def created(clock: ClockRules | None = None) -> Created:
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
        clock=clock,
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
            await there.enter(Onlooker("", "en", sent.append))
            await here.perform("olav", "", lambda t: Readied(1))
            await here.perform("anna", "", _say)
            await here.perform("olav", "", lambda t: Nudged(1, 0))
            await there.catch_up(here.table.version)
            assert [re.findall(rb'"type":"(\w+)"', frame)[0] for frame in sent] == [
                *(b"state", b"presence"),
                *(b"update", b"chat", b"nudge"),
            ]

    run(test)


def test_who_comes_from_another_server_is_never_shown_less_than_he_has_seen(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """His server went; the next one may not have heard of his last move yet."""

    async def hear_nothing(told: object) -> None: ...

    async def test() -> None:
        async with opened(database, tmp_path) as one, opened(database, tmp_path) as two:
            here = await one.create("anna", created())
            there = await two.load(here.id)
            monkeypatch.setattr(two, "_hear", hear_nothing)
            await here.perform("anna", "", _say)
            await here.perform("olav", "", lambda t: Readied(1))
            sent: list[bytes] = []
            await there.enter(Onlooker("anna", "en", sent.append, seen=here.table.version))
            assert b'"version":3' in sent[0] and here.table.version == 3

    run(test)


def test_other_servers_hear_of_a_move_at_once(postgres_url: str, tmp_path: Path) -> None:
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


LISTENERS = "from pg_stat_activity where query like 'listen%' and datname = current_database()"


async def settled(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not condition():
            await asyncio.sleep(0.01)


def test_what_was_missed_while_nobody_listened_is_caught_up_with(
    postgres_url: str, tmp_path: Path
) -> None:
    """The line to PostgreSQL breaks, and a move is made before it stands again."""
    database = new_database(postgres_url)

    async def test() -> None:
        async with opened(database, tmp_path) as one, opened(database, tmp_path) as two:
            here = await one.create("anna", created())
            there = await two.load(here.id)
            cut = (
                "select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen%'"
            )
            await settled(lambda: len(one.store._rows(text(cut))) == 2)
            await here.perform("anna", "", _say)
            await settled(lambda: there.table.version == here.table.version)

    run(test)


def test_what_is_written_while_a_table_is_read_is_not_missed(
    postgres_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = new_database(postgres_url)

    async def test() -> None:
        async with opened(database, tmp_path) as one, opened(database, tmp_path) as two:
            here = await one.create("anna", created())
            reading = two.read

            async def read(table_id: str) -> Table:
                table = await reading(table_id)
                await here.perform("anna", "", _say)
                await settled(lambda: two._unheard.get(table_id) == 2)
                return table

            monkeypatch.setattr(two, "read", read)
            there = await two.load(here.id)
            assert there.table.version == here.table.version == 2

    run(test)


def test_two_first_starts_on_one_empty_database_both_succeed(
    postgres_url: str, tmp_path: Path
) -> None:
    async def test() -> None:
        for _ in range(5):
            database = new_database(postgres_url)
            stores = [Store(settings(tmp_path, database=database)) for _ in range(4)]
            await asyncio.gather(*(store.open() for store in stores))
            for store in stores:
                await store.close()

    run(test)


def test_a_server_with_another_key_says_so(postgres_url: str, tmp_path: Path) -> None:
    database = new_database(postgres_url)
    check(settings(tmp_path, database=database, key=b"a" * 32))
    check(settings(tmp_path, database=database, key=b"a" * 32))
    with pytest.raises(KeyDiffers):
        check(settings(tmp_path, database=database, key=b"b" * 32))


def test_a_server_with_another_key_does_not_open_the_database(
    postgres_url: str, tmp_path: Path
) -> None:
    """However it was started: it would show people to their own seats as spectators."""

    async def test() -> None:
        database = new_database(postgres_url)
        one = Store(settings(tmp_path, database=database, key=b"a" * 32))
        two = Store(settings(tmp_path, database=database, key=b"b" * 32))
        await one.open()
        with pytest.raises(KeyDiffers):
            await two.open()
        await one.close()
        await two.close()

    run(test)


def test_starting_a_server_in_a_cluster_grants_nobody_time(
    postgres_url: str, tmp_path: Path
) -> None:
    database = new_database(postgres_url)

    async def test() -> None:
        async with opened(database, tmp_path) as one:
            here = await one.create("anna", created(ClockRules(600)))
            await here.perform("olav", "", lambda t: Readied(1))
            later = one.now() + 100
            one.now = lambda: later
            await one.beat()
            two = Tables(one.settings, one.store, one.workers)
            two.now = lambda: later + 1
            await two._wake_clocks()
            await here.perform("anna", "", _say)
            assert here.table.version == 3 and here.table.clocks is not None
            assert here.table.clocks.left[0] == pytest.approx(500, abs=5)

    run(test)


def test_after_a_crash_the_time_in_which_no_server_was_there_is_free(
    database: str, tmp_path: Path
) -> None:
    """And no more: what passed before its last sign was played."""

    async def test() -> None:
        async with opened(database, tmp_path) as one:
            here = await one.create("anna", created(ClockRules(600)))
            await here.perform("olav", "", lambda t: Readied(1))
            start = one.now()
            one.now = lambda: start + 100
            await one.beat()
            two = Tables(one.settings, one.store, one.workers)
            two.now = lambda: start + 5000
            await two._wake_clocks()
            clocks = (await two.load(here.id)).table.clocks
            assert clocks is not None and clocks.left[0] == pytest.approx(500, abs=5)
            assert clocks.shown(start + 5010)["0"] == pytest.approx(490, abs=5)

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
