"""Outcomes beyond places and points: how a tie was broken, and the results of rivals that nobody plays."""

import pytest

from astrarium.kernel import Text
from astrarium.kernel.game import Outcome, Rival, tie_break

CRITERIA = ("planets", "goods")


@pytest.mark.parametrize(
    ("standings", "told"),
    [
        ([(9, 1, 1), (8, 5, 5)], None),
        ([(9, 1, 1), (9, 2, 0), (3, 9, 9)], Text("tie.planets", n=2, other=1)),
        ([(9, 2, 1), (9, 2, 4)], Text("tie.goods", n=4, other=1)),
        ([(9, 2, 4), (9, 2, 4), (9, 2, 3)], Text("tie.goods", n=4, other=3)),
        ([(9, 2, 4), (9, 2, 4), (1, 1, 1)], Text("tie.shared")),
        ([(9, 2, 4)], None),
    ],
)
def test_what_told_the_winner_apart(standings: list[tuple[int, ...]], told: Text | None) -> None:
    assert tie_break(standings, CRITERIA) == told


def test_what_is_not_there_is_left_out() -> None:
    plain = Outcome((0,), (3, 1), (1, 2), "end", 2).pack()
    assert not {"tie_break", "rivals"} & plain.keys()
    rival = Rival("rogue:red", 9, True, {"planets": 9})
    full = Outcome((), (3,), (2,), "end", 2, (), Text("tie.planets", n=2, other=1), (rival,)).pack()
    assert full["tie_break"] == ["tie.planets", {"n": 2, "other": 1}]
    assert full["rivals"] == [{"ref": "rogue:red", "score": 9, "won": True, "detail": {"planets": 9}}]
