import type { Option } from "../wire/generated/messages";
import { inReadingOrder, restingBox } from "./readingOrder";

/** What a key does at a table whatever is asked; the guide's G, the I of a thing in focus and the sound's M among them. */
const TAKEN = "GIJLMNRTZ";
/** The keys that pick, in order: digits first, then every letter that is free. */
export const PICKING: readonly string[] = [
  ..."1234567890",
  ...[..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"].filter((letter) => !TAKEN.includes(letter)),
];
/** The way out: place nothing, no, pass. */
export const NOTHING = "N";
/** Nothing, and no such question for a while. */
export const REST = "T";

/** How games call an answer by which one does nothing, or no more. */
const WAYS_OUT: ReadonlySet<string | undefined> = new Set(["nothing", "pass", "no", "refuse", "done", "end_turn"]);

/** Names it no thing of the board, but something that one does? */
export const isWord = ({ ref }: Pick<Option, "ref">): boolean => !ref?.includes(":");

/**
 * Which of these answers have keys of their own, by their codes: a rest, and the way out. That is the one that is called so;
 * where none is, the last that names no thing.
 */
export function ownKeys(answers: readonly Option[]): ReadonlyMap<number, string> {
  const words = answers.filter((answer) => isWord(answer) && answer.ref !== "rest");
  const out = words.findLast(({ ref }) => WAYS_OUT.has(ref)) ?? words.at(-1);
  const rests = answers.filter(({ ref }) => ref === "rest").map(({ code }) => [code, REST] as const);
  return new Map([...rests, ...(out ? [[out.code, NOTHING] as const] : [])]);
}

/** Something that a key presses: a thing on the board, or a button for what is not on it. */
interface Pressable {
  /** Its options; what has the same is picked by the same key. */
  readonly id: string;
  readonly press: () => void;
  /** A key of its own, whatever its place. */
  readonly own?: string;
}

/** Which key picks what, in the order in which one sees it on the board. */
export class Keys {
  private readonly things = new Map<HTMLElement, Pressable>();
  private order = $state.raw<ReadonlyMap<string, string>>(new Map());
  private isDue = false;

  /** The key of what has these options; none: "". */
  of(id: string): string {
    return this.order.get(id) ?? "";
  }

  /** Something can be picked; the result takes it away again. */
  add(element: HTMLElement, thing: Pressable): () => void {
    this.things.set(element, thing);
    this.plan();
    return () => {
      if (this.things.get(element) === thing) this.things.delete(element);
      this.plan();
    };
  }

  /** Press what this key stands for; is there such a thing? */
  press(key: string): boolean {
    const found = [...this.things.values()].find(({ id }) => key && this.of(id) === key);
    found?.press();
    return !!found;
  }

  /** Does this key stand for something? */
  has(key: string): boolean {
    return !!key && [...this.order.values()].includes(key);
  }

  get isEmpty(): boolean {
    return this.things.size === 0;
  }

  /** Once everything stands where it will stand. */
  private plan(): void {
    if (this.isDue) return;
    this.isDue = true;
    queueMicrotask(() => {
      this.isDue = false;
      this.arrange();
    });
  }

  private arrange(): void {
    const seen = [...this.things].filter(([element]) => element.offsetWidth > 0);
    const order = new Map<string, string>();
    for (const [, { id, own }] of seen) if (own) order.set(id, own);
    const owned = new Set(order.values());
    const free = PICKING.filter((key) => !owned.has(key)).values();
    for (const [, { id }] of inReadingOrder(seen, ([element]) => restingBox(element)))
      if (!order.has(id)) order.set(id, free.next().value ?? "");
    const isSame = order.size === this.order.size && [...order].every(([id, key]) => this.order.get(id) === key);
    if (!isSame) this.order = order;
  }
}

/** The key of a list's entry at this place. */
export const keyAt = (place: number): string => PICKING[place] ?? "";

/** The key that was pressed, as it is written on things: the row of digits counts with and without Shift (AZERTY). */
export function pickingKey({ key, code }: Pick<KeyboardEvent, "key" | "code">): string {
  if (/^[0-9a-z]$/i.test(key)) return key.toUpperCase();
  return key === "?" ? "" : (/^(?:Digit|Numpad)(\d)$/.exec(code)?.[1] ?? "");
}
