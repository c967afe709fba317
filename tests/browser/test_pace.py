"""What the others did can be followed: beat by beat, in words, and never for longer than the player likes."""

import re

from playwright.sync_api import expect

from .conftest import Visits
from .paces import a_round, at_a_table, until_own_turn
from .visitor import ASKED, OVER, Visitor

# Every beat shown from now on: its words, by its first line.
WATCH_BEATS = """() => {
  window.beats = [];
  const strip = document.querySelector('.happening'), question = document.querySelector('.prompt');
  const top = node => Math.round(node.getBoundingClientRect().top);
  new MutationObserver(() => {
    const beat = strip.dataset.beat;
    if (beat && window.beats.at(-1)?.beat !== beat)
      window.beats.push({beat, words: strip.querySelector('.said').innerText,
        beside: top(question) - top(strip)});
  }).observe(strip, {attributes: true});
}"""


def received(visitor: Visitor) -> int:
    return int(visitor.page.locator(".table").get_attribute("data-received") or -1)


def test_each_turn_is_seen_and_told_before_the_own_question(visit: Visits) -> None:
    guest = visit("en")
    at_a_table(guest, "tiny", 3)
    assert until_own_turn(guest)
    guest.page.locator(".happening select").select_option("brisk")
    guest.page.evaluate(WATCH_BEATS)
    assert a_round(guest)
    beats = guest.page.evaluate("window.beats")
    assert len(beats) >= 3
    assert all(re.match(r"\s*Navigator [234]", beat["words"]) for beat in beats), beats
    assert len({beat["beside"] for beat in beats}) == 1, "its place is always the same"
    line = guest.page.locator(".happening .line")
    expect(line).to_contain_text("Since your turn:")
    assert received(guest) == guest.version
    line.click()
    expect(guest.page.locator("aside.log ol")).to_be_focused()
    assert guest.troubles == []


def test_whoever_does_not_want_to_wait_skips(visit: Visits) -> None:
    guest = visit("fr", phone=True, pace="calm")
    at_a_table(guest, "tiny", 3)
    strip = guest.page.locator(".happening")
    for by in (" ", "tap"):
        while True:
            assert guest.wait()
            guest.answer_from_list()
            guest.page.wait_for_selector(f".happening[data-beat], {ASKED}, {OVER}")
            if received(guest) > guest.version:
                break
        waiting = received(guest)
        guest.page.evaluate("document.activeElement.blur()")
        if by == "tap":
            strip.locator(".line").tap()
        else:
            guest.page.keyboard.press(by)
        guest.page.wait_for_function("v => Number(document.querySelector('.table').dataset.version) >= v", arg=waiting)
    strip.locator("select").select_option("at_once")
    assert '"pace":"at_once"' in guest.page.evaluate("localStorage['astrarium.settings']")
    assert guest.troubles == []


def test_settings_are_kept_and_obeyed(visit: Visits) -> None:
    guest = visit("en")
    guest.page.goto("/")
    guest.page.get_by_role("button", name="Settings").click()
    for legend, choice in (("Text size", "125%"), ("Ask before confirming", "Always"), ("Rules in the log", "Always")):
        guest.page.get_by_role("group", name=legend).get_by_label(choice).check()
    assert guest.page.evaluate("getComputedStyle(document.documentElement).fontSize") == "20px"
    guest.play_now("tiny")
    guest.page.locator(".thing.lit > .press:visible").first.click()
    confirm = guest.page.locator(".prompt .confirm")
    before = guest.version
    confirm.click()
    expect(confirm).to_contain_text(re.compile("Really .+\\?"))
    assert guest.version == before
    confirm.click()
    guest._settle(before)
    expect(guest.page.locator("aside.log .ev .chip").first).to_have_css("opacity", "1")
