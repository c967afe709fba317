"""HTTP calls to URLs that people gave. The name is looked up here, and only a public address is called."""

import asyncio
import contextlib
import ssl
from collections.abc import Mapping
from urllib.parse import SplitResult, urlsplit

from ..people.webhooks import PORTS, is_public
from .names import Names

TIMEOUT = 10.0  # seconds for the whole call once the name is found, so that the other side cannot keep us busy
LONGEST_LINE = 4_096  # bytes


class Unwelcome(OSError):  # noqa: N818
    """The URL leads into a private network or nowhere, or the other side does not speak HTTP."""


class Caller:
    """Makes all outgoing calls. `allow_private` is for a host who trusts all users."""

    def __init__(self, *, allow_private: bool) -> None:
        self._allow_private = allow_private
        self._names = Names()

    async def call(self, person: int, url: str, body: bytes, headers: Mapping[str, str]) -> int:
        """POST the body to a URL that this person gave; returns the reply's status, and reads no more of it.

        Raises OSError; Crowded if nothing was tried.
        """
        parts = urlsplit(url)
        address = await self._address(person, parts)
        async with asyncio.timeout(TIMEOUT):
            return await _post(address, parts, body, headers)

    def close(self) -> None:
        self._names.close()

    async def _address(self, person: int, parts: SplitResult) -> str:
        """The checked numeric address to call: a second look-up of the name might lead elsewhere. Raises OSError."""
        if not self._allow_private and parts.port not in PORTS:
            raise Unwelcome("not a port for this")
        try:
            addresses = await self._names.find(person, parts.hostname or "", _port(parts))
        except UnicodeError as error:
            raise Unwelcome(str(error)) from error
        if not addresses or not (self._allow_private or all(is_public(address) for address in addresses)):
            raise Unwelcome("not an address of the open internet")
        return addresses[0]


def _port(parts: SplitResult) -> int:
    return parts.port or (443 if parts.scheme == "https" else 80)


async def _post(address: str, parts: SplitResult, body: bytes, headers: Mapping[str, str]) -> int:
    secure = parts.scheme == "https"
    reader, writer = await asyncio.open_connection(
        address,
        _port(parts),
        limit=LONGEST_LINE,
        ssl=ssl.create_default_context() if secure else None,
        server_hostname=parts.hostname if secure else None,
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
