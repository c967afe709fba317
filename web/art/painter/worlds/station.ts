// Artificial habitats before their world: a wheel, a spindle or a cross of docks.

import type { Brush } from "../brush.ts";
import { oklch } from "../colour.ts";
import { hash } from "../random.ts";
import type { Painter } from "../scene.ts";
import { aura } from "../surface.ts";
import { clipCircle, disc, num, radial } from "../svg.ts";
import { TAU } from "../vector.ts";

const LIT = "#efe6d2";
const MIDDLE = oklch(0.64, 0.03, 250);
const SHADED = oklch(0.45, 0.035, 252);
const DARK = oklch(0.27, 0.035, 255);

interface Habitat {
  /** The part behind the world. */
  readonly back: string;
  readonly front: string;
}

function wheel({ random, fine, glow }: Brush, turn: number): Habitat {
  const flat = random.range(0.3, 0.42);
  const spokes = random.pick([6, 8]);
  const radius = 160;
  const rim = (front: boolean) => {
    const arc = (r: number, width: number, colour: string, opacity = 1, dash = "") =>
      `<path d="M${num(200 - r)} 200A${num(r)} ${num(r * flat)} 0 0 ${front ? 0 : 1} ${num(200 + r)} 200" fill="none" ` +
      `stroke="${colour}" stroke-width="${width}" opacity="${opacity}"${dash}/>`;
    const windows = ` stroke-dasharray="5 ${fine ? 9 : 14}"`;
    return (
      `<g transform="rotate(${num(turn)} 200 200)">` +
      arc(radius, 26, DARK) +
      arc(radius, 20, front ? MIDDLE : SHADED) +
      arc(radius - 4, 5, front ? LIT : MIDDLE, 0.9) +
      arc(radius + 7, 2, "#0b101c", 0.8) +
      arc(radius + 1, 4, glow, front ? 1 : 0.5, windows) +
      "</g>"
    );
  };
  let lines = "";
  for (let i = 0; i < spokes; i++) {
    const angle = (i / spokes) * TAU + 0.3;
    lines += `M0 0L${num(Math.cos(angle) * radius)} ${num(Math.sin(angle) * radius * flat)}`;
  }
  const panels = [-1, 1]
    .map(
      (side) =>
        `<g transform="translate(0 ${side * 108})">` +
        `<path d="M-48 -13h37v26h-37zM11 -13h37v26h-37z" fill="${oklch(0.38, 0.1, 262)}" stroke="${LIT}" stroke-width="2"/>` +
        `<path d="M-36 -13v26M-24 -13v26M24 -13v26M36 -13v26M-48 0h37M11 0h37" stroke="${LIT}" opacity=".7"/></g>`,
    )
    .join("");
  const hub =
    `<path d="M0 -122V122" stroke="${DARK}" stroke-width="18"/>` +
    `<path d="M-2 -120V120" stroke="${LIT}" stroke-width="8"/>` +
    `<path d="M4 -120V120" stroke="${SHADED}" stroke-width="5"/>${panels}` +
    `<path d="${lines}" stroke="${DARK}" stroke-width="8"/><path d="${lines}" stroke="${MIDDLE}" stroke-width="4"/>` +
    `<ellipse rx="32" ry="15" fill="${DARK}"/><ellipse cy="-3" rx="28" ry="12.5" fill="${LIT}"/>` +
    `<ellipse cy="-3" rx="12" ry="5.5" fill="${glow}"/>`;
  return {
    back: rim(false),
    front: `<g transform="rotate(${num(turn)} 200 200) translate(200 200)">${hub}</g>${rim(true)}`,
  };
}

/** Decks along an axis: height and radius. */
const DECKS: readonly (readonly [number, number])[] = [
  [-128, 22],
  [-98, 46],
  [-66, 34],
  [-30, 74],
  [2, 92],
  [34, 70],
  [66, 40],
  [96, 54],
  [126, 20],
];

function spindle({ fine, glow }: Brush, turn: number): Habitat {
  const deck = (y: number, r: number, wall: string, roof: string, well: string) => {
    const bowl = (height: number) => `M${-r} ${y}v${height}a${r} ${num(r * 0.3)} 0 0 0 ${2 * r} 0v-${height}z`;
    const gleam = `M${-r} ${y}v10a${r} ${num(r * 0.3)} 0 0 0 ${num(r * 0.6)} ${num(r * 0.22)}v-10z`;
    const row = `M${num(-r * 0.94)} ${y + 8}a${num(r * 0.94)} ${num(r * 0.28)} 0 0 0 ${num(1.88 * r)} 0`;
    return (
      `<path d="${bowl(14)}" fill="${DARK}"/><path d="${bowl(10)}" fill="${wall}"/>` +
      `<path d="${gleam}" fill="#fff" opacity=".28"/><path d="${row}" fill="none" stroke="${glow}"/>` +
      `<ellipse cy="${y}" rx="${r}" ry="${num(r * 0.3)}" fill="${roof}"/>` +
      `<ellipse cy="${y}" rx="${num(r * 0.7)}" ry="${num(r * 0.21)}" fill="${well}"/>`
    );
  };
  const decks = DECKS.map(([y, r], i) =>
    i % 2 ? deck(y, r, MIDDLE, LIT, MIDDLE) : deck(y, r, SHADED, MIDDLE, SHADED),
  );
  return {
    back: "",
    front:
      `<g transform="translate(166 196) rotate(${num(turn - 6)})">` +
      `<path d="M0 -186V186" stroke="${DARK}" stroke-width="12"/>` +
      `<path d="M-1 -184V184" stroke="${LIT}" stroke-width="4"/>` +
      `<g stroke-width="3.4" stroke-dasharray="4 ${fine ? 6 : 10}">${decks.join("")}</g>` +
      `<circle cy="-186" r="6" fill="${glow}"/><circle cy="186" r="6" fill="${glow}"/></g>`,
  };
}

