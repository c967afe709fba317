import { lessonsOf } from "../boards/registry";
import { settings } from "../settings.svelte";
import { makeTable } from "../table/seats";
import { api } from "../wire/api";
import { coach } from "./coach.svelte";

/** Make the table of a guided game and sit down; the result is its name. */
export async function makeGuidedTable(game: string): Promise<string> {
  const lessons = await lessonsOf(game, null);
  if (!lessons) throw new Error(`no course for ${game}`);
  const { table } = await makeTable({ game, ...lessons.wish });
  coach.turnOn(table, game);
  if (settings.areNew) settings.choose("pace", "calm"); // who learns a game wants to see what the others do
  return table;
}

/** The guided game of this person that still goes on, if there is one. */
export async function runningGuidedTable(game: string): Promise<string | null> {
  const { tables } = await api.myTables();
  const found = tables.find((card) => card.game === game && card.stage !== "over" && coach.isOn(card.table));
  return found?.table ?? null;
}
