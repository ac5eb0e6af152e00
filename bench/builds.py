"""What compiling gains: the benchmark on the installed build and on the plain source.

`python bench/builds.py berserk`; without a game it is Shieldwall.
"""

import json
import os
import subprocess
import sys
from pathlib import Path

SOURCE = Path(__file__).parent.parent / "src"
MEASURE = """
import msgspec, sys
from holmgang.sim import bench
result = bench.measure(sys.argv[1], peer_games=())
sys.stdout.write(msgspec.json.encode(result).decode())
"""


def measure(path: str, game_id: str) -> tuple[str, dict[str, float]]:
    """The figures of the package that a search path leads to, in a fresh process."""
    environment = {**os.environ, "PYTHONPATH": path}
    command = [sys.executable, "-P", "-c", MEASURE, game_id]
    found = json.loads(subprocess.check_output(command, env=environment))
    return found["build"], {row["name"]: row["ours"] for row in found["rows"]}


def main(words: list[str]) -> int:
    game_id = words[0] if words else "shieldwall"
    installed, fast = measure("", game_id)
    source, slow = measure(str(SOURCE), game_id)
    if installed == source:
        print(f"The installed package is {installed} too: there is nothing to compare.")
        return 1
    for name, figure in fast.items():
        plain = slow[name]
        print(f"{name:<12} {figure:>12,.0f}/s  {plain:>12,.0f}/s  ×{figure / plain:.1f}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
