import { person } from "../me.svelte";
import { noteCommitment, noteContribution } from "../verify/memory";
import { api, contribution, type TableCard, type Wish } from "../wire/api";

export type TableWish = Partial<Wish> & Pick<Wish, "game" | "seats">;

/** Make a table and sit down at it, `together` with those who play at this screen too. What was sent and told is noted here, so that the dice can be checked later. */
export async function makeTable(wish: TableWish, together: string[] = []): Promise<TableCard> {
  await person.somebody();
  const chance = contribution();
  const card = await api.makeTable(wish, chance, together);
  noteContribution(card.table, chance);
  if (card.commitment) noteCommitment(card.table, card.commitment);
  return card;
}

export async function takeSeat(table: string, invite = "", together: string[] = []): Promise<void> {
  await person.somebody();
  const chance = contribution();
  await api.join(table, chance, invite, together);
  noteContribution(table, chance);
}
