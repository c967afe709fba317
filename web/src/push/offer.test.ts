import { describe, expect, test } from "vitest";
import { lastsLong, noteOffered, wasOffered } from "./offer";

function table(pace: string | undefined, persons: string[], stage = "playing") {
  const seats = persons.map((person) => ({ name: "", person, bot: person ? "" : "greedy", here: true }));
  return { stage, about: { clock: { pace } }, seats } as unknown as Parameters<typeof lastsLong>[0];
}

describe("notices are offered", () => {
  test.each([
    ["where days may pass", table("slow", ["a", "b"]), true],
    ["where there is no clock", table("none", ["a", "b", ""]), true],
    ["where nothing is said of a clock", table(undefined, ["a", "b"]), true],
    ["not at a live table", table("live", ["a", "b"]), false],
    ["not to who plays with bots alone", table("none", ["a", ""]), false],
    ["not before it begins", table("none", ["a", "b"], "open"), false],
    ["not before there is a table", null, false],
  ])("%s", (_, now, fits) => {
    expect(lastsLong(now)).toBe(fits);
  });

  test("once", () => {
    const kept = new Map<string, string>();
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (k: string, v: string) => kept.set(k, v),
    };
    expect(wasOffered(storage)).toBe(false);
    noteOffered(storage);
    expect(wasOffered(storage)).toBe(true);
  });
});
