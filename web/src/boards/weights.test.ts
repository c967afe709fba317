import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Weigh } from "../table/digest";
import { BOARDS, gamesWith, rulesFile } from "./folders";

const FOUND = import.meta.glob<Weigh>("./*/weights.ts", { eager: true, import: "telling" });

test.each(gamesWith("weights.ts"))("%s tells of events that its game has", (game) => {
  const telling = FOUND[`./${game}/weights.ts`]!;
  const events = Object.keys(rulesFile(game, "text/en.toml").event as object);
  const code = readFileSync(join(BOARDS, game, "weights.ts"), "utf8");
  const named = [...code.matchAll(/^ {2}(\w+): \d/gm)].map(([, kind]) => kind!);
  expect(named.filter((kind) => !events.includes(kind))).toEqual([]);
  expect(events.some((kind) => telling(kind) > 1)).toBe(true);
});
