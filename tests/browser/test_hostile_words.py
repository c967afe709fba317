"""What strangers write is text on every page: names, titles and chat that try to be markup, script or style."""

from playwright.sync_api import expect

from .conftest import Visits
from .visitor import ASKED, Visitor

NAME = "<img/src=x onerror=hit()"  # as long as a name may be
TITLE = "</title><script>hit()</script><b style=color:red>{{7*7}}"
SAID = '<svg onload=hit()><a href=javascript:hit()>me</a> https://example.org/"onmouseover=hit() ${7*7}'

# What injected markup would make: our own has no such elements.
INJECTED = "() => document.querySelectorAll('[onerror],[onload],[onmouseover],[src=x],[href^=javascript]').length"


def harmless(visitor: Visitor, page: str) -> None:
    assert visitor.page.evaluate(INJECTED) == 0, page
    assert visitor.page.evaluate("window.hits ?? 0") == 0, page
    assert visitor.troubles == [], page  # the content policy would report what it had to stop


def test_what_strangers_write_is_text(visit: Visits) -> None:
    """A hostile guest's name, title and chat do no harm on the pages that show them."""
    attacker, reader = visit("en"), visit("fr")
    for one in (attacker, reader):
        one.context.add_init_script("window.hit = () => { window.hits = (window.hits ?? 0) + 1 }")
    spec = {"game": "tiny", "seats": 2, "title": TITLE, "public": True}
    table = attacker.make_table(NAME, **spec)
    reader.request("POST", "/guest", {"name": "Ada", "lang": "fr"})
    for path, shown in (("/", "{{7*7}}"), (f"/table/{table}", NAME)):
        reader.page.goto(path)
        expect(reader.page.get_by_text(shown).first).to_be_visible()
        harmless(reader, path)
    reader.request("POST", f"/tables/{table}/join", {})
    attacker.page.goto(f"/table/{table}")
    for one in (attacker, reader):
        one.page.wait_for_selector(f"{ASKED}, .prompt")
        one.page.locator("#tab-chat").click()
    attacker.page.locator("aside.log form input").fill(SAID)
    attacker.page.keyboard.press("Enter")
    expect(reader.page.get_by_text("<svg onload=hit()>").first).to_be_visible()
    for one in (attacker, reader):
        harmless(one, "the table")
