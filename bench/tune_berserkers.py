"""How hard Berserkers is: rates of the bots, and what each figure on the cards is worth.

    .venv/bin/python bench/tune_berserkers.py all --games 600 --jobs 2
    .venv/bin/python bench/tune_berserkers.py rates --games 600
    .venv/bin/python bench/tune_berserkers.py requests --games 200
    .venv/bin/python bench/tune_berserkers.py knobs --games 200
    .venv/bin/python bench/tune_berserkers.py samples
    .venv/bin/python bench/tune_berserkers.py report
    .venv/bin/python bench/tune_berserkers.py all --games 6000 --cluster auto

Every part adds its figures to docs/balance/berserkers.json; the report is made
from them alone, with its pictures. Games are numbered, so that any of them can
be played again and two packs meet the same dice.
"""

import argparse
import json
import math
import tempfile
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from spreading import Where, add_where, play_all, where

from holmgang import bots, games, packs
from holmgang.core.action import CHANCE
from holmgang.core.chance import Quick
from holmgang.core.seat import Seat
from holmgang.games.berserkers import content
from holmgang.games.berserkers.rules import Berserkers
from holmgang.sim.pool import Plan, prepare
from holmgang.sim.stats import wilson

DOCS = Path(__file__).parent.parent / "docs" / "balance"
FIGURES = DOCS / "berserkers.json"
YARDSTICK = "planner:300"
SAMPLES = 12

Row = dict[str, Any]

KNOBS: list[tuple[str, str, str]] = [
    (
        "orc symbols: 7 instead of 8",
        "action: rest, gold: 1, orcs: true",
        "action: rest, gold: 1, orcs: false",
    ),
    (
        "a second Mark (IV, 1 instead of Pillage)",
        "[pillage, bet, location, push, move-3, light]",
        "[mark, bet, location, push, move-3, light]",
    ),
    (
        "a third Lift (I, 6 instead of Pillage)",
        "[move-1, pull, light, location, push, pillage]",
        "[move-1, pull, light, location, push, lift]",
    ),
    ("III: 3 Lift, 4 Pillage", "move-2, pillage, lift, mark", "move-2, lift, pillage, mark"),
    (
        "riders: one arrow on 4",
        "{act: attack, arrows: [L, L]}",
        "{act: attack, arrows: [L]}",
    ),
    (
        "riders: extended attack on 4 too",
        "{act: attack, arrows: [L, L]}",
        "{act: extended-attack, arrows: [L, L]}",
    ),
    (
        "riders: darkness on 3 too",
        "{act: extinguish, arrows: [U]}\n    - {act: attack, arrows: [L, L]}",
        "{act: darkness, arrows: [U]}\n    - {act: attack, arrows: [L, L]}",
    ),
    ("supply of 6 violet gems (the book says 5)", "darkness: 5", "darkness: 6"),
]
"""A change of the pack each: what it is called, what stands there, what is put in its place."""


# Playing


def plan_for(spec: str, options: dict[str, str]) -> Plan:
    return prepare(games.find("berserkers"), options, [spec])


def play(plan: Plan, seed: str) -> Row:
    """One game, and how it went."""
    game = games.find(plan.game)
    state = game.new(plan.options)
    assert isinstance(state, Berserkers)
    bot, seat = bots.make_here(plan.bots[0], game), Seat(state, 0)
    chance, mind = Quick(f"{seed}/chance"), Quick(f"{seed}/mind")
    while state.actors:
        if state.is_chance():
            state.apply(CHANCE, state.sample(chance))
        else:
            state.apply(0, bot.choose(seat, mind))
    outcome = ["", "won", "darkness", "deaths", "time"][state.outcome]
    return {"outcome": outcome, "turns": state.turn, "points": state.points()}


def series(spec: str, count: int, place: Where, options: dict[str, str], name: str) -> Row:
    """Many games; the shares of their endings, with what chance may have added or taken."""
    seeds = [f"{name}/{number}" for number in range(count)]
    rows = play_all(play, plan_for(spec, options), seeds, place)
    wins = [row for row in rows if row["outcome"] == "won"]
    low, high = wilson(len(wins), count)
    return {
        "bot": spec,
        "options": options,
        "games": count,
        "wins": len(wins),
        "rate": len(wins) / count,
        "low": low,
        "high": high,
        "lost": {
            outcome: sum(row["outcome"] == outcome for row in rows)
            for outcome in ("darkness", "deaths", "time")
        },
        "turns": mean(row["turns"] for row in rows),
        "points": mean(row["points"] for row in wins),
    }


