"""Whatever is sent, the answer is a typed refusal and the table stands unharmed."""

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest
from msgspec import inspect, structs
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from holmgang.server.routes import commands
from holmgang.server.routes.commands import Change, Command, Question
from server.harness import Live, Person, Running


@pytest.fixture
def seated(server: Running) -> Iterator[tuple[Person, Live, Live]]:
    """Two people at a table that has begun; black is to act."""
    black, red = server.person(), server.person()
    table = black.table("me", "open", ready=True)
    red.post(f"/api/tables/{table['id']}/join", {}, 200)
    with black.sit(table["id"]) as one, red.sit(table["id"]) as two:
        two.do("ready", seat=1)
        one.receive_to(two.table["version"])
        yield black, one, two


def standing(server: Running, live: Live) -> tuple[int, str]:
    table = server.services.tables.loaded[live.table["summary"]["id"]].table
    return table.version, table.match.save()


MALFORMED: list[Any] = [
    "",
    "null",
    "[]",
    "{}",
    "not json",
    '{"do": "choose"}',
    '{"do": "nothing", "key": "k"}',
    '{"do": "choose", "key": "k", "seat": "0", "text": "force 1", "decision": 0}',
    '{"do": "choose", "key": "k", "seat": -1, "text": "force 1", "decision": 0}',
    '{"do": "choose", "key": "k", "seat": 0, "text": ["force 1"], "decision": 0}',
    '{"do": "choose", "key": "k", "seat": 0, "text": "force 1", "decision": 1e99}',
    '{"do": "choose", "key": "k", "seat": 0, "text": "force 1", "decision": 0, "admin": true}',
    '{"do": "chat", "key": "", "text": "hello"}',
    '{"do": "chat", "key": "k", "text": ""}',
    '{"do": "respond", "key": "k", "seat": 0, "offer": "marriage", "accept": true}',
    '{"do": "lang", "key": "k", "lang": "xx"}',
    '{"do": "ping", "key": "\\ud800"}',
    "[" * 3000,
]


@pytest.mark.parametrize("message", MALFORMED)
def test_malformed_messages_are_refused(
    server: Running, seated: tuple[Person, Live, Live], message: str
) -> None:
    _, one, _ = seated
    before = standing(server, one)
    one.socket.send(message)
    answer = one.receive_until(lambda m: m["type"] == "answer")
    assert not answer["ok"] and answer["error"]["code"] == "bad-request"
    assert standing(server, one) == before
    one.do("ping")


def test_bytes_are_refused(server: Running, seated: tuple[Person, Live, Live]) -> None:
    _, one, _ = seated
    one.socket.send(b"\x00\xff")
    answer = one.receive_until(lambda m: m["type"] == "answer")
    assert answer["error"]["code"] == "bad-request"
    one.do("ping")


def test_long_messages_are_refused_and_endless_ones_hang_up(
    server: Running, seated: tuple[Person, Live, Live]
) -> None:
    _, one, two = seated
    before = standing(server, one)
    one.socket.send(json.dumps({"do": "chat", "key": "k", "text": "x" * 5000}))
    answer = one.receive_until(lambda m: m["type"] == "answer")
    assert answer["error"]["code"] == "too-large"
    one.socket.send("x" * 100_000)
    with pytest.raises(ConnectionClosed):
        one.receive_until(lambda m: False)
    assert standing(server, two) == before
    two.do("ping")


def test_choices_out_of_turn_stale_or_illegal_are_refused(
    server: Running, seated: tuple[Person, Live, Live]
) -> None:
    _, one, two = seated
    now = one.table["decision"]
    before = standing(server, one)
    refused = [
        (two, {"seat": 1, "text": "weapon swords", "decision": now}, "not-your-turn"),
        (one, {"seat": 0, "text": "weapon swords", "decision": now + 1}, "stale"),
        (one, {"seat": 0, "text": "force 1", "decision": now}, "illegal"),
        (one, {"seat": 0, "text": "weapon axes", "decision": now}, "unreadable"),
        (one, {"seat": 0, "text": "shuffle red S1", "decision": now}, "unreadable"),
        (one, {"seat": 0, "text": "first red", "decision": now}, "illegal"),
    ]
    for live, fields, code in refused:
        assert live.refuse("choose", **fields) == code
    assert standing(server, one) == before


def test_nobody_acts_for_another_seat(server: Running, seated: tuple[Person, Live, Live]) -> None:
    _, one, two = seated
    before = standing(server, one)
    now = one.table["decision"]
    of_a_seat = [kind for kind in commands.ALL if "seat" in kind.__struct_fields__]
    assert len(of_a_seat) >= 13
    with Live(None, one.table["summary"]["id"], server.url) as stranger:
        for kind in of_a_seat:
            do, fields = str(kind.__struct_config__.tag), sample(kind, decision=now)
            assert two.refuse(do, **(fields | {"seat": 0})) == "not-seated"
            assert stranger.refuse(do, **(fields | {"seat": 0})) == "not-seated"
            assert one.refuse(do, **(fields | {"seat": 9})) == "not-your-turn"
        assert stranger.refuse("chat", text="hello") == "no-session"
    assert standing(server, one) == before


