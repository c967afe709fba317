import type { Sight } from "../table/sight";
import { t } from "../words/t.svelte";

/** How a seat is kept, beside what its player does: what everybody at the table should know of it. */
export type Standing = "resigned" | "stand_in" | "bot" | "away" | "here" | "free";

export type Seating = Pick<Sight, "seats"> & { readonly resigned: readonly number[] };

export function standingOf({ seats, resigned }: Seating, seat: number): Standing {
  const { bot, person, here } = seats[seat] ?? {};
  if (resigned.includes(seat)) return "resigned";
  if (bot) return person ? "stand_in" : "bot";
  if (!person) return "free";
  return here ? "here" : "away";
}

export const seatingOf = ({ seats, view }: Pick<Sight, "seats" | "view">): Seating => ({
  seats,
  resigned: view.resigned ?? [],
});

const ICONS: Readonly<Record<Standing, string>> = {
  resigned: "flag",
  stand_in: "st-bot",
  bot: "st-bot",
  away: "st-offline",
  here: "st-ready",
  free: "",
};

/** The sign and the words of it. */
export function markOf(standing: Standing): { icon: string; text: string } {
  const text = {
    resigned: () => t("seat.resigned"),
    stand_in: () => t("seat.bot_stands_in"),
    bot: () => t("seat.automaton"),
    away: () => t("seat.away"),
    here: () => t("seat.here"),
    free: () => "",
  };
  return { icon: ICONS[standing], text: text[standing]() };
}

/** Is it worth a word, not only a sign? Somebody is missing who should be there. */
export const isMissing = (standing: Standing): boolean =>
  standing === "resigned" || standing === "stand_in" || standing === "away";