function docks(brush: Brush, turn: number): Habitat {
  const { fine, glow } = brush;
  const lamp = (y: number, fill: string) => `<circle cy="${y}" r="4" fill="${fill}"/>`;
  const berth = brush.share(
    `<path d="M-7-31h14v62h-14z" fill="${MIDDLE}" stroke="${DARK}" stroke-width="2"/>` +
      `<path d="M-7-31h5v62h-5z" fill="${LIT}"/>${lamp(-31, glow)}${lamp(31, glow)}`,
  );
  const arm = (length: number) => {
    const place = (share: number) => `transform="translate(${num(length * share)})"`;
    return brush.share(
      `<path d="M0-12H${length}V12H0z" fill="${DARK}"/><path d="M0-10H${length - 2}V-4H0z" fill="${LIT}"/>` +
        `<path d="M0-4H${length - 2}V9H0z" fill="${SHADED}"/>` +
        `<path d="M26 3.4H${length - 8}" stroke="${glow}" stroke-width="3.6" stroke-dasharray="5 ${fine ? 7 : 11}"/>` +
        `${berth(place(0.45))}${berth(place(0.72))}${berth(place(0.98))}<g ${place(0.98)}>${lamp(-31, "#ff6a5c")}</g>`,
    );
  };
  const long = arm(158);
  const short = arm(150);
  const rotated = (angle: number) => `transform="rotate(${angle})"`;
  return {
    back: "",
    front:
      `<g transform="translate(200 200) rotate(${num(turn)}) scale(1 .74)">` +
      `${long(rotated(20))}${short(rotated(110))}${long(rotated(200))}${short(rotated(290))}` +
      `<circle r="54" fill="${DARK}"/><circle r="50" fill="${MIDDLE}"/>` +
      `<path d="M-50 0A50 50 0 0 1 35-35L25-25A35 35 0 0 0-35 0z" fill="#fff" opacity=".5"/>` +
      `<circle r="35" fill="${SHADED}" stroke="${glow}" stroke-width="5" stroke-dasharray="6 7"/>` +
      `<circle r="19" fill="${LIT}"/><circle r="9" fill="${glow}"/></g>`,
  };
}

const HABITATS = [wheel, spindle, docks] as const;

export const station: Painter = (brush) => {
  const { noise, random, globe, uid, glow, goods } = brush;
  const hue = goods === "none" ? 230 : brush.hue;
  const habitat = HABITATS[hash(`st:${brush.id}`) % 3]!;
  const aside = habitat === spindle;
  const turn = random.range(-30, -8) * (aside ? 1 : random.sign());
  const [x, y, r] = aside ? [236, 226, 128] : [200, 200, 94];
  const scale = r / globe.r;
  const surface = brush.terraces(
    (p) => noise.clouds(noise.warp([p[0], p[1] * 1.6, p[2]], 1.3, 0.4), 1.3, 4),
    [
      [-0.22, brush.colour(0.5, 0.12, hue)],
      [0, brush.colour(0.6, 0.12, hue - 8)],
      [0.2, brush.colour(0.72, 0.1, hue - 18)],
      [0.4, brush.colour(0.86, 0.06, hue - 26)],
    ],
    { emboss: 2 },
  );
  const place = `translate(${num(x - 200 * scale)} ${num(y - 200 * scale)}) scale(${Number(num(scale * 100)) / 100})`;
  const world =
    `<g clip-path="url(#${uid}gc)"><g transform="${place}">${brush.ground(brush.colour(0.4, 0.11, hue))}${surface}</g>` +
    `${disc(x, y, r + 1, `fill="url(#${uid}gs)"`)}</g>`;
  const { back, front } = habitat(brush, turn);
  return {
    halo: false,
    moon: false,
    defs:
      radial(`${uid}gs`, x - 0.33 * r, y - 0.36 * r, r * 1.5, [
        [0, "#03050d", 0],
        [0.45, "#03050d", 0.08],
        [0.74, "#03050d", 0.72],
        [1, "#03050d", 0.96],
      ]) +
      clipCircle(`${uid}gc`, x, y, r) +
      radial(`${uid}gh`, 200, 200, 192, [
        [0.35, glow, brush.windfall ? 0.6 : 0.34],
        [0.6, glow, 0.18],
        [1, glow, 0],
      ]),
    behind: aura(brush, `${uid}gh`, 192) + back,
    front: world + front,
  };
};
