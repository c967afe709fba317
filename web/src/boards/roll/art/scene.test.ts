import { expect, test } from "vitest";
import { digests } from "../../../../art/digest.ts";
import { gallery } from "../../../../art/gallery.ts";

test("the picture of the game is the same on every machine", () => {
  expect(digests(gallery(), "home/roll.svg")).toEqual({ "home/roll.svg": "246d99bfc8a10dab" });
});
