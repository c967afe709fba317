"""The lobby's list is made once for all who ask within a second; this node's changes show at once."""

import asyncio
from pathlib import Path

import pytest

from astrarium.server.http.lobby import FRESH
from astrarium.server.store.tables import Tables
from tests.server.player import Player
from tests.server.sockets.home import open_home, sit


async def titles(player: Player, game: str = "") -> list[str]:
    return [card["title"] for card in (await player.http("GET", "/tables", game=game))["tables"]]


async def test_a_list_is_made_once_a_second(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made = 0
    look = Tables.open_tables

    async def counted(self: Tables, *args: object) -> object:
        nonlocal made
        made += 1
        return await look(self, *args)  # type: ignore[arg-type]

    monkeypatch.setattr(Tables, "open_tables", counted)
    async with open_home(tmp_path) as home:
        ann = await home.person()
        assert await asyncio.gather(*(titles(ann) for _ in range(20))) == [[]] * 20
        assert made == 1
        for game in ("tiny", "tiny", "chess", "goose"):
            assert await titles(ann, game) == []
        assert made == 2  # nobody fills the memory with names of games
        table = await sit(ann, game="tiny", public=True, title="Come in")
        assert await titles(ann) == await titles(ann, "tiny") == ["Come in"]
        assert await titles(ann, "race") == []
        await home.node.database.run("update tables set title = 'Welcome'")  # as another node might
        assert await titles(ann) == ["Come in"]
        home.clock.at += FRESH
        assert await titles(ann) == ["Welcome"]
        await ann.http("DELETE", f"/tables/{table}")
        assert await titles(ann) == []
