"""A game of another package in a real browser: its card, board, questions beside the game, and windows."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from ..conformance import bazaar
from ..pebbles import write_package
from ..server.installed import lay_out
from ..server.node_process import NodeProcess
from .conftest import Visits
from .inspection import inspect
from .visitor import OVER, Visitor
from .witness import Witness

BOARD = Path(__file__).parent / "foreign/board.js"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[NodeProcess]:
    """A server beside which two packages are installed: the toy, and the example that people copy."""
    folder = tmp_path_factory.mktemp("house")
    site = folder / "site"
    package = {"bazaar/__init__.py": Path(bazaar.__file__).read_bytes(), "bazaar/web/board.js": BOARD.read_bytes()}
    lay_out(site, "bazaar", "bazaar:BAZAAR", package)
    write_package(site)
    node = NodeProcess(folder, database=f"sqlite:///{folder}/astrarium.db", pass_delay=[1, 1])
    node.start(PYTHONPATH=str(site))
    yield node
    node.stop()


def asked(visitor: Visitor, words: str) -> None:
    expect(visitor.page.locator(".prompt.asking strong")).to_have_text(words)


def take(visitor: Visitor, coins: int) -> None:
    """Take coins by pointing at the board: it can be taken back, so one press answers."""
    asked(visitor, "How many coins?")
    visitor.page.locator(".bazaar .coin").nth(coins - 1).click()


def test_its_card_its_board_and_its_rules(visit: Visits) -> None:
    guest = visit("en", press="careful")
    guest.page.goto("/")
    expect(guest.page.locator("li", has=guest.page.locator("[data-play=bazaar]"))).to_contain_text("Bazaar")
    with guest.page.expect_response(re.compile("/games/bazaar/.*board.js")) as loaded:
        guest.play_now("bazaar")
    assert "default-src 'self'" in loaded.value.headers["content-security-policy"]
    expect(guest.page.locator("h1")).to_have_text("Bazaar")
    expect(guest.page.locator(".bazaar .purse")).to_have_count(2)
    expect(guest.page.locator(".bar .sub")).to_contain_text("round 1")
    coin = guest.page.locator(".bazaar .coin").nth(2)
    coin.click()
    expect(coin).to_have_attribute("aria-pressed", "true")
    assert coin.evaluate("node => getComputedStyle(node).outlineColor") != "rgba(0, 0, 0, 0)"  # its own style sheet
    guest.page.goto("/rules/bazaar")
    expect(guest.page.locator(".book")).to_contain_text("In turn, take up to three coins.")
    assert guest.troubles == []


def test_a_game_against_a_bot_from_the_board_and_from_the_list(visit: Visits) -> None:
    guest = visit("en")
    guest.play_now("bazaar")
    take(guest, 3)
    asked(guest, "Veto?")
    guest.answer()
    guest.wait()
    assert guest.play_on(by=guest.answer_from_list)
    assert guest.page.locator(OVER).count() == 1
    expect(guest.page.locator("dialog table").first).to_be_visible()
    assert guest.troubles == []


def test_a_window_is_passed_until_the_round_ends(visit: Visits) -> None:
    guest = visit("en")
    guest.play_now("bazaar")
    take(guest, 1)
    asked(guest, "Veto?")
    guest.page.get_by_label("Pass until round 1 ends").check()
    hint = Witness(guest, ".prompt .hint")
    guest.page.get_by_role("button", name="Let it be").click()
    # The bot's turn is in the same round: the server passes, and announces that.
    hint.wait("You pass in a moment")
    asked(guest, "How many coins?")
    take(guest, 1)
    asked(guest, "Veto?")
    expect(guest.page.get_by_label("Pass until round 2 ends")).not_to_be_checked()
    assert guest.troubles == []


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_whoever_reads_it_can_use_it(visit: Visits, phone: bool) -> None:
    """A question beside the game, unfolded, and the box beside the option that passes are accessible."""
    guest = visit("fr", phone=phone)
    guest.play_now("bazaar")
    guest.page.locator("details summary").click()
    inspect(guest)
    guest.page.locator("details summary").click()
    guest.answer_from_list()
    asked(guest, "Veto ?")
    expect(guest.page.get_by_label("Passer jusqu’à la fin (manche 1)")).to_be_visible()
    inspect(guest)


def test_a_bot_answers_an_offer_beside_the_turn(visit: Visits) -> None:
    guest = visit("fr")
    guest.play_now("bazaar")
    deal = guest.page.locator("details[data-standing=true]")
    expect(deal.locator("summary")).to_have_text("Un marché ?")
    expect(deal.locator("input").first).to_be_hidden()
    deal.locator("summary").click()
    deal.locator("input").first.fill("2")
    deal.locator("input").first.blur()
    deal.locator(".confirm").click()
    expect(guest.page.locator(".bazaar .purse").first).to_have_text(re.compile(": 1$"))  # the bot took the two coins
    asked(guest, "Combien de pièces ?")
    assert guest.troubles == []


def test_an_offer_stands_beside_the_turn_and_disturbs_nothing(visit: Visits) -> None:
    host, friend = visit("en", press="careful"), visit("en")
    host.page.goto("/new/bazaar?with=friends")
    host.page.locator("[data-make-table]").click()
    friend.page.goto(host.page.locator("[data-invite-link]").input_value())
    friend.page.locator(".room .btn.primary").click()
    asked(host, "How many coins?")
    coin = host.page.locator(".bazaar .coin").nth(1)
    coin.click()
    assert "your turn" not in friend.page.title().lower()
    friend.page.locator("details summary").click()
    friend.page.locator("details input").first.fill("1")
    friend.page.locator("details input").first.blur()
    friend.page.locator("details .confirm").click()
    offer = host.page.locator("details[data-standing=false]")
    expect(offer.locator("summary")).to_contain_text("gives 1 for 0. Agreed?")
    expect(coin).to_have_attribute("aria-pressed", "true")  # each question has its own draft
    offer.get_by_role("button", name="yes").click()
    offer.locator(".confirm").click()
    expect(host.page.locator(".bazaar .purse").first).to_have_text(re.compile(": 4$"))
    expect(offer).to_have_count(0)
    expect(coin).to_have_attribute("aria-pressed", "true")
    host.page.locator(".prompt .confirm").click()
    for player in (host, friend):
        asked(player, "Veto?")
        assert player.troubles == []


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_the_example_is_played_to_its_end_on_its_own_board(visit: Visits, phone: bool) -> None:
    guest = visit("fr", phone=phone, press="careful")
    guest.play_now("pebbles")
    inspect(guest)

    def take_two() -> None:
        """Take two stones by pressing the second: the first goes with it."""
        picked = guest.page.locator(".pebbles .picked")
        guest.page.locator(".pebbles .lit").last.click()
        expect(picked).to_have_count(2)
        guest.page.locator(".prompt .confirm").click()
        expect(picked).to_have_count(0)

    assert guest.play_on(by=take_two)
    expect(guest.page.locator(".pebbles .line").first).to_have_text("Encore 0 sous l’eau")
    assert guest.troubles == []
