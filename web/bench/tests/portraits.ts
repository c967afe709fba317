import { flushSync } from "svelte";
import { afterAll, expect, test } from "vitest";
import { contentOf, kindsOf } from "../../src/boards/folders";
import { boardOf } from "../../src/boards/registry";
import Enlarge from "../../src/pages/table/Enlarge.svelte";
import { settings } from "../../src/settings.svelte";
import type { Lang } from "../../src/words/catalog";
import { learn } from "../../src/words/t.svelte";
import { plain, type Reading, reading, shelfWords, sightOf } from "../checks/reading";
import { referencesIn, wrongTitles } from "../checks/titles";
import { wrongWords } from "../checks/words";
import { sightsOf } from "../names";
import { hang, putAway, read, until } from "../show";
import { type RecordedSight, sightPath } from "../sights";

interface Row {
  readonly id: string;
  readonly cost?: unknown;
  readonly vp?: unknown;
  readonly provenance?: string;
}

/** What says that something is not the publisher's. */
const OURS = {
  en: /invented by us|our own|are ours|is ours/i,
  fr: /inventée?s? par nous|à nous|de nous|les nôtres|la nôtre/i,
};

const lettersIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];

/** All that stands below the title; signs and words stand apart. */
function saidBelow(root: HTMLElement): string {
  const body = root.querySelector("header ~ *")?.parentElement ?? root;
  const pieces: string[] = [];
  const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode())
    if (!texts.currentNode.parentElement?.closest("header")) pieces.push(texts.currentNode.textContent ?? "");
  return plain(pieces.join(" "));
}

/** The kind by which sentences refer to it: an event of Void is an `event_card`, since events are what happens. */
function calledKind(game: string, kind: string, id: string): string {
  const words = shelfWords(game, "en");
  if (`${kind}.${id}` in words) return kind;
  return (
    Object.keys(words)
      .find((key) => key.startsWith(kind) && key.endsWith(`.${id}`))
      ?.split(".")[0] ?? kind
  );
}

/** A table of the game in this language, as recorded. */
async function readingOf(name: string, lang: Lang): Promise<Reading> {
  return reading({ sight: (await read(sightPath(name))) as RecordedSight } as Reading, lang);
}

/** What a portrait lacks: a name, the words and the figures of its row, and the word that something is ours. */
function wrongPortrait(root: HTMLElement, kind: string, row: Row, table: Reading): string[] {
  const { words, lang } = table;
  const wrong = wrongWords({ ...table, root });
  const said = saidBelow(root);
  const title = plain(root.querySelector("h2")?.textContent);
  if (!title || /^[a-z_]+:\w/.test(title)) wrong.push(`it is called “${title}”`);
  if (lettersIn(said).length < 2) wrong.push("it says nothing");
  const text = words.has(`${kind}.${row.id}.text`) ? words.say([`${kind}.${row.id}.text`, {}]) : "";
  const heard = new Set(lettersIn(said));
  const missing = lettersIn(text).filter((word) => !heard.has(word));
  if (missing.length) wrong.push(`without the words ${missing.join(" ")}`);
  const figures: readonly string[] = said.match(/\d+/g) ?? [];
  if ([...root.querySelectorAll(".cost, .vp")].some((plate) => !/[\d?]/.test(plate.textContent ?? "")))
    wrong.push("a cost or points without a figure");
  if (typeof row.cost === "number" && !figures.includes(String(row.cost))) wrong.push(`without its cost ${row.cost}`);
  if (typeof row.vp === "number" && !figures.includes(String(row.vp)) && !said.includes("?"))
    wrong.push(`without its points ${row.vp}`);
  if (row.provenance === "invented" && !OURS[lang].test(said)) wrong.push("it does not say that it is ours");
  return wrong;
}

/** The tests of a game's portraits, in both languages. */
export function tryPortraits(game: string): void {
  afterAll(putAway);
  const rows = kindsOf(game).flatMap((kind) =>
    contentOf(game, kind).map((row) => [kind, row as unknown as Row] as const),
  );

  test.each<Lang>(["en", "fr"])(
    "portraits say all that their rows say, in %s",
    async (lang) => {
      const board = (await boardOf(game))!;
      settings.lang = lang;
      await learn(lang);
      const table = await readingOf(`${game}/middle.3`, lang);
      const sight = sightOf(table);
      const seen = rows
        .map(([kind, row]) => [calledKind(game, kind, row.id), row] as const)
        .filter(([kind, { id }]) => board.hasPortrait(sight, `${kind}:${id}`));
      expect(seen.length).toBeGreaterThan(0);
      const wrong: Record<string, string[]> = {};
      for (const [kind, row] of seen) {
        const thing = `${kind}:${row.id}`;
        const root = hang(Enlarge as never, { board, sight, thing, onclose: () => {} });
        await until(() => !!root.querySelector("header ~ *"), `${thing} is drawn`);
        flushSync();
        const found = wrongPortrait(root, kind, row, table);
        if (found.length) wrong[thing] = found;
        await putAway();
      }
      expect(wrong).toEqual({});
    },
    120_000,
  );

  /** All that questions and events speak of; what boards draw beside it is looked at by `trySights`. */
  test("portraits are called by names, whatever is spoken of", async () => {
    const board = (await boardOf(game))!;
    settings.lang = "fr";
    await learn("fr");
    const wrong = new Set<string>();
    for (const name of sightsOf(game)) {
      const table = await readingOf(name, "fr");
      for (const found of wrongTitles(board, sightOf(table), referencesIn(table.sight))) wrong.add(found);
    }
    expect([...wrong]).toEqual([]);
  });
}
