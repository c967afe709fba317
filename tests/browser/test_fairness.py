"""What the page says about who gave what to the seed, and when; and a page that is older than the server."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import Route, WebSocketRoute, expect

from astrarium.kernel import Table, game
from astrarium.server.wire import PROTOCOL

from .conftest import LONG, Visits
from .inspection import inspect
from .visitor import ASKED, OVER, Visitor

READERS = [("fr", True), ("en", False)]
MEMORY = "table => new Map(JSON.parse(localStorage['astrarium.verify'])).get(table)"


def parts(visitor: Visitor) -> list[str | None]:
    visitor.page.wait_for_selector("[data-part]")
    return [part.get_attribute("data-part") for part in visitor.page.locator("[data-part]").all()]


def give_up(visitor: Visitor) -> None:
    visitor.resign()
    visitor.page.wait_for_selector(f"dialog table, {OVER}", timeout=60_000)


@pytest.mark.parametrize(("lang", "phone"), READERS if LONG else READERS[:1])
def test_the_browser_proves_its_own_part_also_of_a_rematch(visit: Visits, lang: str, phone: bool) -> None:
    """The browser notes the server's seal before it gives its part, in the first game and in the rematch."""
    guest = visit(lang, phone=phone)
    guest.play_now("race")
    first = guest.table
    noted = guest.page.evaluate(MEMORY, first)
    assert len(noted["commitment"]) == 64
    assert [len(part) for part in noted["contributions"]] == [32]
    give_up(guest)
    guest.page.get_by_role("button", name="Rejouer" if lang == "fr" else "Play again").last.click()
    guest.page.wait_for_function("first => !location.pathname.includes(first)", arg=first)
    guest.page.wait_for_selector(ASKED)
    second = guest.table
    assert guest.page.evaluate(MEMORY, second)["contributions"] != noted["contributions"]
    give_up(guest)
    for table in (first, second):
        guest.page.goto(f"/verify/{table}")
        guest.page.wait_for_selector(".seal.sound")
        mine, *others = parts(guest)
        assert (mine, set(others)) == ("own", {"bot"})
    assert guest.page.locator("li.open").count() == 0, "nothing is left open"
    inspect(guest)


def test_a_page_that_was_lost_in_between_sits_down_when_it_is_back(visit: Visits) -> None:
    guest = visit("en")
    lost = []

    def lose(route: Route) -> None:
        lost.append(route.request.url)
        route.abort()

    guest.page.route("**/join", lose, times=1)
    guest.play_now("race")
    assert len(lost) == 1
    assert len(guest.page.evaluate(MEMORY, guest.table)["contributions"]) == 1, "the same bytes as before"


@pytest.mark.parametrize(("lang", "phone"), READERS if LONG else READERS[:1])
def test_a_log_in_which_nobody_gave_anything_gets_no_tick(
    visit: Visits, tmp_path: Path, lang: str, phone: bool
) -> None:
    race = game("race")
    table = Table.open(race, race.agree(2, {}), bytes(32), [], ["person", "person"])
    table.resign(0)
    file = tmp_path / "stripped.json"
    file.write_text(table.log.to_json())
    guest = visit(lang, phone=phone)
    guest.page.goto("/verify/")
    guest.page.locator("input[type=file]").set_input_files(file)
    assert parts(guest) == ["none", "none"]
    assert guest.page.locator(".seal.sound").count() == 0
    expect(guest.page.locator(".result .alone")).to_contain_text("serveur" if lang == "fr" else "server")
    inspect(guest)


@pytest.mark.parametrize(("lang", "phone"), READERS if LONG else READERS[:1])
def test_a_page_older_than_the_server_says_so_and_is_reloaded_by_hand(visit: Visits, lang: str, phone: bool) -> None:
    guest = visit(lang, phone=phone)
    loads: list[str] = []
    newer = [PROTOCOL + 1]

    def pass_on(ours: WebSocketRoute) -> None:
        server = ours.connect_to_server()

        def greet(message: str | bytes) -> None:
            told = json.loads(message)
            if told["type"] == "welcome":
                told["protocol"] = newer[0]
            ours.send(json.dumps(told))

        server.on_message(greet)

    guest.page.route_web_socket("**/api/v1/socket", pass_on)
    guest.page.on("load", lambda page: loads.append(page.url))
    guest.play_now("race")
    reload = guest.page.locator("[data-reload]")
    told = guest.page.locator(".outdated")
    expect(told).to_contain_text("plus ancienne que le serveur" if lang == "fr" else "older than the server")
    inspect(guest)
    before = len(loads)
    guest.page.locator(".thing.lit > .press:visible").first.click()
    guest.page.wait_for_selector(".thing.picked")
    reload.click()  # an answer was begun: the page warns first
    expect(told).to_contain_text("sera perdu" if lang == "fr" else "will be lost")
    assert len(loads) == before, "it is not reloaded by itself"
    newer[0] = PROTOCOL
    with guest.page.expect_event("load"):
        reload.click()
    guest.page.wait_for_selector(ASKED)
    expect(reload).to_have_count(0)
    assert len(loads) == before + 1, "once"
