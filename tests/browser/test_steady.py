"""A board that never jumps: picking, hints, undo, the guide and a lost connection move nothing on it by a pixel."""

from typing import Any

import pytest
from playwright.sync_api import expect

from .conftest import GAMES, LONG, Visits
from .visitor import Visitor

DESK = {"width": 1366, "height": 768}

# Remembers where the board and its things are, and tells what has moved since: boxes, and what the browser itself
# counts as a shift. A thing that is picked rises on purpose.
WATCH = """() => {
  const board = () => document.querySelector('.table-main > :first-child');
  const frame = node => { const {x, y, width, height} = node.getBoundingClientRect(); return [x, y, width, height]; };
  const named = node => node.getAttribute('aria-label') ?? node.className ?? node.nodeName;
  let shifts = [], places = [];
  new PerformanceObserver(list => {
    for (const entry of list.getEntries())
      for (const {node} of entry.sources) if (node && board()?.contains(node)) shifts.push('shift of ' + named(node));
  }).observe({type: 'layout-shift'});
  const painted = () => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
  window.steady = {
    async mark(fixed) {
      await painted();
      shifts = [];
      const things = fixed ? [] : [...board().querySelectorAll('.thing > .press')];
      const nodes = [board(), document.querySelector('.table > header'), document.querySelector('.prompt'), ...things];
      places = nodes.filter(node => !node.closest('.picked')).map(node => [node, frame(node)]);
    },
    async moved(fixed) {
      await painted();
      const away = places
        .filter(([node]) => node.isConnected && !node.closest('.picked'))
        .map(([node, before]) => [named(node), before, frame(node)])
        .filter(([, before, now]) => before.some((value, i) => value !== now[i]))
        .map(([name, before, now]) => `${name}: ${before} -> ${now}`);
      return fixed ? away : [...away, ...shifts];
    },
  };
}"""


def mark(visitor: Visitor, fixed: bool = False) -> None:
    visitor.page.evaluate("fixed => steady.mark(fixed)", fixed)


def moved(visitor: Visitor, fixed: bool = False) -> list[Any]:
    """What is elsewhere than when it was marked; with `fixed`, only the frame: the board as a whole, bar and question."""
    found: list[Any] = visitor.page.evaluate("fixed => steady.moved(fixed)", fixed)
    return found


def come(visit: Visits, game: str, phone: bool, guided: bool) -> Visitor:
    visitor = visit("fr" if phone else "en", phone=phone)
    if not phone:
        visitor.page.set_viewport_size(DESK)  # type: ignore[arg-type]
    visitor.page.add_init_script(f"({WATCH})()")
    if guided:
        visitor.page.goto(f"/learn/{game}")
        visitor.page.locator(".door button.primary").click()
        visitor.page.locator(".coach.open").wait_for()
    else:
        visitor.play_now(game)
    visitor.wait()
    return visitor


def decide(visitor: Visitor, guided: bool) -> list[Any]:
    """One decision: pick and unpick, fold and unfold the guide, then answer."""
    found = []
    mark(visitor)
    things = visitor.page.locator(".thing.lit > .press:visible")
    if things.count():
        first = things.first
        for _ in range(2):
            first.dispatch_event("click")
            found += moved(visitor)
            visitor.page.keyboard.press("Escape")
    if guided:
        for _ in range(2):
            visitor.page.keyboard.press("g")
            found += moved(visitor)
    mark(visitor, fixed=True)
    visitor.answer()
    found += moved(visitor, fixed=True)
    return found


WAYS = [(False, False), (True, True), (False, True), (True, False)]
# Every game on both screens, with and without the guide; in the short form they take turns.
VISITS = [(game, *WAYS[(n + k) % 4]) for n, game in enumerate(GAMES) for k in range(4 if LONG else 2)]


@pytest.mark.parametrize(("game", "phone", "guided"), VISITS)
def test_nothing_moves_while_one_decides(visit: Visits, game: str, phone: bool, guided: bool) -> None:
    visitor = come(visit, game, phone, guided)
    for _ in range(15 if LONG else 6):
        if not visitor.wait():
            break
        assert decide(visitor, guided) == []
