import type { Draft } from "../../decision/draft.svelte";
import { byRef, type Plan, type Planned } from "../../decision/plan.svelte";
import { promptOf } from "./question";
import type { Moving } from "./view.generated";

/** The last move of the reader: the next ship of that kind can go the same way. */
interface Way {
  readonly from: string;
  readonly ship: string;
  readonly to: string;
  /** How the answer names the ship. */
  readonly ref: string;
}

/** The answers of a move to this space: arriving ends it. */
export const moveTo = (space: string): Planned[] => [
  { find: byRef(`space:${space}`, "ask.leg") },
  { find: byRef("stop", "ask.leg"), isOptional: true },
];

/** The answer of a move over this space: it goes on from there. */
export const stageAt = (space: string): Planned[] => moveTo(space).slice(0, 1);

/** "One more": repeats the last move with the next ship. */
export class Again {
  last = $state.raw<Way | null>(null);
  readonly way = $derived.by(() => {
    const { last, draft } = this;
    if (!last || promptOf(draft?.question) !== "ask.action") return null;
    return draft?.optionsOf([last.ref]).length ? last : null;
  });

  constructor(
    private readonly draft: Draft | null,
    private readonly plan: Plan | null,
  ) {}

  /** A move goes on; only the reader's own ships are repeated. */
  note({ came, ship, seat, owner, damaged }: Moving, reader: number | null): void {
    const [from, to] = [came[0], came.at(-1)];
    if (seat !== reader || owner !== reader || !from || !to || from === to) return;
    this.last = { from, to, ship, ref: `move:${from}.${seat}.${ship}${damaged ? ".damaged" : ""}` };
  }

  begin(): void {
    const { way } = this;
    if (!way) return;
    this.plan?.begin([{ find: byRef(way.ref, "ask.action") }, ...moveTo(way.to)]);
  }
}