def mean(values: Iterable[float]) -> float | None:
    known = list(values)
    return round(sum(known) / len(known), 1) if known else None


# What is measured


def rates(count: int, place: Where) -> Iterator[Row]:
    """The bots with two requests, and the yardstick with more."""
    yield series("random", max(2000, count), place, {"requests": "2"}, "rates")
    yield series("greedy", max(1000, count), place, {"requests": "2"}, "rates")
    for number in (2, 3, 4, 5):
        games = count if number == 2 else count // 2
        yield series(YARDSTICK, games, place, {"requests": str(number)}, "rates")


def by_request(count: int, place: Where) -> Iterator[Row]:
    """Each request alone."""
    for request in content.load("standard").requests:
        row = series(YARDSTICK, count, place, {"list": request.name}, "requests")
        yield row | {"name": request.name, "number": request.number}


def knobs(count: int, place: Where) -> Iterator[Row]:
    """The standard pack and its variants, with the same dice."""
    text = (packs.folder("berserkers", "standard") / "pack.yaml").read_text(encoding="utf-8")
    yield series(YARDSTICK, count, place, {}, "knobs") | {"name": "standard"}
    for name, old, new in KNOBS:
        assert text.count(old) == 1, f"{name}: {old!r} stands {text.count(old)} times"
        with tempfile.TemporaryDirectory() as folder:
            (Path(folder) / "pack.yaml").write_text(text.replace(old, new), encoding="utf-8")
            row = series(YARDSTICK, count, place, {"pack": folder}, "knobs")
        yield row | {"name": name, "options": {}}


def samples(count: int, place: Where) -> Iterator[Row]:
    """The first games of the series one by one, for a test to play again."""
    for spec in ("random", "greedy", YARDSTICK):
        seeds = [f"rates/{number}" for number in range(SAMPLES)]
        rows = play_all(play, plan_for(spec, {"requests": "2"}), seeds, place)
        wins = sum(row["outcome"] == "won" for row in rows)
        yield {"bot": spec, "options": {"requests": "2"}, "rate": wins / SAMPLES, "played": rows}


PARTS = {"rates": rates, "samples": samples, "requests": by_request, "knobs": knobs}


# The report


def report(figures: dict[str, Any]) -> str:
    parts = [HEAD.format(digest=figures["digest"], yardstick=YARDSTICK)]
    if "rates" in figures:
        draw("berserkers-rates.svg", figures["rates"], label_of_rate)
        parts.append(RATES + table(["player", "requests"], figures["rates"], rate_cells))
    if "requests" in figures:
        draw(
            "berserkers-requests.svg",
            figures["requests"],
            lambda row: f"{row['number']} {row['name']}",
        )
        parts.append(REQUESTS + table(["request"], figures["requests"], request_cells))
    if "knobs" in figures:
        draw("berserkers-knobs.svg", figures["knobs"], lambda row: str(row["name"]))
        parts.append(KNOBS_TEXT + table(["change"], figures["knobs"], lambda row: [row["name"]]))
    return "\n".join(parts)


def rate_cells(row: Row) -> list[str]:
    return [f"`{row['bot']}`", row["options"]["requests"]]


def request_cells(row: Row) -> list[str]:
    return [f"{row['number']} {row['name']}"]


def label_of_rate(row: Row) -> str:
    return f"{row['bot'].split(':')[0]}, {row['options']['requests']} requests"


def table(heads: list[str], rows: list[Row], cells: Any) -> str:
    heads = [*heads, "games", "won", "95 %", "darkness", "deaths", "time", "turns", "points"]
    lines = [f"| {' | '.join(heads)} |", "|" + "---|" * len(heads)]
    for row in rows:
        lost = [share(count / row["games"]) for count in row["lost"].values()]
        span = f"{share(row['low'])} to {share(row['high'])}"
        points = "–" if row["points"] is None else str(row["points"])
        figures = [str(row["games"]), share(row["rate"]), span, *lost, str(row["turns"]), points]
        lines.append(f"| {' | '.join([*cells(row), *figures])} |")
    return "\n".join(lines) + "\n"


