"""The compiled build, and which build `holmgang` runs.

A build is unpacked into a folder named for the digest of its sources. One line in .venv,
`holmgang.pth`, says where Python finds Holmgang: in such a folder, or in `src`. So a build is
never run for other sources than its own, and changing over is one write.
"""

import os
import re
import shutil
import sys
import sysconfig
import zipfile
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import IO

from launch import python
from launch.processes import ROOT, Command, Failed, Problem, job, run
from launch.python import BIN, BUILD, PYTHON, RUN, VENV
from launch.screen import screen
from launch.stamps import digest, files, read, write

SOURCES = ROOT / "src"
BUILDS = ROOT / "build" / "holmgang"
SCRIPT = BIN / "holmgang"
CODE = f"""#!{PYTHON}
import sys

from holmgang.cli import main

if __name__ == "__main__":  # not in the processes that play games, which read this file too
    sys.exit(main())
"""
LOW_PRIORITY = ["nice", "-n", "19"] if shutil.which("nice") else []


def choose() -> bool:
    """Let `holmgang` be the compiled build of these sources, or else the sources.

    Says whether it is the compiled one.
    """
    build = _place()
    is_compiled = build.is_dir()
    write(_pointer(), f"{build if is_compiled else SOURCES}\n")
    if read(SCRIPT) != CODE:
        write(SCRIPT, CODE)
        SCRIPT.chmod(0o755)
    return is_compiled


def warm_up() -> None:
    """Let Python read everything once while there is time; it keeps what it has read."""
    with job("warm-up") as log, suppress(Failed):  # the server says what is wrong
        run([PYTHON, "-c", "import holmgang.cli, holmgang.server.run"], log)


def build(priority: Sequence[str] = ()) -> None:
    """Compile these sources, unless that is done."""
    check_compiler()
    with job("engine") as log:
        place = _place()
        if not place.is_dir():
            python.need(RUN, BUILD, step="step-tools")
            with screen.timed("compiled"):
                _compile(place, priority, log)


def _place() -> Path:
    recipe = [ROOT / name for name in ("pyproject.toml", "hatch_build.py", BUILD)]
    return BUILDS / digest([*files(SOURCES / "holmgang"), *recipe], sys.version, os.uname().machine)


def _pointer() -> Path:
    base = {"base": str(VENV), "platbase": str(VENV)}
    return Path(sysconfig.get_path("purelib", "venv", base)) / "holmgang.pth"


def check_compiler() -> None:
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    if shutil.which(command.split()[0]) is None:
        raise Problem("no-compiler")


def _compile(place: Path, priority: Sequence[str], log: IO[str]) -> None:
    wheels = ROOT / "build" / "wheel"
    shutil.rmtree(wheels, ignore_errors=True)
    try:
        pack: Command = [PYTHON, "-m", "hatchling", "build", "-t", "wheel", "-d", wheels]
        run([*priority, *pack], log, _tell_progress, env={**os.environ, "HOLMGANG_COMPILE": "1"})
    except Failed as failed:
        raise failed.as_problem("no-engine") from failed
    finally:
        screen.state()
    _unpack(next(wheels.glob("*.whl")), place)


def _tell_progress(line: str) -> None:
    """`hatch_build.py` says `progress <done> <total> <what>`."""
    told = re.match(r"progress (\d+) (\d+)", line)
    if told:
        screen.state("compiling", percent=100 * int(told[1]) // int(told[2]))


def _unpack(wheel: Path, place: Path) -> None:
    draft = BUILDS / "part"
    shutil.rmtree(draft, ignore_errors=True)
    zipfile.ZipFile(wheel).extractall(draft)
    if _place() != place:
        raise Problem("changed-sources")
    draft.rename(place)
    for old in sorted(BUILDS.iterdir(), key=os.path.getmtime)[:-2]:  # one may still be in use
        shutil.rmtree(old, ignore_errors=True)
