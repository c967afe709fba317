"""Replaying tables finds every change made in the database."""

import json
from typing import Any

import pytest

from astrarium.server.node import Node
from astrarium.server.ops.audit import Audit, audit, table_ids

from .played_tables import begun, play


async def audited(node: Node, table: int) -> Audit:
    found = await audit(node.services.tables, table)
    assert found is not None
    return found


@pytest.fixture
async def table(node: Node) -> int:
    """A table with enough entries for a snapshot."""
    live = await begun(node, "tiny")
    assert await play(live, 120) == 120
    return live.id


async def change_entry(node: Node, table: int, seq: int, **fields: Any) -> None:
    [(body,)] = await node.database.rows("select body from log where table_id = $1 and seq = $2", table, seq)
    changed = json.dumps({**json.loads(body), **fields})
    await node.database.run("update log set body = $3 where table_id = $1 and seq = $2", table, seq, changed)


async def entry_with(node: Node, table: int, field: str) -> int:
    """The number of the latest entry that has this field."""
    found = [row.seq for row in await node.services.tables.entries(table) if field in json.loads(row.body)]
    return found[-1]


async def codes(node: Node, table: int) -> list[tuple[str, int]]:
    return [(flaw.code, flaw.entry) for flaw in (await audited(node, table)).flaws]


async def test_a_table_as_it_was_played_is_sound(node: Node, table: int) -> None:
    found = await audited(node, table)
    assert found.flaws == []
    assert found.fold is not None
    assert len(found.rows) == found.fold.progress.version + 1 == found.head.version + 1
    assert await node.services.tables.snapshot(table) is not None
    assert await audit(node.services.tables, table + 1) is None


async def test_a_missing_entry(node: Node, table: int) -> None:
    await node.database.run("delete from log where table_id = $1 and seq = 40", table)
    assert await codes(node, table) == [("gap", 40)]


async def test_another_choice(node: Node, table: int) -> None:
    seq = await entry_with(node, table, "choice")
    await change_entry(node, table, seq, choice=[987654])
    assert await codes(node, table) == [("refused", seq)]


async def test_another_state(node: Node, table: int) -> None:
    await change_entry(node, table, 50, state="00" * 8)
    assert await codes(node, table) == [("state", 50)]


async def test_other_draws(node: Node, table: int) -> None:
    seq = await entry_with(node, table, "draws")
    await change_entry(node, table, seq, draws=[[6, 1]])
    assert await codes(node, table) == [("draws", seq)]


async def test_an_entry_that_nobody_can_read(node: Node, table: int) -> None:
    await node.database.run('update log set body = \'{"act":"fly"}\' where table_id = $1 and seq = 7', table)
    assert await codes(node, table) == [("entry", 7)]


async def test_a_game_that_is_not_installed(node: Node, table: int) -> None:
    [(body,)] = await node.database.rows("select body from log where table_id = $1 and seq = 0", table)
    await change_entry(node, table, 0, wish={**json.loads(body)["wish"], "game": "elsewhere"})
    found = await audited(node, table)
    assert [flaw.code for flaw in found.flaws] == ["game"]
    assert found.fold is None


async def test_a_summary_that_says_something_else(node: Node, table: int) -> None:
    await node.database.run("update tables set stage = 'over' where id = $1", table)
    version = (await audited(node, table)).head.version
    assert await codes(node, table) == [("summary", version)]


async def test_a_snapshot_of_another_table(node: Node, table: int) -> None:
    other = await begun(node, "tiny")
    await play(other, 120, seed=7)
    kept, foreign = await node.services.tables.snapshot(table), await node.services.tables.snapshot(other.id)
    assert kept is not None
    assert foreign is not None
    await node.database.run("update snapshots set body = $2 where table_id = $1", table, foreign.body)
    assert await codes(node, table) == [("snapshot", kept.seq)]
    await node.database.run("update snapshots set body = '{}' where table_id = $1", table)
    assert await codes(node, table) == [("snapshot", kept.seq)]


async def test_all_tables_or_the_latest(node: Node) -> None:
    made = [(await begun(node, "race")).id for _ in range(3)]
    await node.database.run("update tables set since = since + 100000 where id = $1", made[1])
    assert {table async for table in table_ids(node.database)} == set(made)
    assert [table async for table in table_ids(node.database, 1)] == [made[1]]
