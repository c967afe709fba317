import { readFileSync } from "node:fs";
import { parse } from "smol-toml";
import { expect, test } from "vitest";
import { facesOf } from "./faces";

test("the faces of a tiny die are in the order of the game's content", () => {
  const content = new URL("../../../src/astrarium/games/tiny/content/dice.toml", import.meta.url);
  const { face } = parse(readFileSync(content, "utf8")) as { face: { id: string }[] };
  expect(facesOf("tiny").map(({ ref }) => ref)).toEqual(face.map(({ id }) => `face:${id}`));
});

test("other games have plain numbers", () => {
  expect(facesOf("race")).toEqual([]);
});
