"""How people come to a table, and who may do what there before play."""

from typing import Any

import pytest

from astrarium.server.live.acts import play

from ..player import Player
from .home import Home, asked, sit


def code(reply: Any) -> str:
    return str(reply.json()["error"]["code"])


async def test_a_private_table_is_joined_by_its_link_only(home: Home) -> None:
    ann, bea = await home.person("Ann"), await home.person("Béa", "fr")
    card = await ann.make(game="race", seats=2)
    table = card["table"]
    for invite in ("", "AAAAAAAAAAAAAAAAAAAAAA"):
        reply = await bea.request("POST", f"/tables/{table}/join", {}, invite=invite)
        assert (reply.status_code, code(reply)) == (404, "no_such_table")
        told = await bea.ask("watch", table=table, invite=invite)
        assert (told["type"], told["code"]) == ("failed", "no_such_table")
        assert told["text"] == "Cette table n’existe pas (ou plus), ou vous ne pouvez pas la voir."
    assert (await home.person("Cem")).tables == {}
    assert (await bea.watch(table, invite=card["invite"]))["type"] == "done"
    await bea.join(table, card["invite"])
    await bea.until(lambda: bea.tables[table].stage == "playing")
    assert bea.tables[table].seat == 1
    assert [seat["name"] for seat in bea.tables[table].seats] == ["Ann", "Béa"]


async def test_a_chosen_seat(home: Home) -> None:
    ann, bea = await home.person("Ann"), await home.person("Béa")
    card = await ann.make(game="race", seats=3)
    await bea.http("POST", f"/tables/{card['table']}/join", {"seat": 2}, invite=card["invite"])
    cem = await home.person("Cem")
    reply = await cem.request("POST", f"/tables/{card['table']}/join", {"seat": 2}, invite=card["invite"])
    assert (reply.status_code, code(reply)) == (409, "no_free_seat")
    seats = (await ann.http("GET", f"/tables/{card['table']}"))["seats"]
    assert [seat.get("name", "") for seat in seats] == ["Ann", "", "Béa"]


async def test_who_leaves_frees_the_seat_and_looks_on(home: Home) -> None:
    ann, bea, cem = [await home.person(name) for name in ("Ann", "Béa", "Cem")]
    table = await sit(ann, bea, cem, seats=4, public=True)
    await cem.http("POST", f"/tables/{table}/leave")
    await cem.until(lambda: cem.tables[table].seat is None)
    await bea.http("POST", f"/tables/{table}/leave")
    await bea.until(lambda: bea.tables[table].seat is None)
    await cem.until(lambda: cem.tables[table].version == 5)
    await bea.until(lambda: bea.tables[table].version == 5)
    assert [cem.tables[table].gaps, bea.tables[table].gaps] == [0, 0]
    assert [bool(seat.get("name")) for seat in cem.tables[table].seats] == [True, False, False, False]
    assert (await bea.http("GET", "/tables/mine"))["tables"] == []


async def test_who_leaves_a_private_table_sees_it_no_more(home: Home) -> None:
    ann, bea = await home.person("Ann"), await home.person("Béa")
    table = await sit(ann, bea, seats=3)
    await bea.http("POST", f"/tables/{table}/leave")
    await bea.until(lambda: bea.failed)
    assert [(one["ref"], one["code"], one["table"]) for one in bea.failed] == [(None, "no_such_table", table)]
    assert (await bea.watch(table))["code"] == "no_such_table"


async def test_the_host_seats_and_frees_bots(home: Home) -> None:
    ann, bea = await home.person("Ann"), await home.person("Béa")
    table = await sit(ann, bea, seats=3, start="host")
    path = f"/tables/{table}/seats/2"
    reply = await bea.request("PUT", path, {"bot": "random"})
    assert (reply.status_code, code(reply)) == (403, "not_host")
    reply = await ann.request("PUT", path, {"bot": "nobody"})
    assert (reply.status_code, code(reply)) == (422, "no_such_bot")
    await ann.http("PUT", path, {"bot": "random"})
    await bea.until(lambda: bea.tables[table].seats[2].get("bot") == "random")
    reply = await ann.request("PUT", path, {"bot": "greedy"})
    assert (reply.status_code, code(reply)) == (409, "no_free_seat")
    await ann.http("DELETE", path)
    await ann.http("PUT", path, {"bot": "greedy"})
    await bea.until(lambda: bea.tables[table].seats[2].get("bot") == "greedy")
    await ann.http("DELETE", f"/tables/{table}/seats/1")
    await bea.until(lambda: bea.failed)
    seats = (await ann.http("GET", f"/tables/{table}"))["seats"]
    assert [seat.get("name", "") for seat in seats] == ["Ann", "", ""]


async def test_a_table_starts_when_it_is_full(home: Home) -> None:
    ann, bea = await home.person("Ann"), await home.person("Béa")
    card = await ann.make(game="tiny", seats=2)
    await ann.watch(card["table"])
    assert ann.tables[card["table"]].view is None
    await bea.join(card["table"], card["invite"])
    await asked(ann, card["table"])
    assert ann.tables[card["table"]].stage == "playing"


