import { beforeAll, expect, it } from "vitest";
import { learn, open } from "../../words/t.svelte";
import { player, table } from "./fixtures";
import type { VoidView } from "./view";
import { whyNot } from "./whyNot";

beforeAll(async () => {
  await learn("en");
  await open({ en: () => import("./words.en.json"), fr: () => import("./words.fr.json") });
});

const sight = (more: Partial<VoidView>) => {
  const { own, ...view } = table([player(), player()], {}, more);
  return { view: { ...view, own: { ...own, hand: ["salvo"] } }, seat: 0 } as never;
};

it("says when a thing would be an answer", () => {
  expect(whyNot(sight({}), "card:salvo@hand")).toContain("tactic");
  expect(whyNot(sight({}), "card:truce@row")).toBe("");
  expect(whyNot(sight({}), "technology:ion_drive@0")).toContain("pre-round");
  expect(whyNot(sight({ phase: "pre_round" }), "technology:ion_drive@0")).toBe("");
  const others = { seat: 1, actions: 3 } as VoidView["turn"];
  expect(whyNot(sight({ turn: others }), "action:mine")).toContain("turn");
});
