import type { Point } from "../galaxy/geometry";
import type { Layout } from "../galaxy/layout";

/** Keys walk over the map: it is one stop of the Tab key, and arrows follow its lanes. */

const DIRECTIONS: Readonly<Record<string, Point>> = {
  ArrowRight: { x: 1, y: 0 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
/** A lane that leads further away than this is not in that direction. */
const LEAST = 0.2;

/** The neighbour whose lane is nearest to the direction of an arrow; null: there is none that way. */
export function neighbourTowards({ ways, wormholes, spots }: Layout, from: string, key: string): string | null {
  const direction = DIRECTIONS[key];
  const here = spots.get(from)?.at;
  if (!direction || !here) return null;
  const pairs = [...ways.map(({ from, to }) => [from, to] as const), ...wormholes];
  let best: string | null = null;
  let nearest = LEAST;
  for (const [a, b] of pairs) {
    if (a.id !== from && b.id !== from) continue;
    const there = a.id === from ? b : a;
    const x = there.at.x - here.x;
    const y = there.at.y - here.y;
    const along = (x * direction.x + y * direction.y) / Math.hypot(x, y);
    if (along > nearest) [best, nearest] = [there.id, along];
  }
  return best;
}

/** Spaces as one reads them, for the way through the lit ones. */
const inOrder = ({ spots }: Layout): string[] =>
  [...spots.values()].sort((a, b) => a.at.y - b.at.y || a.at.x - b.at.x).map(({ id }) => id);

const pressOf = (layer: HTMLElement, space: string) =>
  layer.querySelector<HTMLElement>(`[data-space="${space}"] .press`);

/**
 * Arrows go along lanes, Page Down and Page Up to the next space that is an answer, Home or H to one's home world, F and
 * Shift+F to the next and the last fleet of one's own.
 */
export function walking(layer: HTMLElement, layout: () => Layout, home: () => string | null): () => void {
  function enter(event: FocusEvent): void {
    const space = (event.target as HTMLElement).closest<HTMLElement>("[data-space]");
    if (space) keepOneStop(layer, space.dataset.space ?? "");
  }

  function keydown(event: KeyboardEvent): void {
    const at = (event.target as HTMLElement).closest<HTMLElement>("[data-space]")?.dataset.space;
    if (!at || event.ctrlKey || event.altKey || event.metaKey) return;
    const key = event.key.toLowerCase();
    if (key === "f") toFleet(layer, layout(), at, !event.shiftKey);
    else {
      if (event.shiftKey) return;
      const to = key === "home" || key === "h" ? home() : (nextLit(layer, layout(), at, event.key) ?? neighbourTowards(layout(), at, event.key)); // biome-ignore format: one choice
      if (!to || !toSpace(layer, to)) return;
    }
    event.preventDefault();
    event.stopPropagation();
  }

  layer.addEventListener("focusin", enter);
  layer.addEventListener("keydown", keydown);
  return () => {
    layer.removeEventListener("focusin", enter);
    layer.removeEventListener("keydown", keydown);
  };
}

/** The focus goes to the next or last fleet of one's own, as one reads the map; from elsewhere to the first. */
export function toFleet(layer: HTMLElement, layout: Layout, from = "", isForward = true): void {
  const to = nextOf(layer, layout, from, ".fleet.mine", isForward);
  layer.querySelector<HTMLElement>(`[data-space="${to}"] .fleet.mine .press`)?.focus();
}

/** The focus goes to a space; is it on the map? */
export function toSpace(layer: HTMLElement, space: string): boolean {
  const press = pressOf(layer, space);
  press?.focus();
  return !!press;
}

function nextLit(layer: HTMLElement, layout: Layout, from: string, key: string): string | null {
  if (key !== "PageDown" && key !== "PageUp") return null;
  return nextOf(layer, layout, from, ".thing.lit", key === "PageDown");
}

/** The next or last space that holds such a thing, round and round. */
function nextOf(layer: HTMLElement, layout: Layout, from: string, thing: string, isForward: boolean): string | null {
  const has = (id: string) => !!layer.querySelector(`[data-space="${id}"] ${thing}`);
  const order = inOrder(layout).filter((id) => id === from || has(id));
  const at = order.indexOf(from) + (isForward ? 1 : -1);
  return order.at(at % order.length) ?? null;
}

/** Only this space, or else the first, is reached by the Tab key. */
export function keepOneStop(layer: HTMLElement, space: string): void {
  const all = [...layer.querySelectorAll<HTMLElement>("[data-space]")];
  const chosen = all.find((element) => element.dataset.space === space) ?? all[0];
  for (const element of all)
    for (const press of element.querySelectorAll<HTMLElement>(".press")) press.tabIndex = element === chosen ? 0 : -1;
}
