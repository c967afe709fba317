import type { Content, Effect, Power } from "../content";
import type { Layout } from "../galaxy/layout";
import { homeOf, planetsOf, type Space, type VoidView } from "../view";

/** Ships of another player that could be at a planet of the reader with one move. */
export interface Threat {
  readonly seat: number;
  readonly ships: number;
  /** Where most of them come from, in degrees. */
  readonly angle: number;
}

/** What a player's race, technologies and the planets that give them their power can do. */
export function powersOf(content: Content, { players, spaces }: VoidView, seat: number): Power[] {
  const { race, technologies } = players[seat]!;
  return [
    ...(race ? (content.maybeRow("race", race)?.powers ?? []) : []),
    ...technologies.flatMap((id) => content.maybeRow("technology", id)?.powers ?? []),
    ...spaces
      .filter(({ ally, holder, gives }) => ally === seat && holder === seat && gives?.power)
      .flatMap(({ id }) => content.maybeRow("planet", id)?.powers ?? []),
  ];
}

const effectsOf = (content: Content, { in_force }: VoidView): Effect[] =>
  in_force.flatMap(({ event }) => content.maybeRow("event", event)?.effects ?? []);

/** Obstacles that a player's ships pass, by what they have and by the events in force (VOID-7.7). */
export function passesOf(content: Content, view: VoidView, seat: number): ReadonlySet<string> {
  const passed = powersOf(content, view, seat).filter((power) => power.kind === "pass_obstacle");
  const opened = effectsOf(content, view).filter((effect) => effect.kind === "open_obstacle");
  return new Set([...passed, ...opened].map(({ obstacle }) => obstacle));
}

/** How far a ship of this player moves (VOID-7.6): what shortens moves is taken off last. */
export function movementOf(content: Content, view: VoidView, seat: number, ship: string): number {
  const further = powersOf(content, view, seat).filter((power) => power.kind === "move_bonus");
  const moves = further.reduce((sum, { amount }) => sum + amount, content.maybeRow("ship", ship)?.move ?? 0);
  return effectsOf(content, view)
    .filter((effect) => effect.kind === "move_delta")
    .reduce((left, { amount, least }) => Math.max(least, left + amount), moves);
}

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
const ignores = (content: Content, ship: string): boolean =>
  !!content.maybeRow("ship", ship)?.powers?.some(({ kind }) => kind === "ignore_obstacles");

/** For each planet of this seat, who could be there with one move of each ship. */
export function threatsTo(
  content: Content,
  view: VoidView,
  seat: number,
  { spots }: Layout,
): ReadonlyMap<string, readonly Threat[]> {
  const own = new Set([...planetsOf(view.players[seat]!), homeOf(seat)]);
  const byId = new Map(view.spaces.map((space) => [space.id, space]));
  const found = new Map<string, Map<number, { ships: number; x: number; y: number }>>();
  for (const { id, fleets } of view.spaces)
    for (const fleet of fleets) {
      if (fleet.seat === seat) continue;
      const passes = passesOf(content, view, fleet.seat);
      for (const { ship, n } of fleet.ships) {
        const steps = movementOf(content, view, fleet.seat, ship);
        for (const space of within(byId, id, steps, ignores(content, ship) ? ALL : passes)) {
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
