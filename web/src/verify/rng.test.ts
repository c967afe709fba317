import { expect, test } from "vitest";
import { ascii, toHex } from "./bytes";
import vectors from "./fixtures/vectors.json";
import { commitment, mixSeed, Rng, remainder } from "./rng";

// The vectors of tests/kernel/test_randomness.py.
const ZEROS = new Uint8Array(32);
const STEPS = Uint8Array.from({ length: 32 }, (_, i) => i);

function times<T>(count: number, make: () => T): T[] {
  return Array.from({ length: count }, make);
}

function hexWord(rng: Rng): string {
  const [low, high] = rng.word();
  return [high, low].map((half) => half.toString(16).padStart(8, "0")).join("");
}

test("words of known seeds", () => {
  const zeros = new Rng(ZEROS);
  expect(times(3, () => hexWord(zeros))).toEqual(["2ce0118cd8136aa4", "936a9f061c5bcf37", "cba26b9a7b9a4058"]);
  const steps = new Rng(STEPS);
  expect(times(2, () => hexWord(steps))).toEqual(["20baa994b38f0880", "110962f23edfabf3"]);
  expect(hexWord(new Rng(STEPS, 2 ** 40))).toBe("e5de6f1890ad1690");
});

test("dice of a known seed", () => {
  const rng = new Rng(STEPS);
  expect(times(12, () => rng.below(6))).toEqual([0, 3, 4, 0, 4, 4, 0, 2, 0, 3, 1, 0]);
  expect(rng.counter).toBe(12);
});

test.each(vectors.draws)("%o is as the kernel draws it", ({ counter, below, result, after }) => {
  const rng = new Rng(STEPS, counter);
  expect(rng.below(below)).toBe(result);
  expect(rng.counter).toBe(after);
});

test("words that would favour a result are passed over", () => {
  const top = 2 ** 32 - 1;
  // 2**64 is 4 modulo 6: the last four words are too many.
  expect(remainder([top - 3, top], 6)).toBeNull();
  expect(remainder([top, top], 6)).toBeNull();
  expect(remainder([top - 4, top], 6)).toBe(5);
  expect(remainder([top, top - 1], 6)).toBe(5);
  expect(remainder([top, top], 2 ** 21)).toBe(2 ** 21 - 1);
  expect(remainder([top, top], 2 ** 21 + 1)).toBeNull();
});

test("known commitment and seed", () => {
  expect(toHex(commitment(ascii("secret")))).toBe("f52c797c0106f18a35f77fc832a034b989e50c8f316646980262691ef27b746d");
  expect(toHex(mixSeed(ascii("secret"), ["a", "", "bc"].map(ascii)))).toBe(
    "ad02e73da9a689852177c5bb0b8269c60c139bc4d6d68f398ed81aadd0ffc2fb",
  );
});

test("a seed of another length or nothing to draw from is an error", () => {
  expect(() => new Rng(ascii("short"))).toThrow("32 bytes");
  for (const n of [0, -1, 1.5, 2 ** 53]) expect(() => new Rng(STEPS).below(n)).toThrow("nothing to draw");
});
