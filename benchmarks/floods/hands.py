"""One attacker's process: `python -m benchmarks.floods.hands NAME URL ADDRESS`, controlled by its standard input.

It reads lines of JSON (`facts` to prepare, `go`, `stop`) and answers each with one: that it is ready, or its counts.
"""

import asyncio
import os
import sys
from contextlib import suppress

import msgspec
import uvloop

from .hostile import Counts, Facts, Flood
from .kinds import FLOODS

NICE = 10  # real attackers have computers of their own


class Order(msgspec.Struct):
    do: str
    facts: Facts | None = None


async def serve(name: str, url: str, address: str) -> None:
    reader = asyncio.StreamReader()
    await asyncio.get_running_loop().connect_read_pipe(lambda: asyncio.StreamReaderProtocol(reader), sys.stdin)
    flood: Flood | None = None
    attack: asyncio.Task[None] | None = None
    while line := await reader.readline():
        order = msgspec.json.decode(line, type=Order)
        counts = Counts()
        if order.do == "prepare":
            flood = FLOODS[name](url, address, order.facts or Facts(""))
            await flood.prepare()
        elif flood is None:
            raise RuntimeError("not prepared")
        elif order.do == "go":
            flood.facts = order.facts or flood.facts
            flood.counts = Counts()
            attack = asyncio.create_task(flood.attack())
        elif attack is not None:
            attack.cancel()
            with suppress(asyncio.CancelledError):
                await attack
            await flood.rest()
            counts = flood.counts
        sys.stdout.write(msgspec.json.encode(counts).decode() + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    os.setpriority(os.PRIO_PROCESS, 0, NICE)
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(serve(*sys.argv[1:4]))
