// What the emblems say: the phase a development works in, and the accents on its rim.

/** What a development is about: mostly the phase it works in. */
export type Category =
  | "explore"
  | "develop"
  | "settle"
  | "military"
  | "trade"
  | "consume"
  | "produce"
  | "guild"
  | "bio"
  | "reassign";

/** Hue and chroma of the enamel. */
export const ENAMEL: Readonly<Record<Category, readonly [hue: number, chroma: number]>> = {
  explore: [205, 0.055],
  develop: [285, 0.06],
  settle: [245, 0.07],
  military: [22, 0.085],
  trade: [75, 0.06],
  consume: [320, 0.065],
  produce: [150, 0.055],
  guild: [262, 0.075],
  bio: [145, 0.06],
  reassign: [190, 0.05],
};

/** Glyphs on a 48 x 48 grid, centred on 0,0; stroke only. */
export const GLYPHS: Readonly<Record<Category, string>> = {
  explore:
    "M-15 0A15 15 0 1 1 15 0A15 15 0 1 1 -15 0M0 -20V-12M0 20V12M-20 0H-12M20 0H12" +
    "M0 -7L2.2 -2.2L7 0L2.2 2.2L0 7L-2.2 2.2L-7 0L-2.2 -2.2z",
  develop: "M0 -20L15 0L0 20L-15 0zM0 -9L7 0L0 9L-7 0zM-15 0H-7M15 0H7M0 -20V-9M0 20V9",
  settle: "M-17 15A22 22 0 0 1 17 15zM0 8V-19L13 -13.5L0 -8M-9 15A12 10 0 0 1 -2 8",
  military: "M0 -19L15 -13V0Q15 12 0 20Q-15 12 -15 0V-13zM-8 -4L0 3L8 -4M-8 4L0 11L8 4",
  trade: "M-18 -7H10L4 -14M18 7H-10L-4 14",
  consume: "M-15 -15H15Q15 4 0 5Q-15 4 -15 -15zM0 5V15M-9 18H9M-9 -8H9",
  produce:
    "M-3.3 -13.6L-3 -18.8L3 -18.8L3.3 -13.6L7.3 -11.9L11.2 -15.4L15.4 -11.2L11.9 -7.3L13.6 -3.3L18.8 -3L18.8 3" +
    "L13.6 3.3L11.9 7.3L15.4 11.2L11.2 15.4L7.3 11.9L3.3 13.6L3 18.8L-3 18.8L-3.3 13.6L-7.3 11.9L-11.2 15.4" +
    "L-15.4 11.2L-11.9 7.3L-13.6 3.3L-18.8 3L-18.8 -3L-13.6 -3.3L-11.9 -7.3L-15.4 -11.2L-11.2 -15.4L-7.3 -11.9z" +
    "M0 -6A6 6 0 1 1 0 6A6 6 0 1 1 0 -6z",
  guild: "M-16 12L-18 -9L-8 0L0 -16L8 0L18 -9L16 12zM-16 18H16",
  bio: "M-9 -20Q-9 -8 0 0T9 20M9 -20Q9 -8 0 0T-9 20M-8 -15H8M-8 15H8M-5 -7H5M-5 7H5",
  reassign: "M-17 -4A17 17 0 0 1 14 -10M14 -18V-9H5M17 4A17 17 0 0 1 -14 10M-14 18V9H-5",
};

/** Shapes of goods, and military; 24 x 24, centred on 0,0. */
export const ACCENTS = {
  novelty: { d: "M0 -11Q1.6 -1.6 11 0Q1.6 1.6 0 11Q-1.6 1.6 -11 0Q-1.6 -1.6 0 -11z", fill: "#5aa7ff" },
  rare: { d: "M-6 -7H6L11 7H-11z", fill: "#c9733f" },
  genes: {
    d:
      "M-4.9 -5A4.9 4.9 0 1 1 4.9 -5A4.9 4.9 0 0 1 4.3 -2.6A4.9 4.9 0 1 1 0 5" +
      "A4.9 4.9 0 1 1 -4.3 -2.6A4.9 4.9 0 0 1 -4.9 -5z",
    fill: "#4ec463",
  },
  alien: { d: "M0 -10L11 9H-11z", fill: "#f5d327" },
  military: { d: "M0 -10L9 -6V1Q9 7 0 11Q-9 7 -9 1V-6z", fill: "#f2564f" },
} as const;

export type Accent = keyof typeof ACCENTS;
