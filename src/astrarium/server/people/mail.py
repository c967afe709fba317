"""Mail to people, sent over SMTP in a thread."""

import asyncio
import smtplib
import ssl
from collections.abc import Mapping
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate, make_msgid
from typing import Protocol

from ..config import Smtp

TIMEOUT = 20  # seconds


class Mailer(Protocol):
    async def send(self, to: str, subject: str, text: str, headers: Mapping[str, str] | None = None) -> None:
        """Send a mail. Raises OSError if the server did not accept it."""


class SmtpMailer:
    """Sends each mail over a new connection: they are few, and a kept connection may be dead."""

    def __init__(self, smtp: Smtp) -> None:
        self._smtp = smtp

    async def send(self, to: str, subject: str, text: str, headers: Mapping[str, str] | None = None) -> None:
        mail = compose(self._smtp.sender, to, subject, text)
        for name, value in (headers or {}).items():
            mail[name] = value
        await asyncio.to_thread(self._send, mail)

    def _send(self, mail: EmailMessage) -> None:
        smtp = self._smtp
        with smtplib.SMTP(smtp.host, smtp.port, timeout=TIMEOUT) as server:
            if smtp.starttls:
                server.starttls(context=ssl.create_default_context())
            if smtp.user:
                server.login(smtp.user, smtp.password)
            server.send_message(mail)


def compose(sender: str, to: str, subject: str, text: str) -> EmailMessage:
    """A plain text mail, marked as written by a machine."""
    mail = EmailMessage(policy=SMTP)
    mail["From"] = sender
    mail["To"] = to
    mail["Subject"] = subject
    mail["Date"] = formatdate()
    mail["Message-ID"] = make_msgid(domain=sender.rpartition("@")[2].strip(">") or None)
    mail["Auto-Submitted"] = "auto-generated"
    mail.set_content(text)
    return mail
