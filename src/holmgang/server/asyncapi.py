"""What travels over the WebSocket of a table, as an AsyncAPI document made from the structs."""

from functools import cache
from typing import Any, get_args

import msgspec
from litestar import get

import holmgang
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
