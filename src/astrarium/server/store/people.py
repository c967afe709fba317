"""Persons: guests and those with an account."""

from collections.abc import Sequence
from typing import NamedTuple

from .database import Database, Row
from .errors import Taken
from .rows_by_id import rows_by_id

COLUMNS = "id, name, lang, email, password, is_admin, made_at, seen_at, settings, epoch"


class Person(NamedTuple):
    """A person. A guest has no e-mail address and no password."""

    id: int
    name: str
    lang: str
    email: str | None
    password: str | None  # a hash
    is_admin: int
    made_at: int
    seen_at: int
    settings: str  # JSON
    epoch: int = 0  # sessions and links of an earlier epoch are void


class People:
    """Persons by id and by e-mail address. Addresses are compared exactly: pass them in lower case."""

    def __init__(self, db: Database) -> None:
        self._db = db

    async def add(self, person: Person) -> bool:
        """Add a person. False if the id or the e-mail address is taken."""
        sql = f"insert into persons ({COLUMNS}) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict do nothing"  # noqa: S608  # nosec B608
        return await self._db.run(sql, *person) == 1

    async def get(self, person: int) -> Person | None:
        return _one(await self._db.rows(f"select {COLUMNS} from persons where id = $1", person))  # noqa: S608  # nosec B608

    async def by_email(self, email: str) -> Person | None:
        return _one(await self._db.rows(f"select {COLUMNS} from persons where email = $1", email))  # noqa: S608  # nosec B608

    async def names(self, ids: Sequence[int]) -> dict[int, str]:
        """Names by id; persons who do not exist are left out."""
        rows = await rows_by_id(self._db, "select id, name from persons where id in ({ids})", ids)
        return {row[0]: row[1] for row in rows}

    async def rename(self, person: int, name: str) -> None:
        await self._db.run("update persons set name = $2 where id = $1", person, name)

    async def set_lang(self, person: int, lang: str) -> None:
        await self._db.run("update persons set lang = $2 where id = $1", person, lang)

    async def set_email_password(self, person: int, email: str, password: str | None) -> bool:
        """Set address and password, which makes a guest an account holder. Voids sessions and links by a new epoch.

        False if the address is taken.
        """
        sql = "update persons set email = $2, password = $3, epoch = epoch + 1 where id = $1"
        try:
            return await self._db.run(sql, person, email, password) == 1
        except Taken:
            return False

    async def rehash(self, person: int, old: str, new: str) -> None:
        """Replace the hash of an unchanged password; does nothing if the password was changed meanwhile."""
        await self._db.run("update persons set password = $3 where id = $1 and password = $2", person, old, new)

    async def set_settings(self, person: int, settings: str) -> None:
        await self._db.run("update persons set settings = $2 where id = $1", person, settings)

    async def seen(self, person: int, at: int) -> None:
        await self._db.run("update persons set seen_at = $2 where id = $1", person, at)

    async def set_admin(self, person: int, is_admin: bool) -> None:
        await self._db.run("update persons set is_admin = $2 where id = $1", person, int(is_admin))

    async def delete_account(self, person: int) -> None:
        """Erase the person's data. The row stays, since logs and chats refer to it."""
        forget = """
        update persons set name = '', email = null, password = null, is_admin = 0, settings = '{}', epoch = epoch + 1
        where id = $1
        """
        also = (
            "delete from sessions where person = $1",
            "delete from links where person = $1",
            "delete from passkeys where person = $1",
            "delete from recovery_codes where person = $1",
            "delete from mutes where person = $1",
            "delete from notices where person = $1",
            "delete from pushes where person = $1",
            "delete from unheard where person = $1",
            "update chat set name = '' where person = $1",
        )
        await self._db.transact([(sql, (person,)) for sql in (forget, *also)])


def _one(rows: list[Row]) -> Person | None:
    return Person(*rows[0]) if rows else None
