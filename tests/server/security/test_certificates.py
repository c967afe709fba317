"""A server that we call must have a valid certificate (ASVS 12.3.2)."""

import asyncio
import ssl
from pathlib import Path

import pytest
from aiosmtpd.controller import Controller

from astrarium.server.config import Smtp
from astrarium.server.people.mail import SmtpMailer
from tests.server.notices.calls import call
from tests.server.people.test_mail import Box
from tests.server.ports import free_port

from .certificates import self_signed


async def test_a_call_to_somebody_for_whom_nobody_vouches_is_not_made(tmp_path: Path) -> None:
    heard: list[bytes] = []

    async def hear(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        heard.append(await reader.read(1))
        writer.close()

    server = await asyncio.start_server(hear, "127.0.0.1", 0, ssl=self_signed(tmp_path))
    async with server:
        port = server.sockets[0].getsockname()[1]
        with pytest.raises(ssl.SSLCertVerificationError):
            await call(f"https://localhost:{port}/", b"{}", {}, allow_private=True)
    assert not any(heard)


async def test_a_mail_server_for_whom_nobody_vouches_gets_no_mail(tmp_path: Path) -> None:
    box, port = Box(), free_port()
    controller = Controller(box, hostname="127.0.0.1", port=port, tls_context=self_signed(tmp_path))
    controller.start()
    try:
        mailer = SmtpMailer(Smtp("localhost", "Astrarium <play@example.org>", port))
        with pytest.raises(ssl.SSLCertVerificationError):
            await mailer.send("ann@example.com", "Hello", "Hello")
    finally:
        controller.stop()
    assert box.mails == []
