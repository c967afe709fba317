import { expect, test } from "vitest";
import { learn } from "../words/t.svelte";
import { seatName } from "./names";

test.each([
  ["en", "Guest 3", "Free seat"],
  ["fr", "Invité 3", "Place libre"],
] as const)("in %s a guest without a name is told in the reader's own language", async (lang, guest, free) => {
  await learn(lang);
  expect(seatName({ name: "", guest: true }, 2)).toBe(guest);
  expect(seatName({ name: "Ann" }, 2)).toBe("Ann");
  expect(seatName({}, 2)).toBe(free);
});
