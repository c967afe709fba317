"""Short codes: made once, read as they are typed, hard to guess, gone with the table."""

from collections import Counter
from pathlib import Path

import pytest
from msgspec.structs import replace

from astrarium.server.config import Config, Limits
from astrarium.server.live.access.codes import ALPHABET, LENGTH, code_of, new_code, read_code
from astrarium.server.live.acts import play
from astrarium.server.live.hub import new_tables
from astrarium.server.store.codes import Codes
from astrarium.server.tables.entries import TableSpec

from ..security.house import API, NO_LIMITS, Guest, House, open_house


def test_letters_that_nobody_takes_for_others() -> None:
    seen = Counter("".join(new_code() for _ in range(500)))
    assert set(seen) == set(ALPHABET)
    assert not set(ALPHABET) & set("AEIOUY0123456789")
    assert max(seen.values()) < 3 * min(seen.values()), "each letter as likely as another"


@pytest.mark.parametrize("typed", ["KTRWPX", "ktrwpx", "KTR-WPX", " ktr wpx ", "K T R W P X"])
def test_a_code_as_people_type_it(typed: str) -> None:
    assert read_code(typed) == "KTRWPX"


@pytest.mark.parametrize("typed", ["", "KTRWP", "KTRWPXX", "KTRWPA", "KTRWP0", "ＫＴＲＷＰＸ"])
def test_what_is_no_code(typed: str) -> None:
    assert read_code(typed) is None


async def table_of(house: House, host: Guest) -> str:
    return (await new_tables.make_table(house.node.hub, host.person, TableSpec("tiny", 2))).name


async def code(house: House, host: Guest, table: str) -> str:
    told: str = (await house.http(host, "PUT", f"{API}/tables/{table}/code")).json()["code"]
    return told


async def test_it_leads_to_a_private_table_and_lets_one_in(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        host, friend = await house.guest(), await house.guest()
        table = await table_of(house, host)
        letters = await code(house, host, table)
        assert letters == await code(house, host, table), "the same whenever it is asked for"
        assert len(letters) == LENGTH
        typed = f"{letters[:3].lower()}-{letters[3:]}"
        found = (await house.http(None, "GET", f"{API}/codes/{typed}")).json()
        assert found["table"] == table
        join = f"{API}/tables/{table}/join"
        assert (await house.http(friend, "POST", join, {})).status_code == 404
        assert (await house.http(friend, "POST", f"{join}?invite={found['invite']}", {})).status_code == 200


async def test_it_ends_with_the_table_and_is_told_like_one_that_never_was(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        host = await house.guest()
        table = await table_of(house, host)
        letters = await code(house, host, table)
        live = next(live for live in house.node.hub.tables if live.name == table)
        await live.do(play.end("cancelled"))
        over = await house.http(host, "GET", f"{API}/codes/{letters}")
        wrong = await house.http(host, "GET", f"{API}/codes/BBBBBB")
        unread = await house.http(host, "GET", f"{API}/codes/nonsense")
        assert over.status_code == 404
        assert over.json() == wrong.json() == unread.json()
        assert await Codes(house.node.database).purge() == 1


async def test_two_tables_never_share_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_house(tmp_path) as house:
        drawn = iter(["BBBBBB", "BBBBBB", "CCCCCC"])
        monkeypatch.setattr("astrarium.server.live.access.codes.new_code", lambda: next(drawn))
        codes = Codes(house.node.database)
        assert [await code_of(codes, 1), await code_of(codes, 2), await code_of(codes, 1)] == [
            "BBBBBB", "CCCCCC", "BBBBBB",
        ]  # fmt: skip


async def test_who_guesses_has_to_wait_and_who_knows_has_not(tmp_path: Path) -> None:
    limits = replace(NO_LIMITS, codes_per_minute=1, code_burst=3)
    async with open_house(tmp_path, limits=limits) as house:
        host = await house.guest()
        letters = await code(house, host, await table_of(house, host))
        right = [(await house.http(host, "GET", f"{API}/codes/{letters}")).status_code for _ in range(10)]
        assert right == [200] * 10
        wrong = [(await house.http(host, "GET", f"{API}/codes/BBBBBB")).status_code for _ in range(4)]
        assert wrong == [404, 404, 404, 429]
        assert (await house.http(host, "GET", f"{API}/codes/{letters}")).status_code == 429, "nothing is told meanwhile"


def test_guessing_takes_years() -> None:
    """One address that guesses at its limit tries too few codes in a year to find one of ten tables."""
    limits = Config().limits
    assert isinstance(limits, Limits)
    a_year = 365 * 24 * 60
    assert limits.codes_per_minute * a_year * 10 < len(ALPHABET) ** LENGTH
