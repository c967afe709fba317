"""Declared fields: how a state starts, is copied, packed and unpacked follows from them."""

import json
from dataclasses import dataclass

import pytest

from astrarium.kernel import Rng, State, Step
from astrarium.kernel.declared import each, memo, start
from astrarium.kernel.randomness import seed_from
from astrarium.kernel.state import unpack


@dataclass(frozen=True, slots=True)
class Rules:
    short: bool = False
    goal: int = 7


@dataclass(slots=True, eq=False, repr=False)
class Table(State):
    rules: Rules
    deck: list[int] = start(list)
    hands: list[list[int]] = each(list)
    coins: list[int] = each(3)
    played: list[tuple[int, ...]] = each(())
    ships: list[int] = each(-1, lambda seats: seats * 4)
    pair: tuple[int, int] = start((0, 0))
    note: str | None = start(None)
    sums: tuple[int, ...] | None = memo()


class TableStep(Step[Table]):
    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Go(TableStep):
    seat: int
    cards: tuple[int, ...]


def table() -> Table:
    s = Table(2, Rng(seed_from(1), 5), Rules(short=True))
    s.deck = [4, 5]
    s.hands[1].append(9)
    s.played[0] = (1, 2)
    s.push(Go(1, (7, 8)))
    s.lanes = [[Go(0, ())], []]
    return s


def test_every_field_starts_as_declared() -> None:
    s = Table(3, Rng(seed_from(1)), Rules())
    assert (s.deck, s.hands, s.coins, s.played) == ([], [[], [], []], [3, 3, 3], [(), (), ()])
    assert (len(s.ships), s.pair, s.note) == (12, (0, 0), None)
    assert s.hands[0] is not s.hands[1]


def test_a_copy_shares_nothing_that_can_change() -> None:
    s = table()
    c = s.copy()
    assert type(c) is Table
    assert c.pack() == s.pack()
    c.deck.append(1)
    c.hands[0].append(1)
    c.coins[0] = 0
    c.played[1] = (3,)
    c.stack.pop()
    c.lanes[0].pop()
    c.rng.below(6)
    assert s.pack() == table().pack()


def test_the_packed_form_is_plain_and_leads_back() -> None:
    s = table()
    packed = s.pack()
    assert packed[1:] == [[True, 7], [4, 5], [[], [9]], [3, 3], [[1, 2], []], [-1] * 8, [0, 0], None]
    assert json.loads(json.dumps(packed)) == packed, "tuples of steps too: a view that holds a step has travelled"
    again = unpack(Table, TableStep, packed)
    assert again.pack() == packed
    assert (again.rules, again.played, again.pair) == (Rules(short=True), [(1, 2), ()], (0, 0))
    assert again.stack == [Go(1, (7, 8))]


def test_a_field_that_cannot_be_packed_is_refused() -> None:
    @dataclass(slots=True, eq=False, repr=False)
    class Odd(State):
        when: set[int] = start(None)

    with pytest.raises(TypeError, match="cannot hold"):
        Odd(1, Rng(seed_from(1))).pack()


def test_what_follows_from_other_fields_is_shared_by_copies_and_never_packed() -> None:
    s = table()
    plain = s.pack()
    assert s.sums is None
    s.sums = (9, 0)
    assert s.copy().sums is s.sums
    assert s.pack() == plain
    assert unpack(Table, TableStep, json.loads(json.dumps(plain))).sums is None
