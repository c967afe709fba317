"""The base of attackers that send HTTP requests at a fixed rate."""

from itertools import count
from typing import ClassVar

from .hostile import Flood
from .line import Line


class Requests(Flood):
    """Calls `turn` at a fixed rate, a few at a time, as some of the address's guests."""

    rate: ClassVar[float]  # turns a second
    workers: ClassVar[int] = 8
    persons: ClassVar[int] = 0  # guests that it uses

    async def prepare(self) -> None:
        self.cookies = await self.guests(self.persons)

    async def attack(self) -> None:
        turns = count()
        await self.paced(self.rate, self.workers, lambda line: self.turn(line, next(turns)))

    async def turn(self, line: Line, number: int) -> None:
        raise NotImplementedError
