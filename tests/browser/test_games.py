"""Games in a real browser: what a person sees and presses, nothing else. `make browser` plays all of them out."""

import re
from collections.abc import Callable
from itertools import cycle
from pathlib import Path

import pytest
from playwright.sync_api import WebSocketRoute, expect

from astrarium.kernel import game

from ..server.node_process import NodeProcess
from .conftest import GAMES, LONG, Visits
from .visitor import ASKED, Visitor
from .witness import look_until

# Two pictures later.
FRAMES = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
LONG_EVENING = (100, 0)  # minutes that people take
PLAYED_ON = 120_000  # milliseconds in which bots finish a game that somebody has given up


def finished(visitor: Visitor) -> None:
    """The score sheet is there, and nothing went wrong on the way."""
    sheet = visitor.page.locator("dialog table")
    expect(sheet.first).to_be_visible(timeout=PLAYED_ON)
    assert visitor.troubles == []


def play_out(visitor: Visitor, answers: int, by: Callable[[], None] | None = None) -> None:
    """Play to the end; in the short form this many answers, then give up."""
    if LONG:
        assert visitor.play_on(by=by)
    else:
        assert not visitor.play_on(answers, by=by)
        visitor.resign()
    finished(visitor)


@pytest.mark.parametrize(("key", "lang"), list(zip(GAMES, cycle(["en", "fr"]), strict=False)))
def test_a_guest_plays_against_bots_and_checks_the_chance(visit: Visits, key: str, lang: str) -> None:
    guest = visit(lang)
    guest.play_now(key)
    expect(guest.page.locator("html")).to_have_attribute("lang", lang)
    expect(guest.page.locator("h1")).to_have_text(game(key).meta.names[lang])
    if game(key).meta.minutes > LONG_EVENING and not LONG:  # the bots alone would play on for a minute
        assert not guest.play_on(8)
        assert guest.troubles == []
        return
    play_out(guest, 8)
    expect(guest.page.locator("dialog .told")).to_have_count(1)  # what we invented is said beside the points
    # After a lost connection the beginning of the log arrives a little later than its end.
    expect(guest.page.locator("aside.log li.ev").nth(8)).to_be_attached()
    guest.page.goto(f"/verify/{guest.table}")
    expect(guest.page.locator(".seal.sound")).to_be_visible()


def by_link(visit: Visits, key: str = "race") -> tuple[Visitor, Visitor]:
    """Two visitors at a table: one made it, the other came by its link."""
    host, friend = visit("en"), visit("fr")
    host.page.goto(f"/new/{key}?with=friends")
    host.page.locator("[data-make-table]").click()
    link = host.page.locator("[data-invite-link]").input_value()
    assert re.search(r"/j/\w{6}$", link)
    friend.page.goto(link)
    friend.page.locator(".room .btn.primary").click()
    for player in (host, friend):
        player.page.wait_for_selector(".table-main")
    return host, friend


@pytest.mark.parametrize("key", GAMES if LONG else ["race"])
def test_two_browsers_play_each_other_by_link(visit: Visits, key: str) -> None:
    """The host and a friend give some answers, more in `make browser`; then the friend gives up."""
    host, friend = by_link(visit, key)
    players = [host, friend]
    answers = 0
    while answers < (60 if LONG else 12):
        asked = [player for player in players if player.page.locator(ASKED).count()]
        for player in asked[:1]:
            player.answer()
            answers += 1
        if not asked:
            host.page.wait_for_timeout(30)
    friend.resign()
    for player in players:
        player.wait()
        finished(player)
    assert host.version == friend.version


def test_a_reload_in_the_middle_of_a_decision_changes_nothing(visit: Visits) -> None:
    host, _ = by_link(visit)
    host.wait()
    host.page.locator(".thing.lit > .press:visible").first.click()
    decision, version = host.decision, host.version
    question = host.page.locator(".prompt strong").inner_text()
    host.page.reload()
    host.page.wait_for_selector(".prompt.asking")
    assert (host.decision, host.version) == (decision, version)
    assert host.page.locator(".prompt strong").inner_text() == question
    host.answer()
    assert host.version > version


