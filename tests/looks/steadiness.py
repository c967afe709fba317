"""Whether anything on a board moves: its places are noted, and compared after something was pressed."""

from typing import Any

from ..browser.visitor import Visitor

# Notes where the board and its things are, and tells what has moved since: boxes, and layout shifts that the browser
# counts. A picked thing rises on purpose, and a turned hex takes along what lies on it. Clocks are stopped: digits
# differ in width, so text beside a ticking clock moves a little.
WATCH = """(() => {
  const began = Date.now();
  Date.now = () => began;
  const board = () => document.querySelector('.table-main > :first-child');
  const frame = node => { const {x, y, width, height} = node.getBoundingClientRect(); return [x, y, width, height]; };
  const named = node => node.getAttribute('aria-label') ?? node.className ?? node.nodeName;
  const within = (node, query) => (node.closest ? node : node.parentElement)?.closest(query);
  const onPurpose = node => within(node, '.picked, .turning');
  let shifts = [], places = [];
  new PerformanceObserver(list => {
    for (const entry of list.getEntries())
      for (const {node} of entry.sources)
        if (node && board()?.contains(node) && !within(node, '.turning')) shifts.push('shift of ' + named(node));
  }).observe({type: 'layout-shift'});
  const painted = () => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
  window.steady = {
    async mark(fixed) {
      await painted();
      shifts = [];
      const things = fixed ? [] : [...board().querySelectorAll('.thing > .press')];
      const nodes = [board(), document.querySelector('.table > header'), document.querySelector('.prompt'), ...things];
      places = nodes.filter(node => !onPurpose(node)).map(node => [node, frame(node)]);
    },
    async moved(fixed) {
      await painted();
      const away = places
        .filter(([node]) => node.isConnected && !onPurpose(node))
        .map(([node, before]) => [named(node), before, frame(node)])
        .filter(([, before, now]) => before.some((value, i) => value !== now[i]))
        .map(([name, before, now]) => `${name}: ${before} -> ${now}`);
      return fixed ? away : [...away, ...shifts];
    },
  };
})()"""


def mark(visitor: Visitor, fixed: bool = False) -> None:
    """Note where everything is; with `fixed`, only the frame: board, bar and question."""
    visitor.page.evaluate("fixed => steady.mark(fixed)", fixed)


def moved(visitor: Visitor, fixed: bool = False) -> list[Any]:
    """What has moved since it was marked."""
    found: list[Any] = visitor.page.evaluate("fixed => steady.moved(fixed)", fixed)
    return found
