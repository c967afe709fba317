"""What a table in memory needs of its node."""

from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import Any

from ..bus.base import Bus
from ..store.chat import Chat
from ..store.database import Database
from ..store.tables import Tables
from ..tables.fold import TableFold
from ..telemetry.metrics import Metrics
from ..thinking.base import Job


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
    notify: Callable[[int, TableFold], Coroutine[Any, Any, None]]  # tell those who are waited for, each once
    remind: Callable[[int, TableFold, int], Coroutine[Any, Any, bool]]  # tell a seat again; False: it was told just now
