"""Two worlds whose people want notices by mail and push, and the notices that they get."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from astrarium.kernel import Game, State
from astrarium.server.config import Smtp
from astrarium.server.ids import spell
from astrarium.server.people.person import write_settings
from astrarium.server.store.people import People
from astrarium.server.wire.bodies import NoticeSettings

from ..notices.desk import Desk, open_desk
from ..notices.push_service import Browser, PushService, open_service
from ..until import until
from .house import API
from .worlds import World, two_worlds

# Different for every message, or for every host, whatever it says.
MAIL_EXCEPTED = {"Message-ID", "Date"}
PUSH_EXCEPTED = {"authorization", "host"}


@dataclass
class Notified:
    """A world and the receivers of its notices."""

    world: World
    desk: Desk
    service: PushService
    browsers: list[Browser]


@asynccontextmanager
async def notified_worlds(folder: Path, seats: int) -> AsyncIterator[tuple[Notified, Notified]]:
    async with open_desk() as desk, open_desk() as other_desk, open_service() as here, open_service() as there:
        settings = [{"smtp": Smtp(**one.smtp), "allow_private_webhooks": True} for one in (desk, other_desk)]
        async with two_worlds(folder, seats, settings) as worlds:
            made = [Notified(w, d, s, []) for w, d, s in zip(worlds, (desk, other_desk), (here, there), strict=True)]
            for notified in made:
                await _want(notified)
            yield made[0], made[1]


async def _want(notified: Notified) -> None:
    world, people = notified.world, People(notified.world.house.node.database)
    for guest in world.people:
        browser = notified.service.browser(spell(guest.id))
        notified.browsers.append(browser)
        reply = await world.house.http(guest, "PUT", f"{API}/push", browser.subscription)
        assert reply.status_code == 204
        await people.set_email_password(guest.id, f"{guest.id}@example.org", None)  # and the session is void
        await people.set_settings(guest.id, write_settings(NoticeSettings(mail=True)))


async def told_by_notices(notified: Notified, number: int, game: Game[Any], state: State, reader: int) -> list[Any]:
    """All that reaches this reader when the game waits for somebody in that state: words, headers, lengths."""
    world, desk, service = notified.world, notified.desk, notified.service
    node = world.house.node
    live = await world.put(number, game, {}, state)
    desk.mails.clear()
    service.came.clear()
    await node.services.notify(number, live.fold, ())
    await node.database.run("update notices set due_at = 0 where due_at is not null")
    waited = {seat.person for n, seat in enumerate(live.fold.progress.seats) if _owes(live.fold.table, n)}
    await node.tick()
    await until(lambda: (len(desk.mails), len(service.came)) == (len(waited), len(waited)))
    browser, person = notified.browsers[reader], world.people[reader].id
    pushes = [one for one in service.came if one.path == browser.endpoint.removeprefix(service.url)]
    told: list[Any] = [
        (browser.read(one), len(one.body), {k: v for k, v in one.headers.items() if k not in PUSH_EXCEPTED})
        for one in pushes
    ]
    mails = desk.mails_to(f"{person}@example.org")
    told += [(mail.get_content(), {k: v for k, v in mail.items() if k not in MAIL_EXCEPTED}) for mail in mails]
    return told


def _owes(table: Any, seat: int) -> bool:
    return any(decision.aside < 0 for decision in table.decisions(seat))
