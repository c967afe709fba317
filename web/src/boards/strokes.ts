// The strokes with which every game writes its powers in signs. A game adds strokes of its own: goods, seals, dice.
import { signed } from "./signed";

/** One stroke: a picture, a figure, victory points on their hexagon, or a word where there is room for it. */
export type Stroke<WordId extends string> = { icon: string } | { figure: string } | { vp: string } | { word: WordId };

export const ARROW = { icon: "arrow" };
export const PER = { figure: "/" };

export const icon = (id: string) => ({ icon: id });
export const figure = (text: string | number) => ({ figure: String(text) });
export const vp = (text: string | number) => ({ vp: String(text) });
/** What is added or taken away: "+2", "−1". */
export const change = (n: number) => figure(signed(n));
/** "1–2", or "2" where both ends are the same. */
export const range = (low: number, high: number) => figure(low === high ? high : `${low}–${high}`);
