"""Draws the rooms of Berserk from their own imports, as text for Mermaid.

`python docs/rooms.py` prints what stands in `docs/architecture.md`; a test compares both.
"""

import ast
from collections import Counter
from pathlib import Path

FOLDER = Path(__file__).parent.parent / "src" / "holmgang" / "games" / "berserk"
ROOMS = ["numbers", "look", "hear", "change", "phases", "run", "views"]
NAME = "holmgang.games.berserk."


def uses() -> Counter[tuple[str, str]]:
    """How many modules of one room import from another."""
    found: Counter[tuple[str, str]] = Counter()
    for room in ROOMS:
        for path in sorted((FOLDER / room).glob("*.py")):
            tree = ast.parse(path.read_text(encoding="utf-8"))
            names = [
                node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)
            ]
            below = {name.removeprefix(NAME).split(".")[0] for name in names if NAME in f"{name}."}
            found.update((room, other) for other in below if other in ROOMS and other != room)
    return found


def drawing() -> str:
    lines = ["flowchart TB"]
    for room in reversed(ROOMS):
        count = len([path for path in (FOLDER / room).glob("*.py") if path.stem != "__init__"])
        lines.append(f'  {room}["{room}/<br>{count} modules"]')
    order = {room: place for place, room in enumerate(ROOMS)}
    pairs = sorted(uses(), key=lambda pair: (-order[pair[0]], -order[pair[1]]))
    lines += [f"  {upper} --> {lower}" for upper, lower in pairs]
    return "\n".join(lines)


if __name__ == "__main__":
    print(drawing())
