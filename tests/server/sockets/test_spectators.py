"""Who may see a table, and how a client that was away is brought up to date."""

from typing import Any

import msgspec
import pytest

from ..player import Player, Seen
from .home import Home, asked, sit


async def move(player: Player, table: str) -> int:
    """Answer with the first options; returns the version reached."""
    question = await asked(player, table)
    reply = await player.answer(table, question["id"], [o["code"] for o in question["options"][: question["low"]]])
    assert reply["type"] == "done"
    await player.until(lambda: player.tables[table].version >= reply["version"])
    return int(reply["version"])


def news(player: Player, kind: str = "") -> list[dict[str, Any]]:
    assert player.record is not None
    return [
        m for who, m in player.record if who == "server" and m["type"] in ((kind,) if kind else ("table", "update"))
    ]


def same(one: Seen, other: Seen) -> None:
    for key in ("version", "view", "questions", "waiting", "can_undo", "stage", "outcome"):
        assert getattr(one, key) == getattr(other, key), key


async def test_spectators_where_they_are_welcome(home: Home) -> None:
    ann, bea, cem = [await home.person(name) for name in ("Ann", "Béa", "Cem")]
    table = await sit(ann, bea, public=True)
    assert (await cem.watch(table))["type"] == "done"
    assert cem.tables[table].seat is None
    assert cem.tables[table].questions == []
    version = await move(ann, table)
    await cem.until(lambda: cem.tables[table].version == version)
    mine = msgspec.json.encode(ann.tables[table].view)
    assert msgspec.json.encode(cem.tables[table].view) != mine
    assert ann.tables[table].here == [0, 1]


async def test_no_spectators_where_they_are_not(home: Home) -> None:
    ann, bea, cem = [await home.person(name) for name in ("Ann", "Béa", "Cem")]
    card = await ann.make(game="race", seats=2, public=True, spectators=False)
    table = card["table"]
    assert (await cem.watch(table))["type"] == "done"  # it is open: one may still sit down
    await bea.join(table)
    await cem.until(lambda: cem.failed)
    assert cem.failed[0]["table"] == table
    assert cem.tables[table].stage == "open"  # nothing of the game was told
    assert (await cem.watch(table))["code"] == "no_such_table"
    assert (await cem.request("GET", f"/tables/{table}/story")).status_code == 404


async def test_one_update_for_who_comes_back(home: Home) -> None:
    ann, bea = await home.person("Ann"), await home.person("Béa")
    table = await sit(ann, bea)
    have = bea.tables[table].version
    await bea.shut()
    version = await move(ann, table)
    bea.record = []
    await bea.open()
    await bea.until(lambda: bea.tables[table].version == version)
    [told] = news(bea)
    assert (told["type"], told["base"], told["version"]) == ("update", have, version)
    fresh = await home.again(bea)
    await fresh.watch(table)
    same(bea.tables[table], fresh.tables[table])


async def test_nothing_for_who_missed_nothing_and_the_whole_for_who_missed_too_much(home: Home) -> None:
    ann, bea = await home.person("Ann"), await home.person("Béa")
    table = await sit(ann, bea)
    await bea.shut()
    bea.record = []
    await bea.open()
    assert (await bea.ask("ping"))["type"] == "done"
    assert news(bea) == []
    bea.tables[table].version = 0  # as if it had slept through the beginning
    await bea.open()
    await bea.until(lambda: bea.tables[table].version > 0)
    assert [told["type"] for told in news(bea)] == ["table"]


async def test_two_screens_of_one_person_see_the_same(home: Home) -> None:
    ann, bea = await home.person("Ann"), await home.person("Béa")
    table = await sit(ann, bea)
    second = await home.again(ann)
    await second.watch(table)
    version = await move(second, table)
    for screen in (ann, second, bea):
        await screen.until(lambda screen=screen: screen.tables[table].version == version)
    same(ann.tables[table], second.tables[table])
    await ann.shut()
    assert (await second.ask("ping"))["type"] == "done"
    assert bea.tables[table].here == [0, 1]  # still here, at one of them


