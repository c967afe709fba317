import type { Draft } from "../../decision/draft.svelte";
import type { Question } from "../../wire/generated/messages";
import type { Content } from "./content";
import { FACE_TRACKS } from "./dice";
import { allShips, type Die, shipsOf, type TinyView } from "./view";

/** Does the open question speak of this thing, be it to choose it or to say why not? */
export function concerns(draft: Draft | null, refs: readonly string[]): boolean {
  return !!draft && (draft.optionsOf(refs).length > 0 || draft.blockedOf(refs).length > 0);
}

export const promptOf = (question: Question | null | undefined): string => question?.prompt[0] ?? "";

/** Questions for one of the six faces, whatever the dice on the table show. */
const FACE_QUESTIONS = ["ask.turn_to_face", "ask.any_action"];
/** Questions with a yes and a no, which the bar asks: the die or planet that they are about is only shown. */
const YES_OR_NO = ["ask.follow", "ask.follow_free", "ask.force_reroll"];
const YES_OR_NO_PLANET = "ask.land";

export const asksForFace = (prompt: string): boolean => FACE_QUESTIONS.includes(prompt);

/** How the open question may name a die. Nothing: it is not to be pointed at now. */
export function dieRefs(prompt: string, die: Die): string[] {
  if (asksForFace(prompt) || YES_OR_NO.includes(prompt)) return [];
  if (prompt === "ask.repeat_die") return die.state === "activated" ? [`face:${die.face}`] : [];
  return die.state === "inactive" ? [`face:${die.face}`, `die:${die.index}`] : [];
}

/** How the open question may name a planet of the row. */
export function planetRefs(prompt: string, planet: string): string[] {
  return prompt === YES_OR_NO_PLANET ? [`surface:${planet}`] : [`planet:${planet}`];
}

/** Is this the planet that a question with a yes and a no is about? */
export function isAskedAbout(question: Question | null | undefined, planet: string): boolean {
  return promptOf(question) === YES_OR_NO_PLANET && question?.prompt[1].planet === `planet:${planet}`;
}

/** A ship in orbit by itself, and with what it would come home for (Andellouxian-6). */
export function shipRefs(ref: string): string[] {
  return [ref, `${ref}>resource:energy`, `${ref}>resource:culture`];
}

/** A space of a planet's track to which the question may send a ship. */
export interface Door {
  refs: string[];
  level: number;
}

/** START, for a ship that comes into orbit, and the spaces to which a side's ships may shift from other tracks. */
export function doors(content: Content, view: TinyView, seat: number | null, planet: string): Door[] {
  const orbiting = seat === null ? [] : shipsOf(view, seat).filter(({ at }) => at === "orbit");
  const shifts = orbiting.filter(({ level }) => level <= content.planetOf(planet).advances);
  return [
    { refs: [`orbit:${planet}`], level: 0 },
    ...shifts.map(({ ref, level }) => ({ refs: [`${ref}>planet:${planet}`], level })),
  ];
}

/** The open question, and what is picked so far. */
type Picking = Pick<Draft, "question" | "picked">;

const STEPS: Readonly<Record<string, 1 | -1>> = {
  "ask.advance": 1,
  "ask.push_back": -1,
  "ask.step_back": -1,
  "ask.fall_back": -1,
};

/** Where ships would stand on their tracks if the answer were what is asked or picked: space by ship. */
export function foreseen(
  content: Content,
  draft: Picking | null,
  view: TinyView,
  seat: number | null,
): ReadonlyMap<string, number> {
  const question = draft?.question;
  if (!draft || !question || seat === null) return new Map();
  const way = STEPS[promptOf(question)];
  if (way) return after(content, view, shipsNamed(question), way * Number(question.prompt[1].n));
  const track = FACE_TRACKS[faceInMind(draft, question)];
  if (!track) return new Map();
  const own = shipsOf(view, seat).filter(({ planet }) => planet && content.planetOf(planet).track === track);
  return after(content, view, new Set(own.map(({ ref }) => ref)), 1);
}

function shipsNamed({ options }: Question): ReadonlySet<string> {
  return new Set(options.map(({ ref }) => ref ?? ""));
}

/** The action that is offered, or that the player is about to choose. */
function faceInMind(draft: Picking, question: Question): string {
  const prompt = promptOf(question);
  const ref = prompt.startsWith("ask.follow")
    ? String(question.prompt[1].face)
    : prompt === "ask.turn" || prompt === "ask.any_action"
      ? (draft.picked[0]?.ref ?? "")
      : "";
  return ref.startsWith("face:") ? ref.slice("face:".length) : "";
}

function after(content: Content, view: TinyView, refs: ReadonlySet<string>, steps: number): Map<string, number> {
  const found = new Map<string, number>();
  for (const { ref, at, planet, level } of allShips(view)) {
    if (at !== "orbit" || !planet || !refs.has(ref)) continue;
    found.set(ref, Math.max(0, Math.min(level + steps, content.planetOf(planet).advances)));
  }
  return found;
}
