"""Caches of replayed tables. Bounded; anything may be dropped at any time."""

import asyncio
from bisect import bisect_right
from collections import OrderedDict
from collections.abc import Hashable
from typing import Generic, TypeVar

from ..replays.slices import Reached
from ..replays.story import Happened, StoryPart

MOST_STORIES = 1_000  # tables
MOST_TOLD = 16 * 2**20  # bytes of all stories
MOST_BYTES = 16 * 2**20  # of replays and logs

T = TypeVar("T")


class ToldStory:
    """A table's story as far as somebody has asked. The next request goes on from there, since a log only grows."""

    def __init__(self) -> None:
        self.reached = Reached()
        self.happened: list[Happened] = []
        self.size = 0  # bytes
        self.lock = asyncio.Lock()  # one request at a time has it told further

    def add(self, part: StoryPart) -> None:
        self.happened += part.happened
        self.size += sum(happened.size for happened in part.happened)
        self.reached = part.reached

    def after(self, version: int) -> list[Happened]:
        return self.happened[bisect_right(self.happened, version, key=_version) :]


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
        size = sum(story.size for story in self._stories.values())
        while len(self._stories) > 1 and (size > MOST_TOLD or len(self._stories) > MOST_STORIES):
            _, dropped = self._stories.popitem(last=False)
            size -= dropped.size

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


def _version(happened: Happened) -> int:
    return happened.version
