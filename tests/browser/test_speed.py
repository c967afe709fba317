"""First load, and the time from the server's patch to the next frame."""

import gzip
import re
from typing import Any

import httpx
import pytest

from ..server.node_process import NodeProcess
from .conftest import BOARDS, GAMES, LONG, ONE_FOR_ALL, Visits

FIRST_LOAD = 200 * 1024
REPAINT_MS = 400
FIRST_PAINT_MS = 1000
FRAMES_PER_SECOND = 30
MAPS = [key for key in GAMES if (BOARDS / key / "map").is_dir()]  # boards that are dragged about

# From the arrival of an update to the end of the next frame, for each update.
WATCH_FRAMES = """() => {
  window.repaints = [];
  const Native = window.WebSocket;
  window.WebSocket = class extends Native {
    set onmessage(handler) {
      super.onmessage = message => {
        const from = performance.now();
        handler.call(this, message);
        if (message.data.startsWith('{"type":"update"'))
          requestAnimationFrame(() => {
            const channel = new MessageChannel();
            channel.port1.onmessage = () => window.repaints.push(performance.now() - from);
            channel.port2.postMessage(0);
          });
      };
    }
  };
}"""

# Plays inside the page, so that nothing but the page itself is measured; the first repaint after each answer.
PLAY = """async answers => {
  const pause = ms => new Promise(done => setTimeout(done, ms));
  const all = query => [...document.querySelectorAll(query)];
  const table = document.querySelector('.table');
  const ready = () => document.querySelector('.prompt .confirm[aria-disabled=false]');
  const times = [];
  while (times.length < answers && table.dataset.stage === 'playing') {
    await pause(200);
    if (!document.querySelector('.prompt.asking')) continue;
    for (let i = 0; i < 9 && !(ready() && all('.thing.picked').length); i++) {
      all('.thing.lit:not(.picked) > .press').find(press => press.getBoundingClientRect().width)?.click();
      await pause(40);
      all('.pop .options button.row')[0]?.click();
      await pause(40);
      all('.pop .x')[0]?.click();
    }
    const before = window.repaints.length, version = table.dataset.version;
    await pause(100);
    (ready() ?? all('.prompt .answer').at(-1))?.click();
    for (let i = 0; i < 40 && table.dataset.version === version; i++) await pause(25);
    await pause(300);
    if (window.repaints.length > before) times.push(window.repaints[before]);
  }
  return times;
}"""


# When the board has been painted, on a page that was opened a moment ago.
BOARD_PAINTED = """() => new Promise(done => {
  const look = () => {
    if (!document.querySelector('.table-main .thing')) return requestAnimationFrame(look);
    requestAnimationFrame(() => setTimeout(() => done(performance.now())));
  };
  look();
})"""

# The map is dragged to and fro by a finger that moves with every frame: how many frames a second there are.
PAN = """async seconds => {
  const stage = document.querySelector('.stage'), box = stage.getBoundingClientRect();
  const at = (type, x) => stage.dispatchEvent(new PointerEvent(type, {
    pointerId: 1, pointerType: 'touch', bubbles: true, clientX: x, clientY: box.top + box.height / 2,
  }));
  const layer = stage.querySelector('.layer'), middle = box.left + box.width / 2;
  stage.setPointerCapture = () => {};  // there is no real finger
  at('pointerdown', middle);
  const start = performance.now(), places = new Set();
  let frames = 0, now = start;
  while (now - start < seconds * 1000) {
    now = await new Promise(requestAnimationFrame);
    at('pointermove', middle + 80 * Math.sin((now - start) / 200));
    places.add(layer.style.transform);
    frames += 1;
  }
  at('pointerup', middle);
  return places.size > frames / 2 ? frames / ((now - start) / 1000) : 0;
}"""


def compressed(house: NodeProcess, paths: set[str]) -> dict[str, int]:
    with httpx.Client(base_url=house.url) as client:
        return {path: len(gzip.compress(client.get(path).content, 9)) for path in paths}


@pytest.mark.parametrize("game", GAMES)
def test_the_first_load_of_a_board_is_small(visit: Visits, house: NodeProcess, game: str) -> None:
    guest = visit("en")
    loaded: set[str] = set()
    guest.page.on("response", lambda reply: loaded.add(re.sub(r"^https?://[^/]+", "", reply.url)))
    guest.play_now(game)
    code = {path for path in loaded if re.search(r"\.(js|css)$", path)}
    assert code
    sizes = compressed(house, code)
    assert sum(sizes.values()) < FIRST_LOAD, sizes
    assert not [path for path in loaded if path.startswith("http")], "nothing comes from another host"


def repaints(visit: Visits, game: str, slower: int = 1, answers: int = 10) -> list[float]:
    """Milliseconds from the server's patch to the painted frame, sorted."""
    guest = visit("en", motion="no-preference")
    guest.page.add_init_script(f"({WATCH_FRAMES})()")
    guest.play_now(game)
    session = guest.context.new_cdp_session(guest.page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": slower})
    times: list[Any] = guest.page.evaluate(PLAY, answers)
    return sorted(float(time) for time in times)


@pytest.mark.parametrize("game", ONE_FOR_ALL)
def test_an_answer_is_painted_soon(visit: Visits, game: str) -> None:
    """A guard against slips: the second best of six, since tests share a machine; `make shots` measures."""
    times = repaints(visit, game, answers=6)
    assert len(times) == 6
    assert times[1] < REPAINT_MS, times


def first_paint(visit: Visits, game: str) -> float:
    """Milliseconds from opening a table's page, all of which is in the browser's memory, to its painted board."""
    guest = visit("en")
    guest.play_now(game)
    guest.page.reload()
    return float(guest.page.evaluate(BOARD_PAINTED))


def frames_while_panning(visit: Visits, game: str, phone: bool = False) -> float:
    guest = visit("en", phone=phone, motion="no-preference")
    guest.play_now(game)
    guest.play_on(4)  # until ships are on the map
    return float(guest.page.evaluate(PAN, 2))


@pytest.mark.skipif(not LONG, reason="measured where nothing else runs")
@pytest.mark.parametrize("game", MAPS)
def test_a_map_is_painted_soon_and_dragged_smoothly(visit: Visits, game: str) -> None:
    """The best of three, since tests share a machine; `make shots` measures."""
    assert min(first_paint(visit, game) for _ in range(3)) < FIRST_PAINT_MS
    for phone in (False, True):
        assert max(frames_while_panning(visit, game, phone) for _ in range(3)) >= FRAMES_PER_SECOND
