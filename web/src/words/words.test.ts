import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import en from "./en";
import fr from "./fr";

const english: Record<string, string> = en;
const french: Record<string, string> = fr;
const SOURCES = new URL("..", import.meta.url).pathname;

function placeholders(template: string): string[] {
  return [...new Set([...template.matchAll(/\{(\w+)/g)].map((found) => found[1]!))].sort();
}

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === "generated" ? [] : sources(path);
    return /\.(svelte|ts)$/.test(entry.name) && !entry.name.endsWith(".test.ts") ? [readFileSync(path, "utf8")] : [];
  });
}

test("every sentence exists in both languages", () => {
  expect(Object.keys(english).sort()).toEqual(Object.keys(french).sort());
});

test.each(Object.keys(english))("%s speaks of the same things in both languages", (id) => {
  expect(placeholders(french[id]!)).toEqual(placeholders(english[id]!));
  expect(english[id]!.trim()).not.toBe("");
});

test("French is set as French: its apostrophes and spaces", () => {
  const wrong = Object.entries(french).filter(([, words]) => /'| [?!;:»]|« /.test(words.replace(/\{[^}]*\}/g, "x")));
  expect(wrong).toEqual([]);
});

test("no sentence is left that nobody says", () => {
  const code = sources(SOURCES).join("\n");
  const made = [...code.matchAll(/[`"]([a-z_.]+)\.\$\{/g)].map((found) => `${found[1]}.`);
  const unused = Object.keys(english).filter(
    (id) => !code.includes(`"${id}"`) && !made.some((start) => id.startsWith(start)),
  );
  expect(unused).toEqual([]);
});
