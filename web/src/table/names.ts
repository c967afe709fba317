import type { SeatInfo } from "../wire/generated/messages";
import { maybe, t } from "../words/t.svelte";

/** Who sits there, in the reader's language: a name, a guest who never chose one, a bot, or nobody. */
export function seatName(seat: Pick<SeatInfo, "name" | "bot" | "guest">, number: number): string {
  return seat.name || (seat.guest ? t("seat.guest", { n: number + 1 }) : botName(seat.bot ?? "", number));
}

/** What a seat without a person is called: its bot's name, or that it is free. */
export function botName(bot: string, seat: number): string {
  if (!bot) return t("seat.free");
  return t("seat.bot", { kind: maybe(`bot.${bot}`) ?? bot, n: seat + 1 });
}
