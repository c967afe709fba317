"""Nobody stays at a table that its node has dropped from memory."""

import json
from pathlib import Path
from typing import Any

import pytest

from astrarium.kernel import Table
from astrarium.server.ids import read_id
from astrarium.server.ops.audit import audit

from ..sockets.home import Home, asked, open_home, play_on, sit


async def is_sound(home: Home, table: str) -> bool:
    found = await audit(home.node.services.tables, read_id(table))
    return found is not None and not found.flaws


async def test_those_who_listened_hear_what_happens_next(tmp_path: Path) -> None:
    async with open_home(tmp_path) as home:
        ann, bea, cem = await home.person("Ann"), await home.person("Béa"), await home.person("Cem")
        table = await sit(ann, bea, public=True)
        await cem.watch(table)
        await play_on(table, 3, ann, bea)
        home.node.hub.drop(read_id(table))
        for player in (ann, bea, cem):
            await player.until(lambda player=player: player.tables[table].wholes == 2)
        assert (ann.tables[table].seat, bea.tables[table].seat, cem.tables[table].seat) == (0, 1, None)
        await play_on(table, 3, ann, bea, cem)
        assert cem.tables[table].gaps == 0
        assert await is_sound(home, table)
        assert len(home.node.hub.tables) == 1


async def test_who_left_meanwhile_is_not_brought_back(tmp_path: Path) -> None:
    async with open_home(tmp_path) as home:
        ann, bea = await home.person("Ann"), await home.person("Béa")
        table = await sit(ann, bea)
        home.node.hub.drop(read_id(table))
        await bea.shut()
        await home.settle()
        await ann.until(lambda: ann.tables[table].wholes == 2 and ann.tables[table].here == [0])


async def test_a_game_that_fails_halfway_leaves_no_trace(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The error may have changed the state in memory, so the table is read again from its log, and play goes on."""
    async with open_home(tmp_path) as home:
        ann, bea = await home.person("Ann"), await home.person("Béa")
        table = await sit(ann, bea)
        question = await asked(ann, table)
        choice = [option["code"] for option in question["options"][: question["low"]]]
        answer = Table.answer

        def fail(kernel: Table, *args: Any) -> Any:
            answer(kernel, *args)
            raise ZeroDivisionError

        with monkeypatch.context() as patch:
            patch.setattr(Table, "answer", fail)
            assert (await ann.answer(table, question["id"], choice))["code"] == "internal"
        for player in (ann, bea):
            await player.until(lambda player=player: player.tables[table].wholes == 2)
        assert (await ann.answer(table, question["id"], choice))["type"] == "done"
        await play_on(table, 3, ann, bea)
        assert await is_sound(home, table)


async def spoil(home: Home, table: str) -> None:
    """Another node, of another version, writes an entry that this one cannot follow."""
    row = await home.node.services.tables.head(read_id(table))
    assert row is not None
    entry = json.dumps({"act": "answer", "seat": 0, "decision": 8, "choice": [987_654], "state": "00"})
    database = home.node.database
    await database.run("insert into log values ($1, $2, $3, $4)", row.id, row.version + 1, home.clock(), entry)
    await database.run("update tables set version = version + 1 where id = $1", row.id)


async def test_those_who_listened_are_told_why_it_is_parked(tmp_path: Path) -> None:
    async with open_home(tmp_path) as home:
        ann, bea = await home.person("Ann"), await home.person("Béa", "fr")
        table, other = await sit(ann, bea), await sit(ann, bea)
        await spoil(home, table)
        await home.node.hub.poll()
        for player, words in ((ann, "by other rules"), (bea, "d’autres règles")):
            await player.until(lambda player=player: player.failed)
            [told] = player.failed
            assert (told["ref"], told["table"], told["code"]) == (None, table, "other_rules")
            assert words in told["text"]
        await play_on(other, 3, ann, bea)  # on the same connections
        assert (await ann.ask("watch", table=table, have=-1))["code"] == "other_rules"


async def test_on_two_nodes(tmp_path: Path) -> None:
    """Ann's node drops the table, yet Ann hears of Béa's answers on the other node; other rules are told to both."""
    url = f"sqlite:///{tmp_path}/site.db"
    async with open_home(tmp_path, database=url) as here, open_home(tmp_path, database=url) as there:
        ann, bea = await here.person("Ann"), await there.person("Béa")
        table = await sit(ann, bea)
        here.node.hub.drop(read_id(table))
        await ann.until(lambda: ann.tables[table].wholes == 2)
        question = await asked(bea, table)
        reply = await bea.answer(table, question["id"], [o["code"] for o in question["options"][: question["low"]]])
        await here.node.hub.poll()
        await ann.until(lambda: ann.tables[table].version >= reply["version"])
        await spoil(there, table)
        for home, player in ((here, ann), (there, bea)):
            await home.node.hub.poll()
            await player.until(lambda player=player: player.failed)
            assert player.failed[0]["code"] == "other_rules"
