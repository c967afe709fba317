"""A lost network is seen on both sides, and an absent player does not block the table."""

from typing import Any

from playwright.sync_api import expect

from .conftest import Visits
from .inspection import inspect
from .visitor import ASKED, OVER, Visitor
from .witness import Witness

# Is everything on the page noted as seen?
ALL_SEEN = """() => {
  const table = document.querySelector(".table");
  return JSON.parse(localStorage["astrarium.seen"] ?? "{}")[location.pathname.split("/")[2]] === +table.dataset.version;
}"""


def sit_down(*visitors: Visitor, **wish: Any) -> None:
    """All visitors sit at one table, each with the page open."""
    host, *others = visitors
    for number, visitor in enumerate(visitors):
        visitor.request("POST", "/guest", {"name": f"Friend {number}"})
    card = host.make(game="race", seats=len(visitors), **wish)
    for other in others:
        other.request("POST", f"/tables/{card['table']}/join?invite={card['invite']}", {})
    for visitor in visitors:
        visitor.page.goto(f"/table/{card['table']}")
    for visitor in visitors:
        visitor.page.wait_for_selector(ASKED)


def on_top(visitor: Visitor, part: str) -> bool:
    """Is the middle of this part not covered by anything?"""
    found: bool = visitor.page.locator(part).evaluate("""node => {
      const {x, y, width, height} = node.getBoundingClientRect();
      return node.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    }""")
    return found


def test_a_lost_network_and_an_absence(visit: Visits) -> None:
    ann, bea = visit(), visit(phone=True)
    sit_down(ann, bea, absence=5_000)
    ann.answer_from_list()
    expect(ann.page.locator(".prompt strong")).to_have_text("Waiting for Friend 1")

    # On a phone, where the chat is a drawer, new messages are marked until read; then a second page has none.
    ann.page.get_by_role("tab", name="Chat").click()
    ann.page.get_by_role("textbox").fill("Hello")
    ann.page.keyboard.press("Enter")
    bea.page.get_by_role("button", name="Log and chat: 1 new").click()
    expect(bea.page.locator(".log")).to_contain_text("Hello")
    bea.page.locator(".log .drawer").click()
    bea.page.reload()
    bea.page.wait_for_selector(ASKED)
    expect(bea.page.get_by_role("button", name="Log", exact=True)).to_be_visible()
    ann.page.get_by_role("tab", name="Log").click()

    bea.context.set_offline(True)  # how soon it is seen: wire/line.test.ts, tests/server/sockets/test_heartbeat.py
    expect(bea.page.locator(".line .lost")).to_be_visible()
    expect(ann.page.locator(".prompt strong")).to_have_text("Waiting for Friend 1, who is offline")
    expect(ann.page.locator(".bar .strip .away")).to_have_count(1)
    board = ann.page.locator(".table-main > :first-child").bounding_box()

    # An answer that cannot be sent is kept.
    bea.send_from_list()
    bea.page.keyboard.press("Escape")
    expect(bea.page.locator(".prompt .trouble")).to_be_visible()
    assert on_top(bea, ".prompt .trouble")
    assert on_top(bea, ".line .lost")
    bar, banner = (bea.page.locator(part).bounding_box() for part in (".table > header", ".line .lost"))
    assert bar
    assert banner
    assert banner["y"] == bar["y"] + bar["height"]

    # After the agreed time the others may go on, and the board has not moved.
    slip = ann.page.locator(".slip.open")
    expect(slip).to_contain_text("Friend 1 has been away for a while")
    assert ann.page.locator(".table-main > :first-child").bounding_box() == board
    inspect(ann)
    slip.get_by_role("button", name="Remind").click()
    expect(slip.get_by_role("button", name="Reminded")).to_be_visible()
    slip.get_by_role("button", name="Let a bot play").click()
    expect(ann.page.locator(".bar .strip li").nth(1)).to_contain_text("a bot stands in")
    ann.page.wait_for_selector(ASKED)
    expect(ann.page.locator("aside")).to_contain_text("Friend 1 is now played by Navigator.")
    ann.page.wait_for_function(ALL_SEEN)

    # A player's own moves do not count as news from their absence.
    second = ann.context.new_page()
    second.goto(ann.page.url)
    second.wait_for_selector(ASKED)
    expect(second.locator(".digest")).to_have_count(0)
    second.close()

    # Back at once, and all traces of the trouble are gone.
    back = Witness(bea, ".line .back")
    bea.context.set_offline(False)
    back.wait()
    bea.page.get_by_role("button", name="Play it myself again").click()
    expect(ann.page.locator("aside")).to_contain_text("Friend 1 plays again.")
    expect(bea.page.locator(".line .lost, .line .back, .prompt .trouble")).to_have_count(0)
    expect(ann.page.locator(".bar .strip .away")).to_have_count(0)

    # And they agree to end the game.
    ann.page.get_by_role("button", name="Menu").click()
    ann.page.get_by_role("button", name="Propose to end").click()
    for visitor in (ann, bea):  # while one is asked, it lies over the board only for who opens it
        visitor.page.locator("[data-company]").click()
    expect(ann.page.locator(".slip")).to_contain_text("Still to agree: Friend 1")
    agree = bea.page.locator(".slip").get_by_role("button", name="Agree to end")
    expect(agree).to_be_visible()
    inspect(bea)
    agree.click()
    for visitor in (ann, bea):
        visitor.page.wait_for_selector(OVER)
        expect(visitor.page.locator("dialog .hero")).to_contain_text("nobody won, and nobody lost")
        assert [trouble for trouble in visitor.troubles if "WebSocket" not in trouble and "ERR_" not in trouble] == []
