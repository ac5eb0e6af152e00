"""What no database can hold, and what no page is called, is refused at the door."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

import httpx
import msgspec
import pytest
from msgspec import inspect
from sqlalchemy import text
from sqlalchemy.exc import OperationalError

from holmgang.games.berserk import decks
from holmgang.server.routes import berserk, commands
from holmgang.server.storage.store import Entry, Store, Unreachable
from holmgang.server.wire.messages import fields
from server.databases import new_database
from server.harness import Running, running, settings

SENT: list[type[msgspec.Struct]] = [
    *commands.ALL,
    berserk.DeckWish,
    *fields.kinds(fields.Strict),
]
"""Whatever clients send."""


def strings(kind: inspect.Type, where: str) -> Iterator[tuple[str, inspect.StrType]]:
    """All strings within a type, with the names of the fields that lead to them."""
    if isinstance(kind, inspect.StrType):
        yield where, kind
    elif isinstance(kind, inspect.StructType):
        for field in kind.fields:
            yield from strings(field.type, f"{where}.{field.name}")
    elif isinstance(kind, inspect.ListType):
        yield from strings(kind.item_type, where)
    elif isinstance(kind, inspect.DictType):
        yield from strings(kind.key_type, where)
        yield from strings(kind.value_type, where)
    elif isinstance(kind, inspect.UnionType):
        for one in kind.types:
            yield from strings(one, where)
    elif isinstance(kind, inspect.Metadata):
        yield from strings(kind.type, where)


@pytest.mark.parametrize("kind", SENT, ids=lambda kind: kind.__name__)
def test_no_field_takes_a_nul_which_postgresql_cannot_hold(kind: type) -> None:
    for where, string in strings(inspect.type_info(kind), kind.__name__):
        assert string.max_length is not None, where
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert("a\0b", _annotated(string))


def _annotated(kind: inspect.StrType) -> Any:
    meta = msgspec.Meta(pattern=kind.pattern) if kind.pattern else msgspec.Meta()
    return Annotated[str, meta]


def variants(kind: inspect.Type) -> list[Any]:
    """A value of a type with harmless strings, then the same with a NUL in one of them."""
    match kind:
        case inspect.StrType():
            return ["x", "x\0"]
        case inspect.StructType():
            found = {field.encode_name: variants(field.type) for field in kind.fields}
            plain = {name: values[0] for name, values in found.items()}
            if kind.tag_field:
                plain[kind.tag_field] = kind.tag
            bad = ({name: value} for name, values in found.items() for value in values[1:])
            return [plain, *(plain | one for one in bad)]
        case inspect.ListType():
            return [[value] for value in variants(kind.item_type)]
        case inspect.DictType():
            (key, *keys), (value, *values) = variants(kind.key_type), variants(kind.value_type)
            return [{key: value}, *({bad: value} for bad in keys), *({key: bad} for bad in values)]
        case inspect.UnionType():
            known = [one for one in kind.types if not isinstance(one, inspect.NoneType)]
            first, *others = [variants(one) for one in known]
            return [*first, *(value for one in others for value in one[1:])]
        case inspect.Metadata():
            return variants(kind.type)
        case inspect.LiteralType():
            return [kind.values[0]]
    return [{inspect.BoolType: False, inspect.IntType: 0, inspect.FloatType: 1.0}[type(kind)]]


def test_nuls_in_every_field_harm_nobody_on_postgresql(postgres_url: str, tmp_path: Path) -> None:
    """They would fail a transaction, and with it the moves of others that share it."""
    with running(tmp_path, database=new_database(postgres_url)) as server:
        wicked, other = server.person(), server.person()
        mine = wicked.table("me", "hot", ready=True)["id"]
        his = other.table("me", "hot", ready=True)["id"]
        with wicked.sit(mine) as socket, other.sit(his) as live:
            for kind in commands.ALL:
                for command in variants(inspect.type_info(kind))[1:]:
                    socket.socket.send(json.dumps(command))
                    answer = socket.receive_until(lambda message: message["type"] == "answer")
                    assert answer["error"]["code"] == "bad-request", command
                live.do("chat", text="I am still here")
            for method, path, body in bodies(server):
                refused = wicked.call(method, path.replace("{table_id}", mine), body)
                assert 400 <= refused.status_code < 500, (path, body, refused.text)
                live.do("chat", text="so am I")


def bodies(server: Running) -> Iterator[tuple[str, str, Any]]:
    """Every request that has a body, with a NUL in each of its fields."""
    kinds = {kind.__name__: kind for kind in SENT}
    paths = httpx.get(server.url + "/schema/openapi.json").json()["paths"]
    for path, methods in paths.items():
        for method, asked in methods.items():
            if "requestBody" in asked:
                shape = asked["requestBody"]["content"]["application/json"]["schema"]["$ref"]
                kind = kinds[shape.rpartition("/")[2]]
                for body in variants(inspect.type_info(kind))[1:]:
                    yield method.upper(), path, body


@pytest.mark.parametrize(
    "where", ["/api/tables/%00", "/%00", "/api/games?lang=%00", "/rules/%00/en"]
)
def test_a_nul_in_an_address_is_refused(server: Running, where: str) -> None:
    answer = httpx.get(server.url + where)
    assert 400 <= answer.status_code < 500, answer.text


@pytest.mark.parametrize("size", [3_000, 60_000])
def test_an_address_of_any_length_is_refused(server: Running, size: int) -> None:
    answer = httpx.get(f"{server.url}/api/{'x' * size}")
    assert 400 <= answer.status_code < 500


@pytest.mark.parametrize("name", ["x" * 300, "x" * 300 + ".js", "%f0%9f%98%80" * 100])
def test_a_name_that_no_file_can_have_is_a_page_or_nothing(server: Running, name: str) -> None:
    for where in (name, f"assets/{name}"):
        assert httpx.get(f"{server.url}/{where}").status_code in (200, 404)


@pytest.mark.parametrize("body", [b'{"name":"\xff"}', b'{"name":"\xed\xa0\x80"}', b"\xff\xfe{}"])
def test_json_in_another_encoding_is_refused(server: Running, body: bytes) -> None:
    anna = server.person()
    headers = {**anna.headers, "content-type": "application/json"}
    assert anna.http.patch("/api/me", content=body, headers=headers).status_code == 400


def test_json_of_any_depth_is_refused(server: Running) -> None:
    anna = server.person()
    for deep in ("[" * 100_000, '{"options":' * 20_000):
        headers = {**anna.headers, "content-type": "application/json"}
        answer = anna.http.post("/api/tables", content=deep, headers=headers)
        assert answer.status_code == 400, answer.text


@pytest.mark.parametrize("origin", ["http://[", "http://[::", "null", "http://a:b:c", "\\", "//"])
def test_an_origin_that_is_none_is_refused(server: Running, origin: str) -> None:
    anna = server.person()
    headers = {**anna.headers, "origin": origin}
    answer = anna.http.post("/api/tables", json={"game": "shieldwall"}, headers=headers)
    assert 400 <= answer.status_code < 500, answer.text


def test_of_a_batch_that_fails_only_the_guilty_fail(database: str, tmp_path: Path) -> None:
    async def body() -> None:
        store = Store(settings(tmp_path, database=database))
        await store.open()
        try:
            good = [store.append([entry(table)]) for table in "abcd"]
            bad = [store.append([entry("e")], [text("select * from nowhere")])]
            answers = await asyncio.gather(*good[:2], *bad, *good[2:], return_exceptions=True)
            assert [answer is None for answer in answers] == [True, True, False, True, True]
            assert [len(await store.entries(table)) for table in "abcde"] == [1, 1, 1, 1, 0]
        finally:
            await store.close()

    asyncio.run(body())


def test_where_nobody_lets_us_in_nobody_waits_for_the_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A database that does not answer takes seconds to say so, each time."""
    tried: list[int] = []

    async def body() -> None:
        store = Store(settings(tmp_path))
        await store.open()
        try:
            with monkeypatch.context() as patch:
                patch.setattr(store.engine, "connect", no_answer)
                writes = [store.append([entry(str(number))]) for number in range(100)]
                answers = await asyncio.gather(*writes, return_exceptions=True)
            assert all(isinstance(answer, Unreachable) for answer in answers)
            assert len(tried) < 4  # the first may be a batch of its own
            assert await store.append([entry("later")]) is None  # type: ignore[func-returns-value]
        finally:
            await store.close()

    def no_answer() -> None:
        tried.append(1)
        raise OperationalError("connect", None, Exception("no answer"))

    asyncio.run(body())


