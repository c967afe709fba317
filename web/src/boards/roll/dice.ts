import type { Changes } from "../../table/content";
import type { Die } from "../dice";
import { contentOf } from "./content";
import RolledDie from "./dice/RolledDie.svelte";

/** Seven kinds of dice, each with faces of its own: a log says which of them was rolled. */
export function dice(changes: Changes | null): readonly Die[] {
  return contentOf({ changes }).dice.map(({ id, faces }) => ({
    ref: `die:${id}`,
    below: faces.length,
    faces: faces.map((face) => ({ ref: `face:${face}`, icon: `face-${face}` })),
    Picture: RolledDie,
  }));
}
