"""Tables and moves in a node of this process, without sockets: what a move costs the server itself."""

import random
import time
from typing import NamedTuple

from astrarium.kernel import Refused
from astrarium.server.ids import new_id
from astrarium.server.live.acts import play
from astrarium.server.live.hub import new_tables
from astrarium.server.live.table.live_table import LiveTable
from astrarium.server.node import Node
from astrarium.server.people.person import Person
from astrarium.server.tables.entries import TableSpec
from astrarium.server.tables.fold import TableFold


class Spent(NamedTuple):
    """What one accepted answer took, until the last listener was told, in seconds."""

    wall: float
    processor: float  # of this process


class Listener:
    """A person who only listens."""

    def __init__(self, person: int) -> None:
        self.person = person
        self.muted: set[int] = set()
        self.silent = False

    def tell(self, text: bytes) -> None:
        pass

    def may_see(self, table: int, fold: TableFold) -> bool:
        return True

    def dismiss(self, table: int) -> None:
        pass

    def come_again(self, table: int, full: bool, seat: int | None) -> None:
        """Nothing: a table that is dropped from memory is opened again only when the benchmark asks for it."""


async def new_table(node: Node, game: str, seats: int, *, watched: bool = True) -> tuple[LiveTable, list[int]]:
    """A table in play, and its people, who all listen if it is watched."""
    people = [Person(new_id(), f"P{seat}", "en", None, False, "{}") for seat in range(seats)]
    live = await new_tables.make_table(node.hub, people[0], TableSpec(game, seats, public=True))
    for person in people:
        await new_tables.sit_down(node.hub, live, person, None, "")
    for person in people if watched else ():
        await node.hub.watch(Listener(person.id), live, -1, False)
    return live, [person.id for person in people]


async def move(live: LiveTable, people: list[int], rng: random.Random) -> Spent:
    """Give one accepted answer."""
    while (table := live.fold.table) is not None:
        decision = rng.choice(table.decisions())
        choice = list(decision.random_choice(rng))
        begun, worked = time.perf_counter(), time.process_time()
        try:
            await live.do(play.answer(people[decision.seat], decision.id, choice))
        except Refused:
            continue
        return Spent(time.perf_counter() - begun, time.process_time() - worked)
    raise ValueError("the game has not begun")


async def play_on(live: LiveTable, people: list[int], rng: random.Random, most: int = 100_000) -> list[Spent]:
    """Give so many answers, or all until the game is over."""
    spent: list[Spent] = []
    while live.fold.progress.stage == "playing" and len(spent) < most:
        spent.append(await move(live, people, rng))
    return spent
