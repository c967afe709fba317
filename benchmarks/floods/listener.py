"""One WebSocket with an address of its own, which decodes as little as possible."""

import asyncio
from typing import Any

import msgspec
from msgspec import UNSET, Struct, UnsetType
from picows import WSCloseCode, WSError, WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

from ..load.people import Question
from .line import API

ROUNDS = 200
UNREACHED = (WSError, OSError, TimeoutError)


class Heard(Struct):
    """The fields that are read of any message."""

    type: str
    ref: int | None = None
    table: str = ""
    version: int = 0
    stage: str | UnsetType = UNSET
    seat: int | None = None
    questions: list[Question] | UnsetType = UNSET
    waiting: list[int] = []
    can_undo: bool = False
    code: str = ""


_heard = msgspec.json.Decoder(Heard)


class Listener(WSListener):
    """A WebSocket that sends what it is told; subclasses override `hear` to read."""

    def __init__(self) -> None:
        super().__init__()
        self.transport: WSTransport | None = None
        self.closing = False
        self._ref = 0

    async def connect(self, url: str, address: str, cookie: str) -> None:
        """Raises one of UNREACHED."""
        self.closing = False
        where, headers = "ws" + url.removeprefix("http") + API + "/socket", {"Cookie": cookie}
        await ws_connect(lambda: self, where, extra_headers=headers, local_addr=(address, 0))

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.transport = transport

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type == WSMsgType.CLOSE:
            transport.send_close(WSCloseCode.OK)
            transport.disconnect()
        elif frame.msg_type == WSMsgType.TEXT:
            self.hear(_heard.decode(frame.get_payload_as_memoryview()))

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        self.transport = None
        if not self.closing:
            self.lost()

    @property
    def is_open(self) -> bool:
        return self.transport is not None

    def say(self, kind: str, **fields: Any) -> int:
        """Send a message, unless the connection is lost; returns its number."""
        self._ref += 1
        if self.transport is not None:
            self.transport.send(WSMsgType.TEXT, msgspec.json.encode({"type": kind, "ref": self._ref, **fields}))
        return self._ref

    def hear(self, heard: Heard) -> None:
        pass

    def lost(self) -> None:
        pass

    def shut(self) -> None:
        self.closing = True
        if self.transport is not None:
            self.transport.disconnect()

    async def gone(self) -> None:
        """Close, and wait until the connection has ended on our side too."""
        self.shut()
        for _ in range(ROUNDS):
            if self.transport is None:
                return
            await asyncio.sleep(0.01)
