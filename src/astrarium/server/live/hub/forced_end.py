"""Ends a table that cannot be opened, by an entry after its latest one, without replaying it."""

import msgspec

from ...declined import Declined
from ...ids import spell
from ...store.database import Append
from ...store.tables import described
from ...tables import entries as e
from ..access.roster import about_of
from ..news import Entered, encode_news, table_subject
from ..services import NodeServices


async def end_unopened(services: NodeServices, table: int, why: str) -> int:
    """End the table for good, unless it is over; returns the version reached. Raises Declined if there is none."""
    tables = services.tables
    while True:
        row = await tables.head(table)
        if row is None:
            raise Declined("no_such_table")
        if row.stage == "over":
            return row.version
        latest = await tables.latest_entry(table)  # the log is the truth; the summary may be wrong
        seq = row.version + 1 if latest is None else latest + 1
        at, body = services.now(), e.encode(e.Ended(why))
        about = about_of(row)
        also = [described(table, msgspec.json.encode({**about, "ended": why}).decode())] if about else []
        if await tables.append_with(Append(table, seq, at, body, "over", 0, at, None), also):
            services.metrics.entries.inc()
            if not services.bus.alone:
                news = Entered(services.node, seq, at, body)
                services.bus.publish(table_subject(spell(table)), encode_news(news))
            return seq
