"""How long a failed table rests, and what is remembered of it."""

import pytest

from astrarium.kernel import Refusal, Refused
from astrarium.kernel.content.records import ContentError
from astrarium.server.live.access.roster import Roster
from astrarium.server.live.hub import parking as module
from astrarium.server.live.hub.parking import LONGEST_REST, SHORTEST_REST, Parked, Parking, cause_of
from astrarium.server.live.table.stored_fold import Unreadable
from astrarium.server.people.person import Person
from astrarium.server.tables.fold import Diverged
from astrarium.server.telemetry.metrics import Metrics

NOBODY = Roster(host=1)


class Clock:
    at = 1_000_000

    def __call__(self) -> int:
        return self.at


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def parking(clock: Clock) -> Parking:
    return Parking(clock, Metrics())


def test_it_rests_longer_each_time_up_to_an_hour(parking: Parking, clock: Clock) -> None:
    rests = []
    for _ in range(20):
        parking.park(7, 3, NOBODY, "tiny@1", ValueError("no"))
        until = parking.until(7)
        assert until is not None
        rests.append((until - clock.at) // SHORTEST_REST)
        clock.at = until - 1
        with pytest.raises(Parked):
            parking.check(7, 3)
        assert len(parking) == 1
        clock.at += 1
        parking.check(7, 3)
        assert (len(parking), parking.until(7)) == (0, None)
    assert rests == [1, 2, 4, 8, 16, 32] + [LONGEST_REST // SHORTEST_REST] * 14


def test_it_is_tried_again_at_once_when_its_log_has_moved_on(parking: Parking) -> None:
    parking.park(7, 3, NOBODY, "tiny@1", ValueError("no"))
    parking.check(7, 4)
    parking.recovered(7, 3)
    with pytest.raises(Parked):
        parking.check(7, 3)
    parking.recovered(7, 4)
    parking.check(7, 3)


def test_only_so_many_are_remembered(parking: Parking, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MOST", 3)
    for table in range(4):
        parking.park(table, 0, NOBODY, "tiny@1", ValueError("no"))
    assert len(parking) == 3
    assert [parking.until(table) is None for table in range(4)] == [True, False, False, False]


def test_why() -> None:
    assert cause_of(Diverged("entry 3")) == "rules"
    assert cause_of(Refused(Refusal("CORE-1", "not_yours"))) == "rules"
    assert cause_of(ContentError("", "other_hash")) == "content"
    assert cause_of(Unreadable("game", "no")) == "game"
    assert cause_of(KeyError("x")) == cause_of(RecursionError()) == "error"


def test_who_may_know_of_it() -> None:
    roster = Roster(host=1, sitting=(2, 3, 2), seats=(0, 1, 3), invited=frozenset({4}))
    known = [roster.lets_know(Person(n, "", "en", None, False, ""), False) for n in range(6)]
    assert known == [False, True, True, True, True, False]
    assert roster.lets_know(Person(9, "", "en", "a@b", True, ""), False)
    assert roster.lets_know(None, True)
    assert not roster.lets_know(None, False)
    assert roster._replace(shown=True).lets_know(None, False)
    assert (roster.seats_of(2), roster.seats_of(5), roster.seats_of(0)) == ((0, 3), (), ())