def entry(table: str) -> Entry:
    return Entry(table, 1, 0.0, "anna", "", "{}")


def test_a_commit_that_fails_tells_the_log_nothing_people_wrote(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def body() -> None:
        store = Store(settings(tmp_path, database=f"sqlite:///{tmp_path / 'log.sqlite3'}"))
        await store.open()
        try:
            with pytest.raises(Exception, match="nowhere"):
                await store.write(
                    text("insert into nowhere values (:said)").bindparams(said="psst")
                )
        finally:
            await store.close()

    asyncio.run(body())
    told = capsys.readouterr()
    assert "commit-failed" in told.out + told.err and "psst" not in told.out + told.err


# Decks


def test_a_deck_of_thousands_of_lines_is_refused(server: Running) -> None:
    anna = server.person()
    anna.post("/api/berserk/decks", {"text": "x\n" * 9_999}, 413)


def test_of_unknown_names_a_few_are_complained_of(server: Running) -> None:
    report = server.person().post("/api/berserk/decks", {"text": "nobody\n" * 299}, 200)
    assert [fault["code"] for fault in report["faults"]].count("unknown-card") == 20


def test_a_long_line_is_read_no_further_than_names_go() -> None:
    """Matching it to its end would take a time that grows with the square of its length."""
    found = decks.read("a" + " " * 19_000 + "b", {})
    assert found.unknown == ["a"]
