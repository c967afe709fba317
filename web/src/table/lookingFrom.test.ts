import { beforeEach, expect, test, vi } from "vitest";
import type { TableNow, Update } from "../wire/generated/messages";
import { LiveTable } from "./live.svelte";

const takeUp = vi.hoisted(() => vi.fn());
const story = vi.hoisted(() => vi.fn());
vi.mock("../motion/frame", () => ({ inNextFrame: (act: () => void) => act() }));
vi.mock("../settings.svelte", () => ({ settings: { lang: "en", pace: "brisk" } }));
vi.mock("./memory", () => ({ noteCommitment: () => {} }));
vi.mock("../words/game.svelte", () => ({ gameWords: async () => null }));
vi.mock("../words/t.svelte", () => ({ t: (id: string) => id, maybe: () => undefined }));
vi.mock("../wire/api", () => ({ api: { story } }));
vi.mock("../wire/line.svelte", () => ({ line: { takeUp } }));

vi.stubGlobal("document", { hidden: false });

beforeEach(() => {
  takeUp.mockReset();
  story.mockReset().mockResolvedValue({ story: [] });
});

function whole(seat: number | null, version: number, hand: string): TableNow {
  const about = { game: "g", clock: {} };
  const told = [{ version, events: [["drew", { card: hand }]] }];
  const now = { type: "table", table: "t", version, stage: "playing", seats: [], seat, commitment: "", about };
  return { ...now, view: { hand }, questions: [{ id: seat }], can_undo: true, story: told } as unknown as TableNow;
}

const update = (base: number, hand: string): Update =>
  ({ type: "update", table: "t", base, version: base + 1, at: 0, patch: [[["hand"], hand]] }) as unknown as Update;

/** All that the page knows, in letters. */
const known = ({ now, received, view, questions, story, show }: LiveTable) =>
  JSON.stringify([now, received, view, questions, story, show]);

function inFrontOf(seat: number | null): LiveTable {
  const table = new LiveTable("t");
  table.hear(whole(seat, 7, "ann's card"));
  return table;
}

test("what the one before could see is forgotten before anything else is asked", () => {
  const table = inFrontOf(0);
  takeUp.mockImplementation(() => expect(known(table)).not.toContain("ann's card"));
  table.lookFrom(null);
  expect(takeUp).toHaveBeenCalledWith("t", -1);
  expect([table.seat, table.view, table.questions, table.now?.can_undo]).toEqual([null, null, [], false]);
  expect(table.have(), "should the connection be lost now").toBe(-1);
});

test("what was on its way to the one before is not taken in", () => {
  const table = inFrontOf(0);
  table.lookFrom(1);
  table.hear(update(7, "ann's next card"));
  table.hear(whole(0, 8, "ann's card"));
  table.hear(whole(null, 8, "nobody's card"));
  expect(known(table)).not.toContain('card"');
  table.hear(whole(1, 8, "ben's card"));
  expect([table.seat, table.view, table.have()]).toEqual([1, { hand: "ben's card" }, 8]);
  table.hear(update(8, "ben's next card"));
  expect(table.view).toEqual({ hand: "ben's next card" });
  expect(takeUp).toHaveBeenCalledTimes(1);
});

test("a story that was asked for the one before comes too late", async () => {
  let tell: (told: unknown) => void = () => {};
  story.mockReturnValueOnce(new Promise((resolve) => (tell = resolve)));
  const table = inFrontOf(0);
  table.lookFrom(null);
  tell({ story: [{ version: 1, events: [["drew", { card: "ann's first card" }]] }] });
  await Promise.resolve();
  table.hear(whole(null, 7, "nobody's card"));
  expect(known(table)).not.toContain("ann's");
  table.lookFrom(1);
  table.hear(whole(1, 7, "ben's card"));
  expect(story).toHaveBeenLastCalledWith("t", -1, "", 1);
});
