import { beforeEach, describe, expect, it } from "vitest";
import type { LiveTable } from "../table/live.svelte";
import { coach } from "./coach.svelte";
import { Guide } from "./guide.svelte";

/** A table of Race, as far as the guide looks at it. */
const table = {
  now: { about: { game: "race" }, stage: "playing" },
  seat: 0,
  view: { players: [{ cards: [0] }, { cards: [1] }], pool: 24 },
  question: null as { id: number; prompt: [string, object]; rule: string } | null,
  story: [] as { version: number; events: [string, object][] }[],
  version: 1,
  have: () => table.version,
};

let guide: Guide;

function ask(id: number, prompt: string): void {
  table.question = { id, prompt: [prompt, {}], rule: "RACE-3.2" };
  guide.listen();
}

function happen(...events: [string, object][]): void {
  table.version += 1;
  table.story = [...table.story, { version: table.version, events }];
  guide.listen();
}

const shown = () => guide.current?.id ?? null;

beforeEach(() => {
  coach.forget("race");
  table.now.stage = "playing";
  table.question = null;
  table.story = [{ version: 1, events: [["plays", {}]] }];
  table.version = 1;
  guide = new Guide(table as unknown as LiveTable);
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
    expect(coach.explained("race")).toEqual(["ask.action"]);
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

  it("does not explain a phase that its question explains", () => {
    ask(1, "ask.consume");
    happen(["phase", { phase: "phase:consume" }], ["phase", { phase: "phase:produce" }]);
    guide.gotIt();
    expect(shown()).toBe("event.phase.produce");
  });

  it("says farewell, and nothing else, when the game is over", () => {
    happen(["good", { side: "seat:0" }]);
    table.now.stage = "over";
    happen(["chips", {}], ["ended", {}]);
    guide.listen();
    expect(shown()).toBe("event.ended");
    guide.gotIt();
    expect(shown()).toBeNull();
  });
});
