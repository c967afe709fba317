import type { Content, Contents } from "../content";

type Kind = "planet" | "technology" | "race" | "ship" | "card" | "event" | "scoring" | "action" | "token";

/** What is shown large, with its kind. */
export type Subject = { [One in Kind]: { readonly kind: One; readonly row: Contents[One][number] } }[Kind];

/** The kinds by the words with which references begin. */
const KINDS: Readonly<Record<string, Kind>> = {
  space: "planet",
  planet: "planet",
  research: "technology",
  technology: "technology",
  tactic: "card",
  card: "card",
  build: "ship",
  ship: "ship",
  event_card: "event",
  race: "race",
  scoring: "scoring",
  action: "action",
  token: "token",
};

/** What a reference such as `space:pyrious`, `technology:ion_drive@1` or `ship:moth.damaged` speaks of, if it has a portrait. */
export function subjectOf(content: Content, ref: string): Subject | undefined {
  const [word = "", id = ""] = ref.replace(/[@.].*/, "").split(":");
  const kind = KINDS[word];
  const row = kind && content.maybeRow(kind, id);
  return row && ({ kind, row } as Subject);
}
