"""A small checkout for the launcher, with tools that are made up for it.

Python is real. The rest is as small as can be: a server that says which build it is, and a
venv, pip, uv, npm, node and compiler that leave traces of their calls.
"""

import re
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

ROOT = Path(__file__).parent.parent
LAUNCH = ROOT / "launch"
INSTALLED = ".venv/.installed"

SERVER = """
import http.server, os, pathlib, signal, sys

class Silent(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *args):
        pass

def main():
    if sys.argv[1] == "play":
        print("a game of", *sys.argv[2:])
        return 0
    build = "compiled" if (pathlib.Path(__file__).parent / "compiled").exists() else "sources"
    server = http.server.HTTPServer(("127.0.0.1", 0), Silent)
    print(f"{build} {os.getpid()} http://127.0.0.1:{server.server_port}/", flush=True)
    signal.signal(signal.SIGHUP, lambda *_: os.execv(sys.executable, sys.orig_argv))
    server.serve_forever()
"""

# Packs the sources as a wheel, with a file that tells it from them. Waits while it is told to.
HATCHLING = """
import os, pathlib, sys, time, zipfile
pathlib.Path("compiler").write_text(str(os.getpid()))
print("progress 1 2 core", flush=True)
while pathlib.Path("slow").exists():
    time.sleep(0.02)
if pathlib.Path("broken").exists():
    sys.exit("error: the compiler is broken")
folder = pathlib.Path(sys.argv[sys.argv.index("-d") + 1])
folder.mkdir(parents=True)
with zipfile.ZipFile(folder / "tiny.whl", "w") as wheel:
    for path in pathlib.Path("src").rglob("*.py"):
        wheel.write(path, path.relative_to("src"))
    wheel.writestr("holmgang/compiled", "")
"""

# What the real one makes, without pip in it, which takes seconds.
VENV = """
import os, pathlib, shutil, sys, sysconfig
folder = pathlib.Path(sys.argv[-1])
shutil.rmtree(folder, ignore_errors=True)
base = {"base": str(folder), "platbase": str(folder)}
os.makedirs(sysconfig.get_path("purelib", "venv", base))
os.makedirs(folder / "bin")
(folder / "bin" / "python").symlink_to(sys.executable)
(folder / "pyvenv.cfg").write_text(f"home = {sys.base_prefix}/bin")
"""

NOTE = """
import pathlib, sys
with open({notes!r}, "a") as notes:
    print({name!r}, *sys.argv[1:], file=notes)
if pathlib.Path({offline!r}).exists():
    print({name!r}, "error: many words before Connection refused and after")
    sys.exit(1)
"""

# Has uv in its index if there is a tool of that name.
PIP = """
import shutil
if sys.argv[-1] == "requirements-uv.lock" and pathlib.Path("tools/uv").exists():
    shutil.copy("tools/uv", ".venv/bin/uv")
"""

NPM = """
if sys.argv[1] == "install":
    pathlib.Path("node_modules/vite").mkdir(parents=True, exist_ok=True)
else:
    app = pathlib.Path("../src/holmgang/server/web")
    app.mkdir(exist_ok=True)
    (app / "index.html").write_text(pathlib.Path("index.html").read_text())
    (app / "preload.json").write_text("{}")
"""


