import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { contentOf, kindsOf } from "../../src/boards/folders";
import { boardOf } from "../../src/boards/registry";
import { settings } from "../../src/settings.svelte";
import type { Sight } from "../../src/table/sight";
import type { Glance } from "../../src/ui/glance";
import type { Lang } from "../../src/words/catalog";
import { learn, open } from "../../src/words/t.svelte";
import { type Reading, reading } from "../checks/reading";
import { sightsOf } from "../names";
import { read } from "../show";
import { type RecordedSight, sightPath } from "../sights";

const WEB = join(import.meta.dirname, "../..");
const ID = /^[a-z_]+:\w|\{|undefined|NaN|\.glance\.|\[object/;

/** What the board tells of besides its things: the `data-tell` of its components. */
function partsOf(game: string): string[] {
  const folder = join(WEB, "src/boards", game);
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".svelte"));
  const told = files.flatMap((file) => [
    ...readFileSync(join(folder, file), "utf8").matchAll(/(?:data-tell|tell)="([^"]+)"/g),
  ]);
  return [...new Set(told.map(([, tell = ""]) => tell.replace(/\{(?:seat|side)\}/, "0")))].filter(
    (tell) => !/\{/.test(tell),
  );
}

/** The symbols of the client and of the game. */
const symbolsOf = (game: string): Set<string> =>
  new Set(
    ["art/icons.svg", `src/boards/${game}/art/icons.svg`]
      .filter((path) => existsSync(join(WEB, path)))
      .flatMap((path) =>
        [...readFileSync(join(WEB, path), "utf8").matchAll(/\bid="([^"]+)"/g)].map(([, id = ""]) => id),
      ),
  );
const symbol = (id: string): string => (/^(g|d|st|seat)-|^mark$/.test(id) ? id : `i-${id}`);

/** A recorded moment as a board sees it. */
async function sightOf(name: string, lang: Lang): Promise<Sight> {
  const recorded = (await read(sightPath(name))) as RecordedSight;
  const { seats, seat, waiting = [], view, outcome = null, about } = recorded.table;
  const { words } = reading({ sight: recorded } as Reading, lang);
  const told = { game: about.game, view, seats, seat, waiting, outcome, clocks: null, changes: null, words };
  return told as unknown as Sight;
}

function wrongGlance(
  { name, kind = "", lines = [], figures = [], note = "", ...rest }: Glance,
  symbols: Set<string>,
  rules: Set<string>,
): string[] {
  const said = [name, kind, note, ...lines.map(({ words }) => words), ...figures.map(({ words }) => words)];
  const signs = [
    rest.sign,
    ...lines.map(({ sign }) => sign),
    ...figures.map(({ sign }) => sign),
    ...(rest.faces ?? []).map(({ sign }) => sign),
  ];
  return [
    ...said.filter((text) => ID.test(text)).map((text) => `it says “${text}”`),
    ...(name ? [] : ["it has no name"]),
    ...(said.join("").length > name.length + 3 || lines.length ? [] : ["it says nothing"]),
    ...signs.filter((sign) => sign && !symbols.has(symbol(sign))).map((sign) => `there is no sign ${sign}`),
    ...(rest.rule && !rules.has(rest.rule) ? [`there is no statement ${rest.rule}`] : []),
  ];
}

/**
 * The tests of what a game's things say to whoever looks twice, over all its recorded sights. `bare` are the kinds of
 * answers that are no things of the board: where it is given, all others have something to say.
 */
export function tryGlances(game: string, bare?: readonly string[]): void {
  test.each<Lang>(["en", "fr"])("things and parts of the board say what they are, in %s", async (lang) => {
    settings.lang = lang;
    await learn(lang);
    const board = (await boardOf(game))!;
    const { glance, books } = await board.glances!();
    await open(books);
    const symbols = symbolsOf(game);
    const rulebook = readFileSync(join(WEB, `../src/astrarium/games/${game}/rules.toml`), "utf8");
    const rules = new Set(rulebook.match(/\b[A-Z]+-[A-Z]?\d+(?:\.\d+\w?)?\b/g));
    const parts = partsOf(game);
    expect(parts.length).toBeGreaterThan(2);
    const rows = kindsOf(game).flatMap((kind) =>
      contentOf(game, kind).map((row) => `${kind}:${(row as { id?: string }).id}`),
    );
    const wrong: Record<string, string[]> = {};
    for (const name of sightsOf(game)) {
      const sight = await sightOf(name, lang);
      const { questions = [] } = ((await read(sightPath(name))) as RecordedSight).table;
      const refs = questions
        .flatMap(({ options, blocked }) => [...options, ...(blocked ?? [])])
        .flatMap(({ ref }) => ref?.split(">") ?? []); // an answer of two taps is two things
      const seats = sight.seats.map((_, seat) => `seat:${seat}`);
      const large = name.includes("/middle.") ? rows : [];
      for (const thing of new Set([...refs, ...large, ...seats, ...parts])) {
        const told = glance(sight, thing);
        const isOwed =
          board.hasPortrait(sight, thing) ||
          thing.startsWith("seat:") ||
          (bare && refs.includes(thing) && ![thing, thing.replace(/:.*/, "")].some((one) => bare.includes(one)));
        const found = told ? wrongGlance(told, symbols, rules) : isOwed ? ["nothing is told of it"] : [];
        if (found.length) wrong[`${name} ${thing}`] = found;
      }
    }
    // Parts that belong to one state of the table alone need not be told in others.
    const full = await sightOf(sightsOf(game).find((name) => name.includes("/middle."))!, lang);
    const untold = parts.filter((part) => !glance(full, part));
    expect({ wrong, untold }).toEqual({ wrong: {}, untold: [] });
  });
}
