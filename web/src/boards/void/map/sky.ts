import { type Point, polar } from "../galaxy/geometry";
import { line, xy } from "../galaxy/shapes";

/** The engraved ground of the chart: the same for every galaxy. */

const STARS = 240;
const DUST = 520;
const WIDTH = 2.5;
const TILT = -0.56;

/** Numbers that look like chance and are always the same. */
function* lot(): Generator<number, never> {
  for (let seed = 11; ; ) {
    seed = (seed * 16807) % 2147483647;
    yield seed / 2147483647;
  }
}

/** Dots as one path of short strokes with round ends: one element instead of hundreds. */
function dots(points: readonly Point[]): string {
  return points.map((point) => `M${xy(point)}h0`).join("");
}

function scattered(): { stars: string; dust: string } {
  const chance = lot();
  const next = () => chance.next().value;
  const stars = Array.from({ length: STARS }, () => polar(Math.sqrt(next()) * WIDTH, next() * 2 * Math.PI));
  const dust = Array.from({ length: DUST }, () => {
    const along = (next() * 2 - 1) * WIDTH;
    const across = (next() + next() + next() - 1.5) * 0.62 + 0.12 * Math.sin(along * 2);
    return {
      x: along * Math.cos(TILT) - across * Math.sin(TILT),
      y: along * Math.sin(TILT) + across * Math.cos(TILT),
    };
  });
  return { stars: dots(stars), dust: dots(dust) };
}

const tick = (degree: number): number => {
  if (degree % 30 === 0) return 0.09;
  if (degree % 10 === 0) return 0.06;
  return degree % 5 === 0 ? 0.04 : 0.022;
};

const RIM = 2.72;
const radians = (degree: number) => (degree * Math.PI) / 180;

export const SKY = {
  ...scattered(),
  rim: Array.from({ length: 360 }, (_, i) => line(polar(RIM, radians(i)), polar(RIM + tick(i), radians(i)))).join(""),
  rays: Array.from({ length: 24 }, (_, i) =>
    line(polar(i % 2 ? 0.98 : 0.34, radians(i * 15)), polar(2.6, radians(i * 15))),
  ).join(""),
};

/** The graduations of a home world's plate. */
export const GRADUATIONS = Array.from({ length: 60 }, (_, i) =>
  line(polar(0.4, radians(i * 6)), polar(0.4 + (i % 5 ? 0.03 : 0.06), radians(i * 6))),
).join("");
