import { vi } from "vitest";
import type { BoardModule } from "../../src/boards/board";
import { titleOf } from "../../src/boards/titles";
import { Draft } from "../../src/decision/draft.svelte";
import type { Sight } from "../../src/table/sight";

/** Whatever names a thing in questions, events and on boards: `die:home@citizenry.1`. */
const REFERENCE = /^[a-z_]+:[\w.]+(?:[@^<>][\w.:@]+)*$/;
/** What no reader should meet in a name: signs of references, and words that are joined as ids are. */
const NO_NAME = /\w:\w|[@^<>]|\w_\w/;

const { show } = Draft.prototype;

/** Remembers the things that boards draw from now on. */
export function watchedThings(): Set<string> {
  const seen = new Set<string>();
  vi.spyOn(Draft.prototype, "show").mockImplementation(function (this: Draft, refs) {
    for (const ref of refs) seen.add(ref);
    return show.call(this, refs);
  });
  return seen;
}

/** All that is spoken of anywhere in a recorded sight. */
export function referencesIn(told: unknown, found = new Set<string>()): Set<string> {
  if (typeof told === "string") for (const ref of told.split(",")) if (REFERENCE.test(ref)) found.add(ref);
  if (typeof told === "object" && told) for (const part of Object.values(told)) referencesIn(part, found);
  return found;
}

/** Things with a portrait that is not called by a name. */
export function wrongTitles(board: BoardModule, sight: Sight, things: Iterable<string>): string[] {
  return [...things]
    .filter((thing) => board.hasPortrait(sight, thing))
    .map((thing) => [thing, titleOf(board, sight, thing)] as const)
    .filter(([, title]) => !title || NO_NAME.test(title))
    .map(([thing, title]) => `the portrait of ${thing} is called “${title}”`);
}
