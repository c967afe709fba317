"""A table that is due is handed to one caller."""

import asyncio

from astrarium.server.store.database import Database
from astrarium.server.store.tables import Tables

from .conftest import Open
from .samples import entry, new_table


async def test_each_due_table_goes_to_one_caller(open_another: Open) -> None:
    nodes = [await open_another() for _ in range(3)]
    due = {(await new_table(nodes[0], wake_at=100 + number)).id for number in range(60)}
    for wake_at in (None, 1001):
        await new_table(nodes[0], wake_at=wake_at)
    claims = await asyncio.gather(*(node.claim_due(1000, 500, 7) for node in nodes for _ in range(10)))
    claimed = [table for claim in claims for table in claim]
    assert max(map(len, claims)) <= 7
    while more := await nodes[0].claim_due(1000, 500, 7):  # callers at once may pass over what another looks at
        claimed += more
    assert sorted(claimed) == sorted(due)


async def test_the_longest_due_come_first_and_again_after_the_lease(db: Database) -> None:
    late, later = (await new_table(db, wake_at=10)).id, (await new_table(db, wake_at=20)).id
    assert await db.claim_due(20, 100, 1) == [late]
    assert await db.claim_due(20, 100, 5) == [later]
    assert await db.claim_due(119, 100, 5) == []
    assert await db.append(entry(late, 1, wake_at=None))
    assert await db.claim_due(120, 100, 5) == [later]
    head = await Tables(db).head(later)
    assert head is not None
    assert head.wake_at == 220
