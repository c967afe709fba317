"""Ends a table by appending to its log, as a node would: if both write at once, the first wins and nothing is lost."""

import asyncio
from collections.abc import Collection, Coroutine
from typing import Any

from ..bus.base import Bus
from ..bus.local import LocalBus
from ..bus.signatures import Signer
from ..clock import now
from ..config import Config
from ..ids import new_id, spell
from ..live.hub.hub import Hub
from ..live.services import NodeServices
from ..store.chat import Chat
from ..store.database import Database
from ..store.keys import site_secret
from ..store.tables import Tables
from ..tables import entries as e
from ..tables.fold import TableFold
from ..telemetry.metrics import Metrics

BY_ADMINISTRATOR = "administrator"


async def end_table(config: Config, database: Database, table: int, why: str = BY_ADMINISTRATOR) -> bool:
    """End the table for good, even one that cannot be opened; False if it was over. Raises Declined if there is none.

    Nodes hear of it over NATS at once; without NATS, those with listeners find it in the log within ten seconds.
    """
    bus: Bus = LocalBus()
    if config.nats:
        from ..bus.nats import NatsBus

        signer = Signer(await site_secret(config, database))
        bus = await NatsBus.connect(config.nats, "astrarium admin", signer)
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
        lost=lambda since, until: 0,  # the entry costs no player time
        later=later,
        think=lambda job: None,
        pass_delay=lambda: 0.0,
        tell_person=lambda person, text: None,
        notify=_nobody,
        remind=_nobody_again,
        entries_per_decision=config.limits.entries_per_decision,
    )
    try:
        before = await services.tables.head(table)
        reached = await Hub(services, 1).end(table, why)
        await asyncio.gather(*work)
        if before is None or before.stage == "over":
            return False
        [written, *_] = await services.tables.entries(table, reached - 1)
        return written.body == e.encode(e.Ended(why))  # else the game itself ended just before
    finally:
        await bus.close()


async def _nobody(table: int, fold: TableFold, here: Collection[int]) -> None:
    """Notify nobody: the players hear of it from a node."""


async def _nobody_again(table: int, fold: TableFold, seat: int) -> bool:
    return False
