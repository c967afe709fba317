"""A board never jumps: picking, hints, undo and the guide move nothing on it by a pixel."""

from typing import Any

import pytest
from playwright.sync_api import expect

from ..browser.visitor import Visitor
from .look import LAPTOP, PHONE, Looks
from .recorded import GAMES, LONG, questions
from .steadiness import WATCH, mark, moved

# However much room the guide takes, the log still shows what happened last.
LOG_AT_END = """() => {
  const log = document.querySelector('.log ol');
  return log.scrollHeight - log.scrollTop - log.clientHeight < 2;
}"""


def come(look: Looks, sight: str, phone: bool, guided: bool) -> Visitor:
    lang, size = ("fr", PHONE) if phone else ("en", LAPTOP)
    # A press picks, and does not answer.
    visitor = look(sight, lang, size, script=WATCH, guided=guided, press="careful")
    if guided:
        visitor.page.locator(".coach").wait_for()
        if phone:
            assert visitor.page.locator(".coach").evaluate("node => node.offsetHeight <= innerHeight / 4")
    return visitor


def decide(visitor: Visitor, guided: bool) -> list[Any]:
    """Make one decision: pick and unpick, fold and unfold the guide, then answer."""
    found: list[Any] = []
    before = visitor.version
    mark(visitor)
    things = visitor.page.locator(".thing.lit > .press:visible")
    if things.count():
        first = things.first
        for _ in range(2):
            first.dispatch_event("click")
            away = moved(visitor)
            if visitor.version > before:  # one tap was the whole answer, and the table went on
                return found
            found += away
            visitor.page.keyboard.press("Escape")
    if guided:
        for _ in range(2):
            visitor.page.keyboard.press("g")
            found += moved(visitor)
    mark(visitor, fixed=True)
    if visitor.phone:  # where not everything fits on the screen
        visitor.answer_from_list()
    else:
        visitor.answer()
    found += moved(visitor, fixed=True)
    return found


WAYS = [(False, False), (True, True), (False, True), (True, False)]
# Every question on both screens, with and without the guide; in the short form some take turns.
VISITS = [
    (sight, *WAYS[(n + m + k) % 4])
    for n, game in enumerate(GAMES)
    for m, sight in enumerate(questions(game)[: None if LONG else 2])
    for k in range(4 if LONG else 1)
]


@pytest.mark.parametrize(("sight", "phone", "guided"), VISITS)
def test_nothing_moves_while_one_decides(look: Looks, sight: str, phone: bool, guided: bool) -> None:
    visitor = come(look, sight, phone, guided)
    found = decide(visitor, guided)
    assert found == []
    if guided and not phone:
        expect(visitor.page.locator(".coach")).to_be_visible()
        visitor.page.wait_for_function(LOG_AT_END)


def test_the_guide_never_takes_enter(look: Looks) -> None:
    visitor = come(look, "race/ask.settle", phone=False, guided=True)
    turn = visitor.page.locator(".coach .turn")
    decision = visitor.page.locator("#decision")
    turn.click()
    expect(decision).to_be_focused()
    turn.press("Enter")
    expect(decision).to_be_focused()
    before = visitor.version
    visitor.page.keyboard.press("1")
    visitor.page.keyboard.press("Enter")
    visitor._settle(before)
    assert visitor.version > before


# What is lit with its key, from the left.
KEYED = """() => [...document.querySelectorAll('.mat .thing.lit')]
  .map(thing => [thing.getBoundingClientRect().left, thing.querySelector('.hk')?.textContent])
  .filter(([, key]) => key).sort(([a], [b]) => a - b).map(([, key]) => key)"""


def test_keys_follow_the_board_and_the_way_out_has_its_own(look: Looks) -> None:
    visitor = look("tiny/ask.turn", press="careful")
    for key in ("1", "Escape"):  # picked and put back: keys are shown once one was used
        visitor.page.keyboard.press(key)
    expect(visitor.page.locator(".picked")).to_have_count(0)
    keys = visitor.page.evaluate(KEYED)
    assert keys
    assert keys == sorted(keys)
    visitor.page.keyboard.press("n")
    expect(visitor.page.locator(".prompt .answer.picked")).to_have_count(1)
    visitor.page.keyboard.press(keys[-1])
    expect(visitor.page.locator(".mat .thing.picked .hk")).to_have_text(keys[-1])


@pytest.mark.parametrize("game", GAMES)
def test_where_nothing_is_to_move_nothing_does(look: Looks, game: str) -> None:
    """The reader's own setting counts, whatever the system wishes: what is lit does not breathe either."""
    for sight in questions(game) if LONG else questions(game)[:3]:
        page = look(sight, size=LAPTOP, motion="off").page
        moving = page.evaluate("document.getAnimations().map(one => one.effect.target.className)")
        assert moving == [], sight
