"""Questions with more to choose from than most: what they bring stays in its place, and leaves the rest its room."""

import pytest

from .look import LAPTOP, PHONE, Looks
from .test_sights import SQUEEZED


@pytest.mark.parametrize("size", [LAPTOP, PHONE])
def test_two_ways_to_pass_leave_the_question_its_room(look: Looks, size: dict[str, int]) -> None:
    reader = look("void/ask.after_dice", "fr", size)
    assert reader.page.locator("#decision .answer").count() == 2
    assert reader.page.locator("#decision input[type=checkbox]").count() == 1
    assert reader.page.evaluate(SQUEEZED, 1) == []


@pytest.mark.parametrize("size", [LAPTOP, PHONE])
def test_an_answer_of_many_words_is_said_in_full(look: Looks, size: dict[str, int]) -> None:
    reader = look("frontiers/ask.store_world", "fr", size)
    assert reader.page.locator("#decision .answer.long").count() == 1
    assert reader.page.evaluate(SQUEEZED, 2) == []
