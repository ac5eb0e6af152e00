"""What travels over the WebSocket of a table, as documents made from the structs.

The messages are an AsyncAPI document; what games put into them (`view`, `plan`, `tally` …) are
JSON schemas.
"""

from functools import cache
from typing import Any, get_args

import msgspec
from litestar import get

import holmgang
from holmgang import games
from holmgang.games.registration import load
from holmgang.games.wire import shapes
from holmgang.server.routes import commands
from holmgang.server.wire.messages.fields import Lang
from holmgang.server.wire.messages.live import MESSAGES

Document = dict[str, Any]
ADDRESS = "/api/tables/{table_id}/live"
QUERY = {
    "seen": {"type": "integer", "description": "the version you have seen last"},
    "lang": {"enum": list(get_args(Lang))},
    "invite": {"type": "string", "description": "of a private table"},
    "plain": {"type": "boolean", "description": "without sentences"},
}


@get("/schema/asyncapi.json", include_in_schema=False, sync_to_thread=False)
def websocket_schema() -> Document:
    return document()


@get("/schema/games.json", include_in_schema=False, sync_to_thread=True)
def games_schema() -> Document:
    return game_documents()


@cache
def document() -> Document:
    told, taken = MESSAGES, commands.ALL
    refs, schemas = msgspec.json.schema_components(
        [*told, *taken], ref_template="#/components/schemas/{name}"
    )
    kinds = [kind.__name__ for kind in [*told, *taken]]
    return {
        "asyncapi": "3.0.0",
        "info": {"title": "Holmgang: the WebSocket of a table", "version": holmgang.__version__},
        "channels": {"table": _channel(kinds)},
        "operations": {
            "command": _operation("receive", taken),
            "tell": _operation("send", told),
        },
        "components": {
            "messages": {
                kind: {"name": kind, "payload": ref} for kind, ref in zip(kinds, refs, strict=True)
            },
            "schemas": schemas,
        },
    }


def _channel(kinds: list[str]) -> Document:
    return {
        "address": ADDRESS,
        "parameters": {"table_id": {"description": "the id of a table"}},
        "bindings": {"ws": {"query": {"type": "object", "properties": QUERY}}},
        "messages": {kind: {"$ref": f"#/components/messages/{kind}"} for kind in kinds},
    }


def _operation(action: str, kinds: list[Any]) -> Document:
    """As the server does it: it receives commands and sends what a table tells."""
    refs = [{"$ref": f"#/channels/table/messages/{kind.__name__}"} for kind in kinds]
    return {"action": action, "channel": {"$ref": "#/channels/table"}, "messages": refs}


@cache
def game_documents() -> Document:
    """By game, the shapes of what it sends."""
    wires = {game: each.wire for game, each in games.registered().items() if each.wire}
    return {game: {"$defs": _definitions(game, wire)} for game, wire in wires.items()}


def _definitions(game: str, wire: str) -> Document:
    template = f"#/{game}/$defs/{{name}}"
    return msgspec.json.schema_components(shapes(load(wire)), ref_template=template)[1]
