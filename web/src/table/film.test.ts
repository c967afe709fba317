import { describe, expect, test } from "vitest";
import type { Replay } from "../wire/api";
import { Film, roundFrom } from "./film";

const replay = {
  seats: [{ name: "Ann" }, { name: "Béa" }],
  view: { round: 0, piles: { deck: 10 }, hands: [[1], [2]] },
  events: [["starts", { side: "seat:0" }]],
  scores: [1, 0],
  waiting: [0, 1],
  steps: [
    { version: 4, act: "answer", seat: 1, waiting: [0] },
    {
      version: 5,
      act: "answer",
      seat: 0,
      patch: [
        [["round"], 1],
        [
          ["hands", 0],
          [1, 3],
        ],
      ],
      events: [["round", { round: 1 }]],
    },
    { version: 6, act: "answer", seat: 1, patch: [[["piles", "deck"], 9]], events: [["drew", {}]], scores: [1, 4] },
    { version: 7, act: "undo", seat: 1, patch: [[["piles", "deck"], 10]], events: [["undone", {}]], scores: [1, 0] },
    { version: 8, act: "end" },
  ],
} as unknown as Replay;

describe("a film", () => {
  const film = new Film(replay);

  test("knows at every moment who has not answered yet", () => {
    expect(film.waiting).toEqual([[0, 1], [0], [0], [0], [0], [0]]);
  });

  test("shows every moment, forward and back", () => {
    expect(film.end).toBe(5);
    expect(film.views.map(({ round }) => round)).toEqual([0, 0, 1, 1, 1, 1]);
    expect(film.views[3]).toEqual({ round: 1, piles: { deck: 9 }, hands: [[1, 3], [2]] });
    expect(film.views[0]).toEqual(replay.view);
  });

  test("shares between two moments what did not change", () => {
    expect(film.views[3]!.hands).toBe(film.views[2]!.hands);
    expect(film.views[1]).toBe(film.views[0]);
  });

  test("knows the points of every seat at every moment", () => {
    expect(film.points).toEqual([
      [1, 1, 1, 1, 1, 1],
      [0, 0, 0, 4, 0, 0],
    ]);
  });

  test("knows those of a rival that nobody plays, too", () => {
    const alone = new Film({ ...replay, seats: [{ name: "Ann" }], scores: [1, 0] } as unknown as Replay);
    expect(alone.points.map((own) => own.at(3))).toEqual([1, 4]);
  });

  test("tells the story by moments", () => {
    expect(film.story.map(({ version, events }) => [version, events[0]?.[0]])).toEqual([
      [0, "starts"],
      [2, "round"],
      [3, "drew"],
      [4, "undone"],
    ]);
  });

  test("passes quickly over what nobody sees", () => {
    expect(film.pause(1)).toBeLessThan(film.pause(2));
  });
});

test("rounds are stepped through like the tracks of a record", () => {
  const marks = [{ at: 2 }, { at: 10 }, { at: 20 }];
  expect(roundFrom(marks, 0, 1)).toBe(2);
  expect(roundFrom(marks, 10, 1)).toBe(20);
  expect(roundFrom(marks, 25, 1)).toBeUndefined();
  expect(roundFrom(marks, 15, -1)).toBe(10);
  expect(roundFrom(marks, 10, -1)).toBe(2);
  expect(roundFrom(marks, 1, -1)).toBeUndefined();
});
