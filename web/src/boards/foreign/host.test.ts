import { beforeEach, describe, expect, it, vi } from "vitest";
import { Draft } from "../../decision/draft.svelte";
import type { Sight } from "../../table/sight";
import type { Question } from "../../wire/generated/messages";
import { Catalog } from "../../words/catalog";
import { Host, tell } from "./host";

vi.mock("../../wire/line.svelte", () => ({})); // nothing is sent here

const WORDS = { "ask.buy": "Buy {n}", "option.buy": "Buy {card}", "card.harbour": "Harbour", "card.mine": "Mine" };
const SIGHT: Sight = {
  game: "game",
  view: { market: ["harbour", "mine"] },
  seats: [{ person: "p1" }, { bot: "greedy" }],
  seat: 0,
  waiting: [0],
  outcome: null,
  clocks: null,
  changes: null,
  words: new Catalog("en", WORDS, { "seat:0": "Ann", "seat:1": "Navigator" }),
};
const REFUSAL = { rule: "GAME-2.1", code: "dear", args: {} };
const QUESTION: Question = {
  id: 8,
  seat: 0,
  rule: "GAME-1.1",
  caps: [],
  kind: "choose",
  prompt: ["ask.buy", { n: 1 }],
  low: 1,
  high: 2,
  targets: [],
  options: [
    { code: 4, ref: "card:harbour", text: ["option.buy", { card: "card:harbour" }] },
    { code: 5, ref: "card:mine.0" },
    { code: 6, ref: "card:mine.1" },
    { code: 0 },
  ],
  blocked: [{ code: 7, ref: "card:moon", text: ["option.buy", { card: "card:moon" }], refusal: REFUSAL }],
};

const BUTTON = {} as HTMLElement;
const explain = vi.fn();
const reason = ({ refusal }: { refusal: { rule: string } }) => `No. (${refusal.rule})`;
let draft: Draft;
let host: Host;

beforeEach(() => {
  explain.mockClear();
  draft = new Draft(async () => {});
  draft.face(QUESTION);
  host = new Host({} as HTMLElement, { draft, explain }, () => SIGHT);
});

describe("what a foreign board is told", () => {
  it("is plain data, in the reader's words", () => {
    draft.toggle(5);
    const told = tell(SIGHT, { draft, reason });
    expect(structuredClone(told)).toEqual(told);
    expect(told.seats).toEqual([
      { name: "Ann", isBot: false },
      { name: "Navigator", isBot: true },
    ]);
    expect(told.question).toEqual({
      id: 8,
      prompt: "Buy 1",
      options: [
        { code: 4, ref: "card:harbour", text: "Buy Harbour", isPicked: false },
        { code: 5, ref: "card:mine.0", text: "5", isPicked: true },
        { code: 6, ref: "card:mine.1", text: "6", isPicked: false },
        { code: 0, ref: "", text: "0", isPicked: false },
      ],
      blocked: [{ ref: "card:moon", text: "Buy card:moon", reason: "No. (GAME-2.1)" }],
    });
  });

  it("holds no question where nothing can be answered", () => {
    expect(tell(SIGHT, { draft: null, reason }).question).toBeNull();
    const over = { winners: [0], scores: [9, 3], places: [1, 2], ending: "", rounds: 4, details: [] };
    expect(tell({ ...SIGHT, outcome: over }, { draft: null, reason }).scores).toEqual([9, 3]);
  });
});

describe("pointing", () => {
  it("at a thing with one option, or at an option, picks it and puts it back", () => {
    host.choose("card:harbour", BUTTON);
    host.choose(6);
    expect(draft.picks).toEqual([4, 6]);
    host.choose("card:harbour", BUTTON);
    expect(draft.picks).toEqual([6]);
    expect(explain).not.toHaveBeenCalled();
  });

  it("at a thing with several options, or at a blocked one, is explained beside it", () => {
    host.choose("card:mine", BUTTON);
    host.choose("card:moon", BUTTON);
    expect(explain.mock.calls).toEqual([
      [["card:mine"], BUTTON],
      [["card:moon"], BUTTON],
    ]);
    expect(draft.picks).toEqual([]);
  });

  it("at anything else does nothing", () => {
    host.choose("card:sun", BUTTON);
    new Host({} as HTMLElement, { draft: null, explain }, () => SIGHT).choose("card:harbour");
    expect(explain).not.toHaveBeenCalled();
    expect(draft.picks).toEqual([]);
  });
});

it("what the board shows needs no button, until it shows something else or is left", () => {
  const loose = () => draft.loose.map(({ code }) => code);
  host.shows(["card:harbour", "card:mine"]);
  expect(loose()).toEqual([0]);
  host.shows(["card:mine"]);
  expect(loose()).toEqual([4, 0]);
  host.leave();
  expect(loose()).toEqual([4, 5, 6, 0]);
});

it("the host speaks the reader's language", () => {
  expect([host.lang, host.t("ask.buy", { n: 2 }), host.name("card:mine")]).toEqual(["en", "Buy 2", "Mine"]);
});
