"""Floods of content packs as large as allowed: each is tried, and each changes a table's words."""

import re
from typing import Any

from astrarium.kernel import game as find_game
from astrarium.kernel.content.packs import export

from ..line import API, Line
from ..newcomers import make_table
from ..requests import Requests


def big_pack(game: str) -> str:
    """The whole box with every name changed."""
    return re.sub(r'\ben = "([^"]*)"', r'en = "\1 x"', export(find_game(game)))


class Packs(Requests):
    """Send more packs than allowed, and ask for their changes again and again."""

    name = "packs"
    rate = 100.0
    persons = 4
    every = 25  # requests, one of which has a pack

    async def prepare(self) -> None:
        await super().prepare()
        self.pack = big_pack(self.facts.game)
        self.changed: list[str] = []
        await self._bring(self.line(), 0)

    async def _bring(self, line: Line, number: int) -> None:
        cookie = self.cookies[number % len(self.cookies)]
        wish: dict[str, Any] = {"game": self.facts.game, "seats": 2, "public": True, "content": self.pack}
        reply = await self.asking(make_table(line, cookie, self.rng, **wish))
        if reply is not None and reply.ok:
            self.changed.append(reply.json()["table"])

    async def turn(self, line: Line, number: int) -> None:
        if number % self.every == 0 or not self.changed:
            await self._bring(line, number // self.every)
        else:
            table = self.changed[number % len(self.changed)]
            await self.asking(line.ask("GET", f"{API}/tables/{table}/content"))
