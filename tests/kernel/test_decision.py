"""The six shapes of a question and of its answers."""

from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from astrarium.kernel import Choice, Decision, Kind, Step

ASKER: Step[Any] = Step()
codes = st.lists(st.integers(-5, 200), min_size=1, max_size=5, unique=True)


def ask(kind: Kind, options: list[int] | None = None, **more: Any) -> Decision:
    return Decision(0, "prompt", "RULE", options or [], ASKER, kind, **more)


@st.composite
def asked(draw: st.DrawFn) -> Decision:
    kind = draw(st.sampled_from(list(Kind)))
    options = draw(codes)
    if kind is Kind.CHOOSE:
        low = draw(st.integers(0, len(options)))
        return ask(kind, options, low=low, high=draw(st.integers(max(low, 1), len(options))))
    if kind is Kind.AMOUNT:
        low = draw(st.integers(0, 10))
        return ask(kind, low=low, high=low + draw(st.integers(0, 10)))
    if kind is Kind.OFFER:
        caps = draw(st.lists(st.integers(0, 2), min_size=len(options), max_size=len(options)))
        return ask(kind, options, targets=draw(codes), caps=caps)
    return ask(kind, options, targets=draw(codes))


@given(asked())
def test_whatever_is_listed_has_the_shape(d: Decision) -> None:
    listed = d.some_choices(200)
    assert listed
    assert len(set(listed)) == len(listed)
    assert all(d.has_shape(choice) for choice in listed)


@given(asked(), st.integers())
def test_random_answers_have_the_shape(d: Decision, seed: int) -> None:
    rng = Random(seed)
    for _ in range(10):
        assert d.has_shape(d.random_choice(rng))


@given(asked(), st.integers())
def test_random_answers_are_listed(d: Decision, seed: int) -> None:
    listed = d.some_choices(5_000)
    if len(listed) < 5_000:
        assert d.random_choice(Random(seed)) in {tuple(choice) for choice in map(canonical(d), listed)}


def canonical(d: Decision) -> Any:
    """A function that sorts a choice where the order of its options does not matter."""
    return (lambda choice: tuple(sorted(choice))) if d.kind is Kind.CHOOSE else (lambda choice: choice)


@given(asked())
def test_forced_means_a_single_answer(d: Decision) -> None:
    if d.is_forced:
        assert len(d.some_choices(2)) == 1


@given(asked(), st.lists(st.integers(-10, 210), max_size=6).map(tuple))
def test_an_answer_has_the_shape_only_if_it_is_listed(d: Decision, choice: Choice) -> None:
    listed = d.some_choices(5_000)
    if len(listed) < 5_000 and d.has_shape(choice):
        assert canonical(d)(choice) in {canonical(d)(other) for other in listed}


@pytest.mark.parametrize(
    ("d", "wrong"),
    [
        (ask(Kind.CHOOSE, [3, 5]), [(), (4,), (3, 5), (3, 3), ("3",), (None,), ((3,),)]),
        (ask(Kind.CHOOSE, [3, 5, 7], low=0, high=2), [(3, 3), (3, 5, 7), (3, 4), (3, 5.0)]),
        (ask(Kind.CHOOSE, [3, 5, 7], low=2, high=2), [(), (3,), (5, 5)]),
        (ask(Kind.AMOUNT, low=1, high=4), [(), (0,), (5,), (2, 2), (2.0,), (True,)]),
        (ask(Kind.CONFIRM), [(), (2,), (-1,), (0, 1), (True,), (1.0,)]),
        (ask(Kind.ORDER, [3, 5]), [(), (3,), (3, 3), (5, 4), (3, 5, 3)]),
        (ask(Kind.ASSIGN, [3, 5], targets=[0, 1]), [(), (0,), (0, 2), (0, 1, 0), (0, None)]),
        (ask(Kind.OFFER, [0, 1], targets=[2], caps=[1, 3]), [(), (2,), (1, 0, 0), (2, 2, 0), (2, 0, -1), (2, 0, 0, 0)]),
    ],
    ids=lambda value: value.kind.value if isinstance(value, Decision) else "",
)
def test_other_answers_do_not_have_the_shape(d: Decision, wrong: list[Any]) -> None:
    assert [choice for choice in wrong if d.has_shape(choice)] == []


@pytest.mark.parametrize("junk", [3.0, True, 3 + 0j])
def test_what_equals_an_option_without_being_an_integer_is_not_one(junk: Any) -> None:
    assert not ask(Kind.CHOOSE, [1, 3]).has_shape((junk,))


def test_one_is_too_many_where_none_may_be_chosen() -> None:
    assert not ask(Kind.CHOOSE, [3, 5], low=0, high=0).has_shape((3,))


def test_how_many_answers_there_are() -> None:
    assert len(ask(Kind.CHOOSE, [1, 2, 3], low=0, high=2).some_choices(99)) == 1 + 3 + 3
    assert len(ask(Kind.ORDER, [1, 2, 3]).some_choices(99)) == 6
    assert len(ask(Kind.ASSIGN, [1, 2, 3], targets=[8, 9]).some_choices(99)) == 8
    assert len(ask(Kind.OFFER, [1, 2], targets=[0, 1], caps=[1, 2]).some_choices(99)) == 2 * 2 * 3
    assert ask(Kind.CONFIRM).some_choices(99) == [(1,), (0,)]
    assert ask(Kind.AMOUNT, low=2, high=4).some_choices(2) == [(2,), (3,)]
