"""People who play all the time, whatever happens to the site, and keep their own record."""

import asyncio
import time
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, Self

import asyncpg

from astrarium.server.ids import read_id

from ..player import Player, random_choice
from ..until import PATIENCE
from .audit import Reckoning, audit
from .site import Site

ENOUGH = 2 * PATIENCE  # seconds for some hundred answers


class Guest(Player):
    """A player who also notes when each answer was acknowledged."""

    def __init__(self, nodes: list[str], name: str, seed: int = 0) -> None:
        super().__init__(nodes, name, seed=seed)
        self.moments: list[tuple[float, float]] = []  # when the reply came, seconds it took
        self.full = False

    async def answer(self, table: str, decision: int, choice: list[int]) -> dict[str, Any]:
        asked = time.monotonic()
        reply = await super().answer(table, decision, choice)
        if reply["type"] == "done":
            now = time.monotonic()
            self.moments.append((now, now - asked))
        return reply

    async def answer_once(self, table: str) -> int:
        """Answer the open question at random; returns the version reached."""
        while True:
            question = self.tables[table].questions[0]
            reply = await self.answer(table, question["id"], random_choice(question, self.rng))
            if reply["type"] == "done":
                version: int = reply["version"]
                return version

    async def reach(self, table: str, version: int, seconds: float = PATIENCE) -> None:
        """Wait until this version has been told."""
        await self.until(lambda: self.tables[table].version >= version, seconds)

    @property
    def plays(self) -> bool:
        """Whether one of the guest's games is not over."""
        return any(seen.stage != "over" for seen in self.tables.values())

    def on(self, node: str) -> bool:
        """Whether the guest is connected to this node."""
        return self.nodes[0] == node

    def twin(self, nodes: list[str], seed: int) -> "Guest":
        """The same person at another screen."""
        other = Guest(nodes, self.name, seed)
        other.cookie, other.id = self.cookie, self.id
        return other


@dataclass
class Crowd:
    """Tables of two people each, one on each node, who play until they are told to stop."""

    site: Site
    guests: list[Guest] = field(default_factory=list)
    tables: list[str] = field(default_factory=list)
    _plays: list[asyncio.Task[int]] = field(default_factory=list)

    async def gather(self, tables: int, *, game: str = "tiny", **wish: Any) -> Self:
        """Seat people at new tables, which they watch; they do not play yet."""
        for _ in range(tables):
            pair = [self._guest(0), self._guest(1)]
            self.tables.append(await seat_all(pair, game=game, **wish))
        return self

    def _guest(self, node: int) -> Guest:
        number = len(self.guests)
        guest = Guest(self.site.urls_from(node), f"Guest {number}", seed=number)
        self.guests.append(guest)
        return guest

    def play(self, pause: float = 0.0) -> None:
        for guest in self.guests:
            for table in guest.tables:
                self._plays.append(asyncio.create_task(guest.play(table, pause=pause)))

    async def stop(self) -> None:
        """Stop playing at once. Raises what went wrong for a player."""
        ends = await end_all(self._plays)
        self._plays.clear()
        for end in ends:
            if isinstance(end, Exception):
                raise end

    async def leave(self) -> None:
        await self.stop()
        for guest in self.guests:
            await guest.shut()

    @property
    def accepted(self) -> int:
        return sum(len(guest.given) for guest in self.guests)

    async def until_accepted(self, more: int, seconds: float = ENOUGH) -> None:
        """Wait for this many more answers."""
        goal = self.accepted + more
        async with asyncio.timeout(seconds):
            while self.accepted < goal and not all(task.done() for task in self._plays):
                await asyncio.sleep(0.01)

    async def until_further(self, more: int, seconds: float = ENOUGH) -> None:
        """Wait until every table is this many versions further, or its game is over."""
        goals = [(seen, seen.version + more) for guest in self.guests for seen in guest.tables.values()]
        async with asyncio.timeout(seconds):
            while any(seen.version < goal and seen.stage != "over" for seen, goal in goals):
                await asyncio.sleep(0.01)

    async def first_answers(self, since: float, guests: Iterable[Guest], seconds: float = ENOUGH) -> list[float]:
        """Seconds from that time until each guest's next accepted answer; guests whose game ends are left out."""
        waiting = list(guests)
        found: list[float] = []
        async with asyncio.timeout(seconds):
            while waiting:
                for guest in waiting.copy():
                    first = next((at for at, _ in guest.moments if at > since), None)
                    if first is not None:
                        found.append(first - since)
                    if first is not None or not guest.plays:
                        waiting.remove(guest)
                await asyncio.sleep(0.02)
        return found

    async def reckon(self, patience: float = PATIENCE) -> Reckoning:
        """Stop, wait until every listener has the latest version, and compare everything with the log."""
        await self.stop()
        for guest in self.guests:
            if not guest.is_connected:
                await guest.open()
        await settle(self.site.database, self.guests, patience)
        found = await audit(self.site.database, self.guests, self.tables)
        assert not found.faults, found.faults[:10]
        assert found.lost == found.duplicated == 0
        return found


async def end_all(tasks: list[asyncio.Task[int]]) -> list[Any]:
    """Cancel tasks until they end: a player whose reply comes at that moment misses the cancellation."""
    while running := [task for task in tasks if not task.done()]:
        for task in running:
            task.cancel()
        await asyncio.wait(running, timeout=0.1)
    return await asyncio.gather(*tasks, return_exceptions=True)


async def settle(url: str, guests: Iterable[Player], patience: float) -> None:
    """Wait until every listener has been told the latest version of its tables, even while bots play on."""
    known = [(guest, table, seen) for guest in guests for table, seen in guest.tables.items()]
    ids = sorted({read_id(table) for _, table, _ in known})
    end = time.monotonic() + patience
    connection = await asyncpg.connect(url, timeout=PATIENCE)
    try:
        while True:
            rows = await connection.fetch("select id, version from tables where id = any($1)", ids)
            latest = {row["id"]: row["version"] for row in rows}
            behind = [(guest, seen) for guest, table, seen in known if seen.version < latest[read_id(table)]]
            if not behind:
                return
            assert time.monotonic() < end, [f"{guest.name}: {seen.version}, gaps {seen.gaps}" for guest, seen in behind]
            await asyncio.sleep(0.05)
    finally:
        await connection.close()


async def seat_all(guests: list[Guest], **wish: Any) -> str:
    """Let the guests in, make a table for them, and let everybody watch; returns the table."""
    for guest in guests:
        if not guest.cookie:
            await guest.enter()
        if not guest.is_connected:
            await guest.open()
    host, *others = guests
    card = await host.make(seats=len(guests) + len(wish.get("bots", ())), **wish)
    table: str = card["table"]
    for guest in others:
        await guest.join(table, card["invite"])
    for guest in guests:
        await guest.watch(table)
    return table
