import { beforeAll, expect, it, vi } from "vitest";
import { learn, open } from "../../../words/t.svelte";
import { BOX } from "../content";
import { factsOf, inventedOf } from "./facts";
import { subjectOf } from "./subject";

vi.mock("../../../settings.svelte", () => ({ settings: { lang: "en" } })); // those of a browser

beforeAll(async () => {
  await learn("en");
  await open({ en: () => import("../words.en.json"), fr: () => import("../words.fr.json") });
});

it("knows what a reference speaks of, wherever the thing lies", () => {
  expect(subjectOf(BOX, "space:pyrious")).toMatchObject({ kind: "planet", row: { id: "pyrious" } });
  expect(subjectOf(BOX, "technology:ion_drive@2")?.row.id).toBe("ion_drive");
  expect(subjectOf(BOX, "ship:moth.damaged")?.row.id).toBe("moth");
  expect(subjectOf(BOX, "tactic:salvo")?.kind).toBe("card");
  expect(subjectOf(BOX, "space:a1")).toBeUndefined();
  expect(subjectOf(BOX, "seat:1")).toBeUndefined();
});

it("says the figures of everything in the box", () => {
  const kinds = ["planet", "technology", "race", "ship", "card", "event", "scoring", "action", "token"] as const;
  for (const kind of kinds)
    for (const { id } of BOX.contents[kind]) {
      const facts = factsOf(BOX, subjectOf(BOX, `${kind === "event" ? "event_card" : kind}:${id}`)!);
      expect(facts).not.toMatch(/void\.|undefined|\{/);
      expect(facts.length).toBeGreaterThan(0);
    }
});

it("says which parts are invented", () => {
  expect(inventedOf({ provenance: "sourced" })).toBe("");
  expect(inventedOf({ provenance: "invented", name_provenance: "sourced" })).toContain("figures, powers");
});
