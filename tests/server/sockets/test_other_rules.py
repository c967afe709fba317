"""The rules change while people play: their table is kept, and says what happened."""

import json
import logging
from pathlib import Path

import httpx
import pytest

from astrarium.kernel.log import Log
from astrarium.server.ids import new_id, read_id, spell
from astrarium.server.live.hub.parking import SHORTEST_REST
from astrarium.server.store.database import Append
from astrarium.server.store.tables import TableRow

from ..player import Player
from .home import Home, play_on, sit

RACE_1 = Path(__file__).parents[1] / "samples" / "race_1.json"


async def changed(home: Home, table: str) -> None:
    """Make the table look as if played by earlier rules that led elsewhere, and drop it from memory."""
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


async def test_it_is_looked_at_ever_more_seldom_and_holds_nothing_up(
    home: Home, caplog: pytest.LogCaptureFixture
) -> None:
    table, *_ = await begun(home)
    with caplog.at_level(logging.WARNING):
        await home.pass_by(20_000)
        head = await home.node.hub.services.tables.head(read_id(table))
        assert head is not None
        assert 0 < (head.wake_at or 0) - home.clock() <= SHORTEST_REST
        await home.pass_by(6 * SHORTEST_REST)
    told = [record.getMessage() for record in caplog.records if "is parked" in record.message]
    assert [line.split(" min")[0].rpartition(" ")[2] for line in told] == ["1", "2", "4"]
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


async def test_rules_that_lead_to_the_same_game_go_on(home: Home) -> None:
    """The snapshot names other rules and is not used; the table is replayed from its log, and the game goes on."""
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


async def stored(home: Home, ann: Player, bea: Player) -> str:
    """Store a table whose log was written by the last version with the rules race@1; returns its name."""
    kept = json.loads(RACE_1.read_text())
    people = [read_id(ann.id), read_id(bea.id)]
    entries = kept["entries"]
    entries[0]["host"] = people[0]
    for entry in entries:
        if entry["act"] == "join":
            entry["person"] = people[entry["seat"]]
    about = {"host": ann.id, "rules": kept["rules"], "spectators": True, "undo": True, "clock": {}, "options": {},
             "seats": [{"name": "Ann"}, {"name": "Béa"}]}  # fmt: skip
    table, at, latest = new_id(), kept["at"], len(entries) - 1
    row = TableRow(table, "race", "playing", 0, "none", people[0], "", 2, latest, kept["waiting"], at, 1, at,
                   bytes.fromhex(kept["secret"]), json.dumps(about))  # fmt: skip
    tables = home.node.services.tables
    first = Append(table, 0, at, json.dumps(entries[0]), "open", 0, at, None)
    await tables.create(row, first, list(enumerate(people)))
    for seq, entry in enumerate(entries[1:], 1):
        body = json.dumps(entry, ensure_ascii=False)
        assert await tables.append(Append(table, seq, at + 1000 * seq, body, "playing", kept["waiting"], at, 1))
    return spell(table)


async def test_a_table_of_race_1_beside_one_of_race_2(home: Home) -> None:
    """The table of race@1 is parked with an explanation; its host ends it, and its log names its rules. The table of
    race@2 plays on."""
    ann, bea = await home.person("Ann"), await home.person("Béa", "fr")
    today = await sit(ann, bea)
    old = await stored(home, ann, bea)
    await home.pass_by(8_000)
    await play_on(today, 6, ann, bea)
    assert (await bea.watch(old))["code"] == "other_rules"
    for path in ("", "/story", "/replay", "/log"):
        reply = await bea.request("GET", f"/tables/{old}{path}")
        assert (reply.status_code, reply.json()["error"]["code"]) == (409, "other_rules"), path
    cards = {card["table"]: card for card in (await ann.http("GET", "/tables/mine"))["tables"]}
    assert cards[old]["other_rules"]
    assert not cards[today].get("other_rules")
    reply = await bea.request("DELETE", f"/tables/{old}")
    assert (reply.status_code, reply.json()["error"]["code"]) == (403, "not_host")
    await ann.http("DELETE", f"/tables/{old}")
    log = Log.from_json((await bea.request("GET", f"/tables/{old}/log")).text)
    assert (log.setup.rules, len(log.entries), log.secret) == ("race@1", 12, bytes(range(32)))
    assert (await bea.request("GET", f"/tables/{old}/replay")).json()["error"]["code"] == "other_rules"
    eve = await home.person("Eve", connected=False)
    assert (await eve.request("GET", f"/tables/{old}/log")).status_code == 404
    cards = {card["table"]: card for card in (await ann.http("GET", "/tables/mine"))["tables"]}
    assert (cards[old]["stage"], cards[old]["ended"]) == ("over", "cancelled")
    await play_on(today, 6, ann, bea)


async def test_the_log_of_a_game_that_ended_by_earlier_rules_names_them(home: Home) -> None:
    ann, bea = await home.person("Ann"), await home.person("Béa")
    table = await sit(ann, bea)
    await play_on(table, 3, ann, bea)
    await bea.ask("resign", table=table)
    await home.settle()
    sql = 'update snapshots set body = replace(body, \'"rules":"race@2\', \'"rules":"race@1\') where table_id = $1'
    assert await home.node.database.run(sql, read_id(table)) == 1
    home.node.hub.drop(read_id(table))
    assert json.loads((await ann.request("GET", f"/tables/{table}/log")).text)["rules"] == "race@1"
    await ann.http("POST", f"/tables/{table}/rematch")
    row = await home.node.services.tables.head(read_id(table))
    assert row is not None
    assert json.loads(row.about)["rules"] == "race@1"
