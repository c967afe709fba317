"""A round of Tiny with three bots at each pace: a row of pictures, and how long it takes."""

import sys
from base64 import b64encode
from pathlib import Path
from time import monotonic

from .conftest import Visits
from .visitor import ASKED, OVER, Visitor

PACES = ("at_once", "brisk", "calm")
END = "End your turn"
ROUNDS = 3  # by then the bots have nearly won

SEEN = """() => {
  const {version} = document.querySelector('.table').dataset;
  return version + ' ' + (document.querySelector('.happening')?.dataset.beat ?? '');
}"""


def at_a_table(visitor: Visitor, game: str, bots: int) -> None:
    """Sit down at a table with this many bots, and wait for a question."""
    table = visitor.make_table("Ann", game=game, seats=bots + 1, bots=["greedy"] * bots)
    visitor.page.goto(f"/table/{table}")
    visitor.wait()


def until_own_turn(visitor: Visitor) -> bool:
    """Answer until the visitor may end its turn of Tiny; False if the game is over."""
    end = visitor.page.locator(".prompt :is(.answer, .confirm)", has_text=END)
    while not end.count():
        if not visitor.wait():
            return False
        visitor.answer_from_list()
    return True


def a_round(visitor: Visitor, pictures: list[bytes] | None = None) -> float | None:
    """The seconds from the end of the visitor's turn of Tiny to its next turn; it follows nobody. None if the game ends
    before. `pictures` gets a picture of everything shown meanwhile."""
    if not until_own_turn(visitor):
        return None
    end, let_pass = (visitor.page.locator(".prompt :is(.answer, .confirm)", has_text=name) for name in (END, "Pass"))
    asked = visitor.decision
    end.click()
    warned = visitor.page.locator(".prompt .confirm[aria-disabled=false]")
    if warned.count():  # about unused dice
        warned.click()
    start = monotonic()
    seen = ""
    while True:
        now = visitor.page.evaluate(SEEN)
        if now != seen and pictures is not None:
            pictures.append(visitor.page.screenshot())
        seen = now
        if visitor.page.locator(OVER).count():
            return None
        if not visitor.page.locator(ASKED).count() or visitor.decision == asked:
            visitor.page.wait_for_timeout(10)
        elif let_pass.count():
            asked = visitor.decision
            let_pass.click()
        else:
            break
    taken = monotonic() - start
    if pictures is not None:
        visitor.page.wait_for_selector(".happening:not([data-beat])")
        pictures.append(visitor.page.screenshot())
    return taken


def row(visitor: Visitor, pictures: list[bytes], path: Path) -> None:
    """Write all pictures side by side to one file."""
    page = visitor.context.new_page()
    page.set_viewport_size({"width": 400 * len(pictures), "height": 860})
    shown = "".join(f"<img src='data:image/png;base64,{b64encode(one).decode()}' height=844>" for one in pictures)
    page.set_content(f"<body style='margin:8px;display:flex;gap:10px;background:#888'>{shown}</body>")
    page.screenshot(path=path)
    page.close()


def paces(visits: Visits, folder: Path, rounds: int = ROUNDS) -> None:
    for pace in PACES:
        visitor = visits("en", phone=True, pace=pace)
        at_a_table(visitor, "tiny", 3)
        a_round(visitor)
        pictures: list[bytes] = []
        a_round(visitor, pictures)
        row(visitor, pictures, folder / f"round-{pace}.png")
        times = sorted(filter(None, [a_round(visitor) for _ in range(rounds)]))
        sys.stdout.write(
            f"a round of three others at pace {pace}: {times[len(times) // 2]:.1f} s in the middle, "
            f"{times[0]:.1f} to {times[-1]:.1f}\n"
        )
        visitor.leave()
