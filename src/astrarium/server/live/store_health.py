"""Does the store take what is written? A database whose disk is full still answers whoever only asks."""

import time

DOUBT = 30.0  # seconds for which an entry that could not be written counts, unless a later one can be


class StoreHealth:
    """As the latest heartbeat and the latest entry found it, so that nothing need be written to know it."""

    __slots__ = ("_beat", "_entry", "_entry_at")

    def __init__(self) -> None:
        self._beat = ""
        self._entry = ""
        self._entry_at = 0.0

    @property
    def trouble(self) -> str:
        """What the database said; nothing if it takes what is written."""
        if self._entry and time.monotonic() - self._entry_at > DOUBT:
            self._entry = ""
        return self._beat or self._entry

    def beat(self, trouble: str = "") -> None:
        """A heartbeat was written, or was not."""
        self._beat = trouble

    def entry(self, trouble: str = "") -> None:
        """An entry of a table's log was written, or was not."""
        self._entry = trouble
        if trouble:
            self._entry_at = time.monotonic()
