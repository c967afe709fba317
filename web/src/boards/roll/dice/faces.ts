import type { Content, DieName, FaceName, PhaseName } from "../content";
import { columnsOf, oneByOne, type Player, type RollView } from "../view";

/** A worker that lies somewhere, with the face that it shows there. */
export interface Worker {
  kind: DieName;
  /** One of several alike in this place. */
  copy: number;
  /** Undefined: it was not rolled, or nobody may know what it shows. */
  face: FaceName | undefined;
  /** Does it work here whatever its face: a wild, or one that was moved? */
  isMoved: boolean;
}

/** Where the dice that were rolled are now, each with a face that it may show there. */
export interface Laid {
  columns: ReadonlyMap<PhaseName, readonly Worker[]>;
  /** The die that selects the phase. */
  selector: Worker | null;
  /** Set aside by Dictate. */
  dictated: readonly Worker[];
  /** Wilds that are in no column yet (ROLL-4.2). */
  waiting: readonly Worker[];
}

/**
 * A table counts dice by kind and place, and remembers what was rolled. Dice that show the phase under which they lie are
 * taken to lie there as they fell; only the others were moved.
 */
export function laidOf(content: Content, view: RollView, player: Player): Laid {
  const left = new Map(content.dice.map(({ id }) => [id, facesOf(player.rolled, id)]));
  const places = columnsOf(view, player);
  const columns = new Map(
    content.phases.map(({ id }) => [
      id,
      oneByOne(content, places[id]).map((die): Worker => ({ ...die, face: undefined, isMoved: true })),
    ]),
  );
  for (const [phase, workers] of columns)
    for (const worker of workers)
      if (take(left, worker.kind, phase)) Object.assign(worker, { face: phase, isMoved: false });
  const rest: Worker[] = [];
  for (const workers of columns.values()) rest.push(...workers.filter(({ isMoved }) => isMoved));
  const { selector: kind, selected } = player;
  const selector = kind && selected ? { kind, copy: 0, face: undefined, isMoved: true } : null;
  const dictated = oneByOne(content, player.dictated).map(
    (die): Worker => ({ ...die, face: undefined, isMoved: false }),
  );
  for (const worker of [...rest, ...(selector ? [selector] : []), ...dictated]) worker.face = any(left, worker.kind);
  return { columns, selector, dictated, waiting: view.assigning ? wildsOf(left) : [] };
}

type Left = ReadonlyMap<DieName, FaceName[]>;

function facesOf(rolled: Player["rolled"], kind: DieName): FaceName[] {
  return Object.entries(rolled ?? {}).flatMap(([face, dice]) =>
    Array.from({ length: dice[kind] ?? 0 }, () => face as FaceName),
  );
}

/** Was one of this kind rolled with this face that lies nowhere yet? Then it lies here. */
function take(left: Left, kind: DieName, face: FaceName): boolean {
  const faces = left.get(kind)!;
  const at = faces.indexOf(face);
  if (at >= 0) faces.splice(at, 1);
  return at >= 0;
}

/** Any face that is left: a wild first, since wilds are what goes anywhere. */
function any(left: Left, kind: DieName): FaceName | undefined {
  return take(left, kind, "wild") ? "wild" : left.get(kind)!.shift();
}

function wildsOf(left: Left): Worker[] {
  return [...left].flatMap(([kind, faces]) =>
    faces.filter((face) => face === "wild").map((face, copy) => ({ kind, copy, face, isMoved: false })),
  );
}
