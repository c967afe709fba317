"""A node's services for people, put together."""

from collections.abc import Awaitable, Callable
from urllib.parse import urlsplit

from starlette.datastructures import Headers

from ..clock import Clock
from ..config import Config
from ..store.arrivals import Arrivals
from ..store.database import Database
from ..store.links import Links
from ..store.passkeys import Passkeys
from ..store.people import People
from ..store.pushes import Pushes
from ..store.sessions import Sessions
from .accounts import Accounts
from .arrivals import GuestBook
from .cookies import read_cookie
from .links import SignInLinks
from .mail import Mailer
from .passkeys.second_factor import Factors
from .passkeys.tickets import Tickets
from .passwords import Passwords
from .sessions import SessionKeeper, Visit


class Register:
    """Sessions, accounts, and (if mail can be sent) sign-in links.

    `on_sign_out` is called with a person whose sessions have ended, `on_leave` with one who is erased.
    """

    def __init__(
        self,
        config: Config,
        database: Database,
        key: bytes,
        mailer: Mailer | None,
        now: Clock,
        passwords: Passwords | None = None,
    ) -> None:
        self.config = config
        self.on_sign_out: Callable[[int], None] = lambda person: None
        self.on_leave: Callable[[int], Awaitable[None]] = _let_go
        self._passwords = passwords or Passwords()
        self._now = now
        self._kept = (Sessions(database), Links(database), Passkeys(database))
        people = People(database)
        self.pushes = Pushes(database)
        self.guest_book = GuestBook(Arrivals(database), key, config.limits.guests_per_day, now)
        self.sessions = SessionKeeper(self._kept[0], people, key, now, lambda person: self.on_sign_out(person))
        self.accounts = Accounts(
            people, self.sessions, self._passwords, now, urlsplit(config.public_url).hostname or ""
        )
        most = config.limits.passkeys_per_person
        self.factors = Factors(self._kept[2], people, self.sessions, Tickets(key, now), most, now)
        self.links: SignInLinks | None = None
        if mailer is not None:
            self.links = SignInLinks(people, self._kept[1], self.accounts, self.factors, mailer, config.base_url, now)

    async def identify(self, headers: Headers) -> Visit | None:
        """The visit of the person who sent these headers, with a request or a WebSocket handshake."""
        value = read_cookie(headers.get("cookie", ""), self.config)
        return await self.sessions.find(value) if value else None

    async def purge(self) -> int:
        """Delete some of the expired sessions, links and challenges; returns how many.

        There is no hurry: they are void anyway.
        """
        return sum([await kept.purge(self._now()) for kept in self._kept])

    def close(self) -> None:
        if self.links:
            self.links.close()
        self._passwords.close()


async def _let_go(person: int) -> None:
    """Do nothing."""
