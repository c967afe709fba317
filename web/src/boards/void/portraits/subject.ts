import { type Contents, maybeRow } from "../content";

type Kind = "planet" | "technology" | "race" | "ship" | "card" | "event" | "scoring" | "action" | "token";

/** What is shown large, with its kind. */
export type Subject = { [One in Kind]: { readonly kind: One; readonly row: Contents[One][number] } }[Kind];

/** What a reference such as `space:pyrious`, `technology:ion_drive@1` or `ship:moth.damaged` speaks of, if it has a portrait. */
export function subjectOf(ref: string): Subject | undefined {
  const [kind = "", id = ""] = ref.replace(/[@.].*/, "").split(":");
  switch (kind) {
    case "space":
    case "planet":
      return found("planet", id);
    case "research":
      return found("technology", id);
    case "tactic":
      return found("card", id);
    case "build":
      return found("ship", id);
    case "event_card":
      return found("event", id);
    case "technology":
    case "race":
    case "ship":
    case "card":
    case "scoring":
    case "action":
    case "token":
      return found(kind, id);
    default:
      return undefined;
  }
}

function found(kind: Kind, id: string): Subject | undefined {
  const row = maybeRow(kind, id);
  return row && ({ kind, row } as Subject);
}
