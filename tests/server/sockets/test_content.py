"""Tables with content packs: made, played, replayed, stored and refused."""

import asyncio
from collections import OrderedDict
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from astrarium.kernel import Game, Log, games, verify
from astrarium.kernel.content.packed_game import own_content
from astrarium.kernel.content.packs import export
from astrarium.server.config import Limits
from astrarium.server.live.hub import pack_room
from tests.pebbles import OTHERS, installed

from ..player import Player
from .home import Home, open_home, sit

HEAD = '[pack]\ngame = "pebbles"\nname = "Mine"\n'
RED = '[[stone]]\nid = "red"\npoints = 7\nname = { en = "Ruby", fr = "Rubis" }\n'
SCORES = 2 * 7 + OTHERS  # of all together


@pytest.fixture(scope="module", autouse=True)
def pebbles(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Game[Any]]:
    with installed(tmp_path_factory.mktemp("packages")) as found:
        yield found


@pytest.fixture
async def ann(home: Home) -> Player:
    return await home.person("Ann")


def problem(reply: Any) -> dict[str, Any]:
    found: dict[str, Any] = reply.json()["error"]
    return found


async def test_a_table_is_played_to_its_end_and_proved(home: Home, ann: Player, pebbles: Game[Any]) -> None:
    table = await sit(ann, game="pebbles", bots=["random"], content=HEAD + RED)
    await ann.play(table)
    assert sum(ann.tables[table].outcome["scores"]) == SCORES
    log = Log.from_json((await ann.request("GET", f"/tables/{table}/log")).text)
    assert log.setup.content is not None
    assert verify(pebbles, log) is None
    told = (await ann.request("GET", f"/tables/{table}/replay")).json()
    assert told["about"]["content"] == {"name": "Mine", "hash": log.setup.content.hash}
    assert sum(told["steps"][-1]["scores"]) == SCORES


async def test_cards_lists_and_the_table_itself_say_so(home: Home, ann: Player) -> None:
    card = await ann.make(game="pebbles", seats=2, public=True, content=HEAD + RED)
    mark = card["content"]
    assert mark["name"] == "Mine"
    (listed,) = (await ann.http("GET", "/tables"))["tables"]
    (mine,) = (await ann.http("GET", "/tables/mine"))["tables"]
    assert listed["content"] == mine["content"] == mark
    assert home.table(card["table"]).fold.created.spec.game == "pebbles"
    plain = await ann.make(game="pebbles", seats=2)
    assert "content" not in plain


async def test_whoever_may_see_the_table_learns_what_is_changed(home: Home, ann: Player) -> None:
    bea = await home.person("Béa", "fr")
    card = await ann.make(game="pebbles", seats=2, content=HEAD + RED)
    at = f"/tables/{card['table']}/content"
    told = await ann.http("GET", at, lang="fr")
    assert (told["name"], told["hash"]) == ("Mine", card["content"]["hash"])
    assert told["changes"]["stone"]["red"]["points"] == 7
    assert {"kind": "stone", "id": "red", "key": "points", "box": 3, "pack": 7} in told["list"]
    assert told["words"] == {"stone.red": "Rubis"}
    assert "«\xa0Mine\xa0»" in told["notices"][0]
    await bea.http("GET", at, status=404)
    assert (await bea.http("GET", at, invite=card["invite"]))["words"] == {"stone.red": "Ruby"}


async def test_a_table_with_what_is_in_the_box_has_nothing_to_tell(home: Home, ann: Player) -> None:
    card = await ann.make(game="pebbles", seats=2)
    told = await ann.http("GET", f"/tables/{card['table']}/content")
    assert told == {"name": "", "hash": "", "changes": {}, "list": [], "notices": [], "words": {}, "rules": {}}


@pytest.mark.parametrize(
    ("lang", "said"),
    [("en", "stone red: unknown key 'weight'"), ("fr", "stone red\xa0: clé inconnue 'weight'")],
)
async def test_what_is_wrong_is_told_with_its_row(home: Home, lang: str, said: str) -> None:
    bea = await home.person("Béa", lang)
    wish = {"game": "pebbles", "seats": 2, "content": HEAD + RED + "weight = 3\n"}
    reply = await bea.request("POST", "/tables", {"wish": wish})
    assert reply.status_code == 422
    found = problem(reply)
    assert found["code"] == "bad_content"
    assert found["args"]["where"] == "stone red"
    assert said in found["message"]
    assert (await bea.http("GET", "/tables/mine"))["tables"] == []


