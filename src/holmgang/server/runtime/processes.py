"""Several processes behind one address: each is a server of its own on the same database.

The first process only holds the socket and looks after the others. What it is told, it tells
them; one that ends unasked is started again.
"""

import os
import signal
import socket
import subprocess
import sys
import time

import structlog

from holmgang.server.errors import NeedsPostgres
from holmgang.server.runtime import restart
from holmgang.server.settings import Settings

CHILD = "HOLMGANG_PROCESS"
"""Tells a process which of several it is."""
PAUSE = 1.0
"""Seconds before a process is started again that ended unasked."""
ENDING = (signal.SIGTERM, signal.SIGINT)

log = structlog.get_logger()


def is_one() -> bool:
    """Whether this process is one of several that another looks after."""
    return CHILD in os.environ


def number() -> int:
    return int(os.environ.get(CHILD, "0"))


def require(settings: Settings) -> None:
    """SQLite has one writer, and no way to tell others what it wrote."""
    if not settings.is_postgres or not hasattr(os, "fork"):
        raise NeedsPostgres


def listen_again() -> None:
    """The process that looks after us waits for signals and so keeps them; we hear them."""
    signal.pthread_sigmask(signal.SIG_UNBLOCK, ENDING)


class Family:
    def __init__(self, listener: socket.socket, count: int) -> None:
        self.listener = listener
        self.children: dict[int, subprocess.Popen[bytes]] = {}
        self.count = count
        self.is_ending = False

    def run(self) -> None:
        heard = {*ENDING, signal.SIGCHLD, signal.SIGHUP}
        signal.pthread_sigmask(signal.SIG_BLOCK, heard)
        self.listener.set_inheritable(True)
        for index in range(self.count):
            self._start(index)
        while self.children:
            self._hear(signal.sigwait(heard))

    def _start(self, index: int) -> None:
        fd = self.listener.fileno()
        env = os.environ | {restart.LISTENER: str(fd), CHILD: str(index)}
        command = [sys.executable, *sys.orig_argv[1:]]
        self.children[index] = subprocess.Popen(command, env=env, pass_fds=[fd])

    def _hear(self, number: int) -> None:
        if number == signal.SIGCHLD:
            self._look_after()
            return
        self.is_ending = self.is_ending or number in ENDING
        for child in self.children.values():
            child.send_signal(number)

    def _look_after(self) -> None:
        ended = [index for index, child in self.children.items() if child.poll() is not None]
        for index in ended:
            code = self.children.pop(index).returncode
            if not self.is_ending:
                log.error("process-ended", process=index, code=code)
                time.sleep(PAUSE)
                self._start(index)
