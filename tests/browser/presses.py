"""How often does one press for a round? Whole games by a scripted person in a real browser, at a table with bots.

    python -m tests.browser.presses roll [--rounds 30] [--phone]

Two times of three the person takes what the gold button offers before anything is picked, else points at lit things,
one by one, until the question is answered. Where the page offers not to ask something again, that is taken once. So
the figures are those of the page's gestures, whatever is played.
"""

import argparse
import re
import sys
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Locator, WebSocket, sync_playwright

from ..server.node_process import NodeProcess
from .chromium import WITHOUT_PICTURES, launch
from .conftest import Visits
from .visitor import Visitor

GOLD = ".prompt.asking[aria-busy=false] .btn.primary:not([aria-disabled=true]):not(.list):visible"
LIT = ".thing.lit:not(.picked) > .press:visible"
GOALS = ".thing.lit:not(.picked, .movable) > .press:visible"  # where something that was taken may go
TAKEN = ".board .thing.movable.picked"
BUTTONS = ".prompt.asking[aria-busy=false] .answer:not(.picked):visible"
NOT_AGAIN = ".prompt.asking[aria-busy=false] .waives input:not(:checked)"
OWN_WAY = 1 / 3  # how often the first press is on something lit, though the gold button offers an answer
MOST = 40  # presses for one question: more is a person who does not find the way


@dataclass(slots=True)
class Pressed:
    """Presses and questions of whole games, by the kind of question."""

    rounds: int = 0
    presses: Counter[str] = field(default_factory=Counter)
    questions: Counter[str] = field(default_factory=Counter)

    def told(self) -> str:
        """A line for each kind of question, the dearest first, then the sums for a round."""
        lines = [
            f"{kind:24} {asked:5} asked {self.presses[kind]:5} presses {self.presses[kind] / asked:6.2f} each"
            for kind, asked in sorted(self.questions.items(), key=lambda item: -self.presses[item[0]])
        ]
        rounds = max(1, self.rounds)
        questions, presses = self.questions.total(), self.presses.total()
        lines.append(
            f"{rounds} rounds: {questions / rounds:.2f} questions and {presses / rounds:.2f} presses in each, "
            f"{presses / max(1, questions):.2f} for a question"
        )
        return "\n".join(lines)


class Person:
    """Plays by pressing, and counts."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.pressed = Pressed()
        self._prompts: dict[str, str] = {}
        self.page.on("websocket", self._listen)

    def play(self, rounds: int) -> Pressed:
        """Play until the game is over, or for so many rounds."""
        while self.visitor.wait() and self._round() <= rounds:
            self.pressed.rounds = max(self.pressed.rounds, self._round())
            self._answer()
        return self.pressed

    def _round(self) -> int:
        found = re.search(r"\d+", self.page.locator("header.bar .sub").inner_text())
        return int(found[0]) if found else 0

    def _answer(self) -> None:
        decision, before = self.visitor.decision or "", self.visitor.version
        kind = self._prompts.get(decision, "?")
        self.pressed.questions[kind] += 1
        for presses in range(MOST):
            if self.visitor.decision != decision or self.visitor.version != before:
                return
            chosen = self._next(presses)
            if chosen is None:
                break
            self._press(chosen, kind, presses)
        if self.visitor.decision == decision:
            self.visitor.answer_from_list()
            self.pressed.presses[kind] += 3

    def _next(self, presses: int) -> Locator | None:
        """What a person presses now, after so many presses for this question."""
        page, chance = self.page, self.visitor.chance
        ways = page.locator(".pop .options button.row")
        lit = GOALS if page.locator(TAKEN).count() and page.locator(GOALS).count() else LIT
        gold, things, buttons = page.locator(GOLD), page.locator(lit), page.locator(BUTTONS)
        if ways.count():
            return ways.nth(chance.randrange(ways.count()))
        goes_own_way = not presses and things.count() and chance.random() < OWN_WAY
        if gold.count() and not goes_own_way:
            waives = page.locator(NOT_AGAIN)
            return waives.first if waives.count() else gold.first
        n, more = things.count(), buttons.count()
        if not n + more:
            return None
        at = chance.randrange(n + more)
        return things.nth(at) if at < n else buttons.nth(at - n)

    def _press(self, chosen: Locator, kind: str, presses: int) -> None:
        self.visitor.press_open_part(chosen)
        self.pressed.presses[kind] += 1
        # A press that answers is followed by another question; what is shown for a moment is waited for.
        self.page.wait_for_timeout(30)
        self.page.wait_for_selector(".prompt[aria-busy=false]")

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._note)

    def _note(self, frame: Any) -> None:
        for found in re.finditer(r'"id":(\d+),[^{}\[\]]*"prompt":\["([\w.]+)"', str(frame)):
            self._prompts[found[1]] = found[2]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--rounds", type=int, default=1000)
    parser.add_argument("--phone", action="store_true")
    wish = parser.parse_args()
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        node = NodeProcess(Path(folder), database=f"sqlite:///{folder}/astrarium.db").start()
        browser = launch(playwright, *WITHOUT_PICTURES)
        try:
            visitor = Visits(browser, node.url)(phone=wish.phone)
            person = Person(visitor)
            visitor.play_now(wish.game)
            sys.stdout.write(person.play(wish.rounds).told() + "\n")
        finally:
            browser.close()
            node.stop()


if __name__ == "__main__":
    main()
