import { describe, expect, test } from "vitest";
import type { Pace } from "../settings.svelte";
import { atHeading, beats, LONGEST_LAG, type Moment, type Reader } from "./beats";
import { lines } from "./lines";

const reader: Reader = {
  own: 0,
  pace: "brisk",
  weigh: (kind) => ({ colonizes: 3, moves: 2, pays: 0 })[kind] ?? 1,
  hasChapters: true,
  length: () => 20,
};

/** "1 moves, 2 moves | 1": what seats 1 and 2 did, by an answer of seat 1; "!" closes a chapter. */
function moments(...told: string[]): Moment[] {
  return told.map((text, i) => {
    const [deeds = "", actor] = text.replace("!", "").split("|");
    const events = deeds.split(",").flatMap((deed): [string, object][] => {
      const [seat, kind] = deed.trim().split(" ");
      return kind ? [[kind, { side: `seat:${seat}` }]] : [];
    });
    return {
      version: i + 1,
      came: 1_000,
      lines: lines([{ version: i + 1, events: events as never }]),
      closes: text.endsWith("!"),
      actor: actor ? Number(actor) : null,
    };
  });
}

const shape = (told: Moment[], change: Partial<Reader> = {}, now = 1_000) =>
  beats(told, { ...reader, ...change }, now).map(({ moments }) => moments.length);

/** Three turns of four deeds each. */
const ROUND = moments(
  ...[1, 2, 3].flatMap((seat) => [`${seat} rolls`, `${seat} moves`, `${seat} moves`, `${seat} colonizes !`]),
);

describe("beats", () => {
  test("at a brisk pace each turn is one, however many deeds it has", () => {
    expect(shape(ROUND)).toEqual([4, 4, 4]);
  });

  test("at a calm pace each deed worth seeing is one, with what leads to it", () => {
    expect(shape(moments("1 rolls", "1 moves", "1 pays", "1 moves", "1 colonizes !"), { pace: "calm" })).toEqual([
      3, 1, 1,
    ]);
  });

  test("a calm pace does not cut finer than there is time for", () => {
    expect(shape(ROUND, { pace: "calm" })).toEqual([4, 4, 4]);
    expect(shape(ROUND.slice(0, 4), { pace: "calm" })).toEqual([2, 1, 1]);
    expect(shape(ROUND.slice(0, 4), { pace: "calm" }, 1_000 + LONGEST_LAG - 1_000)).toEqual([4]);
  });

  test("at once, all is one and takes no time", () => {
    expect(shape(ROUND, { pace: "at_once" })).toEqual([12]);
    expect(beats(ROUND, { ...reader, pace: "at_once" }, 1_000)[0]!.lasts).toBe(0);
  });

  test("in a game without headings, one ends where somebody else answers", () => {
    const told = moments("1 moves|1", "1 moves|1", "2 moves|2", "3 moves|3");
    expect(shape(told, { hasChapters: false })).toEqual([2, 1, 1]);
    expect(shape(told)).toEqual([4]);
  });

  test("what is not worth telling takes no time, and neither does one's own", () => {
    for (const told of ["1 pays", "0 colonizes", ""]) {
      const [beat] = beats(moments(told), reader, 1_000);
      expect([beat!.lasts, beat!.said]).toEqual([0, []]);
    }
  });

  test.each<[Pace, number, number]>([
    ["brisk", 700, 1_500],
    ["calm", 1_800, 2_600],
  ])("%s: long enough to read, never longer than %d to %d ms", (pace, least, most) => {
    const lasts = (letters: number) =>
      beats(moments("1 moves"), { ...reader, pace, length: () => letters }, 1_000)[0]!.lasts;
    expect(lasts(5)).toBe(least);
    expect(lasts(80)).toBeGreaterThan(least);
    expect(lasts(1_000)).toBe(most);
  });
});

describe("what has piled up", () => {
  const many = (turns: number) => moments(...Array.from({ length: turns }, (_, i) => `${(i % 3) + 1} colonizes !`));
  const wait = (told: Moment[], pace: Pace, now = 1_000) =>
    beats(told, { ...reader, pace }, now)
      .slice(0, -1)
      .reduce((sum, { lasts }) => sum + lasts, 0);

  test.each<[Pace, number]>([
    ["brisk", 12],
    ["brisk", 40],
    ["calm", 9],
    ["calm", 300],
  ])("%s, %d turns: nothing is shown later than the longest lag", (pace, turns) => {
    expect(wait(many(turns), pace)).toBeLessThanOrEqual(LONGEST_LAG + 1);
    expect(wait(many(turns), pace, 8_000)).toBeLessThanOrEqual(LONGEST_LAG - 7_000 + 1);
  });

  test("is shown faster first, then not at all; the last has its time", () => {
    const faster = beats(many(30), reader, 1_000);
    expect(faster[0]!.lasts).toBeGreaterThan(150);
    expect(faster[0]!.lasts).toBeLessThan(700);
    const flicker = beats(many(300), reader, 1_000);
    expect(flicker.slice(0, -1).every(({ lasts }) => lasts === 0)).toBe(true);
    expect(flicker.at(-1)!.lasts).toBeGreaterThan(0);
  });
});

test("what follows a heading belongs to the next chapter", () => {
  const told = lines([
    {
      version: 1,
      events: [
        ["moves", {}],
        ["turn", {}],
        ["rolls", {}],
      ],
    },
  ]);
  expect(atHeading(told).map((part) => part.map(({ kind }) => kind))).toEqual([["moves", "turn"], ["rolls"]]);
  expect(atHeading(told.slice(2)).map((part) => part.length)).toEqual([1, 0]);
});
