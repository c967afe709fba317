import { recall } from "../table/memory";
import { botName, seatName } from "../table/names";
import { api, Problem, type TableCard } from "../wire/api";
import { t } from "../words/t.svelte";
import { checkInSlices } from "./check";
import type { Known } from "./known";
import { type GameLog, NotALog, parseLog, readLog } from "./log";
import type { Progress, Report } from "./report";

export type Stage = "empty" | "loading" | "running" | "done" | "problem";

/** One log on its way from the server, or from a file, to its report. A new one ends the one before. */
export class Verification {
  stage = $state<Stage>("empty");
  progress = $state.raw<Progress>({ done: 0, total: 0 });
  /** The table the log is of; null for a log from a file. */
  card = $state.raw<TableCard | null>(null);
  log = $state.raw<GameLog | null>(null);
  report = $state.raw<Report | null>(null);
  private error = $state.raw<unknown>(null);
  private work = new AbortController();

  readonly game = $derived(this.log?.rules.split("@")[0] ?? "");
  readonly names = $derived.by(() => {
    const seats = this.card?.seats ?? [];
    return (this.log?.players ?? []).map((player, seat) => this.nameOf(player, seat, seats[seat]));
  });
  /** The table that was wanted does not exist, or not for this browser. */
  readonly isNowhere = $derived(this.error instanceof Problem && this.error.code === "no_such_table");
  /** What went wrong, in the reader's language. */
  readonly problem = $derived.by(() => {
    if (this.error instanceof NotALog) return t("verify.not_a_log", { where: this.error.where });
    return this.error instanceof Problem ? this.error.message : t("verify.unreachable");
  });

  ofTable(table: string, invite: string): Promise<void> {
    return this.begin(async () => {
      const [card, log] = await Promise.all([api.table(table, invite), api.log(table, invite)]);
      return { card, log: readLog(log), known: knownOf(card) };
    });
  }

  ofFile(file: File): Promise<void> {
    return this.begin(async () => ({ card: null, log: parseLog(await file.text()), known: {} }));
  }

  stop(): void {
    this.work.abort();
  }

  private async begin(fetch: () => Promise<{ card: TableCard | null; log: GameLog; known: Known }>): Promise<void> {
    this.stop();
    const { signal } = (this.work = new AbortController());
    Object.assign(this, { stage: "loading", card: null, log: null, report: null, error: null });
    try {
      const { card, log, known } = await fetch();
      signal.throwIfAborted();
      Object.assign(this, { stage: "running", card, log, progress: { done: 0, total: 0 } });
      const report = await checkInSlices(log, known, (progress) => (this.progress = progress), signal);
      Object.assign(this, { stage: "done", report });
    } catch (error) {
      if (!signal.aborted) Object.assign(this, { stage: "problem", error });
    }
  }

  private nameOf(player: string, seat: number, told?: TableCard["seats"][number]): string {
    if (told?.name || told?.guest) return seatName(told, seat);
    return player === "person" ? t("verify.seat", { n: seat + 1 }) : botName(player, seat);
  }
}

function knownOf(card: TableCard): Known {
  const { commitment, contribution, contributions = contribution ? [contribution] : [] } = recall(card.table);
  const person = card.seats[card.seat ?? -1]?.person;
  const seats = card.seats.flatMap((seat, i) => (person && seat.person === person ? [i] : []));
  return { commitment, own: seats.length ? { seats, contributions, inOrder: contribution === undefined } : undefined };
}
