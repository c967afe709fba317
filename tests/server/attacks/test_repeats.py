"""Acts repeated without end. Faults once found: each return to a seat gave a quarter of the time; undoing and answering
made a log grow by 12,027 entries in ten minutes at a table that did not move on."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

from astrarium.server.thinking.pool import PoolThinker
from tests.server.installed import install
from tests.server.node_process import LIMITS
from tests.server.player import Player
from tests.server.sockets.home import Home, asked, open_home, sit

LIVE = {"pace": "live", "budget": 20_000}
SLOW = {"pace": "slow", "budget": 60_000}
QUARTER = {"live": 5_000, "slow": 15_000}


@asynccontextmanager
async def slow_bots(folder: Path, most: int = 40) -> AsyncIterator[Home]:
    """A home whose bots never answer, so that the game moves on only when a person moves."""
    with patch.object(PoolThinker, "submit", lambda thinker, job: None):
        async with open_home(folder, limits={**LIMITS, "entries_per_decision": most}) as home:
            yield home


async def move(player: Player, table: str) -> None:
    question = await asked(player, table)
    codes = [option["code"] for option in question["options"][: question["low"]]]
    reply = await player.answer(table, question["id"], codes)
    assert reply["type"] == "done", reply
    await player.until(lambda: player.tables[table].version >= reply["version"])


async def run_out(home: Home, table: str, seat: int) -> None:
    """Let the clock run out until a bot has the seat."""
    while not (seats := home.table(table).fold.progress.seats)[seat].bot:
        assert seats[seat].person
        await home.pass_by(2_500)


# Coming back


@pytest.mark.parametrize("clock", [LIVE, SLOW])
async def test_whoever_comes_and_goes_is_granted_time_once(tmp_path: Path, clock: dict[str, Any]) -> None:
    async with slow_bots(tmp_path) as home:
        eve, ann = await home.person("Eve", lang="fr"), await home.person("Ann")
        table = await sit(eve, ann, clock=clock)
        await move(ann, table)
        began, returns = home.clock.at, 0
        for _ in range(5):
            await run_out(home, table, 0)
            reply = await eve.ask("take_back", table=table)
            if reply["type"] == "failed":
                break
            returns += 1
        waited = home.clock.at - began
        assert (returns, reply["code"]) == (1, "no_time_left")
        assert "déjà revenu" in reply["text"]
        assert waited == clock["budget"] + QUARTER[clock["pace"]]
        assert not ann.tables[table].seats[1].get("bot")


async def test_an_absence_ends_with_an_answer_that_lasts(tmp_path: Path) -> None:
    async with slow_bots(tmp_path) as home:
        eve, ann = await home.person("Eve"), await home.person("Ann")
        table = await sit(eve, ann, clock=SLOW)
        await move(ann, table)
        await run_out(home, table, 0)
        assert (await eve.ask("take_back", table=table))["type"] == "done"
        await move(eve, table)
        await move(ann, table)  # now nothing of it can be taken back
        assert eve.tables[table].banks[0] == 60_000
        await run_out(home, table, 0)
        assert (await eve.ask("take_back", table=table))["type"] == "done"
        assert home.table(table).fold.progress.banks[0] == 15_000


async def test_an_answer_that_is_taken_back_ends_no_absence(tmp_path: Path) -> None:
    async with slow_bots(tmp_path) as home:
        eve, ann = await home.person("Eve"), await home.person("Ann")
        table = await sit(eve, ann, clock=SLOW)
        await run_out(home, table, 0)
        assert (await eve.ask("take_back", table=table))["type"] == "done"
        await move(eve, table)
        assert (await eve.ask("undo", table=table))["type"] == "done"
        assert home.table(table).fold.progress.banks[0] == 15_000
        await run_out(home, table, 0)
        assert (await eve.ask("take_back", table=table))["code"] == "no_time_left"


async def test_another_node_knows_it_from_the_log(tmp_path: Path) -> None:
    async with slow_bots(tmp_path) as home:
        eve, ann = await home.person("Eve"), await home.person("Ann")
        table = await sit(eve, ann, clock=LIVE)
        await move(ann, table)
        await run_out(home, table, 0)
        await eve.ask("take_back", table=table)
        await run_out(home, table, 0)
        await home.stop()
        await home.start()
        await eve.open()
        assert (await eve.ask("take_back", table=table))["code"] == "no_time_left"


# Entries that move nothing


async def test_undoing_and_answering_does_not_make_a_log_grow(tmp_path: Path) -> None:
    async with slow_bots(tmp_path) as home:
        eve, ann = await home.person("Eve"), await home.person("Ann")
        table = await sit(eve, ann)
        begun = eve.tables[table].version
        for _ in range(50):
            if eve.tables[table].questions:
                await move(eve, table)
            reply = await eve.ask("undo", table=table)
            if reply["type"] == "done":
                await eve.until(lambda r=reply: eve.tables[table].version >= r["version"])
        grown = home.table(table).fold.progress.version - begun
        assert grown == 3


async def test_wishing_to_end_and_not_to(tmp_path: Path) -> None:
    async with slow_bots(tmp_path, most=3) as home:
        eve, ann = await home.person("Eve"), await home.person("Ann")
        table = await sit(eve, ann)
        for wish in (True, False, True):
            assert (await eve.ask("agree", table=table, wish=wish))["type"] == "done"
        assert (await eve.ask("agree", table=table, wish=False))["type"] == "done", "a wish can always be withdrawn"
        reply = await eve.ask("agree", table=table)
        assert (reply["code"], "3 times" in reply["text"]) == ("play_on_first", True)
        assert b"astrarium_stalled_total 1.0" in home.node.metrics.text()
        assert (await ann.ask("agree", table=table))["type"] == "done", "others may"
        await ann.ask("agree", table=table, wish=False)
        await move(ann, table)
        assert (await eve.ask("agree", table=table))["type"] == "done", "the game has moved on"


async def test_going_and_coming_without_a_clock(tmp_path: Path) -> None:
    """Two partners may give a seat to a bot and take it back twice; the third time somebody must play on first."""
    async with slow_bots(tmp_path, most=2) as home:
        eve, ann = await home.person("Eve"), await home.person("Ann")
        table = await sit(eve, ann, absence=60_000)
        for code in ("", "", "play_on_first"):
            await eve.shut()
            await ann.until(lambda: ann.tables[table].here == [1])
            await home.pass_by(60_000)
            assert (await ann.ask("stand_in", table=table, seat=0))["type"] == "done"
            await eve.open()
            assert (await eve.ask("take_back", table=table)).get("code", "") == code
            await ann.until(lambda: ann.tables[table].here == [0, 1])


async def test_offers_beside_the_game(tmp_path: Path) -> None:
    with install(tmp_path / "site", "bazaar", "tests.conformance.bazaar:BAZAAR"):
        async with slow_bots(tmp_path, most=1) as home:
            eve, ann = await home.person("Eve"), await home.person("Ann")
            table = await sit(eve, ann, game="bazaar")

            async def offer() -> dict[str, Any]:
                question = next(one for one in eve.tables[table].questions if one.get("standing"))
                reply = await eve.answer(table, question["id"], [1, 0, 1])
                if reply["type"] == "done":
                    await eve.until(lambda: eve.tables[table].version >= reply["version"])
                return reply

            assert (await offer())["type"] == "done"
            assert (await offer())["code"] == "play_on_first"
            await move(eve, table)  # the game's own question is always answered
            assert (await offer())["type"] == "done"


async def test_sitting_down_and_standing_up(tmp_path: Path) -> None:
    async with slow_bots(tmp_path, most=3) as home:
        ann, eve = await home.person("Ann"), await home.person("Eve")
        card = await ann.make(game="tiny", seats=2, public=True, start="host")
        table = card["table"]
        path = f"/tables/{table}"
        while (reply := await eve.request("POST", f"{path}/join", {})).status_code == 200:
            assert (await eve.request("POST", f"{path}/leave", {})).status_code == 200
        assert (reply.status_code, reply.json()["error"]["code"]) == (409, "too_many_came")
        assert home.table(table).fold.progress.version == 7  # the host sat down, then Eve three times
        assert (await ann.request("POST", f"{path}/leave", {})).status_code == 200
