"""What a database may answer besides rows, in the same words for PostgreSQL and SQLite."""


class Taken(Exception):  # noqa: N818  (an answer, not a mistake of the caller)
    """A row with that key is there already. Nothing of what was asked together has been done."""


class Unprepared(Exception):  # noqa: N818
    """A table is missing: the database was never migrated."""
