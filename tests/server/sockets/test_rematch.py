"""Rematches."""

import asyncio

from ..player import Player
from .home import Home, sit


async def ended(home: Home, *names: str) -> tuple[str, list[Player]]:
    """A game of two that ended because one resigned."""
    players = [await home.person(name) for name in names]
    table = await sit(*players)
    await players[0].ask("resign", table=table)
    for player in players:
        await player.until(lambda player=player: player.tables[table].stage == "over")
    return table, players


async def test_not_before_the_end(home: Home) -> None:
    ann, bea = await home.person("Ann"), await home.person("Béa")
    table = await sit(ann, bea)
    reply = await ann.request("POST", f"/tables/{table}/rematch")
    assert (reply.status_code, reply.json()["error"]["code"]) == (409, "not_over")


async def test_one_after_the_other_both_come_to_the_same_table(home: Home) -> None:
    table, (ann, bea) = await ended(home, "Ann", "Béa")
    bea.record = []
    offered = await ann.play_again(table)
    await bea.until(lambda: any(message.get("rematch") == offered for _, message in bea.record or ()))
    assert await ann.play_again(table) == offered  # asked twice, made once
    await ann.watch(offered)
    assert (ann.tables[offered].stage, ann.tables[offered].seat) == ("open", 0)
    assert await bea.play_again(table) == offered
    await ann.until(lambda: ann.tables[offered].stage == "playing")
    assert [seat["name"] for seat in ann.tables[offered].seats] == ["Ann", "Béa"]


async def test_at_the_same_moment_both_come_to_the_same_table(home: Home) -> None:
    for round_ in range(3):
        table, players = await ended(home, f"Ann {round_}", f"Béa {round_}")
        told = await asyncio.gather(*(player.play_again(table) for player in players))
        assert told[0] == told[1]
        again = told[0]
        for player in players:
            await player.watch(again)
            await player.until(lambda player=player, again=again: player.tables[again].questions)
            mine = {row["table"]: row["stage"] for row in (await player.http("GET", "/tables/mine"))["tables"]}
            assert mine == {table: "over", again: "playing"}  # nothing of the one that came too late


async def test_a_stranger_is_not_asked(home: Home) -> None:
    table, (ann, _) = await ended(home, "Ann", "Béa")
    cem = await home.person("Cem")
    assert (await cem.request("POST", f"/tables/{table}/rematch")).status_code == 404
    again = await ann.play_again(table)
    assert (await cem.watch(again))["code"] == "no_such_table"


async def test_a_first_game_is_played_once(home: Home) -> None:
    """A rematch turns off the option first_game, whose preset hands are for beginners, and keeps all others."""
    ann = await home.person("Ann")
    chosen = {"first_game": "on", "round_limit": "30"}
    table = await sit(ann, bots=["random"], options=chosen)
    await ann.ask("resign", table=table)
    await ann.until(lambda: ann.tables[table].stage == "over")
    again = await ann.play_again(table)
    options = [(await ann.http("GET", f"/tables/{name}"))["options"] for name in (table, again)]
    assert [{id_: options_of[id_] for id_ in chosen} for options_of in options] == [
        chosen,
        {**chosen, "first_game": "off"},
    ]
