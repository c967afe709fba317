"""Routes as data: path, access, types of body and reply, limits."""

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

Handler = Callable[..., Awaitable[Any]]  # takes a Context, then the body and the query if the route has them


class Access(StrEnum):
    """Who may use a route. `SEAT`, `HOST` and `WATCHER` refer to the table that `{table}` in the path names."""

    ANYONE = "anyone"
    PERSON = "person"  # anybody with a session, guests included
    ACCOUNT = "account"
    SEAT = "seat"
    HOST = "host"
    WATCHER = "watcher"  # anybody who may see the table, signed in or not
    ADMIN = "admin"


AT_TABLE = frozenset({Access.SEAT, Access.HOST, Access.WATCHER})


@dataclass(frozen=True, slots=True)
class Roles:
    """A visitor's roles at a table."""

    seats: tuple[int, ...] = ()
    host: bool = False
    watcher: bool = False
    parked: Declined | None = None  # why the table cannot be opened at present

    @property
    def sees(self) -> bool:
        return self.watcher or self.host or bool(self.seats)


@dataclass(slots=True)
class Context:
    """One request while it is being answered."""

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
        """The person who asks. Raises Problem without one."""
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
        """The table that the path names. Raises Problem if that is not an id."""
        try:
            return read_id(self.param("table"))
        except ValueError:
            raise Problem(404, "no_such_table") from None

    def param(self, name: str) -> str:
        """The value of a placeholder of the path."""
        return str(self.request.path_params[name])


class Resolver(Protocol):
    """Finds a visitor's roles at a table."""

    async def __call__(self, ctx: Context, table: int) -> Roles | None:
        """The roles; None if there is no such table."""


@dataclass(frozen=True, slots=True)
class Route:
    """One route. Its handler may also return a Starlette response of its own."""

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
    cache: int | None = None  # seconds that caches may keep the reply, which must be the same for everybody
    takes_pack: bool = False  # its body may contain a content pack
    opens: bool = True  # needs the table open; False: works also where it cannot be opened
    tagged: bool = False  # its handler answers 304 to clients that have the reply already
    zipped: bool = False  # for long replies without secrets: a compressed size would tell something of them

    def __post_init__(self) -> None:
        if (self.reply is None) != (self.status == 204):
            raise ValueError(f"{self.method} {self.path}: without a reply the status is 204")
        if self.access in AT_TABLE and "{table}" not in self.path:
            raise ValueError(f"{self.method} {self.path}: which table?")
        if self.cache is not None and self.access is not Access.ANYONE:
            raise ValueError(f"{self.method} {self.path}: a reply that is not for anyone cannot be kept")
