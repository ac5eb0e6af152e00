"""A run of learning for people: a progress bar, a learning curve, a checkpoint."""

import argparse
from pathlib import Path

from rich.console import Console
from rich.progress import Progress

from holmgang.envs.learning import Learner, Promise, Recipe, measure, train

LOOKS = 20
"""Points of the learning curve."""
WIDTH, HEIGHT, EDGE = 640, 320, 40


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
    points = " ".join(
        f"{EDGE + games / most * (WIDTH - 2 * EDGE):.1f},{level(share):.1f}"
        for games, share in curve
    )
    lines = [
        f'<line x1="{EDGE}" x2="{WIDTH - EDGE}" y1="{level(share)}" y2="{level(share)}" '
        f'stroke="#ccc"/><text x="4" y="{level(share) + 4}">{share:.0%}</text>'
        for share in (0.0, 0.25, 0.5, 0.75, 1.0)
    ]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
        f'font-family="sans-serif" font-size="11">{"".join(lines)}'
        f'<text x="{WIDTH - EDGE}" y="{HEIGHT - 8}" text-anchor="end">{most:,} games</text>'
        f'<polyline points="{points}" fill="none" stroke="#a33" stroke-width="2"/></svg>\n'
    )


def level(share: float) -> float:
    return HEIGHT - EDGE - share * (HEIGHT - 2 * EDGE)
