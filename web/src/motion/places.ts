/** Where a thing was, in which list of things, and in whose part of the board. */
export interface Place {
  readonly box: DOMRect;
  readonly list: Element | null;
  readonly part: Element | null;
}

/** By the name of each thing, in the order of the page. */
export type Places = ReadonlyMap<string, Place>;

export function places(root: HTMLElement): Places {
  const found = new Map<string, Place>();
  for (const thing of root.querySelectorAll<HTMLElement>("[data-thing]")) {
    const [list, part] = [thing.closest("ul, ol"), thing.closest("section, article")];
    found.set(thing.dataset.thing!, { box: thing.getBoundingClientRect(), list, part });
  }
  return found;
}

/**
 * The things that have gone somewhere else, with where they were. Not those that only lie elsewhere because the board
 * divides its room anew: they are far from where they were, but in their list they follow the same ones as before, or the
 * part of the board in which they lie draws them in other lists now, as an empire that folds to a row.
 */
export function gone(before: Places, now: Places): Map<string, Place> {
  const kept = rows(before, now);
  const order = rows(now, before);
  const found = new Map<string, Place>();
  for (const [name, place] of now) {
    const was = before.get(name);
    if (!was || !isFar(was.box, place.box)) continue;
    const stays =
      was.list?.isConnected === false
        ? was.part !== null && was.part === place.part
        : place.list &&
          place.list === was.list &&
          kept.get(place.list)!.indexOf(name) === order.get(place.list)!.indexOf(name);
    if (!stays) found.set(name, was);
  }
  return found;
}

/** The things of each list that were in it at both moments, in order. */
function rows(places: Places, others: Places): Map<Element, string[]> {
  const found = new Map<Element, string[]>();
  for (const [name, { list }] of places) {
    if (!list || others.get(name)?.list !== list) continue;
    if (!found.has(list)) found.set(list, []);
    found.get(list)!.push(name);
  }
  return found;
}

/** Small shifts (a row that closes up) are not journeys. */
function isFar(from: DOMRect, to: DOMRect): boolean {
  return Math.abs(from.left - to.left) > to.width * 1.5 || Math.abs(from.top - to.top) > to.height * 0.5;
}
