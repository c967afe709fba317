"""Who is connected to a table, on this node and (as they report) on others; and since when a seat is not."""

from collections.abc import Callable, Mapping
from typing import Any

from ...wire.messages import Presence, encode
from ..news import Present, encode_news, table_subject
from ..services import NodeServices
from .place import Place

KEPT = 45_000  # milliseconds that another node's report is valid
REPEATED = 15_000  # milliseconds between two reports


class TablePresence:
    """The presence at one table, best effort. People see it; it decides about grace and about absent seats."""

    __slots__ = ("_others", "_places", "_seats", "_services", "_since", "_tell_all", "_told", "name")

    def __init__(
        self,
        services: NodeServices,
        name: str,
        seats: int,
        places: Mapping[Any, Place],
        tell_all: Callable[[bytes], None],
    ) -> None:
        self.name = name
        self._services = services
        self._places = places
        self._tell_all = tell_all
        self._others: dict[str, tuple[frozenset[int], int, int]] = {}  # by node: seats, watchers, valid until
        self._told: tuple[frozenset[int], int] = frozenset(), 0
        self._seats = seats
        # A seat that is not connected when this node opens the table counts as away from then on.
        self._since = dict.fromkeys(range(seats), services.now())

    def everywhere(self) -> tuple[frozenset[int], int]:
        """The seats connected to any node, and the number of spectators."""
        now = self._services.now()
        seats, watchers = here(list(self._places.values()))
        for node, (their_seats, their_watchers, until) in list(self._others.items()):
            if until < now:
                del self._others[node]
            else:
                seats |= their_seats
                watchers += their_watchers
        for seat in range(self._seats):
            if seat in seats:
                self._since.pop(seat, None)
            else:
                self._since.setdefault(seat, now)
        return seats, watchers

    def away(self) -> list[int]:
        """When each seat's last connection closed; 0 while one is open."""
        self.everywhere()
        return [self._since.get(seat, 0) for seat in range(self._seats)]

    def away_for(self, milliseconds: int) -> frozenset[int]:
        """The seats that have been away for at least this long."""
        now = self._services.now()
        return frozenset(seat for seat, since in enumerate(self.away()) if since and now - since >= milliseconds)

    # Reporting

    def changed(self) -> None:
        """Report who is connected here, after a change or because a report is due."""
        self.tell_nodes(ask=False)
        self._show()

    def tell_nodes(self, *, ask: bool) -> None:
        seats, watchers = here(list(self._places.values()))
        news = Present(self._services.node, sorted(seats), watchers, ask)
        self._services.bus.publish(table_subject(self.name), encode_news(news))

    def hear(self, news: Present) -> None:
        """Take another node's report."""
        self._others[news.node] = frozenset(news.seats), news.watchers, self._services.now() + KEPT
        if news.ask:
            self.tell_nodes(ask=False)
        self._show()

    def _show(self) -> None:
        """Tell the listeners, if it differs from what they were told last."""
        found = self.everywhere()
        if found != self._told:
            self._told = found
            seats, watchers = found
            told = Presence(table=self.name, seats=sorted(seats), watchers=watchers, away=self.away())
            self._tell_all(encode(told))


def here(places: list[Place]) -> tuple[frozenset[int], int]:
    """The seats connected to this node, and the number of spectators; silent connections do not count."""
    seats = frozenset(seat for place in places if place.is_attended for seat in place.seats)
    watchers = sum(not listener.silent for place in places if not place.seats for listener in place.listeners)
    return seats, watchers
