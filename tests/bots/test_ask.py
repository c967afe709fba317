"""One way to ask a bot: again while a finer rule refuses, and in the end the first legal answer."""

import pytest

from astrarium.arena import play
from astrarium.bots import BOTS, answer_of, first_legal, next_question, volunteered
from astrarium.bots.ask import TRIES
from astrarium.kernel import Choice, Decision, Refusal, Rng, Step, View
from astrarium.kernel.randomness import seed_from
from tests.conformance.bazaar import BAZAAR

NO = Refusal("TABLE-3", "not_listed")
ASKED = Decision(0, "ask.some", "TABLE-3", range(5), Step())


class Counting:
    """A bot that answers 0, 1, 2, … in turn, whatever is asked."""

    name = "counting"
    blind = True

    def __init__(self) -> None:
        self.asked = 0

    def decide(self, view: View | None, decision: Decision) -> Choice:
        self.asked += 1
        return (self.asked - 1,)

    def volunteer(self, view: View | None, decision: Decision) -> Choice | None:
        return (1, 1, 1) if decision.seat == 2 else None


def test_a_bot_is_asked_again_until_its_answer_is_taken() -> None:
    bot = Counting()
    assert answer_of(bot, None, ASKED, lambda choice: None if choice == (3,) else NO) == (3,)
    assert bot.asked == 4


def test_a_bot_that_finds_no_answer_takes_the_first_legal_one() -> None:
    bot = Counting()
    bot.asked = 100
    assert answer_of(bot, None, ASKED, lambda choice: None if choice in ((2,), (4,)) else NO) == (2,)
    assert bot.asked == 100 + TRIES


def test_a_question_that_nobody_can_answer_is_an_error() -> None:
    with pytest.raises(RuntimeError, match=r"ask\.some"):
        first_legal(ASKED, lambda choice: NO)


def test_what_others_wait_for_beside_the_game_comes_first_and_standing_questions_never() -> None:
    s = BAZAAR.new(3)
    own, standing, *_ = BAZAAR.decisions(s)
    assert (own.aside, standing.standing) == (-1, True)
    assert next_question(BAZAAR.decisions(s)) is own
    assert next_question([standing]) is None
    BAZAAR.apply(s, next(d for d in BAZAAR.decisions(s) if d.standing and d.seat == 1), (0, 1, 1))
    assert next_question(BAZAAR.decisions(s)) is next(d for d in BAZAAR.decisions(s) if d.prompt == "prompt.reply")


def test_a_bot_may_answer_standing_questions_of_its_own_accord() -> None:
    open_now = BAZAAR.decisions(BAZAAR.new(3))
    theirs = [decision for decision in open_now if decision.seat == 2]
    assert [decision.standing for decision in theirs] == [True]
    assert volunteered(Counting(), None, theirs) == (theirs[0], (1, 1, 1))
    assert volunteered(Counting(), None, [decision for decision in open_now if decision.seat == 0]) is None


@pytest.mark.parametrize("bot", sorted(BOTS))
def test_bots_play_a_game_with_deals_and_windows_to_its_end(bot: str) -> None:
    setup = BAZAAR.agree(3)
    outcome, answered = play(BAZAAR, setup, Rng(seed_from("deals")), [BOTS[bot](BAZAAR, seat) for seat in range(3)])
    assert outcome.ending == "dusk"
    assert answered == 6 * 4  # a turn and three windows each; nobody proposes a deal
