"""Coming in, making an account, signing in and out, being forgotten."""

import httpx
import pytest
from argon2 import PasswordHasher

from astrarium.server.clock import DAY, HOUR, MINUTE
from astrarium.server.ids import read_id
from astrarium.server.people.cookies import NAME

from .house import PASSWORD, House, come_in, make_account, problem, told

ME = "/api/v1/me"


async def whoami(client: httpx.AsyncClient) -> object:
    return told(await client.get(ME))["person"]


async def test_a_guest_comes_in_at_once(home: House) -> None:
    async with home.client() as client:
        assert told(await client.get(ME)) == {"person": None, "mail": False, "passkeys": True}
        me = await come_in(client, "  Zoe\u0301 ", "fr")
        assert (me["name"], me["lang"], me["account"], me["admin"], me["email"]) == ("Zoé", "fr", False, False, None)
        assert me["notices"] == {"mail": False, "webhook": "", "quiet": None}
        assert await whoami(client) == me


async def test_the_cookie_at_home(home: House) -> None:
    async with home.client() as client:
        reply = await client.post("/api/v1/guest", json={"name": "Zoé"})
        first, *flags = reply.headers["set-cookie"].split("; ")
        assert first.startswith("astrarium=")
        assert set(flags) == {"Path=/", "HttpOnly", "SameSite=Lax", f"Max-Age={180 * 86400}"}


async def test_the_cookie_on_a_site(site: House) -> None:
    async with site.client() as client:
        reply = await client.post("/api/v1/guest", json={"name": "Zoé"})
        first, *flags = reply.headers["set-cookie"].split("; ")
        assert first.startswith("__Host-astrarium=")
        assert {"Path=/", "HttpOnly", "SameSite=Lax", "Secure"} < set(flags)
        assert not any(flag.startswith("Domain") for flag in flags)


async def test_a_forged_cookie_never_reaches_the_database(home: House, monkeypatch: pytest.MonkeyPatch) -> None:
    async with home.client() as client:
        await come_in(client)
        value = client.cookies[NAME]
        token, signature = value.split(".")
        asked = 0
        real = home.database.rows

        async def rows(sql: str, *args: object) -> object:
            nonlocal asked
            asked += 1
            return await real(sql, *args)  # type: ignore[arg-type]

        monkeypatch.setattr(home.database, "rows", rows)
        near = token[:-1] + ("B" if token.endswith("A") else "A")
        for forged in (f"{near}.{signature}", f"{token}.{signature[::-1]}", token, "x" * 5000, "é", ".", ""):
            reply = await client.get(ME, headers={b"cookie": f"{NAME}={forged}".encode()})
            assert told(reply)["person"] is None
        assert asked == 0
        assert await whoami(client)
        assert asked == 1


async def test_only_a_hash_of_the_token_is_kept(home: House) -> None:
    async with home.client() as client:
        await come_in(client)
        token = client.cookies[NAME].partition(".")[0]
        ((kept,),) = await home.database.rows("select token from sessions")
        assert token.encode() not in bytes(kept)
        assert len(kept) == 32


async def test_a_guests_session_ends(home: House) -> None:
    async with home.client() as client:
        await come_in(client)
        home.clock.pass_by(89 * DAY)
        assert await whoami(client)
        home.clock.pass_by(89 * DAY)
        assert await whoami(client)  # used in between, and not yet at its end
        home.clock.pass_by(3 * DAY)
        assert await whoami(client) is None  # 181 days
        await come_in(client)
        home.clock.pass_by(91 * DAY)
        assert await whoami(client) is None  # unused for too long


async def test_an_accounts_session_ends_sooner(home: House) -> None:
    async with home.client() as client:
        await make_account(home, client)
        for _ in range(3):
            home.clock.pass_by(9 * DAY)
            assert await whoami(client)
        home.clock.pass_by(4 * DAY)
        assert await whoami(client) is None
        told(await client.post("/api/v1/session", json={"email": "zoe@example.org", "password": PASSWORD}), 201)
        home.clock.pass_by(15 * DAY)
        assert await whoami(client) is None


async def test_a_guest_keeps_its_id_with_an_account(home: House) -> None:
    async with home.client() as client:
        guest = await come_in(client)
        before = client.cookies[NAME]
        me = await make_account(home, client, " Zoe@Example.org")
        assert (me["id"], me["email"], me["account"]) == (guest["id"], "zoe@example.org", True)
        assert client.cookies[NAME] != before
        assert told(await client.get(ME, headers={"cookie": f"{NAME}={before}"}))["person"] is None
        problem(
            await client.post("/api/v1/account", json={"email": "b@example.org", "password": PASSWORD}),
            409,
            "has_account",
        )


