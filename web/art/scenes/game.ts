// The picture of a game, 300 x 230, for the home page.

import { radial } from "../painter/svg.ts";
import type { Symbols } from "./symbols.ts";

/** What a game's folder draws on the ground. */
export type GameScene = (symbols: Symbols) => string;

const GROUND = radial("ground", 150, 104, 200, [
  [0, "#20315a"],
  [0.7, "#0d1730"],
  [1, "#080e1d"],
]);

/** All pictures stand on night enamel, in both themes; what a frame of another shape cuts off is only the ground. */
export function gamePicture(scene: string): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 230" width="300" height="230" ` +
    `preserveAspectRatio="xMidYMid slice"><defs>${GROUND}</defs>` +
    `<rect width="300" height="230" fill="url(#ground)"/><g fill="none" stroke="#d8bf88" opacity=".16">` +
    `<circle cx="150" cy="115" r="100"/><circle cx="150" cy="115" r="140" stroke-dasharray="1 4" stroke-width="4"/>` +
    `<path d="M150 0v230M0 115h300"/></g>${scene}</svg>`
  );
}
