"""Friends with phones, on a private network: one scans the QR code, the other types the code."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Playwright, expect

from .evening import Evening, open_evening
from .inspection import inspect
from .qr import read_qr
from .visitor import Visitor
from .witness import look_until

# Logged for the wrong code, for a header that browsers ignore without https, and for a plugged cable.
EXPECTED = ("404", "Cross-Origin-Opener-Policy", "ERR_NETWORK_CHANGED")


@pytest.fixture(scope="module")
def evening(playwright: Playwright, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Evening]:
    with open_evening(playwright, tmp_path_factory.mktemp("evening")) as found:
        yield found


def test_two_phones_come_in_by_picture_and_by_code(evening: Evening) -> None:
    host = evening.host("en")
    host.page.goto("/new/tiny?with=friends")
    host.page.get_by_role("radio", name="3", exact=True).check(force=True)
    host.page.locator("[data-make-table]").click()
    room = host.page.locator(".room")

    # Only this computer is let in: the page says so, shows no QR code, and offers to change it.
    expect(room.locator("[data-alone]")).to_be_visible()
    assert room.locator("svg[role=img]").count() == 0
    room.locator("[data-let-in]").click()
    expect(room.locator("[data-alone]")).to_have_count(0)

    inspect(host)
    picture = room.get_by_role("img", name="QR code of the link")
    address = read_qr(picture)
    code = room.locator("[data-code]").get_attribute("data-code") or ""
    assert address == f"{evening.node.url}/j/{code}" == room.locator("[data-invite-link]").input_value()
    assert re.fullmatch("[B-DF-HJ-NP-TV-XZ]{6}", code)

    (camera, _), (typist, _) = evening.friends("fr", "en")
    camera.page.goto(address)
    camera.page.locator(".room .btn.primary").click()
    typist.page.goto("/")
    field = typist.page.locator("[data-join]")
    field.fill("BBB-BBB" if code != "BBBBBB" else "CCC-CCC")
    field.press("Enter")
    expect(typist.page.get_by_role("alert").filter(has_text="no table with this code")).to_be_visible()
    field.fill(f"{code[:3]} {code[3:]}".lower())
    field.press("Enter")
    typist.page.locator(".room input[maxlength='24']").fill("Ann")
    typist.page.locator(".room .btn.primary").click()

    # The game starts for all three; nobody chose a name but Ann, and each reads the others in their own language.
    for visitor in (host, camera, typist):
        visitor.page.wait_for_selector(".table[data-stage=playing] .prompt")
        assert [trouble for trouble in visitor.troubles if not any(word in trouble for word in EXPECTED)] == []
    assert_names(host, "Guest 1", "Guest 2", "Ann")
    assert_names(camera, "Invité 1", "Invité 2", "Ann")
    assert camera.table == typist.table == host.table


def assert_names(visitor: Visitor, *names: str) -> None:
    for name in names:
        expect(visitor.page.get_by_text(name).first).to_be_attached()


def test_a_pulled_cable_and_a_silent_one(evening: Evening) -> None:
    """A phone on either cable cannot reach the server until it is restored; tests of a lost network rely on this."""
    [(friend, phone)] = evening.friends("en")[:1]
    friend.page.goto("/")
    ask = "fetch('/healthz', {signal: AbortSignal.timeout(1000)}).then(r => r.status, () => 0)"
    look_until(friend, lambda: friend.page.evaluate(ask) == 200)
    for silently in (False, True):
        phone.drop(silently=silently)
        assert friend.page.evaluate(ask) == 0
        phone.restore()
        look_until(friend, lambda: friend.page.evaluate(ask) == 200)
