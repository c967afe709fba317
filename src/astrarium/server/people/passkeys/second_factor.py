"""Second factors of accounts: when one is needed, how it is checked, and how factors are changed."""

import asyncio
from collections.abc import Callable
from importlib import import_module
from typing import Any, NamedTuple

import structlog

from ...clock import Clock
from ...declined import Declined
from ...ids import spell
from ...store.passkeys import Passkey
from ...store.passkeys import Passkeys as Store
from ...store.people import People
from ..names import clean_text
from ..person import Person
from ..sessions import SessionKeeper, Visit
from ..tokens import hash_token
from . import ceremony as c
from .factors import CODE, FRESH, NONE, PASSKEY
from .recovery import hash_code, new_codes
from .tickets import Purpose, Ticket, Tickets

NAME_LENGTH = 40
LONGEST_ID = 1023  # bytes, by the standard

log = structlog.get_logger(__name__)


class Asked(NamedTuple):
    """The options for a browser, and the ticket that comes back with its reply."""

    ticket: str
    options: Any


class Proved(NamedTuple):
    """A person who has signed in, the factor shown, and whether a link by mail came first."""

    person: Person
    factor: int
    by_link: bool = False


class Factors:
    """Checks and changes second factors. Raises Declined. A change ends all sessions: the caller opens a new one."""

    def __init__(
        self, keys: Store, people: People, sessions: SessionKeeper, tickets: Tickets, most: int, now: Clock
    ) -> None:
        self._keys = keys
        self._people = people
        self._sessions = sessions
        self._tickets = tickets
        self._most = most
        self._now = now
        self.count: Callable[[str, bool], None] = lambda what, good: None  # for the metrics

    # Signing in

    async def ask_second(self, person: Person, by_link: bool = False) -> None:
        """Raises Declined, with a ticket for the second step, if the person has a passkey."""
        if await self._keys.of(person.id):
            raise Declined("second_factor", ticket=self._tickets.write("second", person.id, person.epoch, by_link))

    async def begin(self, place: c.Place, ticket: str | None) -> Asked:
        """Begin to sign in with a passkey: alone, or after the first step."""
        if ticket is None:
            return await self._ask(place, "enter", None, False)
        first = self._tickets.read(ticket, "second")
        return await self._ask(place, "second", await self._owner(first), first.by_link)

    async def enter(self, place: c.Place, ticket: str, reply: dict[str, Any]) -> Proved:
        read = self._tickets.read(ticket, "enter", "second")
        key = await self._check(place, ticket, read, reply)
        if read.purpose == "second":
            return Proved(await self._owner(read), PASSKEY, read.by_link)
        row = await self._people.get(key.person)
        if row is None:
            raise Declined("bad_passkey")
        return Proved(Person.of(row), PASSKEY)

    async def enter_by_code(self, ticket: str, code: str) -> Proved:
        """Sign in with a recovery code, after the first step."""
        read = self._tickets.read(ticket, "second")
        person = await self._owner(read)
        good = await self._keys.use_code(person.id, hash_code(code))
        self.count("code", good)
        if not good:
            raise Declined("wrong_code")
        log.info("a recovery code was used", person=spell(person.id))
        return Proved(person, CODE, read.by_link)

    # Proving one's identity again

    async def need_fresh(self, visit: Visit, password_was_said: bool = False) -> None:
        """Raises Declined unless the owner proved their identity recently, with a second factor if they have one."""
        has_keys, fresh = await self._how_fresh(visit)
        if not fresh and (has_keys or not password_was_said):
            raise Declined("prove_passkey" if has_keys else "prove_password")

    async def is_fresh(self, visit: Visit) -> bool:
        return (await self._how_fresh(visit))[1]

    async def _how_fresh(self, visit: Visit) -> tuple[bool, bool]:
        has_keys = bool(await self._keys.of(visit.person.id))
        return has_keys, visit.proved_at + FRESH > self._now() and (visit.factor > NONE or not has_keys)

    async def begin_proof(self, place: c.Place, visit: Visit) -> Asked:
        return await self._ask(place, "prove", visit.person, False)

    async def prove(self, place: c.Place, visit: Visit, ticket: str, reply: dict[str, Any]) -> None:
        read = self._tickets.read(ticket, "prove")
        if read.person != visit.person.id:
            raise Declined("bad_ticket")
        await self._check(place, ticket, read, reply)
        await self._sessions.prove(visit, PASSKEY)

    async def prove_by_password(self, visit: Visit) -> None:
        """Note a proof by password, which the caller has checked. Raises Declined if the person has a passkey."""
        if await self._keys.of(visit.person.id):
            raise Declined("prove_passkey")
        await self._sessions.prove(visit, NONE)

    # Changing factors

    async def of(self, person: Person) -> tuple[list[Passkey], int]:
        """The person's passkeys, and how many recovery codes are left."""
        return await self._keys.of(person.id), await self._keys.codes_left(person.id)

    async def begin_new(self, place: c.Place, visit: Visit) -> Asked:
        await self.need_fresh(visit)
        me, known = visit.person, await self._keys.of(visit.person.id)
        if len(known) >= self._most:
            raise Declined("many_passkeys", most=self._most)
        await _load()
        ticket = self._tickets.write("register", me.id, me.epoch)
        challenge, ids = self._tickets.challenge(ticket), [key.id for key in known]
        return Asked(ticket, c.ask_new(place, challenge, _handle(me.id), me.email or "", me.name, ids))

    async def add(self, place: c.Place, visit: Visit, ticket: str, reply: dict[str, Any], name: str) -> list[str]:
        """Add a passkey; returns new recovery codes if there were none. Ends all sessions and links of the account."""
        await self.need_fresh(visit)
        read, me = self._tickets.read(ticket, "register"), visit.person
        if read.person != me.id or read.epoch != me.epoch or not await self._spend(ticket, read):
            raise Declined("bad_ticket")
        await _load()
        made = c.check_new(place, self._tickets.challenge(ticket), reply)
        if not 0 < len(made.id) <= LONGEST_ID:
            raise Declined("bad_passkey")
        codes = [] if await self._keys.codes_left(me.id) else new_codes()
        key = Passkey(made.id, me.id, made.public_key, made.uses, _clean(name), self._now(), None)
        if not await self._keys.add(key, [hash_code(code) for code in codes], self._most):
            raise Declined("many_passkeys", most=self._most)
        log.info("a passkey was added", person=spell(me.id))
        await self._sessions.close_all(me.id)
        return codes

    async def rename(self, person: Person, key: bytes, name: str) -> None:
        if not await self._keys.rename(person.id, key, _clean(name)):
            raise Declined("no_passkey")

    async def remove(self, visit: Visit, key: bytes) -> None:
        """Remove a passkey. Ends all sessions and links of the account."""
        await self.need_fresh(visit)
        if not await self._keys.remove(visit.person.id, key):
            raise Declined("no_passkey")
        log.info("a passkey was removed", person=spell(visit.person.id))
        await self._sessions.close_all(visit.person.id)

    async def renew_codes(self, visit: Visit) -> list[str]:
        """Ten new recovery codes; the old ones are void. Ends all sessions and links of the account."""
        await self.need_fresh(visit)
        if not await self._keys.of(visit.person.id):
            raise Declined("no_passkey")
        codes = new_codes()
        await self._keys.set_codes(visit.person.id, [hash_code(code) for code in codes])
        await self._sessions.close_all(visit.person.id)
        return codes

    async def purge(self, now: int) -> int:
        return await self._keys.purge(now)

    async def _ask(self, place: c.Place, purpose: Purpose, person: Person | None, by_link: bool) -> Asked:
        known = [key.id for key in await self._keys.of(person.id)] if person else []
        if person and not known:
            raise Declined("no_passkey")
        await _load()
        ticket = self._tickets.write(purpose, *((person.id, person.epoch, by_link) if person else ()))
        return Asked(ticket, c.ask_known(place, self._tickets.challenge(ticket), known))

    async def _check(self, place: c.Place, ticket: str, read: Ticket, reply: dict[str, Any]) -> Passkey:
        """The passkey that answered this challenge. Each challenge can be answered once. Raises Declined."""
        await _load()
        good = False
        try:
            if not await self._spend(ticket, read):
                raise Declined("bad_ticket")
            key = await self._keys.get(c.key_of(reply))
            handle = c.handle_in(reply)
            if key is None or (read.person and key.person != read.person) or handle not in (None, _handle(key.person)):
                raise Declined("bad_passkey")
            uses = c.check_known(place, self._tickets.challenge(ticket), reply, key.public_key, key.uses)
            if not await self._keys.used(key.id, uses, self._now()):
                log.warning("the count of a passkey went backwards: there may be two of it", person=spell(key.person))
                raise Declined("bad_passkey")
            good = True
            return key
        finally:
            self.count("passkey", good)

    async def _spend(self, ticket: str, read: Ticket) -> bool:
        return await self._keys.spend(hash_token(self._tickets.challenge(ticket)), read.until)

    async def _owner(self, ticket: Ticket) -> Person:
        row = await self._people.get(ticket.person)
        if row is None or row.epoch != ticket.epoch:
            raise Declined("bad_ticket")
        return Person.of(row)


def _handle(person: int) -> bytes:
    """Our handle for a person on their devices; it tells nothing else."""
    return spell(person).encode()


def _clean(name: str) -> str:
    return clean_text(name)[:NAME_LENGTH]


async def _load() -> None:
    """Import the library in a thread, so that the first import does not block the event loop."""
    await asyncio.to_thread(import_module, "webauthn")
