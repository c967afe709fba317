"""How soon a board is painted: after an answer, when it is opened, and while a map is dragged."""

from typing import Any

from .look import DESK, Looks
from .recorded import questions

# Answers, and returns the milliseconds from the press to the painted frame. Runs inside the page, so that only the page
# is measured.
ANSWER = """async () => {
  const pause = () => new Promise(done => setTimeout(done));
  const all = query => [...document.querySelectorAll(query)];
  const table = document.querySelector('.table');
  const ready = () => document.querySelector('.prompt .confirm[aria-disabled=false]');
  const sent = () => table.dataset.version !== version || document.querySelector('.prompt[aria-busy=true]');
  const version = table.dataset.version;
  // Whoever watches sizes is told in the very frame that paints a change, after its layout.
  const probe = document.body.appendChild(document.createElement('i'));
  probe.style.cssText = 'position: fixed; visibility: hidden; width: 1px; height: 1px';
  new MutationObserver(() => { probe.style.width = '2px'; }).observe(table, {attributeFilter: ['data-version']});
  const painted = new Promise(done => new ResizeObserver(() => {
    if (probe.offsetWidth < 2) return;
    const {port1, port2} = new MessageChannel();
    port1.onmessage = done;
    port2.postMessage(0);
  }).observe(probe));
  let from = 0;
  const press = element => {
    if (!element || sent()) return;
    from = performance.now();
    element.click();
  };
  for (let i = 0; i < 9 && !sent() && !(ready() && all('.thing.picked').length); i++) {
    press(all('.thing.lit:not(.picked) > .press').find(press => press.getBoundingClientRect().width));
    await pause();
    press(all('.pop .options button.row')[0]);
    await pause();
    if (!sent()) all('.pop .x')[0]?.click();
  }
  press(ready() ?? all('.prompt .answer').at(-1));
  await pause();
  if (!sent()) return null;
  await painted;
  return performance.now() - from;
}"""

# The page has come to rest: what followed its opening is drawn, and nothing waits.
REST = """async () => {
  for (let i = 0; i < 3; i++) {
    await new Promise(done => requestAnimationFrame(done));
    await new Promise(done => requestIdleCallback(done));
  }
}"""

# When the board was painted, on a page that has just been opened.
BOARD_PAINTED = """() => new Promise(done => {
  const look = () => {
    if (!document.querySelector('.table-main .thing')) return requestAnimationFrame(look);
    requestAnimationFrame(() => setTimeout(() => done(performance.now())));
  };
  look();
})"""

# Drags the map to and fro with a finger that moves at every frame; returns the frames per second.
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


def repaints(look: Looks, game: str, slower: int = 1, answers: int = 10) -> list[float]:
    """Milliseconds from an answer to the painted frame, sorted; `slower`: the factor that slows the processor."""
    times: list[float] = []
    for sight in questions(game)[: 2 * answers]:
        reader = look(sight, motion="on")
        reader.page.evaluate(REST)
        session = reader.context.new_cdp_session(reader.page)
        session.send("Emulation.setCPUThrottlingRate", {"rate": slower})
        time: float | None = reader.page.evaluate(ANSWER)
        session.detach()
        times += [] if time is None else [time]
        if len(times) == answers:
            break
    return sorted(times)


def first_paint(look: Looks, sight: str) -> float:
    """Milliseconds from opening a table's page to its painted board, with all files in the browser's cache."""
    look(sight)
    return float(look(sight, waits=False).page.evaluate(BOARD_PAINTED))


def frames_while_panning(look: Looks, sight: str, size: dict[str, Any] = DESK) -> float:
    return float(look(sight, size=size, motion="on").page.evaluate(PAN, 2))
