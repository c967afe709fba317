import { router } from "../../router.svelte";
import { pageOf } from "../../table/address";
import { makeTable, type TableWish, takeSeat } from "../../table/seating";
import { api, type GameCard } from "../../wire/api";

/** The five faces of the instrument, in their order; whichever the server does not have yet is shown as coming. */
export const FACES = ["race", "roll", "tiny", "void", "frontiers"] as const;

/** Against how many bots a first game is at its best; two at a table where nothing is known. */
const QUICK_SEATS: Readonly<Record<string, number>> = { race: 3, tiny: 2 };

/** A game at once: one person, and the better bot in every other seat. */
export function quickWish(game: GameCard): TableWish {
  const wanted = QUICK_SEATS[game.key] ?? 2;
  const seats = game.seats.includes(wanted) ? wanted : Math.min(...game.seats);
  return { game: game.key, seats, bots: Array<string>(seats - 1).fill("greedy") };
}

/** Make a table and go there; whoever was nobody becomes a guest on the way. */
export async function openTable(wish: TableWish): Promise<void> {
  const { table } = await makeTable(wish);
  router.go(pageOf("table", table));
}

export async function joinTable(table: string): Promise<void> {
  await takeSeat(table);
  router.go(pageOf("table", table));
}

/** Installed games in the order of the faces, then those that nobody foresaw. */
export async function installedGames(): Promise<GameCard[]> {
  const games = await api.games();
  const order = (game: GameCard) => (FACES as readonly string[]).indexOf(game.key) >>> 0;
  return [...games].sort((a, b) => order(a) - order(b));
}
