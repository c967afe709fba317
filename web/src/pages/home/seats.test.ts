import { beforeAll, expect, test, vi } from "vitest";
import type { TableCard } from "../../wire/api";
import { learn } from "../../words/t.svelte";
import { companyOf } from "./seats";

vi.mock("../../wire/line.svelte", () => ({})); // nothing is sent here

beforeAll(() => learn("en"));

test("a list says whose seat a bot holds, and who has given up", () => {
  const seats = [
    { name: "Ann" },
    { name: "Béa", bot: "greedy" },
    { name: "Cem", bot: "greedy", resigned: true },
    { bot: "random" },
  ];
  const card = { seat: 0, seats } as TableCard;
  expect(companyOf(card)).toBe("Béa (Navigator plays), Cem (resigned), Wanderer 4");
});
