import type { Question } from "../../wire/generated/messages";
import type { Content, PhaseName } from "./content";

export const promptOf = (question: Question | null | undefined): string => question?.prompt[0] ?? "";

/** What the last tap answers: a step on the way to something else, which "Undo" or "begin anew" takes back. */
const STEPS = new Set([
  "ask.select",
  "ask.selector",
  "ask.reassign",
  "ask.dictate",
  "ask.set_aside",
  "ask.source",
  "ask.column",
  "ask.move_one",
  "ask.produce",
  "ask.shipper",
]);
/** Of those, what ends something. */
const ENDS = new Set(["ready", "again", "enough"]);

/** Is an answer sent as soon as it is pointed at? What shows something new, or ends something, wants to be confirmed. */
export function isStep(
  question: Question,
  { ref = "", reveals = false }: { ref?: string; reveals?: boolean },
): boolean {
  return STEPS.has(promptOf(question)) && !ENDS.has(ref) && !reveals;
}

/** The steps of Assign, in their order (ROLL-4.16). */
export const ASSIGNING = ["wilds", "select", "reassign", "ready"] as const;
export type AssignStep = (typeof ASSIGNING)[number];

const ASSIGN_PROMPTS: Readonly<Record<string, AssignStep>> = {
  "ask.wilds": "wilds",
  "ask.select": "select",
  "ask.selector": "select",
  "ask.reassign": "reassign",
  "ask.dictate": "reassign",
  "ask.set_aside": "reassign",
  "ask.source": "reassign",
  "ask.column": "reassign",
  "ask.move": "reassign",
  "ask.move_one": "reassign",
};

/** Where one is in Assign; null if something else is asked. */
export const assignStep = (question: Question | null | undefined): AssignStep | null =>
  ASSIGN_PROMPTS[promptOf(question)] ?? null;

/** Do workers go to a column, so that digits are columns? */
export const asksForColumn = (question: Question | null | undefined): boolean =>
  ["ask.wilds", "ask.select", "ask.dictate", "ask.source", "ask.column", "ask.move_one"].includes(promptOf(question));

/** The key of a phase in every question about columns. */
export const digitOf = ({ phases }: Content, phase: PhaseName): string =>
  String(phases.findIndex(({ id }) => id === phase) + 1);
