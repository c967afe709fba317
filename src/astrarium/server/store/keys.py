"""Secrets that all nodes share."""

import secrets

from ..config import Config
from .database import Database

SIZE = 32


class Keys:
    """Random bytes by name, made when first asked for."""

    def __init__(self, db: Database) -> None:
        self._db = db

    async def get_or_make(self, name: str, size: int) -> bytes:
        """The same random bytes for this name on every node and at every call."""
        sql = "select value from keys where name = $1"
        if not (rows := await self._db.rows(sql, name)):
            made = secrets.token_bytes(size)
            await self._db.run("insert into keys (name, value) values ($1, $2) on conflict do nothing", name, made)
            rows = await self._db.rows(sql, name)
        return bytes(rows[0][0])


async def site_secret(config: Config, database: Database) -> bytes:
    """The secret from which all of a site's signing keys derive: the host's setting, or one made once and kept."""
    return config.secret_key.encode() if config.secret_key else await Keys(database).get_or_make("secret", SIZE)
