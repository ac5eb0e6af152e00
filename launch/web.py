"""What the web app is built with, and the web app."""

import re
import shutil
import subprocess
from typing import IO

from launch.processes import ROOT, Failed, Problem, job, run
from launch.screen import screen
from launch.stamps import digest, files, read, write

WEB = ROOT / "web"
MODULES = WEB / "node_modules"
INSTALLED = MODULES / ".installed"
APP = ROOT / "src" / "holmgang" / "server" / "web" / "index.html"
BUILT = ROOT / "build" / "web.stamp"
OLD_NODE, NODE = (20, 19), (22, 12)
"""What Vite runs on: late versions of 20, and everything from this one of 22 on."""

# Not `npm ci`: it refuses a lock file that lacks other platforms' binaries.
INSTALL = ["npm", "install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error"]


def need(with_tests: bool = False) -> None:
    """Have the web app, and if asked also what tests it."""
    if is_built() and (not with_tests or _has(with_tests)):
        return
    with job("web") as log:
        _check_node()
        if not _has(with_tests):
            _install(with_tests, log)
        if not is_built():
            _build(log)


def is_there() -> bool:
    return APP.is_file()


def is_built() -> bool:
    return is_there() and read(BUILT) == _sources()


def _sources() -> str:
    """All that the app is made of; what the build leaves beside the server is not part of it."""
    data = files(ROOT / "src" / "holmgang", without=APP.parent.name)
    texts = [path for path in data if path.suffix in (".ftl", ".json")]
    return digest([*files(WEB, without="node_modules"), *texts])


def _check_node() -> None:
    if shutil.which("npm") is None or shutil.which("node") is None:
        raise Problem("no-node")
    found = subprocess.run(["node", "--version"], capture_output=True, text=True).stdout.strip()
    numbers = tuple(int(number) for number in re.findall(r"\d+", found))
    if not (OLD_NODE <= numbers < (21,) or numbers >= NODE):
        raise Problem("old-node", found=found)


def _has(with_tests: bool) -> bool:
    return read(INSTALLED) in (_stamp(True), _stamp(with_tests))


def _stamp(with_tests: bool) -> str:
    packages = digest([WEB / "package.json", WEB / "package-lock.json"])
    return f"{packages} {'and tests' if with_tests else ''}"


def _install(with_tests: bool, log: IO[str]) -> None:
    before = read(INSTALLED)
    if not before:
        shutil.rmtree(MODULES, ignore_errors=True)  # npm takes half a package for a whole one
    INSTALLED.unlink(missing_ok=True)
    with_tests = with_tests or before.endswith("tests")  # what is there is not taken away
    with screen.timed("step-npm"):
        try:
            run([*INSTALL, *([] if with_tests else ["--omit=dev"])], log, cwd=WEB)
        except Failed as failed:
            raise failed.as_problem("no-web-packages") from failed
    write(INSTALLED, _stamp(with_tests))


def _build(log: IO[str]) -> None:
    BUILT.unlink(missing_ok=True)
    sources = _sources()
    with screen.timed("step-web"):
        try:
            run(["npm", "run", "--silent", "build", "--", "--logLevel", "warn"], log, cwd=WEB)
        except Failed as failed:
            raise failed.as_problem("no-web") from failed
    write(BUILT, sources)
