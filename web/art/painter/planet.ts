// A world as a picture of its own: the layers of its family, lit from the upper left, with air, halo and companions.

import { Brush, type Detail, type WorldSpec } from "./brush.ts";
import { moon, pickets, rings } from "./companions.ts";
import type { Scene } from "./scene.ts";
import { clipCircle, disc, num, picture, radial } from "./svg.ts";
import { PAINTERS } from "./worlds/index.ts";

const NIGHT = "#03050d";

/** What the layers refer to: the rim, the night side, air at the limb, gloss, halo. */
function materials({ uid, globe: { r }, glow, windfall }: Brush, { sky = glow, air = 0.55 }: Scene) {
  return {
    [`${uid}c`]: clipCircle(`${uid}c`, 200, 200, r),
    [`${uid}t`]: radial(`${uid}t`, 200 - 0.3 * r, 200 - 0.33 * r, 1.42 * r, [
      [0, NIGHT, 0],
      [0.5, NIGHT, 0.04],
      [0.72, NIGHT, 0.46],
      [0.9, NIGHT, 0.86],
      [1, NIGHT, 0.95],
    ]),
    [`${uid}r`]: radial(`${uid}r`, 200 + 0.09 * r, 200 + 0.1 * r, 1.13 * r, [
      [0.8, sky, 0],
      [0.93, sky, 0.34 * air],
      [1, "#fff", 0.75 * air],
    ]),
    [`${uid}s`]: radial(`${uid}s`, 200 - 0.42 * r, 200 - 0.46 * r, 0.75 * r, [
      [0, "#fff", 0.42],
      [0.35, "#fff", 0.12],
      [1, "#fff", 0],
    ]),
    [`${uid}h`]: radial(`${uid}h`, 200 - 0.03 * r, 200 - 0.03 * r, 1.2 * r, [
      [0.78, glow, windfall ? 0.75 : 0.32 * air],
      [0.86, glow, windfall ? 0.42 : 0.14 * air],
      [1, glow, 0],
    ]),
  };
}

function halo({ uid, globe: { r }, glow, windfall, fine }: Brush): string {
  const light = disc(200, 200, 1.2 * r, `fill="url(#${uid}h)"`);
  if (!windfall) return light;
  const dashes = `stroke-width="${fine ? 3 : 5}" stroke-dasharray="${num(r * 0.11)} ${num(r * 0.075)}"`;
  return light + disc(200, 200, r * 1.085, `fill="none" stroke="${glow}" ${dashes} opacity=".85"`);
}

function globe({ uid, globe: { r } }: Brush, sphere: string, lit: string): string {
  const veil = (gradient: string) => disc(200, 200, r + 2, `fill="url(#${uid}${gradient})"`);
  return (
    `<g clip-path="url(#${uid}c)">${sphere}${veil("t")}${lit}${veil("s")}${veil("r")}</g>` +
    disc(200, 200, r, `fill="none" stroke="#02040a" stroke-opacity=".55" stroke-width="1.5"`)
  );
}

/** `uid` keeps the ids of several worlds in one picture apart. */
export function planet(spec: WorldSpec, detail: Detail, uid = ""): string {
  const brush = new Brush(spec, detail, uid);
  const scene = PAINTERS[brush.family](brush);
  const ring = brush.ringed ? rings(brush) : undefined;

  let out = scene.halo === false ? "" : halo(brush);
  out += ring?.back ?? "";
  out += scene.behind ?? "";
  if (scene.sphere) out += globe(brush, scene.sphere, scene.lit ?? "");
  out += ring?.front ?? "";
  out += scene.front ?? "";
  if (scene.moon !== false && brush.fine && !brush.ringed && brush.random.next() < 0.3) out += moon(brush);
  if (spec.military) out += pickets(brush);

  const drawn = brush.shared + out;
  const used = Object.entries(materials(brush, scene)).filter(([id]) => drawn.includes(`url(#${id})`));
  const defs = used.map(([, markup]) => markup).join("");
  return picture(defs + (scene.defs ?? "") + brush.shared, out);
}
