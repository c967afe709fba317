"""A round of Tiny among three bots, at each pace: as a row of pictures, and how long it takes."""

import sys
from base64 import b64encode
from pathlib import Path
from time import monotonic

from .conftest import Visits
from .visitor import ASKED, OVER, Visitor

PACES = ("at_once", "brisk", "calm")
ROUNDS = 5

MAKE_TABLE = """async wish => {
  const post = async (path, body) => (await fetch('/api/v1' + path, {
    method: 'POST', headers: {'content-type': 'application/json'}, body: JSON.stringify(body),
  })).json();
  await post('/guest', {name: 'Ann', lang: 'en'});
  return (await post('/tables', {wish, contribution: '00'.repeat(16)})).table;
}"""
SEEN = """() => {
  const {version} = document.querySelector('.table').dataset;
  return version + ' ' + (document.querySelector('.happening')?.dataset.beat ?? '');
}"""


def at_a_table(visitor: Visitor, game: str, bots: int) -> None:
    """At a table with that many bots, where something is asked."""
    visitor.page.goto("/")
    table = visitor.page.evaluate(MAKE_TABLE, {"game": game, "seats": bots + 1, "bots": ["greedy"] * bots})
    visitor.page.goto(f"/table/{table}")
    visitor.wait()


def others_turns(visitor: Visitor, pictures: list[bytes] | None = None) -> float | None:
    """Answer, and wait for the next question: the seconds between, with a picture of all that is seen meanwhile.
    None if there was nothing between."""
    before, asked = visitor.version, visitor.decision
    visitor.answer()
    start = monotonic()
    if visitor.version == before:  # refused by a rule
        return None
    seen, left = "", False
    while not visitor.page.locator(f"{ASKED}, {OVER}").count() or visitor.decision == asked:
        left = True
        now = visitor.page.evaluate(SEEN)
        if now != seen and pictures is not None:
            pictures.append(visitor.page.screenshot())
        seen = now
        visitor.page.wait_for_timeout(10)
    if not left and visitor.version - before < 5:
        return None
    taken = monotonic() - start
    if pictures is not None:
        pictures.append(visitor.page.screenshot())
        visitor.page.wait_for_selector(".happening:not([data-beat])")
        pictures.append(visitor.page.screenshot())
    return taken


def row(visitor: Visitor, pictures: list[bytes], path: Path) -> None:
    """All pictures side by side."""
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
        times: list[float] = []
        best: list[bytes] = []
        while len(times) < rounds and visitor.wait():
            pictures: list[bytes] = []
            taken = others_turns(visitor, pictures if len(best) < 4 else None)
            if taken is not None:
                times.append(taken)
                best = max(best, pictures, key=len)
        row(visitor, best, folder / f"round-{pace}.png")
        times.sort()
        sys.stdout.write(
            f"others' turns at pace {pace}: {times[len(times) // 2]:.1f} s in the middle, "
            f"{times[0]:.1f} to {times[-1]:.1f} of {len(times)}\n"
        )
        visitor.leave()
