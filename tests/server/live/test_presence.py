"""Who is connected to a table, from what a node sees itself and what other nodes report."""

from types import SimpleNamespace
from typing import Any

import msgspec

from astrarium.server.live.news import Present, read_news
from astrarium.server.live.table.place import Place
from astrarium.server.live.table.presence import KEPT, TablePresence

from .test_listeners import Ear


class Scene:
    """One table of three seats at a node, with a clock of its own."""

    def __init__(self) -> None:
        self.now = 1_000
        self.told: list[dict[str, Any]] = []
        self.published: list[Present] = []
        self.places: dict[Any, Place] = {seat: Place(seat, full=True) for seat in (0, 1, 2, None)}
        services: Any = SimpleNamespace(
            node="a",
            now=lambda: self.now,
            bus=SimpleNamespace(publish=lambda subject, data: self.published.append(read_news(data))),  # type: ignore[arg-type]
        )
        tell = lambda text: self.told.append(msgspec.json.decode(text))  # noqa: E731
        self.presence = TablePresence(services, "t", 3, self.places, tell)

    def come(self, seat: int | None) -> Ear:
        ear = Ear()
        self.places[seat].listeners.add(ear)
        self.presence.changed()
        return ear


def test_silence_is_told_at_once_to_people_and_to_nodes() -> None:
    scene = Scene()
    scene.come(0)
    bea = scene.come(1)
    scene.now = 5_000
    bea.silent = True
    scene.presence.changed()
    assert (scene.told[-1]["seats"], scene.told[-1]["away"]) == ([0], [0, 5_000, 1_000])
    assert scene.published[-1].seats == [0]
    scene.now = 9_000
    assert scene.presence.away_for(4_000) == {1, 2}
    assert scene.presence.away_for(4_001) == {2}
    bea.silent = False
    scene.presence.changed()
    assert scene.presence.away() == [0, 0, 1_000]


def test_another_nodes_word_holds_for_a_while() -> None:
    scene = Scene()
    scene.come(0)
    scene.presence.hear(Present("b", [2], 1))
    assert (scene.told[-1]["seats"], scene.told[-1]["watchers"]) == ([0, 2], 1)
    scene.now += KEPT
    assert scene.presence.away() == [0, 1_000, 0]
    scene.now += 1
    assert scene.presence.away() == [0, 1_000, scene.now]
    scene.presence.changed()
    assert scene.told[-1]["seats"] == [0]


def test_a_silent_spectator_does_not_look_on() -> None:
    scene = Scene()
    onlooker = scene.come(None)
    assert scene.told[-1]["watchers"] == 1
    onlooker.silent = True
    scene.presence.changed()
    assert scene.told[-1].get("watchers", 0) == 0
