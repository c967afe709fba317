import type { Question } from "../../wire/generated/messages";
import type { Content, PhaseName } from "./content";

export const promptOf = (question: Question | null | undefined): string => question?.prompt[0] ?? "";

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