async def test_a_pack_of_another_game_or_of_none(home: Home, ann: Player) -> None:
    wish = {"game": "pebbles", "seats": 2, "content": HEAD.replace("pebbles", "chess")}
    assert problem(await ann.request("POST", "/tables", {"wish": wish}))["args"]["reason"] == "other_game"
    wish = {"game": "chess", "seats": 2, "content": HEAD}
    assert problem(await ann.request("POST", "/tables", {"wish": wish}))["code"] == "no_such_game"


async def test_a_rematch_has_the_same_content(home: Home, ann: Player) -> None:
    table = await sit(ann, game="pebbles", bots=["random"], content=HEAD + RED)
    await ann.play(table)
    again = await ann.play_again(table)
    card = await ann.http("GET", f"/tables/{again}")
    assert card["content"]["name"] == "Mine"


async def test_a_restart_finds_the_content_again(tmp_path: Path) -> None:
    async with open_home(tmp_path) as home:
        ann = await home.person("Ann")
        bea = await home.person("Béa")
        table = await sit(ann, bea, game="pebbles", content=HEAD + RED)
        question = ann.tables[table].questions[0]
        await ann.answer(table, question["id"], [1])
        await home.stop()
        await home.start()
        await asyncio.gather(ann.open(), bea.open())
        await asyncio.gather(ann.play(table), bea.play(table))
        assert sum(ann.tables[table].outcome["scores"]) == SCORES


async def test_a_table_with_a_pack_for_another_edition_is_parked_with_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, pebbles: Game[Any]
) -> None:
    async with open_home(tmp_path) as home:
        ann = await home.person("Ann")
        table = (await ann.make(game="pebbles", seats=2, content=HEAD + RED))["table"]
        home.node.hub.drop(home.table(table).id)
        monkeypatch.setattr("astrarium.kernel.content.packed_game._loaded", OrderedDict())
        newer = {**own_content(pebbles), "figures": {"take": 4}}
        monkeypatch.setattr("astrarium.kernel.content.packed_game.own_content", lambda game: newer)
        reply = await ann.request("GET", f"/tables/{table}/content")
        assert (reply.status_code, problem(reply)["code"]) == (409, "other_content")
        assert "another edition" in problem(reply)["message"]
        assert (await ann.watch(table))["code"] == "other_content"
        eve = await home.person("Eve", connected=False)
        assert (await eve.request("GET", f"/tables/{table}/content")).status_code == 404
        assert "made for another edition" in caplog.text
        (listed,) = (await ann.http("GET", "/tables/mine"))["tables"]
        assert (listed["table"], listed["parked"]) == (table, True)
        await ann.http("DELETE", f"/tables/{table}")
        (listed,) = (await ann.http("GET", "/tables/mine"))["tables"]
        assert (listed["stage"], listed["ended"]) == ("over", "cancelled")


async def test_few_tables_with_packs_stay_in_memory(home: Home, ann: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pack_room, "MOST", 1)
    tables = [(await ann.make(game="pebbles", seats=2, content=HEAD + RED))["table"] for _ in range(2)]
    plain = (await ann.make(game="pebbles", seats=2))["table"]
    assert {live.name for live in home.node.hub.tables} == {tables[1], plain}
    assert (await ann.http("GET", f"/tables/{tables[0]}"))["content"]["name"] == "Mine"


async def test_packs_have_limits(tmp_path: Path) -> None:
    limits = {"pack_bytes": 200, "packs_per_minute": 1, "pack_burst": 1, "body_bytes": 4000}
    async with open_home(tmp_path, limits=limits) as home:
        ann = await home.person("Ann", connected=False)
        long = {"game": "pebbles", "seats": 2, "content": HEAD + RED + "#" * 200}
        reply = await ann.request("POST", "/tables", {"wish": long})
        assert (reply.status_code, problem(reply)["code"], problem(reply)["args"]) == (413, "long_pack", {"most": 200})
        wish = {"game": "pebbles", "seats": 2, "content": HEAD + "[[stone]]\nid = 3\n"}
        assert (await ann.request("POST", "/tables", {"wish": wish})).status_code == 422
        assert (await ann.request("POST", "/tables", {"wish": wish})).status_code == 429
        assert (await ann.make(game="pebbles", seats=2))["seats"]
        text = home.node.metrics.text().decode()
        assert 'astrarium_packs_total{verdict="refused"} 1.0' in text


@pytest.mark.parametrize("found", games(), ids=lambda found: found.meta.key)
def test_the_whole_box_of_a_game_may_be_sent_in(found: Game[Any]) -> None:
    """The exported content of each game is well below the limit, so a person may correct one row and send all of it."""
    assert len(export(found).encode()) < 0.75 * Limits().pack_bytes
