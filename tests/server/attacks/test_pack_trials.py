"""Trials of content packs cost processor time: nobody gets more than a share."""

import asyncio
from pathlib import Path

import httpx
import pytest

from astrarium.kernel.content.box import Pack
from astrarium.kernel.content.records import ContentError
from astrarium.server.config import Limits
from astrarium.server.http.limits import Turnstile
from astrarium.server.http.routes import contents
from tests.server.player import Player
from tests.server.sockets.home import open_home
from tests.server.until import PATIENCE, until

PERSON, OTHER = 1, 2
HERE, THERE = "198.51.100.1", "198.51.100.2"
WISH = {"game": "tiny", "seats": 2, "content": '[pack]\ngame = "tiny"\n'}


def test_seconds_are_what_is_limited() -> None:
    now = 0.0
    turnstile = Turnstile(Limits(), lambda: now)
    slow = 0
    while turnstile.pack(PERSON, HERE) == 0:
        turnstile.tried(PERSON, HERE, 20.0)
        slow += 1
    assert slow == 3
    assert turnstile.pack(PERSON, THERE) > 0, "the same person elsewhere"
    assert turnstile.pack(OTHER, HERE) > 0, "somebody else in the same household"
    assert turnstile.pack(OTHER, THERE) == 0
    now = 3600.0
    for _ in range(12):
        assert turnstile.pack(PERSON, HERE) == 0
        turnstile.tried(PERSON, HERE, 2.0)


def test_what_one_limit_refuses_does_not_count_against_the_others() -> None:
    turnstile = Turnstile(Limits(pack_burst=2, packs_per_minute=1), lambda: 0.0)
    turnstile.tried(PERSON, THERE, 1.0)  # so that there is a bucket to owe something
    assert turnstile.pack(PERSON, THERE) == 0
    turnstile.tried(PERSON, THERE, 1000.0)
    for _ in range(3):
        assert turnstile.pack(PERSON, HERE) > 0, "this person has used up all time"
    assert [turnstile.pack(OTHER, HERE) for _ in range(2)] == [0, 0], "the others of the household may go on"


async def test_one_address_has_one_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Six packs from one address, whose trials take for ever, share one place: a pack from elsewhere is tried."""
    trying: list[str] = []
    go_on = asyncio.Event()

    async def slow(game: str, text: str) -> Pack:
        trying.append(text)
        await go_on.wait()
        raise ContentError("", "slow")

    monkeypatch.setattr(contents, "try_pack", slow)
    async with open_home(tmp_path, trusted_proxies=["127.0.0.1"]) as home:
        eve, ann = await home.person("Eve", connected=False), await home.person("Ann", connected=False)

        async def bring(player: Player, address: str, name: str) -> int:
            body = {"wish": {**WISH, "content": f'{WISH["content"]}name = "{name}"\n'}}
            headers = {"cookie": player.cookie, "x-forwarded-for": address}
            async with httpx.AsyncClient(base_url=home.url, timeout=PATIENCE) as client:
                return (await client.post("/api/v1/tables", json=body, headers=headers)).status_code

        hostile = [asyncio.create_task(bring(eve, HERE, f"bad {number}")) for number in range(6)]
        await until(lambda: trying)
        honest = asyncio.create_task(bring(ann, THERE, "good"))
        await until(lambda: len(trying) == 2)
        assert "good" in trying[1]
        go_on.set()
        assert set(await asyncio.gather(*hostile, honest)) == {422}
