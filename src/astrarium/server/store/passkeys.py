"""Passkeys, recovery codes and answered challenges. Only hashes of codes and challenges are stored."""

from collections.abc import Sequence
from typing import NamedTuple

from .database import Database, Row, Statement

COLUMNS = "id, person, public_key, uses, name, made_at, used_at"


class Passkey(NamedTuple):
    """The public half of a key pair whose private half never leaves its owner's device."""

    id: bytes
    person: int
    public_key: bytes
    uses: int  # as the device counts them; always 0 if it does not
    name: str
    made_at: int
    used_at: int | None


class Passkeys:
    """Passkeys by the id that the device chose."""

    def __init__(self, db: Database) -> None:
        self._db = db

    async def add(self, key: Passkey, codes: Sequence[bytes], most: int) -> bool:
        """Store a passkey, with new recovery codes if given. False if the id is known or the person has too many."""
        add = f"""
        insert into passkeys ({COLUMNS}) select $1, $2, $3, $4, $5, $6, $7
        where (select count(*) from passkeys where person = $2) < $8 on conflict do nothing
        """  # noqa: S608  # nosec B608
        if await self._db.run(add, *key, most) != 1:
            return False
        if codes:
            await self.set_codes(key.person, codes)
        return True

    async def get(self, key: bytes) -> Passkey | None:
        rows = await self._db.rows(f"select {COLUMNS} from passkeys where id = $1", key)  # noqa: S608  # nosec B608
        return _passkey(rows[0]) if rows else None

    async def of(self, person: int) -> list[Passkey]:
        sql = f"select {COLUMNS} from passkeys where person = $1 order by made_at, id"  # noqa: S608  # nosec B608
        return [_passkey(row) for row in await self._db.rows(sql, person)]

    async def used(self, key: bytes, uses: int, now: int) -> bool:
        """Note a use of the key. False if its count did not rise: then a copy of the key exists."""
        sql = "update passkeys set uses = $2, used_at = $3 where id = $1 and (uses < $2 or ($2 = 0 and uses = 0))"
        return await self._db.run(sql, key, uses, now) == 1

    async def rename(self, person: int, key: bytes, name: str) -> bool:
        sql = "update passkeys set name = $3 where person = $1 and id = $2"
        return await self._db.run(sql, person, key, name) == 1

    async def remove(self, person: int, key: bytes) -> bool:
        """Remove a passkey; recovery codes go with the last one, since they stand in for a passkey."""
        removed, _ = await self._db.transact(
            [
                ("delete from passkeys where person = $1 and id = $2", (person, key)),
                (
                    """
                    delete from recovery_codes where person = $1
                      and not exists (select 1 from passkeys k where k.person = recovery_codes.person)
                    """,
                    (person,),
                ),
            ]
        )
        return removed == 1

    async def remove_all(self, person: int) -> int:
        """Remove all passkeys and recovery codes; returns the number of passkeys."""
        removed, _ = await self._db.transact(
            [
                ("delete from passkeys where person = $1", (person,)),
                ("delete from recovery_codes where person = $1", (person,)),
            ]
        )
        return removed

    async def set_codes(self, person: int, codes: Sequence[bytes]) -> None:
        """Replace all recovery codes by these."""
        statements: list[Statement] = [("delete from recovery_codes where person = $1", (person,))]
        insert = "insert into recovery_codes (person, code) values ($1, $2)"
        await self._db.transact([*statements, *((insert, (person, code)) for code in codes)])

    async def codes_left(self, person: int) -> int:
        rows = await self._db.rows("select count(*) from recovery_codes where person = $1", person)
        return int(rows[0][0])

    async def use_code(self, person: int, code: bytes) -> bool:
        """Use up a recovery code. False if it is wrong or was used."""
        return await self._db.run("delete from recovery_codes where person = $1 and code = $2", person, code) == 1

    async def spend(self, token: bytes, until: int) -> bool:
        """Note that a challenge was answered. False if it was answered before, on any node."""
        sql = "insert into spent (token, until) values ($1, $2) on conflict do nothing"
        return await self._db.run(sql, token, until) == 1

    async def purge(self, now: int) -> int:
        """Delete expired challenges; returns how many."""
        return await self._db.run("delete from spent where until <= $1", now)


def _passkey(row: Row) -> Passkey:
    key, person, public_key, uses, name, made_at, used_at = row
    return Passkey(bytes(key), person, bytes(public_key), uses, name, made_at, used_at)
