import type { Spot } from "./layout";
import type { Box } from "./placement";
import { radiusOf, screen } from "./sizes";

/** What stands nearer to its rim than this belongs to it at a glance. */
const NEAR = 14;

/** The path from the rim of a space to a box that stands away from it, seen from the middle of the space; none if near. */
export function tieTo({ left, top, width, height }: Box, spot: Spot, side: number): string | null {
  const at = screen(spot.at, side);
  const x = Math.max(left, Math.min(at.x, left + width)) - at.x;
  const y = Math.max(top, Math.min(at.y, top + height)) - at.y;
  const length = Math.hypot(x, y);
  const radius = radiusOf(spot, side);
  if (length - radius < NEAR) return null;
  const rim = radius / length;
  return `M${(x * rim).toFixed(1)} ${(y * rim).toFixed(1)}L${x.toFixed(1)} ${y.toFixed(1)}`;
}
