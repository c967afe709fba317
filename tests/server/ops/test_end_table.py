"""Ending a table from outside, while nodes play on."""

import asyncio
from pathlib import Path

import pytest

from astrarium.server.config import Config
from astrarium.server.declined import Declined
from astrarium.server.node import Node
from astrarium.server.ops.audit import audit
from astrarium.server.ops.end_table import BY_ADMINISTRATOR, end_table
from astrarium.server.store.migrate import migrate
from astrarium.server.store.url import open_database
from astrarium.server.tables.fold import TableFold
from tests.server.private import PrivateNats
from tests.server.until import until

from .played_tables import begun, play


class Ears:
    """A listener."""

    def __init__(self) -> None:
        self.person = 0
        self.muted: set[int] = set()
        self.silent = False
        self.heard: list[bytes] = []

    def tell(self, text: bytes) -> None:
        self.heard.append(text)

    def may_see(self, table: int, fold: TableFold) -> bool:
        return True

    def dismiss(self, table: int) -> None:
        raise AssertionError

    def come_again(self, table: int, full: bool, seat: int | None) -> None:
        raise AssertionError


async def test_those_who_watch_find_it_in_the_log(node: Node, url: str) -> None:
    live, ears = await begun(node), Ears()
    await play(live, 5)
    await node.hub.watch(ears, live, -1, True)
    database = await open_database(url)
    assert await end_table(node.config, database, live.id)
    assert not await end_table(node.config, database, live.id), "it was over"
    with pytest.raises(Declined):
        await end_table(node.config, database, live.id + 1)
    await database.close()
    await node.hub.poll()
    assert (live.fold.progress.stage, live.fold.progress.ended) == ("over", BY_ADMINISTRATOR)
    assert b'"stage":"over"' in ears.heard[-1]
    found = await audit(node.services.tables, live.id)
    assert found is not None
    assert found.flaws == []


async def test_in_the_middle_of_moves_nothing_is_lost(node: Node, url: str) -> None:
    """A player and the administrator write at once: the log is sound, and each accepted answer is there once."""
    live = await begun(node, "race")
    playing = asyncio.create_task(play(live, 10_000))
    await until(lambda: live.fold.progress.version > 10 or playing.done())
    database = await open_database(url)
    ended = await end_table(node.config, database, live.id)
    await database.close()
    accepted = await playing
    found = await audit(node.services.tables, live.id)
    assert found is not None
    assert found.flaws == []
    assert ended is (found.fold is not None and found.fold.progress.ended == BY_ADMINISTRATOR)
    answers = [row for row in found.rows if '"act":"answer"' in row.body]
    assert accepted == len(answers) > 0


async def test_over_nats_the_nodes_hear_it_at_once(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/site.db"
    await migrate(url)
    with PrivateNats() as nats:
        config = Config(database=url, nats=(nats.url,), thinkers=0)
        node = await Node.start(config)
        try:
            live = await begun(node)
            await node.hub.watch(Ears(), live, -1, True)
            database = await open_database(url)
            assert await end_table(config, database, live.id)
            await database.close()
            await until(lambda: live.fold.progress.stage == "over")
        finally:
            await node.close()
