"""Several people at one screen: one connection, which sees from one seat at a time."""

from typing import Any

import pytest

from astrarium.kernel import Game, games
from tests.conformance.bazaar import PASS

from ..player import Player, random_choice
from .home import Home, asked
from .test_questions import give

TWO = [pytest.param(found, id=found.meta.key) for found in games() if 2 in found.meta.seats]
DECISIONS = 24


async def together(home: Home, *names: str, connected: bool = True, **wish: Any) -> tuple[Player, str]:
    """A table that the first player has made for all, at one screen."""
    host = await home.person(names[0])
    body = {"wish": {"game": "race", "seats": len(names), **wish}, "keep": len(names)}
    table = (await host.http("POST", "/tables", body))["table"]
    await host.join(table, together=names[1:])
    if connected:
        await host.watch(table)
    return host, table


async def sit_in_front(player: Player, table: str, seat: int | None) -> None:
    """Pass the screen on: from now on it shows this seat, or none."""
    assert (await player.watch(table, seat=seat))["type"] == "done"
    await player.until(lambda: player.tables[table].seat == seat)


def code(reply: Any) -> str:
    return str(reply.json()["error"]["code"])


async def test_all_sit_down_and_play_begins(home: Home) -> None:
    ann, table = await together(home, "Ann", "Béa", "Cem", spectators=True, public=True)
    seen = ann.tables[table]
    assert [seat["name"] for seat in seen.seats] == ["Ann", "Béa", "Cem"]
    assert {seat["person"] for seat in seen.seats} == {ann.id}, "everybody may see that they share a screen"
    assert (seen.stage, seen.waiting, seen.owing) == ("playing", [0, 1, 2], [0, 1, 2])
    await ann.until(lambda: seen.here == [0, 1, 2])


async def test_no_hand_is_told_before_somebody_sits_in_front(home: Home) -> None:
    ann, table = await together(home, "Ann", "Béa", public=True)
    dee = await home.person("Dee")
    await dee.watch(table)
    seen = ann.tables[table]
    assert (seen.seat, seen.questions, seen.can_undo) == (None, [], False)
    assert seen.view == dee.tables[table].view
    await sit_in_front(ann, table, 1)
    assert seen.view["seat"] == 1
    again = await home.again(ann)  # the page is loaded anew, by whoever has the device now
    await again.watch(table)
    assert (again.tables[table].seat, again.tables[table].questions) == (None, [])


@pytest.mark.parametrize("found", TWO)
async def test_never_two_hands(home: Home, found: Game[Any]) -> None:
    """A game is passed from hand to hand: its one connection carries only what the seat in front may know."""
    ann, table = await together(home, "Ann", "Béa", game=found.meta.key)
    live = home.table(table)
    seen, given = ann.tables[table], 0
    while given < DECISIONS and seen.stage == "playing":
        assert (seen.seat, seen.questions) == (None, []), "covered"
        assert seen.owing, "somebody at this screen is waited for"
        seat = seen.owing[given % len(seen.owing)]
        heard: list[tuple[str, dict[str, Any]]] = []
        ann.record = heard
        await sit_in_front(ann, table, seat)
        while seen.stage == "playing" and seat in seen.owing and given < DECISIONS:
            assert live.fold.table is not None
            assert seen.view == live.fold.table.view(seat)
            question = seen.questions[0]
            reply = await ann.answer(table, question["id"], random_choice(question, ann.rng))
            if reply["type"] == "done":
                given += 1
                await ann.until(lambda reply=reply: seen.version >= reply["version"])
        told = await ann.http("GET", f"/tables/{table}/story", seat=seat)
        _check(heard, seat, [event for row in told["story"] for event in row["events"]])
        ann.record = None
        await sit_in_front(ann, table, None)
        assert live.fold.table is not None
        assert seen.view == live.fold.table.view(None)
    assert seen.gaps == 0
    assert given == DECISIONS or seen.stage == "over"


def _check(heard: list[tuple[str, dict[str, Any]]], seat: int, known: list[Any]) -> None:
    messages = [message for who, message in heard if who == "server" and message["type"] in ("table", "update")]
    assert messages
    for message in messages:
        assert message.get("seat", seat) == seat
        assert all(question["id"] % 8 == seat for question in message.get("questions", []))
        events = [*message.get("events", []), *(e for row in message.get("story", []) for e in row["events"])]
        assert [event for event in events if event not in known] == []


