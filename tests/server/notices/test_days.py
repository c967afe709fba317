"""A game over days between two people who are never online together: each comes by the link in the notice."""

import re

import pytest

from astrarium.server.live.duties import timekeeper

from ..player import Player, random_choice
from ..sockets.home import Home, sit
from ..until import until
from .desk import Desk
from .guests import account, settle, subscribe
from .push_service import PushService

HOUR = 3_600_000
DAYS = {"pace": "slow", "budget": 48 * HOUR}


async def pass_hours(home: Home, hours: float, step: float = 0.5) -> None:
    for _ in range(int(hours / step)):
        home.clock.at += int(step * HOUR)
        await home.node.tick()
    await settle(home)


async def come(player: Player, address: str) -> str:
    """Let the player open the notice's link and watch that table."""
    found = re.search(r"/table/(\w+)", address)
    assert found
    await player.open()
    await player.watch(found[1])
    return found[1]


async def play_and_go(player: Player, table: str) -> None:
    """Answer until others are waited for, then close the page."""
    seen = player.tables[table]
    while seen.questions:
        question = seen.questions[0]
        reply = await player.answer(table, question["id"], random_choice(question, player.rng))
        if reply["type"] == "done":  # else a finer rule forbids it
            await player.until(lambda version=reply["version"]: seen.version >= version)
    await player.shut()


def zoe_owes(home: Home, table: str) -> bool:
    return home.table(table).fold.progress.owes(1)


async def test_a_game_over_days_by_mail_and_by_push(
    home: Home, desk: Desk, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(timekeeper, "GAP", HOUR)  # else hours without a heartbeat would count against nobody
    ann = await account(home, desk, "Ann", mail=True)
    zoe = await account(home, desk, "Zoe", "fr")
    browser = await subscribe(zoe, service)
    first = await sit(ann, zoe, clock=DAYS)
    begun = home.clock.at
    for player in (ann, zoe):
        await player.shut()
        player.tables.clear()

    read = {"mail": 0, "push": 0}  # notices that were followed
    while min(read.values()) < 3:
        before = sum(read.values())
        await pass_hours(home, 8)
        for mail in desk.mails[read["mail"] :]:
            read["mail"] += 1
            await play_and_go(ann, await come(ann, mail.get_content()))
        await pass_hours(home, 8)
        for told in service.to(browser)[read["push"] :]:
            read["push"] += 1
            await play_and_go(zoe, await come(zoe, told["url"]))
        assert sum(read.values()) > before, "somebody is waited for and was not told"
    assert home.clock.at - begun > 24 * HOUR

    # Zoe is on a journey: her time runs out, and a bot plays on for her.
    await come(ann, f"/table/{first}")
    await play_and_go(ann, first)
    assert zoe_owes(home, first)
    told_before = len(service.came)
    await pass_hours(home, 50)
    assert home.table(first).fold.progress.seats[1].bot
    assert len(service.came) == told_before + 1  # of what she owed, and of nothing that the bot owes

    # She comes back by the link of the last notice, and takes her seat again.
    table = await come(zoe, service.to(browser)[-1]["url"])
    assert (await zoe.ask("take_back", table=table))["type"] == "done"
    await until(lambda: not home.table(first).fold.progress.seats[1].bot)
    progress = home.table(first).fold.progress
    assert progress.stage == "playing"
    assert progress.banks[1] >= 12 * HOUR  # a quarter of the time at least
