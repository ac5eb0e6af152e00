"""A terminal for tests of the command line."""

import io
import os
import sys
from pathlib import Path

import pytest

from holmgang.cli import files, main

ONES = "1\n" * 600
"""The first choice, always: enough of it for any game."""


class Result:
    def __init__(self, code: int, out: str, err: str) -> None:
        self.code = code
        self.out = out
        self.err = err


class Terminal:
    """Runs commands in this process, with answers typed ahead."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.monkeypatch = monkeypatch
        self.capsys = capsys

    def __call__(self, *args: str | Path, typed: str = "") -> Result:
        self.monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        code = main([str(arg) for arg in args])
        captured = self.capsys.readouterr()
        return Result(code, captured.out, captured.err)


def settle(monkeypatch: pytest.MonkeyPatch, folder: Path) -> Path:
    """A data folder of its own, a plain terminal, English unless a test asks otherwise."""
    for name in ("LC_ALL", "LC_MESSAGES", "NO_COLOR", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("HOLMGANG_DATA", str(folder / "data"))
    return folder


def at(place: Path, folder: str) -> None:
    """Keep the following games in a folder of their own; `fill_options` had it put back."""
    os.environ["HOLMGANG_DATA"] = str(place / folder)


def saved() -> Path:
    """The one game that is kept in the data folder."""
    [path] = (files.data_folder() / "games").glob("*.holmgang")
    return path


def play_to_the_end(run: Terminal, *args: str, lang: str = "en") -> Result:
    options = ("--option", "units=2", "--seed", "11")
    return run("play", "shieldwall", *options, "--lang", lang, *args, typed=ONES)


def flat(text: str) -> str:
    """As one line, however it was broken."""
    return " ".join(text.split())
