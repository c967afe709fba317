import { expect, test } from "vitest";
import { bytes, text } from "./passkey";

test("bytes travel as text and come back", () => {
  for (const list of [[], [0], [251, 255], [1, 2, 3], [62, 63, 64, 250]]) {
    expect([...bytes(text(new Uint8Array(list).buffer))]).toEqual(list);
  }
  expect(text(new Uint8Array([251, 255]).buffer)).toBe("-_8");
});
