import { markOf, seatingOf, standingOf } from "../seat/standing";
import type { Status } from "../seat/status";
import type { Sight } from "../table/sight";
import type { Figure, Glance, Line } from "../ui/glance";
import { t } from "../words/t.svelte";

/** What boards share of what they tell of their things to whoever looks twice. */

/** How a text calls the moment in which a part of it holds, with what stands for it in a badge. */
export type Heads = ReadonlyMap<string, Pick<Line, "badge" | "sign" | "isNow">>;

const SENTENCE = /(?<=[.!?])\s+/;
const HEAD = /^([^.:!?]{2,40}?)\s*:\s*/;

/**
 * A text, one line for each moment in which it holds: "Produce: … End: …" are two. A head that is known becomes a badge;
 * sentences without a head belong to the line before them.
 */
export function headed(text: string, heads: Heads): Line[] {
  const lines: Line[] = [];
  for (const sentence of text.split(SENTENCE)) {
    const head = HEAD.exec(sentence);
    const badge = head && heads.get(head[1]!);
    const last = lines.at(-1);
    if (head && badge) lines.push({ ...badge, words: capital(sentence.slice(head[0].length)) });
    else if (last && !head) lines[lines.length - 1] = { ...last, words: `${last.words} ${sentence}` };
    else if (sentence) lines.push({ words: sentence });
  }
  return lines;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A seat: who it is and what they are doing, and all their figures in words. */
export function seatGlance(sight: Sight, seat: number, status: Status | null, figures: readonly Figure[]): Glance {
  const standing = standingOf(seatingOf(sight), seat);
  const said = [...new Set([standing === "here" ? t("glance.person") : markOf(standing).text, status?.text ?? ""])];
  return {
    seat,
    name: sight.words.name(`seat:${seat}`),
    kind: said.filter(Boolean).join(", "),
    figures,
  };
}

/** The seat that `seat:2` names; undefined for anything else, and for a seat that this table does not have. */
export function seatIn(sight: Pick<Sight, "seats">, thing: string): number | undefined {
  const [, digits] = /^seat:(\d+)$/.exec(thing) ?? [];
  const seat = Number(digits);
  return digits !== undefined && seat in sight.seats ? seat : undefined;
}

/** A total for the head of a card: the points of now, or of the end. */
export const pointsOf = ({ outcome }: Pick<Sight, "outcome">, seat: number, now: number): number =>
  outcome?.scores[seat] ?? now;
