"""Dice in one place, kept as the digits of one number, behave like a bag of dice."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from astrarium.games.roll import dice
from astrarium.games.roll.content import BOX
from astrarium.games.roll.names import ALIEN, HOME, MILITARY, NOVELTY

KINDS = list(dice.KINDS)
HANDS = st.fixed_dictionaries({kind: st.integers(0, BOX[kind]) for kind in KINDS})  # what one place can hold
SOME = st.lists(st.sampled_from(KINDS), max_size=20)


def held(counts: dict[int, int]) -> dice.Dice:
    return dice.of(*(kind for kind, many in counts.items() for _ in range(many)))


def counted(these: dice.Dice) -> dict[int, int]:
    return {kind: dice.count(these, kind) for kind in KINDS}


@given(HANDS)
def test_each_kind_is_counted_by_itself(counts: dict[int, int]) -> None:
    assert counted(held(counts)) == counts


@given(HANDS)
def test_the_size_is_all_kinds_together(counts: dict[int, int]) -> None:
    assert dice.size(held(counts)) == sum(counts.values())


@given(HANDS)
def test_kinds_are_those_that_are_there(counts: dict[int, int]) -> None:
    assert dice.kinds(held(counts)) == tuple(kind for kind in KINDS if counts[kind])


@given(HANDS)
def test_one_by_one_names_each_die_in_the_order_of_kinds(counts: dict[int, int]) -> None:
    each = list(dice.one_by_one(held(counts)))
    assert each == sorted(each)
    assert Counter(each) == Counter(counts)
    assert dice.of(*each) == held(counts)


@given(SOME, SOME)
def test_places_are_put_together_by_adding_and_taken_apart_by_subtracting(one: list[int], other: list[int]) -> None:
    both = dice.of(*one) + dice.of(*other)
    assert counted(both) == {kind: one.count(kind) + other.count(kind) for kind in KINDS}
    assert both - dice.of(*other) == dice.of(*one)


@given(SOME)
def test_the_order_of_dice_does_not_matter(each: list[int]) -> None:
    assert dice.of(*each) == dice.of(*reversed(each)) == sum(dice.ONE[kind] for kind in each)


@given(HANDS, st.sets(st.sampled_from(KINDS)))
def test_only_leaves_the_wanted_kinds(counts: dict[int, int], wanted: set[int]) -> None:
    left = dice.only(held(counts), wanted)
    assert counted(left) == {kind: many if kind in wanted else 0 for kind, many in counts.items()}


@given(HANDS)
def test_each_die_is_an_option_of_its_own(counts: dict[int, int]) -> None:
    options = dice.of_kinds(held(counts))
    assert len(set(options)) == len(options) == sum(counts.values())
    assert options == sorted(options)
    assert dice.chosen(options) == held(counts)


@given(HANDS, st.randoms(use_true_random=False))
def test_dice_alike_may_be_chosen_for_one_another(counts: dict[int, int], random: Random) -> None:
    """What counts is how many of each kind were chosen, not which copies."""
    options = dice.of_kinds(held(counts))
    some = random.sample(options, len(options) // 2)
    chosen = dice.chosen(some)
    assert counted(chosen) == {kind: sum(code // dice.COPIES == kind for code in some) for kind in KINDS}
    first_copies = [kind * dice.COPIES + copy for kind in KINDS for copy in range(dice.count(chosen, kind))]
    assert dice.chosen(first_copies) == chosen
    assert set(first_copies) <= set(options)


@given(st.lists(st.tuples(st.integers(0, 200), st.integers(0, dice.COPIES)), unique_by=lambda group: group[0]))
def test_an_option_tells_its_group(groups: list[tuple[int, int]]) -> None:
    options = dice.options(groups)
    assert Counter(code // dice.COPIES for code in options) == Counter(dict(groups))
    assert len(set(options)) == len(options)


def test_nothing_is_no_dice() -> None:
    assert dice.of() == dice.size(0) == 0
    assert dice.kinds(0) == dice.one_by_one(0) == ()
    assert dice.of_kinds(0) == []


def test_as_an_example() -> None:
    cup = dice.of(HOME, NOVELTY, HOME)
    assert (dice.count(cup, HOME), dice.count(cup, NOVELTY), dice.count(cup, MILITARY)) == (2, 1, 0)
    assert dice.size(cup) == 3
    assert dice.of_kinds(cup) == [0, 1, NOVELTY * dice.COPIES]
    assert dice.only(cup, [NOVELTY, ALIEN]) == dice.of(NOVELTY)


@pytest.mark.rule("ROLL-0.3")
def test_a_place_has_room_for_all_dice_of_the_box() -> None:
    everything = held(dict(enumerate(BOX)))
    assert max(BOX) <= dice.MOST
    assert max(BOX) <= dice.COPIES
    assert dice.size(everything) == sum(BOX) <= dice.MOST
