import { describe, expect, test } from "vitest";
import { check, checkInSlices, countDraws } from "./check";
import cards from "./fixtures/cards.log.json";
import dice from "./fixtures/dice.log.json";
import type { Known } from "./known";
import { readLog } from "./log";
import type { Flaw, Progress, Report } from "./report";
import { seriesOf } from "./series";

/** A log as the file has it, where everything can be tampered with. */
interface File {
  commitment: string;
  contributions: string[];
  secret: string | null;
  draws: number[][];
  entries: { act: string; seat: number; draws?: number[][]; state: string }[];
}
type Tamper = (log: File) => void;

function checked(file: object, known: Known = {}, tamper: Tamper = () => {}): Report {
  const log = structuredClone(file) as File;
  tamper(log);
  const work = check(readLog(log), known);
  let step = work.next();
  while (!step.done) step = work.next();
  return step.value;
}

function verdicts(report: Report): Record<string, string> {
  return Object.fromEntries(report.steps.map(({ id, verdict }) => [id, verdict]));
}

function flawsOf(file: object, tamper: Tamper, known: Known = {}): string[] {
  return checked(file, known, tamper).flaws.map(({ id, entry }) => `${id} ${entry}`);
}

function numberOf(file: typeof cards | typeof dice, act: string): number {
  return file.entries.findIndex((entry) => entry.act === act) + 1;
}

const ROLL = (dice as File).entries.findIndex((entry) => entry.draws) + 1;
const UNDO = numberOf(dice, "undo");
const REPLACE = numberOf(cards, "replace");

describe.each([
  ["cards", cards],
  ["dice", dice],
])("a sound log of %s", (_, file) => {
  test("fits in every step that this browser can compare", () => {
    const own = { seats: [0], contributions: [file.contributions[0]!.toUpperCase()], inOrder: true };
    const report = checked(file, { commitment: file.commitment, own });
    expect(new Set(Object.values(verdicts(report)))).toEqual(new Set(["fits"]));
    expect(report.flaws).toEqual([]);
    expect(report.unchecked).toEqual(["moves", "states", "outcome"]);
  });

  test("is drawn again to its last draw", () => {
    const report = checked(file);
    const total = countDraws(readLog(file));
    expect(report.steps.find((step) => step.id === "draws")?.args).toEqual({ draws: total, words: total, passed: 0 });
    expect(report.moments.flatMap((moment) => moment.draws)).toHaveLength(total);
    expect(verdicts(report)).toMatchObject({ remembered: "open", contribution: "open" });
  });
});

test("a set-up tells its shuffles", () => {
  const told = ({ moments }: Report) => seriesOf(moments[0]?.draws ?? [], []).map(({ kind, of }) => `${kind} ${of}`);
  expect(told(checked(cards))).toEqual(["shuffle 5", "shuffle 111"]);
  expect(told(checked(dice))[0]).toBe("shuffle 40");
});

test("dice are told with the entry and the seat that rolled them", () => {
  const moment = checked(dice).moments.find(({ entry }) => entry === ROLL)!;
  expect(new Set(moment.draws.map(({ below }) => below))).toEqual(new Set([6]));
  expect(moment.seat).toBe(dice.entries[ROLL - 1]?.seat);
  expect(moment.words).toBe(moment.drawn);
});

