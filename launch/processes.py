"""Programs that end when the launcher ends, however it ends."""

import fcntl
import os
import re
import signal
import subprocess
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO, Any

ROOT = Path(__file__).resolve().parent.parent
LOGS = ROOT / "build" / "logs"
PATIENCE = 8
"""Seconds a program has to end in order; the server needs up to five."""

NETWORK = re.compile(
    r"connection refused|could not resolve|name resolution|name or service not known"
    r"|network is unreachable|timed out|dns error|E(CONNREFUSED|NOTFOUND|AI_AGAIN|TIMEDOUT)",
    re.IGNORECASE,
)
"""How tools say that they cannot reach the outside, among much else."""

Command = Sequence[str | Path]
Process = subprocess.Popen[str]


class Problem(Exception):
    """What people read is `<code>` and `<code>-remedy` of the words."""

    def __init__(self, code: str, **values: object) -> None:
        super().__init__(code)
        self.code = code
        self.values = values


class Failed(Exception):
    """A program ended badly; its log says why."""

    def __init__(self, log: str) -> None:
        super().__init__(log)
        self.log = Path(log)

    def as_problem(self, code: str) -> Problem:
        return Problem(code, reason=reason(self.log), log=self.log.relative_to(ROOT))


def reason(log: Path) -> str:
    """The line of a log that most likely says what went wrong."""
    text = log.read_text(errors="replace")
    network = NETWORK.search(text)
    if network:
        return network[0]
    lines = [line.strip() for line in text.splitlines()]
    lines = [line for line in lines if line and not line.startswith("$")] or ["?"]
    telling = [line for line in lines if "error" in line[:12].lower()]
    return (telling or lines)[-1][:200]


# A log is a lock


@contextmanager
def job(name: str) -> Iterator[IO[str]]:
    """A piece of set-up that one launcher at a time does in this checkout. Yields its log.

    The log is the lock. Every program that writes to it holds it too: one that outlives its
    launcher for a moment keeps the next launcher waiting.
    """
    LOGS.mkdir(parents=True, exist_ok=True)
    with (LOGS / f"{name}.log").open("a", encoding="utf-8") as log:
        fcntl.flock(log, fcntl.LOCK_EX)
        log.truncate(0)
        yield log


def run(
    command: Command, log: IO[str], hear: Callable[[str], None] | None = None, **settings: Any
) -> None:
    """Run to the end. What the program says goes to the log, or line by line to `hear`."""
    log.write(f"$ {' '.join(map(str, command))}\n")
    log.flush()
    out = subprocess.PIPE if hear else log
    with running(command, stdout=out, stderr=log, **settings) as process:
        for line in process.stdout or ():
            if hear:
                hear(line)
    if process.returncode != 0:
        raise Failed(log.name)


@contextmanager
def running(command: Command, *, in_front: bool = False, **settings: Any) -> Iterator[Process]:
    """A program with a session of its own, or one in front that has the terminal."""
    apart = {} if in_front else {"stdin": subprocess.DEVNULL, "start_new_session": True}
    words = [str(word) for word in command]
    process = subprocess.Popen(words, text=True, **({"cwd": ROOT} | apart | settings))
    target = process.pid if in_front else -process.pid
    keeper().tell("+", target)
    try:
        yield process
    except BaseException:
        send(target, signal.SIGTERM)
        with suppress(subprocess.TimeoutExpired):
            process.wait(PATIENCE)
        send(target, signal.SIGKILL)
        raise
    finally:
        process.wait()
        keeper().tell("-", target)


# Threads


class Beside(threading.Thread):
    """Work that goes on beside ours. It does not outlive the launcher."""

    def __init__(self, work: Callable[..., None], *args: object) -> None:
        super().__init__(daemon=True)
        self.work, self.args = work, args
        self.error: Exception | None = None
        self.start()

    def run(self) -> None:
        try:
            self.work(*self.args)
        except Exception as error:  # for whoever asks for the result
            self.error = error

    def result(self) -> None:
        self.join()
        if self.error is not None:
            raise self.error


# The keeper


class Keeper:
    """A process that outlives the launcher by a moment, to end what it left behind.

    It hears of every program by a pipe, which closes when the launcher is gone, even if
    somebody killed it.
    """

    def __init__(self) -> None:
        read, self.pipe = os.pipe()
        if os.fork() == 0:
            os.close(self.pipe)
            with suppress(BaseException):
                _keep(read)
            os._exit(0)
        os.close(read)

    def tell(self, sign: str, target: int) -> None:
        os.write(self.pipe, f"{sign}{target}\n".encode())


def _keep(pipe: int) -> None:
    os.setsid()  # Ctrl-C is not for us
    left: set[int] = set()
    with open(pipe) as told:
        for line in told:
            (left.add if line[0] == "+" else left.discard)(int(line[1:]))
    end(left)


def end(targets: set[int]) -> None:
    """First politely, then by force. A negative number is a whole group of processes."""
    for target in targets:
        send(target, signal.SIGTERM)
    patient_until = time.monotonic() + PATIENCE
    while time.monotonic() < patient_until and any(send(target, 0) for target in targets):
        time.sleep(0.05)
    for target in targets:
        send(target, signal.SIGKILL)


def send(target: int, number: int) -> bool:
    with suppress(ProcessLookupError, PermissionError):
        os.kill(target, number)
        return True
    return False


_keepers: list[Keeper] = []


def keeper() -> Keeper:
    """The one keeper. `main` asks for it before there are threads."""
    if not _keepers:
        _keepers.append(Keeper())
    return _keepers[0]
