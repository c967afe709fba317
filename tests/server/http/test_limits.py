"""Rate limits."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from astrarium.server.config import Config, Limits
from astrarium.server.http.buckets import Buckets, network

from .house import PASSWORD, House, come_in, make_account, open_house, problem, told


def test_a_bucket_empties_and_fills_again() -> None:
    now = 0.0
    buckets = Buckets(2, 3, lambda: now)
    assert [buckets.take("a") for _ in range(5)] == [0, 0, 0, 0.5, 0.5]
    assert buckets.take("b") == 0
    now = 0.5
    assert [buckets.take("a"), buckets.take("a")] == [0, 0.5]
    now = 100
    assert [buckets.take("a") for _ in range(4)] == [0, 0, 0, 0.5]


def test_memory_is_bounded() -> None:
    buckets = Buckets(1, 1, lambda: 0.0, most=10)
    for n in range(1000):
        buckets.take(str(n))
    assert len(buckets) == 10


@given(st.lists(st.floats(0, 5), max_size=60))
def test_no_more_than_the_burst_and_what_came_back(waits: list[float]) -> None:
    now = 0.0
    buckets = Buckets(2, 5, lambda: now)
    got = 0
    for wait in waits:
        now += wait
        got += buckets.take("a") == 0
    assert got <= 5 + 2 * now + 1e-6


@pytest.mark.parametrize(
    ("address", "household"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::1", "2001:db8:1:2::/64"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("unix", "unix"),
    ],
)
def test_a_household_counts_once(address: str, household: str) -> None:
    assert network(address) == household


@pytest.fixture
async def strict(tmp_path: Path) -> AsyncIterator[House]:
    limits = Limits(
        requests_per_second=1,
        request_burst=5,
        sign_ins_per_minute=6,
        sign_in_burst=3,
        guests_per_minute=6,
        guest_burst=2,
    )
    async with open_house(f"sqlite:///{tmp_path / 'x.db'}", Config(limits=limits), mail=False) as house:
        yield house


async def test_a_person_may_ask_so_often(strict: House) -> None:
    async with strict.client() as client, strict.client() as other:
        await come_in(client)
        await come_in(other)
        for _ in range(5):
            told(await client.get("/api/v1/me"))
        reply = await client.get("/api/v1/me", headers={"accept-language": "fr"})
        error = problem(reply, 429, "too_many")
        assert reply.headers["retry-after"] == "1"
        assert error["message"] == "Too many requests. Try again in 1 second."
        told(await other.get("/api/v1/me"))
        strict.clock.pass_by(1000)
        told(await client.get("/api/v1/me"))


async def test_an_address_may_ask_so_often(strict: House) -> None:
    async with strict.client("198.51.100.1") as client, strict.client("198.51.100.2") as other:
        statuses = [(await client.get("/api/v1/games/none")).status_code for _ in range(27)]
        assert statuses == [404] * 25 + [429] * 2
        told(await other.get("/api/v1/me"))


async def test_new_names_are_limited(strict: House) -> None:
    async with strict.client() as client:
        await come_in(client)
        await come_in(client)
        reply = await client.post("/api/v1/guest", json={"name": "Zoé"})
        assert problem(reply, 429, "too_many")["args"] == {"seconds": 10}
        strict.clock.pass_by(10_000)
        await come_in(client)


async def test_guesses_at_passwords_are_limited_per_address(strict: House) -> None:
    async with strict.client() as client:
        wrong = [
            await client.post("/api/v1/session", json={"email": f"a{n}@example.org", "password": "x"}) for n in range(4)
        ]
        assert [reply.status_code for reply in wrong] == [401, 401, 401, 429]


async def test_guesses_at_one_account_are_limited_wherever_they_come_from(strict: House) -> None:
    async with strict.client() as owner:
        await make_account(strict, owner)  # one of three
    statuses = []
    for n in range(4):
        async with strict.client(f"198.51.100.{n}") as client:
            body = {"email": "ZOE@example.org", "password": "x" if n else PASSWORD}
            statuses.append((await client.post("/api/v1/session", json=body)).status_code)
    assert statuses == [201, 401, 429, 429]
