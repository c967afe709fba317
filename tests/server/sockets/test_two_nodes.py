"""What one node does not know yet of what happened at another, without any news between them."""

from pathlib import Path

from .home import open_home


async def test_who_sat_down_at_another_node_may_watch_here_at_once(tmp_path: Path) -> None:
    async with open_home(tmp_path) as here, open_home(tmp_path, here.clock) as there:
        ann = await here.person("Ann")
        card = await ann.make(game="race", seats=2, spectators=False)
        await ann.watch(card["table"])
        assert here.table(card["table"]).subscription is not None, "this node has the table in memory"
        bea = await there.person("Béa", connected=False)
        await bea.join(card["table"], card["invite"])
        bea.nodes = [here.url]
        await bea.open()
        await bea.watch(card["table"])
        assert bea.tables[card["table"]].seat == 1


async def test_a_stranger_still_may_not(tmp_path: Path) -> None:
    async with open_home(tmp_path) as here:
        ann, eve = await here.person("Ann"), await here.person("Eve")
        card = await ann.make(game="race", seats=2, spectators=False)
        await ann.watch(card["table"])
        reply = await eve.ask("watch", table=card["table"])
        assert (reply["type"], reply["code"]) == ("failed", "no_such_table")
