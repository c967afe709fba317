import { beforeEach, expect, test, vi } from "vitest";
import { Problem, Unreachable } from "../wire/api";
import { recall } from "./memory";
import { makeTable, playAgain, standUp, takeSeat } from "./seats";

/** What the server was asked, in order. */
const asked: string[] = [];
let refuse: Error | undefined;
let known: (string | undefined)[] = [];

function told<T>(what: string, reply: T): Promise<T> {
  asked.push(what);
  return Promise.resolve(reply);
}

vi.mock("../me.svelte", () => ({ person: { somebody: () => Promise.resolve() } }));
vi.mock("../wire/api", async (original) => ({
  ...(await original<typeof import("../wire/api")>()),
  api: {
    makeTable: (_: unknown, keep: number) => told(`make ${keep}`, { table: "new", commitment: "aa" }),
    table: () => told("look", { table: "theirs", commitment: "bb" }),
    rematch: () => told("rematch", { table: "again", commitment: "cc" }),
    cancel: async () => void asked.push("cancel"),
    leave: async () => void asked.push("leave"),
    join: async (table: string, part: string, _: string, others: { name: string; contribution: string }[]) => {
      known.push(recall(table).commitment, ...(recall(table).contributions ?? []));
      asked.push(`join ${table} ${[part, ...others.map(({ contribution }) => contribution)].map((p) => p.length)}`);
      if (refuse) throw refuse;
    },
  },
}));

beforeEach(() => {
  const kept = new Map<string, string>();
  const setItem = (key: string, value: string) => kept.set(key, value);
  vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem });
  asked.length = 0;
  known = [];
  refuse = undefined;
});

test("a table is made first, then its commitment is noted, then something is added", async () => {
  await makeTable({ game: "nim", seats: 3 }, ["Béa"]);
  expect(asked).toEqual(["make 2", "join new 32,32"]);
  expect(known).toEqual(["aa", ...recall("new").contributions!]);
});

test("at another's table the commitment is looked up first", async () => {
  await takeSeat("theirs");
  await takeSeat("theirs");
  expect(asked).toEqual(["look", "join theirs 32", "join theirs 32"]);
  expect(known[0]).toBe("bb");
  expect(known[3], "asked again: the same bytes").toBe(known[1]);
});

test("a rematch is promised and contributed to anew, by all of this screen", async () => {
  expect(await playAgain("old", ["Béa"])).toBe("again");
  expect(asked).toEqual(["rematch", "join again 32,32"]);
  expect(known[0]).toBe("cc");
});

test("without a server the table's page sees to it; what is refused leaves no table behind", async () => {
  refuse = new Unreachable();
  expect((await makeTable({ game: "nim", seats: 2 })).table).toBe("new");
  expect(asked).not.toContain("cancel");
  refuse = new Problem(422, "long_name", "too long");
  await expect(makeTable({ game: "nim", seats: 2 }, ["B".repeat(30)])).rejects.toThrow();
  expect(asked.at(-1)).toBe("cancel");
});

test("who stands up adds something new the next time", async () => {
  await takeSeat("theirs");
  const before = recall("theirs").contributions;
  await standUp("theirs");
  await takeSeat("theirs");
  expect(recall("theirs").contributions).not.toEqual(before);
});
