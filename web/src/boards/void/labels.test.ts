import { beforeAll, expect, it, vi } from "vitest";
import { Catalog } from "../../words/catalog";
import { learn, open } from "../../words/t.svelte";
import { CORNERS, player, table } from "./fixtures";
import { planetNow, spaceSaid } from "./labels";
import { spaceOf, type viewOf } from "./view";

vi.mock("../../settings.svelte", () => ({ settings: { lang: "en" } })); // those of a browser

beforeAll(async () => {
  await learn("en");
  await open({ en: () => import("./words.en.json"), fr: () => import("./words.fr.json") });
});

const words = new Catalog("en", {}, { "seat:0": "Maya", "seat:1": "Kofi" });
const players = CORNERS[4]!.map((corner) => player({ corner }));
const said = (view: ReturnType<typeof viewOf>, id: string) =>
  spaceSaid({ view, words, seat: 0, changes: null }, spaceOf(view, id)!);

it("says what a planet is, who holds it, what lies there and where its lanes lead", () => {
  const view = table(players, {
    vesk_prime: {
      holder: 1,
      held_as: "conqueror",
      ally: 0,
      tokens: ["rebellion"],
      fleets: [{ seat: 1, ships: [{ ship: "starfighter", n: 2, damaged: 0 }] }],
    },
  });
  const sentence = said(view, "vesk_prime");
  for (const part of [
    "Vesk Prime",
    "Metals",
    "2 VP",
    "conquered by Kofi",
    "Rebellion",
    "2 × Starfighter",
    "(Asteroids)",
  ])
    expect(sentence).toContain(part);
});

it("calls circles by their hex and number, and home worlds by whose they are", () => {
  const view = table(players);
  expect(said(view, "a2")).toMatch(/^Bindok Shoals, space 2\./);
  expect(said(view, "home_1")).toContain("home world of Kofi");
});

it("says once whose a space port is, and who has infested a planet", () => {
  const tokens: ("infested" | "space_port")[] = ["infested", "space_port"];
  const sentence = said(table(players, { vesk_prime: { tokens, port: 0, infested: 1 } }), "vesk_prime");
  expect(sentence).toContain("infested by Kofi");
  expect(sentence.match(/space port/gi)).toHaveLength(1);
});

it("adds to a planet's card only what the card does not say", () => {
  const view = table(players, {
    vesk_prime: {
      holder: 1,
      held_as: "ally",
      tokens: ["rebellion"],
      fleets: [{ seat: 0, ships: [{ ship: "starfighter", n: 2, damaged: 0 }] }],
    },
  });
  const sentence = planetNow({ view, words, seat: 0, changes: null }, spaceOf(view, "vesk_prime")!);
  for (const part of ["Kofi", "Rebellion", "2 × Starfighter"]) expect(sentence).toContain(part);
  for (const part of ["Vesk Prime", "Metals", "VP", "Asteroids"]) expect(sentence).not.toContain(part);
});
