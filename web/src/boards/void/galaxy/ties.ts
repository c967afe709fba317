import { leader } from "./labelling";
import type { Spot } from "./layout";
import type { Box } from "./placement";
import { radiusOf, screen } from "./sizes";

/** What stands nearer to its rim than this belongs to it at a glance: pennants, and names. */
export const PENNANT_NEAR = 14;
export const NAME_NEAR = 6;

/** The path from the rim of a space to a box that stands away from it, seen from the middle of the space; none if near. */
export function tieTo(box: Box, spot: Spot, side: number, near = PENNANT_NEAR): string | null {
  const disc = { at: screen(spot.at, side), radius: radiusOf(spot, side) };
  const [from, to] = leader(disc, box).map(({ x, y }) => ({ x: x - disc.at.x, y: y - disc.at.y })) as [
    { x: number; y: number },
    { x: number; y: number },
  ];
  if (Math.hypot(to.x, to.y) - disc.radius < near) return null;
  return `M${from.x.toFixed(1)} ${from.y.toFixed(1)}L${to.x.toFixed(1)} ${to.y.toFixed(1)}`;
}
