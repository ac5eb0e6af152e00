"""A run of learning for people: a progress bar, a learning curve, a checkpoint."""

import argparse
from pathlib import Path

from rich.console import Console
from rich.progress import Progress

from holmgang.envs.runs import Run, train
from holmgang.sim.curves import curves


def main(run: Run, yardstick: str, looks: int = 20) -> None:
    """Train as the command line says, and measure so often how much is won.

    The yardstick is the player in the other seats; none if there are none.
    """
    name = run.setting.game.id
    parser = argparse.ArgumentParser(description=f"Learns {name}.")
    parser.add_argument("--games", type=int, default=run.wanted)
    parser.add_argument("--file", type=Path, default=Path(f"{name}.npz"))
    parser.add_argument("--measured", type=int, default=100, help="games of each measurement")
    wish = parser.parse_args()
    run.wanted = wish.games
    against = f" ({yardstick})" if yardstick else ""
    console = Console()
    with Progress(console=console) as bar:
        task = bar.add_task(name, total=wish.games)
        for games in train(run, wish.file):
            bar.update(task, completed=games)
            if games * looks >= wish.games * (len(run.curve) + 1):
                share = run.measure(yardstick, wish.measured)
                run.curve.append((games, share))
                bar.console.print(f"{games:>9,} games: wins {share:.0%}{against}")
    run.save(wish.file)
    curve = wish.file.with_suffix(".svg")
    curve.write_text(draw(run.curve), "utf-8")
    console.print(f"{wish.file}, {curve}: holmgang sim {name} --bots model:{wish.file}")


def draw(curve: list[tuple[int, float]]) -> str:
    """Shares of wins over games, as SVG."""
    most = max([games for games, _ in curve], default=1)
    levels = {share: f"{share:.0%}" for share in (0.0, 0.25, 0.5, 0.75, 1.0)}
    return curves({"": curve}, levels, f"{most:,} games")
