import { seatName } from "../../table/names";
import { screens } from "../../table/shared";
import type { TableCard } from "../../wire/api";
import { maybe, t } from "../../words/t.svelte";

/** Who sits where, by name; free seats say so. */
export function namesOf({ seats }: TableCard): string[] {
  return seats.map(seatName);
}

/** Lists tell names; persons only where several play at one screen. */
export function isTaken({ name, bot, guest }: TableCard["seats"][number]): boolean {
  return !!(name || bot || guest);
}

/** A name with what has become of its owner: given up, or played by a bot for now. */
function markedName({ name, bot, resigned }: TableCard["seats"][number], shown: string): string {
  if (resigned) return t("presence.gave_up", { name: shown });
  return name && bot ? t("presence.held_by", { name, bot: maybe(`bot.${bot}`) ?? bot }) : shown;
}

/** Who plays at one screen with whom, by name. */
export function screensOf(card: TableCard): string[][] {
  const names = namesOf(card);
  return screens(card.seats).map((seats) => seats.map((seat) => names[seat] ?? ""));
}

/** Those who sit there besides the reader. */
export function companyOf(card: TableCard): string {
  const names = namesOf(card);
  return card.seats
    .flatMap((seat, i) => (isTaken(seat) && i !== card.seat ? [markedName(seat, names[i] ?? "")] : []))
    .join(", ");
}
