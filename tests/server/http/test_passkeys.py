"""Passkeys over HTTP: made, used alone and after a password, refused when anything is wrong, lost and replaced."""

from typing import Any

import httpx
import pytest

from astrarium.server.clock import MINUTE
from astrarium.server.ids import read_id
from astrarium.server.people.passkeys.factors import FRESH
from astrarium.server.people.passkeys.recovery import HOW_MANY
from astrarium.server.people.passkeys.tickets import LIFE
from astrarium.server.store.people import People

from ..people.authenticator import Authenticator
from .house import HOME, PASSWORD, SITE, House, make_account, problem, told

MINE = "/api/v1/me/passkeys"
SESSION = "/api/v1/session"
EMAIL = "zoe@example.org"


async def add_passkey(client: httpx.AsyncClient, device: Authenticator, name: str = "Phone") -> list[str]:
    asked = told(await client.post(f"{MINE}/begin"))
    body = {"ticket": asked["ticket"], "credential": device.make(asked["options"]), "name": name}
    codes: list[str] = told(await client.post(MINE, json=body), 201)["codes"]
    return codes


async def use_passkey(
    client: httpx.AsyncClient, device: Authenticator, ticket: str | None = None, **more: Any
) -> httpx.Response:
    asked = told(await client.post(f"{SESSION}/passkey/begin", json={"ticket": ticket}))
    body = {"ticket": asked["ticket"], "credential": device.use(asked["options"]), **more}
    return await client.post(f"{SESSION}/passkey", json=body)


async def first_step(client: httpx.AsyncClient) -> str:
    """Sign in with the right password, which is not enough; returns the ticket."""
    reply = await client.post(SESSION, json={"email": EMAIL, "password": PASSWORD})
    assert not client.cookies
    return str(problem(reply, 401, "second_factor")["args"]["ticket"])


async def test_a_passkey_alone_signs_in(site: House) -> None:
    device = Authenticator(SITE)
    async with site.client() as client:
        me = await make_account(site, client)
        codes = await add_passkey(client, device)
        assert len(set(codes)) == HOW_MANY
        mine = told(await client.get(MINE))
        assert [(key["name"], key["used_at"]) for key in mine["passkeys"]] == [("Phone", None)]
        assert (mine["codes"], mine["fresh"], mine["needed"]) == (HOW_MANY, True, False)
    async with site.client() as client:
        assert told(await use_passkey(client, device), 201) == me
        assert told(await client.get(MINE))["passkeys"][0]["used_at"] == site.clock.at
    assert (await site.letters_written()).sent[-1][1] == "The passkeys of your Astrarium account were changed"


async def test_a_password_is_only_the_first_step(home: House) -> None:
    """The right password must be followed by a passkey of the account, also at home under the name localhost."""
    device = Authenticator(HOME)
    async with home.client() as client:
        me = await make_account(home, client)
        await add_passkey(client, device)
    async with home.client() as client:
        ticket = await first_step(client)
        problem(await use_passkey(client, Authenticator(HOME), ticket), 401, "bad_passkey")
        assert told(await use_passkey(client, device, ticket), 201) == me


async def test_over_postgres(postgres_site: House) -> None:
    device = Authenticator(SITE)
    async with postgres_site.client() as client:
        await make_account(postgres_site, client)
        codes = await add_passkey(client, device)
        problem(await client.delete(f"{MINE}/AAAA"), 404, "no_passkey")
    async with postgres_site.client() as client:
        ticket = await first_step(client)
        told(await client.post(f"{SESSION}/code", json={"ticket": ticket, "code": codes[0]}), 201)
        (key,) = told(await client.get(MINE))["passkeys"]
        assert (await client.delete(f"{MINE}/{key['id']}")).status_code == 204
        left = told(await client.get(MINE))
        assert (left["passkeys"], left["codes"]) == ([], 0)


