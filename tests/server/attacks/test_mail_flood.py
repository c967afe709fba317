"""Mails that anybody can request for people who did not ask for them."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from astrarium.server.config import Config, Limits
from tests.server.http.house import House, come_in, make_account, open_house, problem

ASK = "/api/v1/link"
HOUR = 3_600_000


@pytest.fixture
async def site(tmp_path: Path) -> AsyncIterator[House]:
    async with open_house(f"sqlite:///{tmp_path / 'x.db'}", Config(public_url="https://play.example.org")) as house:
        yield house


def written(house: House, to: str) -> int:
    return sum(letter[0] == to for letter in house.letters.sent)


async def test_a_mailbox_gets_a_few_an_hour_whoever_asks(site: House) -> None:
    """40 addresses ask at once, and four mails are sent in an hour. A fault once found: 20 at once, then 60 an hour."""
    async with site.client() as owner:
        await make_account(site, owner)  # the first mail of this hour
    statuses = []
    for n in range(40):
        async with site.client(f"198.51.100.{n}") as stranger:
            statuses.append((await stranger.post(ASK, json={"email": "ZOE@example.org"})).status_code)
    await site.letters_written()
    assert statuses == [204] * 3 + [429] * 37
    assert written(site, "zoe@example.org") == 4
    site.clock.pass_by(HOUR)
    async with site.client("198.51.100.50") as stranger:
        again = [(await stranger.post(ASK, json={"email": "zoe@example.org"})).status_code for _ in range(5)]
    await site.letters_written()
    assert again == [204] * 4 + [429]
    assert site.dispatcher.turnstile.mails.refused == {"mailbox": 38}


async def test_the_limit_tells_nothing_of_accounts(site: House) -> None:
    async with site.client() as owner:
        await make_account(site, owner)
    site.clock.pass_by(HOUR)
    told = []
    for email in ("zoe@example.org", "nobody@example.org"):
        async with site.client("198.51.100.9") as stranger:
            replies = [await stranger.post(ASK, json={"email": email}) for _ in range(6)]
        told.append([(reply.status_code, reply.content, reply.headers.get("retry-after")) for reply in replies])
    await site.letters_written()
    assert told[0] == told[1]
    assert [status for status, _, _ in told[0]] == [204] * 4 + [429] * 2


async def test_confirmations_count_too(site: House) -> None:
    statuses = []
    for n in range(6):
        async with site.client(f"198.51.100.{n}") as guest:
            await come_in(guest)
            statuses.append((await guest.post("/api/v1/account", json={"email": "victim@example.org"})).status_code)
    await site.letters_written()
    assert statuses == [200] * 4 + [429] * 2
    assert written(site, "victim@example.org") == 4


async def test_an_address_writes_to_so_many(tmp_path: Path) -> None:
    limits = Limits(mails_by_address_per_hour=3)
    config = Config(public_url="https://play.example.org", limits=limits)
    async with open_house(f"sqlite:///{tmp_path / 'x.db'}", config) as house:
        async with house.client() as client:
            asked = [await client.post(ASK, json={"email": f"a{n}@example.org"}) for n in range(4)]
        assert [reply.status_code for reply in asked] == [204] * 3 + [429]
        assert problem(asked[-1], 429, "too_many")["args"] == {"seconds": 1200}
        async with house.client("198.51.100.2") as other:
            assert (await other.post(ASK, json={"email": "a0@example.org"})).status_code == 204
        await house.letters_written()


async def test_a_node_writes_so_many(tmp_path: Path) -> None:
    config = Config(public_url="https://play.example.org", limits=Limits(mails_per_hour=3))
    async with open_house(f"sqlite:///{tmp_path / 'x.db'}", config) as house:
        statuses = []
        for n in range(5):
            async with house.client(f"198.51.100.{n}") as client:
                statuses.append((await client.post(ASK, json={"email": f"a{n}@example.org"})).status_code)
        await house.letters_written()
        assert statuses == [204] * 3 + [429] * 2
        assert house.dispatcher.turnstile.mails.refused == {"node": 2}
        # A password still opens the door.
        async with house.client("198.51.100.9") as client:
            sign_in = {"email": "a0@example.org", "password": "x"}
            problem(await client.post("/api/v1/session", json=sign_in), 401, "wrong_sign_in")
