"""Logs for machines: one JSON object a line, or colours where a person watches."""

import logging
import re
import sys

import structlog
from structlog.typing import EventDict, Processor, WrappedLogger

SECRETS = re.compile(
    r"\$argon2[^\s'\"]*"  # hashes of passwords
    r"|\bhg_[\w-]+"  # tokens
    r"|\b[0-9a-f]{64}\b"  # digests and seals
    r"|DETAIL:[^\n\\]*"  # PostgreSQL quotes rows there
    r"|\[parameters:[^\n]*"  # and SQLAlchemy here
)
HIDDEN = "…"


def configure(level: str = "INFO") -> None:
    human = sys.stderr.isatty()
    final = structlog.dev.ConsoleRenderer() if human else structlog.processors.JSONRenderer()
    structlog.configure(
        processors=[*PROCESSORS, final],
        wrapper_class=structlog.make_filtering_bound_logger(logging.getLevelName(level)),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )


def hide_secrets(_: WrappedLogger, __: str, event: EventDict) -> EventDict:
    """Whoever reads a log can become nobody else by it."""
    return {key: _hidden(value) for key, value in event.items()}


def _hidden(value: object) -> object:
    return SECRETS.sub(HIDDEN, value) if isinstance(value, str) else value


PROCESSORS: list[Processor] = [
    structlog.contextvars.merge_contextvars,
    structlog.processors.add_log_level,
    structlog.processors.TimeStamper(fmt="iso"),
    structlog.processors.format_exc_info,
    hide_secrets,
]
"""What every line passes before it is written."""
