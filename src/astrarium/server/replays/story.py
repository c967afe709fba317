"""What happened at a table, as JSON that is joined for each reader."""

from itertools import groupby
from typing import NamedTuple

from msgspec.json import encode

from astrarium.kernel import Event

from .slices import Course, Reached, Slice

OVERHEAD = 250  # bytes in memory beside the text of an occasion


class Told(NamedTuple):
    """Events that the same seats may know, as JSON with commas between."""

    to: tuple[int, ...] | None  # None: everybody
    text: bytes


class Happened(NamedTuple):
    """The events of one log entry, for all readers: callers leave out what a reader may not know."""

    version: int
    told: list[Told]

    @property
    def size(self) -> int:
        return OVERHEAD + sum(len(told.text) for told in self.told)


class StoryPart(NamedTuple):
    happened: list[Happened]
    reached: Reached
    applied: int  # entries played for this part
    spent: float  # seconds of processor time


def tell(part: Slice) -> StoryPart:
    """The part of the story that this slice adds. Raises OtherRules."""
    course = Course(part)
    happened = [
        Happened(course.version, _told(course.fold.events)) for _ in course if course.is_new and course.fold.events
    ]
    return StoryPart(happened, course.reached, course.applied, course.spent)


def chapter(happened: list[Happened], seat: int | None) -> bytes:
    """What this reader may know of it, as a JSON list of `Occasion`."""
    return b"[" + b",".join(occasion for one in happened if (occasion := _occasion(one, seat))) + b"]"


def _told(events: list[Event]) -> list[Told]:
    grouped = groupby(events, key=_readers)
    return [Told(to, b",".join(encode(event.pack()) for event in some)) for to, some in grouped]


def _readers(event: Event) -> tuple[int, ...] | None:
    return event.to


def _occasion(happened: Happened, seat: int | None) -> bytes:
    version, told = happened
    events = b",".join(text for to, text in told if to is None or (seat is not None and seat in to))
    return b'{"version":%d,"events":[%b]}' % (version, events) if events else b""
