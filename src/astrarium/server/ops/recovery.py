"""A new password for somebody who forgot theirs, where no mail can be sent."""

import secrets

from ..people.passwords import Passwords
from ..store.database import Database
from ..store.people import People
from ..store.sessions import Sessions

SIZE = 15  # random bytes; twenty characters


async def new_password(database: Database, email: str) -> str | None:
    """The new password; all sessions of the account end. None if there is no such account."""
    people, hashing = People(database), Passwords()
    try:
        found = await people.by_email(email.strip().lower())
        if found is None or found.email is None:
            return None
        made = secrets.token_urlsafe(SIZE)
        await people.set_email_password(found.id, found.email, await hashing.hash(made))
        await Sessions(database).remove_all(found.id)
        return made
    finally:
        hashing.close()
