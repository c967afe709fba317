"""An evening among friends: a server with a screen, and a phone for each friend, on a private network."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Playwright

from .chromium import FLAGS
from .conftest import Visits
from .network import Machine, Network, NodeOn, chromium_on, needs_network
from .qr import read_qr
from .visitor import ASKED, OVER, Visitor

# A folder for pictures of each step, if somebody wants to look.
PICTURES = os.environ.get("ASTRARIUM_PICTURES")

# Run in the page, since the test process is not on that network.
MAKE_TABLE = """async wish => {
  const post = async (path, body) => (await fetch('/api/v1' + path, {
    method: 'POST', headers: {'content-type': 'application/json'}, body: JSON.stringify(body),
  })).json();
  await post('/guest', {name: 'Host', lang: navigator.language.slice(0, 2)});
  return (await post('/tables', {wish, keep: 0})).table;
}"""


class Evening:
    """A server on one machine, its host before the screen, and a phone for each friend."""

    def __init__(self, network: Network, folder: Path, node: NodeOn, browsers: dict[Machine, Browser]) -> None:
        self.network, self.folder, self.node, self.browsers = network, folder, node, browsers

    def host(self, lang: str = "en") -> Visitor:
        """A visitor at the server's own computer."""
        return Visits(self.browsers[self.node.machine], self.node.local)(lang)

    def friends(self, *langs: str) -> list[tuple[Visitor, Machine]]:
        """A visitor at each of the other machines."""
        phones = [machine for machine in self.browsers if machine is not self.node.machine]
        return [
            (Visits(self.browsers[machine], self.node.url)(lang, phone=True), machine)
            for machine, lang in zip(phones, langs, strict=False)
        ]

    def two_phones(self, **wish: Any) -> list[tuple[Visitor, Machine]]:
        """Ann, who scans the QR code, and Ben, who types the code, at a table for two that the screen shows."""
        screen = self.host()
        screen.page.goto("/")
        table = screen.page.evaluate(MAKE_TABLE, {"seats": 2, **wish})
        screen.page.goto(f"/table/{table}")
        room = screen.page.locator(".room")
        room.locator("[data-code]").wait_for()
        if room.locator("[data-let-in]").count():  # so far only this computer is let in
            room.locator("[data-let-in]").click()
        address = read_qr(room.get_by_role("img", name="QR code of the link"))
        code = room.locator("[data-code]").get_attribute("data-code") or ""
        picture(screen, "screen")
        (ann, _), (ben, _) = found = self.friends("en", "en")
        ann.page.goto(address)
        ben.page.goto("/")
        ben.page.locator("[data-join]").fill(code)
        ben.page.locator("[data-join]").press("Enter")
        for visitor, name in ((ann, "Ann"), (ben, "Ben")):
            visitor.page.locator(".room input[maxlength='24']").first.fill(name)
            picture(visitor, f"{name}-comes-in")
            visitor.page.locator(".room .btn.primary").tap()
        for visitor in (ann, ben):
            visitor.page.wait_for_selector(f"{ASKED}, .table[data-stage=playing] .prompt")
        screen.leave()
        return found


@contextmanager
def open_evening(playwright: Playwright, folder: Path, phones: int = 2) -> Iterator[Evening]:
    needs_network()
    with Network() as network:
        machines = [network.machine() for _ in range(1 + phones)]
        node = NodeOn(machines[0], folder, database=f"sqlite:///{folder}/astrarium.db").start()
        browsers = {machine: chromium_on(machine, playwright, folder, FLAGS) for machine in machines}
        yield Evening(network, folder, node, browsers)
        for browser in browsers.values():
            browser.close()
        node.stop()


def play_together(*visitors: Visitor, answers: int = 10_000) -> bool:
    """Visitors answer whenever they are asked, `answers` times in all; True if the game is over for everybody."""
    while answers:
        if all(visitor.page.locator(OVER).count() for visitor in visitors):
            return True
        asked = [visitor for visitor in visitors if visitor.page.locator(ASKED).count()]
        for visitor in asked[:answers]:
            if visitor.page.locator(ASKED).count():  # the other's answer may have taken the question away
                visitor.answer()
                visitor.answers += 1
                answers -= 1
        if not asked:
            visitors[0].page.wait_for_timeout(20)
    return False


def picture(visitor: Visitor, name: str) -> None:
    if PICTURES:
        visitor.page.screenshot(path=Path(PICTURES) / f"{name}.png")
