"""Floods over WebSockets, by as many guests as one address may have."""

import asyncio
from functools import partial

from ..hostile import AGAIN, Flood, Mouth

PER_PERSON = 20.0  # messages a second that one person may send


class Talk(Flood):
    """Guests who each send a message again and again."""

    unit = "messages"
    persons = 55  # a new address may have 60 guests at once
    rate = PER_PERSON

    async def prepare(self) -> None:
        for cookie in await self.guests(self.persons):
            Mouth(self, cookie)

    async def attack(self) -> None:
        async with asyncio.TaskGroup() as group:
            for mouth in self.mouths:
                group.create_task(mouth.talk(self.rate, partial(self.ask, mouth)))

    def ask(self, mouth: Mouth) -> None:
        raise NotImplementedError


class Pings(Talk):
    name = "pings"
    rate = 2 * PER_PERSON

    def ask(self, mouth: Mouth) -> None:
        mouth.ask("ping")


class Watches(Talk):
    """Ask for the honest player's whole table, with full questions, at the limit of messages."""

    name = "watches"

    def ask(self, mouth: Mouth) -> None:
        mouth.ask("watch", table=self.facts.table, have=-1, full=True)


class Chat(Talk):
    """Spectators of the honest player's table who all chat."""

    name = "chat"
    persons = 30
    rate = 4.0  # 2 are allowed

    def ask(self, mouth: Mouth) -> None:
        if not mouth.greeted:
            mouth.greeted = True
            mouth.ask("watch", table=self.facts.table)
        mouth.ask("say", table=self.facts.table, text="x" * 500)


class Reconnects(Talk):
    """Connect, watch, leave without a goodbye, again and again."""

    name = "reconnects"
    unit = "connections"
    persons = 40
    rate = 200.0

    async def attack(self) -> None:
        async with asyncio.TaskGroup() as group:
            for number, mouth in enumerate(self.mouths):
                group.create_task(self._storm(mouth, number / self.rate))

    async def _storm(self, mouth: Mouth, first: float) -> None:
        await asyncio.sleep(first)
        while True:
            if await mouth.open():
                mouth.ask("watch", table=self.facts.table)
                mouth.shut()
                self.counts.accepted += 1
            await asyncio.sleep(max(AGAIN, len(self.mouths) / self.rate))
