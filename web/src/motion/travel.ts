import { settings } from "../settings.svelte";
import { gone, type Places, places } from "./places";

/**
 * Things are seen to go from where they were to where they are. Boards only say which thing is which (`data-thing`), where
 * a new one came from (`data-origin`), and where such places are (`data-home`).
 */
const MOST = 5;
const DURATION = 420; // as --m-travel and --m-stagger say; reading them there would make the browser lay out twice
const STAGGER = 40;

/** Let what has moved travel. Nothing waits for it: input is live, and the next change ends it. */
export function travel(root: HTMLElement, before: Places): void {
  if (settings.still) return mark(root, before);
  for (const [i, { thing, from, to }] of journeys(root, before).entries()) {
    const dx = from.left + from.width / 2 - to.left - to.width / 2;
    const dy = from.top + from.height / 2 - to.top - to.height / 2;
    const size = Math.max(0.2, Math.min(2, from.width / to.width));
    const lift = -Math.min(60, Math.hypot(dx, dy) / 8);
    // Not part of the animation: the compositor moves things by itself as long as it is about their place alone.
    thing.style.zIndex = "30";
    const journey = thing.animate(
      [
        { transform: `translate(${dx}px, ${dy}px) scale(${size})` },
        { transform: `translate(${dx / 2}px, ${dy / 2 + lift}px) scale(${(1 + size) / 2})` },
        { transform: "none" },
      ],
      { duration: DURATION, delay: STAGGER * i, easing: "cubic-bezier(0.5, 0, 0.15, 1)", fill: "backwards" },
    );
    journey.onfinish = () => thing.style.removeProperty("z-index");
  }
}

/** All places are read before anything moves, so that the browser lays out once. */
function journeys(root: HTMLElement, before: Places): { thing: HTMLElement; from: DOMRect; to: DOMRect }[] {
  const now = places(root);
  const moved = gone(before, now);
  const found = [];
  for (const thing of root.querySelectorAll<HTMLElement>("[data-thing]")) {
    const name = thing.dataset.thing!;
    const from = before.has(name) ? moved.get(name)?.box : home(root, thing);
    const to = now.get(name)!.box;
    if (from && to.width) found.push({ thing, from, to });
    if (found.length === MOST) break;
  }
  return found;
}

/** Without motion, what is new is outlined for a second. */
function mark(root: HTMLElement, before: Places): void {
  for (const thing of root.querySelectorAll<HTMLElement>("[data-thing]"))
    if (before.size && !before.has(thing.dataset.thing!)) outline(thing);
}

/** For a second. */
export function outline(thing: HTMLElement): void {
  thing.classList.add("arrived");
  setTimeout(() => thing.classList.remove("arrived"), 1000);
}

function home(root: HTMLElement, thing: HTMLElement): DOMRect | undefined {
  const { origin } = thing.dataset;
  return origin ? root.querySelector(`[data-home="${CSS.escape(origin)}"]`)?.getBoundingClientRect() : undefined;
}
