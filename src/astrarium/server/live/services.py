"""What a table in memory needs of its node."""

from collections.abc import Callable, Collection, Coroutine
from dataclasses import dataclass, field
from typing import Any

from ..bus.base import Bus
from ..store.chat import Chat
from ..store.database import Database
from ..store.tables import Tables
from ..tables.fold import TableFold
from ..telemetry.metrics import Metrics
from ..telemetry.watchdog import Watchdog
from ..thinking.base import Job
from .lobby_version import LobbyVersion
from .store_health import StoreHealth


@dataclass(frozen=True, slots=True)
class NodeServices:
    """The node as its tables see it."""

    node: str
    database: Database
    tables: Tables
    chat: Chat
    bus: Bus
    now: Callable[[], int]
    metrics: Metrics
    lost: Callable[[int, int], int]  # how much of the time between two moments counts against nobody
    later: Callable[[Coroutine[Any, Any, Any]], None]  # do this when there is time; a failure is only noted
    think: Callable[[Job], None]
    pass_delay: Callable[[], float]  # seconds until somebody who lets all windows pass lets one pass
    tell_person: Callable[[int, str], None]  # to all connections of a person, on every node
    # Those who are waited for shall hear of it, each once; the seats are those whose person is connected.
    notify: Callable[[int, TableFold, Collection[int]], Coroutine[Any, Any, None]]
    remind: Callable[[int, TableFold, int], Coroutine[Any, Any, bool]]  # tell a seat again; False: it was told just now
    entries_per_decision: int  # of one seat that move nothing, until the game moves on
    store_health: StoreHealth = field(default_factory=StoreHealth)
    lobby_version: LobbyVersion = field(default_factory=LobbyVersion)
    watchdog: Watchdog = field(default_factory=Watchdog)  # is told which table is in hand
