import { expect, test } from "vitest";
import { readCode, spellCode } from "./code";

test.each(["KTRWPX", "ktrwpx", "KTR-WPX", " ktr wpx\n", "K T R W P X"])("%j is a code", (typed) => {
  expect(readCode(typed)).toBe("KTRWPX");
});

test.each(["", "KTRWP", "KTRWPXX", "KTRWPA", "KTRWP1", "planet"])("%j is none", (typed) => {
  expect(readCode(typed)).toBe("");
});

test("a code is shown in two halves", () => {
  expect(readCode(spellCode("KTRWPX"))).toBe("KTRWPX");
  expect(spellCode("KTRWPX")).toBe("KTR-WPX");
});
