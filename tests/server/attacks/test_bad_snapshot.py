"""A bad snapshot costs only time: whatever is wrong with it, the log is complete."""

import json
import logging
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest

from astrarium.server.config import Config
from astrarium.server.live.table.live_table import LiveTable
from astrarium.server.node import Node
from astrarium.server.ops.audit import audit
from astrarium.server.store.migrate import migrate

from ..ops.played_tables import begun, play
from ..until import until

Body = dict[str, Any]


def _shift_version(kept: Body) -> Body:
    return {**kept, "course": {**kept["course"], "version": kept["course"]["version"] - 1}}


GARBAGE: dict[str, Callable[[Body], object]] = {
    "empty": lambda kept: {},
    "no_object": lambda kept: 7,
    "other_state": lambda kept: {**kept, "state": {"a": 1}},
    "state_of_text": lambda kept: {**kept, "state": "tiny"},
    "short_state": lambda kept: {**kept, "state": {}},
    "no_seats": lambda kept: {**kept, "course": {**kept["course"], "seats": []}},
    "other_version": _shift_version,
    "other_table": lambda kept: {**kept, "made": {**kept["made"], "commitment": "00" * 32}},
    "other_game": lambda kept: {**kept, "made": {**kept["made"], "wish": {"game": "elsewhere", "seats": 2}}},
    "other_content": lambda kept: {**kept, "made": {**kept["made"], "content": {"name": "x", "hash": "0"}}},
}


@pytest.fixture
async def node(tmp_path: Path) -> AsyncIterator[Node]:
    url = f"sqlite:///{tmp_path}/a.db"
    await migrate(url)
    started = await Node.start(Config(database=url))
    yield started
    await started.close()


async def with_snapshot(node: Node) -> tuple[LiveTable, Body]:
    live = await begun(node, "tiny")
    assert await play(live, 70) == 70
    return live, json.loads(await kept_body(node, live.id))


async def kept_body(node: Node, table: int) -> str:
    found = await node.services.tables.snapshot(table)
    return found.body if found is not None else ""


async def test_the_log_is_read_instead_and_a_new_one_is_made(node: Node, caplog: pytest.LogCaptureFixture) -> None:
    live, kept = await with_snapshot(node)
    bodies = {name: json.dumps(spoil(kept)) for name, spoil in GARBAGE.items()} | {"torn": json.dumps(kept)[:-40]}
    for count, (name, body) in enumerate(bodies.items(), 1):
        sql = "update snapshots set body = $2 where table_id = $1"
        assert await node.database.run(sql, live.id, body) == 1, name
        node.hub.drop(live.id)
        caplog.clear()
        again = await node.hub.fresh(live.id)
        assert again is not live
        assert again.fold.progress == live.fold.progress, name
        assert node.metrics.bad_snapshots._value.get() == count, name
        assert len([one for one in caplog.records if one.levelno >= logging.WARNING]) == 1, name
        seed = 0
        while await kept_body(node, live.id) in ("", body):  # when nothing can be taken back
            await play(again, 1, seed := seed + 1)
            await until(lambda: len(node._tasks) < 10)
        live = again
        found = await audit(node.services.tables, live.id)
        assert found is not None
        assert found.flaws == [], name
    assert len(node.hub.parking) == 0
