"""After an upgrade a finished game of older rules can still be viewed."""

from pathlib import Path

from astrarium.server.ids import read_id

from ..player import Player
from ..sockets.home import open_home, play_on, sit
from .poison import change_entry


async def test_who_played_who_won_and_the_log(tmp_path: Path) -> None:
    async with open_home(tmp_path) as home:
        ann, bea, eve = await home.person("Ann"), await home.person("Béa"), await home.person("Eve")
        table = await sit(ann, bea, game="tiny")
        await play_on(table, 3, ann, bea)
        answered = ann.tables[table].version
        await bea.ask("resign", table=table)
        await ann.until(lambda: ann.tables[table].stage == "over")
        [told] = ann.tables[table].outcome["winners"]
        live = await home.node.hub.open(read_id(table))
        await change_entry(home.node, live.id, answered, choice=[987_654])  # as rules of today would refuse it
        await home.node.database.run("delete from snapshots where table_id = $1", live.id)
        home.node.hub.drop(live.id)

        async def look(player: Player, path: str = "") -> int:
            return (await player.request("GET", f"/tables/{table}{path}")).status_code

        assert (await ann.watch(table))["code"] == "other_rules"
        card = await bea.http("GET", f"/tables/{table}")
        assert (card["stage"], card["winners"], card["seat"]) == ("over", [told], 1)
        assert [seat["name"] for seat in card["seats"]] == ["Ann", "Béa"]
        assert (await look(ann, "/log"), await look(ann, "/replay"), await look(ann, "/story")) == (200, 409, 409)
        assert await look(eve) == 404
