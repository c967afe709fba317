import type { Content, Phase } from "../content";
import { actionsOf, type RaceView } from "../view";

/** Where a phase stands in this round. */
export type Standing = "skipped" | "done" | "now" | "next";

export interface PhaseStand {
  id: Phase;
  roman: string;
  standing: Standing;
  /** Who chose it: for each of its actions that was chosen, the seats that did. */
  chosen: { action: string; seats: number[] }[];
}

/** The five phases of a round whose actions are revealed. They are played in order; then none is. */
export function track(content: Content, { phase, players }: Pick<RaceView, "phase" | "players">): PhaseStand[] {
  const phases = content.contents.phase;
  const now = phase ? phases.findIndex(({ id }) => id === phase) : phases.length;
  return phases.map(({ id, roman }, i) => {
    const chosen = choosers(content, players, id);
    const standing = i === now ? "now" : !chosen.length ? "skipped" : i < now ? "done" : "next";
    return { id, roman, standing, chosen };
  });
}

function choosers(content: Content, players: RaceView["players"], phase: Phase): PhaseStand["chosen"] {
  const seats = new Map<string, number[]>();
  for (const [seat, { picked }] of players.entries()) {
    for (const { id } of actionsOf(content, picked).filter((action) => action.phase === phase)) {
      seats.set(id, [...(seats.get(id) ?? []), seat]);
    }
  }
  return [...seats].map(([action, by]) => ({ action, seats: by }));
}
