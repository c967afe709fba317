import { maybeRow, type Power } from "../content";
import type { Layout } from "../galaxy/layout";
import { homeOf, type Player, planetsOf, type Space, type VoidView } from "../view";

/** Ships of another player that could be at a planet of the reader with one move. */
export interface Threat {
  readonly seat: number;
  readonly ships: number;
  /** Where most of them come from, in degrees. */
  readonly angle: number;
}

const powersOf = (technologies: readonly string[]): Power[] =>
  technologies.flatMap((id) => maybeRow("technology", id)?.powers ?? []);

/** Obstacles that a player's ships pass, by their technologies (VOID-7.7). */
export const passesOf = ({ technologies }: Pick<Player, "technologies">): ReadonlySet<string> =>
  new Set(powersOf(technologies).flatMap(({ kind, obstacle }) => (kind === "pass_obstacle" && obstacle ? [obstacle] : []))); // biome-ignore format: one set

/** By how much further a player's ships move. */
const bonusOf = (technologies: readonly string[]): number =>
  powersOf(technologies).filter(({ kind }) => kind === "move_bonus").length;

/** The spaces within so many steps over lanes that may be passed. */
function within(
  byId: ReadonlyMap<string, Space>,
  from: string,
  steps: number,
  passes: ReadonlySet<string>,
): Set<string> {
  const reached = new Set([from]);
  let edge = [from];
  for (let step = 0; step < steps; step++) {
    edge = edge.flatMap((id) =>
      (byId.get(id)?.lanes ?? []).flatMap(({ to, obstacle }) => {
        const isShut =
          (obstacle && !passes.has(obstacle)) || (byId.get(to)?.kind === "asteroids" && !passes.has("asteroids"));
        if (isShut || reached.has(to)) return [];
        reached.add(to);
        return [to];
      }),
    );
  }
  return reached;
}

const ALL: ReadonlySet<string> = new Set(["asteroids", "mines", "ancient_defences"]);
const ignores = (ship: string): boolean =>
  !!maybeRow("ship", ship)?.powers?.some(({ kind }) => kind === "ignore_obstacles");

/** For each planet of this seat, who could be there with one move of each ship. */
export function threatsTo(view: VoidView, seat: number, { spots }: Layout): ReadonlyMap<string, readonly Threat[]> {
  const own = new Set([...planetsOf(view.players[seat]!), homeOf(seat)]);
  const byId = new Map(view.spaces.map((space) => [space.id, space]));
  const found = new Map<string, Map<number, { ships: number; x: number; y: number }>>();
  for (const { id, fleets } of view.spaces)
    for (const fleet of fleets) {
      if (fleet.seat === seat) continue;
      const player = view.players[fleet.seat]!;
      const passes = passesOf(player);
      const bonus = bonusOf(player.technologies);
      for (const { ship, n } of fleet.ships) {
        const steps = (maybeRow("ship", ship)?.move ?? 0) + bonus;
        for (const space of within(byId, id, steps, ignores(ship) ? ALL : passes)) {
          const [here, there] = [spots.get(space)?.at, spots.get(id)?.at];
          if (!own.has(space) || space === id || !here || !there) continue;
          const bySeat = found.get(space) ?? new Map();
          const sum = bySeat.get(fleet.seat) ?? { ships: 0, x: 0, y: 0 };
          bySeat.set(fleet.seat, { ships: sum.ships + n, x: sum.x + n * (there.x - here.x), y: sum.y + n * (there.y - here.y) }); // biome-ignore format: one sum
          found.set(space, bySeat);
        }
      }
    }
  return new Map(
    [...found].map(([space, bySeat]) => [
      space,
      [...bySeat].map(([other, { ships, x, y }]) => ({
        seat: other,
        ships,
        angle: (Math.atan2(y, x) * 180) / Math.PI,
      })),
    ]),
  );
}
