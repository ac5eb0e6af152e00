"""What `make` calls: `play`, `terminal`, and `need` for what its other rules need."""

import signal
import sys
from collections.abc import Callable

from launch import engine, python, table, web
from launch.processes import Beside, Problem, keeper, running
from launch.screen import screen

INTERRUPTED = 130
"""What shells expect of a program ended by Ctrl-C."""


def main(args: list[str]) -> int:
    keeper()
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        return COMMANDS[args[0]](args[1:])
    except BrokenPipeError:
        return 1  # nobody listens any more
    except (Problem, OSError) as error:
        screen.explain(error)
        return 1
    except KeyboardInterrupt:
        screen.say("stopped")
        return INTERRUPTED


def play(args: list[str]) -> int:
    """The table in the browser; without the web app, a game in the terminal."""
    if not python.has(python.RUN):
        screen.say("setting-up")
    app = Beside(web.need)
    _prepare()
    try:
        app.result()
    except Problem as problem:
        screen.explain(problem)
        if not web.is_there():
            return _play_instead()
    return table.serve(args)


def terminal(args: list[str]) -> int:
    """A game against bots. The engine compiles beside it, without a word."""
    _prepare()
    wish = args or [_first_game()]
    with running([python.PYTHON, engine.SCRIPT, "play", *wish], in_front=True) as game:
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the game
        screen.hush()
        if not engine.choose():
            Beside(engine.build, engine.LOW_PRIORITY)
    return game.returncode


def _first_game() -> str:
    """The one that is listed first, read without importing anything of Holmgang."""
    listed = (engine.SOURCES / "holmgang" / "games" / "__init__.py").read_text("utf-8")
    return listed.partition("OURS = (")[2].split('"')[1]


def need(things: list[str]) -> int:
    for thing in things:
        THINGS[thing]()
    return 0


def _prepare() -> None:
    is_new = python.need(python.RUN)
    engine.choose()
    if is_new:
        engine.warm_up()


def _play_instead() -> int:
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        screen.say("terminal-later")
        return 1
    screen.say("terminal-now")
    return terminal([])


def _need_engine() -> None:
    """For tests and measurements. What cannot be had they do without."""
    for work in (web.need, engine.build):
        try:
            work()
        except Problem as problem:
            screen.explain(problem)
    engine.choose()


COMMANDS = {"play": play, "terminal": terminal, "need": need}
THINGS: dict[str, Callable[[], object]] = {
    "run": lambda: python.need(python.RUN),
    "dev": lambda: python.need(python.RUN, python.DEV),
    "bench": lambda: python.need(python.RUN, python.BENCH),
    "web": web.need,
    "web-tests": lambda: web.need(with_tests=True),
    "engine": _need_engine,
}
