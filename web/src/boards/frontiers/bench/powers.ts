import type { Power } from "../content";
import { developmentOf, worldOf } from "../content";
import { developmentRef, worldRef } from "../refs";
import type { FrontiersView } from "../view";

/** A power of somebody's tile, and what has become of it in this turn. */
export interface PowerSeen<One extends Power = Power> {
  /** As options name the tile. */
  readonly ref: string;
  readonly tile: string;
  readonly power: One;
  readonly isUsed: boolean;
}

type PowerOf<Kind extends Power["kind"]> = Extract<Power, { kind: Kind }>;

/** The powers of these kinds that count for a seat now, in the order of its tiles (FRONT-3.2: not of what it has just placed). */
export function powersOf<Kind extends Power["kind"]>(
  view: FrontiersView,
  seat: number,
  ...kinds: readonly Kind[]
): PowerSeen<PowerOf<Kind>>[] {
  const isWanted = (power: Power): power is PowerOf<Kind> => kinds.some((kind) => kind === power.kind);
  const player = view.players[seat];
  const isOnTurn = view.turn.seat === seat;
  const tiles = [
    ...(player?.colonies ?? []).map(({ world }) => ({ id: world, ref: worldRef(world), row: worldOf(world) })),
    ...(player?.developments ?? []).map(({ development }) => ({
      id: development,
      ref: developmentRef(development),
      row: developmentOf(development),
    })),
  ];
  return tiles
    .filter(({ id }) => !isOnTurn || !view.turn.placed.includes(id))
    .flatMap(({ id, ref, row }) =>
      (row.powers ?? []).flatMap((power, place) => {
        const isUsed = isOnTurn && view.turn.used.some((used) => used.tile === id && used.power === place);
        return isWanted(power) ? [{ ref, tile: id, power, isUsed }] : [];
      }),
    );
}

/** Does a Settle power for these worlds concern this one? (FRONT-16.2) */
export function isAbout(scope: string | undefined, id: string): boolean {
  const { good, keywords = [] } = worldOf(id);
  if (scope === undefined || scope === "any" || scope === good) return true;
  return (scope === "alien" || scope === "rebel") && keywords.includes(scope);
}

/** A stretch of the ruler that is as long as a world's defence. */
export interface Stretch {
  readonly kind: "lasting" | "spent" | "missing";
  readonly n: number;
  /** Where it comes from. */
  readonly tile: string | null;
}

/** What stands against a defence: lasting Military, what goods were spent for, and what is missing still. */
export function rulerOf(view: FrontiersView, seat: number, world: string, strength: number): Stretch[] {
  const lasting = powersOf(view, seat, "military").filter(({ power }) => isAbout(power.vs, world));
  const spent = powersOf(view, seat, "temporary_military").filter(({ isUsed }) => isUsed);
  const missing = worldOf(world).cost - strength;
  const stretch =
    (kind: Stretch["kind"]) =>
    ({ power, ref }: PowerSeen<PowerOf<"military" | "temporary_military">>) => ({
      kind,
      n: power.amount,
      tile: ref,
    });
  return [
    ...lasting.map(stretch("lasting")),
    ...spent.map(stretch("spent")),
    ...(missing > 0 ? [{ kind: "missing" as const, n: missing, tile: null }] : []),
  ].filter(({ n }) => n > 0);
}
