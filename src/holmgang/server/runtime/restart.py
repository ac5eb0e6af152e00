"""Restarting in place: the same process goes on with whatever build is installed now.

SIGHUP asks for it. The socket that listens stays open all the time: whoever comes
meanwhile waits in its queue and is not turned away. Windows knows no SIGHUP; there a
server is stopped and started.
"""

import os
import signal
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import NoReturn

LISTENER = "HOLMGANG_LISTENER"
"""Names the open socket to the build that takes over."""
SIGNAL: signal.Signals | None = getattr(signal, "SIGHUP", None)


def _has_terminal() -> bool:
    """Whether a terminal controls this process; it does no longer once it is closed."""
    try:
        os.close(os.open("/dev/tty", os.O_RDWR | os.O_NOCTTY))
    except OSError:
        return False
    return True


HAD_TERMINAL = _has_terminal()
"""Looked at early: it may be closed while the server is still starting."""


def hold() -> None:
    """Keep a request waiting while nobody can fulfil it; unheard, it would end the process."""
    if SIGNAL is not None:
        signal.pthread_sigmask(signal.SIG_BLOCK, [SIGNAL])


@contextmanager
def heard(again: Callable[[], None], end: Callable[[], None]) -> Iterator[None]:
    """Restart when asked to. A terminal that is closed sends the same signal and means the end."""
    if SIGNAL is None:
        yield
        return
    before = signal.getsignal(SIGNAL)

    def hear(*_: object) -> None:
        is_hung_up = HAD_TERMINAL and not _has_terminal()
        end() if is_hung_up and before is not signal.SIG_IGN else again()

    signal.signal(SIGNAL, hear)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, [SIGNAL])
    try:
        yield
    finally:
        hold()
        signal.signal(SIGNAL, before)


def is_again() -> bool:
    """Whether this process was a server before; true until its socket is taken over."""
    return LISTENER in os.environ


def inherited() -> socket.socket:
    """The socket that the build before this one left open."""
    _bury_children()
    listener = socket.socket(fileno=int(os.environ.pop(LISTENER)))
    listener.set_inheritable(False)
    return listener


def _bury_children() -> None:
    """Helpers of the build before have ended; this process is still their parent."""
    with suppress(ChildProcessError):
        while os.waitpid(-1, os.WNOHANG) != (0, 0):
            pass


def again(listener: socket.socket) -> NoReturn:
    """Become the same command anew."""
    listener.set_inheritable(True)
    os.environ[LISTENER] = str(listener.fileno())
    for stream in (sys.stdout, sys.stderr):
        with suppress(OSError, ValueError):
            stream.flush()
    os.execv(sys.executable, [sys.executable, *sys.orig_argv[1:]])
