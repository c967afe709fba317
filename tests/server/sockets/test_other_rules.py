"""A game was changed while people played it: their table is not forgotten, and says what happened."""

import logging

import httpx
import pytest

from astrarium.server.ids import read_id
from astrarium.server.live.hub import ASIDE

from ..player import Player
from .home import Home, play_on, sit

EARLIER = """replace({}, '"rules":"race@', '"rules":"race@0')"""


async def changed(home: Home, table: str) -> None:
    """As if the table had been played by earlier rules, which led elsewhere; and the node begins anew."""
    database = home.node.database
    led_elsewhere = 'update log set body = replace(body, \'"state":"\', \'"state":"0\') where seq = 5 and table_id = $1'
    assert await database.run(led_elsewhere, read_id(table)) == 1
    earlier = (
        'update tables set about = replace(about, \'"rules":"race@\', \'"rules":"race@0\'), wake_at = 1 where id = $1'
    )
    assert await database.run(earlier, read_id(table)) == 1
    home.node.hub.drop(read_id(table))


async def begun(home: Home) -> tuple[str, Player, Player]:
    ann, bea = await home.person("Ann"), await home.person("Béa", "fr")
    table = await sit(ann, bea)
    await play_on(table, 6, ann, bea)
    await bea.shut()
    await ann.ask("unwatch", table=table)
    await changed(home, table)
    return table, ann, bea


async def test_those_who_play_it_are_told_in_their_language(home: Home) -> None:
    table, ann, bea = await begun(home)
    for path in ("", "/story", "/chat", "/replay"):
        reply = await bea.request("GET", f"/tables/{table}{path}")
        assert (reply.status_code, reply.json()["error"]["code"]) == (409, "other_rules"), path
    assert "d’autres règles" in reply.json()["error"]["message"]
    told = await ann.ask("watch", table=table, have=-1)
    assert (told["type"], told["code"]) == ("failed", "other_rules")
    assert "by other rules" in told["text"]
    assert (await ann.ask("undo", table=table))["code"] == "other_rules"


async def test_strangers_learn_nothing_of_it(home: Home) -> None:
    table, *_ = await begun(home)
    eve = await home.person("Eve")
    assert (await eve.request("GET", f"/tables/{table}")).json()["error"]["code"] == "no_such_table"
    assert (await eve.ask("watch", table=table, have=-1))["code"] == "no_such_table"
    async with httpx.AsyncClient(base_url=home.url) as nobody:
        assert (await nobody.get(f"/api/v1/tables/{table}")).status_code == 404


async def test_lists_show_it_marked_and_nobody_is_called_to_it(home: Home) -> None:
    table, ann, bea = await begun(home)
    for player in (ann, bea):
        [card] = (await player.http("GET", "/tables/mine"))["tables"]
        assert (card["table"], card["other_rules"], card.get("your_turn", False)) == (table, True, False)


async def test_it_is_looked_after_once_an_hour_and_holds_nothing_up(
    home: Home, caplog: pytest.LogCaptureFixture
) -> None:
    table, *_ = await begun(home)
    with caplog.at_level(logging.WARNING):
        await home.pass_by(20_000)
    assert sum("looked after" in record.message for record in caplog.records) == 1
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]
    head = await home.node.hub.services.tables.head(read_id(table))
    assert head is not None
    assert (head.wake_at or 0) > home.clock() + ASIDE - 60_000


async def test_rules_that_lead_to_the_same_game_go_on(home: Home) -> None:
    """Also without the snapshot, which is of other rules."""
    ann, bea = await home.person("Ann"), await home.person("Béa")
    table = await sit(ann, bea)
    await play_on(table, 60, ann, bea)
    await home.settle()
    database = home.node.database
    assert await database.run('update snapshots set body = replace(body, \'"rules":"race@\', \'"rules":"race@0\')') == 1
    for player in (ann, bea):
        await player.ask("unwatch", table=table)
    version = ann.tables[table].version
    home.node.hub.drop(read_id(table))
    await ann.watch(table)
    assert ann.tables[table].version >= version
    assert ann.tables[table].stage == "playing"
