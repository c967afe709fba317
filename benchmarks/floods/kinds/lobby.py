"""Floods of the lobby: filling it and asking for it."""

from typing import Any

from ..line import API, Line
from ..newcomers import make_table
from ..requests import Requests


class Lobby(Requests):
    """Make as many public tables as allowed, and ask for the list again and again."""

    name = "lobby"
    lobby = True
    persons = 3
    rate = 100.0

    async def turn(self, line: Line, number: int) -> None:
        if number % 2:
            await self.asking(line.ask("GET", f"{API}/tables"))
            return
        cookie = self.cookies[number // 2 % len(self.cookies)]
        wish: dict[str, Any] = {"game": self.facts.game, "seats": 2, "public": True, "title": f"Come here {number}"}
        await self.asking(make_table(line, cookie, self.rng, **wish))


class Cancel(Requests):
    """Make tables and cancel them, to leave as much as possible in the database."""

    name = "cancel"
    persons = 5
    rate = 50.0  # of two requests each

    async def turn(self, line: Line, number: int) -> None:
        cookie = self.cookies[number % len(self.cookies)]
        wish: dict[str, Any] = {"game": self.facts.game, "seats": 2, "title": "x" * 60}
        reply = await self.asking(make_table(line, cookie, self.rng, sit=False, **wish))
        if reply is not None and reply.ok:
            await self.asking(line.ask("DELETE", f"{API}/tables/{reply.json()['table']}", None, cookie))


class Seats(Requests):
    """Sit down and stand up again and again, at a table where others do the same."""

    name = "seats"
    persons = 6
    rate = 200.0

    async def prepare(self) -> None:
        await super().prepare()
        self.name_of_table = await self.table(self.cookies[0], start="host", seats=2) if self.cookies else ""

    async def turn(self, line: Line, number: int) -> None:
        cookie = self.cookies[1:][number // 2 % len(self.cookies[1:])]
        path = f"{API}/tables/{self.name_of_table}/{'leave' if number % 2 else 'join'}"
        await self.asking(line.ask("POST", path, None if number % 2 else {}, cookie))
