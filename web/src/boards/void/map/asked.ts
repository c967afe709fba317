import { HOME_PLATE, type Layout } from "../galaxy/layout";
import { around, type Box } from "../galaxy/placement";
import { radiusOf } from "../galaxy/sizes";

/** Half the sign on a hex that may be turned, in pixels. */
const SIGN = 30;

/** What stands beside a space on the layer: its name, its pennants. */
export type Beside = (space: string) => readonly Box[];

/** What a space takes up on the layer: its globe, circle or plate, and what stands beside it. */
export function boxAt({ spots }: Layout, space: string, side: number, beside: Beside): Box[] {
  const spot = spots.get(space);
  if (!spot) return [];
  const radius = spot.kind === "home" ? HOME_PLATE * side : radiusOf(spot, side);
  return [around([square(spot.at.x * side, spot.at.y * side, radius), ...beside(space)])];
}

/**
 * What the answers with these references are about on the layer: spaces; or, where hexes may be turned, their signs and one's
 * home, which they touch.
 */
export function boxesOf(
  refs: readonly string[],
  layout: Layout,
  side: number,
  beside: Beside,
  home: string | null,
): Box[] {
  const ids = [...new Set(refs.flatMap((ref) => /^\w+:(\w+)/.exec(ref)?.[1] ?? []))];
  if (!refs.some((ref) => ref.startsWith("turn:"))) return ids.flatMap((id) => boxAt(layout, id, side, beside));
  const signs = layout.plates.filter(({ hex }) => ids.includes(hex));
  return [
    ...signs.map(({ at }) => square(at.x * side, at.y * side, SIGN)),
    ...(home ? boxAt(layout, home, side, beside) : []),
  ];
}

const square = (x: number, y: number, half: number): Box => ({
  left: x - half,
  top: y - half,
  width: 2 * half,
  height: 2 * half,
});
