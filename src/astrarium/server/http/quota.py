"""How many tables one person may have, and how many make in an hour."""

from ..config import Limits
from ..store.tables import Tables
from ..telemetry.metrics import Metrics
from .errors import Problem, later
from .limits import Turnstile
from .route import Context


class TableQuota:
    """Tables that somebody has made and that are not over count, rematches too; those where one only sits do not."""

    def __init__(self, limits: Limits, tables: Tables, turnstile: Turnstile, metrics: Metrics) -> None:
        self._limits = limits
        self._tables = tables
        self._turnstile = turnstile
        self._metrics = metrics

    async def check(self, ctx: Context) -> None:
        """Problem if this person has as many as one may."""
        guest = not ctx.me.is_account
        most = self._limits.tables_per_guest if guest else self._limits.tables_per_person
        if await self._tables.count_unfinished(ctx.me.id) >= most:
            code = "too_many_guest_tables" if guest else "too_many_tables"
            self._metrics.turned_away.labels(code).inc()
            raise Problem(409, code, args={"most": most})

    def take(self, ctx: Context) -> None:
        """One more is about to be made. Problem if that comes too soon after the others."""
        wait = self._turnstile.table(ctx.me.id, ctx.address)
        if wait:
            self._metrics.turned_away.labels("tables_too_often").inc()
            raise later(wait, code="tables_too_often")

    async def check_and_take(self, ctx: Context) -> None:
        await self.check(ctx)
        self.take(ctx)
