"""Sessions, and what happens to connections when they end."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from ..node_process import LIMITS
from ..player import Player
from .home import Home, asked, open_home, sit

PASSWORD = "plum-tractor-9-lamp"  # noqa: S105


async def test_a_guest_who_makes_an_account_keeps_seats(home: Home) -> None:
    ann, bea = await home.person("Ann"), await home.person("Béa")
    table = await sit(ann, bea)
    question = await asked(ann, table)
    old = ann.cookie
    signed = await ann.http("POST", "/account", {"email": "ann@example.org", "password": PASSWORD})
    assert signed["person"]["id"] == ann.id
    await ann.until(lambda: not ann.is_connected)  # the old session is void, and what it opened
    assert ann.close_code == 4401
    await ann.open()
    reply = await ann.answer(
        table, question["id"], [option["code"] for option in question["options"][: question["low"]]]
    )
    assert reply["type"] == "done"
    new, ann.cookie = ann.cookie, old
    assert (await ann.http("GET", "/me"))["person"] is None
    ann.cookie = new
    again = await home.person("Ann elsewhere", connected=False)
    await again.http("POST", "/session", {"email": "ann@example.org", "password": PASSWORD})
    assert [row["table"] for row in (await again.http("GET", "/tables/mine"))["tables"]] == [table]


async def test_signing_out_closes_sockets(home: Home) -> None:
    ann = await home.person("Ann")
    second = await home.again(ann)
    bea = await home.person("Béa")
    await ann.http("DELETE", "/session")
    for screen in (ann, second):
        await screen.until(lambda screen=screen: not screen.is_connected)
        assert (screen.byes, screen.close_code) == (["signed_out"], 4401)
    assert (await bea.ask("ping"))["type"] == "done"


async def test_signing_out_closes_a_connection_that_is_about_to_be_made(
    home: Home, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A connection that is accepted but cannot yet hear of the sign-out is closed too: nobody stays in by a moment."""
    ann = await home.person("Ann", connected=False)
    bus = home.node.services.bus
    listen, begun, go_on = bus.subscribe, asyncio.Event(), asyncio.Event()

    async def slow(*args: Any) -> Any:
        begun.set()
        await go_on.wait()
        return await listen(*args)

    monkeypatch.setattr(bus, "subscribe", slow)
    monkeypatch.setattr(bus, "publish", lambda *args: None)  # on its way before the other node has listened
    monkeypatch.setattr(home.node.gateway, "_tell_here", lambda *args: None)
    await ann.open()
    await begun.wait()
    await ann.http("DELETE", "/session")
    go_on.set()
    await ann.until(lambda: not ann.is_connected)
    assert (ann.byes, ann.close_code) == (["signed_out"], 4401)


async def test_one_connection_more_than_a_person_may_have_is_refused(tmp_path: Path) -> None:
    async with open_home(tmp_path, limits={**LIMITS, "connections_per_person": 3}) as home:
        ann = await home.person("Ann")
        for _ in range(2):
            assert (await home.again(ann)).is_connected
        one_more = Player([home.url], "Ann")
        one_more.cookie, one_more.id = ann.cookie, ann.id
        with pytest.raises(InvalidStatus):
            await one_more._connect()
        assert (await home.person("Bea")).is_connected


async def test_no_socket_without_a_session(home: Home) -> None:
    ann = await home.person("Ann", connected=False)
    for cookie in ("", "astrarium=x", ann.cookie[:-2]):
        ann.cookie = cookie
        with pytest.raises(InvalidStatus) as refused:
            await ann._connect()
        assert refused.value.response.status_code == 403


async def test_problems_are_told_in_the_language_of_the_reader(home: Home) -> None:
    ann, bea = await home.person("Ann", "en"), await home.person("Béa", "fr")
    table = await sit(ann, bea)
    path = f"/tables/{table}/log"
    assert (await ann.request("GET", path)).json()["error"]["message"] == "This game is not over yet."
    assert (await bea.request("GET", path)).json()["error"]["message"] == "Cette partie n’est pas encore finie."
    assert (await ann.ask("take_back", table="000000000000"))["text"].startswith("There is no such table")
    assert (await bea.ask("take_back", table="000000000000"))["text"].startswith("Cette table n’existe pas")