async def test_the_story_is_told_as_one_seat_knows_it(home: Home) -> None:
    ann, table = await together(home, "Ann", "Béa", public=True)
    dee = await home.person("Dee")

    async def story(player: Player, **query: int) -> list[Any]:
        told = await player.http("GET", f"/tables/{table}/story", **query)
        return [event for row in told["story"] for event in row["events"]]

    for seat in (0, 1):
        await sit_in_front(ann, table, seat)
        for _ in range(2):
            if ann.tables[table].questions:
                question = ann.tables[table].questions[0]
                reply = await ann.answer(table, question["id"], random_choice(question, ann.rng))
                await ann.until(lambda r=reply: ann.tables[table].version >= r.get("version", 0))
    everybody = await story(dee)
    assert await story(ann) == everybody, "without a seat: what all may know"
    own = [[event for event in await story(ann, seat=seat) if event not in everybody] for seat in (0, 1)]
    assert own[0]
    assert own[1]
    assert not [event for event in own[0] if event in own[1]]
    refused = await dee.request("GET", f"/tables/{table}/story", seat=0)
    assert (refused.status_code, code(refused)) == (403, "not_seated")


async def test_a_seat_that_is_not_mine(home: Home) -> None:
    ann, table = await together(home, "Ann", "Béa", seats=3, connected=False)
    dee = await home.person("Dee")
    await dee.join(table, (await ann.http("GET", f"/tables/{table}"))["invite"])
    await ann.watch(table)
    await dee.watch(table)
    mine = await asked(dee, table)
    for player, seat in ((dee, 0), (dee, 1), (ann, 2), (dee, 7)):
        for kind in ("undo", "resign", "take_back"):
            assert (await player.ask(kind, table=table, seat=seat))["code"] == "not_seated", kind
    theirs = mine["id"] // 8 * 8
    assert (await dee.answer(table, theirs, [0]))["refusal"]["rule"] == "TABLE-4"
    assert (await ann.answer(table, mine["id"], [0]))["refusal"]["rule"] == "TABLE-4"
    assert home.table(table).fold.progress.version == 4, "nothing happened"
    assert (await dee.watch(table, seat=1))["code"] == "not_seated"
    assert (await ann.watch(table, seat=2))["code"] == "not_seated"
    assert dee.tables[table].seat == 2
    assert "owing" not in str(dee.record)


async def test_each_takes_back_for_themselves(home: Home) -> None:
    ann, table = await together(home, "Ann", "Béa")
    seen = ann.tables[table]
    await sit_in_front(ann, table, 0)
    question = seen.questions[0]
    reply = await ann.answer(
        table, question["id"], [option["code"] for option in question["options"][: question["low"]]]
    )
    await ann.until(lambda: seen.version == reply["version"])
    await sit_in_front(ann, table, None)
    assert (seen.owing, seen.undoable, seen.can_undo) == ([1], [0], False)
    assert (await ann.ask("undo", table=table, seat=1))["refusal"]["rule"] == "TABLE-5"
    assert (await ann.ask("undo", table=table, seat=0))["type"] == "done"
    await ann.until(lambda: seen.owing == [0, 1])
    await sit_in_front(ann, table, 0)
    assert seen.questions[0]["id"] == question["id"]


async def test_one_gives_up_and_the_others_play_on(home: Home) -> None:
    ann, table = await together(home, "Ann", "Béa", "Cem")
    assert (await ann.ask("resign", table=table, seat=1))["type"] == "done"
    await ann.until(lambda: ann.tables[table].owing == [0, 2])
    assert [bool(seat.get("bot")) for seat in ann.tables[table].seats] == [False, True, False]
    assert ann.tables[table].seat is None, "whose turn it is changes nothing about who sees what"


async def test_they_are_told_of_their_turn_as_one(home: Home) -> None:
    ann, table = await together(home, "Ann", "Béa")
    seen = ann.tables[table]
    [row] = (await ann.http("GET", "/tables/mine"))["tables"]
    assert (row["seat"], row["your_turn"]) == (0, True)
    assert [seat["person"] for seat in row["seats"]] == [ann.id, ann.id]
    for seat in (0, 1):
        await sit_in_front(ann, table, seat)
        assert (await ann.http("GET", f"/tables/{table}"))["your_turn"] is True
        reply = await ann.answer(table, seen.questions[0]["id"], random_choice(seen.questions[0], ann.rng))
        await ann.until(lambda r=reply: seen.version >= r["version"])
    assert len(ann.turns) == 1, "when it began, before Ann watched; since then whoever sits at the table knows"
    await ann.ask("say", table=table, text="Well played")
    await sit_in_front(ann, table, 0)
    await ann.ask("say", table=table, text="Thank you")
    await ann.until(lambda: len(seen.said) == 2)
    assert [(line["name"], line["person"]) for line in seen.said] == [("Béa", ann.id), ("Ann", ann.id)]


