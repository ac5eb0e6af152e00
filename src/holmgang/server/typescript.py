"""The types of the wire for the web app, made from the structs that are sent and taken.

`python -m holmgang.server.typescript FOLDER` writes those of the server to `lib/wire.d.ts` and
those of each game to `games/<id>/wire.d.ts`; `npm run check` calls it before it looks at any type.
"""

import json
import sys
import typing
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from litestar import Litestar
from litestar.handlers import HTTPRouteHandler
from msgspec import NODEFAULT
from msgspec import inspect as ms

from holmgang import games
from holmgang.games.registration import load
from holmgang.games.wire import shapes
from holmgang.server import app
from holmgang.server.routes import commands
from holmgang.server.settings import Settings
from holmgang.server.wire.messages.live import MESSAGES, State, Update

HEAD = """/** Generated from the structs of holmgang/{place}. Change those, not this. */
"""
ANYTHING = """
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type Figures = Record<string, Json>;
"""
PLAIN = {
    ms.AnyType: "Json",
    ms.BoolType: "boolean",
    ms.FloatType: "number",
    ms.IntType: "number",
    ms.NoneType: "null",
    ms.StrType: "string",
}


def write(application: Litestar) -> str:
    """All types, each once, whether they travel over REST or over a WebSocket."""
    sent = _structs([*_answers(application), *MESSAGES])
    taken = _structs([*_requests(application), *commands.ALL])
    found = {kind.cls.__name__: _interface(kind, is_sent=kind in sent) for kind in sent + taken}
    assert len(found) == len({kind.cls for kind in sent + taken}), "two structs of one name"
    unions = {
        "Command": " | ".join(kind.__name__ for kind in commands.ALL),
        "Message": " | ".join(kind.__name__ for kind in MESSAGES),
        "Table": _name(ms.type_info(State | Update)),
        "Viewer": _field(ms.type_info(State), "viewer"),
    }
    named = [f"export type {name} = {union};\n" for name, union in unions.items()]
    return "\n".join([HEAD.format(place="server") + ANYTHING, *named, *found.values()])


def write_game(module: str) -> str:
    """The types of a game, in which nothing is left out but what may be unset."""
    kinds = _structs(shapes(load(module)))
    found = {kind.cls.__name__: _interface(kind, is_sent=False) for kind in kinds}
    assert len(found) == len(kinds), "two structs of one name"
    place = module.removeprefix("holmgang.").replace(".", "/")
    return "\n".join([HEAD.format(place=place), *found.values()])


def _answers(application: Litestar) -> Iterator[Any]:
    for handler in _handlers(application):
        kind = handler.parsed_return_field.annotation
        yield from typing.get_args(kind) if "Response" in str(kind) else (kind,)


def _requests(application: Litestar) -> Iterator[Any]:
    for handler in _handlers(application):
        if handler.parsed_data_field is not None:
            yield handler.parsed_data_field.annotation


def _handlers(application: Litestar) -> Iterator[HTTPRouteHandler]:
    for route in application.routes:
        for handler in getattr(route, "route_handlers", ()):
            if handler.include_in_schema is not False and isinstance(handler, HTTPRouteHandler):
                yield handler


Record = ms.StructType | ms.TypedDictType
"""What has named fields."""


def _structs(kinds: Iterable[Any]) -> list[Record]:
    """All structs that these are made of."""
    found: dict[type, Record] = {}
    waiting = list(ms.multi_type_info(kinds))
    while waiting:
        kind = waiting.pop(0)
        if isinstance(kind, Record):
            if kind.cls in found:
                continue
            found[kind.cls] = kind
            waiting += [field.type for field in kind.fields]
        waiting += _parts(kind)
    return list(found.values())


def _parts(kind: ms.Type) -> list[ms.Type]:
    match kind:
        case ms.Metadata(type=inner) | ms.CollectionType(item_type=inner):
            return [inner]
        case ms.DictType(value_type=inner):
            return [inner]
        case ms.TupleType(item_types=inner) | ms.UnionType(types=inner):
            return list(inner)
    return []


def _interface(kind: Record, is_sent: bool) -> str:
    lines = [f"export interface {kind.cls.__name__} {{"]
    whole = False
    if isinstance(kind, ms.StructType):
        whole = is_sent and not kind.cls.__struct_config__.omit_defaults
        if kind.tag_field is not None:
            lines.append(f"  {kind.tag_field}: {json.dumps(kind.tag)};")
    for field in kind.fields:
        mark = "" if field.required or (whole and not _may_be_unset(field)) else "?"
        lines.append(f"  {_key(field.encode_name)}{mark}: {_name(field.type)};")
    return "\n".join([*_comment(kind.cls), *lines, "}\n"])


def _key(name: str) -> str:
    return name if name.isidentifier() else json.dumps(name)


def _may_be_unset(field: ms.Field) -> bool:
    """Whether it is left out where it says nothing; msgspec tells of no other default then."""
    return field.default is NODEFAULT and field.default_factory is NODEFAULT


def _comment(cls: type) -> list[str]:
    text = " ".join((cls.__doc__ or "").split())
    return [f"/** {text} */"] if text else []


def _field(struct: ms.Type, name: str) -> str:
    assert isinstance(struct, ms.StructType)
    return next(_name(field.type) for field in struct.fields if field.name == name)


def _name(kind: ms.Type) -> str:
    match kind:
        case ms.StructType(cls=cls) | ms.TypedDictType(cls=cls):
            return cls.__name__
        case ms.LiteralType(values=values):
            return f"({' | '.join(map(json.dumps, values))})"
        case ms.CollectionType(item_type=item):
            return f"{_name(item)}[]"
        case ms.TupleType(item_types=items):
            return f"[{', '.join(map(_name, items))}]"
        case ms.DictType(value_type=value):
            return f"Record<string, {_name(value)}>"
        case ms.UnionType(types=types):
            return f"({' | '.join(map(_name, types))})"
        case ms.Metadata(type=inner, extra_json_schema={"enum": words}):
            return f"({' | '.join(map(json.dumps, words))})"
        case ms.Metadata(type=inner, extra_json_schema=schema):
            promised = _promised(schema or {})
            return f"({' & '.join([_name(inner), *promised])})" if promised else _name(inner)
    return PLAIN[type(kind)]


def _promised(schema: dict[str, Any]) -> list[str]:
    """Keys of a mapping that are always there."""
    kinds: dict[str, dict[str, str]] = schema.get("properties", {})
    return [f"{{ {name}: {kind['type']} }}" for name, kind in kinds.items()]


def main(folder: str) -> None:
    root = Path(folder)
    files = {"lib": write(app.make(Settings(folder=root)))}
    for game, registered in games.SHIPPED.items():
        if registered.wire:
            files[f"games/{game}"] = write_game(registered.wire)
    for place, text in files.items():
        (root / place).mkdir(parents=True, exist_ok=True)
        (root / place / "wire.d.ts").write_text(text, "utf-8")


if __name__ == "__main__":
    main(sys.argv[1])