async def test_an_account_needs_a_decent_password(home: House) -> None:
    async with home.client() as client:
        await come_in(client, "Annabelle", "fr")
        for password, code in (
            ("short", "password_length"),
            ("motdepasse2024", "password_common"),
            ("xx annabelle xx", "password_own_name"),
        ):
            reply = await client.post("/api/v1/account", json={"email": "a@example.org", "password": password})
            problem(reply, 422, code)
        reply = await client.post("/api/v1/account", json={"email": "nowhere", "password": PASSWORD})
        assert problem(reply, 422, "bad_email")["message"] == "Ce n’est pas une adresse e-mail."
        assert problem(await client.post("/api/v1/account", json={"email": "a@b.org", "password": "short"}), 422,
                       "password_length")["args"] == {"least": 12, "most": 128}  # fmt: skip


async def test_one_address_one_account(home: House) -> None:
    async with home.client() as first, home.client() as second:
        await make_account(home, first)
        await come_in(second)
        reply = await second.post("/api/v1/account", json={"email": "ZOE@example.org", "password": PASSWORD})
        problem(reply, 409, "email_refused")
        assert await whoami(second)


async def test_signing_in_and_out(home: House) -> None:
    async with home.client() as first, home.client() as second:
        me = await make_account(home, first)
        guest = await come_in(second, "Somebody")
        before = second.cookies[NAME]
        reply = await second.post("/api/v1/session", json={"email": "Zoe@example.org", "password": PASSWORD})
        assert told(reply, 201) == me != guest
        assert second.cookies[NAME] != before
        assert told(await second.get(ME, headers={"cookie": f"{NAME}={before}"}))["person"] is None
        after = second.cookies[NAME]
        gone = await second.delete("/api/v1/session")
        assert gone.status_code == 204
        assert "Max-Age=0" in gone.headers["set-cookie"]
        assert NAME not in second.cookies
        assert told(await second.get(ME, headers={"cookie": f"{NAME}={after}"}))["person"] is None
        assert await whoami(first) == me
        assert (await second.delete("/api/v1/session")).status_code == 204  # twice does no harm


