import { beforeEach, expect, test, vi } from "vitest";

const asked = vi.hoisted(() => ({
  me: vi.fn(),
  guest: vi.fn(),
  change: vi.fn(),
  reconnect: vi.fn(),
}));
vi.mock("./settings.svelte", () => ({ settings: { lang: "fr", keep: () => {} } }));
vi.mock("./words/t.svelte", () => ({ t: (id: string) => id, learn: async () => {} }));
vi.mock("./wire/api", () => ({ api: asked }));
vi.mock("./wire/line.svelte", () => ({ line: asked }));

const ADA = { id: "a", name: "Ada", lang: "en" };

beforeEach(() => {
  vi.resetModules();
  vi.resetAllMocks();
  asked.me.mockImplementation(async () => ({ person: ADA, mail: false }));
  asked.change.mockImplementation(async (what: object) => ({ ...ADA, ...what }));
  asked.guest.mockImplementation(async () => ({ ...ADA, lang: "fr" }));
});

async function newcomer() {
  return (await import("./me.svelte")).person;
}

test("whoever waits for the person waits for the language too, so that the line is opened once", async () => {
  const person = await newcomer();
  const order: string[] = [];
  asked.reconnect.mockImplementation(() => order.push("reconnect"));
  const frame = person.load();
  await Promise.resolve();
  const page = person.somebody().then(() => order.push("the page goes on"));
  await Promise.all([frame, page]);
  expect(order).toEqual(["reconnect", "the page goes on"]);
  expect(asked.me).toHaveBeenCalledTimes(1);
  expect(asked.change.mock.calls).toEqual([[{ lang: "fr" }]]);
});

test("a language that the server does not take keeps nobody from a table", async () => {
  const person = await newcomer();
  asked.change.mockRejectedValue(new Error("429"));
  expect(await person.somebody()).toEqual(ADA);
});

test("who is asked for twice at the same time becomes one guest", async () => {
  const person = await newcomer();
  asked.me.mockImplementation(async () => ({ person: null, mail: false }));
  const both = await Promise.all([person.somebody(), person.somebody()]);
  expect(asked.guest).toHaveBeenCalledTimes(1);
  expect(both[0]).toBe(both[1]);
});
