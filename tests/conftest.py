"""Shared by all tests."""

import faulthandler
import re
import signal
import sys
from collections.abc import Generator
from typing import Any

import pytest
from fluent.runtime import FluentBundle

UNTRACED = re.compile("arena|bots|browser|cli|compiled|contract|invariants|server|strength")
"""Words in the paths of tests that are long, and pass no line of a game the others miss."""

ENDLESS = 900.0
"""Seconds after which a test is taken for one that hangs, even on a busy machine."""


def pytest_configure(config: pytest.Config) -> None:
    """`rule` is registered with the project; its sibling for our own rulings is here."""
    # In the background SIGINT is ignored, after `nohup` SIGHUP too, and so they are by all
    # programs that the tests start and send them to. A program hears what its parent handles.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    if hasattr(signal, "SIGHUP"):
        signal.signal(signal.SIGHUP, lambda *_: None)
        signal.pthread_sigmask(signal.SIG_UNBLOCK, [signal.SIGHUP])
    config.addinivalue_line("markers", "ruling(*ids): the rulings of ours that a test proves")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Line coverage makes Python two to three times slower: long tests go without it."""
    for item in items:
        path = item.path.relative_to(config.rootpath).as_posix()
        if UNTRACED.search(path):
            item.add_marker("no_cover")


@pytest.fixture
def strict_words(monkeypatch: pytest.MonkeyPatch) -> None:
    """A message that lacks an argument fails here, where a player would see braces."""
    lenient = FluentBundle.format_pattern

    def format_pattern(self: FluentBundle, pattern: Any, args: Any = None) -> Any:
        result, errors = lenient(self, pattern, args)
        assert not errors, errors
        return result, errors

    monkeypatch.setattr(FluentBundle, "format_pattern", format_pattern)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol() -> Generator[None, bool | None, bool | None]:
    """A test that hangs ends its process and shows where, instead of holding all others up."""
    assert sys.__stderr__ is not None
    faulthandler.dump_traceback_later(ENDLESS, exit=True, file=sys.__stderr__)
    try:
        return (yield)
    finally:
        faulthandler.cancel_dump_traceback_later()
