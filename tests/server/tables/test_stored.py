"""The exact text in databases and backups: names in the code may change, stored entries must stay readable."""

import json

import pytest

from astrarium.server.live.table import snapshots
from astrarium.server.tables import entries as e

from .test_fold import Log, seated, table

STORED: dict[str, e.AnyEntry] = {
    '{"act":"make","host":7,"wish":{"game":"tiny","seats":2,"bots":["greedy"],'
    '"clock":{"pace":"live","budget":60000,"increment":1000}},"commitment":"ab","invited":[3],"again":5}': e.Created(
        7, e.TableSpec("tiny", 2, bots=["greedy"], clock=e.Clock("live", 60_000, 1_000)), "ab", [3], 5
    ),
    '{"act":"make","host":7,"wish":{"game":"tiny","seats":2},"commitment":"ab",'
    '"content":{"name":"Mine","hash":"00","changes":{"planet":{"x":null}}}}': e.Created(
        7,
        e.TableSpec("tiny", 2),
        "ab",
        content={"name": "Mine", "hash": "00", "changes": {"planet": {"x": None}}},
    ),
    '{"act":"make","host":7,"wish":{"game":"tiny","seats":2},"commitment":"ab","kept":0}': e.Created(
        7, e.TableSpec("tiny", 2), "ab", kept=0
    ),
    '{"act":"join","seat":0,"person":9,"name":"Ann","contribution":"c0"}': e.Joined(0, 9, "Ann", "c0"),
    '{"act":"bot","seat":1,"bot":"greedy","contribution":""}': e.BotSeated(1, "greedy", ""),
    '{"act":"leave","seat":1}': e.Left(1),
    '{"act":"leave","seat":1,"removed":7}': e.Left(1, 7),
    '{"act":"relent"}': e.Relented(),
    '{"act":"start","draws":[[6,3]],"state":"ff"}': e.Started([(6, 3)], "ff"),
    '{"act":"answer","seat":1,"decision":9,"choice":[4]}': e.Answered(seat=1, decision=9, choice=[4]),
    '{"act":"undo","seat":1}': e.Undone(seat=1),
    '{"act":"resign","seat":1,"lost":5}': e.Resigned(seat=1, lost=5),
    '{"act":"replace","seat":1,"by":"greedy","why":"time"}': e.Replaced(seat=1, by="greedy", why="time"),
    '{"act":"replace","seat":1,"by":"greedy","why":"absent"}': e.Replaced(seat=1, by="greedy", why="absent"),
    '{"act":"agree","seat":1}': e.Agreed(seat=1),
    '{"act":"agree","seat":1,"lost":5,"wish":false}': e.Agreed(seat=1, wish=False, lost=5),
    '{"act":"end","why":"cancelled"}': e.Ended("cancelled"),
    '{"act":"rematch","table":8}': e.Rematched(8),
}


@pytest.mark.parametrize("body", STORED)
def test_an_entry(body: str) -> None:
    assert e.encode(STORED[body]) == body
    assert e.decode(body) == STORED[body]


def test_a_snapshot() -> None:
    log: Log = []
    fold = seated(table("tiny", 2), log)
    kept = json.loads(snapshots.take(fold))
    assert list(kept) == ["made", "made_at", "course", "state", "rules"]
    assert list(kept["course"]) == [
        "version", "at", "stage", "seats", "banks", "waiting", "since", "given", "rematch", "ended",
        "holding", "shown_banks", "beside", "resigned", "agreed",
        "played", "marks", "undone", "granted", "idle", "removed",
    ]  # fmt: skip
    assert kept["made"]["wish"] == {"game": "tiny", "seats": 2}
    assert kept["rules"] == fold.setup.rules
    del kept["rules"]  # as those are that were kept before
    assert snapshots.read(json.dumps(kept)).rules == ""
    assert kept["course"]["seats"][1] == {"person": 101, "name": "P1", "contribution": "01" * 16}
