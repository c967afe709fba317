"""How long a node that died rests."""

from astrarium.server.fleet.rests import LONG_LIFE, LONGEST, SHORTEST, Rests


def test_each_rest_is_twice_as_long_up_to_the_longest() -> None:
    rests = Rests()
    found = [rests.after(0.1) for _ in range(8)]
    assert found == [0.5, 1.0, 2.0, 4.0, 8.0, 16.0, LONGEST, LONGEST]


def test_a_node_that_had_worked_for_long_begins_anew() -> None:
    rests = Rests()
    assert [rests.after(1), rests.after(1), rests.after(LONG_LIFE), rests.after(1)] == [0.5, 1.0, SHORTEST, 1.0]
