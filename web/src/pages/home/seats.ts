import { botName } from "../../table/names";
import { screens } from "../../table/shared";
import type { TableCard } from "../../wire/api";

/** Who sits where, by name; free seats say so. */
export function namesOf({ seats }: TableCard): string[] {
  return seats.map((seat, i) => seat.name || botName(seat.bot ?? "", i));
}

/** Lists tell names; persons only where several play at one screen. */
export function isTaken({ name, bot }: TableCard["seats"][number]): boolean {
  return !!(name || bot);
}

/** Who plays at one screen with whom, by name. */
export function screensOf(card: TableCard): string[][] {
  const names = namesOf(card);
  return screens(card.seats).map((seats) => seats.map((seat) => names[seat] ?? ""));
}

/** Those who sit there besides the reader. */
export function companyOf(card: TableCard): string {
  const names = namesOf(card);
  return card.seats.flatMap((seat, i) => (isTaken(seat) && i !== card.seat ? [names[i]] : [])).join(", ");
}
