"""What can be set, from the environment, with defaults that are safe as they are."""

import math
import os
import secrets
from pathlib import Path
from urllib.parse import urlsplit

import msgspec
from platformdirs import user_data_path

from holmgang.server.errors import BadAddress, BadSetting, FolderClosed

SECRET_BYTES = 32
MOST_WORKERS = 256
MOST_CONNECTIONS = 1_000_000
LAST_PORT = 65_535


class Settings(msgspec.Struct, kw_only=True):
    """`folder` holds the embedded database and the key that signs sessions."""

    folder: Path
    database: str = ""
    key: bytes = b""
    origins: list[str] = []
    """Web origins besides the server's own that may open a WebSocket."""
    workers: int = 1
    """Processes that think for bots, hints, odds and reports."""
    bot_delay: float = 0.5
    """Seconds a bot takes at least, so that its speed says nothing of its cards."""
    patience: float = 10.0
    """Seconds a worker may take before it is replaced."""
    analysis: float = 16.0
    """Seconds that the expert thinks about a game that is over; 0 switches that off."""
    advice: float = 20.0
    """Seconds after which a player is told that there is no hint now."""
    idle: float = 120.0
    """Seconds after which a table nobody looks at leaves the memory."""
    rate: float = 1.0
    """Scales all rate limits; 0 switches them off."""
    connections: int = 10_000
    """How many may be open in all, if the system lets us."""
    connections_each: int = 200
    """How many one address may open; this machine, where a proxy may be, is not counted."""
    absence: float = 180.0
    """Seconds that others wait for a player who is gone, before they may go on without him."""
    keep_waiting: float = 1.0
    """Days after which a table goes at which nobody came to play; 0 keeps it."""
    keep_waiting_slow: float = 14.0
    """The same for a table at the pace of days: who sits down there need not come on the day."""
    keep_abandoned: float = 60.0
    """Days without a move after which a game that is not over goes; 0 keeps it."""
    keep_guests: float = 30.0
    """Days after which a guest goes who never sat at a table; 0 keeps him."""
    metrics: str = "open"
    """Where Prometheus finds its figures: `open` at /metrics, `off`, or a port of its own."""
    smtp: str = ""
    """The server that sends e-mail: `smtp://user:password@host:587` or `smtps://…`."""
    mail_from: str = ""
    """Whom its letters are from."""
    proxies: list[str] = []
    """Addresses or networks of proxies that are believed when they say who is asking."""
    secure_cookie: bool = False
    """Send the session over HTTPS only."""
    public_url: str = ""
    """Where others reach this server, for links that invite them."""

    def __post_init__(self) -> None:
        if self.database == "":
            path = (self.folder / "holmgang.sqlite3").absolute()
            self.database = f"sqlite:///{path.as_posix()}"
        self.database = with_driver(self.database)

    @property
    def is_postgres(self) -> bool:
        return self.database.startswith("postgresql")


def from_environment(database: str | None = None, signs: bool = True) -> Settings:
    """Of a server; whoever only cares for its database signs no session and needs no key."""
    env = os.environ
    folder = Path(env.get("HOLMGANG_DATA") or user_data_path("holmgang", appauthor=False))
    return Settings(
        workers=int(_number("HOLMGANG_WORKERS", default_workers(), 1, MOST_WORKERS)),
        bot_delay=_number("HOLMGANG_BOT_DELAY", 0.5),
        idle=_number("HOLMGANG_IDLE", 120),
        analysis=_number("HOLMGANG_ANALYSIS", 16),
        rate=_number("HOLMGANG_RATE", 1),
        folder=folder,
        database=database or env.get("HOLMGANG_DATABASE_URL", ""),
        key=_key(folder) if signs else b"",
        origins=env.get("HOLMGANG_ORIGINS", "").split(),
        connections=int(_number("HOLMGANG_CONNECTIONS", 10_000, 1, MOST_CONNECTIONS)),
        connections_each=int(_number("HOLMGANG_CONNECTIONS_EACH", 200, 1, MOST_CONNECTIONS)),
        absence=_number("HOLMGANG_ABSENCE", 180, 1),
        keep_waiting=_number("HOLMGANG_KEEP_WAITING", 1),
        keep_waiting_slow=_number("HOLMGANG_KEEP_WAITING_SLOW", 14),
        keep_abandoned=_number("HOLMGANG_KEEP_ABANDONED", 60),
        keep_guests=_number("HOLMGANG_KEEP_GUESTS", 30),
        metrics=_metrics(env.get("HOLMGANG_METRICS") or "open"),
        smtp=env.get("HOLMGANG_SMTP_URL", ""),
        mail_from=env.get("HOLMGANG_MAIL_FROM", "") or "holmgang@localhost",
        proxies=env.get("HOLMGANG_PROXIES", "").replace(",", " ").split(),
        secure_cookie=env.get("HOLMGANG_SECURE_COOKIE", "") == "1",
        public_url=_url(env.get("HOLMGANG_PUBLIC_URL", "")),
    )


def _number(name: str, usual: float, low: int = 0, high: int = 0) -> float:
    """A variable of the environment; with an upper limit it counts something."""
    text = os.environ.get(name) or str(usual)
    try:
        value = int(text) if high else float(text)
    except ValueError:
        value = math.nan
    if not low <= value < (high + 1 if high else math.inf):
        raise BadSetting(name=name, given=text, low=low, high=high)
    return value


def _metrics(text: str) -> str:
    if text in ("open", "off"):
        return text
    _, _, port = text.rpartition(":")
    if not port.isdecimal() or not 0 < int(port) <= LAST_PORT:
        raise BadSetting(name="HOLMGANG_METRICS", given=text, low=1, high=LAST_PORT)
    return text


def _url(text: str) -> str:
    parts = urlsplit(text)
    if text and (parts.scheme not in ("http", "https") or not parts.netloc):
        raise BadAddress(name="HOLMGANG_PUBLIC_URL", given=text)
    return text.rstrip("/")


def _key(folder: Path) -> bytes:
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        return read_key(folder / "secret.key")
    except OSError as error:
        raise FolderClosed(path=str(folder), detail=error.strerror or str(error)) from error


def default_workers() -> int:
    """One processor is left to the tables themselves."""
    return max(1, min(8, (os.cpu_count() or 2) - 1))


def with_driver(url: str) -> str:
    """A database URL with the driver that we use for it."""
    scheme, mark, rest = url.partition("://")
    drivers = {"postgres": "postgresql+psycopg", "postgresql": "postgresql+psycopg"}
    return drivers.get(scheme, scheme) + mark + rest


def read_key(path: Path) -> bytes:
    """The key that signs sessions; made once, readable by its owner alone."""
    if not path.exists():
        new = path.with_suffix(f".{secrets.token_hex(4)}")
        handle = os.open(new, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(handle, "wb") as file:
            file.write(secrets.token_bytes(SECRET_BYTES))
        # Two servers that start together must end up with one key.
        try:
            os.link(new, path)
        except FileExistsError:
            pass
        except OSError:  # a file system without hard links
            os.replace(new, path)
        new.unlink(missing_ok=True)
    return path.read_bytes()
