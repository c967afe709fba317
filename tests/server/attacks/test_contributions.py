"""The seed must include what every person contributed after the server's commitment."""

import json
from typing import Any

import httpx
import pytest

from astrarium.kernel import Log, game, verify
from astrarium.kernel.contributions import parts
from astrarium.kernel.randomness import commitment, mix_seed

from ..player import Player
from ..sockets.home import Home, open_home


@pytest.fixture
async def home(tmp_path: Any) -> Any:
    async with open_home(tmp_path) as found:
        yield found


def code(reply: httpx.Response) -> str:
    return str(reply.json()["error"]["code"])


async def made(player: Player, **body: Any) -> dict[str, Any]:
    wish = {"game": "race", "seats": 2, **body.pop("wish", {})}
    return await player.http("POST", "/tables", {"wish": wish, **body})  # type: ignore[no-any-return]


async def log_of(player: Player, table: str) -> Log:
    """The log of a game, which ends because this player resigns."""
    await player.watch(table)
    await player.ask("resign", table=table)
    await player.until(lambda: player.tables[table].stage == "over")
    reply = await player.request("GET", f"/tables/{table}/log")
    assert reply.status_code == 200, reply.text
    return Log.from_json(reply.text)


async def test_no_contribution_is_taken_before_the_commitment_is_told(home: Home) -> None:
    """No contribution may come with the wish for a table: a server that had it could choose its secret to suit."""
    ann = await home.person("Ann")
    for field in ({"contribution": "c0ffee"}, {"together": ["Béa"]}, {"sit": True}):
        reply = await ann.request("POST", "/tables", {"wish": {"game": "race", "seats": 2}, **field})
        assert (reply.status_code, code(reply)) == (422, "bad_body")
    card = await made(ann)
    assert card["commitment"]
    assert (card.get("seat"), [seat.get("kept") for seat in card["seats"]]) == (None, [ann.id, None])


async def test_the_seed_holds_what_each_gave_after_the_commitment(home: Home) -> None:
    ann, bea = await home.person("Ann"), await home.person("Béa")
    card = await made(ann)
    home.clock.at += 1_500
    await ann.http("POST", f"/tables/{card['table']}/join", {"contribution": "a1"})
    home.clock.at += 1_000
    await bea.http("POST", f"/tables/{card['table']}/join", {"contribution": "b2"}, invite=card["invite"])
    log = await log_of(ann, card["table"])
    assert log.secret is not None
    assert commitment(log.secret).hex() == card["commitment"]
    assert log.contributions == [b"\xa1", b"\xb2"]
    assert mix_seed(log.secret, log.contributions) != mix_seed(log.secret, [b"", b"\xb2"])
    told = [(part.kind, part.after) for part in parts(log)]
    assert told == [("after", 1_500), ("after", 2_500)]
    assert verify(game("race"), log) is None


async def test_a_rematch_has_fresh_parts_of_everybody(home: Home) -> None:
    """Both players contribute to the new seed. A fault once found: nobody did, and the seed was the server's alone."""
    ann, bea = await home.person("Ann"), await home.person("Béa")
    card = await made(ann)
    for player in (ann, bea):
        await player.join(card["table"], card["invite"])
    first = await log_of(ann, card["table"])
    offered = await ann.http("POST", f"/tables/{card['table']}/rematch")
    assert offered["commitment"] not in ("", card["commitment"])
    assert [await ann.play_again(card["table"]), await bea.play_again(card["table"])] == [offered["table"]] * 2
    second = await log_of(bea, offered["table"])
    assert [part.kind for part in parts(second)] == ["after", "after"]
    assert set(second.contributions).isdisjoint(first.contributions)
    assert second.commitment.hex() == offered["commitment"]


async def test_each_at_one_screen_gives_a_part(home: Home) -> None:
    """Two people at one screen contribute one part each. A fault once found: only the first of them did."""
    ann = await home.person("Ann")
    card = await made(ann, wish={"seats": 3, "bots": ["random"]}, keep=2)
    await ann.join(card["table"], together=["Béa"])
    await ann.ask("resign", table=card["table"], seat=0)
    log = await log_of_shared(ann, card["table"])
    assert [(part.kind, part.screen, part.size) for part in parts(log)] == [
        ("after", None, 16),
        ("after", 0, 16),
        ("bot", None, 0),
    ]
    assert log.contributions[0] != log.contributions[1]


