"""`.venv`, and the packages in it."""

import json
import sys
from typing import IO

from launch.processes import ROOT, Command, Failed, Problem, job, run
from launch.screen import screen
from launch.stamps import digest, read, write

VENV = ROOT / ".venv"
BIN = VENV / "bin"
PYTHON = BIN / "python"
MADE = VENV / ".made"
INSTALLED = VENV / ".installed"
UNFINISHED = "unfinished"

RUN, BUILD, DEV, BENCH = (f"requirements{kind}.lock" for kind in ("", "-build", "-dev", "-bench"))
UV = "requirements-uv.lock"


def need(*locks: str, step: str = "step-python") -> bool:
    """Have the packages of these locks, beside those that are there. Was there work to do?"""
    if has(*locks):
        return False
    with job("python") as log:
        if not has(*locks):
            with screen.timed(step):
                _make(locks, log)
    return True


def has(*locks: str) -> bool:
    there = _installed()
    return _is_made() and all(there.get(lock) == _digest(lock) for lock in locks)


def _is_made() -> bool:
    return read(MADE) == _origin() and PYTHON.exists()


def _installed() -> dict[str, str]:
    text = read(INSTALLED)
    return dict(json.loads(text)) if text.startswith("{") else {}


def _digest(lock: str) -> str:
    return digest([ROOT / lock])


def _origin() -> str:
    """What .venv depends on: it holds paths of this folder, and links to that Python."""
    return digest([], sys.version, sys.base_prefix, str(ROOT))


def _make(locks: tuple[str, ...], log: IO[str]) -> None:
    try:
        if not _is_made():
            _make_venv(log)
        _install(locks, log)
    except Failed as failed:
        raise failed.as_problem("no-python-packages") from failed


def _make_venv(log: IO[str]) -> None:
    try:
        import ensurepip  # noqa: F401  Debian keeps both in a package of their own
        import venv  # noqa: F401
    except ImportError as error:
        raise Problem("no-venv") from error
    run([sys.executable, "-m", "venv", "--clear", VENV], log)
    write(MADE, _origin())


def _install(locks: tuple[str, ...], log: IO[str]) -> None:
    """A package that was half installed looks like a whole one: after a break, all anew."""
    again = ["--force-reinstall"] if read(INSTALLED) == UNFINISHED else []
    wanted = [lock for lock in {**_installed(), **dict.fromkeys(locks)} if (ROOT / lock).is_file()]
    write(INSTALLED, UNFINISHED)
    options = ["--require-hashes", *again]
    _install_with_any([*options, *(word for lock in wanted for word in ("-r", lock))], options, log)
    write(INSTALLED, json.dumps({lock: _digest(lock) for lock in wanted}))


def _install_with_any(words: list[str], options: list[str], log: IO[str]) -> None:
    """uv is ten times faster, but may not be had, or not reach what pip is set up to reach."""
    pip: Command = [PYTHON, "-m", "pip", "install", "--disable-pip-version-check"]
    uv: Command = [BIN / "uv", "pip", "install", "--python", PYTHON]
    try:
        run([*pip, *options, "-r", UV], log)
        run([*uv, *words], log)
    except (Failed, FileNotFoundError):
        run([*pip, *words], log)
