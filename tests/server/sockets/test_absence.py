"""An absent person does not block a table; and a game may end by agreement."""

from typing import Any

import pytest

from astrarium.kernel import Log, verify
from astrarium.kernel import game as find_game

from ..player import Player
from .home import Home, asked, sit

MINUTE = 60_000


async def move(player: Player, table: str) -> None:
    question = await asked(player, table)
    codes = [option["code"] for option in question["options"][: question["low"]]]
    reply = await player.answer(table, question["id"], codes)
    await player.until(lambda: player.tables[table].version >= reply["version"])


async def test_a_bot_may_be_seated_for_somebody_who_is_away_for_long(home: Home) -> None:
    ann, bea = await home.person("Ann"), await home.person("Béa")
    table = await sit(ann, bea)
    await move(ann, table)
    ask = {"table": table, "seat": 1}
    left = home.clock.at
    await bea.shut()
    await ann.until(lambda: ann.tables[table].here == [0])
    assert ann.tables[table].away == [0, left]
    await home.pass_by(5 * MINUTE - 1)
    assert (await ann.ask("stand_in", **ask))["code"] == "not_absent"
    await home.pass_by(1)
    assert (await ann.ask("stand_in", **ask))["type"] == "done"
    await ann.until(lambda: ann.tables[table].seats[1].get("bot") == "greedy")
    assert ["replaced", {"seat": "seat:1", "by": "bot:greedy"}] in ann.tables[table].events
    version = home.table(table).fold.progress.version
    assert (await ann.ask("stand_in", **ask))["version"] >= version  # asked twice, done once
    [row] = (await ann.http("GET", "/tables/mine"))["tables"]
    assert row["seats"][1] == {"name": "Béa", "bot": "greedy"}
    await ann.until(lambda: ann.tables[table].waiting == [0])
    await bea.open()
    await bea.watch(table)
    assert not bea.tables[table].can_undo  # what the bot has answered
    assert (await bea.ask("take_back", table=table))["type"] == "done"
    await bea.until(lambda: bea.tables[table].can_undo)
    await ann.until(lambda: not ann.tables[table].seats[1].get("bot"))
    assert ["returned", {"seat": "seat:1"}] in ann.tables[table].events


@pytest.mark.parametrize("wish", [{"absence": 0}, {"clock": {"pace": "slow", "budget": 24 * 60 * MINUTE}}])
async def test_where_it_was_agreed_otherwise_everybody_waits(home: Home, wish: dict[str, Any]) -> None:
    ann, bea = await home.person("Ann"), await home.person("Béa")
    table = await sit(ann, bea, **wish)
    await bea.shut()
    await home.pass_by(6 * MINUTE)
    for what in ("stand_in", "remind"):
        assert (await ann.ask(what, table=table, seat=1))["code"] == "not_absent"


async def test_beside_a_live_clock_too_nobody_need_wait_for_who_is_gone(home: Home) -> None:
    ann, bea = await home.person("Ann"), await home.person("Béa")
    table = await sit(ann, bea, clock={"pace": "live", "budget": 60 * MINUTE})
    await bea.shut()
    await home.pass_by(6 * MINUTE)
    assert (await ann.ask("stand_in", table=table, seat=1))["type"] == "done"
    await ann.until(lambda: ann.tables[table].seats[1].get("bot") == "greedy")


async def test_nobody_is_replaced_who_is_here_or_not_waited_for(home: Home) -> None:
    ann, bea, cem = [await home.person(name) for name in ("Ann", "Béa", "Cem")]
    table = await sit(ann, bea, cem)
    await move(bea, table)
    await bea.shut()
    await home.pass_by(6 * MINUTE)
    for seat in (0, 1, 2, 7):  # oneself, away but not waited for, here, nobody
        assert (await ann.ask("stand_in", table=table, seat=seat))["code"] == "not_absent"


async def test_a_node_that_has_just_started_counts_from_its_start(home: Home) -> None:
    ann, bea = await home.person("Ann"), await home.person("Béa")
    table = await sit(ann, bea)
    await bea.shut()
    await home.pass_by(6 * MINUTE)
    await home.stop()
    await home.start()
    started = home.clock.at
    await ann.open()
    await ann.until(lambda: ann.tables[table].away == [0, started])
    assert (await ann.ask("stand_in", table=table, seat=1))["code"] == "not_absent"
    await home.pass_by(5 * MINUTE)
    assert (await ann.ask("stand_in", table=table, seat=1))["type"] == "done"


