import { readFileSync } from "node:fs";
import { join } from "node:path";
import { seatName } from "../../src/table/names";
import type { Sight } from "../../src/table/sight";
import type { TableNow, Update } from "../../src/wire/generated/messages";
import { patched } from "../../src/wire/patch";
import { Catalog, type Lang } from "../../src/words/catalog";
import type { Shown } from "../show";
import { type RecordedSight, shelfPath } from "../sights";

/** A shown table beside what the server told of it: what a check compares. */
export interface Reading extends Shown {
  readonly now: TableNow;
  readonly lang: Lang;
  readonly words: Catalog;
}

const kept = new Map<string, Record<string, string>>();

/** The game's own sentences, as the server says them. */
export function shelfWords(game: string, lang: Lang): Record<string, string> {
  const path = shelfPath(`/games/${game}/words?lang=${lang}`);
  let words = kept.get(path);
  if (!words) {
    ({ words } = JSON.parse(readFileSync(join(import.meta.dirname, "../..", path), "utf8")));
    kept.set(path, words!);
  }
  return words!;
}

export function reading(table: Shown, lang: Lang, now: TableNow = table.sight.table): Reading {
  const names = Object.fromEntries(now.seats.map((seat, i) => [`seat:${i}`, seatName(seat, i)]));
  const you = now.seat === null ? "" : `seat:${now.seat}`;
  const words = new Catalog(lang, shelfWords(now.about.game, lang)).withNames(names, you);
  return { ...table, now, lang, words };
}

/** The table after all that followed the recorded answer. */
export function afterwards({ table, then = [] }: RecordedSight): TableNow {
  return then.reduce(updated, table);
}

function updated(before: TableNow, update: Update): TableNow {
  const { type: _, base: __, patch = [], events = [], ...rest } = update;
  return {
    ...before,
    waiting: [],
    ...rest,
    type: "table",
    stage: rest.stage ?? before.stage,
    seats: rest.seats ?? before.seats,
    view: patched(before.view ?? null, patch) as NonNullable<TableNow["view"]>,
    questions: rest.questions ?? before.questions ?? [],
    story: [...(before.story ?? []), { version: update.version, events }],
  } as TableNow;
}

/** Words without what only says where they may break. */
export const plain = (text: string | null | undefined): string =>
  (text ?? "").replaceAll("\u00ad", "").replace(/\s+/g, " ").trim();

/** What a board, or a portrait, is given of a table. */
export function sightOf({ now, words }: Pick<Reading, "now" | "words">): Sight {
  const { about, view, seats, seat, waiting = [] } = now;
  const { game } = about;
  const told = { game, view, seats, seat, waiting, outcome: null, clocks: null, changes: null, story: [], words };
  return told as unknown as Sight;
}
