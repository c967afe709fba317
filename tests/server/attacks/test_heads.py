"""Limits against endless request heads, silent connections, and bodies that nobody reads."""

import asyncio
from collections.abc import AsyncIterator, Iterable
from contextlib import suppress
from pathlib import Path

import msgspec
import pytest

from astrarium.server.http import connection
from astrarium.server.http.errors import ErrorReply
from tests.server.node_process import LIMITS
from tests.server.player import Player
from tests.server.sockets.home import Home, open_home
from tests.server.until import PATIENCE

FIRST = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n"
ENDLESS = 64  # pieces of 64 KiB: far more than any bound here
PIECE = b"a" * 65_536


@pytest.fixture
async def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Home]:
    monkeypatch.setattr(connection, "LINGER", 0.3)
    async with open_home(tmp_path, limits={**LIMITS, "head_bytes": 4_096, "url_bytes": 1_000}) as found:
        yield found


async def say(port: int, pieces: Iterable[bytes]) -> bytes:
    """All that the server sends before it ends the connection. Raises TimeoutError if it does not."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    heard = bytearray()

    async def listen() -> None:
        with suppress(OSError):
            while piece := await reader.read(65_536):
                heard.extend(piece)

    listening = asyncio.create_task(listen())
    try:
        with suppress(OSError):
            for piece in pieces:
                writer.write(piece)
                await writer.drain()
        await asyncio.wait_for(listening, PATIENCE)
    finally:
        listening.cancel()
        writer.close()
    return bytes(heard)


def statuses(heard: bytes) -> list[int]:
    return [int(part.split(b" ", 2)[1]) for part in heard.split(b"HTTP/1.1")[1:] for part in [b"x" + part]]


def cut(home: Home) -> dict[str, int]:
    [found] = home.node.metrics.cut.collect()
    return {one.labels["why"]: int(one.value) for one in found.samples if one.name.endswith("_total") and one.value}


def padded(head: bytes, size: int) -> bytes:
    """The request with one more header, so that names, values and the address together have this size."""
    lines = head.split(b"\r\n")
    address = lines[0].split(b" ")[1]
    so_far = len(address) + sum(len(b"".join(line.split(b": ", 1))) for line in lines[1:] if line)
    return head + b"X: " + b"a" * (size - so_far - 1) + b"\r\nConnection: close\r\n\r\n"


async def test_a_head_at_the_limit(home: Home) -> None:
    closing = len(b"Connectionclose")
    assert statuses(await say(home.config.port, [padded(FIRST, 4_096 - closing)])) == [200]
    assert statuses(await say(home.config.port, [padded(FIRST, 4_096 - closing + 1)])) == [431]
    assert cut(home) == {"head": 1}


async def test_the_refusal_has_the_shape_of_every_problem(home: Home) -> None:
    long_address = b"GET /api/v1/tables?x=" + b"a" * 1_000 + b" HTTP/1.1\r\nHost: localhost\r\n\r\n"
    cases = {"long_address": long_address, "long_head": padded(FIRST, 4_097), "bad_request": b"x\r\n\r\n"}
    for code, said in cases.items():
        head, _, body = (await say(home.config.port, [said])).partition(b"\r\n\r\n")
        assert b"content-type: application/json" in head
        assert msgspec.json.decode(body, type=ErrorReply).error.code == code


async def test_headers_are_counted(home: Home) -> None:
    def many(count: int) -> bytes:
        return FIRST + b"Connection: close\r\n" + b"A: b\r\n" * (count - 2) + b"\r\n"

    assert statuses(await say(home.config.port, [many(100)])) == [200]
    assert statuses(await say(home.config.port, [many(101)])) == [431]


async def test_an_address_at_the_limit(home: Home) -> None:
    def long(size: int) -> bytes:
        path = b"/healthz?" + b"q" * (size - len(b"/healthz?"))
        return b"GET " + path + b" HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"

    assert statuses(await say(home.config.port, [long(1_000)])) == [200]
    assert statuses(await say(home.config.port, [long(1_001)])) == [414]
    assert statuses(await say(home.config.port, [b"GET /", *[PIECE] * ENDLESS])) == [414]  # never whole


@pytest.mark.parametrize(
    "pieces",
    [
        [FIRST, b"X-Long: ", *[PIECE] * ENDLESS],
        [FIRST, *[b"X-%d: y\r\n" % n for n in range(20_000)]],
        [b"\r\n" * 32_768] * ENDLESS,
        [FIRST.replace(b"/healthz", b"/api/v1/socket"), b"Upgrade: websocket\r\nX: ", *[PIECE] * ENDLESS],
    ],
    ids=["one header", "many headers", "empty lines", "a WebSocket's"],
)
async def test_a_head_without_end_is_ended(home: Home, pieces: list[bytes]) -> None:
    assert statuses(await say(home.config.port, pieces)) == [431]
    assert cut(home)["head"] == 1


async def test_the_door_that_is_opened_later_is_no_other(home: Home) -> None:
    assert home._server is not None
    place = await home._server._let_network_in()
    assert statuses(await say(place.port, [FIRST, b"X-Long: ", *[PIECE] * ENDLESS])) == [431]


CHUNKED = b"POST /api/v1/guest HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
CHUNKED += b"Transfer-Encoding: chunked\r\n\r\n"


@pytest.mark.parametrize(
    "pieces",
    [
        [CHUNKED, b"1;x=", *[PIECE] * ENDLESS],
        [CHUNKED, *[b"1;x=" + b"a" * 1_000 + b"\r\n{\r\n"] * 4_000],
        [CHUNKED, b"1\r\n{\r\n0\r\nX-After: ", *[PIECE] * ENDLESS],
        [CHUNKED, b"1\r\n{\r\n0\r\n", *[b"X-%d: y\r\n" % n for n in range(20_000)]],
    ],
    ids=["an extension", "an extension for each byte", "a trailer", "many trailers"],
)
async def test_what_surrounds_a_body_is_bounded(home: Home, pieces: list[bytes]) -> None:
    assert statuses(await say(home.config.port, pieces)) in ([431], [])
    assert sum(cut(home).values()) == 1


@pytest.mark.parametrize(
    "lengths",
    [
        b"Content-Length: 4\r\nTransfer-Encoding: chunked\r\n",
        b"Transfer-Encoding: chunked\r\nContent-Length: 4\r\n",
        b"Content-Length: 4\r\nContent-Length: 5\r\n",
    ],
)
async def test_two_lengths_of_one_body_are_none(home: Home, lengths: bytes) -> None:
    """ASVS 4.2.1: two programs that read different lengths could take the rest for another request."""
    head = b"POST /api/v1/guest HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n" + lengths
    assert statuses(await say(home.config.port, [head + b"\r\n0\r\n\r\n" + FIRST + b"\r\n"])) == [400]


async def test_a_body_of_single_bytes_is_read(home: Home) -> None:
    body = b'{"name": "Zo\xc3\xa9", "lang": "fr"}'
    pieces = [b"1\r\n%c\r\n" % byte for byte in body]
    closing = CHUNKED.replace(b"Transfer", b"Connection: close\r\nTransfer")
    assert statuses(await say(home.config.port, [closing, *pieces, b"0\r\n\r\n"])) == [201]


async def test_the_body_of_a_refused_request_is_not_read_without_end(home: Home) -> None:
    head = b"POST /api/v1/nothing HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99999999\r\n\r\n"
    assert statuses(await say(home.config.port, [head, *[PIECE] * ENDLESS])) == [404]
    assert cut(home) == {"body": 1}


async def test_a_short_body_of_a_refused_request_leaves_the_connection_open(home: Home) -> None:
    head = b"POST /api/v1/nothing HTTP/1.1\r\nHost: localhost\r\nContent-Length: 3000\r\n\r\n"
    reader, writer = await asyncio.open_connection("127.0.0.1", home.config.port)
    writer.write(head)
    first = await reader.readuntil(b"}}")  # answered before the body came
    assert b" 404 " in first
    writer.write(b"a" * 3_000 + FIRST + b"Connection: close\r\n\r\n")
    assert b" 200 " in (await asyncio.wait_for(reader.read(), PATIENCE)).splitlines()[0]
    writer.close()
    assert cut(home) == {}


async def test_requests_do_not_queue_without_end(home: Home) -> None:
    await say(home.config.port, [(FIRST + b"\r\n") * (connection.MOST_WAITING + 50)])
    assert cut(home) == {"pipeline": 1}


async def test_so_many_requests_may_wait_for_each_other(home: Home) -> None:
    last = FIRST + b"Connection: close\r\n\r\n"
    heard = await say(home.config.port, [(FIRST + b"\r\n") * (connection.MOST_WAITING - 1) + last])
    assert statuses(heard) == [200] * connection.MOST_WAITING


async def test_whoever_is_too_slow_is_let_go(tmp_path: Path) -> None:
    async with open_home(tmp_path, limits={**LIMITS, "head_seconds": 1}) as home:
        port = home.config.port
        drained = b"POST /api/v1/nothing HTTP/1.1\r\nHost: localhost\r\nContent-Length: 3000\r\n\r\n"
        silent, slow, unread = await asyncio.gather(say(port, []), say(port, [FIRST]), say(port, [drained]))
        assert (statuses(silent), statuses(slow), statuses(unread)) == ([], [408], [404])
        assert cut(home) == {"silent": 1, "slow": 2}


async def test_a_socket_opens_with_a_long_head_and_stays(tmp_path: Path) -> None:
    """The limits on the size and time of a head do not end a connection that has become a WebSocket."""
    async with open_home(tmp_path, limits={**LIMITS, "head_seconds": 1}) as home:
        ann = await home.person("Ann")
        other = Player([home.url], "Ann")
        other.cookie = ann.cookie + "; more=" + "a" * 6_000
        await other.open()
        silent = await say(home.config.port, [])  # as long as a head may take
        assert silent == b""
        assert other.is_connected
        assert (await other.ask("ping"))["type"] in ("done", "pong")
        await other.shut()