async def test_a_recovery_code_works_once(home: House) -> None:
    async with home.client() as client:
        await make_account(home, client)
        codes = await add_passkey(client, Authenticator(HOME))
    for code, fits in ((codes[0].upper().replace("-", " "), True), (codes[0], False), ("x", False), (codes[9], True)):
        async with home.client() as client:
            body = {"ticket": await first_step(client), "code": code}
            reply = await client.post(f"{SESSION}/code", json=body)
            told(reply, 201) if fits else problem(reply, 401, "wrong_code")
    async with home.client() as client:
        await make_account(home, client, "bob@example.org")
        await add_passkey(client, Authenticator(HOME))
    async with home.client() as client:  # one's own only
        reply = await client.post(SESSION, json={"email": "bob@example.org", "password": PASSWORD})
        ticket = problem(reply, 401, "second_factor")["args"]["ticket"]
        reply = await client.post(f"{SESSION}/code", json={"ticket": ticket, "code": codes[1]})
        problem(reply, 401, "wrong_code")


async def test_what_a_passkey_is_refused_for(site: House) -> None:
    device = Authenticator(SITE)
    async with site.client() as client:
        await make_account(site, client)
        await add_passkey(client, device)
    async with site.client() as client:

        async def refused(**change: Any) -> None:
            before = {name: getattr(device, name) for name in change}
            for name, value in change.items():
                setattr(device, name, value)
            problem(await use_passkey(client, device), 401, "bad_passkey")
            for name, value in before.items():
                setattr(device, name, value)

        await refused(origin="https://evil.example.org")
        await refused(unlocked=False)
        await refused(handle=b"somebody else")
        await refused(id=b"unknown")
        told(await use_passkey(client, device), 201)
        device.uses = 0  # a copy of the key, which has counted less
        problem(await use_passkey(client, device), 401, "bad_passkey")
        device.uses = 9
        told(await use_passkey(client, device), 201)


async def test_an_answer_counts_once_and_not_for_long(site: House) -> None:
    device = Authenticator(SITE)
    async with site.client() as client:
        await make_account(site, client)
        await add_passkey(client, device)
        asked = told(await client.post(f"{SESSION}/passkey/begin", json={}))
        body = {"ticket": asked["ticket"], "credential": device.use(asked["options"])}
        told(await client.post(f"{SESSION}/passkey", json=body), 201)
        problem(await client.post(f"{SESSION}/passkey", json=body), 410, "bad_ticket")
        asked = told(await client.post(f"{SESSION}/passkey/begin", json={}))
        site.clock.pass_by(LIFE)
        body = {"ticket": asked["ticket"], "credential": device.use(asked["options"])}
        problem(await client.post(f"{SESSION}/passkey", json=body), 410, "bad_ticket")
        other = told(await client.post(f"{MINE}/begin"))["ticket"]  # for another purpose
        problem(await client.post(f"{SESSION}/passkey", json={**body, "ticket": other}), 410, "bad_ticket")


async def test_broken_replies_are_refused_in_words(site: House) -> None:
    device = Authenticator(SITE)
    async with site.client() as client:
        await make_account(site, client)
        asked = told(await client.post(f"{MINE}/begin"))
        good = device.make(asked["options"])
        for part in ("attestationObject", "clientDataJSON"):
            for broken in ("", "AAAA", "!", 7, None, good["response"][part][:40], [good]):
                asked = told(await client.post(f"{MINE}/begin"))
                reply = {**good, "response": {**good["response"], part: broken}}
                sent = await client.post(MINE, json={"ticket": asked["ticket"], "credential": reply})
                problem(sent, 401, "bad_passkey")
        asked = told(await client.post(f"{MINE}/begin"))
        problem(await client.post(MINE, json={"ticket": asked["ticket"], "credential": {}}), 401, "bad_passkey")
        await add_passkey(client, device)
        asked = told(await client.post(f"{MINE}/begin"))
        again = {"ticket": asked["ticket"], "credential": device.make(asked["options"])}
        problem(await client.post(MINE, json=again), 409, "many_passkeys")


