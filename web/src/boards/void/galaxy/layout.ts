import { homeOf, type Laid, type Lane, ownerOfHome, type Player, type Space, type VoidView } from "../view";
import { crossing, homeMiddle, notchMiddle, type Point, placeMiddle, SIXTH } from "./geometry";
import { placeInHex } from "./places";
import { type Bounds, galaxyBounds, turnOf } from "./rotation";

/** A hex as it lies on the drawing. */
export interface Plate extends Laid {
  readonly at: Point;
}

/** A space as it lies on the drawing. */
export interface Spot {
  readonly id: string;
  readonly kind: Space["kind"];
  readonly hex: string | null;
  readonly at: Point;
  /** Of the globe or circle. */
  readonly radius: number;
  /** Whose home world. */
  readonly seat: number | null;
}

/** Where a lane leaves its hex, and the angle of that side. */
export interface Gate {
  readonly at: Point;
  readonly angle: number;
}

/** A lane, drawn once for both directions. */
export interface Way {
  readonly from: Spot;
  readonly to: Spot;
  readonly obstacle: Lane["obstacle"];
  readonly gate: Gate | null;
}

/** A notch of the outline, in which a home world may lie. */
export interface Corner {
  readonly corner: number;
  readonly at: Point;
}

export interface Layout {
  /** In sixths, clockwise. */
  readonly turn: number;
  readonly plates: readonly Plate[];
  readonly spots: ReadonlyMap<string, Spot>;
  readonly ways: readonly Way[];
  readonly wormholes: readonly (readonly [Spot, Spot])[];
  readonly corners: readonly Corner[];
  readonly bounds: Bounds;
}

const RADII: Readonly<Record<Space["kind"], number>> = { planet: 0.18, home: 0.24, circle: 0.085, asteroids: 0.1 };
/** The plate that a home world lies on. */
export const HOME_PLATE = 0.4;
/** The planet in the middle of everything is larger. */
const THRONE_RADIUS = 0.225;

type Table = Pick<VoidView, "galaxy" | "spaces"> & { readonly players: readonly Pick<Player, "corner">[] };

/** Where everything lies, from where the hexes and home worlds were laid (VOID-3.1, VOID-3.9). */
export function layoutOf({ galaxy, spaces, players }: Table): Layout {
  const taken = players.flatMap(({ corner }) => (corner === null ? [] : [corner]));
  const places = galaxy.map(({ place }) => place);
  const turn = turnOf(places, taken);
  const plates = galaxy.map((laid) => ({ ...laid, at: placeMiddle(laid.place, turn) }));
  const spots = new Map(
    spaces.flatMap((space) => {
      const spot = spotOf(space, spaces, plates, players, turn);
      return spot ? [[space.id, spot]] : [];
    }),
  );
  const middles = boardMiddles(plates, players, turn);
  const { ways, wormholes } = waysOf(spaces, spots, middles);
  const corners = Array.from({ length: 6 }, (_, corner) => ({ corner, at: homeMiddle(corner, turn) })).filter(
    ({ corner }) => places.includes(corner) && places.includes((corner + 1) % 6),
  );
  return { turn, plates, spots, ways, wormholes, corners, bounds: galaxyBounds(places, taken, turn) };
}

function spotOf(
  { id, kind, hex }: Space,
  spaces: readonly Space[],
  plates: readonly Plate[],
  players: Table["players"],
  turn: number,
): Spot | null {
  const seat = ownerOfHome(id);
  if (seat !== null) {
    const corner = players[seat]?.corner ?? null;
    return corner === null ? null : { id, kind, hex, at: homeMiddle(corner, turn), radius: RADII.home, seat };
  }
  const plate = plates.find((other) => other.hex === hex);
  if (!plate) return null;
  const among = spaces.filter((other) => other.hex === hex).map((other) => other.id);
  const inside = placeInHex(plate.hex, id, among, plate.rotation + turn);
  const isThrone = plate.place === null && kind === "planet" && !inside.x && !inside.y;
  const at = { x: plate.at.x + inside.x, y: plate.at.y + inside.y };
  return { id, kind, hex, at, radius: isThrone ? THRONE_RADIUS : RADII[kind], seat: null };
}

/** The middles of the hexes by their ids, and of the notches by the ids of the home worlds in them. */
function boardMiddles(plates: readonly Plate[], players: Table["players"], turn: number): ReadonlyMap<string, Point> {
  const homes = players.flatMap(({ corner }, seat): [string, Point][] =>
    corner === null ? [] : [[homeOf(seat), notchMiddle(corner, turn)]],
  );
  return new Map([...plates.map(({ hex, at }): [string, Point] => [hex, at]), ...homes]);
}

function waysOf(
  spaces: readonly Space[],
  spots: ReadonlyMap<string, Spot>,
  middles: ReadonlyMap<string, Point>,
): Pick<Layout, "ways" | "wormholes"> {
  const ways: Way[] = [];
  const wormholes: [Spot, Spot][] = [];
  for (const { id, lanes } of spaces)
    for (const { to: other, obstacle, is_wormhole } of lanes) {
      const from = spots.get(id);
      const to = spots.get(other);
      if (!from || !to || id > other) continue; // each lane is told from both of its ends
      if (is_wormhole) wormholes.push([from, to]);
      else ways.push({ from, to, obstacle, gate: gateBetween(from, to, middles) });
    }
  return { ways, wormholes };
}

function gateBetween(from: Spot, to: Spot, middles: ReadonlyMap<string, Point>): Gate | null {
  const here = from.hex ?? from.id;
  const there = to.hex ?? to.id;
  const a = middles.get(here);
  const b = middles.get(there);
  if (here === there || !a || !b) return null;
  const angle = Math.atan2(b.y - a.y, b.x - a.x);
  return { at: crossing(from.at, to.at, a, b), angle: Math.round(angle / SIXTH) * SIXTH };
}
