import { isHeading, lines } from "../../src/table/lines";
import { plain, type Reading } from "./reading";

/** What the log lacks: the latest that happened, in words, with its rule. */
export function wrongLog({ now, words, all }: Reading): string[] {
  const latest = lines(now.story ?? []).at(-1);
  if (!latest) return [];
  const row = all(`aside li[data-key="${latest.key}"]`)[0];
  const said = plain(words.say([`event.${latest.kind}`, latest.args]));
  const expected = isHeading(latest) ? said.replace(/\.$/, "") : said;
  return row && plain(row.textContent).includes(expected)
    ? []
    : [`the log ends without “${expected}”: “${plain(row?.textContent)}”`];
}
