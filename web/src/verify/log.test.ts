import { expect, test } from "vitest";
import cards from "./fixtures/cards.log.json";
import { NotALog, parseLog, readLog } from "./log";

function whereIsWrong(change: (log: Record<string, unknown>) => void): string {
  const log: Record<string, unknown> = structuredClone(cards);
  change(log);
  try {
    readLog(log);
  } catch (error) {
    if (error instanceof NotALog) return error.where;
    throw error;
  }
  return "nothing";
}

test("a log is read from its text", () => {
  const log = parseLog(JSON.stringify(cards));
  expect(log.rules).toBe(cards.rules);
  expect(log.secret).toHaveLength(32);
  expect(log.entries).toHaveLength(cards.entries.length);
  expect(log.draws[0]).toEqual({ below: cards.draws[0]![0], result: cards.draws[0]![1] });
});

test.each(["", "{", "null", "[]", '"log"'])("%j is no log", (text) => {
  expect(() => parseLog(text)).toThrow(NotALog);
});

test("the part that cannot be read is named", () => {
  expect(whereIsWrong(() => {})).toBe("nothing");
  expect(whereIsWrong((log) => (log.format = "astrarium-log/2"))).toBe("format");
  expect(whereIsWrong((log) => (log.commitment = "xy"))).toBe("commitment");
  expect(whereIsWrong((log) => delete log.secret)).toBe("secret");
  expect(whereIsWrong((log) => (log.contributions = ["00", 7]))).toBe("contributions.2");
  expect(whereIsWrong((log) => (log.draws = [[0, 0]]))).toBe("draws.1");
  expect(whereIsWrong((log) => (log.draws = [[5, 2, 1]]))).toBe("draws.1");
  expect(whereIsWrong((log) => (log.draws = [[5, -1]]))).toBe("draws.1.2");
  expect(whereIsWrong((log) => (log.entries = [{ act: "answer", seat: "0", state: "" }]))).toBe("entries.1.seat");
});

test("a log may say what its draws were for", () => {
  expect(readLog(cards).drawsFor).toEqual([]);
  const said = [
    ["", 1],
    ["seat:0,die:home", 2],
  ];
  const log = readLog({ ...cards, draws_for: said, entries: [{ ...cards.entries[0], draws_for: said }] });
  expect(log.drawsFor).toEqual([
    { refs: [], many: 1 },
    { refs: ["seat:0", "die:home"], many: 2 },
  ]);
  expect(log.entries[0]?.drawsFor).toEqual(log.drawsFor);
  expect(whereIsWrong((log) => (log.draws_for = [["die:home"]]))).toBe("draws_for.1");
  expect(whereIsWrong((log) => (log.draws_for = [["die:home", -1]]))).toBe("draws_for.1");
  expect(whereIsWrong((log) => (log.draws_for = [[3, 1]]))).toBe("draws_for.1");
});

test("a log says which content it was played with", () => {
  expect(readLog(cards).content).toBeNull();
  const content = { name: "Mine", hash: "a1", changes: { stone: { red: { points: 7 }, grey: null } } };
  expect(readLog({ ...cards, content }).content).toEqual(content);
  expect(whereIsWrong((log) => (log.content = { ...content, changes: { stone: 3 } }))).toBe("content.changes.stone");
  expect(whereIsWrong((log) => (log.content = "mine"))).toBe("content");
});
