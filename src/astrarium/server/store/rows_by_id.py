"""Queries for many ids, portable, and with few different statements to prepare."""

from collections.abc import Sequence

from .database import Database, Row

SIZES = (1, 16, 256)


async def rows_by_id(db: Database, sql: str, ids: Sequence[int]) -> list[Row]:
    """The rows of a query whose `{ids}` stands for a list of any number of ids."""
    found: list[Row] = []
    left = list(dict.fromkeys(ids))
    while left:
        size = next((size for size in SIZES if len(left) <= size), SIZES[-1])
        part, left = left[:size], left[size:]
        part += part[-1:] * (size - len(part))
        found += await db.rows(sql.format(ids=", ".join(f"${number}" for number in range(1, size + 1))), *part)
    return found
