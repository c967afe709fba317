import { maybe, t } from "../words/t.svelte";

/** What a seat without a person is called: its bot's name, or that it is free. */
export function botName(bot: string, seat: number): string {
  if (!bot) return t("seat.free");
  return t("seat.bot", { kind: maybe(`bot.${bot}`) ?? bot, n: seat + 1 });
}
