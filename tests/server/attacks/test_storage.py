"""Unused data is not kept for ever: each kind is tried at its limit, twice."""

import asyncio
from pathlib import Path

import pytest

from astrarium.server.clock import DAY
from astrarium.server.config import Keep
from astrarium.server.ids import read_id
from astrarium.server.live.acts import play
from astrarium.server.live.duties import cleanup
from astrarium.server.store.chat import Chat
from astrarium.server.store.database import Database
from astrarium.server.store.notices import Noted, Notices
from astrarium.server.store.people import People
from astrarium.server.store.purges import Purges
from astrarium.server.store.pushes import Push, Pushes
from astrarium.server.store.sessions import Sessions
from tests.server.node_process import LIMITS
from tests.server.player import Player
from tests.server.sockets.home import Home, open_home, play_on, sit
from tests.server.store.samples import new_table, person

OF_TABLE = ("tables", "log", "seats", "chat", "codes", "snapshots")


@pytest.fixture(autouse=True)
def no_rests(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cleanup, "REST", 0)


@pytest.fixture
def not_wary(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let no jump of the clock stop removals: time jumps in these tests."""
    monkeypatch.setattr(cleanup, "WARY", 0)


async def rows(home: Home, subject: str, table: str = "") -> int:
    where = f"where {'id' if subject == 'tables' else 'table_id'} = {read_id(table)}" if table else ""
    [(count,)] = await home.node.database.rows(f"select count(*) from {subject} {where}")  # noqa: S608
    return int(count)


async def left_of(home: Home, table: str) -> int:
    return sum([await rows(home, subject, table) for subject in OF_TABLE])


async def tidied(home: Home, milliseconds: int) -> dict[str, int]:
    """What is removed after this time, if nothing happens."""
    home.clock.at += milliseconds
    return await home.node.tidy()


async def stage(home: Home, table: str) -> str:
    return (await home.node.hub.fresh(read_id(table))).fold.progress.stage


@pytest.mark.usefixtures("not_wary")
async def test_a_cancelled_table_is_gone_after_a_day(either_home: Home) -> None:
    home = either_home
    ann = await home.person()
    table = await sit(ann, game="tiny")
    await ann.ask("say", table=table, text="anybody?")
    await ann.http("PUT", f"/tables/{table}/code")
    home.clock.at += 5 * DAY  # it is the end that counts
    await ann.http("DELETE", f"/tables/{table}")
    assert "unplayed" not in await tidied(home, DAY)
    assert (await tidied(home, 1))["unplayed"] == 1
    assert await left_of(home, table) == 0
    assert (await ann.request("GET", f"/tables/{table}")).status_code == 404


async def test_who_watches_what_another_node_removed_is_told(either_home: Home) -> None:
    home = either_home
    ann = await home.person()
    table = await sit(ann, game="tiny")
    await ann.http("DELETE", f"/tables/{table}")
    await Purges(home.node.database).remove_tables([read_id(table)])
    assert (await ann.request("GET", f"/tables/{table}")).status_code == 200  # from memory
    await home.node.hub.poll()
    assert (await ann.request("GET", f"/tables/{table}")).status_code == 404


@pytest.mark.usefixtures("not_wary")
async def test_an_open_table_is_closed_after_two_weeks_and_then_gone(either_home: Home) -> None:
    home = either_home
    ann, bea = await home.person(), await home.person("Bea")
    lonely, hers, begun = await sit(ann, game="tiny"), await sit(bea, game="tiny"), await sit(ann, bea, game="tiny")
    await home.node.database.run("update persons set email = 'bea@example.org' where name = 'Bea'")
    assert "expired" not in await tidied(home, 14 * DAY)
    assert (await tidied(home, 1))["expired"] == 1
    await ann.until(lambda: ann.tables[lonely].stage == "over")  # who has it open is told
    assert (await stage(home, hers), await stage(home, begun)) == ("open", "playing")  # of an account; in play
    assert (await tidied(home, DAY + 1))["unplayed"] == 1
    assert await left_of(home, lonely) == 0
    assert await left_of(home, hers) > 0
    assert await left_of(home, begun) > 0


async def finished(home: Home, ann: Player) -> str:
    """A table that was played and ended, with a line of chat."""
    bea = await home.person("Bea")
    table = await sit(ann, bea, game="tiny")
    await play_on(table, 2, ann, bea)
    await ann.ask("say", table=table, text="well played")
    await home.table(table).do(play.end("cancelled"))  # whatever it says: a log that was played is not unplayed
    return table


@pytest.mark.usefixtures("not_wary")
async def test_a_finished_game_stays_and_its_chat_goes(either_home: Home) -> None:
    home = either_home
    table = await finished(home, await home.person())
    log = await rows(home, "log", table)
    assert "chat" not in await tidied(home, 90 * DAY)
    assert (await tidied(home, 1))["chat"] == 1
    assert await rows(home, "chat", table) == 0
    await tidied(home, 1000 * DAY)
    assert (await rows(home, "log", table), await rows(home, "seats", table)) == (log, 2)


@pytest.mark.usefixtures("not_wary")
async def test_finished_games_go_where_the_host_wants_it(tmp_path: Path, url: str) -> None:
    async with open_home(tmp_path, database=url, keep=Keep(finished_tables=30)) as home:
        ann = await home.person()
        table = await finished(home, ann)
        playing = await sit(ann, await home.person("Cem"), game="tiny")
        assert "finished" not in await tidied(home, 30 * DAY)
        assert (await tidied(home, 1))["finished"] == 1
        assert await left_of(home, table) == 0
        assert await left_of(home, playing) > 0


@pytest.mark.usefixtures("not_wary")
async def test_guests_who_come_no_more_are_forgotten(db: Database, either_home: Home) -> None:
    home = either_home
    ann = await home.person(connected=False)  # plays still
    bea = await home.person("Bea", connected=False)  # finished a game
    await sit(ann, await home.person("Cem", connected=False), game="tiny")
    table = (await bea.make(game="tiny", seats=2))["table"]
    await (await home.node.hub.open(read_id(table))).do(play.end("administrator"))
    dee = await home.person("Dee", connected=False)  # never sat down
    await People(db).add(person(id=5, email="eve@example.org", seen_at=1))
    people = home.node.services.database

    async def known() -> set[str]:
        return {str(row[0]) for row in await people.rows("select name from persons")}

    assert "idle_guests" not in await tidied(home, 14 * DAY)
    assert (await tidied(home, 1))["idle_guests"] == 1
    assert await known() == {"Ann", "Bea", "Cem", "Ada"}
    assert (await dee.request("GET", "/tables/mine")).status_code == 401
    assert "guests" not in await tidied(home, 166 * DAY - 1)
    assert (await tidied(home, 1))["guests"] == 1
    assert await known() == {"Ann", "Cem", "Ada"}  # who sits at a table in play, and an account


@pytest.mark.usefixtures("not_wary")
async def test_what_was_told_and_who_is_gone(db: Database, either_home: Home) -> None:
    home, now = either_home, either_home.clock.at
    playing, over = await new_table(db, stage="playing"), await new_table(db, stage="over", since=now)
    notices, pushes = Notices(db), Pushes(db)
    for table in (playing.id, over.id):
        await notices.claim(1, table, 1, "mail", now)
    await notices.note(2, Noted(over.id, 1), "mail", now, now + 400 * DAY)  # is still to go out
    await pushes.add(Push("https://push.example/1", 1, b"k", b"a"), now)
    await Sessions(db).add(b"t", 1, now, now + DAY, 0, 0)
    assert "notices" not in await tidied(home, 30 * DAY)
    assert (await tidied(home, 1))["notices"] == 1
    assert await rows(home, "sessions") == 0
    assert {row[0] for row in await db.rows("select table_id from notices where person = 1")} == {playing.id}
    assert "pushes" not in await tidied(home, 150 * DAY - 1)
    assert (await tidied(home, 1))["pushes"] == 1


@pytest.mark.usefixtures("not_wary")
async def test_two_nodes_tidy_at_once(either_home: Home, url: str, tmp_path: Path) -> None:
    home = either_home
    ann = await home.person(connected=False)
    tables = [(await ann.make(game="tiny", seats=2))["table"] for _ in range(12)]
    for table in tables:
        await ann.http("DELETE", f"/tables/{table}")
    async with open_home(tmp_path, database=url, clock=home.clock) as other:
        home.clock.at += DAY + 1
        one, two = await asyncio.gather(home.node.tidy(), other.node.tidy())
    assert one.get("unplayed", 0) + two.get("unplayed", 0) == 12
    assert await rows(home, "log") == await rows(home, "tables") == 0


async def test_a_clock_that_is_wrong_for_an_hour_deletes_nobody(either_home: Home) -> None:
    """The clock runs 200 days ahead. A fault once found: guests in the midst of a game could never come back."""
    home = either_home
    ann, bea = await home.person(), await home.person("Béa")
    table = await sit(ann, bea, game="tiny")
    left = (await ann.make(game="tiny", seats=2))["table"]
    home.clock.at += 200 * DAY
    await home.node.tick()
    assert await home.node.tidy() == {}
    home.clock.at -= 200 * DAY
    await home.node.tick()
    assert await home.node.tidy() == {}
    assert ann.id in (await ann.request("GET", "/me")).text
    assert (await stage(home, table), await stage(home, left)) == ("playing", "open")
    home.clock.at += 200 * DAY  # they really pass
    await home.node.tick()
    assert await home.node.tidy() == {}
    home.clock.at += cleanup.WARY
    await home.node.tick()
    assert "expired" in await home.node.tidy()


async def test_a_chat_keeps_its_latest_lines(db: Database) -> None:
    chat = Chat(db, lines=5)
    for number in range(1, 9):
        assert await chat.add(1, number, 7, "Ann", str(number)) == number
    assert [line.no for line in await chat.latest(1, 100)] == [4, 5, 6, 7, 8]


async def test_onlookers_share_a_limit_and_players_do_not(tmp_path: Path) -> None:
    limits = {**LIMITS, "table_says_per_minute": 3}
    async with open_home(tmp_path, limits=limits) as home:
        ann, bea = await home.person(), await home.person("Bea")
        table = await sit(ann, bea, game="tiny", public=True)
        crowd = [await home.person(f"S{number}") for number in range(4)]
        said = []
        for one in crowd:
            await one.watch(table)
            said.append(await one.ask("say", table=table, text="hello"))
        assert [reply["type"] for reply in said] == ["done"] * 3 + ["failed"]
        assert said[-1]["code"] == "chat_busy"
        assert (await ann.ask("say", table=table, text="hush"))["type"] == "done"
