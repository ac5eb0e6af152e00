"""Letters to people, where a server for e-mail is set."""

import asyncio
import smtplib
import ssl
from concurrent.futures import ThreadPoolExecutor
from email.message import EmailMessage
from urllib.parse import unquote, urlsplit

import structlog

from holmgang.server.errors import NoMail

SECONDS = 20
POSTMEN = 2
"""Letters on their way at a time. Threads of their own: a mail server that is down holds up
letters, and no page and no password."""

log = structlog.get_logger()


class Mail:
    """`url` is `smtp://user:password@host:587`, or `smtps://…` if encrypted from the start."""

    def __init__(self, url: str, sender: str) -> None:
        self.url = urlsplit(url)
        self.sender = sender
        self._postmen = ThreadPoolExecutor(POSTMEN, "mail")
        self._posting: set[asyncio.Task[None]] = set()

    @property
    def is_set(self) -> bool:
        return self.url.hostname is not None

    def require(self) -> None:
        if not self.is_set:
            raise NoMail

    def later(self, to: str, subject: str, text: str) -> None:
        """Send a letter that nobody waits for."""
        task = asyncio.create_task(self.send(to, subject, text))
        self._posting.add(task)
        task.add_done_callback(self._posting.discard)
        task.add_done_callback(lambda done: done.cancelled() or done.exception())

    async def send(self, to: str, subject: str, text: str) -> None:
        self.require()
        message = EmailMessage()
        message["From"], message["To"], message["Subject"] = self.sender, to, subject
        message.set_content(text)
        try:
            loop = asyncio.get_running_loop()
            await loop.run_in_executor(self._postmen, self._send, message)
        except (OSError, smtplib.SMTPException) as error:
            log.error("mail-failed", error=type(error).__name__)
            raise NoMail from error

    def _send(self, message: EmailMessage) -> None:
        url = self.url
        is_secure = url.scheme == "smtps"
        kind = smtplib.SMTP_SSL if is_secure else smtplib.SMTP
        with kind(url.hostname or "", url.port or 0, timeout=SECONDS) as server:
            if not is_secure and server.has_extn("starttls"):
                server.starttls(context=ssl.create_default_context())
            if url.username:
                server.login(unquote(url.username), unquote(url.password or ""))
            server.send_message(message)
