"""People at one table, connected to different nodes."""

import asyncio
from typing import Any

from ..node_process import NodeProcess
from ..player import Player
from ..sockets.home import asked, play_on, sit

SHORT = '[pack]\ngame = "tiny"\nname = "Short"\n[end]\nvp = 4\n[[planet]]\nid = "jakks"\nvp = 2\n'


async def person(node: NodeProcess, name: str, lang: str = "en") -> Player:
    return await (await Player([node.url], name, lang).enter()).open()


async def elsewhere(player: Player, node: NodeProcess) -> Player:
    """The same person at another node."""
    other = Player([node.url], player.name, player.lang)
    other.cookie, other.id = player.cookie, player.id
    return await other.open()


def first(question: dict[str, Any]) -> list[int]:
    return [option["code"] for option in question["options"][: question["low"]]]


async def test_presence_goes_on_and_off(site: list[NodeProcess]) -> None:
    ann, bea = await person(site[0], "Ann"), await person(site[1], "Béa")
    table = await sit(ann, bea)
    for player in (ann, bea):
        await player.until(lambda p=player: p.tables[table].here == [0, 1])
    await bea.shut()
    await ann.until(lambda: ann.tables[table].here == [0])
    await bea.open()
    await ann.until(lambda: ann.tables[table].here == [0, 1])
    await ann.shut()
    await bea.until(lambda: bea.tables[table].here == [1])
    await bea.shut()


async def test_chat_and_mutes(site: list[NodeProcess]) -> None:
    ann, bea = await person(site[0], "Ann"), await person(site[1], "Béa")
    table = await sit(ann, bea)
    await ann.ask("say", table=table, text="one")
    await bea.until(lambda: bea.tables[table].said)
    await bea.ask("mute", person=ann.id)
    await ann.ask("say", table=table, text="two")
    await bea.ask("say", table=table, text="three")
    await ann.until(lambda: len(ann.tables[table].said) == 3)
    await bea.ask("mute", person=ann.id, muted=False)
    await ann.ask("say", table=table, text="four")
    await bea.until(lambda: bea.tables[table].said[-1]["text"] == "four")
    assert [said["text"] for said in bea.tables[table].said] == ["one", "three", "four"]
    lines = (await bea.http("GET", f"/tables/{table}/chat"))["lines"]
    assert [(line["no"], line["text"]) for line in lines] == [(1, "one"), (2, "two"), (3, "three"), (4, "four")]
    await ann.shut()
    await bea.shut()


async def test_a_turn_is_told_once_wherever_the_person_is(site: list[NodeProcess]) -> None:
    ann, bea, cem = await person(site[0], "Ann"), await person(site[1], "Béa"), await person(site[0], "Cem")
    table = await sit(ann, bea, public=True)
    await cem.watch(table)  # both nodes have the table in memory
    question = await asked(ann, table)
    await ann.answer(table, question["id"], first(question))
    await ann.ask("unwatch", table=table)
    screen = await elsewhere(ann, site[1])
    for one in (ann, screen):
        one.turns.clear()
    question = await asked(bea, table)
    version = (await bea.answer(table, question["id"], first(question)))["version"]  # now both owe an action
    await cem.until(lambda: cem.tables[table].version >= version)
    for one in (ann, screen):
        await one.until(lambda o=one: o.turns)
    await asyncio.sleep(0.2)  # for one too many
    for one in (ann, screen):
        assert one.turns == [{"type": "turn", "table": table, "version": version}]
    for player in (ann, bea, cem, screen):
        await player.shut()


async def test_an_answer_sent_again_to_another_node_counts_once(site: list[NodeProcess]) -> None:
    ann, bea = await person(site[0], "Ann"), await person(site[1], "Béa")
    table = await sit(ann, bea)
    second = await elsewhere(ann, site[1])
    await second.watch(table)
    question = await asked(ann, table)
    told = await asyncio.gather(*(p.answer(table, question["id"], first(question)) for p in (ann, second)))
    assert [reply["type"] for reply in told] == ["done", "done"]
    assert told[0]["version"] == told[1]["version"]
    await play_on(table, 4, ann, bea)
    for player in (ann, bea, second):
        await player.until(lambda p=player: p.tables[table].version == ann.tables[table].version)
        assert player.tables[table].gaps == 0
        await player.shut()


async def test_changed_content_is_the_same_on_every_node(site: list[NodeProcess]) -> None:
    """A table is made on one node, opened, played and ended on both: each makes the game from the pack in the log."""
    ann, bea = await person(site[0], "Ann"), await person(site[1], "Béa", "fr")
    table = await sit(ann, bea, game="tiny", bots=["greedy"], seats=3, content=SHORT)
    whole = [await player.http("GET", f"/tables/{table}/content", lang="en") for player in (ann, bea)]
    assert whole[0] == whole[1]
    assert whole[0]["changes"]["planet"]["jakks"]["vp"] == 2
    await asyncio.gather(ann.play(table), bea.play(table))
    for player in (ann, bea):
        assert player.tables[table].stage == "over"
        assert player.tables[table].gaps == 0
        told = await player.http("GET", f"/tables/{table}/replay")
        assert told["about"]["content"] == {"name": "Short", "hash": whole[0]["hash"]}
        assert told["outcome"] == ann.tables[table].outcome
        await player.shut()


async def test_signing_out_reaches_all_nodes(site: list[NodeProcess]) -> None:
    ann = await person(site[0], "Ann")
    other = await elsewhere(ann, site[1])
    await ann.http("DELETE", "/session")
    for screen in (ann, other):
        await screen.until(lambda s=screen: not s.is_connected)
        assert (screen.byes, screen.close_code) == (["signed_out"], 4401)


async def test_a_rematch_at_the_same_moment_on_two_nodes(site: list[NodeProcess]) -> None:
    for _ in range(3):
        ann, bea = await person(site[0], "Ann"), await person(site[1], "Béa")
        table = await sit(ann, bea)
        await ann.ask("resign", table=table)
        await bea.until(lambda: bea.tables[table].stage == "over")  # noqa: B023
        told = await asyncio.gather(*(p.play_again(table) for p in (ann, bea)))
        assert told[0] == told[1]
        for player in (ann, bea):
            await player.watch(told[0])
            await asked(player, told[0])
            mine = {row["table"]: row["stage"] for row in (await player.http("GET", "/tables/mine"))["tables"]}
            assert mine == {table: "over", told[0]: "playing"}
            await player.shut()
