import { readdirSync } from "node:fs";
import { join } from "node:path";

const SIGHTS = join(import.meta.dirname, "../sights");

/** The names of all recorded sights, such as `roll/ask.select`. */
export const ALL_SIGHTS: readonly string[] = readdirSync(SIGHTS, { recursive: true, encoding: "utf-8" })
  .filter((file) => file.endsWith(".json"))
  .map((file) => file.replace(/\.json$/, ""))
  .sort();

export const sightsOf = (game: string): string[] => ALL_SIGHTS.filter((name) => name.startsWith(`${game}/`));
