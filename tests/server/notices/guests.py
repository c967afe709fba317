"""People who want notices, and waiting for them."""

import asyncio
from typing import Any

from ..player import Player
from ..sockets.home import Home, asked
from ..until import until
from .desk import Desk
from .push_service import Browser, PushService

PASSWORD = "plum-tractor-9-lamp"  # noqa: S105
SLOW = {"pace": "slow", "budget": 3_600_000}


async def account(home: Home, desk: Desk, name: str, lang: str = "en", **settings: Any) -> Player:
    """A person with an account, whose address was confirmed by mail."""
    player = await home.person(name, lang, connected=False)
    email = f"{name.lower()}@example.org"
    await player.http("POST", "/account", {"email": email})
    await until(lambda: desk.mails_to(email))
    text = desk.mails_to(email)[0].get_content()
    token = next(line for line in text.splitlines() if line.startswith("http")).partition("#")[2]
    await player.http("POST", "/link/use", {"token": token, "password": PASSWORD})
    await player.http("PATCH", "/me", settings)
    desk.mails.clear()
    return await player.open()


async def move(player: Player, table: str) -> None:
    question = await asked(player, table)
    reply = await player.answer(table, question["id"], [o["code"] for o in question["options"][: question["low"]]])
    assert reply["type"] == "done"
    await player.until(lambda: player.tables[table].version >= reply["version"])


async def arrived(desk: Desk, count: int) -> None:
    """Wait for this many mails and as many calls."""
    await until(lambda: (len(desk.mails), len(desk.calls)) == (count, count))


async def settle(*homes: Home) -> None:
    """Wait until all background work is done, mails and calls included."""
    for _ in range(10):
        await asyncio.sleep(0.02)
        for home in homes:
            await home.settle()


async def subscribe(player: Player, service: PushService, name: str = "") -> Browser:
    """Subscribe a browser of the player to pushes."""
    browser = service.browser(name or player.name.lower())
    await player.http("PUT", "/push", browser.subscription)
    return browser
