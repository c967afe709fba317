/** A rectangle of the window. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export type Side = "below" | "above" | "right" | "left";

export interface Place {
  readonly side: Side;
  readonly left: number;
  readonly top: number;
  /** Where its arrow points at the thing: pixels along that edge. */
  readonly arrow: number;
}

const GAP = 12;
const EDGE = 8;
const SIDES: readonly Side[] = ["below", "above", "right", "left"];
/** How much of the card lies before the middle of the thing, along its edge. */
const SHARES = [0.18, 0.5, 0.82, 0.34, 0.66, 0.95];
/** How much less it matters that a thing is covered that nobody asks for. */
const OTHERS = 0.01;
const SPARE = 16; // an arrow keeps away from the corners

/**
 * Where a card of this size stands beside a thing: the first place in the window that covers none of what is to be seen,
 * else the one that covers least of it. Of two places alike it takes the one that covers less of the `others`. It never
 * lies over the thing, unless the window has no room beside it.
 */
export function placed(
  thing: Box,
  size: { width: number; height: number },
  seen: readonly Box[],
  room: Box,
  others: readonly Box[] = [],
): Place {
  const places = SIDES.flatMap((side) => SHARES.map((share) => at(side, share, thing, size, room)));
  const costs = places.map((place) => {
    const box = boxOf(place, size);
    const covered = (boxes: readonly Box[]) => boxes.reduce((sum, other) => sum + shared(box, other), 0);
    return shared(box, thing) * 100 + covered(seen) + covered(others) * OTHERS;
  });
  const least = Math.min(...costs);
  return places[costs.indexOf(least)]!;
}

/** The place on this side, moved along it so that it stays in the window. */
function at(
  side: Side,
  share: number,
  thing: Box,
  { width, height }: { width: number; height: number },
  room: Box,
): Place {
  const middle = { x: (thing.left + thing.right) / 2, y: (thing.top + thing.bottom) / 2 };
  const isUpright = side === "below" || side === "above";
  const left = isUpright ? middle.x - width * share : side === "right" ? thing.right + GAP : thing.left - GAP - width;
  const top = isUpright
    ? side === "below"
      ? thing.bottom + GAP
      : thing.top - GAP - height
    : middle.y - height * share;
  const inside = {
    left: within(left, room.left + EDGE, room.right - EDGE - width),
    top: within(top, room.top + EDGE, room.bottom - EDGE - height),
  };
  const along = isUpright ? middle.x - inside.left : middle.y - inside.top;
  return { side, ...inside, arrow: within(along, SPARE, (isUpright ? width : height) - SPARE) };
}

const within = (value: number, low: number, high: number): number => Math.max(low, Math.min(value, high));

const boxOf = ({ left, top }: Place, { width, height }: { width: number; height: number }): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

/** The area that two rectangles share. */
function shared(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}
