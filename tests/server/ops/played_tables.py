"""Tables played without a network."""

import secrets
from random import Random

from astrarium.kernel import Refused
from astrarium.server.live.acts.play import answer
from astrarium.server.live.hub import new_tables
from astrarium.server.live.table.live_table import LiveTable
from astrarium.server.node import Node
from astrarium.server.people.person import Person
from astrarium.server.tables import entries as e


async def guests(node: Node, *names: str) -> list[Person]:
    return [await node.register.accounts.new_guest(name, "en") for name in names]


async def begun(node: Node, game: str = "tiny", people: list[Person] | None = None, **wish: object) -> LiveTable:
    """A table with two persons seated."""
    people = people or await guests(node, "Ann", "Zoé")
    live = await new_tables.make_table(node.hub, people[0], e.TableSpec(game, len(people), **wish))  # type: ignore[arg-type]
    for person in people:
        await new_tables.sit_down(node.hub, live, person, None, secrets.token_hex(16))
    return live


async def play(live: LiveTable, moves: int, seed: int = 1) -> int:
    """Give this many random answers, or play to the end; returns how many were accepted."""
    rng = Random(seed)
    for count in range(moves):
        table = live.fold.table
        if table is None or not is_played(live):
            return count
        decision = table.decisions()[0]
        legal = [c for c in decision.some_choices(40) if decision.step.refuse(table.state, c) is None]
        person = live.fold.progress.seats[decision.seat].person
        try:
            await live.do(answer(person, decision.id, list(rng.choice(legal))))
        except Refused:
            if not is_played(live):  # somebody has ended it just now
                return count
            raise
    return moves


def is_played(live: LiveTable) -> bool:
    return live.fold.progress.stage == "playing"
