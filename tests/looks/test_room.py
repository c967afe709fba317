"""Questions with more to choose from than most: what they bring stays in its place, and leaves the rest its room."""

import pytest

from .look import DESK, LAPTOP, PHONE, Looks
from .test_sights import SHORT_NAMES, SQUEEZED

# Plates under a phase that are outside of its column, or over one of its dice.
ASTRAY = """() => [...document.querySelectorAll('.col')].flatMap(column => {
  const inside = column.getBoundingClientRect();
  const dice = [...column.querySelectorAll('.dd > .piece')].map(die => die.getBoundingClientRect());
  return [...column.querySelectorAll('.choices .out')].filter(plate => {
    const { top, bottom } = plate.getBoundingClientRect();
    return bottom > inside.bottom + 1 || dice.some(die => die.bottom > top + 1);
  }).map(plate => plate.textContent.trim());
})"""

# What a column foretells that lies under the hole, or under the dice.
FORETOLD_UNDER = """() => [...document.querySelectorAll('.col .fc')].filter(line => {
  const { top } = line.getBoundingClientRect();
  const above = line.parentElement.querySelectorAll('.there kbd, .dd > .piece');
  return [...above].some(node => node.getBoundingClientRect().bottom > top + 3);
}).map(line => line.textContent.trim())"""


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


@pytest.mark.parametrize("size", [LAPTOP, DESK])
def test_what_explorers_of_two_kinds_can_do_stands_under_their_phase(look: Looks, size: dict[str, int]) -> None:
    reader = look("roll/ask.explore", "fr", size)
    assert reader.page.locator(".choices .out").count() == 4
    assert reader.page.evaluate(ASTRAY) == []
    assert "explorateurs qui restent" in reader.page.locator("#decision .answer").inner_text()  # all of them at once


@pytest.mark.parametrize(
    "sight", ["roll/middle.5", "tiny/ask.follow_free", "tiny/end.5", "void/ask.give", "race/middle.4"]
)
def test_a_clock_leaves_the_name_its_room(look: Looks, sight: str) -> None:
    reader = look(sight, "en", LAPTOP)
    assert reader.page.locator(".table-main .seatclock").count() > 1
    assert reader.page.evaluate(SHORT_NAMES) == []


@pytest.mark.parametrize("sight", ["roll/ask.source", "roll/ask.move_one"])
def test_what_a_column_foretells_lies_under_nothing(look: Looks, sight: str) -> None:
    reader = look(sight, "fr", LAPTOP)
    assert reader.page.locator(".col .there kbd").count() > 1
    assert reader.page.evaluate(FORETOLD_UNDER) == []
