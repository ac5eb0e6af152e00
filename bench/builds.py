"""How fast two builds of the engine are, side by side: `python bench/builds.py OLD NEW`.

Each of OLD and NEW is a folder with the package in it (`src`, or the `site-packages` of a
compiled build) or a source tree, which is compiled first. Without both it is the plain source
beside the installed build. The builds take turns, each in a process of its own, and every
figure is a median of what was done in a second of the processor.
"""

import argparse
import os
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

from same_games import KINDS

SOURCE = Path(__file__).parent.parent / "src"
FIGURES = ("playouts", "python", "copy", "view", "determinize")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("trees", nargs="*", default=[str(SOURCE), ""], help="OLD and NEW")
    parser.add_argument("--kinds", nargs="+", choices=KINDS, default=list(KINDS))
    parser.add_argument("--figures", nargs="+", choices=FIGURES, default=list(FIGURES))
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=0.3, help="of each measurement")
    parser.add_argument("--measure", action="store_true", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.measure:
        return answer(given.seconds)
    if len(given.trees) != 2:
        parser.error("two builds are compared")
    with tempfile.TemporaryDirectory() as folder:
        builds = [built(tree, Path(folder) / str(i)) for i, tree in enumerate(given.trees)]
        return compare([Worker(build, given.seconds) for build in builds], given)


def built(tree: str, folder: Path) -> str:
    """The folder of a build; a source tree is compiled into one of its own."""
    if tree == "" or not (Path(tree) / "pyproject.toml").exists():
        return tree
    print(f"compiling {tree}", flush=True)
    command = [sys.executable, "-m", "uv", "pip", "install", "-q", "--no-deps", tree]
    subprocess.run([*command, "--target", str(folder)], check=True)
    return str(folder)


class Worker:
    """One build in a process that measures when it is asked to."""

    def __init__(self, build: str, seconds: float) -> None:
        command = [sys.executable, __file__, "--measure", "--seconds", str(seconds)]
        environment = {**os.environ, "PYTHONPATH": build}
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(
            command, env=environment, stdin=pipe, stdout=pipe, text=True, bufsize=1
        )
        self.name = self.read()

    def read(self) -> str:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if line == "":
            raise SystemExit("a build broke down")
        return line.strip()

    def measure(self, kind: str, figure: str) -> float:
        print(kind, figure, file=self.process.stdin)
        return float(self.read())

    def end(self) -> None:
        self.process.communicate()


def compare(workers: list[Worker], given: argparse.Namespace) -> int:
    names = " and ".join(worker.name for worker in workers)
    print(f"{names}, medians of {given.rounds} rounds, per second of the processor")
    for kind in given.kinds:
        for figure in given.figures:
            rounds = [[w.measure(kind, figure) for w in workers] for _ in range(given.rounds)]
            old, new = (statistics.median(values) for values in zip(*rounds, strict=True))
            print(f"{kind:<20} {figure:<12} {old:>14,.0f} {new:>14,.0f}  ×{new / old:.2f}")
    for worker in workers:
        worker.end()
    return 0


def answer(seconds: float) -> int:
    """The side that runs inside one build: `KIND FIGURE` on each line, a number for each."""
    from holmgang.sim import bench

    print(bench.build(), flush=True)
    probes: dict[str, dict[str, bench.Probe]] = {}
    for line in sys.stdin:
        kind, figure = line.split()
        if kind not in probes:
            probes[kind] = bench.ours(*KINDS[kind])
        print(probes[kind][figure](seconds), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
