"""The benchmark beside any games of OpenSpiel: `python bench/peers.py liars_dice hearts`."""

import sys

from holmgang.sim import bench, openspiel


def main(names: list[str]) -> int:
    if openspiel.version() is None:
        print('OpenSpiel is missing: pip install "holmgang[bench]"', file=sys.stderr)
        return 1
    result = bench.measure(peer_games=tuple(names) or openspiel.GAMES)
    print(f"{result.game}, {result.build} build, beside OpenSpiel {result.peer_version}")
    for row in result.rows:
        ours = f"{row.name:<12} {row.ours:>12,.0f} {row.unit:<10}"
        if row.peer_value is None or row.ratio is None:
            print(ours)
        else:
            print(f"{ours} {row.peer_value:>12,.0f} {row.peer:<28} ×{row.ratio:.2f}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
