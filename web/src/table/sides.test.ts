import { expect, test } from "vitest";
import type { Outcome } from "../wire/generated/messages";
import { Catalog } from "../words/catalog";
import { sideNames } from "./sides";

const words = new Catalog("en", { "rogue.red": "The Red One" });
const outcome = { rivals: [{ ref: "rogue:red", score: 9, won: true, detail: {} }] } as unknown as Outcome;

test("a rival that nobody plays is named after the seats", () => {
  expect(sideNames(["Ann"], outcome, words)).toEqual(["Ann", "The Red One"]);
});

test("most games have none, and a game that was stopped has no outcome", () => {
  expect(sideNames(["Ann", "Ben"], { ...outcome, rivals: [] }, words)).toEqual(["Ann", "Ben"]);
  expect(sideNames(["Ann"], null, null)).toEqual(["Ann"]);
});
