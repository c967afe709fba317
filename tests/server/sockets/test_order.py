"""A slow reader gets everything in order, or is cut off."""

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import msgspec
from starlette.types import Message

from astrarium.server.people.person import Person
from astrarium.server.sockets.services import SocketServices
from astrarium.server.sockets.socket import Socket

from ..until import until


class Pipe:
    """A connection that can be clogged."""

    def __init__(self) -> None:
        self.heard: list[str] = []
        self.open = asyncio.Event()
        self.open.set()
        self.waiting = False

    async def receive(self) -> Message:
        await asyncio.Event().wait()
        raise AssertionError

    async def send(self, message: Message) -> None:
        self.waiting = not self.open.is_set()
        await self.open.wait()
        if message["type"] == "websocket.send":
            self.heard.append(message["text"])

    def write_now(self, text: bytes) -> bool:
        if self.open.is_set():
            self.heard.append(text.decode())
        return self.open.is_set()


async def test_what_is_told_at_once_does_not_overtake_what_waits() -> None:
    node = SimpleNamespace(now=lambda: 0, metrics=SimpleNamespace(sent=SimpleNamespace(messages=0)))
    services = cast("SocketServices", SimpleNamespace(node=node, client=""))
    pipe = Pipe()
    socket = Socket(services, Person(1, "Ann", "en", None, False, ""), (), pipe.receive, pipe.send, pipe.write_now)
    serving = asyncio.create_task(socket.serve())
    await until(lambda: pipe.heard)  # the welcome
    socket.tell(b"1")
    pipe.open.clear()
    socket.tell(b"2")
    await until(lambda: pipe.waiting)  # now it hangs in the pipe
    pipe.open.set()
    socket.tell(b"3")  # before the task that sends the second has had its turn
    await until(lambda: len(pipe.heard) == 4)
    socket.tell(b"4")
    await until(lambda: len(pipe.heard) == 5)
    socket.cut()
    await serving
    welcome, *told = pipe.heard
    assert cast("dict[str, Any]", msgspec.json.decode(welcome))["type"] == "welcome"
    assert told == ["1", "2", "3", "4"]
