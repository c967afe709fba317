"""Help for people who forgot their password where no mail can be sent, or lost every passkey and recovery code."""

import secrets

from ..people.passwords import Passwords
from ..store.database import Database
from ..store.passkeys import Passkeys
from ..store.people import People
from ..store.sessions import Sessions

SIZE = 15  # random bytes; twenty characters


async def new_password(database: Database, email: str) -> str | None:
    """Set a random password and return it; ends all sessions and links of the account. None if there is no account."""
    people, hashing = People(database), Passwords()
    try:
        found = await people.by_email(email.strip().lower())
        if found is None or found.email is None:
            return None
        made = secrets.token_urlsafe(SIZE)
        await people.set_email_password(found.id, found.email, await hashing.hash(made))
        await Sessions(database).void_all(found.id)
        return made
    finally:
        hashing.close()


async def reset_factors(database: Database, email: str) -> int | None:
    """Remove all passkeys and recovery codes, end all sessions and links; returns the number of passkeys removed.

    None if there is no such account.
    """
    found = await People(database).by_email(email.strip().lower())
    if found is None:
        return None
    removed = await Passkeys(database).remove_all(found.id)
    await Sessions(database).void_all(found.id)
    return removed
