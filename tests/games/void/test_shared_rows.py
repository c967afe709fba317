"""The rows of the map are shared by views as long as nothing in them changes."""

from random import Random
from typing import Any

import pytest

from astrarium.conformance.play import answer
from astrarium.games.void import GAME
from astrarium.games.void.content import SPACE
from astrarium.games.void.state import VoidState

from .scenario import void


def rows(s: VoidState) -> dict[str, Any]:
    return {row["id"]: row for row in GAME.view(s, 0)["spaces"]}


def test_a_ship_changes_the_rows_where_it_leaves_and_comes() -> None:
    s = void().ships("dromond", 0, starfighter=2).state
    before = rows(s)
    s.add_ships(SPACE["dromond"], 0, -s.fleet(SPACE["dromond"], 0))
    s.set_infested(SPACE["pyrious"], 1)
    after = rows(s)
    assert {name for name, row in after.items() if row is not before[name]} == {"dromond", "pyrious"}
    assert after["dromond"]["fleets"] == []
    assert before["dromond"]["fleets"] != []


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_shared_rows_are_what_a_fresh_view_shows(seats: int) -> None:
    chance = Random(seats)
    s = GAME.new(seats, {"advanced": "on"}, seed=seats)
    kept = 0
    for _ in range(400):
        before = rows(s)
        open_now = GAME.decisions(s)
        if not open_now:
            break
        decision = chance.choice(open_now)
        choice = answer(s, decision, chance)
        assert choice is not None
        GAME.apply(s, decision, choice)
        after = rows(s)
        kept += sum(row is before.get(name) for name, row in after.items())
        assert after == rows(GAME.decode(GAME.encode(s)))
    assert kept > 300 * len(before)
