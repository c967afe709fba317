"""Ways to make one table fail, as a bug, a damaged disk or a change of rules would."""

import json
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from astrarium.kernel import Table
from astrarium.server.live.table.live_table import LiveTable
from astrarium.server.node import Node

Poison = Callable[[Node, LiveTable, pytest.MonkeyPatch], Awaitable[None]]


async def _set_entry(node: Node, table: int, seq: int, body: str) -> None:
    sql = "update log set body = $3 where table_id = $1 and seq = $2"
    assert await node.database.run(sql, table, seq, body) == 1


async def change_entry(node: Node, table: int, seq: int, **fields: Any) -> None:
    body = json.loads((await node.services.tables.entries(table, seq - 1))[0].body)
    await _set_entry(node, table, seq, json.dumps({**body, **fields}))


async def refused(node: Node, live: LiveTable, _: pytest.MonkeyPatch) -> None:
    """An answer that the rules refuse, as after a change of rules."""
    await change_entry(node, live.id, live.fold.progress.version, choice=[987_654])


async def other_state(node: Node, live: LiveTable, _: pytest.MonkeyPatch) -> None:
    await change_entry(node, live.id, live.fold.progress.version, state="00" * 8)


async def broken_body(node: Node, live: LiveTable, _: pytest.MonkeyPatch) -> None:
    await _set_entry(node, live.id, live.fold.progress.version, '{"act":"ans')


async def unknown_act(node: Node, live: LiveTable, _: pytest.MonkeyPatch) -> None:
    await _set_entry(node, live.id, live.fold.progress.version, '{"act":"fly"}')


async def made_twice(node: Node, live: LiveTable, _: pytest.MonkeyPatch) -> None:
    """A valid entry in a place where it makes no sense."""
    first = (await node.services.tables.entries(live.id))[0].body
    await _set_entry(node, live.id, live.fold.progress.version, first)


async def no_seat(node: Node, live: LiveTable, _: pytest.MonkeyPatch) -> None:
    await change_entry(node, live.id, live.fold.progress.version, seat=77)


async def gap(node: Node, live: LiveTable, _: pytest.MonkeyPatch) -> None:
    await node.database.run("delete from log where table_id = $1 and seq = 3", live.id)


async def empty_log(node: Node, live: LiveTable, _: pytest.MonkeyPatch) -> None:
    await node.database.run("delete from log where table_id = $1", live.id)


async def no_game(node: Node, live: LiveTable, _: pytest.MonkeyPatch) -> None:
    created = json.loads((await node.services.tables.entries(live.id))[0].body)
    await change_entry(node, live.id, 0, wish={**created["wish"], "game": "elsewhere"})
    await node.database.run("update tables set game = 'elsewhere' where id = $1", live.id)


async def other_edition(node: Node, live: LiveTable, _: pytest.MonkeyPatch) -> None:
    """A content pack whose rows and hash belong to another edition."""
    await change_entry(node, live.id, 0, content={"name": "Mine", "hash": "00" * 8, "changes": {}})


async def bad_secret(node: Node, live: LiveTable, _: pytest.MonkeyPatch) -> None:
    await node.database.run("update tables set secret = $2 where id = $1", live.id, b"no")


async def raising(node: Node, live: LiveTable, monkeypatch: pytest.MonkeyPatch) -> None:
    """Make the game's own code fail when a bot is to take over."""
    secret, replace = live.fold.secret, Table.replace

    def fail(table: Table, seat: int, by: str) -> Any:
        return replace(table, seat // 0 if table.log.secret == secret else seat, by)

    monkeypatch.setattr(Table, "replace", fail)


POISONS: tuple[Poison, ...] = (
    refused, other_state, broken_body, unknown_act, made_twice, no_seat, gap, empty_log, no_game, other_edition,
    bad_secret, raising,
)  # fmt: skip
