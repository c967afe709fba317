import type { Point } from "./geometry";
import { ORIGIN, polar, SIXTH } from "./geometry";

/** Where the spaces of a hex lie: the angle in degrees from its first gate, and how far from its middle. */
type Where = readonly [angle: number, radius: number];

// biome-ignore format: a line for each hex
const PLACES: Readonly<Record<string, Readonly<Record<string, Where>>>> = {
  centre: { pyrious: [0, 0], z_ast0: [0, 0.63], tan_fu: [60, 0.6], z_ast2: [120, 0.63], orlune: [180, 0.6], z_ast4: [240, 0.63], z1: [300, 0.63] },
  a: { a1: [330, 0.6], a2: [58, 0.62], vesk_prime: [122, 0.5], a3: [182, 0.66], bindok_ii: [240, 0.56] },
  b: { b1: [0, 0.6], dromond: [58, 0.5], b2: [120, 0.66], mirrowane: [206, 0.5], b3: [300, 0.62] },
  c: { ishmere: [2, 0.48], c1: [90, 0.62], cindervane: [184, 0.52], c2: [242, 0.62], c3: [302, 0.62] },
  d: { d1: [2, 0.64], d2: [62, 0.64], lathe: [122, 0.52], d3: [210, 0.58], qua_tarn: [300, 0.54] },
  e: { e1: [330, 0.56], ooloru: [60, 0.52], e2: [120, 0.64], sarn_delta: [182, 0.52], e3: [240, 0.62] },
  f: { f1: [30, 0.6], thessik: [120, 0.52], f2: [182, 0.62], kesh_hollow: [240, 0.52], f3: [302, 0.62] },
};

const SPREAD = 0.56;

/** The place of a space in its hex. Spaces of content packs, which nobody has placed, lie in a ring in their order. */
export function placeInHex(hex: string, space: string, among: readonly string[], rotation: number): Point {
  const [degrees, radius] = PLACES[hex]?.[space] ?? [(among.indexOf(space) / among.length) * 360, SPREAD];
  return radius ? polar(radius, (degrees / 60 + rotation) * SIXTH) : ORIGIN;
}
