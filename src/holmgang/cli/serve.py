"""`holmgang serve`: the table in the browser."""

import threading
import webbrowser
from typing import Annotated

import typer

from holmgang.cli import screen
from holmgang.core.errors import HolmgangError
from holmgang.texts import Texts

HOST, PORT = "127.0.0.1", 8642
LOCAL = ("127.0.0.1", "::1", "localhost")


class PortTaken(HolmgangError):
    code = "port-taken"


def register(app: typer.Typer, texts: Texts) -> None:
    """Add the command to an app, with its help in the language of the texts."""

    @app.command("serve", help=texts("serve-help"))
    def serve(
        host: Annotated[str, typer.Option("--host", help=texts("serve-host"))] = HOST,
        port: Annotated[int, typer.Option("--port", help=texts("serve-port"))] = PORT,
        open: Annotated[bool, typer.Option("--open/--no-open", help=texts("serve-open"))] = True,
        database: Annotated[
            str | None, typer.Option("--database", help=texts("serve-database"))
        ] = None,
    ) -> None:
        run(texts, host, port, open, database)


def run(texts: Texts, host: str, port: int, opens: bool, database: str | None) -> None:
    # Only this command needs the server's many parts.
    from holmgang.server.run import bind, serve
    from holmgang.server.settings import from_environment

    try:
        listener = bind(host, port)
    except OSError as error:
        raise PortTaken(port=port) from error
    port = listener.getsockname()[1]
    shown = f"[{host}]" if ":" in host else host
    url = f"http://{shown}:{port}/"
    _greet(texts, host, url)
    if opens:
        # The socket already listens: the browser waits until we answer.
        threading.Timer(0.3, webbrowser.open, [url]).start()
    serve(from_environment(database), host, port, [listener])


def _greet(texts: Texts, host: str, url: str) -> None:
    console = screen.out()
    console.print(texts("serve-ready", url=url))
    if host not in LOCAL:
        console.print(texts("serve-public"))
    console.print(texts("serve-stop"))
