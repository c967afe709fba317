"""A full table: everybody can be read on a laptop and on a phone, and nothing is serious for axe."""

import pytest
from playwright.sync_api import expect

from astrarium.kernel.registry import game as game_of

from .conftest import GAMES, Visits
from .test_access import inspect
from .visitor import ASKED, Visitor

LAPTOP = {"width": 1366, "height": 768}
PHONE = {"width": 390, "height": 844}


def sit_down(visitor: Visitor, game: str, seats: int) -> None:
    """At a table with a clock, bots in all other seats, and everybody's points in sight if that can be chosen."""
    clock = {"pace": "live", "budget": 600_000, "increment": 5_000}
    options = {option.id: "on" for option in game_of(game).meta.options if option.id == "open_points"}
    bots = ["greedy"] * (seats - 1)
    table = visitor.make_table("Ada", game=game, seats=seats, bots=bots, clock=clock, options=options)
    visitor.page.goto(f"/table/{table}")
    visitor.page.wait_for_selector(ASKED)


@pytest.mark.parametrize("game", GAMES)
def test_everybody_can_be_read_at_a_full_table(visit: Visits, game: str) -> None:
    visitor = visit("en")
    visitor.page.set_viewport_size(LAPTOP)  # type: ignore[arg-type]
    seats = game_of(game).meta.seats[-1]
    sit_down(visitor, game, seats)
    visitor.play_on(3)
    board = visitor.page.locator("main")
    over = visitor.page.locator(".board > *").evaluate("node => node.scrollHeight - node.clientHeight")
    assert over <= 1  # fractions of a pixel
    expect(board.locator("[title^='total now']")).to_have_count(seats)
    expect(board.get_by_role("timer")).to_have_count(1)  # bots have no clock
    expect(board.get_by_role("timer")).to_be_visible()
    inspect(visitor)
    visitor.page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    time = board.get_by_role("timer").first
    expect(time).to_be_visible()
    before = time.inner_text()
    expect(time).not_to_have_text(before)
    assert visitor.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
