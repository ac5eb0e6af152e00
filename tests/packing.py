"""The game `tests/nim` as a package that can be installed beside Holmgang."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

NIM = Path(__file__).parent / "nim"
UV = Path(sys.executable).with_name("uv")
INSTALL = (UV, "pip", "install", "--quiet", "--offline", "--no-deps")


def wheel(place: Path) -> Path:
    tree = place / "tree"
    shutil.copytree(NIM, tree / "nim")
    shutil.move(tree / "nim" / "pyproject.toml", tree)
    run(sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", place, cwd=tree)
    [made] = place.glob("*.whl")
    return made


def run(*words: object, cwd: Path | None = None) -> str:
    command = [str(word) for word in words]
    done = subprocess.run(command, cwd=cwd, env=os.environ, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout
