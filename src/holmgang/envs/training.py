"""A run of learning for people: a progress bar, a learning curve, a checkpoint."""

import argparse
from pathlib import Path

from rich.console import Console
from rich.progress import Progress

from holmgang.envs.learning import Learner, Promise, Recipe, measure, train
from holmgang.sim.curves import curves

LOOKS = 20
"""Points of the learning curve."""


def main(recipe: Recipe, yardstick: str, promise: Promise | None = None) -> None:
    """Train as the command line says, and measure against another player on the way."""
    parser = argparse.ArgumentParser(description=f"Learns {recipe.game} by self-play.")
    parser.add_argument("--games", type=int, default=recipe.games)
    parser.add_argument("--file", type=Path, default=Path(f"{recipe.game}.npz"))
    parser.add_argument("--measured", type=int, default=100, help="games of each measurement")
    wish = parser.parse_args()
    learner = Learner(recipe._replace(games=wish.games), promise)
    console = Console()
    with Progress(console=console) as bar:
        task = bar.add_task(recipe.game, total=wish.games)
        for games in train(learner, wish.file):
            bar.update(task, completed=games)
            if games * LOOKS >= wish.games * (len(learner.curve) + 1):
                share = measure(learner, yardstick, wish.measured)
                learner.curve.append((games, share))
                bar.console.print(f"{games:>9,} games: wins {share:.0%} ({yardstick})")
    learner.save(wish.file)
    curve = wish.file.with_suffix(".svg")
    curve.write_text(draw(learner.curve), "utf-8")
    console.print(f"{wish.file}, {curve}: holmgang sim {recipe.game} --bots model:{wish.file}")


def draw(curve: list[tuple[int, float]]) -> str:
    """Shares of wins over games, as SVG."""
    most = max([games for games, _ in curve], default=1)
    levels = {share: f"{share:.0%}" for share in (0.0, 0.25, 0.5, 0.75, 1.0)}
    return curves({"": curve}, levels, f"{most:,} games")
