import { contentOf, type Power, type Tile, type World } from "../content";
import { developmentRef, worldRef } from "../refs";
import { type Shown, viewOf } from "../view";

/** A power of somebody's tile, and what has become of it in this turn. */
export interface PowerSeen<One extends Power = Power> {
  /** As options name the tile. */
  readonly ref: string;
  readonly tile: Tile;
  readonly power: One;
  readonly isUsed: boolean;
}

type PowerOf<Kind extends Power["kind"]> = Extract<Power, { kind: Kind }>;

/** The powers of these kinds that count for a seat now, in the order of its tiles (FRONT-3.2: not of what it has just placed). */
export function powersOf<Kind extends Power["kind"]>(
  sight: Shown,
  seat: number,
  ...kinds: readonly Kind[]
): PowerSeen<PowerOf<Kind>>[] {
  const isWanted = (power: Power): power is PowerOf<Kind> => kinds.some((kind) => kind === power.kind);
  const content = contentOf(sight);
  const view = viewOf(sight);
  const player = view.players[seat];
  const isOnTurn = view.turn.seat === seat;
  const tiles = [
    ...(player?.colonies ?? []).map(({ world }) => ({ ref: worldRef(world), tile: content.worldOf(world) })),
    ...(player?.developments ?? []).map(({ development }) => ({
      ref: developmentRef(development),
      tile: content.developmentOf(development),
    })),
  ];
  return tiles
    .filter(({ tile }) => !isOnTurn || !view.turn.placed.includes(tile.id))
    .flatMap(({ ref, tile }) =>
      (tile.powers ?? []).flatMap((power, place) => {
        const isUsed = isOnTurn && view.turn.used.some((used) => used.tile === tile.id && used.power === place);
        return isWanted(power) ? [{ ref, tile, power, isUsed }] : [];
      }),
    );
}

/** Does a Settle power for these worlds concern this one? (FRONT-16.2) */
export function isAbout(scope: string | undefined, { good, keywords = [] }: World): boolean {
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
export function rulerOf(sight: Shown, seat: number, world: World, strength: number): Stretch[] {
  const lasting = powersOf(sight, seat, "military").filter(({ power }) => isAbout(power.vs, world));
  const spent = powersOf(sight, seat, "temporary_military").filter(({ isUsed }) => isUsed);
  const missing = world.cost - strength;
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