async def test_a_reminder_goes_out_once_in_ten_minutes(home: Home) -> None:
    ann, bea = await home.person("Ann"), await home.person("Béa")
    table = await sit(ann, bea)
    await bea.ask("unwatch", table=table)  # elsewhere on the site
    await home.pass_by(5 * MINUTE)
    turns = len(bea.turns)
    assert (await ann.ask("remind", table=table, seat=1))["type"] == "done"
    await bea.until(lambda: len(bea.turns) == turns + 1)
    assert (await ann.ask("remind", table=table, seat=1))["code"] == "just_reminded"
    await home.pass_by(10 * MINUTE)
    assert (await ann.ask("remind", table=table, seat=1))["type"] == "done"


async def test_a_game_ends_without_a_loser_when_all_agree(home: Home) -> None:
    ann, bea = await home.person("Ann"), await home.person("Béa")
    table = await sit(ann, bea)
    await move(ann, table)
    assert (await ann.ask("agree", table=table))["type"] == "done"
    await bea.until(lambda: bea.tables[table].agreed == [0])
    assert (await ann.ask("agree", table=table, wish=False))["type"] == "done"
    await bea.until(lambda: bea.tables[table].agreed == [])
    assert (await bea.ask("agree", table=table))["type"] == "done"
    await ann.until(lambda: ann.tables[table].agreed == [1])
    assert ann.tables[table].stage == "playing"
    assert (await ann.ask("agree", table=table))["type"] == "done"
    for player in (ann, bea):
        await player.until(lambda p=player: p.tables[table].stage == "over")
        assert player.tables[table].outcome is None
    [row] = (await ann.http("GET", "/tables/mine"))["tables"]
    assert (row.get("winners", []), row["ended"]) == ([], "agreed")
    log = Log.from_json((await ann.request("GET", f"/tables/{table}/log")).text)
    assert log.outcome is None
    assert verify(find_game("race"), log) is None
    replay = await ann.http("GET", f"/tables/{table}/replay")
    assert [(step["act"], step.get("seat")) for step in replay["steps"]] == [
        ("answer", 0), ("agree", 0), ("agree", 0), ("agree", 1), ("agree", 0), ("end", None),
    ]  # fmt: skip


async def test_who_is_away_for_long_is_not_asked_to_agree(home: Home) -> None:
    ann, bea, cem = [await home.person(name) for name in ("Ann", "Béa", "Cem")]
    table = await sit(ann, bea, cem)
    await cem.shut()
    for player in (ann, bea):
        await player.ask("agree", table=table)
    await home.pass_by(4 * MINUTE)
    assert home.table(table).fold.progress.stage == "playing"
    await home.pass_by(MINUTE + 15_000)
    await ann.until(lambda: ann.tables[table].stage == "over")
    assert home.table(table).fold.progress.ended == "agreed"


async def test_a_wish_does_not_stop_the_clocks(home: Home) -> None:
    ann, bea = await home.person("Ann"), await home.person("Béa")
    table = await sit(ann, bea, clock={"pace": "live", "budget": 10 * MINUTE})
    await home.pass_by(4_000)
    await ann.ask("agree", table=table)
    await home.pass_by(4_000)
    await move(ann, table)
    assert ann.tables[table].banks == [10 * MINUTE - 8_000] * 2


async def test_who_has_resigned_is_marked_and_not_asked(home: Home) -> None:
    ann, bea, cem = [await home.person(name) for name in ("Ann", "Béa", "Cem")]
    table = await sit(ann, bea, cem)
    await move(cem, table)
    await cem.ask("resign", table=table)
    await ann.until(lambda: ann.tables[table].seats[2].get("resigned"))
    assert (await cem.ask("agree", table=table))["code"] == "has_resigned"
    [row] = (await ann.http("GET", "/tables/mine"))["tables"]
    assert row["seats"][2]["resigned"] is True
    for player in (ann, bea):
        await player.ask("agree", table=table)
    await ann.until(lambda: ann.tables[table].stage == "over")


async def test_nobody_waits_for_a_person_who_was_forgotten(home: Home) -> None:
    ann, bea, cem = [await home.person(name) for name in ("Ann", "Béa", "Cem")]
    playing = await sit(ann, bea)
    waiting = await sit(ann, bea, seats=3)
    lonely = (await bea.make(game="race", seats=2))["table"]
    hosted = await sit(bea, cem, seats=3)
    await bea.http("DELETE", "/me", {})
    await ann.until(lambda: ann.tables[playing].seats[1].get("bot") == "greedy")
    await ann.until(lambda: not ann.tables[waiting].seats[1].get("person"))
    await cem.until(lambda: not cem.tables[hosted].seats[0].get("person"))
    assert home.table(lonely).fold.progress.ended == "cancelled"
    await move(ann, playing)
    await asked(ann, playing)  # the bot has answered
