import { expect, test } from "vitest";
import { minutes, spellTime } from "./quiet";

test("quiet hours are minutes since midnight", () => {
  for (const at of [0, 59, 60, 450, 1320, 1439]) expect(minutes(spellTime(at))).toBe(at);
  expect(spellTime(450)).toBe("07:30");
  expect(minutes("22:15:00")).toBe(1335);
  expect(minutes("")).toBeNull();
});
