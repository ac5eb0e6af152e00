"""`holmgang serve`: the table in the browser."""

import threading
import webbrowser

from holmgang import build
from holmgang.cli import screen
from holmgang.texts import Texts

HOST = "127.0.0.1"
LOCAL = (HOST, "::1", "localhost")
LAST_PORT = 65535


def run(
    texts: Texts,
    host: str,
    port: int | None,
    opens: bool,
    database: str | None,
    processes: int,
) -> None:
    from holmgang.server.runtime import processes as family
    from holmgang.server.runtime import restart

    restart.hold()
    # Only this command needs the server's many parts.
    from holmgang.server.run import PORT, listen, serve
    from holmgang.server.settings import from_environment
    from holmgang.server.storage.database import check

    settings = from_environment(database)
    if processes > 1:
        family.require(settings)
    check(settings)
    if family.is_one():
        family.listen_again()
        serve(settings, host, port or PORT, [restart.inherited()])
        return
    is_again = restart.is_again()
    listener = listen(host, port)
    found = listener.getsockname()[1]
    url = f"http://{f'[{host}]' if ':' in host else host}:{found}/"
    if is_again:
        screen.out().print(texts("serve-again", url=url, build=build.kind()))
    else:
        _greet(texts, host, url, PORT if port is None and found != PORT else None)
        _open(url, opens)
    if processes > 1:
        family.Family(listener, processes).run()
    else:
        serve(settings, host, found, [listener])


def _greet(texts: Texts, host: str, url: str, taken: int | None) -> None:
    console = screen.out()
    if taken is not None:
        console.print(texts("serve-moved", port=str(taken)))
    console.print(texts("serve-ready", url=url))
    if host not in LOCAL:
        console.print(texts("serve-public"))
    console.print(texts("serve-stop"))


def _open(url: str, opens: bool) -> None:
    if opens:
        # The socket already listens: the browser waits until we answer.
        threading.Timer(0.3, webbrowser.open, [url]).start()
