import { beforeEach, describe, expect, it } from "vitest";
import { deed, type Lessons, ownDeed } from "../boards/lessons";
import type { LiveTable } from "../table/live.svelte";
import { coach } from "./coach.svelte";
import { Guide } from "./guide.svelte";

/** A course of a game that does not exist. */
const LESSONS: Lessons = {
  steps: [],
  wish: { seats: 2 },
  occurrences: [
    { id: "event.plays", rule: "GAME-1.4", when: deed("plays") },
    { id: "event.good", rule: "GAME-9.2", when: ownDeed("good") },
    { id: "event.dawn", rule: "GAME-8.1", when: deed("dawn"), unless: ["ask.consume"] },
    { id: "event.dusk", rule: "GAME-9.1", when: deed("dusk") },
    { id: "event.ended", rule: "GAME-11.4", when: deed("ended") },
  ],
  signs: [{ id: "event.last_round", rule: "GAME-11.1", when: ({ pool }) => pool === 0 }],
  figures: {},
};

/** A table of it, as far as the guide looks at it. */
const table = {
  now: { about: { game: "game" }, stage: "playing" },
  seat: 0,
  view: { pool: 24 },
  question: null as { id: number; prompt: [string, object]; rule: string } | null,
  story: [] as { version: number; events: [string, object][] }[],
  version: 1,
  have: () => table.version,
};

let guide: Guide;

function ask(id: number, prompt: string): void {
  table.question = { id, prompt: [prompt, {}], rule: "GAME-3.2" };
  guide.listen();
}

function happen(...events: [string, object][]): void {
  table.version += 1;
  table.story = [...table.story, { version: table.version, events }];
  guide.listen();
}

const shown = () => guide.current?.id ?? null;

beforeEach(() => {
  coach.forget("game");
  table.view.pool = 24;
  table.now.stage = "playing";
  table.question = null;
  table.story = [{ version: 1, events: [["plays", {}]] }];
  table.version = 1;
  guide = new Guide(table as unknown as LiveTable, LESSONS, table.version);
  guide.listen();
});

describe("the guide", () => {
  it("explains a question once, and again on demand", () => {
    expect(shown()).toBeNull(); // what happened before is not news
    ask(1, "ask.action");
    expect(shown()).toBe("ask.action");
    guide.gotIt();
    expect(shown()).toBeNull();
    guide.explainAgain();
    expect(shown()).toBe("ask.action");
    guide.gotIt();
    ask(2, "ask.action");
    expect(shown()).toBeNull();
  });

  it("takes an answered question for understood", () => {
    ask(1, "ask.action");
    ask(2, "ask.keep");
    expect(coach.explained("game")).toEqual(["ask.action"]);
    expect(shown()).toBe("ask.keep");
  });

  it("tells what happened after what is asked, each thing once", () => {
    happen(["plays", {}], ["plays", {}], ["good", { side: "seat:0" }]);
    ask(1, "ask.keep");
    const told = [];
    for (; shown(); guide.gotIt()) told.push(shown());
    expect(told).toEqual(["ask.keep", "event.plays", "event.good"]);
    happen(["plays", {}]);
    expect(shown()).toBeNull();
  });

  it("needs no 'got it': what was told goes with the next decision", () => {
    coach.remember("game", "ask.keep");
    ask(1, "ask.keep");
    happen(["plays", {}]);
    expect(shown()).toBe("event.plays");
    ask(2, "ask.keep");
    expect(shown()).toBeNull();
    expect(coach.hasExplained("game", "event.plays")).toBe(true);
  });

  it("drops what could not be told in time, until it happens again", () => {
    happen(["plays", {}]);
    table.now.stage = "playing";
    guide = new Guide(table as unknown as LiveTable, LESSONS, table.version - 1);
    ask(1, "ask.action"); // new questions come before it, one after the other
    ask(2, "ask.keep");
    ask(3, "ask.develop");
    ask(4, "ask.settle");
    guide.gotIt();
    expect(shown()).toBeNull();
    expect(coach.hasExplained("game", "event.plays")).toBe(false);
    happen(["plays", {}]);
    expect(shown()).toBe("event.plays");
  });

  it("keeps one thing waiting, the latest", () => {
    happen(["plays", {}], ["good", { side: "seat:0" }], ["dusk", {}]);
    const told = [];
    for (; shown(); guide.gotIt()) told.push(shown());
    expect(told).toEqual(["event.plays", "event.dusk"]);
  });

  it("does not explain what a question explains better", () => {
    ask(1, "ask.consume");
    happen(["dawn", {}], ["dusk", {}]);
    guide.gotIt();
    expect(shown()).toBe("event.dusk");
  });

  it("tells what the table shows before what happened", () => {
    table.view.pool = 0;
    happen(["plays", {}]);
    const told = [];
    for (; shown(); guide.gotIt()) told.push(shown());
    expect(told).toEqual(["event.last_round", "event.plays"]);
  });

  it("says farewell, and nothing else, when the game is over", () => {
    happen(["good", { side: "seat:0" }]);
    table.now.stage = "over";
    happen(["plays", {}], ["ended", {}]);
    guide.listen();
    expect(shown()).toBe("event.ended");
    guide.gotIt();
    expect(shown()).toBeNull();
  });
});
