import { botName } from "../../table/names";
import type { TableCard } from "../../wire/api";
import { maybe, t } from "../../words/t.svelte";

/** Who sits where, by name; free seats say so. */
export function namesOf({ seats }: TableCard): string[] {
  return seats.map((seat, i) => seat.name || botName(seat.bot ?? "", i));
}

/** Lists tell names, not persons. */
export function isTaken({ name, bot }: TableCard["seats"][number]): boolean {
  return !!(name || bot);
}

/** The same, with what has become of each: given up, or played by a bot for now. */
export function markedNames(card: TableCard): string[] {
  const names = namesOf(card);
  return card.seats.map(({ name, bot, resigned }, i) => {
    const shown = names[i] ?? "";
    if (resigned) return t("presence.gave_up", { name: shown });
    return name && bot ? t("presence.held_by", { name, bot: maybe(`bot.${bot}`) ?? bot }) : shown;
  });
}

/** Those who sit there besides the reader. */
export function companyOf(card: TableCard): string {
  const names = markedNames(card);
  return card.seats.flatMap((seat, i) => (isTaken(seat) && i !== card.seat ? [names[i]] : [])).join(", ");
}
