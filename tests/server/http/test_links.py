"""Links by mail: signing in, a new password, confirming an address. Nothing reveals which addresses have accounts."""

from astrarium.server.clock import MINUTE
from astrarium.server.people.tokens import new_token, spell_token

from .house import PASSWORD, House, come_in, make_account, problem, told

ASK, USE = "/api/v1/link", "/api/v1/link/use"
EMAIL = {"email": "zoe@example.org"}


async def test_a_new_account_begins_with_its_link(site: House) -> None:
    async with site.client() as client:
        guest = await come_in(client, "Zoé", "fr")
        signed = told(await client.post("/api/v1/account", json=EMAIL))
        assert signed == {"person": guest, "pending": True}
        letters = await site.letters_written()
        to, subject, text = letters.sent[-1]
        assert (to, subject) == ("zoe@example.org", "Votre compte Astrarium")
        assert "https://play.example.org/welcome#" in text
        assert "Zoé" not in text  # the address may be a stranger's, and a name can carry a message
        reply = await client.post(USE, json={"token": letters.token(), "password": PASSWORD})
        me = told(reply)
        assert (me["id"], me["email"]) == (guest["id"], "zoe@example.org")
        told(await client.post("/api/v1/session", json={**EMAIL, "password": PASSWORD}), 201)


async def test_the_stranger_who_asked_does_not_get_in(site: House) -> None:
    async with site.client() as stranger, site.client() as owner:
        await come_in(stranger)
        told(await stranger.post("/api/v1/account", json={**EMAIL, "password": "the stranger chose"}))
        token = (await site.letters_written()).token()
        me = told(await owner.post(USE, json={"token": token, "password": PASSWORD}))
        assert me["email"] == "zoe@example.org"
        assert told(await stranger.get("/api/v1/me"))["person"] is None
        sign_in = {**EMAIL, "password": "the stranger chose"}
        problem(await stranger.post("/api/v1/session", json=sign_in), 401, "wrong_sign_in")


async def test_an_address_with_an_account_is_told_by_mail_only(site: House) -> None:
    async with site.client() as owner, site.client() as other:
        me = await make_account(site, owner)
        guest = await come_in(other)
        assert told(await other.post("/api/v1/account", json=EMAIL)) == {"person": guest, "pending": True}
        letters = await site.letters_written()
        assert letters.sent[-1][1] == "You have an Astrarium account"
        assert told(await owner.post(USE, json={"token": letters.token()})) == me


async def test_asking_tells_nothing(site: House) -> None:
    async with site.client() as client:
        await make_account(site, client)
        written = len(site.letters.sent)
        known = await client.post(ASK, json=EMAIL)
        unknown = await client.post(ASK, json={"email": "nobody@example.org"})
        assert known.status_code == unknown.status_code == 204
        assert known.content == unknown.content == b""
        letters = await site.letters_written()
        assert [to for to, _, _ in letters.sent[written:]] == ["zoe@example.org"]


async def test_a_link_works_once(site: House) -> None:
    async with site.client() as client, site.client() as other:
        me = await make_account(site, client)
        await client.post(ASK, json=EMAIL)
        token = (await site.letters_written()).token()
        assert told(await other.post(USE, json={"token": token})) == me
        assert told(await other.get("/api/v1/me"))["person"] == me
        problem(await client.post(USE, json={"token": token}), 410, "bad_link")


async def test_a_link_works_for_fifteen_minutes(site: House) -> None:
    async with site.client() as client:
        me = await make_account(site, client)
        for wait, works in ((15 * MINUTE - 1, True), (15 * MINUTE, False)):
            await client.post(ASK, json=EMAIL)
            token = (await site.letters_written()).token()
            site.clock.pass_by(wait)
            reply = await client.post(USE, json={"token": token})
            if works:
                assert told(reply) == me
            else:
                problem(reply, 410, "bad_link")


async def test_invented_links(site: House) -> None:
    async with site.client() as client:
        for token in ("", "x", spell_token(new_token()), "é" * 43):
            problem(await client.post(USE, json={"token": token}), 410, "bad_link")


async def test_a_forgotten_password(site: House) -> None:
    new = "nine lamps on a plum"
    async with site.client() as client, site.client() as other:
        await make_account(site, client)
        await other.post(ASK, json=EMAIL)
        token = (await site.letters_written()).token()
        problem(await other.post(USE, json={"token": token, "password": "password1234"}), 422, "password_common")
        told(await other.post(USE, json={"token": token, "password": new}))
        assert told(await client.get("/api/v1/me"))["person"] is None
        problem(await client.post("/api/v1/session", json={**EMAIL, "password": PASSWORD}), 401, "wrong_sign_in")
        told(await client.post("/api/v1/session", json={**EMAIL, "password": new}), 201)


async def test_only_a_hash_of_the_link_is_kept(site: House) -> None:
    async with site.client() as client:
        await come_in(client)
        await client.post("/api/v1/account", json=EMAIL)
        token = (await site.letters_written()).token()
        ((kept,),) = await site.database.rows("select token from links")
        assert len(kept) == 32
        assert token.encode() not in bytes(kept)


async def test_mail_that_cannot_be_sent_changes_no_answer(site: House) -> None:
    async def broken(to: str, subject: str, text: str, headers: object = None) -> None:
        raise OSError("no server")

    site.letters.send = broken  # type: ignore[method-assign]
    async with site.client() as client:
        await come_in(client)
        told(await client.post("/api/v1/account", json=EMAIL))
        await site.letters_written()


async def test_a_house_without_mail_says_so(home: House) -> None:
    async with home.client() as client:
        problem(await client.post(ASK, json=EMAIL), 409, "no_mail")
        problem(await client.post(USE, json={"token": "x"}), 409, "no_mail")
