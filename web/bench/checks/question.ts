import { PICKING } from "../../src/decision/keys.svelte";
import type { Option, Question } from "../../src/wire/generated/messages";
import { t } from "../../src/words/t.svelte";
import { plain, type Reading } from "./reading";

/** The question that the game waits with; what is asked beside it is another matter. */
export const questionOf = ({ questions = [] }: Reading["now"]): Question | undefined =>
  questions.find(({ beside }) => !beside);

export const isSingle = ({ kind, low, high }: Question): boolean =>
  kind === "confirm" || (kind === "choose" && low === 1 && high === 1);

/** What the bar lacks of the question: its sentence, its rule, its second line, its buttons and their keys. */
export function wrongBar(table: Reading): string[] {
  const question = questionOf(table.now);
  if (table.now.stage !== "playing" || !question) return [];
  const { words, all, text } = table;
  const wrong: string[] = [];
  const asked = plain(words.say(question.prompt));
  if (text("#decision strong") !== asked)
    wrong.push(`the bar asks “${text("#decision strong")}” instead of “${asked}”`);
  if (text("#decision .q .chip") !== question.rule) wrong.push(`the bar does not name ${question.rule}`);
  else if (!all("#decision .q .chip")[0]!.title) wrong.push(`${question.rule} says nothing on hover`);
  wrong.push(...wrongSecondLine(table, question));
  if (question.options.length <= PICKING.length)
    for (const button of all("#decision .answer"))
      if (!plain(button.querySelector("kbd")?.textContent))
        wrong.push(`no key for the button “${plain(button.textContent)}”`);
  return wrong;
}

/** Where a board picks what it proposes, as soon as its panel is there. */
const PROPOSED = new Set(["ask.diplomacy_cards", "ask.kind_words"]);

/** How many, between which bounds, or where to choose: what cannot be seen on the board is said, or stands beside it. */
function wrongSecondLine({ all, text }: Reading, question: Question): string[] {
  const { kind, low, high, options } = question;
  const said = text("#decision .hint [role=status]");
  const figures = (said.match(/\d+/g) ?? []).map(Number);
  const needs = (...counts: number[]) =>
    counts.every((n) => figures.includes(n)) ? [] : [`the second line says “${said}”, without ${counts.join(" and ")}`];
  if (kind === "amount") return needs(low, high);
  if (kind === "order") return needs(options.length);
  if (isSingle(question)) {
    const buttons = all("#decision :is(.answer, .confirm)").length; // the likely answer is the primary button
    if (buttons === options.length || all(".board .thing.lit").length || said === t("decision.none_on_board"))
      return [];
    return [`${options.length} options, but ${buttons} buttons, nothing lit on the board, and no word of the list`];
  }
  if (kind !== "choose")
    return all(".board .thing.lit").length || said ? [] : ["nothing is lit, and the second line is empty"];
  const ring = text("#decision .cnt b");
  const picked = all(".board .thing.picked").length;
  return [
    ...(said ? [] : ["the second line is empty"]),
    ...(text(low ? "#decision .missing" : "#decision .confirm") ? [] : ["nothing says whether none will do"]),
    ...(ring === `${PROPOSED.has(question.prompt[0]) ? picked : 0}/${high}` ? [] : [`the ring shows “${ring}”`]),
  ];
}

/** On a map of hexagons ships and corners are too small for a key's cap. */
const WITHOUT_CAPS = new Set(["void"]);

/** What the board lacks: a key on what is lit, a reason on what is blocked. */
export function wrongLights(table: Reading): string[] {
  const question = questionOf(table.now);
  if (table.now.stage !== "playing" || !question) return [];
  const { all, words } = table;
  const wrong: string[] = [];
  const lit = all(".board .thing.lit");
  const caps = all(".board .thing.lit kbd");
  if (lit.length && !caps.length && !WITHOUT_CAPS.has(table.now.about.game))
    wrong.push(`${lit.length} things are lit, and none shows its key`);
  if (caps.some((cap) => !plain(cap.textContent))) wrong.push("an empty key on a lit thing");
  if (lit.some((thing) => !thing.querySelector(":scope > .press")?.hasAttribute("aria-pressed")))
    wrong.push("a lit thing does not say whether it is picked");
  const reasons = (question.blocked ?? []).map(
    ({ refusal }) => [words.say([`refusal.${refusal.code}`, refusal.args]), refusal.rule] as const,
  );
  for (const thing of all(".board .thing.blocked")) {
    const label = thing.querySelector(":scope > .press")?.getAttribute("aria-label") ?? "";
    if (!reasons.some(([why, rule]) => label.includes(why) && label.includes(rule)))
      wrong.push(`no reason: “${label}”`);
  }
  return wrong;
}

/** What the list lacks: each option by name with all that is said of it, and each blocked one with its reason and rule. */
export function wrongList(table: Reading): string[] {
  const question = questionOf(table.now);
  if (!question || question.kind === "amount") return [];
  const { words, all } = table;
  const rows = all("dialog .options > li").map((row) => plain(row.textContent));
  const blocked = question.blocked ?? [];
  const wrong: string[] = [];
  if (rows.length !== question.options.length + blocked.length)
    wrong.push(`${rows.length} rows for ${question.options.length} options and ${blocked.length} that are blocked`);
  const says = (option: Partial<Option>) => (option.text ? words.say(option.text) : String(option.code));
  question.options.forEach((option, i) => {
    const { help = [], warning } = option;
    const isField = question.kind === "assign" || question.kind === "offer";
    const more = isField ? [] : [...help, ...(warning ? [warning] : [])];
    const told = [says(option), ...more.map((text) => words.say(text))];
    const missing = told.filter((line) => !rows[i]?.includes(plain(line)));
    if (missing.length) wrong.push(`row ${i + 1} is “${rows[i]}”, without “${missing.join("”, “")}”`);
  });
  blocked.forEach((option, i) => {
    const { refusal } = option;
    const told = [says(option as Partial<Option>), words.say([`refusal.${refusal.code}`, refusal.args]), refusal.rule];
    const row = rows[question.options.length + i];
    if (told.some((line) => !row?.includes(plain(line)))) wrong.push(`“${row}” does not say “${told.join("”, “")}”`);
  });
  return wrong;
}
