import type { Draft } from "../../../decision/draft.svelte";
import type { Content, PhaseName } from "../content";
import { laidOf, type Worker } from "../dice/faces";
import { promptOf } from "../question";
import { oneByOne, type Player, type RollView, sizeOf } from "../view";

/** A worker in a column, and how references name its place. */
export interface Placed extends Worker {
  place: string;
  isVirtual: boolean;
}

/** One's workers under each phase: those that fell or were moved there, wilds as they are being assigned, virtual ones. */
export function workersOf(
  content: Content,
  view: RollView,
  player: Player,
  draft: Draft | null,
): ReadonlyMap<PhaseName, Placed[]> {
  const laid = laidOf(content, view, player);
  return new Map(
    content.phases.map(({ id }) => [
      id,
      [
        ...(laid.columns.get(id) ?? []).map((worker) => ({ ...worker, place: id, isVirtual: false })),
        ...wildsIn(content, id, draft),
        ...(view.phase === id ? virtualOf(content, player) : []),
      ],
    ]),
  );
}

/** The wilds that an assignment in the making puts into this column. */
function wildsIn(content: Content, phase: PhaseName, draft: Draft | null): Placed[] {
  const question = draft?.question;
  if (!draft || question?.kind !== "assign") return [];
  const target = question.targets.find(({ ref }) => content.phaseOf(ref ?? "")?.id === phase);
  return question.options.flatMap(({ ref = "" }, i) => {
    const kind = content.dieOf(ref)?.id;
    if (!kind || draft.counts[i] !== target?.code) return [];
    const copy = Number(/\.(\d+)$/.exec(ref)?.[1] ?? 0);
    return [{ kind, copy, face: "wild" as const, isMoved: true, place: "wild", isVirtual: false }];
  });
}

function virtualOf(content: Content, { virtual }: Player): Placed[] {
  return oneByOne(content, virtual).map((die) => ({
    ...die,
    face: undefined,
    isMoved: false,
    place: "virtual",
    isVirtual: true,
  }));
}

/** Wilds that nobody is asked about here: somebody else assigns them, or looks on. */
export function waitingWilds(content: Content, view: RollView, player: Player, draft: Draft | null): readonly Worker[] {
  return draft?.question?.kind === "assign" ? [] : laidOf(content, view, player).waiting;
}

/** How many work in a phase: those in its column, and the one that selects it as soon as it is known. */
export function countIn(view: RollView, player: Player, phase: PhaseName, workers: readonly Placed[]): number {
  return workers.length + (view.assigning && player.selector && player.selected === phase ? 1 : 0);
}

/** How the column itself may be named by the open question: a choice of a phase is made on its plate instead. */
export function columnNames(draft: Draft | null, phase: PhaseName): string[] {
  return promptOf(draft?.question) === "ask.select" ? [] : [`column:${phase}`, phase];
}

export function slotNames(draft: Draft | null, phase: PhaseName): string[] {
  return promptOf(draft?.question) === "ask.select" ? [`phase:${phase}`] : [];
}

/** The others' workers in a phase, seat by seat. */
export function othersIn(
  view: RollView,
  seat: number | null,
  phase: PhaseName,
): { seat: number; dice: Player["cup"] }[] {
  if (view.assigning) return [];
  return view.players.flatMap(({ columns }, other) =>
    other !== seat && sizeOf(columns[phase]) ? [{ seat: other, dice: columns[phase]! }] : [],
  );
}
