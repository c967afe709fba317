"""Several open questions of one person, and whom the table waits for then."""

from typing import Any

from astrarium.server.tables import entries as e
from tests.conformance.bazaar import ACCEPT, PASS

from ..player import Player
from ..until import until
from .home import Home, sit

LIVE = {"pace": "live", "budget": 60_000, "increment": 2_000}


async def question(player: Player, table: str, prompt: str) -> dict[str, Any]:
    """Wait for the open question of this kind."""

    def found() -> list[dict[str, Any]]:
        return [q for q in player.tables[table].questions if q["prompt"][0] == f"prompt.{prompt}"]

    await player.until(found)
    return found()[0]


async def give(player: Player, table: str, prompt: str, *choice: int, **more: Any) -> None:
    """Answer the question of this kind, and wait for the update."""
    asked = await question(player, table, prompt)
    reply = await player.ask("answer", table=table, decision=asked["id"], choice=list(choice), **more)
    assert reply["type"] == "done", reply
    await player.until(lambda: player.tables[table].version >= reply["version"])


def prompts(player: Player, table: str) -> list[str]:
    return [q["prompt"][0].removeprefix("prompt.") for q in player.tables[table].questions]


async def caught_up(table: str, *players: Player) -> None:
    latest = max(player.tables[table].version for player in players)
    for player in players:
        await player.until(lambda p=player: p.tables[table].version >= latest)


async def test_a_person_is_asked_several_things_and_answers_each_by_its_number(bazaar: Home) -> None:
    ann, bea = await bazaar.person("Ann"), await bazaar.person("Béa")
    table = await sit(ann, bea, game="bazaar")
    assert prompts(ann, table) == ["take", "propose"]
    assert prompts(bea, table) == ["propose"]
    await give(bea, table, "propose", 0, 1, 2)
    reply = await question(ann, table, "reply")
    assert prompts(ann, table) == ["take", "propose", "reply"]
    assert (reply["beside"], reply.get("standing")) == (True, None)
    assert (await question(ann, table, "propose"))["standing"]
    await give(ann, table, "reply", ACCEPT)
    assert prompts(ann, table) == ["take", "propose"]
    assert ann.tables[table].view["coins"] == [2, 4]
    await give(ann, table, "take", 3)
    await question(bea, table, "veto")
    assert prompts(bea, table) == ["veto", "propose"]


async def test_an_answer_beside_the_game_that_comes_twice_counts_once(bazaar: Home) -> None:
    ann, bea = await bazaar.person("Ann"), await bazaar.person("Béa")
    table = await sit(ann, bea, game="bazaar")
    await give(bea, table, "propose", 0, 1, 2)
    reply = await question(ann, table, "reply")
    first = await ann.answer(table, reply["id"], [ACCEPT])
    turn = await question(ann, table, "take")
    await ann.answer(table, turn["id"], [1])
    again = await ann.answer(table, reply["id"], [ACCEPT])  # its reply got lost, and something else was said since
    assert (again["type"], again["version"]) == ("done", first["version"])
    assert ann.refused == []


async def test_nobody_waits_for_an_offer_and_no_clock_runs_for_it(bazaar: Home) -> None:
    ann, bea = await bazaar.person("Ann"), await bazaar.person("Béa")
    table = await sit(ann, bea, game="bazaar", clock=LIVE)
    await give(ann, table, "propose", 1, 0, 0)
    await question(bea, table, "reply")
    assert bea.tables[table].waiting == [0]
    await bazaar.pass_by(10_000)
    await give(bea, table, "reply", ACCEPT)
    await caught_up(table, ann, bea)
    assert ann.tables[table].banks == [50_000, 60_000]  # to talk costs no time, and brings none


async def test_your_turn_is_told_for_a_turn_and_not_for_an_offer(bazaar: Home) -> None:
    ann, bea = await bazaar.person("Ann"), await bazaar.person("Béa")
    table = await sit(ann, bea, game="bazaar")
    await bea.ask("unwatch", table=table)
    await give(ann, table, "propose", 1, 0, 0)
    assert not (await bea.http("GET", f"/tables/{table}")).get("your_turn")
    await give(ann, table, "take", 1)
    await bea.until(lambda: bea.turns)
    assert [turn["table"] for turn in bea.turns] == [table]
    assert (await bea.http("GET", f"/tables/{table}"))["your_turn"]