def test_undo_takes_an_answer_back(visit: Visits) -> None:
    host, _ = by_link(visit)  # the other has not discarded yet, so nothing is revealed by this answer
    host.wait()
    question = host.page.locator(".prompt strong").inner_text()
    lit = host.page.locator(".thing.lit > .press:visible")
    hand = lit.count()
    lit.nth(0).click()
    lit.nth(1).click()
    host.page.keyboard.press("Enter")
    expect(host.page.locator(".prompt .undo")).to_be_visible()
    host.page.keyboard.press("z")
    expect(host.page.locator(".prompt strong")).to_have_text(question)
    expect(lit).to_have_count(hand)


def test_the_server_restarts_in_the_middle_of_a_game(visit: Visits, tmp_path: Path, chromium: object) -> None:
    node = NodeProcess(tmp_path, database=f"sqlite:///{tmp_path}/astrarium.db").start()
    try:
        visit._url = node.url
        guest = visit("en")
        guest.play_now("tiny")
        guest.play_on(4)
        guest.wait()
        version = guest.version
        node.stop()
        expect(guest.page.locator(".line .lost")).to_be_visible()
        guest.send_from_list()  # an answer that cannot be sent is kept
        guest.page.keyboard.press("Escape")
        expect(guest.page.locator(".prompt .trouble")).to_be_visible()
        assert guest.version == version
        node.start()
        expect(guest.page.locator(".line .lost")).to_have_count(0)
        guest._settle(version)
        guest.play_on(4)
    finally:
        node.stop()


def test_a_game_on_a_phone(visit: Visits) -> None:
    guest = visit("fr", phone=True)
    guest.play_now("tiny")
    play_out(guest, 8, by=guest.answer_from_list)


@pytest.mark.parametrize("key", GAMES if LONG else ["race"])
def test_a_game_by_keyboard_alone(visit: Visits, key: str) -> None:
    guest = visit("en")
    keys = guest.page.keyboard

    def by_keys() -> None:
        before = guest.version
        if guest.page.locator(".prompt .list").count():
            keys.press("l")
            guest.page.wait_for_selector("dialog .options")
            for digit in "123456789":
                if not guest.page.locator("dialog .confirm [role=status]").count():
                    break
                keys.press(digit)
            if guest.page.locator("dialog .confirm button").count():
                keys.press("Enter")
        guest._settle(before)

    guest.page.goto("/")
    button = guest.page.locator(f"[data-play={key}]")
    button.wait_for()
    for _ in range(40):
        keys.press("Tab")
        if button.evaluate("node => node === document.activeElement"):
            break
    keys.press("Enter")
    guest.page.wait_for_selector("[data-guided]:focus")
    keys.press("Tab")
    keys.press("Enter")  # without the guide
    play_out(guest, 12, by=by_keys)


def test_the_score_sheet_stays_when_the_server_confirms_late(visit: Visits) -> None:
    """The server confirms that a player has given up only after the page has shown the end of the game."""
    guest = visit("en")
    late: list[Callable[[], None]] = []

    def hold(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        resigning: list[bool] = []

        def ask(message: str | bytes) -> None:
            if '"resign"' in str(message):
                resigning.append(True)
            server.send(message)

        def reply(message: str | bytes) -> None:
            if resigning and '"type":"done"' in str(message):
                late.append(lambda: socket.send(message))
            else:
                socket.send(message)

        socket.on_message(ask)
        server.on_message(reply)

    guest.page.route_web_socket("**/api/v1/socket**", hold)
    guest.play_now(GAMES[0])
    guest.resign()
    finished(guest)
    look_until(guest, lambda: late)  # the server's message may still be under way
    for send in late:
        send()
    guest.page.evaluate(FRAMES)  # by then it has done all it does to the page
    finished(guest)
