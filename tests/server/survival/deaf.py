"""A client that sends and never reads: its buffers fill and stay full."""

import base64
import os
import socket
from typing import Self
from urllib.parse import urlsplit

import msgspec

from ..player import API, Player

TEXT, FINAL, MASKED = 0x1, 0x80, 0x80
ROOM = 4_096  # bytes that the system keeps for it unread


class Deaf:
    """The WebSocket of a program that has stopped, while its computer still receives what fits into buffers."""

    def __init__(self, person: Player, node: str) -> None:
        self._cookie = person.cookie
        self._node = urlsplit(node)
        self._socket = socket.socket()
        self._socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, ROOM)
        self._ref = 0

    def __enter__(self) -> Self:
        assert self._node.hostname is not None
        self._socket.settimeout(10)
        self._socket.connect((self._node.hostname, self._node.port or 80))
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [
            f"GET {API}/socket HTTP/1.1",
            f"Host: {self._node.netloc}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}",
            "Sec-WebSocket-Version: 13",
            f"Cookie: {self._cookie}",
        ]
        self._socket.sendall(("\r\n".join(lines) + "\r\n\r\n").encode())
        assert self._socket.recv(12) == b"HTTP/1.1 101"
        return self

    def __exit__(self, *_: object) -> None:
        self._socket.close()

    def say(self, kind: str, **fields: object) -> None:
        """Send without waiting for a reply. Raises OSError if the server has closed."""
        self._ref += 1
        body = msgspec.json.encode({"type": kind, "ref": self._ref, **fields})
        assert len(body) < 65_536
        length = bytes([len(body) | MASKED]) if len(body) < 126 else bytes([126 | MASKED, *len(body).to_bytes(2)])
        mask = os.urandom(4)
        masked = bytes(byte ^ mask[n % 4] for n, byte in enumerate(body))
        self._socket.sendall(bytes([FINAL | TEXT]) + length + mask + masked)
