import type { Catalog, Text } from "../words/catalog";
import { maybe, t } from "../words/t.svelte";
import type { Draft } from "./draft.svelte";

/** What the primary button holds without words that run out of it. */
const LONGEST = 30;

/**
 * What the primary button says: the act itself, with its number. A board has words for it under `<game>.act.<option>`, for
 * the option that is picked, or `<game>.act.<question>`, and under `….none` for an answer that names nothing.
 */
export function actOf(draft: Draft, words: Catalog, game: string): string {
  const { question, picked, picks, lead } = draft;
  if (!question) return "";
  if (lead) return lead.text ? words.say(lead.text) : t("decision.confirm");
  const id = `${game}.act.${question.prompt[0]}`;
  if (question.kind === "choose" && !draft.isSingle && !picks.length)
    return maybe(`${id}.none`, named(question.prompt[1], words)) ?? t("decision.none");
  const n = question.kind === "amount" ? draft.amount : picks.length;
  const [first] = picked;
  const args = { ...named({ ...question.prompt[1], ...first?.text?.[1] }, words), ...(draft.isSingle ? {} : { n }) };
  return (
    (first?.text && maybe(`${game}.act.${first.text[0]}`, args)) ??
    maybe(id, args) ??
    (draft.isSingle && first?.text ? short(words, first.text) : undefined) ??
    t("decision.confirm")
  );
}

/** What the primary button reads just now: the act, or whether it is really meant. */
export function goldOf(draft: Draft, words: Catalog, game: string, act = actOf(draft, words, game)): string {
  if (draft.busy) return t("decision.sending");
  return draft.isDoubted ? t("decision.really_act", { act: within(act, draft, words) }) : act;
}

/** The act as it stands within a sentence: without its capital, unless that is a name's or a numeral's. */
function within(act: string, { question, picked }: Draft, words: Catalog): string {
  const texts = [question?.prompt, ...picked.map(({ text }) => text)];
  const names = texts.flatMap((text) => (text ? words.pieces(text).filter(({ ref }) => ref) : []));
  const isVerb = /^\p{Lu}[\p{Ll}\s’]/u.test(act) && !names.some(({ text }) => text && act.startsWith(text));
  return isVerb ? act.charAt(0).toLowerCase() + act.slice(1) : act;
}

/** What stands in its place while there is nothing to send. */
export function missingOf(draft: Draft, game: string): string {
  const { question, picks } = draft;
  if (!question) return "";
  const wanted = question.kind === "order" ? question.options.length : draft.isSingle ? 1 : question.low;
  const n = wanted - picks.length;
  return (
    maybe(`${game}.missing.${question.prompt[0]}`, { n }) ??
    t(n > 1 || picks.length ? "decision.missing_n" : "decision.missing", { n })
  );
}

/**
 * How one answers this question; "" where nothing need be said. A board has words for it under `<game>.how.<question>`, and
 * under `….none` for when none of its things can be chosen just now.
 */
export function howOf(draft: Draft, game: string): string {
  const { question } = draft;
  if (!question) return "";
  const id = `${game}.how.${question.prompt[0]}`;
  const isOffBoard = draft.loose.length === question.options.length;
  const told = (isOffBoard ? maybe(`${id}.none`) : undefined) ?? maybe(id, { n: question.high });
  if (told) return told;
  if (!draft.isSingle || isOffBoard) return "";
  if (question.options.every((option) => draft.answersAtOnce(option))) return t("decision.how_quick");
  return question.options.some((option) => draft.answersAtOnce(option)) ? "" : t("decision.how_twice");
}

/** The same arguments with the names of the things that they refer to. */
function named(args: Text[1], words: Catalog): Record<string, unknown> {
  const nameOf = (arg: unknown) =>
    typeof arg === "string" && arg.includes(":")
      ? arg
          .split(",")
          .map((ref) => words.name(ref))
          .join(", ")
      : arg;
  return Object.fromEntries(Object.entries(args).map(([key, arg]) => [key, nameOf(arg)]));
}

function short(words: Catalog, text: Text): string | undefined {
  const said = words.say(text);
  return said.length > LONGEST ? undefined : said;
}
