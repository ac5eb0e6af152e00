"""Shared by all tests."""

import pytest


def pytest_configure(config: pytest.Config) -> None:
    """`rule` is registered with the project; its sibling for our own rulings is here."""
    config.addinivalue_line("markers", "ruling(*ids): the rulings of ours that a test proves")
