import {
  type ActionRow,
  type CardRow,
  type EventRow,
  maybeRow,
  type PlanetRow,
  type RaceRow,
  type ScoringRow,
  type ShipRow,
  type TechnologyRow,
  type ToldRow,
} from "../content";

/** What is shown large, with its kind. */
export type Subject =
  | { kind: "planet"; row: PlanetRow }
  | { kind: "technology"; row: TechnologyRow }
  | { kind: "race"; row: RaceRow }
  | { kind: "ship"; row: ShipRow }
  | { kind: "card"; row: CardRow }
  | { kind: "event"; row: EventRow }
  | { kind: "scoring"; row: ScoringRow }
  | { kind: "action"; row: ActionRow }
  | { kind: "token"; row: ToldRow };

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

function found(kind: Subject["kind"], id: string): Subject | undefined {
  const row = maybeRow(kind, id);
  return row && ({ kind, row } as Subject);
}
