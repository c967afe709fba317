import { beforeEach, expect, test, vi } from "vitest";
import { contentOf, wordsOf } from "./content";

const asked = vi.hoisted(() => vi.fn());
vi.mock("../wire/api", () => ({ api: { content: asked } }));

beforeEach(() => {
  asked.mockReset().mockImplementation(async (table: string, lang: string) => ({ table, lang }));
});

test("a table with what is in the box asks for nothing", async () => {
  expect(await contentOf("t1", null, "en")).toBeNull();
  expect(await contentOf("t1", undefined, "en")).toBeNull();
  expect(asked).not.toHaveBeenCalled();
});

test("equal hashes are asked for once in each language", async () => {
  const mark = { name: "Mine", hash: "a1" };
  const first = await contentOf("t1", mark, "en");
  expect(await contentOf("t2", mark, "en")).toBe(first);
  expect(await contentOf("t1", mark, "fr")).toEqual({ table: "t1", lang: "fr" });
  expect(asked).toHaveBeenCalledTimes(2);
});

test("what could not be had is asked for again", async () => {
  const mark = { name: "Mine", hash: "b2" };
  asked.mockRejectedValueOnce(new Error("away"));
  await expect(contentOf("t1", mark, "en")).rejects.toThrow("away");
  expect(await contentOf("t1", mark, "en")).toEqual({ table: "t1", lang: "en" });
});

test("rows are called by their names, whatever else stands in them", () => {
  const changes = {
    stone: {
      red: { id: "red", name: { en: "Ruby", fr: "Rubis" }, text: { en: "Shines." } },
      grey: null,
      odd: { name: "plain", text: 3 },
    },
    figures: { take: 3 },
  };
  expect(wordsOf(changes, "en")).toEqual({ "stone.red": "Ruby", "stone.red.text": "Shines." });
  expect(wordsOf(changes, "fr")).toEqual({ "stone.red": "Rubis" });
});
