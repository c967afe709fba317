"""Section 13: what the rulebook's tables say of the worlds in the bag is what the content has, number by number."""

import re
from collections import Counter

import pytest

from astrarium.games.frontiers import GAME
from astrarium.games.frontiers.content import IN_BAG, NUMBER, WORLDS, World
from astrarium.games.frontiers.names import ANY, GOODS, NO_GOOD
from astrarium.games.frontiers.powers.scores import Score
from astrarium.kernel.text import LANGUAGES

BAG = [WORLDS[number] for number in IN_BAG]
MILITARY = [world for world in BAG if world.military]
OTHERS = [world for world in BAG if not world.military]
KINDS = (*range(len(GOODS)), ANY)


def is_said(rule: str, *numbers: int) -> None:
    """Assert that a statement has these numbers, in this order, in both languages."""
    for lang in LANGUAGES:
        assert tuple(map(int, re.findall(r"\d+", GAME.rulebook[rule].say(lang)))) == numbers, lang


def by_cost(worlds: list[World]) -> list[int]:
    """The lowest and the highest cost or defence, then how many worlds have each."""
    costs = Counter(world.cost for world in worlds)
    return [min(costs), max(costs), *(costs[n] for n in range(min(costs), max(costs) + 1))]


def by_colonists(worlds: list[World]) -> list[int]:
    """How many worlds need each number of colonists."""
    needs = Counter(world.colonists for world in worlds)
    return [n for colonists in sorted(needs) for n in (needs[colonists], colonists)]


def by_resource(worlds: list[World]) -> list[int]:
    resources = Counter(world.resource for world in worlds)
    return [resources["windfall"], resources["production"], resources["grey"]]


def by_kind(worlds: list[World]) -> list[int]:
    kinds = Counter(world.good for world in worlds)
    return [kinds[kind] for kind in KINDS if kinds[kind]]


def by_keyword(worlds: list[World]) -> list[int]:
    """For each keyword, how many worlds, and the fewest and most points."""
    found = Counter(keyword for world in worlds for keyword in world.keywords)
    points = [world.vp for world in worlds]
    return [*(found[word] for word in ("imperium", "rebel", "uplift") if found[word]), min(points), max(points)]


def with_question_mark(worlds: list[World]) -> set[str]:
    """The keywords of the worlds whose points depend on something."""
    marked = [world for world in worlds if any(isinstance(power, Score) for power in world.powers)]
    return {keyword for world in marked for keyword in world.keywords}


@pytest.mark.rule("FRONT-13.1")
def test_military_worlds_and_others() -> None:
    is_said("FRONT-13.1", len(BAG), len(MILITARY), len(OTHERS))


@pytest.mark.rule("FRONT-13.2")
def test_worlds_by_defence_and_by_cost() -> None:
    is_said("FRONT-13.2", *by_cost(MILITARY), *by_cost(OTHERS))


@pytest.mark.rule("FRONT-13.3")
def test_military_worlds_by_colonists_resource_and_kind() -> None:
    is_said("FRONT-13.3", *by_colonists(MILITARY), *by_resource(MILITARY), *by_kind(MILITARY))


@pytest.mark.rule("FRONT-13.4")
def test_other_worlds_by_colonists_resource_and_kind() -> None:
    is_said("FRONT-13.4", *by_colonists(OTHERS), *by_resource(OTHERS), *by_kind(OTHERS))
    assert WORLDS[NUMBER["alien_oort_cloud_refinery"]].good == ANY
    assert [world.is_alien for world in OTHERS if world.good == NO_GOOD].count(True) == 1


@pytest.mark.rule("FRONT-13.5")
def test_worlds_by_keyword_and_points() -> None:
    is_said("FRONT-13.5", *by_keyword(MILITARY), *by_keyword(OTHERS))
    assert [world.id for world in MILITARY if {"rebel", "uplift"} <= set(world.keywords)] == ["uplift_revolt_world"]
    assert with_question_mark(MILITARY) == {"rebel", "uplift"}
    assert with_question_mark(OTHERS) == {"imperium", "uplift"}
