"""Web Push subscriptions of browsers: their endpoints and keys."""

from typing import NamedTuple

from .database import Database

MOST = 10  # subscriptions of one person: the oldest are dropped
ENOUGH = 8  # failures in a row after which a subscription is dropped


class Push(NamedTuple):
    """One browser's subscription."""

    endpoint: str
    person: int
    public_key: bytes  # a point of P-256, uncompressed
    auth: bytes  # a secret that only that browser and we know


class Pushes:
    """Subscriptions by endpoint, which belongs to one browser."""

    def __init__(self, db: Database) -> None:
        self._db = db

    async def add(self, push: Push, at: int) -> None:
        """Add a subscription. A browser's endpoint belongs to the last person who subscribed there."""
        sql = """
        insert into pushes (endpoint, person, public_key, auth, made_at, failures) values ($1, $2, $3, $4, $5, 0)
        on conflict (endpoint) do update set person = excluded.person, public_key = excluded.public_key,
          auth = excluded.auth, made_at = excluded.made_at, failures = 0
        """
        oldest = """
        delete from pushes where person = $1 and endpoint not in
          (select endpoint from pushes where person = $1 order by made_at desc, endpoint limit $2)
        """
        await self._db.transact([(sql, (*push, at)), (oldest, (push.person, MOST))])

    async def of(self, person: int) -> list[Push]:
        sql = "select endpoint, person, public_key, auth from pushes where person = $1 order by made_at, endpoint"
        return [Push(row[0], row[1], bytes(row[2]), bytes(row[3])) for row in await self._db.rows(sql, person)]

    async def remove(self, person: int, endpoint: str) -> None:
        await self._db.run("delete from pushes where person = $1 and endpoint = $2", person, endpoint)

    async def remove_all(self, person: int) -> None:
        await self._db.run("delete from pushes where person = $1", person)

    async def succeeded(self, endpoint: str) -> None:
        await self._db.run("update pushes set failures = 0 where endpoint = $1 and failures > 0", endpoint)

    async def failed(self, endpoint: str) -> None:
        """Count a failure; drops the subscription after ENOUGH in a row."""
        await self._db.transact(
            [
                ("update pushes set failures = failures + 1 where endpoint = $1", (endpoint,)),
                ("delete from pushes where endpoint = $1 and failures >= $2", (endpoint, ENOUGH)),
            ]
        )

    async def gone(self, endpoint: str) -> None:
        """Drop a subscription that the push service says does not exist any more."""
        await self._db.run("delete from pushes where endpoint = $1", endpoint)
