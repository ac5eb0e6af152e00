"""Which build of the engine runs here."""

from importlib.util import find_spec


def kind() -> str:
    """`compiled` by mypyc, or `interpreted` from the sources."""
    found = find_spec("holmgang.core.state")
    is_source = found is None or (found.origin or ".py").endswith(".py")
    return "interpreted" if is_source else "compiled"
