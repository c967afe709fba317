"""Whether a database has the schema of this version."""

from enum import StrEnum
from typing import NamedTuple

from .database import Unavailable
from .migrate import HEAD, revision
from .url import SQLITE, open_database, sqlite_path


class Fitness(StrEnum):
    """Whether a database can be used, or what must be done first."""

    READY = "ready"
    EMPTY = "empty"  # migrate it
    OLD = "old"  # migrate it
    NEWER = "newer"  # use the version of Astrarium that made it


class Schema(NamedTuple):
    """How far a database has been migrated."""

    revision: str | None
    fitness: Fitness


async def look_at(url: str) -> Schema:
    """The database's schema, without changing anything. Raises Unavailable if it does not answer or refuses us."""
    if url.startswith(SQLITE) and not sqlite_path(url).exists():
        return Schema(None, Fitness.EMPTY)  # opening it would make the file
    try:
        database = await open_database(url)
    except Unavailable:
        raise
    except ImportError as error:
        raise Unavailable(f"{error.name} is not installed: pip install 'astrarium[site]'") from error
    except Exception as error:
        if not type(error).__module__.startswith("asyncpg"):
            raise
        raise Unavailable(str(error)) from error  # no such database, user or password
    try:
        found = await revision(database)
    finally:
        await database.close()
    return Schema(found, judge(found))


def judge(found: str | None) -> Fitness:
    """The fitness of a revision. Revisions are compared as text: they have leading zeros."""
    if found is None:
        return Fitness.EMPTY
    if found == HEAD:
        return Fitness.READY
    return Fitness.OLD if found < HEAD else Fitness.NEWER
