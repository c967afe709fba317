"""Floods of requests that make the server replay a long game."""

from ..line import API, Line
from ..requests import Requests


class Stories(Requests):
    name = "stories"
    long_tables = True
    rate = 10.0  # 2 and a burst of 40 are allowed

    async def prepare(self) -> None:
        running, finished = (f"{API}/tables/{name}" for name in (self.facts.running, self.facts.finished))
        self.paths = [f"{running}/story", f"{finished}/replay", f"{finished}/log", f"{finished}/story"]

    async def turn(self, line: Line, number: int) -> None:
        await self.asking(line.ask("GET", self.paths[number % len(self.paths)]))
