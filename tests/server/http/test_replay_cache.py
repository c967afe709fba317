"""The replay caches are bounded, and drop the oldest first."""

import pytest

from astrarium.server.http import replay_cache
from astrarium.server.http.replay_cache import KeptBytes, Stories, ToldStory
from astrarium.server.replays.slices import Reached
from astrarium.server.replays.story import OVERHEAD, Happened, StoryPart, Told


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


def story(size: int) -> ToldStory:
    made = ToldStory()
    text = b"." * (size - OVERHEAD)
    made.add(StoryPart([Happened(1, [Told(None, text)])], Reached("", 0, 1), 1, 0.0))
    assert made.size == size
    return made


def test_stories(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replay_cache, "MOST_STORIES", 3)
    monkeypatch.setattr(replay_cache, "MOST_TOLD", 10_000)
    stories = Stories()
    for table in range(4):
        stories.keep(table, story(1_000))
    assert [table for table in range(4) if stories.get(table)] == [1, 2, 3]
    stories.keep(4, story(9_000))
    assert [table for table in range(5) if stories.get(table)] == [3, 4]
    stories.keep(5, story(100_000))  # the one that is being told stays, until another is
    assert [table for table in range(6) if stories.get(table)] == [5]
    stories.drop(5)
    assert len(stories) == 0
