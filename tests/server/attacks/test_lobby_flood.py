"""The tables of one person do not hide those of others, and nobody can make endless tables."""

from pathlib import Path
from typing import Any

import pytest

from astrarium.server.live.acts import play
from astrarium.server.store.arrivals import Arrivals
from astrarium.server.store.database import Database
from astrarium.server.store.people import People
from astrarium.server.store.sqlite import SqliteDatabase
from astrarium.server.store.tables import Listed, Tables
from tests.server.node_process import LIMITS
from tests.server.player import Player
from tests.server.sockets.home import open_home, play_on, sit
from tests.server.store.samples import new_table, person

LISTED = Listed(per_host=3, away=1_000)
NOW = 10_000


async def host(db: Database, number: int, seen_at: int = NOW, origin: int = 0) -> None:
    await People(db).add(person(id=number, seen_at=seen_at))
    if origin:
        await Arrivals(db).add(number, origin, NOW)


async def listed(db: Database, limit: int = 100, game: str | None = None) -> list[tuple[int, int]]:
    """Host and creation time of each table in the lobby."""
    return [(row.host, row.made_at) for row in await Tables(db).open_tables(game, LISTED, NOW, limit)]


async def test_of_each_host_the_newest_few_in_rounds(db: Database) -> None:
    for number in (1, 2):
        await host(db, number)
    for made_at in range(10, 110):
        await new_table(db, host=1, made_at=made_at)
    for made_at in (1, 2):
        await new_table(db, host=2, made_at=made_at)
    assert await listed(db) == [(1, 109), (2, 2), (1, 108), (2, 1), (1, 107)]
    assert await listed(db, 2) == [(1, 109), (2, 2)]
    assert await listed(db, game="race") == []


async def test_many_guests_of_one_address_take_turns_too(db: Database) -> None:
    for number in range(1, 41):
        await host(db, number, origin=77)
        await new_table(db, host=number, made_at=100 + number)
    await host(db, 50)
    await new_table(db, host=50, made_at=1)
    assert await listed(db, 3) == [(40, 140), (50, 1), (39, 139)]
    assert len(await listed(db)) == 41


async def test_tables_of_a_host_who_is_away_are_not_listed(db: Database) -> None:
    await host(db, 1, seen_at=NOW - LISTED.away + 1)
    await host(db, 2, seen_at=NOW - LISTED.away)
    for number in (1, 2):
        await new_table(db, host=number, made_at=5)
    assert await listed(db) == [(1, 5)]


async def test_the_lobby_and_quotas_are_found_by_indexes(db: Database) -> None:
    """Both queries use indexes of tables that are open or not over, however many tables are over."""
    newest = "select id from tables where stage = 'open' and public = 1 order by made_at desc limit 1000"
    count = "select count(*) from tables where host = 1 and stage <> 'over'"
    wanted = {"tables_open": newest, "tables_host": count}
    if isinstance(db, SqliteDatabase):
        for index, sql in wanted.items():
            assert index in str(await db.rows(f"explain query plan {sql}"))
    else:  # which plans by what a table holds: that they are there must do
        assert set(wanted) <= {row[0] for row in await db.rows("select indexname from pg_indexes")}


async def make(player: Player, **wish: Any) -> tuple[int, str]:
    reply = await player.request("POST", "/tables", {"wish": {"game": "tiny", "seats": 2, **wish}})
    return reply.status_code, reply.json()["error"]["code"] if reply.status_code >= 400 else reply.json()["table"]


@pytest.fixture
def limits() -> dict[str, int]:
    return dict(LIMITS)


async def test_a_guest_has_so_many_tables_and_not_one_more(tmp_path: Path, limits: dict[str, int]) -> None:
    async with open_home(tmp_path, limits={**limits, "tables_per_guest": 3, "tables_per_person": 4}) as home:
        ann, bea = await home.person(connected=False), await home.person("Bea", connected=False)
        invited = (await bea.make(game="tiny", seats=2))["invite"]
        assert invited
        made = [await make(ann) for _ in range(4)]
        assert [status for status, _ in made] == [201, 201, 201, 409]
        assert made[-1][1] == "too_many_guest_tables"
        for table in (await bea.http("GET", "/tables/mine"))["tables"]:
            await ann.join(table["table"], invited)  # to sit at somebody else's counts for nothing
        await ann.http("DELETE", f"/tables/{made[0][1]}")
        assert (await make(ann))[0] == 201
        await home.node.database.run("update persons set email = 'ann@example.org' where name = 'Ann'")
        assert [status for status, _ in [await make(ann) for _ in range(2)]] == [201, 409]
        reply = await ann.request("POST", "/tables", {"wish": {"game": "tiny", "seats": 2}})
        assert reply.json()["error"] == {
            "code": "too_many_tables", "args": {"most": 4},
            "message": "That is more tables than one person may have at a time.",
        }  # fmt: skip


async def test_make_and_cancel_comes_to_an_end(tmp_path: Path, limits: dict[str, int]) -> None:
    async with open_home(tmp_path, limits={**limits, "tables_per_hour": 1, "table_burst": 5}) as home:
        ann, bea = await home.person(connected=False), await home.person("Bea", connected=False)
        made = []
        for _ in range(6):
            status, table = await make(ann)
            made.append(status)
            if status == 201:
                await ann.http("DELETE", f"/tables/{table}")
        assert made == [201] * 5 + [429]
        assert await make(ann) == (429, "tables_too_often")
        assert (await make(bea))[0] == 201
        reply = await ann.request("POST", "/tables", {"wish": {"game": "tiny", "seats": 2}})
        assert 3000 < int(reply.headers["retry-after"]) <= 3600


async def test_many_guests_of_one_address_share_a_limit(tmp_path: Path, limits: dict[str, int]) -> None:
    async with open_home(tmp_path, limits={**limits, "tables_per_hour": 1, "table_burst": 1}) as home:
        guests = [await home.person(f"G{number}", connected=False) for number in range(6)]
        assert [(await make(guest))[0] for guest in guests] == [201] * 5 + [429]


async def test_rematches_count(tmp_path: Path, limits: dict[str, int]) -> None:
    async with open_home(tmp_path, limits={**limits, "tables_per_hour": 1, "table_burst": 1}) as home:
        ann, bea = await home.person(), await home.person("Bea")
        table = await sit(ann, bea, game="tiny")
        await play_on(table, 1, ann, bea)
        await home.table(table).do(play.end("administrator"))
        reply = await ann.request("POST", f"/tables/{table}/rematch")
        assert (reply.status_code, reply.json()["error"]["code"]) == (429, "tables_too_often")
        await bea.http("POST", f"/tables/{table}/rematch")  # who has made none yet
        await ann.http("POST", f"/tables/{table}/rematch")  # to come to hers makes none


async def test_guests_of_one_address_in_a_day(tmp_path: Path, limits: dict[str, int]) -> None:
    async with open_home(tmp_path, limits={**limits, "guests_per_day": 2}) as home:
        for name in ("Ann", "Bea"):
            await home.person(name, connected=False)
        cem = Player([home.url], "Cem", "fr")
        reply = await cem.request("POST", "/guest", {"name": "Cem", "lang": "fr"})
        assert (reply.status_code, reply.json()["error"]["code"]) == (429, "too_many_guests")
        home.clock.at += 24 * 3_600_000 + 1
        await home.person("Cem", connected=False)
