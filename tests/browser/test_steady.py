"""A board that never jumps: picking, hints, undo, the guide and a lost connection move nothing on it by a pixel."""

from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute, expect

from .conftest import GAMES, LONG, Visits
from .visitor import Visitor

DESK = {"width": 1366, "height": 768}

# Remembers where the board and its things are, and tells what has moved since: boxes, and what the browser itself
# counts as a shift. A thing that is picked rises on purpose, and a turned hex takes along what lies on it.
WATCH = """() => {
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
}"""

# However much room the guide takes, the log goes on to show what happened last.
LOG_AT_END = """() => {
  const log = document.querySelector('.log ol');
  return log.scrollHeight - log.scrollTop - log.clientHeight < 2;
}"""


def mark(visitor: Visitor, fixed: bool = False) -> None:
    visitor.page.evaluate("fixed => steady.mark(fixed)", fixed)


def moved(visitor: Visitor, fixed: bool = False) -> list[Any]:
    """What is elsewhere than when it was marked; with `fixed`, only of the frame: board, bar and question."""
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
        if phone:
            assert visitor.page.locator(".coach").evaluate("node => node.offsetHeight <= innerHeight / 4")
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
VISITS = [(game, *WAYS[(n + k) % 4]) for n, game in enumerate(GAMES) for k in range(4 if LONG else 1)]


@pytest.mark.parametrize(("game", "phone", "guided"), VISITS)
def test_nothing_moves_while_one_decides(visit: Visits, game: str, phone: bool, guided: bool) -> None:
    visitor = come(visit, game, phone, guided)
    for _ in range(15 if LONG else 4):
        if not visitor.wait():
            break
        assert decide(visitor, guided) == []
        if guided and not phone:
            expect(visitor.page.locator(".coach")).to_be_visible()
            visitor.page.wait_for_function(LOG_AT_END)


def test_a_lost_connection_moves_nothing(visit: Visits) -> None:
    sockets: list[WebSocketRoute] = []

    def connect(socket: WebSocketRoute) -> None:
        if not sockets:
            sockets.append(socket)
            socket.connect_to_server()
        else:
            socket.close()

    visitor = visit("en")
    visitor.page.add_init_script(f"({WATCH})()")
    visitor.page.route_web_socket("**/api/v1/socket**", connect)
    visitor.play_now(GAMES[0])
    mark(visitor)
    sockets[0].close()
    visitor.page.locator(".line .lost").wait_for()
    assert moved(visitor) == []


def test_the_guide_never_takes_enter(visit: Visits) -> None:
    visitor = come(visit, GAMES[0], phone=False, guided=True)
    turn = visitor.page.locator(".coach .turn")
    decision = visitor.page.locator("#decision")
    turn.click()
    expect(decision).to_be_focused()
    turn.press("Enter")
    expect(decision).to_be_focused()
    before = visitor.version
    visitor.page.keyboard.press("1")
    visitor.page.keyboard.press("Enter")
    visitor._settle(before)
    assert visitor.version > before


# What is lit with its key, from the left.
KEYED = """() => [...document.querySelectorAll('.mat .thing.lit')]
  .map(thing => [thing.getBoundingClientRect().left, thing.querySelector('.hk')?.textContent])
  .filter(([, key]) => key).sort(([a], [b]) => a - b).map(([, key]) => key)"""


def test_keys_follow_the_board_and_the_way_out_has_its_own(visit: Visits) -> None:
    visitor = visit("en")
    visitor.play_now("tiny")
    visitor.page.keyboard.press("2")  # of the two missions, the right one
    visitor.page.keyboard.press("Enter")
    out = visitor.page.locator(".prompt .answer kbd", has_text="N")
    while not (keys := visitor.page.evaluate(KEYED)) or not out.count():  # until one's own turn
        assert not visitor.play_on(1)
    assert keys == sorted(keys)
    visitor.page.keyboard.press("n")
    expect(visitor.page.locator(".prompt .answer.picked")).to_have_count(1)
    visitor.page.keyboard.press("n")
    visitor.page.keyboard.press(keys[-1])
    expect(visitor.page.locator(".mat .thing.picked .hk")).to_have_text(keys[-1])


def test_what_is_unlit_says_what_is_asked(visit: Visits) -> None:
    visitor = visit("en")
    visitor.play_now("race")
    unlit = visitor.page.locator(".hand .thing:not(.lit):not(.blocked) > .press")
    while not unlit.count():
        assert not visitor.play_on(1)
    asked = visitor.page.locator(".prompt strong").inner_text()
    unlit.first.hover()
    hint = visitor.page.locator("[role=tooltip]")
    expect(hint).to_contain_text(asked)
    assert hint.locator(".chip").count() == 1, "with the rule of the question"
    unlit.first.click()
    expect(visitor.page.locator("dialog .unasked")).to_contain_text(asked)
