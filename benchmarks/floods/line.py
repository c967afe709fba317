"""A light HTTP client with an address of its own: an attacker's own work must not distort the figures."""

import asyncio
from contextlib import suppress
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import msgspec

API = "/api/v1"
PATIENCE = 30.0  # seconds for a reply
LOST = (OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError, TimeoutError)


class Reply(NamedTuple):
    status: int
    body: bytes
    cookie: str

    @property
    def ok(self) -> bool:
        return self.status < 400

    def json(self) -> Any:
        return msgspec.json.decode(self.body) if self.body else None


def place(url: str) -> tuple[str, int]:
    parts = urlsplit(url)
    return parts.hostname or "", parts.port or 80


class Line:
    """One connection that is kept open, and renewed when it is lost."""

    def __init__(self, url: str, address: str) -> None:
        self.host, self.port = place(url)
        self.address = address
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(self, method: str, path: str, body: Any = None, cookie: str = "") -> Reply:
        """Send one request; returns the reply. Raises one of LOST."""
        data = b"" if body is None else msgspec.json.encode(body)
        head = [f"{method} {path} HTTP/1.1", f"Host: {self.host}:{self.port}", f"Content-Length: {len(data)}"]
        if body is not None:
            head.append("Content-Type: application/json")
        if cookie:
            head.append(f"Cookie: {cookie}")
        try:
            async with asyncio.timeout(PATIENCE):
                reader, writer = await self._open()
                writer.write("\r\n".join([*head, "", ""]).encode() + data)
                return await self._read(reader)
        except BaseException:
            self.close()  # a late reply would be taken for that of another request
            raise

    async def _open(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        if self._streams is None or self._streams[0].at_eof() or self._streams[1].is_closing():
            self.close()
            self._streams = await asyncio.open_connection(self.host, self.port, local_addr=(self.address, 0))
        return self._streams

    async def _read(self, reader: asyncio.StreamReader) -> Reply:
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        status = int(head[0].split()[1])
        fields = {name.lower(): value for name, _, value in (line.partition(": ") for line in head[1:])}
        body = await reader.readexactly(int(fields.get("content-length", "0")))
        if fields.get("connection", "").lower() == "close":
            self.close()
        return Reply(status, body, fields.get("set-cookie", "").partition(";")[0])

    def close(self) -> None:
        streams, self._streams = self._streams, None
        if streams is not None:
            with suppress(OSError, RuntimeError):
                streams[1].close()