async def test_factors_are_changed_by_who_just_proved_it(home: House) -> None:
    device = Authenticator(HOME)
    async with home.client() as client:
        await make_account(home, client)
        home.clock.pass_by(FRESH)
        problem(await client.post(f"{MINE}/begin"), 403, "prove_password")
        problem(await client.post("/api/v1/me/proof", json={"password": "wrong"}), 403, "wrong_password")
        assert (await client.post("/api/v1/me/proof", json={"password": PASSWORD})).status_code == 204
        await add_passkey(client, device)
        home.clock.pass_by(FRESH - MINUTE)
        told(await client.post(f"{MINE}/begin"))
        home.clock.pass_by(MINUTE)
        (key,) = told(await client.get(MINE))["passkeys"]
        for method, path, body in (
            ("POST", f"{MINE}/begin", None),
            ("DELETE", f"{MINE}/{key['id']}", None),
            ("POST", "/api/v1/me/codes", None),
            ("POST", "/api/v1/password", {"old": PASSWORD, "new": "lemon-ladder-4-owl"}),
            ("DELETE", "/api/v1/me", {"password": PASSWORD}),
            ("POST", "/api/v1/me/proof", {"password": PASSWORD}),
        ):
            problem(await client.request(method, path, json=body), 403, "prove_passkey")
        asked = told(await client.post("/api/v1/me/proof/begin"))
        proof = {"ticket": asked["ticket"], "credential": device.use(asked["options"])}
        assert (await client.post("/api/v1/me/proof", json=proof)).status_code == 204
        assert (await client.patch(f"{MINE}/{key['id']}", json={"name": " My\u202e key "})).status_code == 204
        assert told(await client.get(MINE))["passkeys"][0]["name"] == "My key"
        assert len(told(await client.post("/api/v1/me/codes"), 201)["codes"]) == HOW_MANY
        assert (await client.delete(f"{MINE}/{key['id']}")).status_code == 204
        assert told(await client.get(MINE))["codes"] == 0
    async with home.client() as client:
        told(await client.post(SESSION, json={"email": EMAIL, "password": PASSWORD}), 201)


async def test_as_many_passkeys_as_the_limit_says(home: House) -> None:
    most = home.config.limits.passkeys_per_person
    async with home.client() as client:
        await make_account(home, client)
        for number in range(most):
            codes = await add_passkey(client, Authenticator(HOME))
            assert bool(codes) == (number == 0)
        assert problem(await client.post(f"{MINE}/begin"), 409, "many_passkeys")["args"] == {"most": most}


async def test_a_link_by_mail_is_only_the_first_step(site: House) -> None:
    device = Authenticator(SITE)
    async with site.client() as client:
        await make_account(site, client)
        await add_passkey(client, device)
    async with site.client() as client:
        await client.post("/api/v1/link", json={"email": EMAIL})
        token = (await site.letters_written()).token()
        renewed = {"token": token, "password": "lemon-ladder-4-owl"}
        ticket = problem(await client.post("/api/v1/link/use", json=renewed), 401, "second_factor")["args"]["ticket"]
        told(await use_passkey(client, device, ticket, password="lemon-ladder-4-owl"), 201)  # noqa: S106
        problem(await client.post(SESSION, json={"email": EMAIL, "password": PASSWORD}), 401, "wrong_sign_in")
        again = {"email": EMAIL, "password": "lemon-ladder-4-owl"}
        ticket = problem(await client.post(SESSION, json=again), 401, "second_factor")["args"]["ticket"]
        told(await use_passkey(client, device, ticket, password="another-ladder-4-owl"), 201)  # noqa: S106
        problem(await client.post(SESSION, json=again), 401, "second_factor")  # a password changes no password


async def test_an_administrator_needs_a_passkey(home: House) -> None:
    device = Authenticator(HOME)
    async with home.client() as client:
        me = await make_account(home, client)
        await People(home.database).set_admin(read_id(me["id"]), True)
        assert told(await client.get("/api/v1/me"))["person"]["admin"]
        assert told(await client.get(MINE))["needed"]
        codes = await add_passkey(client, device)
        assert not told(await client.get(MINE))["needed"]
    async with home.client() as client:
        body = {"ticket": await first_step(client), "code": codes[0]}
        told(await client.post(f"{SESSION}/code", json=body), 201)
        assert told(await client.get(MINE))["needed"]


@pytest.mark.parametrize("host", ["192.0.2.7:8000", "den.local:8000", "127.0.0.1:8000"])
async def test_where_browsers_have_none(home: House, host: str) -> None:
    async with home.client() as client:
        await make_account(home, client)
        headers = {"host": host}
        assert told(await client.get("/api/v1/me", headers=headers))["passkeys"] is False
        problem(await client.post(f"{SESSION}/passkey/begin", json={}, headers=headers), 409, "no_passkeys_here")
        problem(await client.post(f"{MINE}/begin", headers=headers), 409, "no_passkeys_here")
