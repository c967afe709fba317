// Colours are chosen in OKLCH, where equal steps of lightness look equal, and written as sRGB.

import { TAU } from "./vector.ts";

/** The kind of goods or resource that gives a world its hue; `none` for worlds without. */
export type Goods = "novelty" | "rare" | "genes" | "alien" | "energy" | "culture" | "none";

type Hues = readonly [main: number, second: number, third: number];

export const HUES: Readonly<Record<Goods, Hues>> = {
  novelty: [252, 232, 275],
  rare: [48, 35, 62],
  genes: [146, 165, 128],
  alien: [96, 88, 106],
  energy: [62, 40, 85],
  culture: [300, 200, 325],
  none: [255, 75, 210],
};

/** Quiet mineral tints for worlds without goods. */
export const MINERALS: readonly [Hues, ...Hues[]] = [
  [255, 75, 210],
  [70, 40, 90],
  [20, 330, 60],
  [330, 290, 10],
  [200, 230, 95],
  [285, 250, 60],
];

export const GLOW: Readonly<Record<Goods, string>> = {
  novelty: "#6fb4ff",
  rare: "#e0854a",
  genes: "#63d879",
  alien: "#ffe14d",
  energy: "#ffb347",
  culture: "#c79bff",
  none: "#aebbd6",
};

function linearRgb(lightness: number, chroma: number, angle: number): [number, number, number] {
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

function channel(linear: number): string {
  const x = Math.min(1, Math.max(0, linear));
  const encoded = x <= 0.0031308 ? 12.92 * x : 1.055 * x ** (1 / 2.4) - 0.055;
  return Math.round(encoded * 255)
    .toString(16)
    .padStart(2, "0");
}

/** `#rrggbb` of an OKLCH colour; what lies outside sRGB gives up chroma until it fits. */
export function oklch(lightness: number, chroma: number, hue: number): string {
  const angle = (hue / 360) * TAU;
  let c = chroma;
  let rgb = linearRgb(lightness, c, angle);
  for (let i = 0; i < 12 && rgb.some((x) => x < -0.001 || x > 1.001); i++) {
    c *= 0.88;
    rgb = linearRgb(lightness, c, angle);
  }
  return `#${rgb.map(channel).join("")}`;
}

/** A hex colour mixed with black (`amount` < 0) or white (> 0). */
export function shade(hex: string, amount: number): string {
  const mixed = [1, 3, 5].map((i) => {
    const value = Number.parseInt(hex.slice(i, i + 2), 16);
    return Math.round(amount < 0 ? value * (1 + amount) : value + (255 - value) * amount)
      .toString(16)
      .padStart(2, "0");
  });
  return `#${mixed.join("")}`;
}
