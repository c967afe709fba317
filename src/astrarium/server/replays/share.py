"""How much processor time replays take in all."""

from collections.abc import Callable
from time import perf_counter

BURST = 0.5  # seconds of work that may be saved up while idle: an occasional replay is not slowed down

Seconds = Callable[[], float]


class Share:
    """Keeps the pieces of work of all replays together within a share of the time, by rests between them."""

    def __init__(self, percent: int, clock: Seconds = perf_counter) -> None:
        self._share, self._clock = percent / 100, clock
        self._saved, self._at = BURST, clock()
        self.spent = 0.0  # seconds of work in all

    def take(self, worked: float) -> float:
        """The seconds to rest after this much work."""
        now = self._clock()
        # Nothing is saved up during work: at a share of one half, one second of work is followed by one of rest.
        self._saved = min(BURST, self._saved + max(0.0, now - self._at - worked) * self._rate)
        self._at = now
        self._saved -= worked
        self.spent += worked
        return 0.0 if self._saved >= 0 else -self._saved / self._rate

    @property
    def _rate(self) -> float:
        """Seconds of work for each second of rest."""
        return self._share / max(0.001, 1 - self._share)
