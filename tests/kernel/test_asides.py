"""Several open questions of one seat: each has its own number, and no number is used for two questions."""

from typing import Any

import pytest

from astrarium.kernel import Decision, Refused
from astrarium.kernel.flow import MAX_SEATS, waited_for
from tests.conformance.bazaar import ACCEPT, BAZAAR, PASS, Stalls


def asked(s: Stalls, prompt: str, seat: int) -> Decision:
    return next(d for d in BAZAAR.decisions(s) if (d.prompt, d.seat) == (prompt, seat))


def offer(s: Stalls, by: int, to: int, give: int, want: int) -> None:
    BAZAAR.apply(s, asked(s, "prompt.propose", by), (to, give, want))


@pytest.fixture
def s() -> Stalls:
    return BAZAAR.new(3)


def test_an_offer_comes_beside_the_turn_that_waits(s: Stalls) -> None:
    turn = asked(s, "prompt.take", 0)
    offer(s, by=1, to=0, give=1, want=2)
    mine = [d for d in BAZAAR.decisions(s) if d.seat == 0]
    assert [d.prompt for d in mine] == ["prompt.take", "prompt.propose", "prompt.reply"]
    assert len({d.id for d in mine}) == 3
    assert all(d.id % MAX_SEATS == 0 for d in mine)
    assert mine[0].id == turn.id  # the question that waited is still the same
    BAZAAR.apply(s, mine[2], (ACCEPT,))
    assert s.coins == [2, 4, 3]
    assert asked(s, "prompt.take", 0).id == turn.id


def test_the_game_waits_for_its_own_questions_only(s: Stalls) -> None:
    assert waited_for(s) == [0]
    offer(s, by=0, to=2, give=0, want=1)
    assert waited_for(s) == [0]
    assert asked(s, "prompt.propose", 1).standing


def test_the_turn_goes_on_and_an_offer_left_open_lapses(s: Stalls) -> None:
    offer(s, by=1, to=2, give=1, want=1)
    old = asked(s, "prompt.reply", 2)
    BAZAAR.apply(s, asked(s, "prompt.take", 0), (3,))
    for seat in range(3):
        BAZAAR.apply(s, asked(s, "prompt.veto", seat), (PASS,))
    assert s.turn == 1
    offer(s, by=0, to=2, give=0, want=3)
    assert asked(s, "prompt.reply", 2).id != old.id
    with pytest.raises(Refused) as refused:  # an answer to the old offer does not meet the new one
        BAZAAR.apply(s, old.id, (ACCEPT,))
    assert refused.value.refusal.rule == "TABLE-1"


def test_an_offer_that_cannot_be_kept_any_more_is_gone(s: Stalls) -> None:
    offer(s, by=1, to=0, give=3, want=0)
    offer(s, by=1, to=2, give=3, want=0)
    BAZAAR.apply(s, asked(s, "prompt.reply", 0), (ACCEPT,))
    assert s.coins == [6, 0, 3]
    assert not [d for d in BAZAAR.decisions(s) if d.prompt == "prompt.reply"]


def test_a_number_tells_nothing_of_what_others_talk_about(s: Stalls) -> None:
    other = s.copy()
    offer(other, by=1, to=2, give=0, want=0)
    offer(s, by=1, to=0, give=1, want=1)
    offer(other, by=1, to=0, give=1, want=1)
    assert asked(s, "prompt.reply", 0).id == asked(other, "prompt.reply", 0).id
    assert BAZAAR.view(s, 0) == BAZAAR.view(other, 0)


def test_a_state_with_conversations_is_packed_whole(s: Stalls) -> None:
    offer(s, by=1, to=0, give=1, want=1)
    again = BAZAAR.decode(BAZAAR.encode(s))
    assert BAZAAR.encode(again) == BAZAAR.encode(s)
    ids: list[Any] = [(d.id, d.prompt, d.aside) for d in BAZAAR.decisions(s)]
    assert [(d.id, d.prompt, d.aside) for d in BAZAAR.decisions(again)] == ids


def test_everything_that_was_talked_about_ends_with_the_game() -> None:
    s = BAZAAR.new(2)
    while not BAZAAR.is_over(s):
        d = next(d for d in BAZAAR.decisions(s) if d.aside < 0)
        BAZAAR.apply(s, d, d.passing)
    assert s.asides == []
