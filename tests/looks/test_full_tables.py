"""A full table: every player's name, total and clock can be read on a laptop and on a phone."""

import pytest
from playwright.sync_api import expect

from .look import LAPTOP, PHONE, Looks
from .recorded import FULL, GAMES, told


@pytest.mark.parametrize("game", GAMES)
def test_everybody_can_be_read_at_a_full_table(look: Looks, game: str) -> None:
    sight = f"{game}/{FULL[game]}"
    table = told(sight)["table"]
    reader = look(sight, size=LAPTOP)
    board = reader.page.locator("main")
    over = reader.page.locator(".board > :not(.sr)").evaluate("node => node.scrollHeight - node.clientHeight")
    assert over <= 1  # fractions of a pixel
    persons = [seat for seat in table["seats"] if seat.get("person")]
    above = reader.page.locator("header.bar").get_by_role("timer")
    clocks = above if above.count() else reader.page.locator(".board").get_by_role("timer")  # told in one place
    expect(clocks).to_have_count(len(persons))  # bots have no clock
    for timer in board.get_by_role("timer").all():
        expect(timer).to_be_visible()
    reader = look(sight, size=PHONE)
    timer = reader.page.locator("main").get_by_role("timer").first
    expect(timer).to_be_visible()
    before = timer.inner_text()
    expect(timer).not_to_have_text(before)
