// What may surround a world: rings, a moon, the pickets of a military world.

import type { Brush } from "./brush.ts";
import { disc, num, path, point, radial } from "./svg.ts";
import { degrees, TAU } from "./vector.ts";

export interface Rings {
  readonly back: string;
  readonly front: string;
}

export function rings(brush: Brush): Rings {
  const { random, globe, fine, uid } = brush;
  const flat = 0.2 + random.next() * 0.2;
  const tilt = -degrees(brush.orientation.lean) - 8;
  const count = fine ? random.int(3, 5) : 2;
  const list: [radius: number, width: number, opacity: number][] = [];
  for (let inner = 1.28; list.length < count && inner <= 1.72; ) {
    const width = random.range(0.045, 0.14);
    list.push([inner + width / 2, width, random.range(0.35, 0.85)]);
    inner += width + random.range(0.015, 0.05);
  }
  // What would leave the picture is left out.
  const shown = list.filter(([radius, width]) => (radius + width / 2) * globe.r < 200);
  const tones = [
    brush.colour(0.83, 0.06, brush.hue3),
    brush.colour(0.7, 0.08, brush.hue2),
    brush.colour(0.9, 0.04, brush.hue),
  ];
  const turned = (inner: string) => `<g transform="rotate(${num(tilt)} 200 200)">${inner}</g>`;
  const arc = (radius: number, y: number, front: boolean, pen: string) => {
    const r = radius * globe.r;
    const ellipse = `A${num(r)} ${num(r * flat)} 0 0 ${front ? 0 : 1}`;
    return `<path d="M${num(200 - r)} ${y}${ellipse} ${num(200 + r)} ${y}" fill="none" ${pen}/>`;
  };
  const half = (front: boolean) =>
    turned(
      shown
        .map(([radius, width, opacity], i) => {
          const thick = width * globe.r * (fine ? 0.62 : 0.7);
          const veil = num(front ? opacity : opacity * 0.55);
          // The dark seam keeps pale rings visible on light ground.
          return (
            arc(radius, 200, front, `stroke="#05070f" stroke-width="${num(thick + (fine ? 2 : 4))}" opacity=".35"`) +
            arc(radius, 200, front, `stroke="${tones[i % 3]}" stroke-width="${num(thick)}" opacity="${veil}"`)
          );
        })
        .join(""),
    );
  const shadow = turned(arc(1.25, 214, true, `stroke="#02040b" stroke-width="${num(0.1 * globe.r)}" opacity=".35"`));
  return { back: half(false), front: `<g clip-path="url(#${uid}c)">${shadow}</g>${half(true)}` };
}

export function moon(brush: Brush): string {
  const { random, globe } = brush;
  const angle = random.range(-0.6, 0.5) + (random.next() < 0.5 ? Math.PI : 0);
  const distance = globe.r * 1.12;
  const r = globe.r * random.range(0.07, 0.13);
  const x = 200 + Math.cos(angle) * distance;
  const y = 200 + Math.sin(angle) * distance * 0.8;
  const id = `${brush.uid}m`;
  const day = brush.colour(0.8, 0.04, brush.hue3);
  const dusk = brush.colour(0.34, 0.04, brush.hue3);
  const light = radial(id, x - r * 0.35, y - r * 0.4, r * 1.5, [
    [0, day],
    [0.5, day],
    [0.95, dusk],
    [1, "#05070f"],
  ]);
  return `<defs>${light}</defs>${disc(x, y, r, `fill="url(#${id})" stroke="#05070f" stroke-width="1.5"`)}`;
}

/** Three red darts on a broken guard orbit: a form, not only a colour. */
export function pickets(brush: Brush): string {
  const { random, globe, fine } = brush;
  const start = random.next() * TAU;
  const r = Math.min(190, globe.r * 1.13);
  const on = (angle: number, at = r) => point(200 + Math.cos(angle) * at, 200 + Math.sin(angle) * at);
  const k = fine ? 15 : 24;
  const dart = `M0 ${-k}L${num(k * 0.8)} ${num(k * 0.7)}L0 ${num(k * 0.25)}L${num(-k * 0.8)} ${num(k * 0.7)}z`;
  let orbit = "";
  let darts = "";
  for (let i = 0; i < 3; i++) {
    const angle = start + (i * TAU) / 3;
    orbit += `M${on(angle + 0.34)}A${num(r)} ${num(r)} 0 0 1 ${on(angle + TAU / 3 - 0.34)}`;
    darts += `<path transform="translate(${on(angle, Math.min(r, 199 - k))}) rotate(${num(degrees(angle) + 90)})" d="${dart}"/>`;
  }
  return (
    path(orbit, `fill="none" stroke="#ff5d52" stroke-width="${fine ? 2.5 : 5}" opacity=".8"`) +
    `<g fill="#ff5d52" stroke="#1a0508" stroke-width="2">${darts}</g>`
  );
}
