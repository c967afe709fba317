"""Receivers of notices in a test: a mail server and a webhook."""

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from typing import Any

from aiosmtpd.smtp import SMTP, Envelope, Session

from ..ports import free_port

Hear = Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]]


@dataclass
class Desk:
    """The notices received, and the settings that send them here."""

    mails: list[EmailMessage] = field(default_factory=list)
    calls: list[tuple[str, dict[str, Any]]] = field(default_factory=list)  # path and body
    answer: bytes = b"HTTP/1.1 204 No Content\r\n\r\n"
    refuses: bool = False
    refused: int = 0  # mails
    smtp_port: int = 0
    http_port: int = 0

    @property
    def smtp(self) -> dict[str, Any]:
        sender = "Astrarium <play@example.org>"
        return {"host": "127.0.0.1", "port": self.smtp_port, "sender": sender, "starttls": False}

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.http_port}"

    def mails_to(self, address: str) -> list[EmailMessage]:
        return [mail for mail in self.mails if mail["To"] == address]

    # As aiosmtpd calls it
    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:  # noqa: N802
        if self.refuses:
            self.refused += 1
            return "451 not now"
        content = envelope.content
        assert isinstance(content, bytes)
        mail = message_from_bytes(content, policy=default)
        assert isinstance(mail, EmailMessage)
        self.mails.append(mail)
        return "250 OK"

    async def hear(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        lines = head.split("\r\n")
        length = next(int(line.split(":")[1]) for line in lines if line.lower().startswith("content-length"))
        self.calls.append((lines[0].split()[1], json.loads(await reader.readexactly(length))))
        writer.write(self.answer)
        await writer.drain()


@asynccontextmanager
async def serving(hear: Hear) -> AsyncIterator[int]:
    """A server on a free port; all its tasks have ended afterwards."""
    under_way: set[asyncio.Task[None]] = set()

    async def handle(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        under_way.add(task)
        with suppress(OSError):
            try:
                await hear(reader, writer)
            finally:
                writer.close()
                await writer.wait_closed()

    port = free_port()
    server = await asyncio.start_server(handle, "127.0.0.1", port)
    try:
        yield port
    finally:
        server.close()
        await asyncio.gather(*under_way)


@asynccontextmanager
async def open_desk() -> AsyncIterator[Desk]:
    desk = Desk(smtp_port=free_port())
    loop = asyncio.get_running_loop()
    mail = await loop.create_server(lambda: SMTP(desk, hostname="test"), "127.0.0.1", desk.smtp_port)
    try:
        async with serving(desk.hear) as desk.http_port:
            yield desk
    finally:
        mail.close()
