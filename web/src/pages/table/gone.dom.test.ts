import { mount, tick, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { person } from "../../me.svelte";
import { settings } from "../../settings.svelte";
import type { LiveTable } from "../../table/live.svelte";
import type { TableCard } from "../../wire/api";
import { learn } from "../../words/t.svelte";
import Gone from "./Gone.svelte";
import TableBar from "./TableBar.svelte";

const CARD: Partial<TableCard> = {
  table: "k7q2",
  stage: "over",
  seats: [{ name: "Ann" }, { name: "Béa", resigned: true }],
  seat: 1,
  winners: [0],
};

/** What the page says where the server answers like this to whoever asks for the table, and how often it asked. */
async function said(code: string, status: number, questions = 2): Promise<string> {
  let answered = 0;
  const reply = (body: unknown, status = 200) => ({
    status,
    ok: status < 400,
    json: async () => {
      answered++;
      return body;
    },
  });
  vi.stubGlobal("fetch", async (path: string) =>
    path.endsWith("/mine") ? reply({ tables: [] }) : reply(status === 200 ? CARD : { error: { code } }, status),
  );
  const target = document.createElement("div"); // other tests may have left something in the document
  const page = mount(Gone, {
    target,
    props: { table: "k7q2", invite: "x y", code, text: "Why it cannot be shown." },
  });
  await vi.waitFor(() => expect(answered).toBe(questions));
  await tick();
  const text = target.textContent.replace(/\s+/g, " ").trim();
  const link = target.querySelector<HTMLAnchorElement>("a[download]")?.getAttribute("href") ?? "no log";
  await unmount(page);
  return `${text} (${link})`;
}

beforeEach(async () => {
  settings.lang = "en";
  await learn("en");
});
afterEach(() => vi.unstubAllGlobals());

test("of a finished game of older rules one sees who played and won, and has its log", async () => {
  expect(await said("other_rules", 200)).toMatch(
    /^Ann won .*Ann, Béa \(resigned\) This game was played by earlier rules.*\(\/api\/v1\/tables\/k7q2\/log\?invite=x%20y\)$/,
  );
});

test("a game that goes on later says why it does not now", async () => {
  expect(await said("parked", 409, 1)).toMatch(/^This table is parked Why it cannot be shown\..*\(no log\)$/);
  expect(await said("other_rules", 409)).toMatch(/^This table is parked Why it cannot be shown\..*\(no log\)$/);
});

test("of a table that does not exist it says so, and where one may go instead", async () => {
  person.me = { id: "k7q2k7q2k7q2", name: "Ann", account: true } as typeof person.me;
  const target = document.createElement("div");
  const page = mount(Gone, { target, props: { table: "nonsense", invite: "", code: "no_such_table", text: "" } });
  await tick();
  expect(target.querySelector("h1")?.textContent).toBe("There is no such table (any more)");
  expect(target.querySelector("[data-join]")).not.toBeNull();
  expect(target.querySelector('a[href="/"]')).not.toBeNull();
  expect(target.querySelector("form")?.textContent).toContain("code");
  await unmount(page);
});

test("above a table that cannot be opened nothing is said of its clock", async () => {
  const target = document.createElement("div");
  const bar = mount(TableBar, {
    target,
    props: { table: {} as LiveTable, gameName: "", round: 0, unread: 0, onkeys() {}, onmenu() {}, onrail() {} },
  });
  expect(target.querySelector(".sub")?.textContent).toBe("");
  await unmount(bar);
});
