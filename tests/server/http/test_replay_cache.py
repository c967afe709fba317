"""The replay caches are bounded, and drop the oldest first."""

from typing import Any, cast

import pytest

from astrarium.server.http import replay_cache
from astrarium.server.http.replay_cache import KeptBytes, Stories, ToldStory
from astrarium.server.tables.fold import TableFold


def test_things_of_a_size() -> None:
    things: KeptBytes[str] = KeptBytes(most=10)
    things.keep("a", "A", 5)
    things.keep("b", "B", 5)
    assert things.get("a") == "A"  # used last: the other one goes first
    things.keep("c", "C", 1)
    assert [things.get(key) for key in "abc"] == ["A", None, "C"]
    things.keep("d", "D", 11)
    assert things.get("d") is None
    assert things.size == 6


def story(events: int) -> ToldStory:
    made = ToldStory(cast(TableFold, cast(Any, None)))
    made.events = events
    return made


def test_stories(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replay_cache, "MOST_STORIES", 3)
    monkeypatch.setattr(replay_cache, "MOST_EVENTS", 100)
    stories = Stories()
    for table in range(4):
        stories.keep(table, story(10))
    assert [table for table in range(4) if stories.get(table)] == [1, 2, 3]
    stories.keep(4, story(90))
    assert [table for table in range(5) if stories.get(table)] == [3, 4]
    stories.keep(5, story(1_000))  # the one that is being told stays, until another is
    assert [table for table in range(6) if stories.get(table)] == [5]
    stories.drop(5)
    assert len(stories) == 0
