"""The messages to a table's listeners: the whole table as a place sees it, and what changed since."""

from collections import deque
from collections.abc import Iterator, Sequence
from typing import Any

from astrarium.kernel import Event

from ...ids import spell
from ...tables.fold import TableFold
from ...tables.progress import TableProgress
from ...wire.messages import Occasion, SeatInfo, TableNow, encode
from .place import Announcement, Place, may_undo, seats_in
from .presence import TablePresence
from .seats import seat_infos
from .summary import about

VERSIONS = 64  # versions whose events are kept for clients that reconnect


class Story:
    """The latest events, for clients that reconnect."""

    def __init__(self) -> None:
        self._told: deque[tuple[int, list[Event]]] = deque(maxlen=VERSIONS)

    def add(self, version: int, events: list[Event]) -> None:
        self._told.append((version, events))

    def remembers(self, version: int) -> bool:
        """Whether everything after this version is kept."""
        return bool(self._told) and self._told[0][0] <= version + 1

    def seen_from(self, seat: int | None, after: int = -1) -> Iterator[Occasion]:
        """The versions with events that this seat may see."""
        for version, events in self._told:
            seen = [event.pack() for event in events if version > after and event.visible_to(seat)]
            if seen:
                yield Occasion(version, seen)


class TableUpdates:
    """The messages of one table. `changes`, which every entry needs, builds nothing that did not change."""

    def __init__(self, name: str, fold: TableFold, presence: TablePresence) -> None:
        self.name, self.fold, self.presence = name, fold, presence
        self.story = Story()

    def seats(self) -> list[SeatInfo]:
        return seat_infos(self.fold, self.presence.away())

    def whole(self, place: Place) -> bytes:
        """The whole table as this place sees it."""
        fold, progress = self.fold, self.fold.progress
        return encode(
            TableNow(
                table=self.name,
                version=progress.version,
                about=about(fold),
                stage=progress.stage,
                seats=self.seats(),
                seat=place.seat,
                commitment=fold.created.commitment,
                view=place.view,
                questions=place.questions(fold.table),
                can_undo=may_undo(fold, place.seat),
                at=progress.at,
                outcome=self.fold.outcome,
                rematch=spell(progress.rematch) if progress.rematch else "",
                ended=progress.ended,
                agreed=seats_in(progress.agreed),
                story=list(self.story.seen_from(place.seat)),
                waiting=seats_in(progress.waiting),
                since=progress.since,
                banks=progress.shown_banks or progress.banks,
                **place.screen(fold),
            )
        )

    def missed(self, place: Place) -> bytes:
        """One update for a client that has the version which this place was told last."""
        happened = self.story.seen_from(place.seat, after=place.version)
        events = [event for occasion in happened for event in occasion.events]
        return place.update(Announcement(self.name, self.fold, (place,), self.changes(None)), events)

    def announcement(self, before: TableProgress, places: Sequence[Place]) -> Announcement:
        """The announcement of the latest entry."""
        return Announcement(self.name, self.fold, places, self.changes(before))

    def changes(self, before: TableProgress | None) -> dict[str, Any]:
        """The fields that an update has only if they changed; all of them if `before` is None."""
        progress = self.fold.progress
        changes: dict[str, Any] = {}
        if before is None or before.stage != progress.stage:
            changes["stage"] = progress.stage
            if progress.stage == "over":
                changes["ended"] = progress.ended
                if self.fold.outcome is not None:
                    changes["outcome"] = self.fold.outcome
        if before is None or (before.seats, before.resigned) != (progress.seats, progress.resigned):
            changes["seats"] = self.seats()
        if before is None or before.agreed != progress.agreed:
            changes["agreed"] = seats_in(progress.agreed)
        if (before is None and progress.rematch) or (before is not None and before.rematch != progress.rematch):
            changes["rematch"] = spell(progress.rematch)
        return changes
