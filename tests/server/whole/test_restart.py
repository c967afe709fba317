"""A server that restarts, and a table that is not in memory."""

import asyncio
from pathlib import Path

from ..node_process import NodeProcess
from ..player import Player
from ..sockets.home import open_home, play_on, sit


async def test_a_shutdown_says_goodbye_and_play_goes_on_after_it(tmp_path: Path) -> None:
    node = NodeProcess(tmp_path, database=f"sqlite:///{tmp_path}/home.db").start()
    try:
        ann, bea = [await (await Player([node.url], name, seed=3).enter()).open() for name in ("Ann", "Béa")]
        table = await sit(ann, bea, clock={"pace": "live", "budget": 600_000})
        await play_on(table, 12, ann, bea)
        before = ann.tables[table]
        version, view, questions = before.version, before.view, before.questions
        await asyncio.to_thread(node.stop)
        for player in (ann, bea):
            await player.until(lambda p=player: not p.is_connected)
            assert (player.byes, player.close_code) == (["shutdown"], 1012)
        await asyncio.to_thread(node.start)
        ann.record = []
        await ann.open()
        assert (await ann.ask("ping"))["type"] == "done"
        # It had the latest version, and so it is told nothing that it knows.
        assert [message["type"] for who, message in ann.record if who == "server"][-1] == "done"
        assert not [message for _, message in ann.record if message["type"] in ("table", "update")]
        assert (before.version, before.view, before.questions) == (version, view, questions)
        await bea.open()
        await asyncio.gather(ann.play(table), bea.play(table))
        assert ann.tables[table].stage == "over"
        assert ann.tables[table].gaps == bea.tables[table].gaps == 0
        await ann.shut()
        await bea.shut()
    finally:
        node.stop()


async def test_tables_that_were_forgotten_go_on(tmp_path: Path) -> None:
    async with open_home(tmp_path, tables_in_memory=2) as home:
        ann, bea = await home.person("Ann"), await home.person("Béa")
        tables = [await sit(ann, bea, game=game) for game in ("race", "tiny", "race", "tiny", "race")]
        for table in tables:
            for player in (ann, bea):
                await player.ask("unwatch", table=table)
        for _ in range(3):
            for table in tables:
                versions = [player.tables[table].version for player in (ann, bea)]
                for player in (ann, bea):
                    await player.watch(table, have=player.tables[table].version)
                assert [player.tables[table].version for player in (ann, bea)] == versions
                await play_on(table, 3, ann, bea)
                for player in (ann, bea):
                    await player.ask("unwatch", table=table)
                assert len(home.node.hub.tables) <= 2
        await ann.watch(tables[0])
        await bea.watch(tables[0])
        assert await asyncio.gather(ann.play(tables[0]), bea.play(tables[0]))
        assert ann.tables[tables[0]].stage == "over"


async def test_a_table_that_nobody_has_touched_since_is_read_from_its_log(tmp_path: Path) -> None:
    async with open_home(tmp_path) as home:
        ann, bea = await home.person("Ann"), await home.person("Béa")
        table = await sit(ann, bea, game="tiny")
        await play_on(table, 80, ann, bea)
        before = ann.tables[table]
        known = before.version, before.view, before.questions, before.waiting
        await home.stop()
        await home.start()
        fresh = await home.again(ann)
        await fresh.watch(table)
        after = fresh.tables[table]
        assert (after.version, after.view, after.questions, after.waiting) == known
