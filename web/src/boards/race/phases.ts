import { PHASES, type Phase } from "./content";
import { actionsOf, type RaceView, type Step } from "./view";

/** Steps that belong to a phase, by the names that the rules give them (`src/astrarium/games/race/*.py`). */
const DURING: Readonly<Record<Phase, readonly string[]>> = {
  explore: ["KeepCards"],
  develop: ["PlaceDevelopment", "RevealDevelopments", "FinishDevelop"],
  settle: ["PlaceWorld", "RevealWorlds", "SettleWorld", "PutWorld", "FinishSettle"],
  consume: ["ConsumeTurn", "UsePowers", "Sell", "ChooseGoods", "ChooseKinds", "ChooseCards", "NameNumber"],
  produce: ["ProduceTurn", "ProduceOnWindfall", "DrawForProduction", "DrawForMost"],
};
/** A phase that has not begun. */
const TO_COME: Readonly<Record<string, Phase>> = {
  ExplorePhase: "explore",
  DevelopPhase: "develop",
  SettlePhase: "settle",
  ConsumePhase: "consume",
  ProducePhase: "produce",
};
/** Steps of no phase, or of more than one. */
export const BETWEEN = [
  "StartRound",
  "PickActions",
  "RevealActions",
  "EndRound",
  "DiscardDown",
  "TestEnd",
  "DealHands",
].concat(["DiscardFirst", "FirstGoods", "Pay"]);

const PHASE_OF = new Map(
  Object.entries(DURING).flatMap(([phase, steps]) => steps.map((step) => [step, phase as Phase])),
);

export function isKnownStep(name: string): boolean {
  return PHASE_OF.has(name) || name in TO_COME || BETWEEN.includes(name);
}

/** The phase that is played now; null between phases. */
export function phaseNow(view: RaceView): Phase | null {
  for (const lane of view.lanes) {
    for (const [name] of lane) {
      const phase = PHASE_OF.get(name);
      if (phase) return phase;
    }
  }
  return phaseOnTop(view.going_on);
}

/** While somebody pays, the step that waits for the payment tells the phase. */
function phaseOnTop(stack: readonly Step[]): Phase | null {
  for (const [name] of stack.toReversed()) {
    const phase = PHASE_OF.get(name);
    if (phase) return phase;
    if (name !== "Pay") return null;
  }
  return null;
}

/** Where a phase stands in this round. */
export type Standing = "skipped" | "done" | "now" | "next";

export interface PhaseStand {
  id: Phase;
  roman: string;
  standing: Standing;
  /** Who chose it: for each of its actions that was chosen, the seats that did. */
  chosen: { action: string; seats: number[] }[];
}

/** The five phases of a round whose actions are revealed. */
export function track(view: RaceView): PhaseStand[] {
  const now = phaseNow(view);
  const ahead = new Set(view.going_on.map(([name]) => TO_COME[name]));
  return PHASES.map(({ id, roman }) => {
    const chosen = choosers(view, id);
    const standing = id === now ? "now" : ahead.has(id) ? "next" : chosen.length ? "done" : "skipped";
    return { id, roman, standing, chosen };
  });
}

function choosers(view: RaceView, phase: Phase): PhaseStand["chosen"] {
  const seats = new Map<string, number[]>();
  for (const [seat, player] of view.players.entries()) {
    for (const { id } of actionsOf(player).filter((action) => action.phase === phase)) {
      seats.set(id, [...(seats.get(id) ?? []), seat]);
    }
  }
  return [...seats].map(([action, by]) => ({ action, seats: by }));
}
