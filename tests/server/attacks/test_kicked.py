"""A person whom the host removed from a table cannot sit down there again."""

from pathlib import Path

import msgspec

from astrarium.server.ids import read_id
from astrarium.server.tables import entries as e
from astrarium.server.tables.progress import TableProgress

from ..sockets.home import open_home, sit


async def test_who_was_removed_neither_sits_down_nor_writes_there_again(tmp_path: Path) -> None:
    async with open_home(tmp_path) as home:
        host, pest, bea = [await home.person(name) for name in ("Ann", "Pest", "Béa")]
        table = await sit(host, pest, seats=3, public=True)
        invite = (await host.http("GET", f"/tables/{table}"))["invite"]
        await host.http("DELETE", f"/tables/{table}/seats/1")
        for seat in (None, 1, 2):
            reply = await pest.request("POST", f"/tables/{table}/join", {"seat": seat}, invite=invite)
            assert (reply.status_code, reply.json()["error"]["code"]) == (403, "removed")
            assert "host" in reply.json()["error"]["message"]
        assert (await pest.ask("say", table=table, text="why?"))["code"] == "removed"
        await bea.join(table)
        assert [seat.get("name", "") for seat in host.tables[table].seats] == ["Ann", "Béa", ""]


async def test_the_words_are_french_too(tmp_path: Path) -> None:
    async with open_home(tmp_path) as home:
        host, pest = await home.person("Ann"), await home.person("Pest", "fr")
        table = await sit(host, pest, seats=3, public=True)
        await host.http("DELETE", f"/tables/{table}/seats/1")
        assert "L’hôte vous a retiré" in (await pest.ask("say", table=table, text="hé"))["text"]


async def test_any_node_knows_it_from_the_log(tmp_path: Path) -> None:
    async with open_home(tmp_path) as home:
        host, pest = await home.person("Ann"), await home.person("Pest")
        table = await sit(host, pest, seats=3, public=True)
        await host.http("DELETE", f"/tables/{table}/seats/1")
        home.node.hub.drop(read_id(table))
        reply = await pest.request("POST", f"/tables/{table}/join", {})
        assert reply.json()["error"]["code"] == "removed"


async def test_the_host_may_relent_and_nobody_else_may(tmp_path: Path) -> None:
    async with open_home(tmp_path) as home:
        host, pest, bea = [await home.person(name) for name in ("Ann", "Pest", "Béa")]
        table = await sit(host, pest, bea, seats=4, public=True)
        await host.http("DELETE", f"/tables/{table}/seats/1")
        assert (await host.http("GET", f"/tables/{table}"))["removed"] == 1
        assert "removed" not in await bea.http("GET", f"/tables/{table}")
        assert (await bea.request("DELETE", f"/tables/{table}/removed")).status_code == 403
        await host.http("DELETE", f"/tables/{table}/removed")
        await pest.http("POST", f"/tables/{table}/join", {})
        assert "removed" not in await host.http("GET", f"/tables/{table}")


async def test_who_stood_up_or_still_sits_there_is_not_banned(tmp_path: Path) -> None:
    async with open_home(tmp_path) as home:
        host, bea = await home.person("Ann"), await home.person("Béa")
        table = await sit(host, bea, seats=4)
        invite = (await host.http("GET", f"/tables/{table}"))["invite"]
        await bea.http("POST", f"/tables/{table}/leave")
        await bea.join(table, invite, together=["Tom"])
        await host.http("DELETE", f"/tables/{table}/seats/2")  # Tom's: Béa stays
        assert (await host.http("GET", f"/tables/{table}")).get("removed", 0) == 0
        await host.http("DELETE", f"/tables/{table}/seats/0")  # the host's own
        await host.http("POST", f"/tables/{table}/join", {})


def test_logs_and_snapshots_from_before_are_read_as_they_were() -> None:
    assert e.decode('{"act":"leave","seat":1}') == e.Left(1)
    assert e.encode(e.Left(1)) == '{"act":"leave","seat":1}'
    kept = msgspec.json.encode(TableProgress(3, 0, "open", ()))
    old = msgspec.json.encode({key: value for key, value in msgspec.json.decode(kept).items() if key != "removed"})
    assert msgspec.json.decode(old, type=TableProgress).removed == ()
