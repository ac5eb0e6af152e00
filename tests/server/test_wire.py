"""What travels is declared once: documents and the types of the web app say what is sent."""

import json
import re
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest

from holmgang import games
from holmgang.server import app, asyncapi, typescript
from holmgang.server.routes import commands
from holmgang.server.settings import Settings
from server.harness import Running, play


@pytest.fixture(scope="module")
def types(tmp_path_factory: pytest.TempPathFactory) -> str:
    folder = tmp_path_factory.mktemp("types")
    return typescript.write(app.make(Settings(folder=folder, key=bytes(32))))


def fields(types: str, name: str) -> dict[str, str]:
    """What an interface promises."""
    [body] = re.findall(rf"^export interface {name} {{\n(.*?)^}}", types, re.DOTALL | re.MULTILINE)
    return dict(line.strip().rstrip(";").split(": ", 1) for line in body.splitlines())


def test_the_types_of_the_web_app_are_those_of_the_structs(types: str) -> None:
    assert fields(types, "Offer") == {"offer": '("draw" | "takeback")', "by": "number"}
    assert fields(types, "Update")["legal"] == "Record<string, Choice[]>"
    assert fields(types, "Told")["told"] == "(Record<string, Json> & { event: string })"
    assert fields(types, "Odds")["interval"] == "[number, number]"


def test_what_a_plain_table_never_sends_is_not_promised(types: str) -> None:
    assert "label?" in fields(types, "Choice") and "text?" in fields(types, "Told")
    assert "label" in fields(types, "Blocked")


def test_what_may_be_left_out_of_a_request_is_always_in_an_answer(types: str) -> None:
    assert {"game", "seats", "options?", "ready?"} <= set(fields(types, "TableRequest"))
    assert {"result", "rematch"} <= set(fields(types, "Summary"))
    assert {"initial", "increment", "each"} == set(fields(types, "ClockRules"))
    assert "loser?" in fields(types, "Result")


def test_every_command_has_a_type_and_is_one_of_them(types: str) -> None:
    [union] = re.findall(r"^export type Command = (.*);$", types, re.MULTILINE)
    assert union.split(" | ") == [kind.__name__ for kind in commands.ALL]
    for kind in commands.ALL:
        assert fields(types, kind.__name__)["do"] == json.dumps(kind.__struct_config__.tag)


def test_main_writes_them_where_it_is_told(tmp_path: Path) -> None:
    typescript.main(str(tmp_path / "deep"))
    written = {
        path.parent.relative_to(tmp_path / "deep").as_posix(): path.read_text("utf-8")
        for path in (tmp_path / "deep").rglob("wire.d.ts")
    }
    assert set(written) == {"lib", *(f"games/{game}" for game in games.SHIPPED)}
    assert "export interface Summary" in written["lib"]
    assert "export interface View" in written["games/shieldwall"]


# The document of the WebSocket


def schema_of(document: dict[str, Any], operation: str) -> dict[str, Any]:
    """One of the messages of an operation."""
    named = [ref["$ref"].split("/")[-1] for ref in document["operations"][operation]["messages"]]
    payloads = [document["components"]["messages"][name]["payload"] for name in named]
    return {"anyOf": payloads, "components": document["components"]}


def test_all_that_a_game_tells_is_as_the_document_says(server: Running) -> None:
    document = server.person().get("/schema/asyncapi.json")
    known = jsonschema_rs.validator_for(schema_of(document, "tell"))
    one, two = server.person(), server.person(lang="ru")
    table = one.table("me", "open", advice=True, clock={"initial": 600, "increment": 1})["id"]
    two.post(f"/api/tables/{table}/join", {}, 200)
    with one.sit(table) as first, two.sit(table, plain=1) as second:
        first.do("ready", seat=0)
        second.do("ready", seat=1)
        first.do("chat", text="Hail")
        first.refuse("undo", seat=1)
        first.do("reckon", seat=0)
        play({0: first, 1: second}, lambda texts: texts[-1])
        sent = [*first.raw, *second.raw]
    with one.sit(table, seen=1) as again:
        sent += again.raw
    kinds = set()
    for raw in sent:
        message = json.loads(raw)
        kinds.add(message["type"])
        assert known.is_valid(message), raw[:300]
    assert kinds == {"state", "update", "chat", "presence", "answer"}


def test_the_document_takes_every_command_and_no_nonsense() -> None:
    known = jsonschema_rs.validator_for(schema_of(asyncapi.document(), "command"))
    choose = {"do": "choose", "key": "k", "seat": 0, "text": "force 1", "decision": 3}
    assert known.is_valid(choose)
    assert not known.is_valid(choose | {"seat": 16}) and not known.is_valid(choose | {"do": "win"})
    taken = asyncapi.document()["operations"]["command"]["messages"]
    assert len(taken) == len(commands.ALL)
