import { beforeAll, expect, test, vi } from "vitest";
import { type Line, lines } from "../../../table/lines";
import type { Sight } from "../../../table/sight";
import type { Occasion } from "../../../wire/generated/messages";
import { open } from "../../../words/t.svelte";
import { aPlayer, aView } from "../fixtures";
import type { RollView } from "../view";
import { courseOf, REVEAL_FRAMES } from "./course";
import { scene } from "./scene";

vi.mock("../../../settings.svelte", () => ({ settings: { lang: "en", still: false } }));

beforeAll(() => open({ en: () => import("../words.en.json"), fr: () => import("../words.fr.json") }));

const told = (...events: Occasion["events"]): Line[] => lines([{ version: 2, events }]);
const sightOf = (view: RollView, story: readonly Occasion[] = []): Sight =>
  ({ view, seat: 0, changes: null, story }) as unknown as Sight;

const assigning = sightOf(
  aView([aPlayer({ own_columns: { develop: { home: 1 }, settle: { home: 2 } } }), aPlayer()], { assigning: true }),
);
const shipping = sightOf(
  aView([aPlayer(), aPlayer()], { assigning: false, phase: "ship", happening: ["develop", "ship"] }),
);
const LIFTED = told(
  ["selects", { side: "seat:0", die: "die:home", phase: "phase:develop" }],
  ["selects", { side: "seat:1", die: "die:rare", phase: "phase:ship" }],
  ["assigns", { side: "seat:0", phase: "phase:develop", dice: "dice:home.2" }],
  ["phase", { phase: "phase:develop" }],
  ["puts", { side: "seat:0", dice: "dice:home.2", tile: "tile:space_piracy" }],
  ["phase", { phase: "phase:ship" }],
);

test("screens are lifted, then each phase in which nobody was asked has a beat", () => {
  const course = courseOf(assigning, shipping, LIFTED)!;
  expect(course.selectors).toEqual([
    { seat: 0, kind: "home", phase: "develop" },
    { seat: 1, kind: "rare", phase: "ship" },
  ]);
  expect(course.happening).toEqual(["develop", "ship"]);
  expect(course.passed).toEqual(["develop"]); // Ship is where the question is
  expect([...course.back]).toEqual([["settle", 2]]);
  expect(course.deeds.get("develop")?.get(0)?.begun).toEqual({ tile: "space_piracy", dice: 2 });
});

test("it lasts 1.1 seconds at a brisk pace and 2.3 at a calm one, and a beat more for each phase", () => {
  const { frames, holds } = scene(assigning, shipping, LIFTED)!;
  const sum = (all: readonly number[]) => all.slice(0, REVEAL_FRAMES).reduce((one, more) => one + more, 0);
  expect([sum(frames.brisk), sum(frames.calm)]).toEqual([1_100, 2_300]);
  expect([frames.brisk.slice(REVEAL_FRAMES), frames.calm.slice(REVEAL_FRAMES)]).toEqual([[240], [520]]);
  expect(holds).toBe(true); // the question comes afterwards
});

test("recruiting at the end of the round is one more beat, of the reader's own dice alone", () => {
  const asked = sightOf(aView([aPlayer(), aPlayer()], { assigning: false, phase: null, happening: ["ship"] }));
  const recruits = (seat: number) =>
    ["recruits", { side: `seat:${seat}`, dice: "dice:home.2,dice:rare.1", n: 0 }] as const;
  const ended = (...events: Occasion["events"]) => told(["manage", {}], ...events);
  expect(courseOf(shipping, asked, ended([...recruits(0)]))?.recruited).toBe(3);
  expect(courseOf(shipping, asked, ended([...recruits(1)]))).toBeNull();
  expect(courseOf(shipping, asked, told([...recruits(0)]))).toBeNull(); // by one's own answer, in sight
  const after = scene(shipping, asked, told(["phase", { phase: "phase:produce" }], ["manage", {}], [...recruits(0)]))!;
  expect(after.frames.brisk).toEqual([240, 240]);
});

test("an answer within a phase is no scene; a round that ends while phases pass shows them before the next roll", () => {
  expect(
    scene(shipping, shipping, told(["trades", { side: "seat:0" }], ["credits", { side: "seat:0", n: 3 }])),
  ).toBeNull();
  const next = sightOf(aView([aPlayer(), aPlayer()], { assigning: true, round: 2 }));
  const round = told(
    ["phase", { phase: "phase:ship" }],
    ["chips", { side: "seat:1", n: 2 }],
    ["manage", {}],
    ["round", { round: 2 }],
    ["rolls", { side: "seat:0", dice: "dice:home.3" }],
  );
  const course = courseOf(shipping, next, round)!;
  expect(course.passed).toEqual(["ship"]);
  expect(course.selectors).toEqual([]);
  expect(course.deeds.get("ship")?.get(1)).toMatchObject({ chips: 2 });
});
