"""The command that the launcher writes into `.venv/bin`."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


def test_the_command_plays_in_several_processes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each of them reads the command's file again, and must not run it."""
    monkeypatch.syspath_prepend(ROOT)
    from launch import engine

    command = tmp_path / "holmgang"
    command.write_text(engine.CODE, "utf-8")
    wishes = ["sim", "shieldwall", "--bots", "random,random", "--games", "4", "--jobs", "2"]
    run = subprocess.run(
        [sys.executable, str(command), *wishes], capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, run.stderr
