"""Plays games from seeds and prints all there is to see of them, as JSON.

`test_compiled` runs it with both builds: what they print must be equal.
"""

import json
import sys
from pathlib import Path

import holmgang
from holmgang.bots import ismcts
from holmgang.bots.budget import Budget
from holmgang.core import chance, frame, match, record, state
from holmgang.core.action import OMNISCIENT, SPECTATOR
from holmgang.core.chance import Keyed, Quick, rank, unrank
from holmgang.core.errors import HolmgangError
from holmgang.core.game import Game
from holmgang.core.match import Match
from holmgang.core.record import read
from holmgang.core.replay import prove, replay
from holmgang.core.state import playout
from holmgang.games import GAMES


def main() -> None:
    seen = {"numbers": numbers()}
    for game in GAMES.values():
        seen[game.id] = [
            *(played(game, seed) for seed in range(2)),
            *(rolled_out(game, seed) for seed in range(3)),
            searched(game),
        ]
    json.dump({"build": build(), "seen": seen}, sys.stdout)


def build() -> dict[str, object]:
    """Which modules run compiled, and the text of the sources that all of it comes from."""
    modules = [chance, frame, match, record, state, ismcts]
    folders = ["core", "bots"]
    for game in GAMES.values():
        modules += [sys.modules[f"holmgang.games.{game.id}.{part}"] for part in ("state", "rules")]
        folders += [f"games/{game.id}", f"packs/{game.id}"]
    root = Path(holmgang.__file__).parent
    return {
        "files": {module.__name__: module.__file__ for module in modules},
        "sources": {
            path.relative_to(root).as_posix(): path.read_text(encoding="utf-8")
            for folder in folders
            for path in sorted((root / folder).rglob("*"))
            if path.suffix in (".py", ".yaml")
        },
    }


def numbers() -> list[object]:
    quick = Quick("both builds")
    keyed = Keyed(bytes(range(32)), "both|builds|")
    sizes = [1, 2, 6, 45, 2**31 - 1, 2**31, 2**32 + 1, 10**30, 2**300]
    drawn: list[object] = [[quick.below(n) for n in sizes] for _ in range(50)]
    for question in range(1, 30):
        keyed.ask(question)
        drawn.append([keyed.below(n) for n in sizes])
    orders = [unrank(n, quick.below(chance.factorial(n))) for n in range(1, 60)]
    return [*drawn, *orders, [str(rank(order)) for order in orders], quick.fraction()]


def played(game: Game, seed: int) -> list[object]:
    """A match with everything that can be asked of it on the way."""
    table = Match(game, secret=bytes([seed]) * 32, match_id=f"both-{seed}")
    table.mix(0, f"seed{seed}")
    table.begin()
    rng = Quick(seed)
    seen: list[object] = []
    while not table.is_over():
        seat = rng.choice(table.actors())
        seen += [table.view(seat), table.legal(seat), table.can_undo(seat), refusals(table)]
        if rng.below(4) == 0:
            seen += imagined(table, seat, rng)
        table.play(seat, rng.choice(table.state.legal(seat)))
        if table.can_undo(seat) and rng.below(4) == 0:
            table.undo(seat)
    text = table.record()
    return [*seen, text, table.events_for(SPECTATOR), prove(game, read(text)), damaged(game, text)]


def imagined(table: Match, seat: int, rng: Quick) -> list[object]:
    """A world that a seat may think of, and how it could end."""
    world = table.seat(seat).determinize(rng)
    return [world.view(OMNISCIENT), playout(world, rng), world.scores()]


def refusals(table: Match) -> list[str]:
    found = []
    for seat in range(table.game.seats):
        for text in ("", "weapon swords", "play spy", "force 3", "first red", "shuffle red S1"):
            try:
                table.check(seat, table.state.read(text))
            except HolmgangError as error:
                found.append(str(error))
    return found


def damaged(game: Game, text: str) -> list[str]:
    """What is said of a record that lacks a line, here and there."""
    lines = text.splitlines(keepends=True)
    found = []
    for index in range(0, len(lines), max(7, len(lines) // 20)):
        try:
            replay(game, read("".join(lines[:index] + lines[index + 1 :])))
        except HolmgangError as error:
            found.append(str(error))
    return found


def rolled_out(game: Game, seed: int) -> list[object]:
    """A random game played inside the engine, and a copy of it from its middle."""
    position = game.new(game.fill_options({}))
    rng = Quick(f"out {seed}")
    playout(position, rng, limit=30 + seed)
    twin = position.copy()
    ends: list[object] = []
    for one in (position, twin):
        ends += [playout(one, Quick(seed)), one.view(OMNISCIENT), one.scores()]
    return ends


def searched(game: Game) -> list[str]:
    """The first choices of a game between searching bots."""
    table = Match(game, secret=bytes(32), match_id="searched")
    table.begin()
    rng = Quick("searched")
    bot = ismcts.Ismcts(Budget(iterations=40))
    while len(table.lines) < 60 and not table.is_over():
        seat = table.actors()[0]
        table.play(seat, bot.choose(table.seat(seat), rng))
    return [line.text for line in table.lines]


if __name__ == "__main__":
    main()
