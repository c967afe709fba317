"""uvicorn's WebSocket with three short cuts (see `make load`).

A text message that arrives whole is decoded here; everything else (a fragment, a ping, a close) goes through the
library. Messages do not pause and resume reading, unless many wait. Outgoing messages are written at once, without a
task in between, as long as the client keeps up: the application finds the function for it in the scope's extensions,
and does without on another server.
"""

from collections.abc import Callable
from typing import Any

from starlette.types import Scope
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

try:
    from websockets.speedups import apply_mask
except ImportError:  # built without a compiler
    from websockets.utils import apply_mask

WRITE = "astrarium.write"
LINGER = 5.0  # seconds for the client to receive what is left
MOST_UNREAD = 16  # messages of a connection that may wait for the application
TEXT, MASKED = 0x81, 0x80
CONTROL = frozenset({0x88, 0x89, 0x8A})  # close, ping, pong

Write = Callable[[bytes], bool]  # takes UTF-8 text; False: it cannot be written at once


class FastWebSocket(WebSocketsSansIOProtocol):
    """The library's protocol, but quicker for a message that arrives in one piece."""

    _between_frames = False  # only whole frames have come so far

    def data_received(self, data: bytes) -> None:
        if not self._between_frames or self.close_sent:
            super().data_received(data)
            return
        message = whole_text(data, self.config.ws_max_size)
        if message is not None and self.queue.qsize() < MOST_UNREAD:
            self.queue.put_nowait({"type": "websocket.receive", "bytes": message})
            return
        self._between_frames = message is not None or is_whole_control(data)
        super().data_received(data)

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        scope = getattr(self, "scope", None)
        self._out: list[bytes] = []
        if scope is not None:
            scope["extensions"][WRITE] = self.write_text
            # uvicorn passes on the request and nothing after it, so the next data starts with a frame.
            self._between_frames = True

    def write_text(self, data: bytes) -> bool:
        if not self.writable.is_set() or self.close_sent or self.disconnected or not self.handshake_complete:
            return False
        # Messages of one round of the event loop, such as an update and the reply, are written together.
        if not self._out:
            self.loop.call_soon(self._flush)
        self._out.append(text_frame(data))
        return True

    def _flush(self) -> None:
        data = b"".join(self._out)
        self._out.clear()
        if not self.transport.is_closing():
            self.transport.write(data)

    async def run_asgi(self) -> None:
        await super().run_asgi()
        # Closing waits until everything is written: a client that reads nothing would keep the connection for ever.
        self.loop.call_later(LINGER, self.transport.abort)

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.loop.call_later(LINGER, self.transport.abort)

    def send_receive_event_to_app(self) -> None:
        # As bytes here too: the application then finds invalid UTF-8 itself, without a traceback in the log.
        self.curr_msg_data_type = "bytes"
        super().send_receive_event_to_app()
        if self.read_paused and self.queue.qsize() < MOST_UNREAD:
            self.read_paused = False
            self.transport.resume_reading()


def whole_text(data: bytes, most: int) -> bytes | None:
    """The text of a message, if the data is exactly one whole masked frame (RFC 6455, 5.2 and 5.3); else None."""
    size = len(data)
    if size < 6 or data[0] != TEXT or data[1] < MASKED:
        return None
    length, start = data[1] - MASKED, 2
    if length == 126:
        if size < 8:
            return None
        length, start = data[2] << 8 | data[3], 4
    if length > 65_535 - 8 or length > most or size != start + 4 + length or (start == 2 and length > 125):
        return None
    return apply_mask(data[start + 4 :], data[start : start + 4])


def is_whole_control(data: bytes) -> bool:
    """Whether the data is exactly one ping, pong or close."""
    return len(data) >= 6 and data[0] in CONTROL and data[1] >= MASKED and len(data) == 6 + data[1] - MASKED


def text_frame(data: bytes) -> bytes:
    """A text message as one frame (RFC 6455, 5.2)."""
    size = len(data)
    if size < 126:
        return bytes((0x81, size)) + data
    if size < 65_536:
        return b"\x81\x7e" + size.to_bytes(2, "big") + data
    return b"\x81\x7f" + size.to_bytes(8, "big") + data


def writer_of(scope: Scope) -> Write | None:
    """The function that writes at once, if this server has one."""
    found: Write | None = scope.get("extensions", {}).get(WRITE)
    return found