async def test_bots_answer_offers_at_once_though_nobody_waits_for_them(bazaar: Home) -> None:
    ann = await bazaar.person("Ann")
    table = await sit(ann, game="bazaar", bots=["random"])
    await give(ann, table, "propose", 1, 1, 0)
    game = bazaar.table(table).fold.table
    assert game is not None
    await until(lambda: [d.prompt for d in game.decisions(1)] == ["prompt.propose"])  # replied, and no offer
    assert bazaar.table(table).fold.progress.waiting == 1


# Windows


async def test_who_has_answered_in_a_window_is_not_told_before_it_closes(bazaar: Home) -> None:
    ann, bea, zoe = [await bazaar.person(name) for name in ("Ann", "Béa", "Zoé")]
    table = await sit(ann, bea, zoe, game="bazaar", clock=LIVE)
    await give(ann, table, "take", 1)
    await bazaar.pass_by(4_000)
    await caught_up(table, ann, bea, zoe)
    known = zoe.tables[table].view
    await give(bea, table, "veto", PASS)
    await bazaar.pass_by(4_000)
    await give(ann, table, "veto", PASS)
    await caught_up(table, ann, bea, zoe)
    seen = zoe.tables[table]
    assert (seen.waiting, seen.view) == ([0, 1, 2], known)
    assert seen.banks == [54_000, 52_000, 52_000]  # all clocks seem to run
    assert prompts(bea, table) == ["propose"]
    assert not (await bea.http("GET", f"/tables/{table}")).get("your_turn")
    await give(zoe, table, "veto", PASS)
    assert zoe.tables[table].banks == [56_000, 58_000, 54_000]  # now all see what each has left
    assert zoe.tables[table].waiting == [1]


async def test_who_does_not_want_to_be_asked_again_passes_like_anybody(bazaar: Home) -> None:
    ann, bea = await bazaar.person("Ann"), await bazaar.person("Béa")
    table = await sit(ann, bea, game="bazaar")
    live = bazaar.table(table)
    await give(ann, table, "take", 1)
    await give(bea, table, "veto", PASS, not_again=True)
    await give(ann, table, "veto", PASS)
    await give(bea, table, "take", 1)
    await until(lambda: live.fold.progress.holding == 2)  # of the same round: the server has passed for her
    await ann.until(lambda: ann.tables[table].version == live.fold.progress.version)
    assert ann.tables[table].waiting == [0, 1]
    rows = await live.services.tables.entries(live.id, live.fold.progress.version - 1)
    [entry] = [e.decode(row.body) for row in rows]
    assert isinstance(entry, e.Answered)
    assert (entry.seat, entry.choice) == (1, [PASS])
    await give(ann, table, "veto", PASS)
    await give(ann, table, "take", 1)
    await question(bea, table, "veto")  # another round: asked again
    assert not live.auto_pass.wished(1)


async def test_the_wish_comes_with_the_pass_and_is_taken_back_by_any_other_answer(slow_bazaar: Home) -> None:
    bazaar = slow_bazaar
    ann, bea = await bazaar.person("Ann"), await bazaar.person("Béa")
    table = await sit(ann, bea, game="bazaar")
    auto_pass = bazaar.table(table).auto_pass
    await give(ann, table, "take", 1, not_again=True)  # means nothing where there is no window
    assert not auto_pass.wished(0)
    await give(bea, table, "veto", PASS, not_again=True)
    assert auto_pass.wished(1)
    await give(ann, table, "veto", PASS)
    assert not auto_pass.wished(0)
    await give(bea, table, "take", 1)
    await give(bea, table, "veto", PASS)  # she was faster than the server
    assert not auto_pass.wished(1)


async def test_a_bot_that_plays_on_has_no_such_wish(bazaar: Home) -> None:
    ann, bea = await bazaar.person("Ann"), await bazaar.person("Béa")
    table = await sit(ann, bea, game="bazaar", clock={**LIVE, "budget": 20_000})
    auto_pass = bazaar.table(table).auto_pass
    await give(ann, table, "take", 1)
    await give(bea, table, "veto", PASS, not_again=True)
    await give(ann, table, "veto", PASS)
    await bazaar.pass_by(40_000)
    await ann.until(lambda: ann.tables[table].seats[1].get("bot"))
    assert not auto_pass.wished(1)
