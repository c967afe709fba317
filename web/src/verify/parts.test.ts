import { expect, test } from "vitest";
import { check } from "./check";
import cards from "./fixtures/cards.log.json";
import dice from "./fixtures/dice.log.json";
import type { Known } from "./known";
import { readLog } from "./log";
import { counts, partsOf } from "./parts";
import type { Report } from "./report";

function reported(file: object, known: Known = {}): Report {
  const work = check(readLog(file), known);
  let step = work.next();
  while (!step.done) step = work.next();
  return step.value;
}

const kinds = (file: object, known: Known = {}) => partsOf(readLog(file), known).map(({ kind }) => kind);
const seed = ({ steps }: Report) => steps.find(({ id }) => id === "seed")?.verdict;

test("a log that does not tell when: who added something, who did not, and bots", () => {
  expect(kinds(cards)).toEqual(["given", "bot", "given"]);
  expect(kinds({ ...cards, contributions: [cards.contributions[0], "", ""] })).toEqual(["given", "bot", "none"]);
});

test("when each part came, by the word of the server, and at whose screen", () => {
  const arrivals = [{ after: 1200 }, null, { after: 1300, screen: 0 }];
  const parts = partsOf(readLog({ ...cards, arrivals }));
  expect(parts.map(({ kind, after, screen }) => [kind, after, screen])).toEqual([
    ["after", 1200, null],
    ["bot", null, null],
    ["after", 1300, 0],
  ]);
});

test("a part from before the commitment does not count", () => {
  const log = { ...dice, arrivals: [{}, {}] };
  expect(kinds(log)).toEqual(["before", "before"]);
  expect(partsOf(readLog(log)).some(counts)).toBe(false);
  expect(reported(log).isAlone).toBe(true);
});

test("this browser's own part is its own only with the commitment that it had noted first", () => {
  const own = { seats: [0], contributions: [dice.contributions[0]!], inOrder: true };
  const { commitment } = dice;
  expect(kinds(dice, { commitment, own })).toEqual(["own", "given"]);
  expect(kinds(dice, { commitment: "00".repeat(32), own })).toEqual(["given", "given"]);
  expect(kinds(dice, { commitment, own: { ...own, inOrder: false } })).toEqual(["given", "given"]);
  expect(kinds(dice, { commitment, own: { ...own, seats: [1] } })).toEqual(["given", "given"]);
});

test.each([[[]], [["", ""]]])("a log that was stripped of its parts gets no tick: %j", (contributions) => {
  const report = reported({ ...dice, contributions });
  expect(report.parts.map(({ kind }) => kind)).toEqual(["none", "none"]);
  expect(report.isAlone).toBe(true);
  expect(seed(report)).toBe("open");
});

test("what is said to be of a bot is the server's: it gets no tick", () => {
  const report = reported({ ...dice, players: ["greedy", "greedy"] });
  expect(report.parts.map(({ kind }) => kind)).toEqual(["made_up", "made_up"]);
  expect([report.isAlone, seed(report)]).toEqual([true, "open"]);
});

test("a part that is nobody's is a flaw", () => {
  const report = reported({ ...dice, contributions: [...dice.contributions, "00"] });
  expect(report.flaws[0]).toMatchObject({ id: "contributions" });
});

test("of several seats at this screen each must have what this browser made", () => {
  const { commitment, contributions } = dice;
  const own = { seats: [0, 1], contributions, inOrder: true };
  expect(kinds(dice, { commitment, own })).toEqual(["own", "own"]);
  expect(reported(dice, { commitment, own }).flaws).toEqual([]);
  const one = { ...own, contributions: [contributions[0]!] };
  expect(reported(dice, { commitment, own: one }).flaws).toMatchObject([{ id: "contribution", args: { seat: 1 } }]);
  const more = { ...own, seats: [1], contributions: ["00", contributions[1]!] };
  expect(reported(dice, { commitment, own: more }).flaws, "a seat that was freed again leaves one over").toEqual([]);
});
