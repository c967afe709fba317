/** What the map may tell of its spaces. */
export const LAYERS = ["domains", "threats", "income"] as const;

export type Layer = (typeof LAYERS)[number];