class Checkout:
    """A project with nothing but what the launcher looks at."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.tools = root / "tools"
        self.children: list[subprocess.Popen[str]] = []
        self.installed = ""
        shutil.copytree(LAUNCH, root / "launch", ignore=shutil.ignore_patterns("__pycache__"))
        for kind in ("-build", "-dev", "-bench", "-uv"):
            self.write(f"requirements{kind}.lock", "")
        for name in ("pyproject.toml", "hatch_build.py", "web/index.html"):
            self.write(name, "")
        for name in ("package", "package-lock"):
            self.write(f"web/{name}.json", "")
        self.write("src/holmgang/__init__.py", "")
        self.write("src/holmgang/server/run.py", "")
        self.write("src/holmgang/games/__init__.py", 'OURS = (\n    "shieldwall",\n)\n')
        self.write("src/holmgang/cli.py", SERVER)
        self.write("hatchling/__main__.py", HATCHLING)
        for name in ("venv", "pip"):
            self.write(f"{name}/__init__.py", "")
        self.write("venv/__main__.py", VENV)
        self.write("pip/__main__.py", self.noting("pip") + PIP)
        self.restore()

    def restore(self) -> None:
        """Everything that is needed is there, and nothing is compiled."""
        self.write("requirements.lock", "")
        self.tool("node", "#!/bin/sh\necho v22.12.0\n")
        self.tool("npm", f"#!{sys.executable}\n{self.noting('npm')}{NPM}")
        self.tool("cc", "")
        self.without("slow", "broken", "offline", "notes", "build/holmgang")
        if self.installed:  # a game that ended at once has interrupted an installation
            self.write(INSTALLED, self.installed)

    def noting(self, name: str) -> str:
        """The beginning of a tool that notes its calls and needs a network."""
        notes, offline = str(self.root / "notes"), str(self.root / "offline")
        return NOTE.format(name=name, notes=notes, offline=offline)

    def calls(self, tool: str) -> list[str]:
        """How a tool was called, as far as it matters."""
        notes = self.root / "notes"
        lines = notes.read_text().splitlines() if notes.exists() else []
        shown = "install|run|--omit=dev|--force-reinstall|-r [\\w.-]+"
        return [" ".join(re.findall(shown, line)) for line in lines if line.split()[0] == tool]

    def write(self, name: str, text: str) -> Path:
        path = self.root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        return path

    def tool(self, name: str, text: str) -> None:
        self.write(f"tools/{name}", text).chmod(0o755)

    def without(self, *names: str) -> None:
        for name in names:
            path = self.root / name
            shutil.rmtree(path) if path.is_dir() else path.unlink(missing_ok=True)

    def settings(self, **more: str) -> dict[str, str]:
        """No tool of this machine, and English."""
        own = {"PATH": str(self.tools), "PYTHONPATH": str(self.root), "CC": "cc", "LANG": "C"}
        return {**own, **more}

    def start(self, *args: str, **settings: str) -> subprocess.Popen[str]:
        child = subprocess.Popen(
            [sys.executable, "-m", "launch", *args],
            cwd=self.root,
            env=self.settings(**settings),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            preexec_fn=heed_signals,
        )
        self.children.append(child)
        return child

    def call(self, *args: str, **settings: str) -> tuple[int, list[str]]:
        child = self.start(*args, **settings)
        out, _ = child.communicate()
        assert "Traceback" not in out
        return child.returncode, out.splitlines()

    def stop(self) -> None:
        for child in self.children:
            child.terminate()
            with child:  # reads no more and waits
                pass
        self.children.clear()
        for _ in range(1500):  # what it had begun ends a moment after it
            if not self.is_busy():
                return
            time.sleep(0.02)
        raise AssertionError("something outlives the launcher")

    def is_busy(self) -> bool:
        """Whether anybody still works in this folder."""
        for folder in Path("/proc").glob("[0-9]*/cwd"):
            with suppress(OSError):
                if folder.readlink().is_relative_to(self.root):
                    return True
        return False


def heed_signals() -> None:
    """Even where the tests run in the background, where a shell has them ignored or blocked."""
    for number in (signal.SIGINT, signal.SIGHUP):
        signal.signal(number, signal.SIG_DFL)
    signal.pthread_sigmask(signal.SIG_SETMASK, [])


def until(child: subprocess.Popen[str], wanted: str) -> list[str]:
    """What is said up to the line with these words."""
    lines = []
    assert child.stdout is not None
    for line in child.stdout:
        lines.append(line.rstrip())
        if re.search(wanted, line):
            return lines
    raise AssertionError(f"never said {wanted!r}: {lines}")


def eventually(is_so: Callable[[], bool]) -> None:
    """Waits without a limit of its own: a test that hangs fails as one that hangs."""
    while not is_so():
        time.sleep(0.02)


def is_alive(pid: int) -> bool:
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state != "Z"


def pid_in(line: str) -> int:
    return int(line.split()[1])
