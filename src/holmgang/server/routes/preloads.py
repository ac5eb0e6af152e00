"""What a page of the app will need, told to the browser with the page itself.

Without it a browser learns file by file what to fetch next: the program, then
the words, then the page, then the board. `preload.json` is written by the build.
"""

import re
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from holmgang import games
from holmgang.server.wire.messages.tables import Stage

MANIFEST = "preload.json"
PAGES = {
    "": "Home",
    "about": "About",
    "moderation": "Moderation",
    "account": "Account",
    "lobby": "Lobby",
    "new": "NewTable",
    "profile": "Profile",
    "replay": "Replay",
    "rules": "Rules",
    "settings": "Settings",
    "t": "TablePage",
}
"""The page behind the first part of an address, as `pages/index.ts` of the web app has it."""
TERSE = ("Home", "TablePage")
"""Pages whose first sight says little: the rest of the words comes later."""
REST = ("words:later_shared_{lang}", "words:later_{game}_{lang}")
STAGES = {
    "waiting": ("src/components/WaitingRoom.svelte", *REST),
    "running": (),
    "over": ("src/components/later.ts", "src/games/{game}/later.ts", *REST),
}
"""What a table shows and says at first, besides its board, before the game and after it."""
SHEET = '<svg class="unseen" aria-hidden="true"><use'
"""How the line of a sheet begins, a file with the pictures that a script shows."""
SCRIPTS = {"ru": "cyrillic"}
"""The alphabet of a language, where it is not Latin."""
FACES = ("alegreya-sans-{}-400", "alegreya-sans-{}-700", "alegreya-sc-{}-800")


class Played(NamedTuple):
    """What is played at a table, and how far it has gone."""

    game: str
    stage: Stage
    asking: str = ""
    """The question at hand."""


def links(root: Path, path: str, lang: str, played: Played | None) -> str:
    """The preloads for an address, as lines of HTML; those of sheets belong into the body."""
    build = _manifest(root)
    shown = page(path)
    wanted = [f"src/pages/{shown}.svelte", f"words:shared_{lang}"]
    if shown not in TERSE:
        wanted.append(f"words:later_shared_{lang}")
    if played is not None:
        game, stage, asking = played
        wanted += [f"src/games/{game}/index.ts", f"words:{game}_{lang}"]
        wanted += [name.format(game=game, lang=lang) for name in STAGES[stage]]
        wanted += _scene(game, asking)
    files: dict[str, None] = {}
    for name in wanted:
        _gather(build, _key(build, name), files)
    for face in FACES:
        _gather(build, _key(build, face.format(SCRIPTS.get(lang, "latin"))), files)
    return "\n".join(_link(file) for file in files)


def page(path: str) -> str:
    first, _, rest = path.strip("/").partition("/")
    return "Replay" if rest.endswith("/replay") else PAGES.get(first, "Missing")


def _scene(game: str, asking: str) -> list[str]:
    """The part of a board that shows a question, where a board has parts."""
    scenes = games.registration(game).scenes
    part = scenes.get(asking, scenes.get(""))
    return [f"src/games/{game}/{part}.svelte"] if part else []


@lru_cache(maxsize=1)
def _manifest(root: Path) -> dict[str, Any]:
    try:
        found: dict[str, Any] = msgspec.json.decode((root / MANIFEST).read_bytes())
    except (OSError, msgspec.DecodeError):
        return {}
    return found


def _key(build: dict[str, Any], name: str) -> str | None:
    return next((key for key in build if name in key), None)


def _gather(build: dict[str, Any], key: str | None, files: dict[str, None]) -> None:
    """A file with all that it imports at once, each once."""
    if key is None or build[key]["file"] in files:
        return
    part = build[key]
    files[part["file"]] = None
    files.update(dict.fromkeys(part.get("css", [])))
    files.update(dict.fromkeys(name for name in part.get("assets", []) if name.endswith(".svg")))
    for other in part.get("imports", []):
        _gather(build, other, files)


def _link(file: str) -> str:
    kind = re.sub(r"^.*\.", "", file)
    if kind == "svg":
        # Browsers know no preload for it: they fetch a sheet for whoever shows a picture of it.
        return f'{SHEET} href="/{file}#any"/></svg>'
    if kind == "js":
        return f'<link rel="modulepreload" crossorigin href="/{file}">'
    if kind == "css":
        return f'<link rel="stylesheet" crossorigin href="/{file}">'
    # Text is shown before its font has come, and is as wide.
    as_ = 'as="font" fetchpriority="low"' if kind == "woff2" else 'as="image"'
    return f'<link rel="preload" {as_} crossorigin href="/{file}">'
