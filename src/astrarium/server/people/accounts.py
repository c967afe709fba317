"""Guests and accounts. A guest who makes an account stays the same person and keeps their tables."""

from ..clock import Clock
from ..declined import Declined
from ..ids import new_id
from ..store import people as store
from ..wire.bodies import NoticeSettings
from .names import clean_email, clean_name
from .passwords import Passwords
from .person import Person, write_settings
from .sessions import SessionKeeper


class Accounts:
    """Makes, changes and checks accounts. Raises Declined; a caller that gets a person back opens a session for it."""

    def __init__(
        self, people: store.People, sessions: SessionKeeper, passwords: Passwords, now: Clock, site: str = ""
    ) -> None:
        self._people = people
        self._sessions = sessions
        self._passwords = passwords
        self._now = now
        self._site = site.replace("-", ".").split(".")  # words that any visitor would guess

    async def new_guest(self, name: str, lang: str) -> Person:
        """A new guest. Without a name, readers see "guest" in their own language."""
        now = self._now()
        row = store.Person(new_id(), clean_name(name) if name else "", lang, None, None, 0, now, now, "{}")
        while not await self._people.add(row):
            row = row._replace(id=new_id())
        return Person.of(row)

    async def get(self, person: int) -> Person:
        row = await self._people.get(person)
        if row is None:
            raise Declined("no_account")
        return Person.of(row)

    async def rename(self, person: Person, name: str) -> None:
        await self._people.rename(person.id, clean_name(name))

    async def speak(self, person: Person, lang: str) -> None:
        await self._people.set_lang(person.id, lang)

    async def set_notices(self, person: Person, notices: NoticeSettings) -> None:
        await self._people.set_settings(person.id, write_settings(notices))

    async def upgrade(self, person: Person, email: str, password: str) -> Person:
        """Make the guest an account holder, under the same id. Ends all sessions."""
        if person.is_account:
            raise Declined("has_account")
        email = clean_email(email)
        await self.check_fit(password, person.name, email)
        made = await self._passwords.hash(password)
        if not await self._people.set_email_password(person.id, email, made):
            raise Declined("email_refused")
        await self._sessions.close_all(person.id)
        return await self.get(person.id)

    async def sign_in(self, email: str, password: str) -> Person:
        """The person with this address and password. A wrong address takes as long and gives the same error."""
        row = await self._people.by_email(clean_email(email))
        known = row.password if row else None
        if not await self._passwords.check(known, password) or row is None or known is None:
            raise Declined("wrong_sign_in")
        if self._passwords.is_dated(known):
            await self._people.rehash(row.id, known, await self._passwords.hash(password))
        return Person.of(row)

    async def check_fit(self, password: str, name: str, email: str) -> None:
        """Raises Declined unless this is acceptable as a password."""
        await self._passwords.check_fit(password, name, email, self._site)

    async def change_password(self, person: Person, old: str, new: str) -> Person:
        """Set a new password after checking the old one. Ends all sessions and links of the account."""
        await self.check_own(person, old)
        return await self.set_password(person, new)

    async def set_password(self, person: Person, new: str) -> Person:
        """Set a new password, once the owner has been verified. Ends all sessions and links of the account."""
        if person.email is None:
            raise Declined("no_account")
        await self.check_fit(new, person.name, person.email)
        await self._people.set_email_password(person.id, person.email, await self._passwords.hash(new))
        await self._sessions.close_all(person.id)
        return await self.get(person.id)

    async def leave(self, person: Person, password: str) -> None:
        """Erase the person: name, address, password, sessions. Their games and chat stay, without a name."""
        if person.is_account:
            await self.check_own(person, password)
        await self._people.delete_account(person.id)
        await self._sessions.close_all(person.id)

    async def check_own(self, person: Person, password: str) -> None:
        """Raises Declined unless this is the account's password."""
        row = await self._people.get(person.id)
        if row is None or not await self._passwords.check(row.password, password):
            raise Declined("wrong_password")
