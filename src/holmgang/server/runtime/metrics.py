"""What operators watch, for Prometheus. No label ever names a person or a table."""

from functools import cache
from wsgiref.simple_server import WSGIServer

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    generate_latest,
    start_http_server,
)

REGISTRY = CollectorRegistry()
FAST = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5)

COMMANDS = Counter(
    "holmgang_commands", "Commands by kind and outcome", ["do", "outcome"], registry=REGISTRY
)
COMMAND_SECONDS = Histogram(
    "holmgang_command_seconds",
    "From the arrival of a command to its acknowledgement",
    registry=REGISTRY,
    buckets=FAST,
)
COMMIT_SECONDS = Histogram(
    "holmgang_commit_seconds", "One transaction of the log", registry=REGISTRY, buckets=FAST
)
BATCH_SIZE = Histogram(
    "holmgang_commit_writes",
    "Writes that shared a transaction",
    registry=REGISTRY,
    buckets=(1, 2, 5, 10, 20, 50, 100, 200, 512),
)
REQUESTS = Counter(
    "holmgang_http_requests",
    "HTTP requests by method and status",
    ["method", "status"],
    registry=REGISTRY,
)
MOST_CONNECTIONS = Gauge(
    "holmgang_connections_most", "Connections that may be open", registry=REGISTRY
)
TABLES = Gauge("holmgang_tables_loaded", "Tables in memory", registry=REGISTRY)
SOCKETS = Gauge("holmgang_sockets", "Open WebSockets", registry=REGISTRY)
JOB_SECONDS = Histogram(
    "holmgang_job_seconds",
    "Work of other processes, by kind",
    ["kind"],
    registry=REGISTRY,
    buckets=(0.01, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10),
)
JOB_WAIT_SECONDS = Histogram(
    "holmgang_job_wait_seconds",
    "Until another process is free for some work, by kind",
    ["kind"],
    registry=REGISTRY,
    buckets=(0.01, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20),
)
PAUSES = Histogram(
    "holmgang_collector_seconds",
    "Looks for garbage, by generation",
    ["generation"],
    registry=REGISTRY,
    buckets=FAST,
)
LOST_WORKERS = Counter("holmgang_workers_lost", "Workers replaced", registry=REGISTRY)
FALLBACKS = Counter(
    "holmgang_bot_fallbacks", "Bot choices made at random after failures", registry=REGISTRY
)


@cache
def commands(do: str, outcome: str) -> Counter:
    """The counter of one kind of command, found once."""
    return COMMANDS.labels(do, outcome)


def text() -> bytes:
    return generate_latest(REGISTRY)


def serve(where: str, process: int = 0) -> WSGIServer:
    """At a port of its own, of this machine unless an address is named.

    Of several processes, each has the next port.
    """
    host, _, port = where.rpartition(":")
    server, _ = start_http_server(int(port) + process, host.strip("[]") or "127.0.0.1", REGISTRY)
    return server
