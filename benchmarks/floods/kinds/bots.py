"""Floods of tables at which the server lets bots play."""

from typing import Any

from ..hostile import Mouth
from ..line import Line
from ..newcomers import make_table
from ..requests import Requests


class BotTables(Requests):
    """Guests make as many tables as they may: with bots only, or with a seat of their own that they resign at once."""

    name = "bots"
    unit = "tables"
    persons = 3
    rate = 20.0
    workers = 6

    async def prepare(self) -> None:
        for cookie in await self.guests(self.persons):
            await Mouth(self, cookie).open()

    async def turn(self, line: Line, number: int) -> None:
        mouth = self.mouths[number % len(self.mouths)]
        alone = number % 2 == 0
        wish: dict[str, Any] = {"game": self.facts.game, "seats": 2, "bots": ["greedy"] * (2 if alone else 1)}
        reply = await self.asking(make_table(line, mouth.cookie, self.rng, sit=not alone, **wish))
        if reply is not None and reply.ok and not alone:
            if not mouth.is_open:
                await mouth.open()
            mouth.say("resign", table=reply.json()["table"])
