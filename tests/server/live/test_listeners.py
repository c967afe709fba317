"""A node subscribes to a table once for all its watchers, and only while there is one."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import dataclass, field, replace
from pathlib import Path

import pytest

from astrarium.server.bus.base import Handler
from astrarium.server.bus.local import LocalBus, LocalSubscription
from astrarium.server.config import Config
from astrarium.server.live.hub.hub import Hub
from astrarium.server.live.hub.new_tables import make_table
from astrarium.server.node import Node
from astrarium.server.people.person import Person
from astrarium.server.tables.entries import TableSpec
from astrarium.server.tables.fold import TableFold


class SlowBus(LocalBus):
    """A bus on which subscribing takes a moment, as over a network."""

    def __init__(self) -> None:
        super().__init__()
        self.listeners: set[LocalSubscription] = set()
        self.gate = asyncio.Event()
        self.gate.set()

    async def subscribe(self, subject: str, handler: Handler) -> LocalSubscription:
        await asyncio.sleep(0.01)
        await self.gate.wait()
        made = await super().subscribe(subject, handler)
        self.listeners.add(made)
        return made

    @property
    def heard(self) -> int:
        return sum(one.handler is not None for one in self.listeners)


@dataclass(eq=False)
class Ear:
    person: int = 0
    muted: set[int] = field(default_factory=set)
    silent: bool = False
    told: list[bytes] = field(default_factory=list)

    def tell(self, text: bytes) -> None:
        self.told.append(text)

    def may_see(self, table: int, fold: TableFold) -> bool:
        return True

    def dismiss(self, table: int) -> None:
        raise AssertionError("nobody is sent away here")

    def come_again(self, table: int, full: bool, seat: int | None) -> None:
        raise AssertionError


@pytest.fixture
async def hub(tmp_path: Path) -> AsyncIterator[Hub]:
    node = await Node.start(Config(database=f"sqlite:///{tmp_path}/a.db"))
    yield Hub(replace(node.services, bus=SlowBus()), 10)
    await node.close()


async def test_two_who_come_at_once_are_served_by_one_subscription(hub: Hub) -> None:
    live = await make_table(hub, Person(1, "Ann", "en", None, False, ""), TableSpec(game="tiny", seats=2))
    bus = hub.services.bus
    assert isinstance(bus, SlowBus)
    ears = [Ear(), Ear()]
    await asyncio.gather(*(hub.watch(ear, live, -1, True) for ear in ears))
    assert bus.heard == 1
    assert all(ear.told for ear in ears)
    for ear in ears:
        await hub.unwatch(ear, live)
    assert bus.heard == 0


async def test_who_leaves_while_something_is_written_is_let_go_later(hub: Hub) -> None:
    live = await make_table(hub, Person(1, "Ann", "en", None, False, ""), TableSpec(game="tiny", seats=2))
    bus = hub.services.bus
    assert isinstance(bus, SlowBus)
    ear = Ear()
    await hub.watch(ear, live, -1, True)
    async with live.lock:
        await hub.unwatch(ear, live)
    await hub.poll()
    assert bus.heard == 0


async def test_a_table_that_somebody_is_about_to_watch_is_not_forgotten(hub: Hub) -> None:
    """If it were opened a second time, the watchers of one copy would not hear what happens at the other."""
    host = Person(1, "Ann", "en", None, False, "")
    live = await make_table(hub, host, TableSpec(game="tiny", seats=2))
    bus = hub.services.bus
    assert isinstance(bus, SlowBus)
    bus.gate.clear()
    arriving = asyncio.create_task(hub.watch(Ear(), live, -1, True))
    await asyncio.sleep(0)
    for _ in range(12):  # more than there is room for
        await make_table(hub, host, TableSpec(game="tiny", seats=2))
    assert await hub.open(live.id) is live
    bus.gate.set()
    await arriving
    assert live in hub.tables
