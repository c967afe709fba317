"""Notices by Web Push to all subscribed browsers of a person. Only that browser can read its notice."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from hashlib import blake2b
from typing import Any
from urllib.parse import urlsplit

import msgspec

from astrarium.kernel import Text

from ..clock import SECOND
from ..config import Config
from ..ids import spell
from ..people.person import Person
from ..store.pushes import Push, Pushes
from ..words import WORDS
from .encryption import Vapid, encrypt, spell_bytes
from .names import Crowded
from .outgoing_call import Caller
from .turn import Turn, heading, lines
from .unsubscribe import Stop, WayOut

DAY = 24 * 3600
LONGEST = 28 * DAY  # seconds that push services keep a push
GONE = (404, 410)

log = logging.getLogger("astrarium.notices")


class WebPush:
    """Sends pushes, and forgets browsers that are gone or fail again and again."""

    def __init__(self, caller: Caller, pushes: Pushes, vapid: Vapid, way_out: WayOut, now: Callable[[], int]) -> None:
        self._caller = caller
        self._pushes = pushes
        self._vapid = vapid
        self._way_out = way_out
        self._now = now

    @property
    def public_key(self) -> str:
        return self._vapid.public_key

    async def wanted(self, person: Person) -> bool:
        return bool(await self._pushes.of(person.id))

    async def tell(self, person: Person, turns: Sequence[Turn]) -> None:
        lang = person.lang
        one = turns[0] if len(turns) == 1 else None
        told = {
            "title": heading(lang, turns),
            "text": one.title if one else "\n".join(lines(lang, turns)),
            "url": f"/table/{spell(one.table)}" if one else "/",
            "tag": spell(one.table) if one else "turns",
            "stops": self._stops(person, one),
        }
        left = [turn.left // SECOND for turn in turns if turn.left is not None]
        await self._send_all(person, told, max(60, min([*left, LONGEST])) if left else DAY)

    async def try_out(self, person: Person) -> int:
        """Send a test notice; returns the number of browsers for which it was accepted."""
        title, text = (WORDS.say(person.lang, Text(f"notice.test.{part}")) for part in ("title", "text"))
        told = {"title": title, "text": text, "url": "/account", "tag": "test", "stops": []}
        return await self._send_all(person, told, 600)

    def _stops(self, person: Person, one: Turn | None) -> list[dict[str, str]]:
        """The buttons of the notice: stop those of this table, stop all."""
        wanted = {"stop_all": Stop(person.id, "push")}
        if one is not None:
            wanted = {"stop_table": Stop(person.id, "push", one.table), **wanted}
        return [
            {"label": WORDS.say(person.lang, Text(f"notice.{name}")), "token": self._way_out.token(stop)}
            for name, stop in wanted.items()
        ]

    async def _send_all(self, person: Person, told: dict[str, Any], life: int) -> int:
        body = msgspec.json.encode({**told, "lang": person.lang})
        pushes = await self._pushes.of(person.id)
        return sum(await asyncio.gather(*(self._send(push, body, str(told["tag"]), life) for push in pushes)))

    async def _send(self, push: Push, body: bytes, tag: str, life: int) -> bool:
        parts = urlsplit(push.endpoint)
        headers = {
            "Authorization": self._vapid.authorization(f"{parts.scheme}://{parts.netloc}", self._now() // SECOND),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(life),
            "Urgency": "normal",
            # Of undelivered pushes about one table, only the latest is kept.
            "Topic": spell_bytes(blake2b(tag.encode(), digest_size=18).digest()),
        }
        try:
            encrypted = encrypt(body, push.public_key, push.auth)
            status = await self._caller.call(push.person, push.endpoint, encrypted, headers)
        except Crowded:
            log.warning("a push was not sent: too many names are looked up")
            return False
        except OSError as error:
            log.warning("a push could not be sent: %s", type(error).__name__)
            status = 0
        if status in GONE:
            await self._pushes.gone(push.endpoint)
        elif 200 <= status < 300:
            await self._pushes.succeeded(push.endpoint)
            return True
        else:
            await self._pushes.failed(push.endpoint)
        return False


def subject_of(config: Config) -> str:
    """The contact of this host for operators of a push service; empty if the settings have none."""
    if config.https:
        return config.public_url
    if config.smtp is None:
        return ""
    return f"mailto:{config.smtp.sender.rpartition('<')[2].rstrip('>')}"
