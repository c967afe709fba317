import type { Technology } from "./content";

/** Technologies with a drawing of their own. */
const DRAWN = new Set([
  "ion_drive",
  "warp_gate",
  "asteroid_navigation",
  "mine_sweeping",
  "ancient_ciphers",
  "detection",
  "cloaking",
  "docking_bay",
  "tractor_beam",
  "xenolinguistics",
  "universal_translator",
  "deep_mining",
  "relic_exchange",
  "plasma_cannons",
  "living_hulls",
  "terraforming",
  "spore_pods",
]);

/** The sign of a technology: a yard shows its ship, and what others add has a common one. */
export function signOf({ id, powers }: Pick<Technology, "id" | "powers">): string {
  if (DRAWN.has(id)) return `tech-${id}`;
  const ship = powers.find((power) => power.kind === "unlock_ship")?.ship;
  if (ship) return `ship-${ship}`;
  return powers.some(({ kind }) => kind === "space_port") ? "token-space_port" : "tech-any";
}

/** Keys of the actions: the table itself has I and M, N lets pass, T is the tab of technologies, F and H are the map's. */
export const KEY_OF_ACTION: Readonly<Record<string, string>> = {
  move: "D",
  attack: "A",
  culture: "C",
  mine: "E",
  diplomacy: "P",
  move_all: "V",
  mind_control: "O",
  infest: "S",
  rescue: "S",
  relief: "S",
};

/** The signs of the actions. */
export const SIGN_OF_ACTION: Readonly<Record<string, string>> = {
  move: "void-move",
  attack: "token-swords",
  culture: "void-culture",
  mine: "void-mine",
  diplomacy: "void-hand",
  move_all: "void-move_all",
  mind_control: "temper-mysterious",
  infest: "token-infested",
  rescue: "token-distress_call",
  relief: "token-event",
};