def share(value: float) -> str:
    return f"{100 * value:.1f} %"


def draw(name: str, rows: list[Row], label: Any) -> None:
    """Bars with their intervals, as a picture that needs no library."""
    height, left, width = 28, 260, 420
    most = max(0.05, math.ceil(20 * max(row["high"] for row in rows)) / 20)
    bars = []
    for i, row in enumerate(rows):
        y = 16 + i * height
        low, mid, high = (left + width * row[key] / most for key in ("low", "rate", "high"))
        bars.append(
            f'<text x="{left - 8}" y="{y + 14}" text-anchor="end">{label(row)}</text>'
            f'<rect x="{left}" y="{y}" width="{mid - left:.1f}" height="18" fill="#b5651d"/>'
            f'<path d="M{low:.1f} {y + 9}H{high:.1f}M{low:.1f} {y + 4}v10M{high:.1f} {y + 4}v10" '
            f'stroke="#222" fill="none"/>'
            f'<text x="{high + 8:.1f}" y="{y + 14}">{share(row["rate"])}</text>'
        )
    size = f'width="{left + width + 90}" height="{24 + len(rows) * height}"'
    style = 'font-family="sans-serif" font-size="13" fill="#222"'
    body = "\n".join(bars)
    ground = '<rect width="100%" height="100%" fill="#f7f1e4"/>'
    picture = f'<svg xmlns="http://www.w3.org/2000/svg" {size} {style}>\n{ground}\n{body}\n</svg>\n'
    (DOCS / name).write_text(picture, encoding="utf-8")


HEAD = """# How hard Berserkers is

The rulebook calls the game very demanding: victory is often near and never easy. The tables on its
cards are lost, so they were chosen anew (BR-DAT-01 to BR-DAT-08), within what the book states,
until a strong player wins about every third game with two requests (BR-DAT-09).

Measured with `bench/tune_berserkers.py` on the standard pack, digest `{digest}`. The yardstick is
`{yardstick}`: it searches the whole dice placement of a turn and meets sampled enemy rolls, with
300 samples for each choice. No bot keeps a checkpoint except `random`; a game that lasts 60 turns
counts as lost. Intervals are Wilson's, 95 %.

    .venv/bin/python bench/tune_berserkers.py all --games 600

plays everything anew (the rates take about twenty minutes of processor time on the compiled build);
`requests` and `knobs` measure each request alone and what single figures of the pack are worth.
The figures are in `berserkers.json`, with the first games of each series one by one: the tests
play some of them again, and any change of rules, cards or bots that alters them asks for new
figures.
"""

RATES = """
## The bots

`greedy` takes what looks best at once and does not look ahead; `random` plays anything.

![Rates of the bots](berserkers-rates.svg)

"""

REQUESTS = """
## Each request alone

![Rates by request](berserkers-requests.svg)

"""

KNOBS_TEXT = """
## What single figures are worth

Each row changes one figure of the pack and plays the same dice with two requests.

![Rates by change](berserkers-knobs.svg)

"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("part", choices=[*PARTS, "all", "report"])
    parser.add_argument("--games", type=int, default=500)
    add_where(parser)
    args = parser.parse_args()
    figures: dict[str, Any] = json.loads(FIGURES.read_text()) if FIGURES.is_file() else {}
    figures["digest"] = content.load("standard").digest
    for part in PARTS if args.part == "all" else [args.part] if args.part in PARTS else []:
        figures[part] = []
        for row in PARTS[part](args.games, where(args)):
            name = row.get("name", row["options"])
            print(f"{row['bot']} {name}: {share(row['rate'])}", flush=True)
            figures[part].append(row)
            FIGURES.write_text(json.dumps(figures, indent=1) + "\n", encoding="utf-8")
    (DOCS / "berserkers.md").write_text(report(figures), encoding="utf-8")


if __name__ == "__main__":
    main()
