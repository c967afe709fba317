import { flushSync } from "svelte";
import { loaded } from "../show";
import { isSingle, questionOf } from "./question";
import type { Reading } from "./reading";

export function press(key: string): void {
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  flushSync();
}

/** Open the plain list of options by its key. */
export async function openList({ all, until }: Reading): Promise<void> {
  press("l");
  await until(() => all("dialog .sheet").length > 0, "the list opens");
}

/** Answer as the recorded game did: in the list, or in the bar how many. The result is reached when the table is there. */
export async function giveAnswer(table: Reading): Promise<void> {
  const { sight, all, one, until } = table;
  const question = questionOf(table.now)!;
  const choice = sight.answer!.choice;
  if (question.kind === "amount") set(one("#decision input") as HTMLInputElement, choice[0]!, "input");
  else fill(table, choice);
  flushSync();
  const confirm = all("dialog .confirm .btn")[0] ?? one("#decision .confirm");
  if (confirm.getAttribute("aria-disabled") === "true") throw new Error(`[${choice}] cannot be confirmed`);
  confirm.click();
  const { version } = sight.then!.at(-1)!;
  await until(() => one(".table").dataset.version === String(version), `version ${version} is shown`);
  await logged();
}

/** The log goes on after the board is painted (`sidebar/Rail.svelte`). */
async function logged(): Promise<void> {
  await new Promise(requestAnimationFrame);
  await new Promise((go) => setTimeout(go, 1));
  await loaded();
}

function fill({ all, now }: Reading, choice: readonly number[]): void {
  const question = questionOf(now)!;
  const { kind, options, targets } = question;
  if (kind === "assign" || kind === "offer") {
    const counts = kind === "offer" ? choice.slice(1) : choice;
    const fields = all("dialog .options .field :is(select, input)") as HTMLInputElement[];
    for (const [i, n] of counts.entries()) set(fields[i]!, n, "change");
    if (kind === "offer" && targets.length > 1) {
      const whom = all("dialog .sheet > .field select")[0] as HTMLSelectElement;
      whom.selectedIndex = targets.findIndex(({ code }) => code === choice[0]);
      whom.dispatchEvent(new Event("change", { bubbles: true }));
    }
    return;
  }
  const rows = all("dialog .options button.row");
  const wanted = choice.map((code) => rows[options.findIndex((option) => option.code === code)]!);
  const isPicked = (row: HTMLElement) => row.getAttribute("aria-pressed") === "true";
  // A board may have picked something already. Of one alone another takes the place, and a second press is the answer.
  if (!isSingle(question)) for (const row of rows) if (isPicked(row)) row.click();
  for (const row of wanted) if (!isPicked(row)) row.click();
}

function set(field: HTMLInputElement, value: number, told: "input" | "change"): void {
  field.value = String(value);
  field.dispatchEvent(new Event(told, { bubbles: true }));
}
