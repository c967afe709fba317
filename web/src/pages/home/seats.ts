import { seatName } from "../../table/names";
import type { TableCard } from "../../wire/api";

/** Who sits where, by name; free seats say so. */
export function namesOf({ seats }: TableCard): string[] {
  return seats.map(seatName);
}

/** Lists tell names, not persons. */
export function isTaken({ name, bot, guest }: TableCard["seats"][number]): boolean {
  return !!(name || bot || guest);
}

/** Those who sit there besides the reader. */
export function companyOf(card: TableCard): string {
  const names = namesOf(card);
  return card.seats.flatMap((seat, i) => (isTaken(seat) && i !== card.seat ? [names[i]] : [])).join(", ");
}
