"""Errors of a database that callers handle, the same for PostgreSQL and SQLite."""


class Taken(Exception):  # noqa: N818  (an answer, not a mistake of the caller)
    """A row with that key exists. Nothing of the transaction has been done."""


class Unprepared(Exception):  # noqa: N818
    """A table is missing: the database was never migrated."""
