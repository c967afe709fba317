"""An old sign-in link is void after any act by which the owner secures the account."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from astrarium.server.config import Config
from astrarium.server.ops import recovery
from astrarium.server.store.links import Links

from ..http.house import PASSWORD, SITE, House, come_in, make_account, open_house, problem, told
from ..people.authenticator import Authenticator

EMAIL = "zoe@example.org"
NEW = "lemon-ladder-4-owl"
Act = Callable[[House, httpx.AsyncClient], Awaitable[Any]]


@pytest.fixture
async def site(tmp_path: Path) -> AsyncIterator[House]:
    async with open_house(f"sqlite:///{tmp_path / 'site.db'}", Config(public_url=SITE)) as house:
        yield house


async def new_password(house: House, client: httpx.AsyncClient) -> None:
    assert (await client.post("/api/v1/password", json={"old": PASSWORD, "new": NEW})).status_code == 204


async def sign_out_everywhere(house: House, client: httpx.AsyncClient) -> None:
    assert (await client.delete("/api/v1/sessions")).status_code == 204


async def recovery_by_the_operator(house: House, client: httpx.AsyncClient) -> None:
    assert await recovery.new_password(house.database, EMAIL)


async def reset_of_factors(house: House, client: httpx.AsyncClient) -> None:
    assert await recovery.reset_factors(house.database, EMAIL) == 0


async def deletion(house: House, client: httpx.AsyncClient) -> None:
    reply = await client.request("DELETE", "/api/v1/me", json={"password": PASSWORD})
    assert reply.status_code == 204


async def a_passkey(house: House, client: httpx.AsyncClient) -> None:
    asked = told(await client.post("/api/v1/me/passkeys/begin"))
    made = {"ticket": asked["ticket"], "credential": Authenticator(SITE).make(asked["options"])}
    told(await client.post("/api/v1/me/passkeys", json=made), 201)


ACTS = [new_password, sign_out_everywhere, recovery_by_the_operator, reset_of_factors, deletion, a_passkey]


async def ask_link(house: House, stranger: httpx.AsyncClient) -> str:
    assert (await stranger.post("/api/v1/link", json={"email": EMAIL})).status_code == 204
    return (await house.letters_written()).token()


@pytest.mark.parametrize("act", ACTS)
async def test_a_link_from_before_opens_nothing(site: House, act: Act) -> None:
    async with site.client() as owner, site.client("203.0.113.8") as stranger:
        await make_account(site, owner)
        token = await ask_link(site, stranger)
        await act(site, owner)
        for body in ({"token": token}, {"token": token, "password": "another-ladder-4-owl"}):
            problem(await stranger.post("/api/v1/link/use", json=body), 410, "bad_link")
        assert told(await stranger.get("/api/v1/me"))["person"] is None


@pytest.mark.parametrize("act", [new_password, sign_out_everywhere])
async def test_nor_does_one_that_is_being_made(site: House, act: Act, monkeypatch: pytest.MonkeyPatch) -> None:
    reached, gate, add = asyncio.Event(), asyncio.Event(), Links.add

    async def slow(self: Links, *args: Any) -> None:
        reached.set()
        await gate.wait()
        await add(self, *args)

    async with site.client() as owner, site.client("203.0.113.8") as stranger:
        await make_account(site, owner)
        monkeypatch.setattr(Links, "add", slow)
        assert (await stranger.post("/api/v1/link", json={"email": EMAIL})).status_code == 204
        await reached.wait()
        await act(site, owner)
        gate.set()
        token = (await site.letters_written()).token()
        problem(await stranger.post("/api/v1/link/use", json={"token": token}), 410, "bad_link")


async def test_nor_does_the_confirmation_of_a_new_account(site: House) -> None:
    async with site.client() as guest, site.client("203.0.113.8") as stranger:
        await come_in(guest)
        assert told(await guest.post("/api/v1/account", json={"email": EMAIL}))["pending"]
        token = (await site.letters_written()).token()
        await sign_out_everywhere(site, guest)
        body = {"token": token, "password": NEW}
        problem(await stranger.post("/api/v1/link/use", json=body), 410, "bad_link")


async def test_a_password_that_is_just_being_checked_opens_nothing_new(
    site: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A sign-in with the old password during a change of the password ends with a session that is void."""
    sessions = site.register.sessions
    reached, gate, open_session = asyncio.Event(), asyncio.Event(), sessions.open

    async def slow(*args: Any) -> Any:
        reached.set()
        await gate.wait()
        return await open_session(*args)

    async with site.client() as owner, site.client("203.0.113.8") as stranger:
        await make_account(site, owner)
        with monkeypatch.context() as patched:
            patched.setattr(sessions, "open", slow)
            signing = asyncio.create_task(stranger.post("/api/v1/session", json={"email": EMAIL, "password": PASSWORD}))
            await reached.wait()
        await new_password(site, owner)
        gate.set()
        await signing
        assert told(await stranger.get("/api/v1/me"))["person"] is None
        assert told(await owner.get("/api/v1/me"))["person"] is not None


async def test_a_link_that_is_asked_for_afterwards_works(site: House) -> None:
    async with site.client() as owner, site.client("203.0.113.8") as again:
        me = await make_account(site, owner)
        await new_password(site, owner)
        assert told(await again.post("/api/v1/link/use", json={"token": await ask_link(site, again)})) == me
