"""Is each level stronger than the one below? Every step of every game, in one command.

    .venv/bin/python bench/ladder.py --games 200 --jobs 2
    .venv/bin/python bench/ladder.py --games 400 --only berserkers --seed 8
    .venv/bin/python bench/ladder.py --games 2000 --cluster auto
    .venv/bin/python bench/ladder.py --report

A run that is stopped goes on where it was: every game is kept in build/ladder-games.jsonl as
soon as it is played, and counts as long as neither the bots nor the rules have changed.
The figures go to docs/strength.json; docs/strength.md and its plots are made from them.
"""

import argparse
import hashlib
import json
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from berserk_plots import bars
from spreading import Where, add_where, progress, where

import holmgang
from holmgang import games
from holmgang.games.registration import LEVELS
from holmgang.sim import pool, series
from holmgang.sim.play import DRAW, winner
from holmgang.sim.pool import Task
from holmgang.sim.stats import rate

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
FIGURES = DOCS / "strength.json"
MORE = DOCS / "strength-more.json"
"""The lines of tables that other scripts measure: bench/exploit.py, bench/peers_play.py."""
KEPT = ROOT / "build" / "ladder-games.jsonl"
SOURCES = Path(holmgang.__file__).parent
SUFFIXES = (".py", ".yaml", ".json")
SEED = 7

SETTINGS: dict[str, tuple[str, dict[str, str]]] = {
    "shieldwall": ("shieldwall", {}),
    "berzerka": ("berzerka", {}),
    "berserkers": ("berserkers", {"requests": "2"}),
    "berserk": ("berserk", {}),
    "berserk laar": (
        "berserk",
        {"edition": "laar", "pack": "kub", "south": "minions", "north": "defenders"},
    ),
}
"""What is played, by what it is called in the report."""

HEAD = """# How strong the levels are

Each level of a game plays against the one below it, in all seats in turn and on the same deals;
in Berzerka alone against two of them, where a third is a fair share. Berserkers has no enemy but
the riders: there the rates of the levels stand side by side. Shares are of decided games, intervals
are Wilson's for 95 %. `.venv/bin/python bench/ladder.py` plays everything anew and writes this
page; how the bots think is told in [bots.md](bots.md).

Where the interval of a step reaches below 50 %, the step is not proven. Several levels were chosen
among two to four candidates after a look at games of seed 7, so figures of that seed are rather too
high; figures of other seeds are of deals that nobody had looked at.

A row stands until it is played anew. All rows of Berserk were played before version 5 of its rules
and the last change of the figures of «Куб на зуб»; those of skilled and strong, and that of the
expert of «Куб на зуб», are of `search` before its playouts gave every card dice of its own. The
expert of then won 4 of 10 with the realm decks, and 27 of 40 by a shorter way, see
[bots.md](bots.md).
"""

PEERS = """## Beside OpenSpiel

The expert against OpenSpiel's `ISMCTSBot` through our adapter, with equal processor time a choice;
its random playouts run in our engine. In Berzerka it plays short games alone against two of them,
where a third is a fair share. `.venv/bin/python bench/peers_play.py` plays this anew. Shieldwall's
row is of `nash` before it knew what strategy cards are worth in hand, Berzerka's of an expert with
less work, and Berserk's are of `search` before its playouts gave every card dice of its own.
"""

EXPLOITABILITY = """## How much a player who knows the bot wins

Shieldwall with three units and three cards each, small enough for an exact best response: it knows
the bot's odds in every situation, and of the hidden cards what a player knows. The sides are alike,
so an equilibrium would lose 0; 1 means that the bot always loses. *Asked* are the situations in
which the bot had a choice, *seeds* how often it was asked in each.
`.venv/bin/python bench/exploit.py` counts this anew.
"""

TABLES: dict[str, tuple[str, list[str]]] = {
    "peers": (PEERS, ["game", "bot", "its time", "peer's", "simulations", "games", "won", "95 %"]),
    "exploitability": (EXPLOITABILITY, ["level", "bot", "asked", "seeds", "loses"]),
}


class Step(NamedTuple):
    """A level and the one below, in one game. Alone at the table there is none below."""

    name: str
    level: str
    below: str

    @property
    def game(self) -> str:
        return SETTINGS[self.name][0]

    def specs(self) -> list[str]:
        """The bots at the table."""
        found = games.registration(self.game)
        levels = [self.level, *[self.below] * (found.game.seats - 1)]
        return [found.levels[level] for level in levels]


class Row(msgspec.Struct):
    """A step that was measured."""

    name: str
    level: str
    below: str
    bots: list[str]
    wins: int
    games: int
    low: float
    high: float
    sources: str
    seed: int = SEED


def steps() -> Iterator[Step]:
    for name, (game_id, _) in SETTINGS.items():
        levels = list(games.registration(game_id).levels)
        if games.find(game_id).seats == 1:
            yield from (Step(name, level, "") for level in levels)
        else:
            yield from (Step(name, *pair) for pair in zip(levels[1:], levels, strict=False))


# Playing


def measure(step: Step, count: int, place: Where, tick: pool.Tick, seed: int = SEED) -> Row:
    """Play what is still missing of so many games, and keep each as soon as it is played."""
    key = _key(step, seed)
    plan = pool.prepare(games.find(step.game), SETTINGS[step.name][1], step.specs())
    lineup = tuple(range(len(plan.bots)))
    tasks = series.schedule(step.specs(), lineup, count, seed)
    results = {number: result for number, result in kept(key).items() if number < count}
    tick(len(results))
    missing = [number for number in range(count) if number not in results]
    todo = [tasks[number] for number in missing]
    with closing(pool.results(pool.play_task, plan, todo, *place)) as found:
        for at, played in found:
            number = missing[at]
            results[number] = _result(tasks[number], played.scores)
            keep(key, number, results[number])
            tick(len(results))
    return _row(step, list(results.values()), seed)


def _result(task: Task, scores: tuple[float, ...]) -> int:
    """1 if the level that is measured won, 0 if not, -1 for a draw."""
    seat = winner(scores)
    if seat == DRAW:
        return -1
    return int(seat >= 0 and task.players[seat] == 0)


def _row(step: Step, results: list[int], seed: int) -> Row:
    found = rate(results.count(1), len(results) - results.count(-1))
    return Row(
        step.name, step.level, step.below, step.specs(), found.wins, found.games,
        *found.interval, sources(step.game), seed,
    )  # fmt: skip


def _key(step: Step, seed: int) -> str:
    return json.dumps([SETTINGS[step.name], step.specs(), seed, sources(step.game)])


def sources(game_id: str) -> str:
    """The digest of all that decides how these bots play."""
    whole = hashlib.sha256()
    folders = ["core", f"games/{game_id}", f"packs/{game_id}", f"bots/{game_id}"]
    files = [*(SOURCES / "bots").glob("*.py")]
    for folder in folders:
        files += [path for path in (SOURCES / folder).rglob("*") if path.suffix in SUFFIXES]
    for path in sorted(files):
        # The registration itself may change: the bots stand in the key.
        if path.parent != SOURCES / "games" / game_id or path.name != "__init__.py":
            whole.update(path.read_bytes())
    return whole.hexdigest()[:16]


def kept(key: str) -> dict[int, Any]:
    """Results by the number of the game."""
    if not KEPT.exists():
        return {}
    rows = [json.loads(line) for line in KEPT.read_text("utf-8").splitlines()]
    return {row["game"]: row["result"] for row in rows if row["key"] == key}


def keep(key: str, number: int, result: Any) -> None:
    KEPT.parent.mkdir(exist_ok=True)
    with KEPT.open("a", encoding="utf-8") as file:
        file.write(json.dumps({"key": key, "game": number, "result": result}) + "\n")


# Telling


def figures() -> list[Row]:
    """What was measured last, in the order of the levels."""
    known = msgspec.json.decode(FIGURES.read_bytes(), type=list[Row]) if FIGURES.exists() else []
    order = list(steps())
    rows = {Step(row.name, row.level, row.below): row for row in known}
    return [rows[step] for step in order if step in rows]


def write(row: Row) -> None:
    """Put a row in the place of the one that stood there."""
    same = (row.name, row.level, row.below)
    rows = [one for one in figures() if (one.name, one.level, one.below) != same]
    FIGURES.write_bytes(msgspec.json.format(msgspec.json.encode([*rows, row])) + b"\n")
    FIGURES.write_bytes(msgspec.json.format(msgspec.json.encode(figures())) + b"\n")


def page() -> str:
    """The report, from the figures alone."""
    measured = figures()
    parts = {name: [row for row in measured if row.name == name] for name in SETTINGS}
    sections = [_section(name, rows) for name, rows in parts.items() if rows]
    return "\n".join([HEAD, *sections, *(_table(name, lines) for name, lines in more().items())])


def write_page() -> None:
    (DOCS / "strength.md").write_text(page(), "utf-8")


def more() -> dict[str, list[list[str]]]:
    """The lines of the other tables, each a list of cells."""
    known = msgspec.json.decode(MORE.read_bytes()) if MORE.exists() else {}
    return {name: known[name] for name in TABLES if name in known}


def write_line(name: str, line: list[str]) -> None:
    """Put a line in the place of the one that begins with the same word, or at the end."""
    lines = more().get(name, [])
    words = [known[0] for known in lines]
    at = words.index(line[0]) if line[0] in words else len(lines)
    lines[at : at + 1] = [line]
    MORE.write_bytes(msgspec.json.format(msgspec.json.encode({**more(), name: lines})) + b"\n")


def _table(name: str, lines: list[list[str]]) -> str:
    told, columns = TABLES[name]
    rows = [columns, ["---"] * len(columns), *lines]
    return "\n".join([told, *(f"| {' | '.join(row)} |" for row in rows)]) + "\n"


def draw() -> None:
    measured = figures()
    for name in {row.name for row in measured}:
        rows = [row for row in measured if row.name == name]
        band = (0.65, 1.0) if rows[0].below else (0.0, 0.0)
        rates = {row.level: rate(row.wins, row.games) for row in rows}
        (DOCS / _picture(name)).write_text(bars(rates, band), "utf-8")


def _picture(name: str) -> str:
    return f"strength-{name.replace(' ', '-')}.svg"


def _section(name: str, rows: list[Row]) -> str:
    _, options = SETTINGS[name]
    told = " ".join(f"`{option}={value}`" for option, value in options.items())
    told = told or "The usual game."
    lines = [f"## {name}", "", told, "", f"![{name}]({_picture(name)})", ""]
    lines += [
        "| level | bot | below | seed | games | won | 95 % |",
        "|---|---|---|---|---|---|---|",
    ]
    lines += [_line(row) for row in rows]
    return "\n".join(lines) + "\n"


def _line(row: Row) -> str:
    below = f"`{row.bots[1]}`" if row.below else "–"
    won, between = share(row.wins, row.games, row.low, row.high)
    count = f"{row.seed} | {row.games}"
    return f"| {row.level} | `{row.bots[0]}` | {below} | {count} | {won} | {between} |"


def share(wins: int, count: int, low: float, high: float) -> tuple[str, str]:
    """A share of won games and its interval, as they are written."""
    return f"{100 * wins / max(1, count):.1f} %", f"{100 * low:.0f}–{100 * high:.0f}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else "")
    parser.add_argument("--games", type=int, default=200, help="games of each step")
    add_where(parser)
    parser.add_argument("--only", default="", choices=["", *SETTINGS], help="one game")
    parser.add_argument("--level", default="", choices=["", *LEVELS], help="one level")
    parser.add_argument("--seed", type=int, default=SEED, help="which deals")
    parser.add_argument("--report", action="store_true", help="write the page anew, play nothing")
    wish = parser.parse_args()
    todo = [step for step in steps() if wish.only in ("", step.name)]
    todo = [step for step in todo if wish.level in ("", step.level) and not wish.report]
    with progress() as shown:
        bar = shown.add_task("", total=len(todo) * wish.games)
        for number, step in enumerate(todo):
            shown.update(bar, description=f"{step.name}: {step.level}")
            before = number * wish.games
            row = measure(
                step, wish.games, where(wish),
                lambda done, before=before: shown.update(bar, completed=before + done), wish.seed,
            )  # fmt: skip
            write(row)
            shown.console.print(_line(row))
    write_page()
    draw()


if __name__ == "__main__":
    main()
