"""A handwritten WebSocket client, which can send what no library would."""

import asyncio
import os
import struct
from base64 import b64encode
from typing import Any

import msgspec

from ..until import PATIENCE

TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10


class Gone(Exception):  # noqa: N818
    """The server has ended the connection; `code` if it sent one."""

    def __init__(self, code: int = 0) -> None:
        super().__init__(str(code))
        self.code = code


class RawSocket:
    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self._writer = writer

    @classmethod
    async def connect(cls, port: int, cookie: str) -> "RawSocket":
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        key = b64encode(os.urandom(16)).decode()
        lines = [
            "GET /api/v1/socket HTTP/1.1", f"Host: 127.0.0.1:{port}", "Upgrade: websocket", "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13", f"Cookie: {cookie}", "", "",
        ]  # fmt: skip
        writer.write("\r\n".join(lines).encode())
        head = await reader.readuntil(b"\r\n\r\n")
        assert b" 101 " in head.splitlines()[0], head
        self = cls(reader, writer)
        assert (await self.hear())["type"] == "welcome"
        return self

    def send(self, opcode: int, payload: bytes, *, final: bool = True, masked: bool = True, bits: int = 0) -> None:
        head = bytes([final << 7 | bits << 4 | opcode])
        mask_bit = masked << 7
        if len(payload) < 126:
            head += bytes([mask_bit | len(payload)])
        elif len(payload) < 2**16:
            head += struct.pack("!BH", mask_bit | 126, len(payload))
        else:
            head += struct.pack("!BQ", mask_bit | 127, len(payload))
        self._writer.write(head + (bytes(4) if masked else b"") + payload)  # a mask of zeros changes nothing

    def send_bytes(self, data: bytes) -> None:
        self._writer.write(data)

    async def flush(self) -> None:
        await self._writer.drain()

    async def hear(self) -> dict[str, Any]:
        """The server's next message. Raises Gone."""
        while True:
            try:
                first, size = await asyncio.wait_for(self._reader.readexactly(2), PATIENCE)
                if size == 126:
                    (size,) = struct.unpack("!H", await self._reader.readexactly(2))
                elif size == 127:
                    (size,) = struct.unpack("!Q", await self._reader.readexactly(8))
                payload = await self._reader.readexactly(size)
            except (asyncio.IncompleteReadError, OSError):
                raise Gone from None
            opcode = first & 15
            if opcode == CLOSE:
                raise Gone(int.from_bytes(payload[:2]))
            if opcode == PING:
                self.send(PONG, payload)
            if opcode == TEXT:
                message: dict[str, Any] = msgspec.json.decode(payload)
                return message

    def abort(self) -> None:
        """End the connection without a close frame: the server finds out when it writes."""
        self._writer.transport.abort()

    async def close(self) -> None:
        self._writer.close()
