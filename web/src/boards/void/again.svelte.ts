import type { Draft } from "../../decision/draft.svelte";
import { byRef, type Plan, type Planned } from "../../decision/plan.svelte";
import { promptOf } from "./question";
import type { Moving, Space } from "./view.generated";

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

/** How many ships of this kind their owner has in each space. */
const countsOf = (spaces: readonly Space[], { owner, ship }: Moving): Map<string, number> =>
  new Map(
    spaces.map(({ id, fleets }) => {
      const squadron = fleets.find(({ seat }) => seat === owner)?.ships.find((one) => one.ship === ship);
      return [id, squadron?.n ?? 0];
    }),
  );

/** "One more": repeats the last move with the next ship. */
export class Again {
  last = $state.raw<Way | null>(null);
  /** A move that has begun, and what was where before it. */
  private begun: { readonly moving: Moving; readonly before: Map<string, number> } | null = null;
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
  note(moving: Moving, reader: number | null, spaces: readonly Space[] = []): void {
    const { came, seat, owner } = moving;
    if (seat !== reader || owner !== reader) return;
    if (came.length === 1) this.begun = { moving, before: countsOf(spaces, moving) };
    this.keep(moving, came.at(-1));
  }

  /** No move goes on any more: one that ended by itself, as at an enemy's, was never seen where it ends. */
  ended(spaces: readonly Space[]): void {
    const { begun } = this;
    this.begun = null;
    if (!begun) return;
    const more = [...countsOf(spaces, begun.moving)].find(([space, n]) => n > (begun.before.get(space) ?? n));
    this.keep(begun.moving, more?.[0]);
  }

  private keep({ came: [from], ship, seat, damaged }: Moving, to: string | undefined): void {
    if (!from || !to || from === to) return;
    this.last = { from, to, ship, ref: `move:${from}.${seat}.${ship}${damaged ? ".damaged" : ""}` };
  }

  begin(): void {
    const { way } = this;
    if (!way) return;
    this.plan?.begin([{ find: byRef(way.ref, "ask.action") }, ...moveTo(way.to)]);
  }
}
