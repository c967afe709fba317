import { vi } from "vitest";
import type { TableNow, Update } from "../src/wire/generated/messages";
import { House } from "./house";

/** What was answered, by the number of its question. */
export interface Answered {
  readonly decision: number;
  readonly choice: readonly number[];
}

/**
 * From now on the house replies to each answer with these updates of the table, in place of what was recorded. Returns
 * the answers that it hears, as they come.
 */
export function hears(reply: (answered: Answered, n: number) => readonly Update[] = () => []): Answered[] {
  const heard: Answered[] = [];
  const { hear } = House.prototype;
  vi.spyOn(House.prototype, "hear").mockImplementation(function (this: House, message) {
    if (message.type !== "answer") return hear.call(this, message);
    const answered = { decision: message.decision, choice: message.choice };
    const updates = reply(answered, heard.push(answered));
    const version = updates.at(-1)?.version ?? 0;
    return [...updates, { type: "done", ref: message.ref, version }];
  });
  return heard;
}

/** What follows a table: these events, this question; nothing else has changed. */
export function after(table: TableNow, n: number, what: Partial<Update>): Update {
  const version = table.version + n;
  const same = { questions: table.questions ?? [], waiting: table.waiting ?? [], patch: [], events: [] };
  const at = (table.at ?? 0) + n;
  return { type: "update", table: table.table, base: version - 1, version, at, ...same, ...what } as Update;
}