describe("a log that somebody touched", () => {
  test("a draw", () => {
    const flaw = checked(dice, {}, ({ entries }) => {
      const draw = entries[ROLL - 1]!.draws![1]!;
      draw[1] = (draw[1]! + 1) % 6;
    }).flaws[0] as Flaw;
    const [below, computed] = (dice as File).entries[ROLL - 1]!.draws![1]!;
    expect(flaw).toEqual({
      id: "draw",
      entry: ROLL,
      args: { draw: 2, below, recorded: (computed! + 1) % 6, computed },
    });
  });

  test("a draw of the set-up: the check stops there", () => {
    const report = checked(cards, {}, ({ draws }) => draws[9]!.splice(1, 1, 0));
    expect(report.flaws).toMatchObject([{ id: "draw", entry: 0, args: { draw: 10, recorded: 0 } }]);
    expect(verdicts(report)).toMatchObject({ commitment: "fits", draws: "flawed", undos: "open" });
    expect(report.moments).toMatchObject([{ entry: 0, drawn: 10, verdict: "flawed" }]);
  });

  test("a draw that is left out is missed at the next", () => {
    const rolls = (dice as File).entries.flatMap((entry, index) => (entry.draws ? [index + 1] : []));
    expect(flawsOf(dice, ({ entries }) => delete entries[ROLL - 1]!.draws)).toEqual([`draw ${rolls[1]}`]);
  });

  test("the secret", () => {
    const flaws = flawsOf(cards, (log) => (log.secret = `00${log.secret!.slice(2)}`));
    expect(flaws).toEqual(["commitment 0", "draw 0"]);
  });

  test("the secret is withheld", () => {
    const report = checked(cards, {}, (log) => (log.secret = null));
    expect(report.flaws.map(({ id }) => id)).toEqual(["no_secret"]);
    expect(new Set(Object.values(verdicts(report)))).toEqual(new Set(["open"]));
  });

  test("the commitment", () => {
    const report = checked(cards, {}, (log) => (log.commitment = log.commitment.replace(/^../, "00")));
    expect(report.flaws.map(({ id }) => id)).toEqual(["commitment"]);
    expect(verdicts(report)).toMatchObject({ commitment: "flawed", draws: "fits" });
  });

  test("a contribution", () => {
    expect(flawsOf(dice, (log) => (log.contributions[1] = "00"))).toEqual(["draw 0"]);
  });

  test("secret and commitment together, against what this browser remembers", () => {
    const own = { contributions: ["00"], inOrder: true };
    expect(flawsOf(cards, () => {}, { commitment: "00".repeat(32) })).toEqual(["remembered 0"]);
    expect(flawsOf(cards, () => {}, { own: { ...own, seats: [0] } })).toEqual(["contribution 0"]);
    expect(flawsOf(cards, () => {}, { own: { ...own, seats: [7] } })).toEqual(["contribution 0"]);
  });

  test("nobody contributed: the seed is the server's alone", () => {
    const report = checked(cards, {}, (log) => (log.contributions = ["", "", ""]));
    expect(verdicts(report).seed).toBe("open");
  });
});

describe("an undo", () => {
  test("never goes back before a draw", () => {
    const again = (log: File) =>
      log.entries.splice(ROLL, 0, { act: "undo", seat: log.entries[ROLL - 1]!.seat, state: "" });
    expect(flawsOf(dice, again)).toEqual([`undo ${ROLL + 1}`]);
  });

  test("is of the seat's own answer alone", () => {
    expect(flawsOf(dice, ({ entries }) => (entries[UNDO - 1]!.seat ^= 1))).toEqual([`undo ${UNDO}`]);
  });

  test("leads back to the state before", () => {
    expect(flawsOf(dice, ({ entries }) => (entries[UNDO - 1]!.state = "00"))).toEqual([`state ${UNDO}`]);
  });

  test("draws nothing", () => {
    expect(flawsOf(dice, ({ entries }) => (entries[UNDO - 1]!.draws = [[6, 1]]))).toEqual([`draws_nothing ${UNDO}`]);
  });
});

test("a replacement leaves the state as it was", () => {
  expect(flawsOf(cards, ({ entries }) => (entries[REPLACE - 1]!.state = "00"))).toEqual([`state ${REPLACE}`]);
});

test("nobody takes back an answer from before somebody resigned", () => {
  const log = (entries: File["entries"]) => ({ ...dice, entries });
  const answer = { act: "answer", seat: 0, state: "b" };
  const undo = { act: "undo", seat: 0, state: dice.state };
  expect(checked(log([answer, undo])).flaws).toEqual([]);
  expect(checked(log([answer, { act: "replace", seat: 1, state: "b" }, undo])).flaws).toEqual([]);
  expect(flawsOf(log([answer, { act: "resign", seat: 1, state: "b" }, undo]), () => {})).toEqual(["undo 3"]);
  expect(flawsOf(log([answer, { ...answer, seat: 1 }, undo]), () => {})).toEqual(["undo 3"]);
  expect(flawsOf(log([answer, undo, undo]), () => {})).toEqual(["undo 3"]);
});

test("an act that does not exist", () => {
  expect(flawsOf(cards, ({ entries }) => (entries[2]!.act = "reroll"))).toEqual(["act 3"]);
});

describe("in slices", () => {
  test("the check tells how far it is and finds the same", async () => {
    const many = { ...cards, entries: Array.from({ length: 100 }, () => cards.entries).flat() };
    const heard: Progress[] = [];
    const report = await checkInSlices(readLog(cards), {}, (progress) => heard.push(progress));
    expect(report).toEqual(checked(cards));
    expect(heard.every(({ done, total }) => done <= total)).toBe(true);
    expect((await checkInSlices(readLog(many), {}, () => {})).flaws).toHaveLength(1);
  });

  test("it can be ended", async () => {
    const work = checkInSlices(readLog(cards), {}, () => {}, AbortSignal.abort());
    await expect(work).rejects.toThrow();
  });
});
