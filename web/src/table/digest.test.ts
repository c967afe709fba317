import { describe, expect, test } from "vitest";
import type { Occasion } from "../wire/generated/messages";
import { caption, digest, plainly, sinceOwn, type Weigh } from "./digest";
import { lines } from "./lines";

const weigh: Weigh = (kind) => ({ colonizes: 3, moves: 2, pays: 0 })[kind] ?? 1;

/** "2 moves": seat 2 moves; "turn 1": a heading of seat 1; "phase": one of nobody. */
function story(...occasions: string[][]): Occasion[] {
  return occasions.map((events, i) => ({
    version: i + 1,
    events: events.map((told) => {
      const [first = "", second = ""] = told.split(" ");
      if (first === "turn") return ["turn", { side: `seat:${second}` }];
      return second ? [second, { side: `seat:${first}` }] : [first, {}];
    }),
  }));
}

const kinds = (found: { seat: number | null; kind: string }[]) => found.map(({ seat, kind }) => `${seat} ${kind}`);

describe("what is said of a beat", () => {
  const said = (...events: string[]) => kinds(caption(lines(story(events)), 0, weigh));

  test("of one alone, the two most telling deeds in their order", () => {
    expect(said("1 rolls", "1 colonizes", "1 moves", "1 pays")).toEqual(["1 colonizes", "1 moves"]);
  });

  test("of several, the most telling of each; nothing of one's own", () => {
    expect(said("1 rolls", "0 colonizes", "2 moves", "1 moves")).toEqual(["1 moves", "2 moves"]);
  });

  test("what is nobody's deed, if there is nothing else; headings and bookkeeping never", () => {
    expect(said("phase", "1 pays", "dawn")).toEqual(["null dawn"]);
    expect(said("phase", "1 pays")).toEqual([]);
  });
});

describe("since the reader's turn", () => {
  const since = (own: number | null, ...occasions: string[][]) =>
    kinds(digest(sinceOwn(story(...occasions), own, 3, weigh), own, weigh));

  const ROUND = [
    ["turn 0", "0 moves"],
    ["0 colonizes", "turn 1", "1 rolls"],
    ["1 moves"],
    ["0 follows"],
    ["1 rolls", "turn 2", "2 rolls"],
    ["2 colonizes"],
  ];

  test("where turns are headings: the others' turns, whatever one did in them", () => {
    expect(since(0, ...ROUND)).toEqual(["1 moves", "2 colonizes"]);
  });

  test("during one's own turn, those before it", () => {
    expect(since(0, ...ROUND, ["turn 0", "0 rolls"], ["0 moves"])).toEqual(["1 moves", "2 colonizes"]);
  });

  test("in the first turn of all, what the others do in it", () => {
    expect(since(0, ["turn 0", "0 moves"], ["1 follows"])).toEqual(["1 follows"]);
  });

  test("before one's first turn, all that was", () => {
    expect(since(2, ...ROUND.slice(0, 3))).toEqual(["0 colonizes", "1 moves"]);
  });

  test("where all act together: since one last did something that others answered", () => {
    const all = [["round"], ["0 moves", "1 moves"], ["phase", "0 pays"], ["1 pays"]];
    expect(since(0, ...all)).toEqual(["1 moves"]);
    expect(since(0, ...all, ["0 pays"], ["2 colonizes"])).toEqual(["2 colonizes"]);
  });

  test("a spectator reads of the latest chapters, one for each seat", () => {
    expect(since(null, ...ROUND, ["turn 0", "0 rolls"])).toEqual(["1 moves", "0 rolls", "2 colonizes"]);
    expect(since(null, ["turn 0", "0 moves"], ["turn 1", "1 moves"], ["turn 2"], ["turn 0"])).toEqual(["1 moves"]);
  });

  test("nothing, where nothing happened", () => {
    expect(since(0)).toEqual([]);
    expect(since(null)).toEqual([]);
  });
});

test("without a board's own opinion all events are alike, and the latest is told", () => {
  expect(kinds(digest(lines(story(["1 rolls", "1 moves", "1 pays"])), 0, plainly))).toEqual(["1 pays"]);
});