async def test_a_table_starts_when_its_host_says_so(home: Home) -> None:
    ann, bea = await home.person("Ann"), await home.person("Béa", "fr")
    card = await ann.make(game="race", seats=2, start="host")
    start = f"/tables/{card['table']}/start"
    reply = await ann.request("POST", start)
    assert (reply.status_code, code(reply)) == (409, "seats_free")
    await bea.join(card["table"], card["invite"])
    await ann.watch(card["table"])
    assert ann.tables[card["table"]].stage == "open"
    reply = await bea.request("POST", start)
    assert reply.json()["error"]["message"] == "Seul l’hôte de cette table peut faire cela."
    version = (await ann.http("POST", start))["version"]
    await asked(ann, card["table"])
    assert (await ann.http("POST", start))["version"] == version  # asked twice, begun once
    reply = await bea.request("POST", f"/tables/{card['table']}/leave")
    assert (reply.status_code, code(reply)) == (409, "has_begun")


async def test_the_host_cancels_before_play_only(home: Home) -> None:
    ann, bea = await home.person("Ann"), await home.person("Béa")
    table = await sit(ann, bea, seats=3)
    assert (await bea.request("DELETE", f"/tables/{table}")).status_code == 403
    await ann.http("DELETE", f"/tables/{table}")
    await bea.until(lambda: bea.tables[table].stage == "over")
    cem = await home.person("Cem")
    reply = await cem.request(
        "POST", f"/tables/{table}/join", {}, invite=(await ann.make(game="race", seats=2))["invite"]
    )
    assert reply.status_code == 404
    begun = await sit(ann, bea)
    reply = await ann.request("DELETE", f"/tables/{begun}")
    assert (reply.status_code, code(reply)) == (409, "has_begun")


async def test_lists_of_open_and_of_my_tables(home: Home) -> None:
    ann, bea = await home.person("Ann"), await home.person("Béa")
    public = await ann.make(game="tiny", seats=3, public=True, title="Come in", bots=["random"])
    await ann.make(game="race", seats=2)
    found = (await bea.http("GET", "/tables"))["tables"]
    assert [(row["table"], row["title"], row["stage"]) for row in found] == [(public["table"], "Come in", "open")]
    assert [seat.get("name") or seat.get("bot") for seat in found[0]["seats"]] == ["Ann", None, "random"]
    assert "invite" not in found[0]
    assert (await bea.http("GET", "/tables", game="race"))["tables"] == []
    await bea.join(public["table"])  # needs no link
    assert (await bea.http("GET", "/tables"))["tables"] == []
    assert [row["table"] for row in (await bea.http("GET", "/tables/mine"))["tables"]] == [public["table"]]


async def test_my_tables_say_whose_turn_it_is_and_since_when(home: Home) -> None:
    ann, bea = await home.person("Ann"), await home.person("Béa")
    home.clock.at += 1000
    table = await sit(ann, bea)
    begun = home.clock.at

    async def mine(player: Player) -> dict[str, Any]:
        [row] = (await player.http("GET", "/tables/mine"))["tables"]
        return dict(row)

    row = await mine(ann)
    assert (row["waiting"], row["since"], row["your_turn"], row["seat"]) == ([0, 1], begun, True, 0)
    home.clock.at += 2000
    question = await asked(ann, table)
    await ann.answer(table, question["id"], [option["code"] for option in question["options"][: question["low"]]])
    row = await mine(ann)
    assert (row["waiting"], row["since"], row.get("your_turn", False)) == ([1], begun + 2000, False)
    assert (await mine(bea))["your_turn"] is True


async def test_my_tables_say_how_they_ended(home: Home) -> None:
    ann, bea = await home.person("Ann"), await home.person("Béa")
    resigned, cancelled, stopped = (
        await sit(ann, bea),
        (await ann.make(game="race", seats=2))["table"],
        await sit(ann, bea),
    )
    await bea.ask("resign", table=resigned)
    await ann.http("DELETE", f"/tables/{cancelled}")
    await home.table(stopped).do(play.end("administrator"))
    again = await ann.play_again(resigned)
    told = {row["table"]: row for row in (await ann.http("GET", "/tables/mine"))["tables"]}
    for table, winners, ended, rematch in (
        (resigned, [0], "", again),
        (cancelled, [], "cancelled", ""),
        (stopped, [], "administrator", ""),
    ):
        for row in (told[table], await ann.http("GET", f"/tables/{table}")):
            assert row["stage"] == "over"
            found = (row.get("winners", []), row.get("ended", ""), row.get("rematch", ""))
            assert found == (winners, ended, rematch)


@pytest.mark.parametrize(
    ("wish", "problem"),
    [
        ({"game": "chess", "seats": 2}, "no_such_game"),
        ({"game": "race", "seats": 8}, "bad_setup"),
        ({"game": "race", "seats": 2, "options": {"no": "such"}}, "bad_setup"),
        ({"game": "race", "seats": 2, "bots": ["random"] * 3}, "too_many_bots"),
        ({"game": "race", "seats": 2, "bots": ["hal"]}, "no_such_bot"),
        ({"game": "race", "seats": 2, "clock": {"pace": "live"}}, "bad_clock"),
    ],
)
async def test_what_no_table_can_be(home: Home, wish: dict[str, Any], problem: str) -> None:
    ann = await home.person(connected=False)
    reply = await ann.request("POST", "/tables", {"wish": wish})
    assert reply.status_code in (404, 422)
    assert code(reply) == problem
