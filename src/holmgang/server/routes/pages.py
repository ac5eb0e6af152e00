"""The web app as files: built once, sent compressed, kept by browsers for ever if hashed."""

import mimetypes
import re
from functools import lru_cache
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from holmgang.server.routes import page_data, preloads
from holmgang.server.services import Services, TheServices
from holmgang.server.wire import cached_texts, languages
from holmgang.server.wire.messages.fields import Json
from holmgang.texts import LANGUAGES

ROOT = Path(__file__).parent.parent / "web"
FOREVER = "public, max-age=31536000, immutable"
ENCODINGS = (("br", ".br"), ("gzip", ".gz"))
LOOK = "holmgang_look"
THEMES = ("dark", "light")
LONGEST_NAME = 255
"""Bytes that a file system takes for a name; it fails with more."""


@get(["/", "/{path:path}"], include_in_schema=False, cache=False)
async def page(
    request: Request[Any, Any, Any], services: TheServices, path: FromPath[str] = ""
) -> Response[bytes]:
    """A file of the app; any other address is a page that the app itself knows."""
    name = path.strip("/") or "index.html"
    if name.startswith("api/") or name == "api":
        raise NotFoundException
    found = _file(name)
    if found is None and name != "index.html" and "." in name.rpartition("/")[2]:
        raise NotFoundException
    accepted = request.headers.get("accept-encoding", "")
    if found is not None and name != "index.html":
        return _send(found, accepted)
    lang, theme = _look(request)
    shell = _file("index.html")
    if shell is None:
        return Response(_not_built(lang), media_type="text/html", status_code=503)
    known = await page_data.of(request, services, path)
    links = preloads.links(shell.parent, path, lang, _played(services, path, known))
    html = _shell(shell, shell.stat().st_mtime, preloads.page(path), links, lang, theme)
    return _open(html.replace("</head>", page_data.block(known) + "</head>"))


def _file(name: str) -> Path | None:
    """A file below the root and nowhere else."""
    if any(len(part.encode()) > LONGEST_NAME for part in name.split("/")):
        return None
    path = (ROOT / name).resolve()
    inside = path.is_relative_to(ROOT.resolve())
    return path if inside and path.is_file() and path.suffix not in (".br", ".gz") else None


def _send(path: Path, accepted: str) -> Response[bytes]:
    headers = {"Vary": "Accept-Encoding", "Cache-Control": "no-cache"}
    if "assets" in path.relative_to(ROOT.resolve()).parts[:-1]:
        headers["Cache-Control"] = FOREVER
    body = path
    for encoding, suffix in ENCODINGS:
        packed = path.with_name(path.name + suffix)
        if encoding in accepted and packed.is_file():
            headers["Content-Encoding"] = encoding
            body = packed
            break
    return Response(_read(body, body.stat().st_mtime), media_type=_type(path), headers=headers)


def _played(services: Services, path: str, known: Json) -> preloads.Played | None:
    """What is played at a table that is open to all and in memory."""
    found = re.fullmatch(r"/?t/([0-9a-f]{16})/?", path)
    live = services.tables.loaded.get(found[1]) if found else None
    if live is None or live.table.setup.private:
        return None
    table = live.table
    return preloads.Played(table.setup.game, table.state, page_data.asking(known, live.id))


def _look(request: Request[Any, Any, Any]) -> tuple[str, str]:
    """The language and the light that a browser was last used with."""
    lang, _, theme = request.cookies.get(LOOK, "").partition(".")
    if lang not in LANGUAGES:
        lang = languages.accepted(request.headers.get("accept-language", ""))
    return lang, theme if theme in THEMES else THEMES[0]


def _open(html: str) -> Response[bytes]:
    """The app itself, with what this page of it needs first. It is for one person alone."""
    headers = {"Vary": "Accept-Language, Cookie", "Cache-Control": "no-cache"}
    return Response(html.encode(), media_type="text/html", headers=headers)


@lru_cache(maxsize=256)
def _shell(path: Path, changed: float, page: str, links: str, lang: str, theme: str) -> str:
    """The page as it is before any script has come, with the names of all that it needs."""
    html = path.read_text("utf-8").replace(
        '<html lang="en" data-theme="dark"', f'<html lang="{lang}" data-theme="{theme}"'
    )
    new = [link for link in links.splitlines() if link.partition("href=")[2] not in html]
    for place in ("</head>", "</body>"):
        here = [link for link in new if link.startswith(preloads.SHEET) == (place == "</body>")]
        html = html.replace(place, "\n".join([*here, place]))
    paint = path.with_name("paint") / f"{page}.{lang}.html"
    if paint.is_file():
        # What is seen comes first, what acts comes second.
        html = re.sub('(<script|<link rel="modulepreload")', r'\1 fetchpriority="low"', html)
        html = html.replace('id="app">', 'id="app">' + paint.read_text("utf-8"))
    return html


@lru_cache(maxsize=256)
def _read(path: Path, changed: float) -> bytes:
    return path.read_bytes()


def _type(path: Path) -> str:
    known = {".js": "text/javascript", ".webmanifest": "application/manifest+json"}
    kind = known.get(path.suffix) or mimetypes.guess_type(path.name)[0]
    return kind or "application/octet-stream"


def _not_built(lang: str) -> bytes:
    texts = cached_texts.find(lang)
    page = f"""<!doctype html><html lang="{lang}"><meta charset="utf-8">
<title>Holmgang</title><h1>Holmgang</h1><p>{texts("server-not-built")}</p>
<pre>make web</pre><p><a href="/schema/openapi.json">{texts("server-api")}</a></p></html>"""
    return page.encode()
