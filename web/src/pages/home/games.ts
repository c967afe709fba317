import { byGame } from "../../boards/byGame";
import type { GameMeta } from "../../boards/meta";
import { router } from "../../router.svelte";
import { pageOf } from "../../table/address";
import { makeTable, type TableWish, takeSeat } from "../../table/seats";
import { api, type GameCard } from "../../wire/api";
import { choicesOf } from "./choices";
import { USUAL_BOT, USUAL_SEATS } from "./usual";

/** The games of the house; whichever the server does not have yet is shown as coming. */
export const METAS = byGame(import.meta.glob<GameMeta>("../../boards/*/meta.ts", { eager: true, import: "meta" }));

/** The picture of a game; one for all those that nobody foresaw. */
export const pictureOf = (key: string): string => `/art/home/${METAS.has(key) ? key : "other"}.svg`;

/** At how many seats: as the last time, or as a game against bots is at its best. */
export function quickSeats({ key, seats }: GameCard): number {
  const last = choicesOf(key).seats ?? 0;
  const wanted = last > 1 && seats.includes(last) ? last : (METAS.get(key)?.quickSeats ?? USUAL_SEATS);
  return seats.includes(wanted) ? wanted : Math.min(...seats);
}

/** A game at once: one person, and the usual bot in every other seat. */
export function quickWish(game: GameCard): TableWish {
  const seats = quickSeats(game);
  return { game: game.key, seats, bots: Array<string>(seats - 1).fill(USUAL_BOT) };
}

/** Make a table and go there; whoever was nobody becomes a guest on the way. */
export async function openTable(wish: TableWish, together: string[] = []): Promise<void> {
  const { table } = await makeTable(wish, together);
  router.go(pageOf("table", table));
}

export async function joinTable(table: string): Promise<void> {
  await takeSeat(table);
  router.go(pageOf("table", table));
}

const placeOf = (key: string): number => METAS.get(key)?.place ?? Number.MAX_SAFE_INTEGER;

/** Installed games in the order of the house, then those that nobody foresaw. */
export async function installedGames(): Promise<GameCard[]> {
  const games = await api.games();
  return games.toSorted((a, b) => placeOf(a.key) - placeOf(b.key));
}

/** The game for somebody who has played none. */
export function firstOf(games: readonly GameCard[]): GameCard | undefined {
  return games.find(({ key }) => METAS.get(key)?.isGentle) ?? games[0];
}

/** Games of the house that are not installed, in their order. */
export function comingGames(installed: readonly GameCard[]): { key: string; names: GameMeta["names"] }[] {
  return [...METAS]
    .map(([key, { names }]) => ({ key, names }))
    .filter(({ key }) => !installed.some((game) => game.key === key))
    .sort((a, b) => placeOf(a.key) - placeOf(b.key));
}
