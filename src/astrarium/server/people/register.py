"""All that a node knows of people, put together."""

from collections.abc import Awaitable, Callable

from starlette.datastructures import Headers

from ..config import Config
from ..store.database import Database
from ..store.links import Links
from ..store.people import People
from ..store.sessions import Sessions
from .accounts import Accounts
from .clock import Clock
from .cookies import read_cookie
from .links import SignInLinks
from .mail import Mailer
from .passwords import Passwords
from .sessions import SessionKeeper, Visit


class Register:
    """Sessions, accounts, and (if mail can be sent) sign-in links. `on_sign_out` hears whose sessions are void,
    `on_leave` who is forgotten."""

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
        self._kept = (Sessions(database), Links(database))
        people = People(database)
        self.sessions = SessionKeeper(self._kept[0], people, key, now, lambda person: self.on_sign_out(person))
        self.accounts = Accounts(people, self.sessions, self._passwords, now)
        self.links: SignInLinks | None = None
        if mailer is not None:
            self.links = SignInLinks(people, self._kept[1], self.accounts, mailer, config.base_url, now)

    async def identify(self, headers: Headers) -> Visit | None:
        """Who sends a request, or opens a WebSocket, with these headers."""
        value = read_cookie(headers.get("cookie", ""), self.config)
        return await self.sessions.find(value) if value else None

    async def purge(self) -> None:
        """Drop sessions and links that have run out. Once an hour is enough: they are void anyway."""
        for kept in self._kept:
            await kept.purge(self._now())

    def close(self) -> None:
        if self.links:
            self.links.close()
        self._passwords.close()


async def _let_go(person: int) -> None:
    """Nobody else needs to know."""
