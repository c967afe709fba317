"""Routes as data: what may be asked, by whom, with which body, and what comes back."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, Protocol

import msgspec
from starlette.requests import Request

from ..declined import Declined
from ..ids import read_id
from ..people.person import Person
from ..people.sessions import Visit
from ..words import accepted_lang
from .errors import Problem
from .limits import Pace

Handler = Callable[..., Awaitable[Any]]  # of a Context, then of the body and of the query if the route has them


class Access(StrEnum):
    """Who may use a route. The last four are about the table that `{table}` in the path names, or the server."""

    ANYONE = "anyone"
    PERSON = "person"  # any identity, guests included
    ACCOUNT = "account"
    SEAT = "seat"
    HOST = "host"
    WATCHER = "watcher"  # whoever may see the table, known to us or not
    ADMIN = "admin"


AT_TABLE = frozenset({Access.SEAT, Access.HOST, Access.WATCHER})


@dataclass(frozen=True, slots=True)
class Roles:
    """What somebody is at a table."""

    seats: tuple[int, ...] = ()
    host: bool = False
    watcher: bool = False
    parked: Declined | None = None  # why the table cannot be opened now

    @property
    def sees(self) -> bool:
        return self.watcher or self.host or bool(self.seats)


@dataclass(slots=True)
class Context:
    """One request while it is answered."""

    request: Request
    id: str
    address: str
    visit: Visit | None = None
    roles: Roles = field(default_factory=Roles)
    headers: list[tuple[str, str]] = field(default_factory=list)  # added to the reply

    @property
    def person(self) -> Person | None:
        return self.visit.person if self.visit else None

    @property
    def me(self) -> Person:
        """The person, on a route that asks for one."""
        return self.here.person

    @property
    def here(self) -> Visit:
        if self.visit is None:
            raise Problem(401, "sign_in_first")
        return self.visit

    @property
    def lang(self) -> str:
        if self.visit:
            return self.visit.person.lang
        return accepted_lang(self.request.headers.get("accept-language", ""))

    @property
    def table(self) -> int:
        """The table that the path names."""
        try:
            return read_id(self.param("table"))
        except ValueError:
            raise Problem(404, "no_such_table") from None

    def param(self, name: str) -> str:
        """A part of the path."""
        return str(self.request.path_params[name])


class Resolver(Protocol):
    """Finds out what somebody is at a table."""

    async def __call__(self, ctx: Context, table: int) -> Roles | None:
        """None: there is no such table."""


@dataclass(frozen=True, slots=True)
class Route:
    """One thing that a client may ask. A handler may also return a Starlette response of its own."""

    method: str
    path: str
    access: Access
    handler: Handler
    body: type[msgspec.Struct] | None = None
    query: type[msgspec.Struct] | None = None
    reply: Any = None  # a type; None: no content
    status: int = 200
    summary: str = ""
    pace: Pace = Pace.ORDINARY
    cache: int | None = None  # seconds that anybody may keep the reply: it must be the same for all
    takes_pack: bool = False  # its body may hold a content pack besides
    opens: bool = True  # the table that it is about: else it also works where that cannot be opened
    tagged: bool = False  # its handler says 304 to those who have it already
    zipped: bool = False  # for long replies in which nothing is a secret: its size would tell something of it

    def __post_init__(self) -> None:
        if (self.reply is None) != (self.status == 204):
            raise ValueError(f"{self.method} {self.path}: without a reply the status is 204")
        if self.access in AT_TABLE and "{table}" not in self.path:
            raise ValueError(f"{self.method} {self.path}: which table?")
        if self.cache is not None and self.access is not Access.ANYONE:
            raise ValueError(f"{self.method} {self.path}: a reply that is not for anyone cannot be kept")
