"""Whether the store accepts writes. A database whose disk is full still answers reads."""

import time

DOUBT = 30.0  # seconds that a failed entry counts, unless a later one succeeds


class StoreHealth:
    """The results of the latest heartbeat and the latest entry, so that no extra write is needed to know."""

    __slots__ = ("_beat", "_entry", "_entry_at")

    def __init__(self) -> None:
        self._beat = ""
        self._entry = ""
        self._entry_at = 0.0

    @property
    def trouble(self) -> str:
        """The database's error; empty if it accepts writes."""
        if self._entry and time.monotonic() - self._entry_at > DOUBT:
            self._entry = ""
        return self._beat or self._entry

    def beat(self, trouble: str = "") -> None:
        """Note the result of a heartbeat; empty: written."""
        self._beat = trouble

    def entry(self, trouble: str = "") -> None:
        """Note the result of writing an entry; empty: written."""
        self._entry = trouble
        if trouble:
            self._entry_at = time.monotonic()
