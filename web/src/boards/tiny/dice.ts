import content from "../../../../src/astrarium/games/tiny/content/dice.toml";
import type { Die } from "../../verify/series";

/** The faces of a die, in the order in which the rules number them. */
export const FACES = (content as { face: { id: string }[] }).face.map(({ id }) => id);

/** The sign of a face. */
export const FACE_ICONS: Readonly<Record<string, string>> = {
  move_ship: "ship",
  acquire_energy: "energy",
  acquire_culture: "culture",
  advance_diplomacy: "diplomacy",
  advance_economy: "economy",
  utilize_colony: "colony",
};

export const dice: readonly Die[] = [
  { below: FACES.length, faces: FACES.map((id) => ({ ref: `face:${id}`, icon: FACE_ICONS[id] ?? "die" })) },
];
