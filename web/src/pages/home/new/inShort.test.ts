import { beforeAll, expect, test } from "vitest";
import type { GamePage } from "../../../wire/api";
import { learn } from "../../../words/t.svelte";
import { inShort } from "./inShort";
import { Plan } from "./plan.svelte";

const page: GamePage = {
  game: { key: "game", version: 1, names: {}, stage: "beta", seats: [2], minutes: [30, 60], board: null },
  options: [{ id: "limit", values: ["30", "none"], default: "30", seats: [2] }],
  notices: [],
  bots: ["greedy"],
};
const words = { say: ([id]: readonly [string, unknown]) => id };

function said(change: (plan: Plan) => void): string {
  const plan = new Plan("friends");
  plan.lay(page);
  change(plan);
  return inShort(plan, words);
}

beforeAll(() => learn("en"));

test("what is as usual is said in a word", () => {
  expect(said(() => {})).toBe("Rules as printed · a clock for the game · only with link or code");
});

test("who plays against bots alone need not think of the door", () => {
  expect(said((plan) => (plan.sitters[0] = "greedy"))).toBe("Rules as printed · no clock");
});

test("what is not as usual is named", () => {
  const line = said((plan) => {
    plan.chosen.limit = "none";
    plan.setPace("slow");
    plan.isPublic = true;
    plan.undo = false;
    plan.pack = { file: "mine.toml", text: "" };
  });
  expect(line).toBe(
    "setup.limit setup.limit.none · mine.toml · a clock over days · listed for everybody · nothing is taken back",
  );
});