async def test_presence(home: Home) -> None:
    ann, bea, cem = [await home.person(name) for name in ("Ann", "Béa", "Cem")]
    table = await sit(ann, bea, public=True)
    await ann.until(lambda: ann.tables[table].here == [0, 1])
    await bea.shut()
    await ann.until(lambda: ann.tables[table].here == [0])
    ann.record = []
    await cem.watch(table)
    await ann.until(lambda: news(ann, "presence"))
    assert news(ann, "presence")[-1]["watchers"] == 1
    seats = (await ann.http("GET", f"/tables/{table}"))["seats"]
    assert [seat.get("here", False) for seat in seats] == [True, False]
    await bea.open()
    await ann.until(lambda: ann.tables[table].here == [0, 1])
    await bea.ask("unwatch", table=table)
    await ann.until(lambda: ann.tables[table].here == [0])


async def test_a_person_who_looks_elsewhere_is_told_of_the_turn(home: Home) -> None:
    ann, bea = await home.person("Ann"), await home.person("Béa")
    table = await sit(ann, bea)
    await bea.ask("unwatch", table=table)
    ann.turns.clear()
    bea.turns.clear()
    question = home.table(table).fold.table.decisions(1)[0]  # type: ignore[union-attr]
    await bea.ask("answer", table=table, decision=question.id, choice=list(question.options[: question.low]))
    assert bea.turns == []
    version = await move(ann, table)  # now both owe an action
    await bea.until(lambda: bea.turns)
    assert bea.turns == [{"type": "turn", "table": table, "version": version}]
    assert ann.turns == []


async def test_one_socket_watches_several_tables(home: Home) -> None:
    ann, bea = await home.person("Ann"), await home.person("Béa")
    tables = [await sit(ann, bea, game=key) for key in ("race", "tiny", "race")]
    for table in tables:
        version = await move(ann, table)
        await bea.until(lambda table=table, version=version: bea.tables[table].version == version)
    assert {seen.gaps for seen in bea.tables.values()} == {0}


async def test_questions_for_programs_are_brief(home: Home) -> None:
    ann, bea = await home.person("Ann"), await home.person("Béa")
    ann.full = False
    table = await sit(ann, bea)
    question = await asked(ann, table)
    assert "blocked" not in question
    assert all(option.keys() == {"code"} for option in question["options"])
    assert all("text" in option for option in (await asked(bea, table))["options"])
    await move(ann, table)


async def test_every_ask_has_a_reply_with_its_number(home: Home) -> None:
    ann = await home.person("Ann", "fr")
    ann.record = []
    for text in (
        "{",
        "[]",
        '{"type":"dance","ref":1}',
        '{"type":"ping"}',
        '{"type":"ping","ref":7,"more":1}',
        '{"ref":-1}',
    ):
        await ann.send_raw(text)
    await ann.send_raw(b"\xff\xfe")
    await ann.until(lambda: len(ann.failed) == 7)
    assert {one["code"] for one in ann.failed} == {"bad_message"}
    assert {one["text"] for one in ann.failed} == {"Ce serveur ne comprend pas ce message."}
    assert [one["ref"] for one in ann.failed] == [None, None, 1, None, 7, None, None]
    assert (await ann.ask("ping"))["type"] == "done"


@pytest.mark.parametrize("name", ["nonsense", "4jysc4e4haio", "4jysc4e4ha48", "", "Ω" * 12])
async def test_a_wrong_name_is_one_of_a_table_that_does_not_exist(home: Home, name: str) -> None:
    ann = await home.person("Ann", "fr")
    for ask in ("watch", "resign", "say"):
        more = {"text": "?"} if ask == "say" else {}
        failed = await ann.ask(ask, table=name, **more)
        assert (failed["code"], failed["text"]) == (
            "no_such_table",
            "Cette table n’existe pas (ou plus), ou vous ne pouvez pas la voir.",
        )
