"""Windows: nobody knows who has answered before all have."""

import pytest

from astrarium.kernel import Decision, Refused, Table, verify
from astrarium.kernel.flow import holding, waited_for
from astrarium.kernel.question import question
from tests.conformance.bazaar import BAZAAR, PASS, VETO, Stalls


def asked(s: Stalls, seat: int) -> Decision:
    return next(d for d in BAZAAR.decisions(s) if d.seat == seat and d.aside < 0)


@pytest.fixture
def s() -> Stalls:
    """Seat 0 has taken three coins; everybody may veto, and seat 1 can."""
    s = BAZAAR.new(3)
    s.cards = [0, 1, 0]
    BAZAAR.apply(s, asked(s, 0), (3,))
    return s


def test_others_see_nothing_of_an_answer_until_all_have_answered(s: Stalls) -> None:
    before = [BAZAAR.view(s, seat) for seat in (0, 2, None)]
    told: list[object] = []
    s.events = told  # type: ignore[assignment]
    BAZAAR.apply(s, asked(s, 1), (VETO,))
    assert [BAZAAR.view(s, seat) for seat in (0, 2, None)] == before
    assert told == []
    assert waited_for(s) == [0, 2]
    assert holding(s) == [1]
    BAZAAR.apply(s, asked(s, 0), (PASS,))
    BAZAAR.apply(s, asked(s, 2), (PASS,))
    assert s.used == [0, 1, 0]
    assert s.coins == [3, 3, 3]
    assert holding(s) == []
    assert len(told) == 1


def test_who_has_answered_knows_it_and_is_not_asked_again(s: Stalls) -> None:
    BAZAAR.apply(s, asked(s, 1), (VETO,))
    view = BAZAAR.view(s, 1)
    assert view["lanes"][1][-1] == ["Held", [VETO]]
    world = BAZAAR.sample(view, s.rng.fresh())
    assert waited_for(world) == [0, 2]
    assert BAZAAR.view(world, 1) == view


def test_a_state_with_an_open_window_is_packed_whole(s: Stalls) -> None:
    BAZAAR.apply(s, asked(s, 1), (VETO,))
    again = BAZAAR.decode(BAZAAR.encode(s))
    assert BAZAAR.encode(again) == BAZAAR.encode(s)
    for seat in (0, 2):
        BAZAAR.apply(again, asked(again, seat), (PASS,))
    assert again.used == [0, 1, 0]


def test_what_an_answer_would_reveal_does_not_tell_who_has_answered(s: Stalls) -> None:
    first = question(s, asked(s, 2))
    for seat in (0, 1):
        BAZAAR.apply(s, asked(s, seat), (PASS,))
    assert question(s, asked(s, 2)) == first
    assert all(option["reveals"] for option in first["options"])


def test_a_word_in_a_window_cannot_be_taken_back() -> None:
    table = Table.open(BAZAAR, BAZAAR.agree(2), bytes(32))
    table.answer(0, table.decisions(0)[0].id, (1,))
    assert table.can_undo(0)
    table.answer(1, table.decisions(1)[0].id, (PASS,))
    with pytest.raises(Refused):
        table.undo(1)
    table.answer(0, table.decisions(0)[0].id, (PASS,))
    assert verify(BAZAAR, table.log) is None


def test_a_chance_of_one_alone_is_no_secret_and_is_let_pass_in_the_same_way(s: Stalls) -> None:
    """The one seat that is asked, on the stack, is known to all as the one that can step in; PASS lets the chance
    pass."""
    alone = Decision.choose(asked(s, 1).step, 1, "prompt.veto", "BAZAAR-2", [VETO, PASS])
    alone = alone.as_window("round:0", secret=False)
    assert (alone.window, alone.never_auto, alone.secret) == ("round:0", True, False)
    assert alone.passing == (PASS,)
    assert question(s, alone)["window"] == "round:0"
