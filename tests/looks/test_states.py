"""The states of a table: its dialogs, its menu, its guide, its end. Each is sound and speaks one language."""

from collections.abc import Callable, Iterator

import pytest

from ..browser.inspection import sound
from ..browser.visitor import Visitor
from .look import DESK, PHONE, Looks
from .recorded import GAMES, LONG, questions

READERS = [("fr", DESK), ("en", PHONE), ("fr", PHONE), ("en", DESK)]
Stops = Iterator[Visitor]


def at_the_board(look: Looks, lang: str, size: dict[str, int]) -> Stops:
    """What opens there: keys, menu, settings, and the confirmation of giving up."""
    reader = look("tiny/ask.turn", lang, size)
    page = reader.page
    page.keyboard.press("?")
    page.locator("dialog kbd").first.wait_for()
    yield reader
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Menu").click()
    page.locator("dialog [popovertarget]").click()
    page.locator("dialog [popover]:popover-open").wait_for()
    yield reader
    page.keyboard.press("Escape")
    page.locator("dialog .rows button").last.click()
    page.locator("dialog .sure").wait_for()
    yield reader


def with_the_guide(look: Looks, lang: str, size: dict[str, int]) -> Stops:
    """The guide explains what is asked, and folds away."""
    reader = look("tiny/ask.turn", lang, size, guided=True)
    page = reader.page
    page.locator(".coach.open").wait_for()
    yield reader
    page.keyboard.press("g")
    page.locator(".coach:not(.open)").wait_for()
    yield reader


def in_the_list(look: Looks, lang: str, size: dict[str, int]) -> Stops:
    """The list of all options, for the question with the most."""
    for game in GAMES if LONG else GAMES[::2]:
        reader = look(questions(game)[0], lang, size)
        reader.page.keyboard.press("l")
        reader.page.wait_for_selector("dialog .options")
        yield reader


def after_the_end(look: Looks, lang: str, size: dict[str, int]) -> Stops:
    """The score sheet of a full table, and of a solo game against an automatic rival."""
    for sight in ("tiny/end.1", "void/end.2", "roll/end.3"):
        reader = look(sight, lang, size)
        reader.page.wait_for_selector("dialog table")
        yield reader


WALKS: list[Callable[[Looks, str, dict[str, int]], Stops]] = [
    at_the_board, with_the_guide, in_the_list, after_the_end,
]  # fmt: skip
WAYS = [(walk, *READERS[(n + k) % 4]) for n, walk in enumerate(WALKS) for k in range(4 if LONG else 1)]


@pytest.mark.parametrize(("walk", "lang", "size"), WAYS)
def test_every_state_is_sound(
    look: Looks, walk: Callable[[Looks, str, dict[str, int]], Stops], lang: str, size: dict[str, int]
) -> None:
    sound(walk(look, lang, size), lang, thoroughly=LONG)