async def test_couples(home: Home) -> None:
    """Two people at one screen and two at another share a table; those at one screen all sit down, or none does."""
    ann, table = await together(home, "Ann", "Béa", seats=4)
    cem, dee = await home.person("Cem"), await home.person("Dee")
    invite = (await ann.http("GET", f"/tables/{table}"))["invite"]
    path = f"/tables/{table}/join"
    reply = await dee.request("POST", path, {"together": [{"name": "Eve"}, {"name": "Fay"}]}, invite=invite)
    assert (reply.status_code, code(reply)) == (409, "no_free_seat")
    assert home.table(table).fold.progress.version == 2, "all of them or nobody"
    await cem.http("POST", path, {"together": [{"name": " Dée  "}]}, invite=invite)
    await cem.watch(table)
    await ann.until(lambda: ann.tables[table].stage == "playing")
    assert [seat["name"] for seat in ann.tables[table].seats] == ["Ann", "Béa", "Cem", "Dée"]
    assert (ann.tables[table].owing, cem.tables[table].owing) == ([0, 1], [2, 3])
    assert (await cem.http("POST", path, {"together": [{"name": "Dée"}]}, invite=invite))["version"] > 4, "asked twice"


async def test_among_strangers_only_the_host_brings_others(home: Home) -> None:
    ann, table = await together(home, "Ann", "Béa", seats=4, public=True)
    dee = await home.person("Dee")
    reply = await dee.request("POST", f"/tables/{table}/join", {"together": [{"name": "Eve"}]})
    assert (reply.status_code, code(reply)) == (403, "alone_only")
    [row] = (await dee.http("GET", "/tables"))["tables"]
    assert [seat.get("person") for seat in row["seats"]] == [ann.id, ann.id, None, None], "seen before sitting down"
    await dee.join(table)
    assert ann.tables[table].seat is None


async def test_who_leaves_takes_the_companions_along(home: Home) -> None:
    ann, table = await together(home, "Ann", "Béa", seats=4, public=True)
    await ann.http("POST", f"/tables/{table}/leave")
    assert all(seat.is_free for seat in home.table(table).fold.progress.seats)
    await ann.join(table, together=["Béa"])
    await ann.http("DELETE", f"/tables/{table}/seats/1")
    await ann.until(lambda: ann.tables[table].seat == 0)  # alone now, so the screen is Ann's


async def test_playing_again(home: Home) -> None:
    ann, table = await together(home, "Ann", "Béa", "Cem", seats=4, connected=False, public=True)
    dee = await home.person("Dee")
    await dee.join(table)
    for player in (ann, dee):
        await player.watch(table)
    await ann.ask("resign", table=table, seat=0)
    await ann.ask("resign", table=table, seat=1)
    await dee.ask("resign", table=table)
    await dee.until(lambda: dee.tables[table].stage == "over")
    offered = await dee.play_again(table)
    assert (await ann.http("POST", f"/tables/{table}/rematch"))["table"] == offered
    await ann.join(offered, together=["Béa", "Cem"])
    await dee.watch(offered)
    assert [seat["name"] for seat in dee.tables[offered].seats] == ["Dee", "Ann", "Béa", "Cem"]
    assert dee.tables[offered].stage == "playing"


async def test_who_cannot_sit_down(home: Home) -> None:
    ann = await home.person("Ann", connected=False)
    card = await ann.http("POST", "/tables", {"wish": {"game": "race", "seats": 2}, "keep": 2})
    for names, status, problem in (
        (["Béa", "Cem"], 409, "no_free_seat"),
        (["\u200b"], 422, "bad_name"),
        (["B" * 25], 422, "long_name"),
        ([""], 422, "bad_body"),
        (["Béa"] * 8, 422, "bad_body"),
    ):
        others = [{"name": name} for name in names]
        reply = await ann.request("POST", f"/tables/{card['table']}/join", {"together": others})
        assert (reply.status_code, code(reply)) == (status, problem)
    [mine] = (await ann.http("GET", "/tables/mine"))["tables"]
    assert [seat.get("kept") for seat in mine["seats"]] == [ann.id, ann.id], "nobody without the others"
    reply = await ann.request("POST", "/tables", {"wish": {"game": "race", "seats": 2}, "keep": 3})
    assert (reply.status_code, code(reply)) == (409, "no_free_seat")


async def test_a_chance_to_step_in_goes_round_once(bazaar: Home) -> None:
    """All are shown as waited for until the last has answered; only their own screen knows who has answered."""
    ann, table = await together(bazaar, "Ann", "Béa", "Cem", game="bazaar")
    seen = ann.tables[table]
    await sit_in_front(ann, table, 0)
    await give(ann, table, "take", 3)
    waiting = seen.waiting
    assert len(waiting) > 1
    assert seen.owing == waiting
    for seat in waiting:
        assert (seen.waiting, seat in seen.owing) == (waiting, True)
        await sit_in_front(ann, table, seat)
        await give(ann, table, "veto", PASS)
        assert seat not in seen.owing or seen.waiting != waiting, "not asked twice"
