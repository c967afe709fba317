"""Two nodes race on one table: every person answers every question on both nodes at once, each time differently."""

import asyncio
import time
from collections.abc import Callable
from typing import Any

from ..player import random_choice
from ..until import PATIENCE
from .audit import audit
from .conftest import Note
from .crowd import Crowd, Guest, seat_all, settle
from .site import LONG, Site

ANSWERS = 10_000 if LONG else 600


class TwoScreens:
    """One person with a connection to each node."""

    def __init__(self, left: Guest, right: Guest) -> None:
        self.screens = left, right
        self.asked = 0  # questions that were answered on both
        self.won = [0, 0]  # by node
        self.both = 0  # the same answer by chance: accepted once, acknowledged twice

    async def play(self, table: str, enough: Callable[[], bool]) -> None:
        while not enough():
            seen = [screen.tables[table] for screen in self.screens]
            if any(one.stage == "over" for one in seen):
                return
            questions = [one.questions[0] if one.questions else None for one in seen]
            if questions[0] is None or questions[1] is None or questions[0]["id"] != questions[1]["id"]:
                await asyncio.sleep(0.001)
                continue
            await self._answer(table, questions[0])

    async def _answer(self, table: str, question: dict[str, Any]) -> None:
        choices = [random_choice(question, screen.rng) for screen in self.screens]
        asks = [
            screen.answer(table, question["id"], choice) for screen, choice in zip(self.screens, choices, strict=True)
        ]
        # By turns: on a busy machine the node that is asked first may always be faster.
        order = slice(None, None, -1 if self.asked % 2 else 1)
        replies = (await asyncio.gather(*asks[order]))[order]
        kinds = [reply["type"] for reply in replies]
        assert set(kinds) <= {"done", "refused"}, replies
        if kinds == ["done", "done"]:
            assert choices[0] == choices[1], "two different answers to one question were accepted"
            assert replies[0]["version"] == replies[1]["version"]
            self.both += 1
        elif "done" in kinds:
            self.won[kinds.index("done")] += 1
        else:
            return  # a rule refused both
        self.asked += 1
        version = max(reply.get("version", 0) for reply in replies)
        for screen in self.screens:
            await screen.reach(table, version)


async def test_two_nodes_race_on_one_table(site: Site, crowd: Crowd, note: Note) -> None:
    conflicts = await site.total("astrarium_conflicts_total")
    begun = time.monotonic()
    people: list[TwoScreens] = []
    for seed in range(2):
        left = Guest(site.urls[:1], f"Person {seed}", seed=seed)
        await left.enter()
        people.append(TwoScreens(left, left.twin(site.urls[1:], seed + 10)))
    screens = [screen for person in people for screen in person.screens]
    watcher = Guest(site.urls[1:], "Watcher")
    await watcher.enter()
    crowd.guests += [*screens, watcher]
    for screen in crowd.guests:
        await screen.open()
    games = 0

    def enough() -> bool:
        return sum(person.asked for person in people) >= ANSWERS

    while not enough():
        table = await seat_all([person.screens[0] for person in people], game="tiny", public=True)
        for screen in (*(person.screens[1] for person in people), watcher):
            await screen.watch(table)
        games += 1
        async with asyncio.timeout(300):
            await asyncio.gather(*(person.play(table, enough) for person in people))

    found = await audit(site.database, screens)
    assert not found.faults, found.faults[:10]
    await settle(site.database, crowd.guests, PATIENCE)
    for screen in crowd.guests:
        assert {table: seen.version for table, seen in screen.tables.items()} == found.versions
    accepted = sum(person.asked for person in people)
    assert found.answers == found.acknowledged == accepted >= ANSWERS, "each question was answered exactly once"
    conflicts = await site.total("astrarium_conflicts_total") - conflicts
    assert conflicts > accepted / 50, "the nodes did not really race"
    won = [sum(person.won[node] for person in people) for node in range(2)]
    assert min(won) > accepted / 20, "one node always won"
    assert not any(seen.gaps for screen in screens for seen in screen.tables.values())
    note(**found.figures(), games=games, conflicts=int(conflicts), won=f"{won[0]}:{won[1]}")
    note(same_answer=sum(person.both for person in people), seconds=time.monotonic() - begun)
