"""Section 13: the rulebook's tables of the worlds in the bag."""

from collections import Counter
from collections.abc import Iterable

import pytest

from astrarium.games.frontiers.content import IN_BAG, NUMBER, WORLDS, World
from astrarium.games.frontiers.names import ANY, GOODS, NO_GOOD
from astrarium.games.frontiers.powers.scores import Score

BAG = [WORLDS[number] for number in IN_BAG]
MILITARY = [world for world in BAG if world.military]
OTHERS = [world for world in BAG if not world.military]


def kinds(worlds: Iterable[World]) -> dict[str, int]:
    names = {ANY: "any", **dict(enumerate(GOODS))}
    return dict(Counter(names[world.good] for world in worlds if world.good != NO_GOOD))


def keywords(worlds: Iterable[World]) -> dict[str, int]:
    return dict(Counter(keyword for world in worlds for keyword in world.keywords))


def with_question_mark(worlds: Iterable[World]) -> set[str]:
    """The keywords of the worlds whose points depend on something."""
    marked = [world for world in worlds if any(isinstance(power, Score) for power in world.powers)]
    return {keyword for world in marked for keyword in world.keywords}


@pytest.mark.rule("FRONT-13.1")
def test_the_bag_holds_26_military_and_34_other_worlds() -> None:
    assert (len(BAG), len(MILITARY), len(OTHERS)) == (60, 26, 34)


@pytest.mark.rule("FRONT-13.2")
def test_worlds_by_defence_and_by_cost() -> None:
    defence = Counter(world.cost for world in MILITARY)
    assert [defence[n] for n in range(10)] == [0, 5, 6, 3, 3, 2, 2, 1, 2, 2]
    cost = Counter(world.cost for world in OTHERS)
    assert [cost[n] for n in range(8)] == [1, 3, 12, 5, 4, 6, 2, 1]


@pytest.mark.rule("FRONT-13.3")
def test_military_worlds_by_colonists_resource_and_kind() -> None:
    assert Counter(world.colonists for world in MILITARY) == {1: 18, 2: 8}
    assert Counter(world.resource for world in MILITARY) == {"windfall": 12, "production": 6, "grey": 8}
    assert kinds(MILITARY) == {"novelty": 3, "rare": 4, "genes": 6, "alien": 5}


@pytest.mark.rule("FRONT-13.4")
def test_other_worlds_by_colonists_resource_and_kind() -> None:
    assert Counter(world.colonists for world in OTHERS) == {1: 21, 2: 13}
    assert Counter(world.resource for world in OTHERS) == {"windfall": 11, "production": 20, "grey": 3}
    assert kinds(OTHERS) == {"novelty": 12, "rare": 9, "genes": 5, "alien": 4, "any": 1}
    assert WORLDS[NUMBER["alien_oort_cloud_refinery"]].good == ANY
    assert [world.is_alien for world in OTHERS if world.good == NO_GOOD].count(True) == 1


@pytest.mark.rule("FRONT-13.5")
def test_worlds_by_keyword_and_points() -> None:
    found = keywords(MILITARY)
    assert (found["imperium"], found["rebel"], found["uplift"]) == (3, 11, 6)
    assert [world.id for world in MILITARY if {"rebel", "uplift"} <= set(world.keywords)] == ["uplift_revolt_world"]
    assert (min(world.vp for world in MILITARY), max(world.vp for world in MILITARY)) == (0, 9)
    assert with_question_mark(MILITARY) == {"rebel", "uplift"}
    found = keywords(OTHERS)
    assert (found["imperium"], found["uplift"]) == (4, 4)
    assert (min(world.vp for world in OTHERS), max(world.vp for world in OTHERS)) == (0, 6)
    assert with_question_mark(OTHERS) == {"imperium", "uplift"}
