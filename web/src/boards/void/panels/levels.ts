import type { Content } from "../content";
import type { Battle, Die, Side, Space, Squadron } from "../view";

/** One column of a battle: the ships of an initiative on both sides, and the dice while it is fought. */
export interface Level {
  readonly initiative: number;
  readonly state: "past" | "now" | "next";
  readonly attacker: Half;
  readonly defender: Half;
  /** The smallest number that hits, as it stands on the ships. */
  readonly need: number | null;
}

export interface Half {
  readonly ships: readonly Squadron[];
  /** How many of them are struck off so far, by kind. */
  readonly gone: Readonly<Record<string, number>>;
  readonly dice: readonly { readonly die: Die; readonly ref: string }[];
  readonly pirates: boolean;
}

const LEVELS = 5;

/** The columns of a battle that is fought by initiative (VOID-8.4); none for one roll of all ships. */
export function levelsOf(content: Content, battle: Battle, space: Space | undefined): Level[] {
  const { level } = battle;
  const { pirate_attack } = content.figures;
  return Array.from({ length: LEVELS }, (_, i) => {
    const initiative = i + 1;
    const isNow = level === initiative;
    const attacker = halfOf(content, "attacker", battle, space, initiative);
    const defender = halfOf(content, "defender", battle, space, initiative);
    const [first] = [...attacker.ships, ...defender.ships];
    const pirates = attacker.pirates || defender.pirates;
    const need = first ? (content.maybeRow("ship", first.ship)?.attack ?? null) : pirates ? pirate_attack : null;
    const state = isNow ? "now" : level !== null && initiative < level ? "past" : "next";
    return { initiative, state, attacker, defender, need };
  });
}

function halfOf(
  content: Content,
  name: "attacker" | "defender",
  { target, level, [name]: side }: Battle,
  space: Space | undefined,
  initiative: number,
): Half {
  const fleet = side.seat === null ? undefined : space?.fleets.find(({ seat }) => seat === side.seat);
  const ships = (fleet?.ships ?? []).filter(({ ship }) => content.maybeRow("ship", ship)?.initiative === initiative);
  const pirates = side.seat === null && target === "pirates" && initiative === content.figures.pirate_initiative;
  const left = (ship: string) => side.left.find((one) => one.ship === ship)?.n ?? 0;
  const gone = Object.fromEntries(side.left.length ? ships.map(({ ship, n }) => [ship, n - left(ship)]) : []);
  return { ships, gone, dice: level === initiative ? diceOf(side, name) : [], pirates };
}

export const diceOf = ({ dice }: Side, name: "attacker" | "defender"): Half["dice"] =>
  dice.map((die, i) => ({ die, ref: `die:${name}.${i}` }));
