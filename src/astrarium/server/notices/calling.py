"""A call to an address that a person gave. The name is looked up here, and only a public address is called."""

import asyncio
import contextlib
import socket
import ssl
from collections.abc import Mapping
from urllib.parse import SplitResult, urlsplit

from ..people.webhooks import is_public

TIMEOUT = 10.0  # seconds for all of it, so that the other side cannot keep us busy
LONGEST_LINE = 4_096  # bytes


class Unwelcome(OSError):  # noqa: N818
    """The address leads into a private network, or nowhere; or what answers there does not speak HTTP."""


async def call(url: str, body: bytes, headers: Mapping[str, str], *, allow_private: bool) -> int:
    """Post it there; the status of the reply, of which nothing more is read. Raises OSError."""
    async with asyncio.timeout(TIMEOUT):
        return await _call(urlsplit(url), body, headers, allow_private)


async def _call(parts: SplitResult, body: bytes, headers: Mapping[str, str], allow_private: bool) -> int:
    host = parts.hostname or ""
    secure = parts.scheme == "https"
    port = parts.port or (443 if secure else 80)
    # Connected to by number: asked again, the name might lead somewhere else.
    address = await _address(host, port, allow_private)
    reader, writer = await asyncio.open_connection(
        address,
        port,
        limit=LONGEST_LINE,
        ssl=ssl.create_default_context() if secure else None,
        server_hostname=host if secure else None,
    )
    try:
        writer.write(_request(parts, body, headers))
        await writer.drain()
        return _status(await reader.readline())
    except ValueError as error:
        raise Unwelcome("not HTTP") from error
    finally:
        writer.close()
        with contextlib.suppress(OSError):
            await writer.wait_closed()


def _request(parts: SplitResult, body: bytes, headers: Mapping[str, str]) -> bytes:
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    head = [
        f"POST {path} HTTP/1.1",
        f"Host: {parts.netloc}",
        "User-Agent: astrarium",
        *(f"{name}: {value}" for name, value in headers.items()),
        f"Content-Length: {len(body)}",
        "Connection: close",
    ]
    return "\r\n".join([*head, "", ""]).encode("ascii") + body


def _status(line: bytes) -> int:
    version, status, *_ = line.split()
    if not version.startswith(b"HTTP/1."):
        raise ValueError("not HTTP")
    return int(status)


async def _address(host: str, port: int, allow_private: bool) -> str:
    try:
        found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except UnicodeError as error:
        raise Unwelcome(str(error)) from error
    addresses = [str(row[4][0]) for row in found]
    if not addresses or not (allow_private or all(is_public(address) for address in addresses)):
        raise Unwelcome("not an address of the open internet")
    return addresses[0]
