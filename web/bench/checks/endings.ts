import { t } from "../../src/words/t.svelte";
import { plain, type Reading } from "./reading";

/** What the score sheet lacks: columns by place, a row for each source, sums that are the totals, marks of who won. */
export function wrongSheet({ now, words, all, text }: Reading): string[] {
  const { outcome } = now;
  if (!outcome) return [];
  const { places, winners, details, scores, rivals = [] } = outcome;
  const wrong: string[] = [];
  const order = places.map((_, seat) => seat).sort((a, b) => places[a]! - places[b]! || a - b);
  const heads = all("dialog thead th");
  const names = heads.map((head) => plain(head.querySelector(".name")?.textContent));
  const expected = order.map((seat) => plain(words.name(`seat:${seat}`)));
  if (String(names.slice(0, order.length)) !== String(expected)) wrong.push(`columns ${names} instead of ${expected}`);
  if (names.length !== order.length + rivals.length || names.includes(""))
    wrong.push(`${names.length} columns: ${names}`);
  order.forEach((seat, i) => {
    const isMarked = !!heads[i]?.matches(".won") && plain(heads[i]?.textContent).includes(t("end.won"));
    if (isMarked !== winners.includes(seat))
      wrong.push(`${expected[i]} ${isMarked ? "is" : "is not"} marked as a winner`);
  });
  const sources = [
    ...new Set([...details, ...rivals.map(({ detail }) => detail)].flatMap((detail) => Object.keys(detail))),
  ];
  const rows = all("dialog tbody tr").filter((row) => row.closest("table")?.querySelector("tfoot"));
  const labels = rows.map((row) => plain(row.querySelector("th")?.textContent));
  const named = sources.map((source) => plain(words.say([`score.${source}`, {}])));
  if (String(labels) !== String(named)) wrong.push(`rows ${labels} instead of ${named}`);
  const totals = all("dialog tfoot .total").map((total) => Number(plain(total.textContent)));
  const sums = totals.map((_, i) =>
    rows.reduce((sum, row) => sum + Number(row.querySelectorAll("td")[i]?.textContent), 0),
  );
  if (String(totals.slice(0, order.length)) !== String(order.map((seat) => scores[seat])))
    wrong.push(`totals ${totals}, scores ${scores}`);
  if (String(sums) !== String(totals)) wrong.push(`the rows add up to ${sums}, the totals are ${totals}`);
  if (!text("dialog .hero h3") || !text("dialog .hero p")) wrong.push("nobody is told who won and how");
  return wrong;
}
