"""A whole evening between two phones: a game to its end, a network that is lost, a friend who leaves and comes back."""

import re
import sys
import time
from collections.abc import Iterator

import pytest
from playwright.sync_api import Playwright, expect

from .conftest import GAMES, LONG
from .evening import Evening, open_evening, picture, play_together
from .network import Machine
from .visitor import ASKED, OVER, Visitor

SOON = 6.0  # seconds
ABSENCE = 5_000  # milliseconds, the shortest that a table may agree on
# What a browser logs about a lost network, and about a page without https.
EXPECTED = ("WebSocket", "ERR_", "Cross-Origin-Opener-Policy")
# The printed game, but for the limit of thirty rounds.
TWO_ROUNDS = {
    "options": {"round_limit": "30"},
    "content": '[pack]\ngame = "race"\nname = "A short evening"\n[figures]\nround_limit = 2\n',
}

# Is its lower end not covered by anything?
IN_FRONT = """notice => {
  const box = notice.getBoundingClientRect();
  return notice.contains(document.elementFromPoint(box.left + box.width / 2, box.bottom - 4));
}"""


@pytest.fixture(scope="module")
def evening(playwright: Playwright, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Evening]:
    with open_evening(playwright, tmp_path_factory.mktemp("evening")) as found:
        yield found


def go_home(*visitors: Visitor) -> None:
    """All leave, and nothing unexpected went wrong."""
    for visitor in visitors:
        assert [trouble for trouble in visitor.troubles if not any(word in trouble for word in EXPECTED)] == []
        visitor.leave()


@pytest.mark.parametrize("game", GAMES if LONG else ["race"])
def test_a_whole_game(evening: Evening, game: str) -> None:
    (ann, _), (ben, _) = evening.two_phones(game=game, **({} if LONG else TWO_ROUNDS))
    begun = time.monotonic()
    assert play_together(ann, ben)
    sys.stdout.write(f"{game}: {ann.answers} and {ben.answers} decisions, {time.monotonic() - begun:.0f} s\n")
    assert min(ann.answers, ben.answers) > 2
    assert ann.version == ben.version
    sheets = [visitor.page.locator("dialog table").first for visitor in (ann, ben)]
    for visitor, sheet, name in zip((ann, ben), sheets, ("Ann", "Ben"), strict=True):
        expect(sheet).to_be_visible()
        picture(visitor, f"{game}-over-{name}")
    assert sheets[0].inner_text() == sheets[1].inner_text()
    go_home(ann, ben)


@pytest.mark.skipif(not LONG, reason="takes most of a minute: `make browser`; test_presence.py has a short form")
def test_a_lost_network_and_a_friend_who_leaves(evening: Evening) -> None:
    """At a table without a clock Ben first loses his network, then leaves and takes his seat back from a bot."""
    (ann, _), (ben, phone) = evening.two_phones(game="race", absence=ABSENCE)
    let_wait(ann, ben)
    lose_the_network(ann, ben, phone)
    play_together(ann, ben, answers=2)
    let_wait(ann, ben)
    leave_and_come_back(ann, ben)
    play_together(ann, ben, answers=2)
    assert ann.table == ben.table
    go_home(ann, ben)


def let_wait(first: Visitor, other: Visitor) -> None:
    """Play until only the other visitor is asked."""
    while first.page.locator(ASKED).count() or not other.page.locator(ASKED).count():
        assert not first.page.locator(OVER).count()
        if first.page.locator(ASKED).count():
            play_together(first, answers=1)
        else:
            first.page.wait_for_timeout(20)


def lose_the_network(ann: Visitor, ben: Visitor, phone: Machine) -> None:
    """Ben's packets vanish for twenty seconds, and he does not stop playing."""
    begun = time.monotonic()
    phone.drop(silently=True)
    expect(ben.page.locator(".line .lost")).to_be_visible()
    banner = time.monotonic() - begun
    expect(ann.page.locator(".prompt strong")).to_have_text("Waiting for Ben, who is offline")
    offline = time.monotonic() - begun
    sys.stdout.write(f"banner after {banner:.1f} s, offline for the other after {offline:.1f} s\n")
    assert banner < SOON
    assert offline < SOON
    asked, before = ben.decision, ben.version
    ben.send_from_list()
    ben.page.keyboard.press("Escape")
    kept = ben.page.locator(".prompt .trouble")
    expect(kept).to_contain_text("Your answer is kept")
    assert kept.evaluate(IN_FRONT), "its last line too"
    picture(ben, "lost-Ben")
    picture(ann, "lost-Ann")
    expect(ann.page.locator("[data-company]")).to_contain_text(re.compile("0:(18|19|2)"))
    picture(ann, "lost-longer-Ann")
    phone.restore()
    sys.stdout.write(f"restored after {time.monotonic() - begun:.1f} s\n")
    back = time.monotonic()
    # Nobody does anything: what Ben has chosen arrives, once.
    expect(ben.page.locator(".line .lost, .prompt .trouble")).to_have_count(0)
    ben.page.wait_for_function(f"() => +document.querySelector('.table').dataset.version > {before}")
    sys.stdout.write(f"arrived {time.monotonic() - back:.1f} s later\n")
    picture(ben, "lost-back-Ben")
    assert ben.decision != asked
    same_version(ann, ben)


def leave_and_come_back(ann: Visitor, ben: Visitor) -> None:
    """Ben closes the page while he is waited for; Ann goes on with a bot, and he takes his seat again."""
    address = ben.page.url
    begun = time.monotonic()
    ben.page.goto("about:blank")
    ann.page.locator("[data-company]").tap()
    slip = ann.page.locator(".slip.open")
    expect(slip).to_contain_text("Ben has been away for a while")
    assert time.monotonic() - begun >= ABSENCE / 1000
    slip.get_by_role("button", name="Propose to end").tap(trial=True)  # nothing lies over the last of them
    picture(ann, "left-Ann-is-asked")
    slip.get_by_role("button", name="Let a bot play").tap()
    play_together(ann, answers=2)
    picture(ann, "left-Ann-plays-on")
    ben.page.goto(address)
    take = ben.page.get_by_role("button", name="Play it myself again")
    expect(take).to_be_visible()
    picture(ben, "left-Ben-is-back")
    take.tap()
    expect(take).to_have_count(0)
    let_wait(ann, ben)
    before = ben.answers
    play_together(ben, answers=1)
    assert ben.answers == before + 1
    picture(ben, "left-Ben-plays-on")
    same_version(ann, ben)


def same_version(*visitors: Visitor) -> None:
    latest = max(visitor.version for visitor in visitors)
    for visitor in visitors:
        expect(visitor.page.locator(".table")).to_have_attribute("data-version", str(latest))
