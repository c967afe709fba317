"""Whether the other side is still there. A network that fails says nothing: only silence tells.

Who has pinged once promises to go on, so that silence means something; programs that never ping are left alone. Time is
counted in looks, not by a clock: while this node itself is stopped or late, nobody grows silent.
"""

from enum import Enum

PERIOD = 0.5  # seconds between two looks
PATIENCE = 10  # looks: 4.5 to 5 seconds after the last word somebody counts as away; pings come every 2.5
HIDDEN = 150  # the same for a page that nobody looks at: browsers let its timers run once a minute
FAREWELL = 20  # further looks after which the connection is ended
BUSY = 4  # looks between two signs of life of ours while an ask takes long


class Sign(Enum):
    """What a look finds."""

    FINE = 0
    SILENT = 1  # from now on
    LOST = 2  # end it
    BUSY = 3  # the other side waits for us: say something


class Heartbeat:
    """Of one connection."""

    __slots__ = ("_looks", "_patience", "busy")

    def __init__(self) -> None:
        self._patience = 0  # looks without a word until somebody counts as away; 0: nothing was promised
        self._looks = 0  # since the last word
        self.busy = False  # is an ask being seen to? Then what comes after it waits unread

    def heard(self) -> None:
        self._looks = 0
        self.busy = True

    def listens(self) -> None:
        """What was heard has been seen to."""
        self._looks = 0
        self.busy = False

    def promise(self, hidden: bool) -> None:
        """There will be another ping."""
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
