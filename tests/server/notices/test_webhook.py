"""Calls to URLs that people gave: only to public addresses, and never for long."""

import asyncio
import socket
from typing import Any

import pytest

from astrarium.server.notices import outgoing_call
from astrarium.server.notices.outgoing_call import Unwelcome
from astrarium.server.notices.webhook import HEADERS

from .calls import call
from .desk import open_desk, serving


async def test_it_posts_json_and_reads_the_status() -> None:
    async with open_desk() as desk:
        assert await call(f"{desk.url}/a/b?c=d", b'{"x": 1}', HEADERS, allow_private=True) == 204
        assert desk.calls == [("/a/b?c=d", {"x": 1})]


@pytest.mark.parametrize(
    "addresses",
    [
        ["127.0.0.1"],
        ["93.184.216.34", "10.0.0.1"],
        ["::1"],
        ["fe80::1%eth0"],
        ["::ffff:192.168.0.1"],
        ["169.254.169.254"],
    ],
)
async def test_a_name_that_leads_into_a_private_network_is_not_called(
    addresses: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_desk() as desk:

        def found(host: str, port: int, *_: Any, **__: Any) -> list[Any]:
            assert host == "hook.example.org"
            return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, port)) for address in addresses]

        monkeypatch.setattr(socket, "getaddrinfo", found)
        monkeypatch.setattr(outgoing_call, "PORTS", (desk.http_port,))
        with pytest.raises(Unwelcome, match="not an address of the open internet"):
            await call(f"http://hook.example.org:{desk.http_port}/", b"{}", HEADERS, allow_private=False)
        assert desk.calls == []


async def test_a_redirect_is_not_followed() -> None:
    async with open_desk() as desk, open_desk() as other:
        desk.answer = f"HTTP/1.1 307 Go\r\nLocation: {other.url}/\r\nContent-Length: 0\r\n\r\n".encode()
        assert await call(desk.url, b"{}", HEADERS, allow_private=True) == 307
        assert other.calls == []


@pytest.mark.parametrize("answer", [b"", b"220 mail\r\n", b"HTTP/1.1 x\r\n", b"\r\n", b"A" * 100_000])
async def test_what_does_not_speak_http(answer: bytes) -> None:
    async with open_desk() as desk:
        desk.answer = answer
        with pytest.raises(OSError, match=r"HTTP|reset"):
            await call(desk.url, b"{}", HEADERS, allow_private=True)


async def test_who_answers_one_letter_at_a_time_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outgoing_call, "TIMEOUT", 0.3)

    async def drip(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        for letter in b"HTTP/1.1 200 OK" * 3:
            writer.write(bytes([letter]))
            await writer.drain()
            await asyncio.sleep(0.02)

    async with serving(drip) as port:
        with pytest.raises(TimeoutError):  # once all letters had come it would be another error
            await call(f"http://127.0.0.1:{port}/", b"{}", HEADERS, allow_private=True)


async def test_nobody_there() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        with pytest.raises(ConnectionRefusedError):
            await call(f"http://127.0.0.1:{taken.getsockname()[1]}/", b"{}", HEADERS, allow_private=True)
