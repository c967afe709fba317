import { routesFrom } from "../map/route";
import { homeOf, planetsOf, spaceOf, type VoidView } from "../view";

/** Where something is, for one reader: beside their ships, on their home world, or so many spaces from a planet of theirs. */
export interface Whereabouts {
  readonly kind: "with" | "home" | "steps" | "none";
  /** The ship that is there, or the planet that is nearest. */
  readonly of: string;
  readonly n: number;
}

/** For a fleet of `owner` in this space; lanes count, whatever bars them. */
export function whereabouts(view: VoidView, reader: number | null, owner: number, space: string): Whereabouts {
  const own = spaceOf(view, space)?.fleets.find(({ seat }) => seat === reader)?.ships[0];
  if (own) return { kind: "with", of: own.ship, n: 0 };
  if (space === homeOf(owner)) return { kind: "home", of: space, n: 0 };
  const player = reader === null ? undefined : view.players[reader];
  if (!player || reader === null) return { kind: "none", of: "", n: 0 };
  const { steps } = routesFrom(view, space, new Set(view.spaces.map(({ id }) => id)));
  const near = [...planetsOf(player), homeOf(reader)].flatMap((id) => {
    const n = id === space ? 0 : steps.get(id);
    return n === undefined ? [] : [{ id, n }];
  });
  const [nearest] = near.sort((a, b) => a.n - b.n);
  return nearest ? { kind: "steps", of: nearest.id, n: nearest.n } : { kind: "none", of: "", n: 0 };
}
