"""A content pack that makes a table loop for ever harms nobody else."""

import asyncio
import logging
from pathlib import Path

import pytest

from astrarium.server.ids import read_id

from ..player import Player
from ..sockets.home import Home, asked, open_home, sit
from ..until import PATIENCE

REROLL = 6
# Whoever has no energy left can only end their turn, which is then done for them; who has some may reroll. The trial
# gives too few answers to come so far.
PACK = """
[pack]
game = "tiny"
name = "Round and round"
[resources]
max = 1000
start_energy = 1000
start_culture = 0
[reroll]
free = 0
energy = 10
[converter]
spent = 7
[[level]]
id = "level_1"
dice = 1
ships = 0
[[level]]
id = "level_2"
dice = 1
ships = 0
cost = 1000
"""


async def spend_all(table: str, *players: Player) -> None:
    """Reroll as long as anybody can, until all are told that there is no table any more."""
    while not all(player.failed for player in players):
        for player in players:
            for question in list(player.tables[table].questions):
                codes = [option["code"] for option in question["options"]]
                reply = await player.answer(table, question["id"], [REROLL if REROLL in codes else codes[-1]])
                assert reply["type"] == "done"
                for other in players:
                    await other.until(lambda o=other, r=reply: o.failed or o.tables[table].version >= r["version"])


async def must_be_parked(home: Home, table: str, *players: Player) -> None:
    """Check that the table's players are told, and that everything else works as before."""
    for player in players:
        assert (await player.watch(table))["code"] == "parked"
        assert (await player.request("GET", f"/tables/{table}")).json()["error"]["code"] == "parked"
    async with asyncio.timeout(PATIENCE):
        beside = await sit(*players, game="tiny")
        for player in players:
            await asked(player, beside)
    assert home.node.hub.parking.until(read_id(table)) is not None


async def test_the_table_is_parked_and_the_others_play_on(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async with open_home(tmp_path) as home:
        ann, bea = await home.person("Ann"), await home.person("Béa", "fr")
        table = await sit(ann, bea, game="tiny", content=PACK)
        with caplog.at_level(logging.ERROR):
            await spend_all(table, ann, bea)
        assert {told["code"] for player in (ann, bea) for told in player.failed} == {"parked"}
        [record] = [record for record in caplog.records if "is parked" in record.message]
        assert record.__dict__["table"] == table
        await must_be_parked(home, table, ann, bea)
        await home.leave()
        await home.stop()
        await home.start()  # the node knows nothing of it any more, until it tells somebody what they may answer
        ann, bea = await home.again(ann), await home.again(bea)
        for player in (ann, bea):
            await player.watch(table)
        await must_be_parked(home, table, ann, bea)
        await ann.http("DELETE", f"/tables/{table}")  # its host
        row = await home.node.services.tables.head(read_id(table))
        assert row is not None
        assert row.stage == "over"
