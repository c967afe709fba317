import type { Draft } from "../../decision/draft.svelte";
import { promptOf } from "./question";
import type { Moving } from "./view.generated";

/** The last move of the reader: the next ship of that kind can go the same way. */
interface Way {
  readonly from: string;
  readonly ship: string;
  readonly to: string;
  /** How the answer names the ship. */
  readonly ref: string;
}

const STOP = "stop";

/** "One more": repeats the last move with the next ship, answer by answer, as long as each is an answer. */
export class Again {
  last = $state.raw<Way | null>(null);
  private left: string[] = [];
  /** The question that was answered last. */
  private answered = -1;
  readonly way = $derived.by(() => {
    const { last, draft } = this;
    if (!last || promptOf(draft?.question) !== "ask.action") return null;
    return draft?.optionsOf([last.ref]).length ? last : null;
  });

  constructor(private readonly draft: Draft | null) {}

  /** A move goes on; only the reader's own ships are repeated. */
  note({ came, ship, seat, owner, damaged }: Moving, reader: number | null): void {
    const [from, to] = [came[0], came.at(-1)];
    if (seat !== reader || owner !== reader || !from || !to || from === to) return;
    this.last = { from, to, ship, ref: `move:${from}.${seat}.${ship}${damaged ? ".damaged" : ""}` };
  }

  begin(): void {
    const { way } = this;
    if (!way) return;
    this.left = [way.ref, `space:${way.to}`, STOP];
    this.answered = -1;
    this.goOn();
  }

  /** Perhaps a new question is open: the next answer, if it is one; else whoever plays goes on alone. */
  goOn(): void {
    const [next, ...rest] = this.left;
    const question = this.draft?.question;
    if (next === undefined || !question || this.draft?.sending || question.id === this.answered) return;
    this.answered = question.id;
    const option = question.options.find(({ ref }) => ref === next);
    this.left = option ? rest : [];
    if (option) void this.draft?.take(option.code);
  }
}
