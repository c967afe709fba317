"""Who is connected to a table, on this node and, as far as they tell, on the others."""

from .audience import Place
from .news import Present

KEPT = 45_000  # milliseconds for which another node's word holds
REPEATED = 15_000  # how often it is given again


class TablePresence:
    """Best effort: it is told to people and lengthens a clock, and decides nothing else."""

    __slots__ = ("_others", "_told")

    def __init__(self) -> None:
        self._others: dict[str, tuple[frozenset[int], int, int]] = {}  # by node: seats, watchers, until when
        self._told: tuple[frozenset[int], int] = frozenset(), 0

    def hear(self, news: Present, now: int) -> None:
        self._others[news.node] = frozenset(news.seats), news.watchers, now + KEPT

    def everywhere(self, places: list[Place], now: int) -> tuple[frozenset[int], int]:
        """Seats connected anywhere, and the number of those who look on."""
        seats, watchers = here(places)
        for node, (their_seats, their_watchers, until) in list(self._others.items()):
            if until < now:
                del self._others[node]
            else:
                seats |= their_seats
                watchers += their_watchers
        return seats, watchers

    def changed(self, places: list[Place], now: int) -> tuple[frozenset[int], int] | None:
        """Who is connected, if that is not what was said last."""
        found = self.everywhere(places, now)
        if found == self._told:
            return None
        self._told = found
        return found


def here(places: list[Place]) -> tuple[frozenset[int], int]:
    """Seats connected to this node, and the number of those who look on."""
    seats = frozenset(seat for place in places if place.listeners for seat in place.seats)
    watchers = sum(len(place.listeners) for place in places if not place.seats)
    return seats, watchers
