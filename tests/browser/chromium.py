"""The browser of the tests."""

import shutil

from playwright.sync_api import Browser, Playwright

NAMES = ["chromium-headless-shell", "chromium", "chromium-browser"]
"""The first shows no windows and never could: tests take a quarter less time in it."""
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def find() -> str | None:
    return next(filter(None, map(shutil.which, NAMES)), None)


def launch(playwright: Playwright) -> Browser:
    return playwright.chromium.launch(executable_path=find(), args=FLAGS)