async def test_a_wrong_password_and_an_unknown_address_look_the_same(
    home: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with home.client() as client:
        await make_account(home, client)
        checked: list[bool] = []
        passwords = home.register._passwords
        real = passwords._verify

        def verify(known: str, password: str) -> bool:
            checked.append(known == passwords._nobody)
            return real(known, password)

        monkeypatch.setattr(passwords, "_verify", verify)
        replies = [
            await client.post("/api/v1/session", json={"email": email, "password": "plum-tractor-8-lamp"})
            for email in ("zoe@example.org", "nobody@example.org")
        ]
        assert replies[0].content == replies[1].content
        assert [problem(reply, 401, "wrong_sign_in") for reply in replies]
        assert checked == [False, True]  # one hash each


async def test_signing_out_everywhere(home: House) -> None:
    out: list[int] = []
    home.register.on_sign_out = out.append
    async with home.client() as first, home.client() as second:
        me = await make_account(home, first)
        told(await second.post("/api/v1/session", json={"email": "zoe@example.org", "password": PASSWORD}), 201)
        out.clear()
        assert (await first.delete("/api/v1/sessions")).status_code == 204
        assert await whoami(first) is None
        assert await whoami(second) is None
        assert out == [read_id(me["id"])]
        problem(await second.delete("/api/v1/sessions"), 401, "sign_in_first")


async def test_changing_the_password(home: House) -> None:
    new = "nine lamps on a plum"
    async with home.client() as first, home.client() as second:
        await make_account(home, first)
        told(await second.post("/api/v1/session", json={"email": "zoe@example.org", "password": PASSWORD}), 201)
        before = first.cookies[NAME]
        problem(await first.post("/api/v1/password", json={"old": "wrong", "new": new}), 403, "wrong_password")
        problem(await first.post("/api/v1/password", json={"old": PASSWORD, "new": "short"}), 422, "password_length")
        assert await whoami(second)
        assert (await first.post("/api/v1/password", json={"old": PASSWORD, "new": new})).status_code == 204
        assert first.cookies[NAME] != before
        assert await whoami(first)
        assert await whoami(second) is None
        assert told(await second.get(ME, headers={"cookie": f"{NAME}={before}"}))["person"] is None
        sign_in = {"email": "zoe@example.org", "password": PASSWORD}
        problem(await second.post("/api/v1/session", json=sign_in), 401, "wrong_sign_in")
        told(await second.post("/api/v1/session", json={**sign_in, "password": new}), 201)


async def test_a_guest_has_no_password_to_change(home: House) -> None:
    async with home.client() as client:
        await come_in(client)
        problem(await client.post("/api/v1/password", json={"old": "x", "new": PASSWORD}), 403, "account_needed")


async def test_being_forgotten(home: House) -> None:
    async with home.client() as client, home.client() as guest:
        me = await make_account(home, client)
        problem(await client.request("DELETE", ME, json={"password": "wrong"}), 403, "wrong_password")
        problem(await client.request("DELETE", ME, json={}), 403, "wrong_password")
        cookie = client.cookies[NAME]
        assert (await client.request("DELETE", ME, json={"password": PASSWORD})).status_code == 204
        assert told(await client.get(ME, headers={"cookie": f"{NAME}={cookie}"}))["person"] is None
        ((name, email, password),) = await home.database.rows(
            "select name, email, password from persons where id = $1", read_id(me["id"])
        )
        assert (name, email, password) == ("", None, None)
        sign_in = {"email": "zoe@example.org", "password": PASSWORD}
        problem(await client.post("/api/v1/session", json=sign_in), 401, "wrong_sign_in")
        await come_in(guest)
        assert (await guest.request("DELETE", ME, json={})).status_code == 204
        assert await whoami(guest) is None


async def test_changing_what_is_given(home: House) -> None:
    async with home.client() as client:
        await come_in(client)
        me = told(await client.patch(ME, json={"name": " Ann ", "lang": "fr"}))
        assert (me["name"], me["lang"], me["notices"]) == ("Ann", "fr", {"mail": False, "webhook": "", "quiet": None})
        me = told(await client.patch(ME, json={"mail": True, "webhook": "https://example.org/h"}))
        assert me["notices"] == {"mail": True, "webhook": "https://example.org/h", "quiet": None}
        me = told(await client.patch(ME, json={"webhook": ""}))
        assert (me["name"], me["notices"]) == ("Ann", {"mail": True, "webhook": "", "quiet": None})
        assert told(await client.patch(ME, json={})) == me
        wrong = await client.patch(ME, json={"name": "Bob", "webhook": "https://10.0.0.1/"})
        assert "réseau privé" in problem(wrong, 422, "private_webhook")["message"]
        problem(await client.patch(ME, json={"name": "\u202e"}), 422, "bad_name")
        assert await whoami(client) == me


async def test_somebody_who_comes_back_is_noted_now_and_then(home: House) -> None:
    async with home.client() as client:
        me = await come_in(client)

        async def seen() -> object:
            return (await home.database.rows("select seen_at from persons where id = $1", read_id(me["id"])))[0][0]

        start = await seen()
        home.clock.pass_by(5 * MINUTE)
        await whoami(client)
        assert await seen() == start
        home.clock.pass_by(HOUR)
        await whoami(client)
        assert await seen() == home.clock.at


async def test_what_has_run_out_is_dropped(site: House) -> None:
    async with site.client() as client:
        await make_account(site, client)
        await client.post("/api/v1/link", json={"email": "zoe@example.org"})
        await site.letters_written()

        async def kept() -> list[int]:
            counts = [await site.database.rows(f"select count(*) from {name}") for name in ("sessions", "links")]  # noqa: S608
            return [rows[0][0] for rows in counts]

        await site.register.purge()
        assert await kept() == [1, 1]  # the link that confirmed the address went with the guest's sessions
        site.clock.pass_by(HOUR)
        await site.register.purge()
        assert await kept() == [1, 0]
        site.clock.pass_by(31 * DAY)
        await site.register.purge()
        assert await kept() == [0, 0]


async def test_the_whole_way_over_postgresql(postgres_site: House) -> None:
    async with postgres_site.client() as client, postgres_site.client() as other:
        guest = await come_in(client)
        me = await make_account(postgres_site, client)
        assert me["id"] == guest["id"]
        sign_in = {"email": "zoe@example.org", "password": PASSWORD}
        assert told(await other.post("/api/v1/session", json=sign_in), 201) == me
        assert told(await other.patch(ME, json={"mail": True}))["notices"]["mail"]
        new = "nine lamps on a plum"
        assert (await other.post("/api/v1/password", json={"old": PASSWORD, "new": new})).status_code == 204
        assert await whoami(client) is None
        await other.post("/api/v1/link", json={"email": "zoe@example.org"})
        token = (await postgres_site.letters_written()).token()
        assert told(await client.post("/api/v1/link/use", json={"token": token}))["id"] == me["id"]
        problem(await client.post("/api/v1/link/use", json={"token": token}), 410, "bad_link")
        assert (await client.request("DELETE", ME, json={"password": new})).status_code == 204
        assert await whoami(other) is None


async def test_a_dated_hash_is_made_anew_at_the_next_sign_in(home: House) -> None:
    dated = PasswordHasher(time_cost=2, memory_cost=16, parallelism=1).hash(PASSWORD)
    async with home.client() as client:
        me = await make_account(home, client)
        person = read_id(me["id"])
        await home.database.run("update persons set password = $2 where id = $1", person, dated)
        sign_in = {"email": "zoe@example.org", "password": PASSWORD}
        for _ in range(2):
            told(await client.post("/api/v1/session", json=sign_in), 201)
        ((kept,),) = await home.database.rows("select password from persons where id = $1", person)
        assert kept != dated
        assert not home.register._passwords.is_dated(kept)
