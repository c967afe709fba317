"""The services of a node that its tables use."""

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
    """A node's services for its tables."""

    node: str
    database: Database
    tables: Tables
    chat: Chat
    bus: Bus
    now: Callable[[], int]
    metrics: Metrics
    lost: Callable[[int, int], int]  # how much of the time between two moments was lost to outages
    later: Callable[[Coroutine[Any, Any, Any]], None]  # run this in the background; a failure is only logged
    think: Callable[[Job], None]
    pass_delay: Callable[[], float]  # seconds before an automatic pass
    tell_person: Callable[[int, str], None]  # send a text to all connections of a person, on every node
    # Notify the persons who are waited for, each once; the seats given are those whose person is connected.
    notify: Callable[[int, TableFold, Collection[int]], Coroutine[Any, Any, None]]
    remind: Callable[[int, TableFold, int], Coroutine[Any, Any, bool]]  # notify again; False: was just notified
    entries_per_decision: int  # of one seat that leave the game where it is
    store_health: StoreHealth = field(default_factory=StoreHealth)
    lobby_version: LobbyVersion = field(default_factory=LobbyVersion)
    watchdog: Watchdog = field(default_factory=Watchdog)  # told which table is being worked on
