import { expect, test } from "vitest";
import { digests } from "../../../../art/digest.ts";
import { PLANETS, pictures } from "./pictures.ts";

test("a planet has the same picture on every machine", () => {
  const known = { "tiny/jakks.1.svg": "d5614b97d706a06e", "tiny/jorg.0.svg": "5475f96c934a4908" };
  expect(digests(pictures, ...Object.keys(known))).toEqual(known);
  expect(pictures).toHaveLength(3 * (PLANETS.length + 2));
}, 60_000);
