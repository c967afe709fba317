"""What windfall powers can fill in the end, in any order (FRONT-A36)."""

import pytest

from astrarium.games.frontiers.actions.fills import Left, ends
from astrarium.games.frontiers.actions.likeness import Likeness
from astrarium.games.frontiers.names import ANY, GENES, NONE, RARE

OF_ANY = Likeness(ANY, "windfall", False, 0, NONE)
OF_RARE = Likeness(RARE, "windfall", True, 0, NONE)
PLENTY = (9, 9, 9, 9)


@pytest.mark.rule("FRONT-A35")
def test_two_colonies_of_any_kind_are_of_one_kind_in_an_action() -> None:
    """Two colonies of any kind, both filled in one action, get the same kind; the box has one of these colonies, a
    content pack may have more."""
    found = ends(Left((ANY, ANY), (OF_ANY, OF_ANY), PLENTY, NONE))
    assert found == {((OF_ANY, kind), (OF_ANY, kind)) for kind in range(4)}


@pytest.mark.rule("FRONT-A35", "FRONT-15.17")
def test_a_kind_that_is_set_stays() -> None:
    assert ends(Left((GENES,), (OF_ANY,), PLENTY, RARE)) == {()}
    assert ends(Left((GENES,), (OF_ANY,), PLENTY, NONE)) == {((OF_ANY, GENES),)}


@pytest.mark.rule("FRONT-8.6")
def test_no_more_than_the_supply_has() -> None:
    assert ends(Left((ANY, RARE), (OF_RARE, OF_RARE), (9, 1, 9, 9), NONE)) == {((OF_RARE, RARE),)}
