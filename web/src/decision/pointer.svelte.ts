import { on } from "svelte/events";
import { isShortcut } from "../ui/shortcut";
import type { Option } from "../wire/generated/messages";

/** What a thing says of itself, and what it would answer. */
interface Said {
  readonly refs: readonly string[];
  /** What a screen reader says of it. */
  readonly label: string;
  readonly options?: readonly Option[];
  press?(): void;
}

/** What is pointed at: a thing of the board, or a part of it that has something to say. */
export interface Pointed extends Said {
  readonly anchor: HTMLElement;
  /** By a pointer that rests or the focus; pressed though it is no answer; or held with a finger. */
  readonly how: "rest" | "press" | "hold";
  /** Was it a finger? */
  readonly isTouch: boolean;
}

const REST = 350;
/** Whoever has just read one card reads the next at once. */
const NEXT = 80;
const JUST = 600;
const FOCUSED = 600;
const HELD = 400;
/** Pixels that a finger may move while it holds. */
const STEADY = 10;

/** Things, and whatever else says something of itself by a reference in `data-tell`. */
const TELLING = ".thing, [data-tell]";

/**
 * Which thing one looks at twice: where the pointer rests, where the keyboard's focus stays, what a finger holds. What is
 * told goes with the next press, with Escape and with the wheel. A hold never picks.
 */
export class Pointer {
  at = $state.raw<Pointed | null>(null);
  /** Was anything told yet? */
  hasTold = $state(false);
  /** What lies under the pointer, told or not. */
  under: HTMLElement | null = null;
  #known = new WeakMap<HTMLElement, () => Said>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = Number.NEGATIVE_INFINITY;
  #finger: { x: number; y: number; isHeld: boolean } | null = null;

  /** `isQuiet`: does it tell only when it is asked (the key I)? `look`: show a thing large. */
  constructor(
    private readonly isQuiet: () => boolean = () => false,
    private readonly look: (refs: readonly string[]) => void = () => {},
  ) {}

  /** A thing is on the board, and says this of itself. */
  know(anchor: HTMLElement, said: () => Said): void {
    this.#known.set(anchor, said);
  }

  /** Look at all that happens in the document; the result ends that. */
  watch = (): (() => void) => {
    const held = (event: Event) => {
      if (!this.#finger?.isHeld) return;
      event.preventDefault();
      event.stopPropagation();
      this.#finger = null;
    };
    const ends = [
      on(document, "pointermove", (event) => this.#move(event)),
      on(document, "pointerdown", (event) => this.#down(event), { capture: true }),
      on(document, "pointerup", () => this.#finger?.isHeld || this.stay()),
      on(document, "pointercancel", () => this.#lift()),
      on(document.documentElement, "pointerleave", () => this.leave()),
      on(document, "click", held, { capture: true }),
      on(document, "click", (event) => this.#click(event)),
      on(document, "contextmenu", (event) => this.#menu(event)),
      on(document, "focusin", (event) => this.#focus(event)),
      on(document, "focusout", () => this.leave()),
      on(document, "keydown", (event) => this.#key(event), { capture: true }),
      on(document, "wheel", () => this.at?.isTouch || this.end(), { passive: true }),
    ];
    return () => ends.forEach((end) => void end());
  };

  /** The pointer lies on it; it is told when it rests there. */
  over(anchor: HTMLElement): void {
    this.under = anchor;
    if (this.at?.anchor === anchor) return this.stay();
    if (this.at?.isTouch) return;
    this.#close();
    const isNext = performance.now() - this.#closed < JUST;
    this.stay();
    if (!this.isQuiet()) this.#after(isNext ? NEXT : REST, () => this.tell(anchor, "rest"));
  }

  /** It is pressed, and is no answer to what is asked. */
  press(anchor: HTMLElement): void {
    this.stay();
    this.tell(anchor, "press");
  }

  tell(anchor: HTMLElement, how: Pointed["how"]): void {
    const said = this.#known.get(anchor)?.() ?? { refs: [anchor.dataset.tell ?? ""], label: anchor.dataset.tell ?? "" };
    this.hasTold = true;
    this.at = { ...said, anchor, how, isTouch: how !== "rest" && this.#finger !== null };
  }

  leave(): void {
    this.under = null;
    if (!this.at?.isTouch) this.end();
  }

  stay(): void {
    clearTimeout(this.#timer);
  }

  end(): void {
    this.stay();
    this.#close();
  }

  #close(): void {
    if (this.at) this.#closed = performance.now();
    this.at = null;
  }

  #after(ms: number, act: () => void): void {
    this.stay();
    this.#timer = setTimeout(act, ms);
  }

  #tellingAt(target: EventTarget | null): HTMLElement | null {
    return target instanceof Element ? target.closest<HTMLElement>(TELLING) : null;
  }

  #move(event: PointerEvent): void {
    if (event.pointerType === "touch") return this.#drag(event);
    // Things also slide under a pointer that lies still: that is not pointing.
    if (!event.movementX && !event.movementY) return;
    const anchor = this.#tellingAt(event.target);
    if (anchor) this.over(anchor);
    else if (this.under || this.at) this.leave();
  }

  #down(event: PointerEvent): void {
    this.#finger = null;
    if (this.at?.isTouch) return; // its sheet looks after itself
    this.end();
    const anchor = this.#tellingAt(event.target);
    if (event.pointerType !== "touch" || !anchor) return;
    const finger = { x: event.clientX, y: event.clientY, isHeld: false };
    this.#finger = finger;
    this.#after(HELD, () => {
      finger.isHeld = true;
      navigator.vibrate?.(12);
      this.tell(anchor, "hold");
    });
  }

  #drag({ clientX, clientY }: PointerEvent): void {
    const finger = this.#finger;
    if (finger && !finger.isHeld && Math.hypot(clientX - finger.x, clientY - finger.y) > STEADY) this.#lift();
  }

  #lift(): void {
    this.stay();
    if (!this.#finger?.isHeld) this.#finger = null;
  }

  /** What is nothing but told is told at once when it is pressed. */
  #click({ target, defaultPrevented }: MouseEvent): void {
    const anchor = this.#tellingAt(target);
    const isButton = target instanceof Element && target.closest("button, a, label, input, select, summary");
    if (anchor && !isButton && !defaultPrevented) this.tell(anchor, "press");
  }

  #menu(event: MouseEvent): void {
    const anchor = this.#tellingAt(event.target);
    if (!anchor) return;
    event.preventDefault();
    if (!this.#finger) this.#closer(anchor);
  }

  #focus({ target }: FocusEvent): void {
    if (!(target instanceof Element) || !target.matches(":focus-visible")) return;
    const anchor = this.#tellingAt(target);
    if (!anchor) return;
    this.under = anchor;
    if (!this.isQuiet()) this.#after(FOCUSED, () => this.tell(anchor, "rest"));
  }

  #key(event: KeyboardEvent): void {
    if (event.key === "Escape") return this.end();
    if (event.key.toLowerCase() !== "i" || !isShortcut(event)) return;
    const anchor = this.at?.anchor ?? this.under;
    if (!anchor?.isConnected) return;
    if (this.isQuiet() && !this.at) this.tell(anchor, "rest");
    else this.#closer(anchor);
  }

  #closer(anchor: HTMLElement): void {
    const refs = this.#known.get(anchor)?.().refs ?? [anchor.dataset.tell ?? ""];
    this.end();
    this.look(refs);
  }
}
