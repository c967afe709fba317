"""Floods of answers that are taken back and given again."""

import asyncio
import random

from msgspec import UNSET

from ...load.people import Question, random_choice
from ..hostile import Flood, Mouth
from ..listener import Heard


class Waverer(Mouth):
    """A guest who answers, undoes and answers again."""

    def __init__(self, flood: Flood, cookie: str, table: str) -> None:
        super().__init__(flood, cookie)
        self.table = table
        self.asked: Question | None = None
        self.can_undo = False
        self.version = 0
        self.rng = random.Random(cookie)

    def hear(self, heard: Heard) -> None:
        super().hear(heard)
        if heard.type in ("update", "table") and heard.table == self.table:
            self.can_undo, self.version = heard.can_undo, heard.version
            if heard.questions is not UNSET:
                self.asked = heard.questions[0] if heard.questions else None
            elif heard.type == "table":
                self.asked = None

    async def open(self) -> bool:
        opened = await super().open()
        if opened:
            self.ask("watch", table=self.table, full=False)
        return opened

    def waver(self) -> bool:
        """Take the next step, if there is one."""
        if self.can_undo:
            self.ask("undo", table=self.table)
        elif self.asked is not None:
            choice = random_choice(self.asked, self.rng)
            self.ask("answer", table=self.table, decision=self.asked.id, choice=choice)
        else:
            return False
        return True


class Undo(Flood):
    """Tables of two hostile guests, of whom one never answers, so that the other may undo every answer."""

    name = "undo"
    unit = "messages"
    tables = 25
    rate = 20.0

    async def prepare(self) -> None:
        cookies = await self.guests(2 * self.tables)
        self.waverers: list[Waverer] = []
        for one, other in zip(cookies[::2], cookies[1::2], strict=False):
            table = await self.table(one, other, spectators=False)
            if table:
                self.waverers.append(Waverer(self, one, table))

    async def attack(self) -> None:
        async with asyncio.TaskGroup() as group:
            for one in self.waverers:
                group.create_task(one.talk(self.rate, one.waver, most=1))
