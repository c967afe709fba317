import type { Point } from "../galaxy/geometry";
import type { Box } from "../galaxy/placement";
import type { Camera } from "./camera.svelte";

/** Further out than any name. */
const OUTSIDE = 400;
const SIGN = 56;

type Frame = Pick<DOMRect, "left" | "top" | "width" | "height">;

/**
 * What of the whole galaxy is not seen, as boxes of its layer: what lies beyond the edges of the stage, and under these
 * frames in its corners. Whoever zooms in finds the rest by panning, so nothing is covered then.
 */
export function coversOf(
  { width, height, zoom, bounds, side }: Pick<Camera, "width" | "height" | "zoom" | "bounds" | "side">,
  frames: readonly Frame[],
): Box[] {
  if (zoom !== 1) return [];
  const x = width / 2 - ((bounds.left + bounds.right) / 2) * side;
  const y = height / 2 - ((bounds.top + bounds.bottom) / 2) * side;
  const beyond: Frame[] = [
    { left: -OUTSIDE, top: 0, width: OUTSIDE, height },
    { left: width, top: 0, width: OUTSIDE, height },
    { left: 0, top: -OUTSIDE, width, height: OUTSIDE },
    { left: 0, top: height, width, height: OUTSIDE },
  ];
  return [...beyond, ...frames].map((frame) => ({
    left: frame.left - x,
    top: frame.top - y,
    width: frame.width,
    height: frame.height,
  }));
}

/** The signs in the middle of hexes that may be turned. */
export const signsAt = (plates: readonly { readonly at: Point }[], side: number): Box[] =>
  plates.map(({ at }) => ({ left: at.x * side - SIGN / 2, top: at.y * side - SIGN / 2, width: SIGN, height: SIGN }));
