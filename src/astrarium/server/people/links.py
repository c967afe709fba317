"""Links by mail: to sign in without a password, to set a new password, to confirm a new account's address."""

import asyncio
from collections.abc import Coroutine
from typing import Any

import structlog

from astrarium.kernel import Catalog, Text
from astrarium.kernel.resources import load_words
from astrarium.kernel.text import Arg

from ..clock import MINUTE, Clock
from ..declined import Declined
from ..store.database import Unavailable
from ..store.links import Links
from ..store.people import People
from .accounts import Accounts
from .mail import Mailer
from .names import clean_email
from .passkeys.second_factor import Factors
from .person import Person
from .tokens import hash_token, new_token, read_token, spell_token

LIFE = 15 * MINUTE

log = structlog.get_logger(__name__)
_WORDS = Catalog(load_words(__package__))


class SignInLinks:
    """Sends and uses links. Mails go out after the reply, so that its timing does not tell whether one is sent."""

    def __init__(
        self,
        people: People,
        links: Links,
        accounts: Accounts,
        factors: Factors,
        mailer: Mailer,
        base_url: str,
        now: Clock,
    ) -> None:
        self._people = people
        self._links = links
        self._accounts = accounts
        self._factors = factors
        self._mailer = mailer
        self._base_url = base_url
        self._now = now
        self._tasks: set[asyncio.Task[None]] = set()

    def ask(self, email: str) -> None:
        """Mail a sign-in link to this address, if it has an account."""
        self._later(self._mail_sign_in(clean_email(email)))

    def ask_confirmation(self, person: Person, email: str) -> None:
        """Mail the address a link that makes it this guest's account, or a note if it already has an account."""
        self._later(self._mail_confirmation(person, clean_email(email)))

    async def use(self, token: str, password: str | None, visitor: Person | None) -> Person:
        """Use up a link and return its person. A given password becomes the account's; a new account needs one.

        The password comes with the link, not with the request for it: otherwise a stranger could choose the password
        of an account and let the owner of the address confirm it.
        """
        if password is not None:
            # Checked first: a weak password should not use up the link.
            await self._accounts.check_fit(password, visitor.name if visitor else "", "")
        kept = read_token(token)
        found = await self._links.take(hash_token(kept), self._now()) if kept else None
        row = await self._people.get(found.person) if found else None
        if found is None or row is None or row.email not in (None, found.email):
            raise Declined("bad_link")
        person = Person.of(row)
        if row.email is None:
            return await self._accounts.upgrade(person, found.email, password or "")
        await self._factors.ask_second(person, by_link=True)
        if password is not None:
            return await self.renew(person, password)
        return person

    async def renew(self, person: Person, password: str) -> Person:
        """Set a new password, once the person has proved that they read the account's mail."""
        renewed = await self._accounts.set_password(person, password)
        self.tell_changed(person)
        return renewed

    def tell_changed(self, person: Person) -> None:
        """Mail the owner that the password was changed, in case somebody else did it."""
        if person.email is not None:
            self._tell(person, person.email, "changed")

    def tell_factors_changed(self, person: Person) -> None:
        """Mail the owner that passkeys or recovery codes were changed."""
        if person.email is not None:
            self._tell(person, person.email, "factors")

    async def settle(self) -> None:
        """Wait until all mails are sent."""
        while self._tasks:
            await asyncio.gather(*self._tasks)

    def close(self) -> None:
        for task in self._tasks:
            task.cancel()

    def _tell(self, person: Person, email: str, what: str) -> None:
        args: dict[str, Arg] = {"name": person.called, "url": self._base_url}
        subject = _WORDS.say(person.lang, Text(f"mail.{what}.subject"))
        self._later(self._mailer.send(email, subject, _WORDS.say(person.lang, Text(f"mail.{what}.text", args))))

    async def _mail_sign_in(self, email: str) -> None:
        row = await self._people.by_email(email)
        if row:
            await self._mail("sign_in", Person.of(row), email)

    async def _mail_confirmation(self, person: Person, email: str) -> None:
        owner = await self._people.by_email(email)
        if owner:
            await self._mail("known", Person.of(owner), email)
        else:
            await self._mail("confirm", person, email)

    async def _mail(self, kind: str, person: Person, email: str) -> None:
        token = new_token()
        await self._links.add(hash_token(token), person.id, email, self._now() + LIFE, person.epoch)
        # After the #, so that the token stays out of proxy and server logs.
        url = f"{self._base_url}/{'welcome' if kind == 'confirm' else 'link'}#{spell_token(token)}"
        args: dict[str, Arg] = {"name": person.called, "url": url, "minutes": LIFE // MINUTE}
        subject = _WORDS.say(person.lang, Text(f"mail.{kind}.subject"))
        await self._mailer.send(email, subject, _WORDS.say(person.lang, Text(f"mail.{kind}.text", args)))

    def _later(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(self._quietly(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _quietly(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except (OSError, Unavailable) as trouble:
            log.warning("a mail could not be sent", trouble=type(trouble).__name__)
        except Exception:
            log.exception("a mail could not be written")
