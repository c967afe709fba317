"""Tables with packs that an attacker keeps watching do not fill the memory."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from astrarium.server.live.hub import pack_room
from tests.pebbles import installed
from tests.server.player import Player
from tests.server.sockets.home import Home, open_home


@pytest.fixture
async def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Home]:
    monkeypatch.setattr(pack_room, "MOST", 3)
    monkeypatch.setattr(pack_room, "SHARE", 2)
    with installed(tmp_path):
        async with open_home(tmp_path) as found:
            yield found


def wish(take: int) -> dict[str, object]:
    content = f'[pack]\ngame = "pebbles"\nname = "Mine"\n[figures]\ntake = {take}\n'
    return {"game": "pebbles", "seats": 2, "content": content}


async def watched(player: Player, take: int) -> str:
    """A table of the guest's own, which they keep watching."""
    table: str = (await player.make(**wish(take)))["table"]
    assert (await player.watch(table))["type"] == "done"
    return table


async def refused(player: Player, take: int) -> bool:
    reply = await player.request("POST", "/tables", {"wish": wish(take)})
    return (reply.status_code, reply.json().get("error", {}).get("code")) == (429, "packs_full")


async def test_a_host_has_a_share_and_a_node_an_end(home: Home) -> None:
    ann, bea, cem = [await home.person(name) for name in ("Ann", "Béa", "Cem")]
    first = await watched(ann, 3)
    await watched(ann, 4)
    assert await refused(ann, 5), "two packs of one host"
    await watched(ann, 4)  # one that is open already takes no room
    other = await watched(bea, 5)
    assert await refused(cem, 6), "three packs of a node"
    await watched(cem, 5)
    assert len({live.fold.game for live in home.node.hub.tables}) == 3
    await ann.ask("unwatch", table=first)
    late = await watched(cem, 6)  # instead of one that nobody watches
    assert len({live.fold.game for live in home.node.hub.tables}) == 3
    told = await ann.watch(first)
    assert (told["type"], told["code"]) == ("failed", "packs_full")
    assert (await bea.ask("watch", table=other, have=-1))["type"] == "done"
    await cem.ask("unwatch", table=late)
    assert (await ann.watch(first))["type"] == "done"
    assert len(home.node.hub.parking) == 0
