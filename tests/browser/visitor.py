"""A scripted person with a browser, who plays by the page: what is lit can be chosen, and one button confirms."""

import random
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, Page
from playwright.sync_api import TimeoutError as TookTooLong

ASKED = ".prompt.asking[aria-busy=false]"
OVER = ".table[data-stage=over]"
OFFER = "[data-answer=refuse]"  # somebody has made an offer and waits for the answer
PATIENCE = 15_000  # milliseconds for one press: a slow machine may need many
DEADLINE = 60_000  # milliseconds for the page to react: ends only what hangs

# A point of this thing that is not covered, as cards of a large hand overlap; none if it must be scrolled into view.
OPEN_PART = """thing => {
  const box = thing.getBoundingClientRect();
  for (const x of [0.5, 0.15, 0.85, 0.05])
    for (const y of [0.5, 0.2, 0.8])
      if (document.elementFromPoint(box.left + box.width * x, box.top + box.height * y) === thing)
        return {x: box.width * x, y: box.height * y};
  return null;
}"""


class Visitor:
    def __init__(self, context: BrowserContext, phone: bool = False) -> None:
        self.context = context
        self.page: Page = context.new_page()
        self.page.set_default_timeout(DEADLINE)
        self.phone = phone
        self.answers = 0
        self.troubles: list[str] = []
        self.page.on("pageerror", lambda error: self.troubles.append(str(error)))
        self.page.on("console", self._note)
        self.chance = random.Random(7)

    def _note(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.troubles.append(message.text)

    def leave(self) -> None:
        self.context.close()

    def request(self, method: str, path: str, body: Any = None) -> Any:
        """Send a request to the server as the page could; returns the reply."""
        reply = self.context.request.fetch(f"/api/v1{path}", method=method, data=body)
        assert reply.ok, reply.text()
        return reply.json()

    # Coming in

    def make_table(self, name: str, **wish: Any) -> str:
        """Make a table as a guest of that name and sit down; returns the table's id."""
        lang = self.page.evaluate("navigator.language.slice(0, 2)")
        self.request("POST", "/guest", {"name": name, "lang": lang})
        return str(self.make(**wish)["table"])

    def make(self, **wish: Any) -> Any:
        """Make a table and sit down; returns its card as it was before that."""
        card = self.request("POST", "/tables", {"wish": wish})
        self.request("POST", f"/tables/{card['table']}/join", {"contribution": "c0ffee"})
        return card

    def play_now(self, game: str) -> None:
        """Start a game from the home page, without the guide that a first game is offered."""
        self.page.goto("/")
        self.page.locator(f"[data-play={game}]").click()
        unguided = self.page.locator("[data-unguided]")
        begun = self.page.locator(f"{ASKED}, {OVER}")
        unguided.or_(begun).first.wait_for()
        if unguided.is_visible():
            unguided.click()
        begun.first.wait_for()

    def end_now(self, game: str) -> None:
        """Start a game, give up at once, and wait for the score sheet."""
        self.play_now(game)
        self.resign()
        self.page.wait_for_selector("dialog table")

    @property
    def table(self) -> str:
        found = re.search(r"/table/(\w+)", self.page.url)
        assert found
        return found[1]

    @property
    def version(self) -> int:
        return int(self._told("table", "version") or -1)

    @property
    def decision(self) -> str | None:
        return self._told("prompt", "decision")

    def _told(self, part: str, name: str) -> str | None:
        """What a part of the page says in its data, now: None where it is not there, as under a cover."""
        said: str | None = self.page.evaluate(
            "([part, name]) => document.querySelector(`.${part}`)?.dataset[name] ?? null", [part, name]
        )
        return said

    # Playing

    def wait(self) -> bool:
        """Wait until something is asked; False if the game is over. Offers are refused."""
        offer = self.page.locator(OFFER)
        while True:
            self.page.wait_for_selector(f"{ASKED}, {OVER}, {OFFER}")
            if not offer.count():
                return self.page.locator(OVER).count() == 0
            before = self.version
            self._press(offer)
            self._settle(before)  # somebody else's offer may be there at once

    def answer(self) -> None:
        """Answer one decision by pressing lit things and buttons."""
        before, asked = self.version, self.decision
        buttons = self.page.locator(".prompt .answer")
        ready = self.page.locator(".prompt .confirm[aria-disabled=false]")
        things = self.page.locator(".thing.lit:not(.picked) > .press:visible")
        if buttons.count() and (not things.count() or self.chance.random() < 0.3):
            self._press(buttons)
        else:
            for _ in range(12):
                if self._is_sent(asked):  # that tap was the whole answer, or others were faster
                    break
                if ready.count() and self.page.locator(".thing.picked").count():
                    break
                if things.count():
                    self._press(things)
                    self._choose_one_way()
                    self._put_away()
                elif not self._is_sent(asked):
                    self.answer_from_list()
                    return
            else:  # the answer needs two things, and only one was ever hit
                self.answer_from_list()
                return
        if not self._is_sent(asked):
            self._press(ready)
        self._settle(before)

    def _is_sent(self, asked: str | None) -> bool:
        """Is this question answered, or asked no more?"""
        return self.decision != asked or self.page.locator(".prompt[aria-busy=true]").count() > 0

    def answer_from_list(self) -> None:
        """Answer one decision from the plain list of all options."""
        before = self.version
        self.send_from_list()
        self._settle(before)

    def send_from_list(self) -> None:
        """The same without waiting: the answer may not arrive."""
        self.page.locator(".prompt .list").click()
        self.page.locator("dialog .options").first.wait_for()
        asked = self.page.locator("dialog .confirm :is([role=status], button)")
        options = self.page.locator("dialog .options button.row:not(.picked)")
        while self.page.locator("dialog .confirm [role=status]").count():
            self._press(options)
            if self.page.locator(".prompt[aria-busy=true]").count() or not asked.count():
                return  # one press was the whole answer
        self._press(self.page.locator("dialog .confirm button"))

    def play_on(self, answers: int = 10_000, by: Callable[[], None] | None = None) -> bool:
        """Play that many decisions; True if the game is over."""
        for _ in range(answers):
            if not self.wait():
                return True
            (by or self.answer)()
            self.answers += 1
        return not self.wait()

    def resign(self) -> None:
        self.page.get_by_role("button", name="Menu").click()
        self.page.locator("dialog .rows button").last.click()
        self.page.locator("dialog .danger").click()

    def _press(self, among: Locator) -> None:
        count = among.count()
        if count:
            chosen = among.nth(self.chance.randrange(count))
            before = self.version
            try:
                self.press_open_part(chosen)
            except TookTooLong:
                if self.version == before and among.count() == count:  # otherwise the question has changed meanwhile
                    raise

    def press_open_part(self, thing: Locator) -> None:
        """Press where nothing else lies over it."""
        where = thing.evaluate(OPEN_PART, timeout=PATIENCE)
        press = thing.tap if self.phone else thing.click
        press(position=where, timeout=PATIENCE)

    def _choose_one_way(self) -> None:
        """Choose one option of a thing that stands for several."""
        ways = self.page.locator(".pop .options button.row")
        if ways.count():
            self._press(ways)
            if self.page.locator(".pop").count():  # where the board shows the odds, the list has closed by itself
                self.page.keyboard.press("Escape")

    def _put_away(self) -> None:
        """Close the large view of a thing, which opens if a press takes long, as on a slow machine."""
        if self.page.locator("dialog[open] .portrait").count():
            self.page.keyboard.press("Escape")

    def _settle(self, before: int) -> None:
        """Wait until the table has gone on, or a refusal is on the page."""
        self.page.wait_for_function(
            "before => Number(document.querySelector('.table')?.dataset.version) > before || "
            "document.querySelector('.trouble')",
            arg=before,
        )
        trouble = self.page.locator(".prompt .trouble")
        if trouble.count():
            self._refused(trouble)

    def _refused(self, trouble: Locator) -> None:
        """A rule forbids the answer as a whole: check that it is named, and unpick everything."""
        assert trouble.locator(".chip").count(), trouble.inner_text()
        for picked in self.page.locator(".thing.picked > .press").all():
            picked.click()
