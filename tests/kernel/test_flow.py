"""How a state moves on, seen in Comet Market."""

from dataclasses import dataclass

import pytest

from astrarium.kernel import Refused, Step, flow
from astrarium.kernel.flow import MAX_SEATS
from astrarium.kernel.question import choice_reveals, question, reveal_flags
from tests.conformance.steps import DECK, PASS, Draw, price
from tests.conformance.toys import MARKET_GAME, Comets

game = MARKET_GAME


def new(seats: int = 3, seed: int = 1) -> Comets:
    return game.new(seats, seed=seed)


def give(s: Comets, *answers: tuple[int, tuple[int, ...]]) -> None:
    """Give these answers, each by its seat, in this order."""
    for seat, choice in answers:
        game.apply(s, next(d for d in game.decisions(s) if d.seat == seat), choice)


def past_the_picks(s: Comets) -> None:
    for seat in range(s.seats):
        give(s, (seat, (PASS,)), (seat, (0,)))


def refusal_code(s: Comets, decision_id: int, choice: tuple[int, ...]) -> str:
    before = game.encode(s)
    with pytest.raises(Refused) as caught:
        game.apply(s, decision_id, choice)
    assert game.encode(s) == before
    return f"{caught.value.refusal.rule} {caught.value.refusal.code}"


def test_seats_decide_at_the_same_time_in_any_order() -> None:
    s = new()
    assert [d.prompt for d in game.decisions(s)] == ["prompt.pick"] * 3
    give(s, (1, (PASS,)), (1, (0,)))
    assert [d.seat for d in game.decisions(s)] == [0, 2]
    other = new()
    for seat in (2, 0, 1):
        give(other, (seat, (PASS,)), (seat, (0,)))
    give(s, (0, (PASS,)), (2, (PASS,)), (0, (0,)), (2, (0,)))
    assert game.encode(s) == game.encode(other)


def test_the_stack_goes_on_when_all_lanes_are_done() -> None:
    s = new()
    past_the_picks(s)
    assert s.lanes == []
    assert [d.prompt for d in game.decisions(s)] == ["prompt.arrange"]
    assert s.reveals == 1


def test_ids_number_the_answers_of_each_seat() -> None:
    s = new()
    assert [d.id for d in game.decisions(s)] == [0, 1, 2]
    give(s, (1, (PASS,)))
    assert [d.id for d in game.decisions(s)] == [0, MAX_SEATS + 1, 2]


def test_what_was_pushed_last_comes_next() -> None:
    s = new()
    past_the_picks(s)
    give(s, (0, tuple(s.market)), (0, (1, 2, 0)))
    reply = game.decisions(s)[0]
    assert (reply.prompt, reply.seat, reply.about["give"]) == ("prompt.reply", 1, 2)
    give(s, (1, (1,)))
    assert s.coins == [3, 7, 5]
    assert game.decisions(s)[0].prompt == "prompt.draw"


def test_a_single_possible_answer_is_given_without_asking() -> None:
    s = new()
    past_the_picks(s)
    give(s, (0, tuple(s.market)))
    s.deck, s.market = [], []
    answers = s.answers[:]
    give(s, (0, (1, 0, 0)))
    assert game.decisions(s)[0].prompt == "prompt.sell"
    assert s.answers == [answers[0] + 1, *answers[1:]]


def test_refusals_say_which_rule() -> None:
    s = new()
    d = game.decisions(s)[0]
    assert refusal_code(s, 999, (PASS,)) == "TABLE-1 not_open"
    assert refusal_code(s, d.id, ()) == "TABLE-2 bad_shape"
    assert refusal_code(s, d.id, (500,)) == "TABLE-3 not_listed"
    past_the_picks(s)
    assert refusal_code(s, d.id, (PASS,)) == "TABLE-1 not_open"
    give(s, (0, tuple(s.market)))
    trade = game.decisions(s)[0]
    assert refusal_code(s, trade.id, (1, 1, 3)) == "COMET-4 not_that_many"


def test_a_blocked_option_is_refused_for_its_own_reason() -> None:
    s = new()
    past_the_picks(s)
    s.coins[0] = 0
    give(s, (0, tuple(s.market)), (0, (1, 0, 0)))
    draw = game.decisions(s)[0]
    assert list(draw.options) == [DECK, PASS]
    assert refusal_code(s, draw.id, (s.market[0],)) == "COMET-6 too_dear"
    blocked = question(s, draw)["blocked"]
    assert [row["code"] for row in blocked] == s.market
    assert blocked[0]["refusal"]["args"] == {"price": price(s.market[0])}


def test_what_an_option_reveals_is_found_out_without_choosing_it() -> None:
    s = new()
    past_the_picks(s)
    give(s, (0, tuple(s.market)), (0, (1, 0, 0)))
    draw = game.decisions(s)[0]
    before = game.encode(s)
    assert isinstance(draw.step, Draw)
    assert reveal_flags(s, draw, (DECK, PASS)) == [True, False]
    assert choice_reveals(s, draw, (PASS,)) is False
    told = {row["code"]: row["reveals"] for row in question(s, draw)["options"]}
    assert (told[DECK], told[PASS]) == (True, False)
    assert game.encode(s) == before


def test_when_one_of_two_resigns_the_game_stops() -> None:
    s = new(2)
    flow.resign(s, 0)
    assert game.is_over(s)
    result = game.result(s)
    assert (result.winners, result.ending) == ((1,), "resigned")


def test_when_one_of_three_resigns_the_others_fight_on() -> None:
    s = new(3)
    s.points = [9, 1, 4]
    flow.resign(s, 0)
    assert not game.is_over(s)
    assert game.result(s).winners == (2,)
    flow.resign(s, 2)
    assert game.is_over(s)
    assert game.result(s).winners == (1,)


def test_a_set_up_knows_its_options() -> None:
    assert game.agree(2).options == {"length": "short"}
    assert game.agree(2).rules == "comets@1"
    for seats, options in ((4, {}), (2, {"length": "endless"}), (2, {"colour": "red"})):
        with pytest.raises(ValueError, match=r"comets is for|length is one of|no such option"):
            game.agree(seats, options)


@dataclass(frozen=True, slots=True)
class Again(Step[Comets]):
    """Rules that ask nobody and never end: on the stack, or in lanes that are opened again and again."""

    in_lanes: bool = False

    def do(self, s: Comets) -> None:
        s.push(self)
        if self.in_lanes:
            s.together([[Nothing()] for _ in range(s.seats)])


@dataclass(frozen=True, slots=True)
class Nothing(Step[Comets]):
    def do(self, s: Comets) -> None:
        pass


@pytest.mark.parametrize("in_lanes", [False, True])
def test_steps_without_a_question_come_to_an_end(in_lanes: bool) -> None:
    """Rules that never ask anything raise Endless; a hostile pack could otherwise hold up all tables for ever."""
    s = new()
    past_the_picks(s)
    s.push(Again(in_lanes))
    s.open = None
    with pytest.raises(flow.Endless):
        game.decisions(s)
    with pytest.raises(flow.Endless):
        flow.is_over(s)
