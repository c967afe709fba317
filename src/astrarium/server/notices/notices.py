"""Who is told that it is their turn, and how."""

import logging
from collections.abc import Callable

import msgspec

from astrarium.kernel import Text

from ..config import Config
from ..ids import spell
from ..people.mail import Mailer
from ..people.person import Person
from ..store.notices import Notices
from ..store.people import People
from ..tables.fold import TableFold
from ..words import WORDS
from .webhook import call_webhook

MAIL, WEBHOOK = "mail", "webhook"
REMINDED_EVERY = 600_000  # milliseconds at least between two reminders of one person at one table

log = logging.getLogger("astrarium.notices")


class TurnNotices:
    """Claims each notice in the store before it is sent: better none than two."""

    def __init__(
        self, config: Config, people: People, claims: Notices, mailer: Mailer | None, now: Callable[[], int]
    ) -> None:
        self._config = config
        self._people = people
        self._claims = claims
        self._mailer = mailer
        self._now = now

    async def tell(self, number: int, fold: TableFold) -> None:
        """Everybody who is waited for at this table."""
        table = fold.table
        if table is None or fold.progress.stage != "playing":
            return
        waited = [(d.id, fold.progress.seats[d.seat]) for d in table.decisions() if d.aside < 0]
        told: set[int] = set()  # who has several seats is told once
        for decision, seat in waited:
            if seat.person and not seat.bot and seat.person not in told:
                told.add(seat.person)
                row = await self._people.get(seat.person)
                if row is not None:
                    await self._tell(number, fold, Person.of(row), decision)

    async def remind(self, number: int, fold: TableFold, seat: int) -> bool:
        """Tell somebody once more, because the others ask for it; False if that was done a short while ago."""
        person, now = fold.progress.seats[seat].person, self._now()
        if not await self._claims.claim_reminder(person, number, now, now - REMINDED_EVERY):
            return False
        row = await self._people.get(person)
        if row is not None:
            await self._tell(number, fold, Person.of(row), -now)  # no decision has such a number
        return True

    async def _tell(self, table: int, fold: TableFold, person: Person, decision: int) -> None:
        settings = person.notices
        if settings.mail and person.email and self._mailer and await self._claim(table, person, decision, MAIL):
            await self._mail(table, fold, person)
        if settings.webhook and await self._claim(table, person, decision, WEBHOOK):
            await self._call(table, fold, person, settings.webhook)

    async def _claim(self, table: int, person: Person, decision: int, channel: str) -> bool:
        return await self._claims.claim(person.id, table, decision, channel, self._now())

    async def _mail(self, table: int, fold: TableFold, person: Person) -> None:
        if self._mailer is None or person.email is None:
            return
        args = {"game": fold.game.meta.names[person.lang], "name": person.called, "url": self._url(table)}
        subject = WORDS.say(person.lang, Text("notice.turn.subject", args))
        text = WORDS.say(person.lang, Text("notice.turn.text", args))
        try:
            await self._mailer.send(person.email, subject, text)
        except OSError as error:
            log.warning("a notice could not be mailed: %s", type(error).__name__, extra={"table": spell(table)})

    async def _call(self, table: int, fold: TableFold, person: Person, url: str) -> None:
        body = {
            "type": "turn",
            "table": spell(table),
            "game": fold.game.meta.key,
            "title": fold.created.spec.title,
            "since": fold.progress.since,
            "url": self._url(table),
            "person": spell(person.id),
        }
        try:
            await call_webhook(url, msgspec.json.encode(body), allow_private=self._config.allow_private_webhooks)
        except OSError as error:
            log.warning("a webhook could not be called: %s", type(error).__name__, extra={"table": spell(table)})

    def _url(self, table: int) -> str:
        return f"{self._config.base_url}/table/{spell(table)}"
