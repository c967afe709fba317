import { person } from "../me.svelte";
import { api, type TableCard, Unreachable, type Wish } from "../wire/api";
import { contributionsFor, forgetContributions, noteCommitment, recall } from "./memory";

export type TableWish = Partial<Wish> & Pick<Wish, "game" | "seats">;

/** Make a table and sit down at it, `together` with those who play at this screen too. */
export async function makeTable(wish: TableWish, together: string[] = []): Promise<TableCard> {
  await person.somebody();
  const card = await api.makeTable(wish, 1 + together.length);
  noteCommitment(card.table, card.commitment ?? "");
  try {
    await sitDown(card.table, "", together);
  } catch (error) {
    // The table's own page sits down when the server is back. What it refuses needs no table that nobody sits at.
    if (!(error instanceof Unreachable)) {
      await api.cancel(card.table).catch(() => {});
      throw error;
    }
  }
  return card;
}

export async function takeSeat(table: string, invite = "", together: string[] = []): Promise<void> {
  await person.somebody();
  if (!recall(table).commitment) noteCommitment(table, (await api.table(table, invite)).commitment ?? "");
  await sitDown(table, invite, together);
}

/** The table of the rematch, at which the same people of this screen sit down. */
export async function playAgain(table: string, together: string[]): Promise<string> {
  const next = await api.rematch(table);
  noteCommitment(next.table, next.commitment);
  try {
    await sitDown(next.table, "", together);
  } catch (error) {
    if (!(error instanceof Unreachable)) throw error; // else that table's page sees to it
  }
  return next.table;
}

export async function standUp(table: string): Promise<void> {
  await api.leave(table);
  forgetContributions(table);
}

/** What is sent is made only now that the commitment is noted, so that the server cannot have chosen its secret to suit. */
async function sitDown(table: string, invite: string, together: string[]): Promise<void> {
  const [contribution = "", ...others] = contributionsFor(table, together);
  const companions = together.map((name, i) => ({ name, contribution: others[i] ?? "" }));
  await api.join(table, contribution, invite, companions);
}
