"""The first minute of a new user, on a clean clone with empty caches.

    python bench/first_minute.py [--kills 10] [--seed 1]

Prints when each line of `make play` appears, when the home page answers and when the table is
compiled; the same for a second start, an interrupted one and one whose port is taken. Then it
kills set-ups at random moments and sees whether the next call gets there.
"""

import argparse
import http.client
import os
import random
import re
import resource
import shutil
import signal
import socket
import subprocess
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from urllib.parse import urlsplit

ROOT = Path(__file__).resolve().parent.parent
PORT = 8642
COMPILED = re.compile("now compiled")


class Clone:
    """A checkout of what is committed here, and caches of its own."""

    def __init__(self, folder: Path) -> None:
        self.root, self.caches, self.data = folder / "clone", folder / "caches", folder / "data"
        subprocess.run(["git", "clone", "--quiet", ROOT, self.root], check=True)

    def settings(self) -> dict[str, str]:
        caches = {
            "PIP_CACHE_DIR": self.caches / "pip",
            "UV_CACHE_DIR": self.caches / "uv",
            "npm_config_cache": self.caches / "npm",
            "HOLMGANG_DATA": self.data,
        }
        return {**os.environ, **{name: str(path) for name, path in caches.items()}, "LC_ALL": "C"}

    def wipe(self) -> None:
        """As after `git clone`; the caches stay."""
        subprocess.run(["git", "clean", "-xdfq"], cwd=self.root, check=True)


class Start:
    """One call of `make play`, and when it said what."""

    def __init__(self, clone: Clone) -> None:
        self.begin, self.used_before = time.monotonic(), processor_seconds()
        self.process = subprocess.Popen(
            ["make", "play", "ARGS=--no-open"],
            cwd=clone.root,
            env=clone.settings(),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            start_new_session=True,
        )
        self.moments: list[tuple[float, str]] = []
        self.has_news = threading.Condition()
        self.listener = threading.Thread(target=self._listen)
        self.listener.start()

    def seconds(self) -> float:
        return time.monotonic() - self.begin

    def note(self, line: str) -> None:
        with self.has_news:
            self.moments.append((self.seconds(), line))
            self.has_news.notify_all()

    def _listen(self) -> None:
        for line in self.process.stdout or ():
            self.note(line.rstrip())
        self.note("(end)")

    def hear(self, wanted: re.Pattern[str]) -> re.Match[str]:
        with self.has_news:
            while True:
                found = [match for _, line in self.moments if (match := wanted.search(line))]
                if found:
                    return found[0]
                assert self.moments[-1:] == [] or self.moments[-1][1] != "(end)", self.moments
                self.has_news.wait()

    def wait_for_home_page(self) -> float:
        address = self.hear(re.compile(r"http://127\.0\.0\.1:\d+/"))[0]
        while not answers(address):
            time.sleep(0.05)
        self.note("THE HOME PAGE ANSWERS")
        return self.seconds()

    def wait_for_compiled(self) -> float:
        self.hear(COMPILED)
        return self.seconds()

    def stop(self, number: int = signal.SIGINT) -> None:
        """As Ctrl-C does: make and the launcher hear it."""
        os.killpg(self.process.pid, number)
        self.join()

    def kill_all(self) -> None:
        for pid in [*descendants(self.process.pid), self.process.pid]:
            try_to_kill(pid)
        self.join()

    def kill_launcher(self) -> None:
        """The launcher alone; what it started must end by itself."""
        for pid in children(self.process.pid) or [self.process.pid]:
            try_to_kill(pid)
        self.join()

    def join(self) -> None:
        self.process.wait()
        self.listener.join()  # whoever is left holds the pipe open

    def report(self, title: str) -> None:
        print(f"\n{title}")
        for seconds, line in self.moments:
            print(f"  {seconds:6.1f} s  {line}")
        print(f"  {processor_seconds() - self.used_before:6.1f} s of the processor", flush=True)


def answers(address: str) -> bool:
    parts = urlsplit(address)
    try:
        line = http.client.HTTPConnection(parts.hostname or "", parts.port, timeout=10)
        line.request("GET", "/")
        answer = line.getresponse()
        return answer.status == 200 and b"<html" in answer.read()
    except (OSError, http.client.HTTPException):
        return False


def children(pid: int) -> list[int]:
    table = subprocess.run(["ps", "-eo", "pid=,ppid="], capture_output=True, text=True).stdout
    rows = [tuple(map(int, row.split())) for row in table.splitlines()]
    return [child for child, parent in rows if parent == pid]


def descendants(pid: int) -> list[int]:
    return [one for child in children(pid) for one in (child, *descendants(child))]


def try_to_kill(pid: int) -> None:
    with suppress(ProcessLookupError):
        os.kill(pid, signal.SIGKILL)


def processor_seconds() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


@contextmanager
def taken_port() -> Iterator[None]:
    with socket.create_server(("127.0.0.1", PORT)):
        yield


def show_starts(clone: Clone) -> float:
    first = Start(clone)
    home = first.wait_for_home_page()
    first.wait_for_compiled()
    first.stop()
    first.report("First start, empty caches")

    second = Start(clone)
    second.wait_for_home_page()
    second.stop()
    second.report("Second start")

    with taken_port():
        busy = Start(clone)
        busy.wait_for_home_page()
        busy.stop()
    busy.report(f"Port {PORT} is taken")
    return home


def show_interrupted(clone: Clone, home: float) -> None:
    clone.wipe()
    first = Start(clone)
    time.sleep(home / 2)
    first.stop()
    first.report("Interrupted with Ctrl-C half-way to the home page")
    again = Start(clone)
    again.wait_for_home_page()
    again.hear(re.compile("Compiling"))
    again.stop()
    again.report("The next call, interrupted while it compiles")
    last = Start(clone)
    last.wait_for_home_page()
    last.wait_for_compiled()
    last.stop()
    last.report("The call after that")


def show_kills(clone: Clone, kills: int, home: float, rng: random.Random) -> None:
    print("\nKilled at random moments")
    for number in range(kills):
        clone.wipe()
        moment = rng.uniform(0, 1.5 * home)
        start = Start(clone)
        time.sleep(moment)
        kill, what = [
            (start.kill_all, "all processes"),
            (start.kill_launcher, "the launcher"),
        ][number % 2]
        kill()
        said = [line for _, line in start.moments if line != "(end)"][-1:] or ["nothing yet"]
        again = Start(clone)
        seconds = again.wait_for_home_page()
        again.stop()
        print(
            f"  {what} at {moment:.1f} s ({said[0]}): the next call was there in {seconds:.1f} s",
            flush=True,
        )


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--kills", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1)
    wishes = parser.parse_args()
    folder = Path(tempfile.mkdtemp(prefix="first-minute-"))
    try:
        clone = Clone(folder)
        home = show_starts(clone)
        show_interrupted(clone, home)
        show_kills(clone, wishes.kills, home, random.Random(wishes.seed))
    finally:
        shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    main()
