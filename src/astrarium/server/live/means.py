"""What a table in memory needs of its node."""

from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from ..bus.base import Bus
from ..ops.metrics import Metrics
from ..store.chat import Chat
from ..store.database import Database
from ..store.tables import Tables
from ..thinking.base import Job

if TYPE_CHECKING:
    from .table import LiveTable


@dataclass(frozen=True, slots=True)
class Means:
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
    turn: Callable[["LiveTable", int], None]  # somebody owes an answer now
    notify: Callable[["LiveTable"], Coroutine[Any, Any, None]]  # tell those who are waited for, each once
