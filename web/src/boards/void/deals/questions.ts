import type { Option, Question } from "../../../wire/generated/messages";
import { promptOf } from "../question";
import type { Offer } from "../view";

/** Questions of a deal that the board draws as a balance: what answers another comes before one's own. */
const DRAWN = ["ask.give", "ask.counter", "ask.reply", "ask.withdraw", "ask.offer"];
const placeOf = (question: Question): number => DRAWN.indexOf(promptOf(question));

export const drawsBeside = (question: Question): boolean => placeOf(question) >= 0;

/** What is open of deals and comes first. */
export const dealQuestion = (questions: readonly Question[]): Question | null =>
  questions.filter(drawsBeside).sort((a, b) => placeOf(a) - placeOf(b))[0] ?? null;

/** Somebody waits for an answer. */
export const isWaiting = (question: Question): boolean =>
  ["ask.give", "ask.counter", "ask.reply"].includes(promptOf(question));

/** Is an offer asked for, to begin with or as an answer? */
export const isOffering = ({ kind }: Question): boolean => kind === "offer";

/** With whom, if the question itself says so. */
export function partnerAsked({ prompt: [, args] }: Question): number | null {
  const found = /^seat:(\d+)$/.exec(String(args.side ?? args.other ?? ""));
  return found ? Number(found[1]) : null;
}

/** With whom a question is about a deal: it says so, or the only offer that it can be about does. */
export function partnerIn(question: Question, offers: readonly Offer[], seat: number | null): number | null {
  const asked = partnerAsked(question);
  if (asked !== null) return asked;
  if (promptOf(question) === "ask.offer") return null;
  const [target, more] = question.targets;
  if (target && !more) return target.code;
  const offer = offers.find(({ to }) => to === seat) ?? offers[0];
  return offer ? partnerOf(offer, seat) : null;
}

/** What is asked about this player: what waits first, then what may be offered. */
export const questionWith = (
  questions: readonly Question[],
  offers: readonly Offer[],
  seat: number | null,
  partner: number,
): Question | null =>
  dealQuestion(
    questions.filter((question) => {
      const found = partnerIn(question, offers, seat);
      return found === null ? question.targets.some(({ code }) => code === partner) : found === partner;
    }),
  );

/** A part of an offer: what it is, on which side of the balance, and how much of it at most. */
export interface Part {
  readonly option: Option;
  readonly index: number;
  readonly most: number;
  readonly kind: "card" | "credits" | "good" | "type";
  readonly id: string;
}

/** The parts of an offer that can be given and wanted, by their references. */
export function partsOf({ options, caps }: Question): { give: Part[]; want: Part[] } {
  const parts = options.map((option, index): Part & { isWanted: boolean } => {
    const [side = "", id = ""] = (option.ref ?? "").split(":");
    const kind = side === "card" ? "card" : side === "temperament" ? "type" : id === "credits" ? "credits" : "good";
    return { option, index, most: caps[index] ?? 0, kind, id, isWanted: side === "want" || side === "temperament" };
  });
  return { give: parts.filter(({ isWanted }) => !isWanted), want: parts.filter(({ isWanted }) => isWanted) };
}

/** The open offer between the reader and somebody, if there is one. */
export const offerWith = (offers: readonly Offer[], seat: number | null, other: number | null): Offer | null =>
  offers.find(({ by, to }) => [by, to].every((one) => one === seat || one === other || other === null)) ?? null;

/** With whom a deal is open: who made the offer, or to whom it was made. */
export const partnerOf = ({ by, to }: Offer, seat: number | null): number => (by === seat ? to : by);
