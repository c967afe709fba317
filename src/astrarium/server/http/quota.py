"""How many tables a person may have, and how many they may make in an hour."""

from ..config import Limits
from ..store.tables import Tables
from ..telemetry.metrics import Metrics
from .errors import Problem, later
from .limits import Turnstile
from .route import Context


class TableQuota:
    """Counts a person's own tables that are not over, rematches included; not those where they only sit."""

    def __init__(self, limits: Limits, tables: Tables, turnstile: Turnstile, metrics: Metrics) -> None:
        self._limits = limits
        self._tables = tables
        self._turnstile = turnstile
        self._metrics = metrics

    async def check(self, ctx: Context) -> None:
        """Raises Problem if this person may have no more tables."""
        guest = not ctx.me.is_account
        most = self._limits.tables_per_guest if guest else self._limits.tables_per_person
        if await self._tables.count_unfinished(ctx.me.id) >= most:
            code = "too_many_guest_tables" if guest else "too_many_tables"
            self._metrics.turned_away.labels(code).inc()
            raise Problem(409, code, args={"most": most})

    def take(self, ctx: Context) -> None:
        """Count a table that is about to be made. Raises Problem if it comes too soon after the others."""
        wait = self._turnstile.table(ctx.me.id, ctx.address)
        if wait:
            self._metrics.turned_away.labels("tables_too_often").inc()
            raise later(wait, code="tables_too_often")

    async def check_and_take(self, ctx: Context) -> None:
        await self.check(ctx)
        self.take(ctx)
