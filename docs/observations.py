"""Writes `observations.md`: what every figure of an observation means.

python docs/observations.py
"""

from pathlib import Path

from holmgang import games
from holmgang.core.encoding import Field
from holmgang.envs import Setting

PAGE = Path(__file__).with_name("observations.md")
HEAD = """\
# Observations

What the figures of an observation mean, with the usual options of each game. This page is
written by `python docs/observations.py`, and a test compares it. A field has one figure for
each of its labels, in this order; `Setting("berserk").encoder.names()` names every one. What
is unknown is 0.
"""
MANY = 6


def row(field: Field, start: int) -> str:
    labels = field.labels
    shown = labels if len(labels) <= MANY else [*labels[: MANY - 2], "…", labels[-1]]
    names = ", ".join(shown) or "–"
    figures = f"{start}–{start + len(labels) - 1}" if len(labels) > 1 else f"{start}"
    return f"| {figures} | `{field.name}` | {names} | {field.low} to {field.high} | {field.about} |"


def section(game_id: str) -> str:
    setting = Setting(game_id)
    rows: list[str] = []
    start = 0
    for field in setting.encoder.fields:
        rows.append(row(field, start))
        start += len(field.labels)
    title = f"## {game_id.title()}\n\n{setting.width} figures, {setting.actions} actions.\n"
    head = "| figures | field | labels | values | meaning |\n|---|---|---|---|---|"
    return "\n".join([title, head, *rows, ""])


def page() -> str:
    known = [game_id for game_id in games.OURS if games.registration(game_id).encoder]
    return "\n".join([HEAD, *map(section, known)])


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