def sample(kind: type[Command], **known: Any) -> dict[str, Any]:
    """A command of a kind that can be read, without its key."""
    values = {field.name: _sample(inspect.type_info(field.type)) for field in structs.fields(kind)}
    return {name: known.get(name, value) for name, value in values.items() if name != "key"}


def _sample(kind: inspect.Type) -> Any:
    match kind:
        case inspect.Metadata(type=inner):
            return _sample(inner)
        case inspect.LiteralType(values=values):
            return values[0]
        case inspect.ListType(item_type=item):
            return [_sample(item)]
        case inspect.StrType():
            return "weapon swords"
        case inspect.BoolType():
            return True
        case inspect.IntType():
            return 0
    raise NotImplementedError(kind)


@pytest.mark.parametrize("kind", commands.ALL)
def test_every_command_is_declared_whole(kind: type[Command]) -> None:
    assert kind.__doc__
    assert kind.obey is not Command.obey
    if issubclass(kind, Change):
        assert kind.require is not Change.require and kind.body is not Change.body
    if issubclass(kind, Question):
        assert kind.answer is not Question.answer


def test_a_command_sent_again_is_done_once(
    server: Running, seated: tuple[Person, Live, Live]
) -> None:
    _, one, _ = seated
    fields = {"seat": 0, "text": one.table["legal"]["0"][0]["text"], "decision": 0, "key": "once"}
    fields["decision"] = one.table["decision"]
    first = one.do("choose", **fields)
    before = standing(server, one)
    for _ in range(3):
        assert one.ask("choose", **fields) == first
    refused = one.ask("choose", **(fields | {"key": "twice"}))
    assert refused["error"]["code"] == "stale"
    assert one.ask("choose", **(fields | {"key": "twice"})) == refused
    assert standing(server, one) == before


def test_noise_never_harms_a_table(server: Running, seated: tuple[Person, Live, Live]) -> None:
    """Every command with random fields; the table only ever changes by what it allows."""
    _, one, two = seated
    rng = random.Random(4)
    words = ["weapon swords", "force 2", "play spy", "force 9", "draw black spy", "", "ы" * 50]
    slow = {"hint", "forecast"}
    names = sorted({str(kind.__struct_config__.tag) for kind in commands.ALL} - slow - {"resign"})
    for _ in range(250):
        live = rng.choice([one, two])
        fields = {"seat": rng.randrange(-1, 3), "text": rng.choice(words), "lang": "ru"}
        fields |= {"decision": rng.randrange(0, 6), "words": "ab", "accept": False}
        fields |= {"offer": rng.choice(["draw", "takeback"])}
        keep = rng.sample(sorted(fields), rng.randrange(1, len(fields)))
        live.ask(rng.choice(names), **{name: fields[name] for name in keep})
    table_id = one.table["summary"]["id"]
    table = server.services.tables.loaded[table_id].table
    rebuilt = server.run(server.services.tables.read(table_id))
    assert rebuilt.match.save() == table.match.save() and rebuilt.version == table.version


def test_foreign_pages_cannot_open_a_socket(
    server: Running, seated: tuple[Person, Live, Live]
) -> None:
    black, one, _ = seated
    url = f"ws://127.0.0.1:{server.port}/api/tables/{one.table['summary']['id']}/live"
    headers = {"Cookie": black.cookie, "Origin": "http://evil.example"}
    with connect(url, additional_headers=headers) as socket:
        refused = json.loads(socket.recv(5))
        assert refused["type"] == "refused" and refused["error"]["code"] == "forbidden"
    headers["Origin"] = f"http://127.0.0.1:{server.port}"
    with connect(url, additional_headers=headers) as socket:
        assert json.loads(socket.recv(5))["type"] == "state"


def test_a_private_table_does_not_exist_for_strangers(server: Running) -> None:
    owner, friend, stranger = server.person(), server.person(), server.person()
    table = owner.table("me", "open", private=True)
    path = f"/api/tables/{table['id']}"
    for tail in ("", "/record", "/frames", "?invite=wrong"):
        assert stranger.get(path + tail, 404)["error"]["code"] == "not-found"
    assert stranger.call("POST", f"{path}/join", {}).status_code == 404
    with connect(f"ws://127.0.0.1:{server.port}{path}/live") as socket:
        assert json.loads(socket.recv(5))["error"]["code"] == "not-found"
    assert all(t["id"] != table["id"] for t in stranger.get("/api/tables"))
    assert table.get("invite")
    friend.post(f"{path}/join", {"invite": table["invite"]}, 200)
    assert friend.get(path)["your_seats"] == [1]


def test_an_unknown_table_is_told_so(server: Running) -> None:
    with connect(f"ws://127.0.0.1:{server.port}/api/tables/{'0' * 16}/live") as socket:
        assert json.loads(socket.recv(5))["error"]["code"] == "not-found"
