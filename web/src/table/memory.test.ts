import { beforeEach, expect, test, vi } from "vitest";
import { contributionsFor, forgetContributions, noteCommitment, recall } from "./memory";

beforeEach(() => {
  const kept = new Map<string, string>();
  const setItem = (key: string, value: string) => kept.set(key, value);
  vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem });
});

test("the first commitment counts, table by table", () => {
  noteCommitment("one", "aa");
  noteCommitment("one", "bb");
  noteCommitment("two", "cc");
  expect(recall("one")).toEqual({ commitment: "aa" });
  expect(recall("two")).toEqual({ commitment: "cc" });
  expect(recall("three")).toEqual({});
});

test("nothing is contributed before a commitment is known", () => {
  expect(() => contributionsFor("one", [])).toThrow();
  expect(recall("one")).toEqual({});
});

test("each seat of this screen has a contribution of its own, noted before it is sent", () => {
  noteCommitment("one", "aa");
  const given = contributionsFor("one", ["Béa", "Cem"]);
  expect(new Set(given).size).toBe(3);
  for (const part of given) expect(part).toMatch(/^[0-9a-f]{32}$/);
  expect(recall("one")).toEqual({ commitment: "aa", contributions: given, together: ["Béa", "Cem"] });
});

test("a server that asks again for the same table gets the same bytes", () => {
  noteCommitment("one", "aa");
  const first = contributionsFor("one", []);
  expect(contributionsFor("one", [])).toEqual(first);
  expect(contributionsFor("one", ["Béa"])[0]).toBe(first[0]);
  noteCommitment("two", "aa");
  expect(contributionsFor("two", [])).not.toEqual(first);
});

test("who stood up adds something new", () => {
  noteCommitment("one", "aa");
  const first = contributionsFor("one", []);
  forgetContributions("one");
  expect(recall("one")).toEqual({ commitment: "aa" });
  expect(contributionsFor("one", [])).not.toEqual(first);
});

test("the oldest tables are forgotten", () => {
  for (let n = 0; n < 201; n++) noteCommitment(`table ${n}`, "aa");
  expect(recall("table 0")).toEqual({});
  expect(recall("table 1")).toEqual({ commitment: "aa" });
});

test("a browser that keeps nothing, or something else, knows it until the page is left", () => {
  const setItem = () => {
    throw new Error("full");
  };
  vi.stubGlobal("localStorage", { getItem: () => "{broken", setItem });
  noteCommitment("unkept", "aa");
  const given = contributionsFor("unkept", []);
  expect(recall("unkept")).toEqual({ commitment: "aa", contributions: given, together: [] });
});
