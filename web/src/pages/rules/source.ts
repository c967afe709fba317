import { maybe, t } from "../../words/t.svelte";

const LINES = /^L(\d+)(?:-(\d+))?$/;
const RULE = /^[A-Z]+-[A-Z]?\d[\d.]*$/;

/**
 * Where a statement comes from, in words. Games note it briefly (`L423-425, card`); what none of ours says stays as it is.
 * That it is our decision is told once, by the mark of such statements.
 */
export function sourceWords({ source, kind }: { source: string; kind: string }): string {
  const marks = source.split(", ").filter((mark) => mark && !(mark === "ruling" && kind === "ruling"));
  const lines = marks.flatMap((mark) => LINES.exec(mark)?.[0] ?? []);
  const rules = marks.filter((mark) => RULE.test(mark));
  const rest = marks.filter((mark) => !LINES.test(mark) && !RULE.test(mark));
  return [
    ...(lines.length ? [t("rules.source.lines", { n: howMany(lines), lines: lines.map(spoken).join(", ") })] : []),
    ...(rules.length ? [t("rules.source.follows", { rules: rules.join(", ") })] : []),
    ...rest.map((mark) => maybe(`rules.source.${mark.replace(" ", "_")}`) ?? mark),
  ].join(" · ");
}

/** One line alone is in the singular. */
function howMany(lines: readonly string[]): number {
  return lines.length === 1 && !lines[0]!.includes("-") ? 1 : 2;
}

/** `L423-425` as 423–425. */
function spoken(mark: string): string {
  return mark.slice(1).replace("-", "–");
}
