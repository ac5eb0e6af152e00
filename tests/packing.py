"""The game `tests/nim`: as a package beside Holmgang, or among the games of a checkout."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
NIM = ROOT / "tests" / "nim"
UV = Path(sys.executable).with_name("uv")
INSTALL = (UV, "pip", "install", "--quiet", "--offline", "--no-deps")


def wheel(place: Path) -> Path:
    tree = place / "tree"
    shutil.copytree(NIM, tree / "nim", ignore=shutil.ignore_patterns("web", "__pycache__"))
    shutil.move(tree / "nim" / "pyproject.toml", tree)
    run(sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", place, cwd=tree)
    [made] = place.glob("*.whl")
    return made


def checkout(place: Path) -> Path:
    """A copy of this checkout with the game in folders of its own, and one word on each side."""
    skipped = shutil.ignore_patterns("__pycache__", "node_modules", ".svelte-kit")
    shutil.copytree(ROOT / "src", place / "src", ignore=skipped)
    shutil.copytree(ROOT / "web", place / "web", ignore=skipped)
    (place / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    _move_in(place / "src" / "holmgang", place / "web" / "src" / "games")
    return place


def _move_in(package: Path, faces: Path) -> None:
    game = package / "games" / "nim"
    shutil.copytree(NIM, game, ignore=shutil.ignore_patterns("__pycache__", "pyproject.toml"))
    shutil.move(game / "web", faces / "nim")
    (package / "packs" / "nim").mkdir()
    for words in ("locale", "sentences.json"):
        shutil.move(game / words, package / "packs" / "nim" / words)
    (package / "games" / "nim" / "__init__.py").write_text(
        (NIM / "__init__.py").read_text().replace("    folder=Path(__file__).parent,\n", "")
    )
    add(package / "games" / "__init__.py", '    "draft",\n', '    "nim",\n')
    add(faces / "index.ts", "'draft'", ", 'nim'")


def add(file: Path, last: str, new: str) -> None:
    text = file.read_text("utf-8")
    assert text.count(last) == 1
    file.write_text(text.replace(last, last + new), "utf-8")


def run(*words: object, cwd: Path | None = None) -> str:
    command = [str(word) for word in words]
    done = subprocess.run(command, cwd=cwd, env=os.environ, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout
