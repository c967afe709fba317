import { ownerOfHome, type Space } from "../view";
import type { Layout, Spot } from "./layout";
import type { Box } from "./placement";
import { distanceOf, isWorld, radiusOf, screen } from "./sizes";

/** What stands on the rim of a space beside its good and points; `look/signs.css` draws all of it there. */
export interface Rim {
  readonly space: string;
  readonly isHeld: boolean;
  /** Does a planet show its ally under somebody else, who holds it? */
  readonly isUnder: boolean;
  readonly tokens: number;
}

/** How far each sign is from the middle of its space, to the right and down, and how large it is. */
type Sign = readonly [x: number, y: number, size: number];

function signsOf({ kind }: Spot, r: number, { isHeld, isUnder, tokens }: Rim): Sign[] {
  const [x, y] = isWorld({ kind }) ? [r - 1, r - 9] : [r + 1, r - 19];
  const good: Sign = [4 - r, 4 - r, 22];
  const points: Sign = [r - 2.5, 2.5 - r, 21];
  const holder: Sign = [2.5 - r, r - 6.5, 25];
  const under: Sign = [-11.5 - r, r + 0.5, 17];
  return [
    ...(kind === "planet" ? [good, points] : []),
    ...(isHeld ? [holder] : []),
    ...(isUnder ? [under] : []),
    ...Array.from({ length: tokens }, (_, i): Sign => [x + i * 20, y, 24]),
  ];
}

export const rimOf = ({ id, kind, holder, ally, tokens }: Space): Rim => ({
  space: id,
  isHeld: holder !== null && (kind !== "home" || holder !== ownerOfHome(id)),
  isUnder: ally !== null && ally !== holder,
  tokens: tokens.length,
});

/** The signs on these rims as boxes of the screen; from far away there are none. */
export function signBoxes({ spots }: Layout, rims: readonly Rim[], side: number): Box[] {
  if (distanceOf(side) === "far") return [];
  return rims.flatMap((rim) => {
    const spot = spots.get(rim.space);
    if (!spot) return [];
    const at = screen(spot.at, side);
    return signsOf(spot, radiusOf(spot, side), rim).map(([x, y, size]) => ({
      left: at.x + x - size / 2,
      top: at.y + y - size / 2,
      width: size,
      height: size,
    }));
  });
}

/** What may come to stand on the rims of worlds, whatever stands there now, so that no name has to move. */
export const anySigns = (layout: Layout, side: number): Box[] =>
  signBoxes(
    layout,
    [...layout.spots.values()].filter(isWorld).map(({ id, kind }) => ({
      space: id,
      isHeld: kind === "planet",
      isUnder: false,
      tokens: 1,
    })),
    side,
  );
