import type { Die } from "../dice";
import type { Track } from "./content";

/** The faces of a die with their signs, in the order in which the rules number them. */
export const FACE_ICONS: Readonly<Record<string, string>> = {
  move_ship: "ship",
  acquire_energy: "energy",
  acquire_culture: "culture",
  advance_diplomacy: "diplomacy",
  advance_economy: "economy",
  utilize_colony: "colony",
};

export const FACES = Object.keys(FACE_ICONS);

/** On which tracks the faces that advance ships do so. */
export const FACE_TRACKS: Readonly<Record<string, Track>> = {
  advance_diplomacy: "diplomacy",
  advance_economy: "economy",
};

export const dice: readonly Die[] = [
  { below: FACES.length, faces: FACES.map((id) => ({ ref: `face:${id}`, icon: FACE_ICONS[id] ?? "die" })) },
];
