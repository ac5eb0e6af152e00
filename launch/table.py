"""The server, and its switch to the compiled build while people play."""

import http.client
import os
import re
import signal
import subprocess
import sys
import time
from urllib.parse import urlsplit

from launch import engine
from launch.processes import Beside, Command, Problem, Process, running
from launch.python import PYTHON
from launch.screen import screen

ADDRESS = re.compile(r"https?://[^\s\x1b]+")


def serve(args: list[str]) -> int:
    """Run the server until it ends. Ctrl-C is how people end it."""
    try:
        return _serve(args)
    except KeyboardInterrupt:
        return 0


def _serve(args: list[str]) -> int:
    """Meanwhile compile, if that is to be done."""
    is_compiled = engine.choose()
    command: Command = [PYTHON, engine.SCRIPT, "serve", *args]
    colour = {"FORCE_COLOR": "1"} if sys.stdout.isatty() else {}
    settings = {**os.environ, **colour, "PYTHONUNBUFFERED": "1"}
    with running(command, stdout=subprocess.PIPE, env=settings) as server:
        for line in server.stdout or ():
            screen.show(line)
            address = ADDRESS.search(line)
            if address and not is_compiled:
                is_compiled = True  # or will be
                Beside(_improve, server, address[0])
    return server.returncode


def _improve(server: Process, address: str) -> None:
    """Compile, then let the server start anew on the compiled build."""
    _wait_for(address)
    try:
        engine.check_compiler()
        screen.say("playable")
        engine.build(engine.LOW_PRIORITY)
        if engine.choose():
            server.send_signal(signal.SIGHUP)
    except (Problem, OSError) as error:
        screen.explain(error)


def _wait_for(address: str) -> None:
    """The server says its address before it answers there."""
    parts = urlsplit(address)
    while True:
        try:
            line = http.client.HTTPConnection(parts.hostname or "", parts.port, timeout=5)
            line.request("GET", "/")
            line.getresponse()
            return
        except (OSError, http.client.HTTPException):
            time.sleep(0.2)
