"""Kills servers without warning while all games go on, and looks for anything lost or late.

    .venv/bin/python bench/kills.py --kills 100
    .venv/bin/python bench/kills.py --kills 50 --servers 2

One server keeps its games in SQLite; several share a PostgreSQL that is started for the purpose.
After every kill the log must hold each acknowledged move, and two seconds later every server must
know of it; every finished game must still prove its dice. The tests do the same eight times.
"""

import argparse
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from rich.progress import track

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

from server.databases import new_database, postgres
from server.kills import Campaign, campaign


@contextmanager
def database(folder: Path, servers: int) -> Iterator[str]:
    if servers == 1:
        yield f"sqlite:///{folder / 'kills.sqlite3'}"
    else:
        with postgres() as url:
            yield new_database(url)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--servers", type=int, default=1)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as name, database(Path(name), given.servers) as url:
        wars = campaign(Path(name), url, given.kills, given.servers)
        report([*track(wars, "Killing …", given.kills)][-1], given.kills)


def report(war: Campaign, kills: int) -> None:
    print(f"{kills} kills of {len(war.servers)} server(s), {len(war.finished)} games finished")
    print(f"{war.acknowledged()} moves acknowledged, none lost, none late")


if __name__ == "__main__":
    main()
