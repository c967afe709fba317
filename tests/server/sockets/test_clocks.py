"""Clocks: budgets, what happens when one is empty, and time that counts against nobody."""

from typing import Any

from ..player import Player
from .home import Home, asked, sit


def live(budget: int, increment: int = 0, grace: int = 0) -> dict[str, Any]:
    return {"pace": "live", "budget": budget, "increment": increment, "grace": grace}


async def move(player: Player, table: str) -> None:
    question = await asked(player, table)
    codes = [option["code"] for option in question["options"][: question["low"]]]
    reply = await player.answer(table, question["id"], codes)
    assert reply["type"] == "done"
    await player.until(lambda: player.tables[table].version >= reply["version"])


async def test_a_live_clock_runs_for_whom_the_table_waits(home: Home) -> None:
    ann, bea = await home.person("Ann"), await home.person("Béa")
    table = await sit(ann, bea, clock=live(60_000, increment=2_000))
    assert ann.tables[table].banks == [60_000, 60_000]
    await home.pass_by(10_000)
    await move(ann, table)
    assert ann.tables[table].banks == [52_000, 50_000]
    await home.pass_by(5_000)
    await move(bea, table)
    assert bea.tables[table].banks == [52_000, 47_000]


async def test_a_bot_takes_over_when_time_is_up_and_the_person_comes_back(home: Home) -> None:
    ann, bea = await home.person("Ann"), await home.person("Béa")
    table = await sit(ann, bea, clock=live(20_000))
    await move(bea, table)
    await home.pass_by(20_000)
    await bea.until(lambda: bea.tables[table].seats[0].get("bot"))
    assert ["replaced", {"seat": "seat:0", "by": "bot:greedy"}] in bea.tables[table].events
    assert not bea.tables[table].seats[1].get("bot")
    await bea.until(lambda: bea.tables[table].questions)  # the bot has answered: the game goes on
    assert (await ann.ask("take_back", table=table))["type"] == "done"
    await move(bea, table)
    await move(ann, table)
    assert not ann.tables[table].seats[0].get("bot")


async def test_grace_for_a_lost_connection(home: Home) -> None:
    ann, bea = await home.person("Ann"), await home.person("Béa")
    table = await sit(ann, bea, clock=live(20_000, grace=30_000))
    await ann.shut()
    await bea.until(lambda: bea.tables[table].here == [1])
    await home.pass_by(24_000)  # Béa's own time is up, and she is here
    await bea.until(lambda: bea.tables[table].seats[1].get("bot"))
    assert not home.table(table).fold.progress.seats[0].bot
    await home.pass_by(30_000)
    assert home.table(table).fold.progress.seats[0].bot == "greedy"


async def test_who_comes_back_within_the_grace_plays_on(home: Home) -> None:
    ann, bea = await home.person("Ann"), await home.person("Béa")
    table = await sit(ann, bea, clock=live(20_000, increment=3_000, grace=30_000))
    await move(bea, table)
    await ann.shut()
    await home.pass_by(40_000)
    await ann.open()
    await move(ann, table)
    assert ann.tables[table].banks[0] == 3_000


async def test_a_slow_clock_gives_the_whole_time_for_each_answer(home: Home) -> None:
    ann, bea = await home.person("Ann"), await home.person("Béa")
    table = await sit(ann, bea, clock={"pace": "slow", "budget": 60_000})
    await home.pass_by(50_000)
    await move(ann, table)
    assert ann.tables[table].banks == [60_000, 10_000]
    await move(bea, table)
    assert bea.tables[table].banks == [60_000, 60_000]
    await home.pass_by(64_000)
    assert [seat.bot for seat in home.table(table).fold.progress.seats] == ["greedy", "greedy"]


async def test_time_in_which_nobody_could_play_counts_against_nobody(home: Home) -> None:
    ann, bea = await home.person("Ann"), await home.person("Béa")
    table = await sit(ann, bea, clock=live(20_000))
    await home.pass_by(4_000)
    home.clock.at += 3_600_000  # an hour without a heartbeat
    await home.node.tick()
    await home.pass_by(4_000)
    await move(ann, table)
    assert ann.tables[table].banks == [12_000, 12_000]
    assert not any(seat.get("bot") for seat in ann.tables[table].seats)


async def test_no_clock_never_runs_out(home: Home) -> None:
    ann, bea = await home.person("Ann"), await home.person("Béa")
    table = await sit(ann, bea)
    await home.pass_by(40_000)
    await move(ann, table)
    assert ann.tables[table].banks == [0, 0]
    assert not any(seat.get("bot") for seat in ann.tables[table].seats)
