"""Mail through a real SMTP server."""

from collections.abc import Iterator
from email import message_from_bytes
from email.policy import default
from typing import Any

import pytest
from aiosmtpd.controller import Controller

from astrarium.server.config import Smtp
from astrarium.server.people.mail import SmtpMailer, compose

from ..ports import free_port


class Box:
    """Keeps what arrives."""

    def __init__(self) -> None:
        self.mails: list[Any] = []

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802  (aiosmtpd's name)
        self.mails.append(envelope)
        return "250 OK"


@pytest.fixture
def box() -> Iterator[tuple[Box, int]]:
    found, port = Box(), free_port()
    controller = Controller(found, hostname="127.0.0.1", port=port)
    controller.start()
    yield found, port
    controller.stop()


async def test_a_mail_arrives(box: tuple[Box, int]) -> None:
    found, port = box
    smtp = Smtp("127.0.0.1", "Astrarium <play@example.org>", port, starttls=False)
    await SmtpMailer(smtp).send("ann@example.com", "À vous de jouer", "Bonjour Zoé,\n\nhttps://example.org/x\n")
    (envelope,) = found.mails
    assert envelope.rcpt_tos == ["ann@example.com"]
    assert envelope.mail_from == "play@example.org"
    mail = message_from_bytes(envelope.content, policy=default)
    assert mail["Subject"] == "À vous de jouer"
    assert mail["Auto-Submitted"] == "auto-generated"
    assert mail["Message-ID"].endswith("@example.org>")
    body = mail.get_body()
    assert body is not None
    assert "Bonjour Zoé," in body.get_content()


async def test_no_server_is_an_os_error() -> None:
    with pytest.raises(OSError):  # noqa: PT011  (whatever the system says)
        await SmtpMailer(Smtp("127.0.0.1", "play@example.org", free_port())).send("a@example.org", "x", "y")


async def test_a_server_without_tls_gets_no_mail_that_needs_it(box: tuple[Box, int]) -> None:
    found, port = box
    with pytest.raises(OSError):  # noqa: PT011
        await SmtpMailer(Smtp("127.0.0.1", "play@example.org", port)).send("a@example.org", "x", "y")
    assert found.mails == []


def test_a_header_has_one_line() -> None:
    with pytest.raises(ValueError, match="linefeed or carriage return"):
        compose("play@example.org", "a@example.org", "x\r\nBcc: all@example.org", "y")
