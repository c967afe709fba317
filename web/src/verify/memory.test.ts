import { beforeEach, expect, test, vi } from "vitest";
import { noteCommitment, noteContribution, recall } from "./memory";

beforeEach(() => {
  const kept = new Map<string, string>();
  const setItem = (key: string, value: string) => kept.set(key, value);
  vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem });
});

test("the first commitment and the latest contribution count, table by table", () => {
  noteCommitment("one", "aa");
  noteCommitment("one", "bb");
  noteContribution("one", "01");
  noteContribution("one", "02");
  noteContribution("two", "03");
  expect(recall("one")).toEqual({ commitment: "aa", contribution: "02" });
  expect(recall("two")).toEqual({ contribution: "03" });
  expect(recall("three")).toEqual({});
});

test("the oldest tables are forgotten", () => {
  for (let n = 0; n < 201; n++) noteCommitment(`table ${n}`, "aa");
  expect(recall("table 0")).toEqual({});
  expect(recall("table 1")).toEqual({ commitment: "aa" });
});

test("a browser that keeps nothing, or something else, is no trouble", () => {
  const setItem = () => {
    throw new Error("full");
  };
  vi.stubGlobal("localStorage", { getItem: () => "{broken", setItem });
  noteCommitment("one", "aa");
  expect(recall("one")).toEqual({});
});
