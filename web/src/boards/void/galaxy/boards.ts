import type { Content } from "../content";
import type { Laid, Lane, Player, Space, VoidView } from "../view";
import { homeOf } from "../view";

/** The spaces of a galaxy that is laid out like this, with their lanes (VOID-7.19), for tables that no server makes yet. */
export function spacesOf(
  content: Content,
  galaxy: readonly Laid[],
  players: readonly Pick<Player, "corner">[],
): Space[] {
  const hexOf = (id: string) => content.maybeRow("hex", id);
  const byPlace = new Map(galaxy.map((laid) => [laid.place, laid]));
  const lanes = new Map<string, Lane[]>();
  const join = (a: string | undefined, b: string | undefined, obstacle: Lane["obstacle"] = null) => {
    if (!a || !b) return;
    for (const [from, to] of [[a, b], [b, a]] as const) // biome-ignore format: a pair
      lanes.set(from, [...(lanes.get(from) ?? []), { to, obstacle, is_wormhole: false }]);
  };
  const gate = (place: number | null, direction: number) => {
    const laid = byPlace.get(place);
    return laid && hexOf(laid.hex)?.gates[(direction - laid.rotation + 12) % 6];
  };
  for (const { hex } of galaxy) for (const { a, b, obstacle } of hexOf(hex)?.lanes ?? []) join(a, b, obstacle);
  for (let place = 0; place < 6; place++) {
    join(gate(place, place + 3), gate(null, place));
    join(gate(place, place + 2), gate((place + 1) % 6, place + 5));
  }
  for (const [seat, { corner }] of players.entries()) {
    if (corner === null) continue;
    join(homeOf(seat), gate(corner, corner + 1));
    join(homeOf(seat), gate((corner + 1) % 6, corner));
  }
  const space = (id: string, kind: Space["kind"], hex: string | null): Space => ({
    ...EMPTY,
    id,
    kind,
    hex,
    lanes: lanes.get(id) ?? [],
  });
  const inHexes = galaxy.flatMap(({ hex }) => {
    const { planets = [], circles = [], asteroids = [] } = hexOf(hex) ?? {};
    return [
      ...planets.map((id) => space(id, "planet", hex)),
      ...circles.map((id) => space(id, "circle", hex)),
      ...asteroids.map((id) => space(id, "asteroids", hex)),
    ];
  });
  const homes = players.flatMap(({ corner }, seat) => (corner === null ? [] : [space(homeOf(seat), "home", null)]));
  return [...inHexes, ...homes];
}

const EMPTY: Omit<Space, "id" | "kind" | "hex" | "lanes"> = {
  covered: false,
  holder: null,
  held_as: null,
  ally: null,
  gives: null,
  tokens: [],
  port: null,
  infested: null,
  pirate_hits: 0,
  fleets: [],
};

/** The map as it would be with a hex turned by so many sixths (VOID-3.11). */
export function turnedBy<T extends Pick<VoidView, "galaxy" | "spaces" | "players">>(
  content: Content,
  map: T,
  hex: string,
  n: number,
): T {
  const galaxy = map.galaxy.map((laid) => (laid.hex === hex ? { ...laid, rotation: (laid.rotation + n) % 6 } : laid));
  const lanes = new Map(spacesOf(content, galaxy, map.players).map((space) => [space.id, space.lanes]));
  const spaces = map.spaces.map((space) => ({ ...space, lanes: lanes.get(space.id) ?? space.lanes }));
  return { ...map, galaxy, spaces };
}
