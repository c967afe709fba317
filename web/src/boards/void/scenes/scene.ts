import type { Line } from "../../../table/lines";
import type { Scene, SceneOf } from "../../../table/scene";
import { viewOf } from "../view";
import { BRISK, CALM, VOLLEY } from "./tempo";
import { diceIn, type Fight } from "./told";

/** So many volleys take their time; more of them share it. */
const UNHURRIED = 2;
const RESTS = { at_once: 1_500, brisk: 4_000, calm: 8_000 };
/** Where a question about these dice follows, they lie in its panel. */
const NO_REST = { at_once: 0, brisk: 0, calm: 0 };

/** Dice of diplomacy and of attacks, whoever rolls them, before what follows is asked. */
export const scene: SceneOf = (before, sight, told): Scene | null => {
  const dice = diceIn(told, viewOf(before).battle?.target ?? null);
  if (!dice) return null;
  const said = told
    .filter(isTelling)
    .map(({ kind, args }) => sight.words.say([`event.${kind}`, args]))
    .join(" ");
  const changes = [`space:${dice.space}`];
  if (dice.kind === "talk") {
    const draws = () => import("./Talk.svelte");
    return { draws, frames: { brisk: BRISK, calm: CALM }, rests: RESTS, holds: true, said, changes };
  }
  const rests = viewOf(sight).battle ? NO_REST : RESTS;
  if (dice.kind === "attack") {
    const verdict = rests === NO_REST ? [[500], [900]] : [[], []];
    const frames = { brisk: [...BRISK, ...verdict[0]!], calm: [...CALM, ...verdict[1]!] };
    return { draws: () => import("./Attack.svelte"), frames, rests, holds: true, said, changes };
  }
  const frames = { brisk: framesOf(dice, VOLLEY.brisk), calm: framesOf(dice, VOLLEY.calm) };
  return { draws: () => import("./Battle.svelte"), frames, rests, holds: true, said, changes, act: VOLLEY.calm.length };
};

function framesOf({ volleys }: Fight, frames: readonly number[]): number[] {
  const pace = Math.min(1, UNHURRIED / volleys.length);
  return volleys.flatMap(() => frames.map((ms) => Math.round(ms * pace)));
}

const TELLING = new Set(["diplomacy_roll", "allies", "diplomacy_fails", "rolls", "pirates_roll", "rolls_again", "destroyed", "conquers", "attack_fails", "rebellion_over", "infestation_over", "pirates_gone"]); // biome-ignore format: a list

const isTelling = ({ kind }: Line): boolean => TELLING.has(kind);
