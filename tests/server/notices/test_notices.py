"""“Your turn” for people who are not connected: as they wish, once for each decision."""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from astrarium.server.ids import read_id
from astrarium.server.wire.bodies import NoticeSettings

from ..installed import install
from ..sockets.home import Clock, Home, open_home, sit
from ..until import until
from ..whole.site import new_database
from .desk import Desk
from .guests import SLOW, account, arrived, move, settle


async def test_a_mail_in_the_language_of_the_reader(home: Home, desk: Desk) -> None:
    ann = await account(home, desk, "Ann", "en", mail=True)
    bea = await account(home, desk, "Zoe", "fr", mail=True)
    table = await sit(ann, bea, clock=SLOW)
    await home.pass_by(56_000)
    await settle(home)
    assert desk.mails == []  # who answers within a minute needs none
    await home.pass_by(8_000)
    await until(lambda: len(desk.mails) == 2)
    [english], [french] = desk.mails_to("ann@example.org"), desk.mails_to("zoe@example.org")
    assert english["Subject"] == "Your turn: Race for the Galaxy, with Zoe"
    assert french["Subject"] == "À vous de jouer\u00a0: Race for the Galaxy, avec Ann"
    link = f"{home.url}/table/{table}"
    assert link in english.get_content()
    assert link in french.get_content()
    assert "Bonjour Zoe," in french.get_content()
    assert french["Auto-Submitted"] == "auto-generated"
    assert "notice." not in english.as_string() + french.as_string()


async def test_talk_beside_the_game_is_nobodys_turn(home: Home, desk: Desk, tmp_path: Path) -> None:
    with install(tmp_path / "site", "bazaar", "tests.conformance.bazaar:BAZAAR"):
        ann = await account(home, desk, "Ann", mail=True)
        zoe = await account(home, desk, "Zoe", mail=True)
        table = await sit(ann, zoe, game="bazaar", clock=SLOW)
        propose = next(q for q in ann.tables[table].questions if q.get("standing"))
        assert (await ann.answer(table, propose["id"], [1, 0, 0]))["type"] == "done"
        await home.pass_by(64_000)
        await until(lambda: desk.mails_to("ann@example.org"))
        await settle(home)
        assert desk.mails_to("zoe@example.org") == []  # an offer waits for her, and the game does not


async def test_once_for_each_decision(home: Home, desk: Desk) -> None:
    ann = await account(home, desk, "Ann", mail=True, webhook=f"{desk.url}/hook?a=1")
    bea = await home.person("Béa")
    table = await sit(ann, bea, clock=SLOW)
    for count in (1, 2, 3):
        await home.pass_by(64_000)
        await arrived(desk, count)
        await home.pass_by(64_000)
        await home.node.hub.look_after(read_id(table))
        await settle(home)
        assert (len(desk.mails), len(desk.calls)) == (count, count)
        await move(ann, table)
        await move(bea, table)
    path, body = desk.calls[0]
    assert path == "/hook?a=1"
    assert body == {
        "type": "turn", "table": table, "game": "race", "title": "", "since": body["since"],
        "url": f"{home.url}/table/{table}", "person": ann.id,
    }  # fmt: skip
    assert body["since"] < home.clock.at


async def test_not_where_it_is_not_wanted(home: Home, desk: Desk) -> None:
    ann = await account(home, desk, "Ann", mail=False)
    bea = await account(home, desk, "Zoe", mail=True, webhook=f"{desk.url}/hook")
    await bea.http("PATCH", "/me", {"webhook": ""})
    table = await sit(ann, bea, clock=SLOW)
    await move(bea, table)
    await home.pass_by(68_000)
    await settle(home)
    assert (desk.mails, desk.calls) == ([], [])  # Ann wants none, and Béa owes nothing


async def test_not_at_live_tables_nor_for_who_looks_on_where_there_is_no_clock(home: Home, desk: Desk) -> None:
    ann = await account(home, desk, "Ann", mail=True, webhook=f"{desk.url}/hook")
    bea = await home.person("Béa")
    for clock in ({"pace": "live", "budget": 3_600_000}, {"pace": "none"}):
        await sit(ann, bea, clock=clock)
    await home.pass_by(76_000)
    await settle(home)
    assert (desk.mails, desk.calls) == ([], [])


async def test_not_again_after_a_restart(home: Home, desk: Desk) -> None:
    ann = await account(home, desk, "Ann", mail=True, webhook=f"{desk.url}/hook")
    bea = await home.person("Béa")
    table = await sit(ann, bea, clock=SLOW)
    await home.pass_by(64_000)
    await until(lambda: (len(desk.mails), len(desk.calls)) == (1, 1))
    await home.stop()
    await home.start()
    await home.node.hub.look_after(read_id(table))
    await settle(home)
    assert (len(desk.mails), len(desk.calls)) == (1, 1)


async def test_who_does_not_take_it_is_not_pressed(home: Home, desk: Desk) -> None:
    ann = await account(home, desk, "Ann", mail=True, webhook=f"{desk.url}/hook")
    bea = await home.person("Béa")
    desk.refuses, desk.answer = True, b"HTTP/1.1 500 Oh\r\n\r\n"
    table = await sit(ann, bea, clock=SLOW)
    await home.pass_by(64_000)
    await until(lambda: (len(desk.calls), desk.refused) == (1, 1))
    desk.refuses = False
    await home.pass_by(12_000)
    await settle(home)
    assert (desk.mails, len(desk.calls)) == ([], 1)  # better none than two
    await move(ann, table)
    assert (await ann.ask("ping"))["type"] == "done"


@pytest.fixture
def database() -> Any:
    with new_database() as url:
        yield url


async def test_two_nodes_that_look_at_once_tell_once(database: str, tmp_path: Path, desk: Desk) -> None:
    settings = {"database": database, "secret_key": "x" * 40, "smtp": desk.smtp, "allow_private_webhooks": True}
    clock = Clock()
    async with AsyncExitStack() as stack:
        homes = [await stack.enter_async_context(open_home(tmp_path, clock=clock, **settings)) for _ in range(2)]
        here, there = homes
        ann = await account(here, desk, "Ann", mail=True, webhook=f"{desk.url}/hook")
        bea = await account(here, desk, "Zoe", mail=True, webhook=f"{desk.url}/hook")
        table = await sit(ann, bea, clock=SLOW)
        for count in (2, 4):
            for _ in range(15):
                clock.at += 4_000
                await asyncio.gather(here.node.tick(), there.node.tick())
            clock.at += 4_000
            number = read_id(table)
            await asyncio.gather(*(home.node.hub.look_after(number) for home in homes * 3))
            await arrived(desk, count)
            await settle(*homes)
            assert (len(desk.mails), len(desk.calls)) == (count, count)
            await move(ann, table)
            await move(bea, table)


async def test_a_private_address_is_not_called_though_it_was_accepted(tmp_path: Path, desk: Desk) -> None:
    async with open_home(tmp_path) as home:
        ann, bea = await home.person("Ann"), await home.person("Béa")
        reply = await ann.request("PATCH", "/me", {"webhook": desk.url})
        assert (reply.status_code, reply.json()["error"]["code"]) == (422, "bad_webhook")
        accounts = home.node.register.accounts
        await accounts.set_notices(await accounts.get(read_id(ann.id)), NoticeSettings(webhook=desk.url))
        table = await sit(ann, bea, clock=SLOW)
        await home.pass_by(64_000)
        await settle(home)
        assert desk.calls == []
        claims = "select channel from notices where table_id = $1"
        assert await home.node.database.rows(claims, read_id(table)) == [("turn",)]  # it was tried
