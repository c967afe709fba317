import type { Desk } from "../../decision/context";
import type { Sight } from "../../table/sight";
import type { ForeignHost, ForeignQuestion, ForeignSight } from "./contract";

/** A moment in plain data. */
export function tell(sight: Sight, { draft, reason }: Pick<Desk, "draft" | "reason">): ForeignSight {
  const { view, seat, waiting, outcome, words } = sight;
  return {
    view,
    seats: sight.seats.map(({ bot }, place) => ({ name: words.name(`seat:${place}`), isBot: !!bot })),
    seat,
    waiting,
    scores: outcome?.scores ?? null,
    question: questionOf(sight, draft, reason),
  };
}

function questionOf({ words }: Sight, draft: Desk["draft"], reason: Desk["reason"]): ForeignQuestion | null {
  if (!draft?.question) return null;
  const { id, prompt, options, blocked = [] } = draft.question;
  return {
    id,
    prompt: words.say(prompt),
    options: options.map(({ code, ref = "", text }) => ({
      code,
      ref,
      text: text ? words.say(text) : String(code),
      isPicked: draft.has(code),
    })),
    blocked: blocked.map((option) => ({ ref: option.ref, text: words.say(option.text), reason: reason(option) })),
  };
}

/** The page's side of a foreign board: pointing becomes picking. */
export class Host implements ForeignHost {
  private hide = () => {};

  constructor(
    private readonly element: HTMLElement,
    private readonly desk: Pick<Desk, "draft" | "explain">,
    private readonly sight: () => Sight,
  ) {}

  get lang(): ForeignHost["lang"] {
    return this.sight().words.lang;
  }

  t(id: string, args: Readonly<Record<string, unknown>> = {}): string {
    return this.sight().words.say([id, args]);
  }

  name(ref: string): string {
    return this.sight().words.name(ref);
  }

  choose(what: string | number, anchor = this.element): void {
    const { draft, explain } = this.desk;
    if (!draft) return;
    if (typeof what === "number") return draft.press(what);
    const [first, ...others] = draft.optionsOf([what]);
    if (first && !others.length) draft.press(first.code);
    else if (first || draft.blockedOf([what]).length) explain([what], anchor);
  }

  shows(refs: readonly string[]): void {
    this.hide();
    this.hide = this.desk.draft?.show(refs) ?? (() => {});
  }

  /** Nothing is shown any more. */
  leave(): void {
    this.shows([]);
  }
}
