import type { Draft } from "../../../decision/draft.svelte";
import type { PhaseName } from "../content";
import { promptOf } from "../question";

/** What a worker can do in a phase, where the rules ask which: plates under the phase. */
export interface Choice {
  /** How the open question names it. */
  name: string;
  icon: string;
  key: string | undefined;
}

const OUTCOMES: readonly Choice[] = [
  { name: "trade", icon: "credit", key: "1" },
  { name: "consume", icon: "vp", key: "2" },
];

export function choicesOf(draft: Draft | null, phase: PhaseName): readonly Choice[] {
  const question = draft?.question;
  switch (promptOf(question)) {
    case "ask.explore":
      return phase === "explore" ? tasksOf(question!.options.map(({ ref = "" }) => ref)) : [];
    case "ask.ship":
      return phase === "ship" ? OUTCOMES : [];
    default:
      return [];
  }
}

/**
 * `task:scout`, or with the kind that a tile makes special `task:scout.alien`. What all do that are left is no plate,
 * but a button of the bar: under a phase there is room for four.
 */
function tasksOf(refs: readonly string[]): Choice[] {
  return refs
    .filter((ref) => ref.startsWith("task:") && taskOf(ref) !== "stock_all")
    .map((name) => ({ name, icon: isStock(name) ? "credit" : "face-explore", key: undefined }));
}

export const isStock = (name: string): boolean => taskOf(name) === "stock";

export const taskOf = (name: string): string => /^task:(\w+)/.exec(name)?.[1] ?? name;

/** The kind of explorer that a task is for, if that matters. */
export const kindOfTask = (name: string): string | undefined => /\.(\w+)$/.exec(name)?.[1];
