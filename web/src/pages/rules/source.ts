import { maybe, t } from "../../words/t.svelte";

/** Lines of the text that ours was checked against: they are in no printed rulebook, so a reader is told of the book alone. */
const LINES = /^L\d+(?:-\d+)?$/;
const RULE = /^[A-Z]+-[A-Z]?\d[\d.]*$/;

/**
 * Where a statement comes from, in words. Games note it briefly (`L423-425, card`); what none of ours says stays as it is.
 * That it is our decision is told once, by the mark of such statements.
 */
export function sourceWords({ source, kind }: { source: string; kind: string }): string {
  const marks = source.split(", ").filter((mark) => mark && !(mark === "ruling" && kind === "ruling"));
  const isPrinted = marks.some((mark) => LINES.test(mark));
  const rules = marks.filter((mark) => RULE.test(mark));
  const rest = marks.filter((mark) => !LINES.test(mark) && !RULE.test(mark));
  return [
    ...(isPrinted ? [t("rules.source.rulebook")] : []),
    ...(rules.length ? [t("rules.source.follows", { rules: rules.join(", ") })] : []),
    ...rest.map((mark) => maybe(`rules.source.${mark.replace(" ", "_")}`) ?? mark),
  ].join(" · ");
}