async def log_of_shared(player: Player, table: str) -> Log:
    await player.watch(table)
    await player.ask("resign", table=table, seat=0)
    await player.ask("resign", table=table, seat=1)
    await player.until(lambda: player.tables[table].stage == "over")
    return Log.from_json((await player.request("GET", f"/tables/{table}/log")).text)


async def test_a_kept_seat_is_the_hosts(home: Home) -> None:
    ann, bea, cem = [await home.person(name, "fr" if name == "Béa" else "en") for name in ("Ann", "Béa", "Cem")]
    card = await made(ann, wish={"public": True})
    join = f"/tables/{card['table']}/join"
    reply = await bea.request("POST", join, {"seat": 0})
    assert (reply.status_code, code(reply)) == (409, "seat_kept")
    assert "gardé pour l’hôte" in reply.json()["error"]["message"]
    await bea.join(card["table"])
    reply = await cem.request("POST", join, {})
    assert (reply.status_code, code(reply)) == (409, "seat_kept"), "the only empty seat waits for the host"
    reply = await cem.request("DELETE", f"/tables/{card['table']}/seats/0")
    assert (reply.status_code, code(reply)) == (403, "not_host")
    [listed] = (await cem.http("GET", "/tables"))["tables"]
    assert [seat.get("kept") for seat in listed["seats"]] == [ann.id, None]
    await ann.http("DELETE", f"/tables/{card['table']}/seats/0")  # the host lets others have it
    assert (await ann.http("GET", "/tables/mine"))["tables"] == []
    await cem.join(card["table"])
    assert home.table(card["table"]).fold.progress.stage == "playing"


async def test_a_host_who_sits_down_elsewhere_keeps_nothing(home: Home) -> None:
    """A host who takes another seat gives up the kept one; otherwise the others would wait for an empty seat."""
    ann, bea, cem = [await home.person(name) for name in ("Ann", "Béa", "Cem")]
    card = await made(ann, wish={"public": True, "seats": 3})
    await ann.http("POST", f"/tables/{card['table']}/join", {"seat": 2, "contribution": "a1"})
    seats = home.table(card["table"]).fold.progress.seats
    assert [seat.kept for seat in seats] == [0, 0, 0]
    [mine] = (await ann.http("GET", "/tables/mine"))["tables"]
    assert mine["seat"] == 2
    await bea.http("POST", f"/tables/{card['table']}/join", {"seat": 0})
    await cem.join(card["table"])
    assert home.table(card["table"]).fold.progress.stage == "playing"


async def test_a_host_who_never_came_back_finds_the_table_and_may_be_forgotten(home: Home) -> None:
    ann, bea = await home.person("Ann"), await home.person("Béa")
    alone, shared = await made(ann), await made(ann, wish={"public": True, "seats": 4}, keep=2)
    await bea.join(shared["table"])
    found = {row["table"] for row in (await ann.http("GET", "/tables/mine"))["tables"]}
    assert found == {alone["table"], shared["table"]}
    await ann.http("DELETE", "/me", {"password": ""})
    await home.settle()
    assert home.table(alone["table"]).fold.progress.ended == "cancelled"
    assert [seat.kept for seat in home.table(shared["table"]).fold.progress.seats] == [0, 0, 0, 0]


@pytest.mark.parametrize("keep", [-1, 9])
async def test_no_more_seats_are_kept_than_a_table_has(home: Home, keep: int) -> None:
    ann = await home.person("Ann", connected=False)
    for wrong, status in ((keep, 422), (3, 409)):
        body = {"wish": {"game": "race", "seats": 2}, "keep": wrong}
        assert (await ann.request("POST", "/tables", body)).status_code == status
    card = await made(ann, keep=2)
    assert [seat["kept"] for seat in card["seats"]] == [ann.id, ann.id]


async def test_a_log_without_the_parts_gets_no_credit(home: Home) -> None:
    """Without its contributions a log claims none and fails verification, as does a log with one too many."""
    ann, bea = await home.person("Ann"), await home.person("Béa")
    card = await made(ann)
    for player in (ann, bea):
        await player.join(card["table"], card["invite"])
    data = json.loads((await log_of(ann, card["table"])).to_json())
    for stripped in ([], ["", ""]):
        log = Log.from_json(json.dumps({**data, "contributions": stripped}))
        assert [(part.kind, part.counts) for part in parts(log)] == [("none", False)] * 2
        assert verify(game("race"), log) is not None, "the draws came from another seed"
    extra = Log.from_json(json.dumps({**data, "contributions": [*data["contributions"], "00"]}))
    flaw = verify(game("race"), extra)
    assert flaw is not None
    assert flaw.text.id == "flaw.contributions"
