import type { Line } from "../../../table/lines";
import type { Sight } from "../../../table/sight";
import { type Fleet, type Space, viewOf } from "../view";

/** Ships of one kind that somebody lost. */
export interface Loss {
  readonly seat: number;
  readonly ship: string;
  readonly n: number;
  readonly space: string;
}

/** What has fallen in the battle whose scene is on: the scene is drawn over the board, and the board takes it from the map. */
class Fallen {
  lines = $state.raw<readonly Line[]>([]);
}
export const fallen = new Fallen();

const idOf = (ref: unknown): string => String(ref ?? "").replace(/^\w+:/, "");

export function lossesIn(told: readonly Line[]): Loss[] {
  return told.flatMap(({ kind, args, seat }) =>
    kind === "destroyed" && seat !== null
      ? [{ seat, ship: idOf(args.ship), n: Number(args.n), space: idOf(args.space) }]
      : [],
  );
}

/** The same moment without these ships on the map. */
export function without(sight: Sight, told: readonly Line[]): Sight {
  const losses = lossesIn(told);
  if (!losses.length) return sight;
  const view = viewOf(sight);
  const spaces = view.spaces.map((space) =>
    losses.some((loss) => loss.space === space.id) ? { ...space, fleets: fleetsOf(space, losses) } : space,
  );
  return { ...sight, view: { ...view, spaces } as Sight["view"] };
}

function fleetsOf({ id, fleets }: Space, losses: readonly Loss[]): Fleet[] {
  return fleets.flatMap((fleet) => {
    const ships = fleet.ships.flatMap((squadron) => {
      const lost = losses.filter(
        ({ seat, ship, space }) => space === id && seat === fleet.seat && ship === squadron.ship,
      );
      const n = squadron.n - lost.reduce((sum, loss) => sum + loss.n, 0);
      return n > 0 ? [{ ...squadron, n, damaged: Math.min(squadron.damaged, n) }] : [];
    });
    return ships.length ? [{ ...fleet, ships }] : [];
  });
}
