"""Ends a table from outside the nodes, by the way on which they write: whoever is faster wins, nothing is lost."""

import asyncio
from collections.abc import Coroutine
from typing import Any

from ..bus.base import Bus
from ..bus.local import LocalBus
from ..config import Config
from ..ids import new_id, spell
from ..live import acts
from ..live.hub import Hub
from ..live.services import NodeServices
from ..people.clock import now
from ..store.chat import Chat
from ..store.database import Database
from ..store.tables import Tables
from ..tables.fold import TableFold
from ..telemetry.metrics import Metrics

BY_ADMINISTRATOR = "administrator"


async def end_table(config: Config, database: Database, table: int, why: str = BY_ADMINISTRATOR) -> bool:
    """Stop it for good; False if it was over. Declined if there is none.

    Nodes hear of it over NATS at once; without it, those with listeners find it in the log within ten seconds.
    """
    bus: Bus = LocalBus()
    if config.nats:
        from ..bus.nats import NatsBus

        bus = await NatsBus.connect(config.nats, "astrarium admin")
    work: set[asyncio.Task[Any]] = set()

    def later(task: Coroutine[Any, Any, Any]) -> None:
        work.add(asyncio.get_running_loop().create_task(task))

    services = NodeServices(
        node=spell(new_id()),
        database=database,
        tables=Tables(database),
        chat=Chat(database),
        bus=bus,
        now=now,
        metrics=Metrics(),
        lost=lambda since, until: 0,  # the entry takes nobody's time
        later=later,
        think=lambda job: None,
        pass_delay=lambda: 0.0,
        tell_person=lambda person, text: None,
        notify=_nobody,
        remind=_nobody_again,
    )
    try:
        live = await Hub(services, 1).open(table)
        before = live.fold.progress.version
        reached = await live.do(acts.end(why))
        await asyncio.gather(*work)
        return reached > before and live.fold.progress.ended == why
    finally:
        await bus.close()


async def _nobody(table: int, fold: TableFold) -> None:
    """Whoever plays hears it from a node."""


async def _nobody_again(table: int, fold: TableFold, seat: int) -> bool:
    return False
