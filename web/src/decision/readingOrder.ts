/** Where a thing lies on the page. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Do they stand beside each other, rather than one below the other? */
function areLevel(a: Box, b: Box): boolean {
  const shared = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return shared * 2 > Math.min(a.height, b.height);
}

/**
 * As one reads: band by band from the top, in a band from the left, and downwards where several stand in one column.
 * Things that are level with a common third are in one band.
 */
export function inReadingOrder<T>(things: readonly T[], boxOf: (thing: T) => Box): T[] {
  const bands: { thing: T; box: Box }[][] = [];
  for (const thing of things) {
    const box = boxOf(thing);
    const level = bands.filter((band) => band.some((other) => areLevel(other.box, box)));
    const joined = [...level.flat(), { thing, box }];
    bands.splice(0, bands.length, ...bands.filter((band) => !level.includes(band)), joined);
  }
  const topOf = (band: (typeof bands)[number]) => Math.min(...band.map(({ box }) => box.top));
  const read = bands.toSorted((a, b) => topOf(a) - topOf(b));
  return read.flatMap((band) =>
    band.toSorted((a, b) => a.box.left - b.box.left || a.box.top - b.box.top).map(({ thing }) => thing),
  );
}

/** Where an element rests, whatever moves over the page just now: transforms are left out. */
export function restingBox(element: HTMLElement): Box {
  let left = 0;
  let top = 0;
  for (let at: Element | null = element; at instanceof HTMLElement; at = at.offsetParent) {
    left += at.offsetLeft;
    top += at.offsetTop;
  }
  return { left, top, width: element.offsetWidth, height: element.offsetHeight };
}
