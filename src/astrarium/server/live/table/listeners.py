"""The listeners of a table, grouped by the place from which they see it, and what each place is told."""

from ...declined import Declined
from ...ids import spell
from ...tables.fold import TableFold
from ...tables.progress import TableProgress
from ...wire.messages import Said, encode
from ..news import Spoken
from .place import Listener, Place
from .updates import TableUpdates


class Listeners:
    """The places of one table. Listeners at the same place share one message."""

    __slots__ = ("_fold", "_table", "places")

    def __init__(self, table: int, fold: TableFold) -> None:
        self._table = table
        self._fold = fold
        self.places: dict[tuple[int | None, bool, int], Place] = {}  # a shared screen without a seat named has its own

    def __bool__(self) -> bool:
        return any(place.listeners for place in self.places.values())

    def __contains__(self, person: int) -> bool:
        """Whether this person watches from a seat."""
        seated = [place for place in self.places.values() if place.seats]
        return any(one.person == person for place in seated for one in place.listeners)

    # Joining and leaving

    def place_of(self, listener: Listener, full: bool, seat: int | None) -> Place:
        """The place from which this listener sees the table: the seat named, or its person's only one.

        A person with several seats sees from none until one is named: no hand is shown before its owner sits in front
        of the screen. Raises Declined if the seat is somebody else's, or if the person may not see the table, which may
        have changed since it was checked.
        """
        if not listener.may_see(self._table, self._fold):
            raise Declined("no_such_table")
        seats = self._fold.progress.seats_of(listener.person)
        if seat is not None and seat not in seats:
            raise Declined("not_seated")
        if len(seats) == 1:
            seat = seats[0]
        key = seat, full, listener.person if seats and seat is None else 0
        place = self.places.setdefault(key, Place(seat, full))
        place.seats = seats
        return place

    def add(self, listener: Listener, place: Place, have: int, updates: TableUpdates) -> None:
        """Add a listener, and tell it first what it missed since the version that it has, or the whole table."""
        is_first = not place.listeners
        place.listeners.add(listener)  # first, so that it counts as present in what it is told
        version = self._fold.progress.version
        if is_first and place.version != version and have == place.version and updates.story.remembers(have):
            listener.tell(updates.missed(place))
        else:
            if is_first:
                place.look(self._fold)
            if have != version:
                listener.tell(updates.whole(place))

    def remove(self, listener: Listener) -> None:
        for place in self.places.values():
            place.listeners.discard(listener)

    def send_back(self) -> None:
        """Remove all listeners and let them watch again, as the store has the table."""
        places = list(self.places.values())
        self.places.clear()
        for place in places:
            for listener in place.listeners:
                listener.come_again(self._table, place.full, place.seat)

    def seat_in_front(self, listener: Listener) -> int | None:
        """The seat from which this listener looks; at a shared screen, that of the person in front of it."""
        mine = (place.seat for place in self.places.values() if place.seat is not None and listener in place.listeners)
        return next(mine, None)

    # Telling them

    def announce(self, before: TableProgress, updates: TableUpdates) -> None:
        """Tell each place what the latest entry changed, then move listeners whose seats have changed."""
        progress, events = self._fold.progress, self._fold.events
        updates.story.add(progress.version, events)
        if (before.seats, before.stage) != (progress.seats, progress.stage):
            self._see_out()
        places = [place for place in self.places.values() if place.listeners]
        announced = updates.announcement(before, places)
        told = [(event, event.pack()) for event in events]
        for place in places:
            text = place.update(announced, [packed for event, packed in told if event.visible_to(place.seat)])
            for listener in place.listeners:
                listener.tell(text)
        if before.seats != progress.seats:
            self._reseat(updates)  # last, because an update must follow what its place was told before

    def tell_all(self, text: bytes) -> None:
        for place in self.places.values():
            for listener in place.listeners:
                listener.tell(text)

    def tell_said(self, name: str, news: Spoken) -> None:
        """Pass a line of chat on to all who have not muted its speaker."""
        said = Said(
            table=name,
            no=news.no,
            at=news.at,
            person=spell(news.person),
            name=news.name,
            text=news.text,
            seat=news.seat,
        )
        text = encode(said)
        for place in self.places.values():
            for listener in place.listeners:
                if news.person not in listener.muted:
                    listener.tell(text)

    def _see_out(self) -> None:
        """Dismiss listeners who may not watch any more: play starts without spectators, or they gave up a seat."""
        for place in self.places.values():
            gone = [one for one in place.listeners if self._fold.progress.seat_of(one.person) is None]
            for listener in [one for one in gone if not one.may_see(self._table, self._fold)]:
                place.listeners.discard(listener)
                listener.dismiss(self._table)

    def _reseat(self, updates: TableUpdates) -> None:
        """Move listeners who sat down or stood up to their new place, and send them the whole table."""
        for place in list(self.places.values()):
            for listener in list(place.listeners):
                if place.seats != self._fold.progress.seats_of(listener.person):
                    place.listeners.discard(listener)
                    self.add(listener, self.place_of(listener, place.full, None), -1, updates)
