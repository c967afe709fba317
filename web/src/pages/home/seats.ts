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

/** The same, with what has become of each: given up, or played by a bot for now. */
export function markedNames(card: TableCard): string[] {
  const names = namesOf(card);
  return card.seats.map(({ name, bot, resigned }, i) => {
    const shown = names[i] ?? "";
    if (resigned) return t("presence.gave_up", { name: shown });
    return name && bot ? t("presence.held_by", { name, bot: maybe(`bot.${bot}`) ?? bot }) : shown;
  });
}

/** Who plays at one screen with whom, by name. */
export function screensOf(card: TableCard): string[][] {
  const names = namesOf(card);
  return screens(card.seats).map((seats) => seats.map((seat) => names[seat] ?? ""));
}

/** Who won, of a table that is over. */
export function winnersOf(card: TableCard): string {
  const winners = card.winners ?? [];
  if (!winners.length) return t("home.it_is_over");
  if (winners.length === 1 && winners[0] === card.seat) return t("home.you_won");
  const names = namesOf(card);
  return t("home.they_won", { names: winners.map((seat) => names[seat]).join(", ") });
}

/** Those who sit there besides the reader. */
export function companyOf(card: TableCard): string {
  const names = markedNames(card);
  return card.seats.flatMap((seat, i) => (isTaken(seat) && i !== card.seat ? [names[i]] : [])).join(", ");
}
