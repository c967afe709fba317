"""One way to ask a bot: again while a finer rule refuses, and in the end the first legal answer."""

import pytest

from astrarium.bots import answer_of, first_legal
from astrarium.bots.asking import TRIES
from astrarium.kernel import Choice, Decision, Refusal, Step, View

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
