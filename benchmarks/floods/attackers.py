"""The attackers as the benchmark sees them: processes that prepare, attack and report their counts."""

import asyncio
import sys
from asyncio.subprocess import PIPE, Process
from dataclasses import dataclass

import msgspec

from .hands import Order
from .hostile import Counts, Facts

PATIENCE = 90.0  # seconds to prepare or to stop


@dataclass
class Attacker:
    """One attacking process with one address."""

    process: Process

    @classmethod
    async def start(cls, name: str, url: str, address: str) -> "Attacker":
        command = (sys.executable, "-m", "benchmarks.floods.hands", name, url, address)
        return cls(await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE))

    async def order(self, do: str, facts: Facts | None = None) -> Counts:
        orders, told = self.process.stdin, self.process.stdout
        if orders is None or told is None:
            raise RuntimeError("an attacker does not listen")
        orders.write(msgspec.json.encode(Order(do, facts)) + b"\n")
        async with asyncio.timeout(PATIENCE):
            line = await told.readline()
        if not line:
            raise RuntimeError("an attacker ended")
        return msgspec.json.decode(line, type=Counts)

    async def end(self) -> None:
        if self.process.returncode is None:
            self.process.kill()
        await self.process.wait()


def addresses(many: int) -> list[str]:
    """Addresses for attackers; the honest player has the first address of this computer."""
    return [f"127.0.0.{2 + number}" for number in range(many)]
