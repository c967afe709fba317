"""Whether a client is still there. A failing network reports nothing: only silence tells.

A client that has pinged once promises to go on, so that its silence means something; programs that never ping are left
alone. Time is counted in looks, not by a clock: while this node itself is stopped or late, nobody counts as silent.
"""

from enum import Enum

PERIOD = 0.5  # seconds between two looks
PATIENCE = 10  # looks without a message until a client counts as silent: 4.5 to 5 seconds; pings come every 2.5
HIDDEN = 150  # the same for a hidden page: browsers run its timers once a minute
FAREWELL = 20  # further looks until the connection is ended
BUSY = 4  # looks between two `Busy` messages while a request takes long


class Sign(Enum):
    """The result of a look."""

    FINE = 0
    SILENT = 1  # since this look
    LOST = 2  # end the connection
    BUSY = 3  # the client waits for us: tell it so


class Heartbeat:
    """The heartbeat of one connection."""

    __slots__ = ("_looks", "_patience", "busy")

    def __init__(self) -> None:
        self._patience = 0  # looks until the client counts as silent; 0: it never pinged
        self._looks = 0  # since the last message
        self.busy = False  # a request is being handled; further messages wait unread

    def heard(self) -> None:
        self._looks = 0
        self.busy = True

    def listens(self) -> None:
        """Note that the request has been handled."""
        self._looks = 0
        self.busy = False

    def promise(self, hidden: bool) -> None:
        """Note a ping: the client promises another."""
        self._patience = HIDDEN if hidden else PATIENCE

    def look(self) -> Sign:
        patience = self._patience
        if not patience:
            return Sign.FINE
        self._looks = looks = self._looks + 1
        if self.busy:
            return Sign.FINE if looks % BUSY else Sign.BUSY
        if looks == patience:
            return Sign.SILENT
        return Sign.LOST if looks >= patience + FAREWELL else Sign.FINE
