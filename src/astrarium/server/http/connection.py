"""uvicorn's HTTP connection with limits on what a client may send before a request is understood.

The parser keeps a header until it is complete, and uvicorn reads what follows an answered request until it ends.
Neither has a limit, and a node at home has no proxy in front. So every byte is counted here that is not part of a body
which a handler reads: request lines, headers, trailers, and the framing of chunks.
"""

from asyncio import TimerHandle
from enum import Enum
from http import HTTPStatus
from typing import Any, Protocol

import httptools
import msgspec
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from ..config import Config
from ..words import accepted_lang
from .errors import Problem

AROUND = 8  # bytes of framing allowed for each byte of a body, whose chunks may have one byte
MOST_WAITING = 100  # requests that a connection may send before the first is answered
LINGER = 2.0  # seconds for the client to receive the last answer
THROWN_AWAY = 262_144  # bytes that are read and dropped meanwhile
CODES = {
    HTTPStatus.BAD_REQUEST: "bad_request",
    HTTPStatus.REQUEST_TIMEOUT: "too_slow",
    HTTPStatus.REQUEST_URI_TOO_LONG: "long_address",
    HTTPStatus.TOO_MANY_REQUESTS: "many_at_once",
    HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE: "long_head",
}


class Served(Protocol):
    """What a connection needs of the application."""

    config: Config

    def note_cut(self, why: str) -> None: ...


class Stage(Enum):
    IDLE = 0  # between two requests
    HEAD = 1
    BODY = 2


class BoundedHttp(HttpToolsProtocol):
    """Ends with 431, 414 or 408 a request that would otherwise grow or last without end."""

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self._served: Served = self.config.app  # type: ignore[assignment]
        self._limits = self._served.config.limits
        self._stage = Stage.IDLE
        self._left = self._limits.head_bytes  # bytes that may still come before they make sense
        self._head = 0  # bytes of the head that the parser has passed on
        self._over = False  # refused: whatever comes is dropped
        self._patience: TimerHandle | None = None

    # Called by uvicorn and the parser

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._be_patient()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        self._left -= len(data)
        if self._over:
            if self._left < -THROWN_AWAY:
                self.flow.pause_reading()
            return
        self._unset_keepalive_if_required()
        try:
            self.parser.feed_data(data)
        except httptools.HttpParserUpgrade:
            self._stop_waiting()
            if self._should_upgrade():
                self.handle_websocket_upgrade()
            else:
                self._unsupported_upgrade_warning()
        except httptools.HttpParserError:
            self._refuse(HTTPStatus.BAD_REQUEST, "malformed")  # no effect if a limit of ours stopped the parser
        else:
            if self._left < 0:
                why = "body" if self._stage is Stage.BODY else "head"
                self._refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE, why)
            elif self._patience is None and (self._stage is Stage.HEAD or self._is_resting):
                self._be_patient()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._stage, self._head = Stage.HEAD, 0

    def on_url(self, url: bytes) -> None:
        super().on_url(url)
        if len(self.url) > self._limits.url_bytes:
            raise self._refused(HTTPStatus.REQUEST_URI_TOO_LONG, "head")

    def on_header(self, name: bytes, value: bytes) -> None:
        # Trailers come here too, after the body: they count with the head, and nobody reads them.
        self._head += len(name) + len(value)
        too_large = self._head + len(self.url) > self._limits.head_bytes
        if too_large or len(self.headers) >= self._limits.head_lines:
            raise self._refused(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE, "head")
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        self._stop_waiting()
        self._stage, self._left = Stage.BODY, self._limits.head_bytes
        super().on_headers_complete()
        if len(self.pipeline) > MOST_WAITING:
            raise self._refused(HTTPStatus.TOO_MANY_REQUESTS, "pipeline")

    def on_body(self, body: bytes) -> None:
        if self.cycle is not None and not self.cycle.response_complete:
            self._left += len(body) * (1 + AROUND)
        super().on_body(body)

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._stop_waiting()
        self._stage, self._left = Stage.IDLE, self._limits.head_bytes

    def on_response_complete(self) -> None:
        super().on_response_complete()
        # The request is answered while its body is still coming. A little more of it is read, so that the answer is
        # not lost and the connection can be used again; but not without end.
        if self._stage is Stage.BODY and not self.pipeline and not self._over and not self.transport.is_closing():
            self._be_patient()

    # Ending it

    @property
    def _is_resting(self) -> bool:
        """Whether every request has been answered."""
        return self._stage is Stage.IDLE and (self.cycle is None or self.cycle.response_complete)

    def _be_patient(self) -> None:
        self._stop_waiting()
        self._patience = self.loop.call_later(self._limits.head_seconds, self._lose_patience)

    def _stop_waiting(self) -> None:
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None

    def _lose_patience(self) -> None:
        self._patience = None
        self._refuse(HTTPStatus.REQUEST_TIMEOUT, "silent" if self._stage is Stage.IDLE else "slow")

    def _refused(self, status: HTTPStatus, why: str) -> ValueError:
        """Refuse, and return an exception to raise: the parser stops when a callback fails."""
        self._refuse(status, why)
        return ValueError(why)

    def _refuse(self, status: HTTPStatus, why: str) -> None:
        """Send an error unless another answer is being sent, then close. What still comes is dropped."""
        if self._over or self.transport.is_closing():
            return
        self._over = True
        self._stop_waiting()
        self._unset_keepalive_if_required()
        self._served.note_cut(why)
        cycle, queued = self.cycle, bool(self.pipeline)
        self.pipeline.clear()
        self.loop.call_later(LINGER, self.transport.abort)
        if self._stage is Stage.BODY:
            silent = queued or cycle.response_started
            cycle.disconnected = True  # tells the reader of the body that no more comes
            cycle.message_event.set()
        else:
            silent = self._stage is Stage.IDLE and why == "silent"
            if cycle is not None and not cycle.response_complete:
                cycle.keep_alive = False  # the answer in progress is the last
                return
        if not silent:
            self.transport.write(_answer(status))
        if not queued and self.transport.can_write_eof():
            # If closed at once with bytes unread, the client would see a reset connection instead of the answer.
            self.transport.write_eof()


def _answer(status: HTTPStatus) -> bytes:
    """A reply in the form of a Problem, in the default language: the head that names the reader's is unread."""
    body = msgspec.json.encode(Problem(status, CODES[status]).body(accepted_lang("")))
    head = (b"content-type: application/json", b"content-length: %d" % len(body), b"connection: close")
    return STATUS_LINE[status] + b"\r\n".join((*head, b"", body))
