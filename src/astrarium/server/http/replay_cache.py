"""Caches of replayed tables. Bounded; anything may be dropped at any time."""

import asyncio
from collections import OrderedDict
from collections.abc import Hashable
from typing import Generic, NamedTuple, TypeVar

from astrarium.kernel import Event

from ..tables.fold import TableFold

MOST_STORIES = 100  # tables
MOST_EVENTS = 60_000  # in all stories; about half a kilobyte each
MOST_BYTES = 16 * 2**20  # of replays and logs

T = TypeVar("T")


class Happened(NamedTuple):
    """The events of one log entry, unfiltered: callers leave out what a reader may not know."""

    version: int
    events: list[Event]


class ToldStory:
    """A table replayed as far as somebody has asked. The next request goes on from there, since a log only grows."""

    def __init__(self, fold: TableFold) -> None:
        self.fold = fold
        self.happened: list[Happened] = []
        self.events = 0
        self.lock = asyncio.Lock()  # one request at a time replays further

    @property
    def version(self) -> int:
        return self.fold.progress.version

    def add(self) -> None:
        """Add the events of the fold's latest entry."""
        if self.fold.events:
            self.happened.append(Happened(self.version, self.fold.events))
            self.events += len(self.fold.events)


class Stories:
    """The stories that were asked for last."""

    def __init__(self) -> None:
        self._stories: OrderedDict[int, ToldStory] = OrderedDict()

    def get(self, table: int) -> ToldStory | None:
        found = self._stories.get(table)
        if found is not None:
            self._stories.move_to_end(table)
        return found

    def keep(self, table: int, story: ToldStory) -> None:
        self._stories[table] = story
        self.make_room()

    def make_room(self) -> None:
        events = sum(story.events for story in self._stories.values())
        while len(self._stories) > 1 and (events > MOST_EVENTS or len(self._stories) > MOST_STORIES):
            _, dropped = self._stories.popitem(last=False)
            events -= dropped.events

    def drop(self, table: int) -> None:
        self._stories.pop(table, None)

    def __len__(self) -> int:
        return len(self._stories)


class KeptBytes(Generic[T]):
    """A cache of things of known size; drops those that were not used for longest."""

    def __init__(self, most: int = MOST_BYTES) -> None:
        self._most = most
        self._kept: OrderedDict[Hashable, tuple[T, int]] = OrderedDict()
        self.size = 0

    def get(self, key: Hashable) -> T | None:
        found = self._kept.get(key)
        if found is None:
            return None
        self._kept.move_to_end(key)
        return found[0]

    def keep(self, key: Hashable, thing: T, size: int) -> None:
        if size > self._most or key in self._kept:
            return
        self._kept[key] = thing, size
        self.size += size
        while self.size > self._most:
            _, (_, less) = self._kept.popitem(last=False)
            self.size -= less
