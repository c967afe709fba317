/** What an action can begin with: the prefixes of references that belong to it. */
export type Aim =
  | "move"
  | "attack"
  | "culture"
  | "mine"
  | "diplomacy"
  | "move_all"
  | "mind_control"
  | "infest"
  | "rescue"
  | "relief";

const STARTS: Readonly<Record<Aim, readonly string[]>> = {
  move: ["ships", "move", "fleet"],
  attack: ["attack", "pirates", "rebellion", "infestation"],
  culture: [],
  mine: [],
  diplomacy: ["diplomacy", "planet"],
  move_all: [],
  mind_control: ["control"],
  infest: ["infest"],
  rescue: ["rescue", "distress"],
  relief: ["relief"],
};

const AIMS = Object.keys(STARTS) as Aim[];

/** Which action an option would begin, by its reference and its words; null: none. */
export function aimOf({ ref, text }: { ref?: string | undefined; text?: readonly unknown[] | undefined }): Aim | null {
  const [kind = "", id = ""] = (ref ?? "").split(":");
  if (kind === "action") return AIMS.find((aim) => aim === id) ?? null;
  const word = String(text?.[0] ?? "")
    .split(".")
    .at(-1);
  return AIMS.find((aim) => aim === word) ?? AIMS.find((aim) => STARTS[aim].includes(kind)) ?? null;
}

/** How options may speak of a space, or of what lies there besides ships. */
const OF_SPACE = ["space", "planet", "attack", "diplomacy", "infest", "rescue", "relief", "pirates", "rebellion", "infestation", "distress"]; // biome-ignore format: a list
const OF_FLEET = ["fleet", "ships", "move", "control"];

export const spaceRefs = (space: string): string[] => OF_SPACE.map((kind) => `${kind}:${space}`);
export const fleetRefs = (space: string, seat: number): string[] => OF_FLEET.map((kind) => `${kind}:${space}.${seat}`);

/** The id behind a reference, wherever the thing lies. */
export const idOf = (ref: string): string => ref.replace(/^\w+:/, "").replace(/@.*$/, "");
