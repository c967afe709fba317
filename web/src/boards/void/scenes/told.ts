import { isHeading, type Line } from "../../../table/lines";

/** A die that was rolled, and what it had to show. */
export interface Rolled {
  readonly value: number;
  readonly need: number | null;
  /** Whose it was, where that is known. */
  readonly ship: string | null;
}

/** Three dice, or as many as the table has, that were to convince a planet. */
export interface Talk {
  readonly kind: "talk";
  readonly seat: number;
  readonly space: string;
  readonly dice: readonly number[];
  readonly bonus: number;
  readonly need: number;
  readonly cards: number;
  readonly isWon: boolean;
}

/** What one side rolled; nobody's dice are the pirates'. */
export interface Throw {
  readonly seat: number | null;
  readonly dice: readonly Rolled[];
}

/** Dice that were rolled together, and what was lost by them. */
export interface Volley {
  readonly throws: readonly Throw[];
  readonly losses: readonly Line[];
}

/** Dice of an attack: one roll against what does not shoot back, or a volley for each initiative. */
export interface Fight {
  readonly kind: "attack" | "battle";
  readonly seat: number;
  readonly space: string;
  readonly volleys: readonly Volley[];
  /** Did it fall, hold, or is that not known yet? */
  readonly isWon: boolean | null;
  /** Is the planet theirs now? What was put down or driven out is not. */
  readonly taken: boolean;
}

const WON = new Set(["conquers", "rebellion_over", "infestation_over"]);
const LOSSES = new Set(["destroyed", "damaged", "pirates_hit", "pirates_gone"]);
const AGAINST_NOBODY = new Set(["attacks_planet", "attacks_rebellion", "attacks_infestation"]);
const AGAINST = new Set([...AGAINST_NOBODY, "attacks", "attacks_pirates"]);

const numbers = (list: unknown): number[] => (list ? String(list).split(", ").map(Number) : []);
const idOf = (ref: unknown): string => String(ref ?? "").replace(/^\w+:/, "");

/** The latest dice that are told of: who negotiated or attacked, and how it ended. `target`: of an attack that began before. */
export function diceIn(told: readonly Line[], target: string | null): Talk | Fight | null {
  const last = told.findLastIndex(
    ({ kind }) => kind === "diplomacy_roll" || kind === "rolls" || kind === "rolls_again",
  );
  if (last < 0) return null;
  return told[last]!.kind === "diplomacy_roll" ? talkAt(told, last) : fightAt(told, last, target);
}

function talkAt(told: readonly Line[], at: number): Talk | null {
  const { args, seat } = told[at]!;
  const end = told.slice(at).find(({ kind }) => kind === "allies" || kind === "diplomacy_fails");
  const cards = told.slice(0, at).findLast(({ kind }) => kind === "negotiates");
  if (seat === null || !end) return null;
  return {
    kind: "talk",
    seat,
    space: idOf(end.args.space),
    dice: numbers(args.dice),
    bonus: Number(args.bonus),
    need: Number(args.need),
    cards: cards ? String(cards.args.cards).split(",").length : 0,
    isWon: end.kind === "allies",
  };
}

function fightAt(told: readonly Line[], last: number, target: string | null): Fight | null {
  const start = Math.max(
    0,
    told.findLastIndex(({ kind }, i) => i < last && AGAINST.has(kind)),
  );
  const begun = told[start]!;
  const isAlone = AGAINST.has(begun.kind)
    ? AGAINST_NOBODY.has(begun.kind)
    : target !== "player" && target !== "pirates";
  const after = told.slice(start);
  const stop = after.findIndex((line, i) => i > 0 && isHeading(line));
  const deeds = stop < 0 ? after : after.slice(0, stop);
  const space = idOf(deeds.find(({ args }) => args.space)?.args.space);
  const seat = deeds.find((line) => line.seat !== null)?.seat ?? null;
  if (!space || seat === null) return null;
  const end = deeds.find(({ kind }) => WON.has(kind) || kind === "attack_fails");
  const isWon = end ? WON.has(end.kind) : null;
  return {
    kind: isAlone ? "attack" : "battle",
    seat,
    space,
    volleys: volleysOf(deeds),
    isWon,
    taken: end?.kind === "conquers",
  };
}

/** Sides roll one after the other, then lose what was hit, until the next initiative rolls. */
function volleysOf(deeds: readonly Line[]): Volley[] {
  const found: { throws: Throw[]; losses: Line[] }[] = [];
  let isOver = true;
  for (const line of deeds) {
    const rolled = throwOf(line);
    if (rolled) {
      const now = found.at(-1);
      if (isOver || !now || now.throws.some(({ seat }) => seat === rolled.seat))
        found.push({ throws: [rolled], losses: [] });
      else now.throws.push(rolled);
      isOver = false;
    } else if (LOSSES.has(line.kind)) {
      found.at(-1)?.losses.push(line);
      isOver = true;
    }
  }
  return found;
}

function throwOf({ kind, args, seat }: Line): Throw | null {
  if (kind === "rolls_again") return { seat, dice: [{ value: Number(args.value), need: null, ship: null }] };
  if (kind !== "rolls" && kind !== "pirates_roll") return null;
  const needs = numbers(args.needs);
  const ships = args.ships ? String(args.ships).split(",").map(idOf) : [];
  const dice = numbers(args.dice).map((value, i) => ({ value, need: needs[i] ?? null, ship: ships[i] ?? null }));
  return { seat: kind === "rolls" ? seat : null, dice };
}

/** Did it do what it was rolled for? Null where that is not known. */
export const hitsOf = (dice: readonly Rolled[]): number => dice.filter(isHit).length;
export const isHit = ({ value, need }: Rolled): boolean => need !== null && value >= need;
