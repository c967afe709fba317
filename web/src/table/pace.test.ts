import { expect, test } from "vitest";
import { learn } from "../words/t.svelte";
import { paceSaid } from "./pace";

test("how much time there is is told in figures, before the game in words", async () => {
  await learn("fr");
  const live = { pace: "live" as const, budget: 1_200_000, increment: 15_000 };
  expect(paceSaid(live)).toBe("20 min + 15 s");
  expect(paceSaid(live, true)).toBe("20 minutes pour chacun, 15 s de plus à chaque réponse");
  expect(paceSaid({ pace: "live", budget: 60_000 }, true)).toBe("1 minute pour chacun");
  expect(paceSaid({ pace: "slow", budget: 86_400_000 })).toBe("1 jour par décision");
  expect(paceSaid({})).toBe("sans limite de temps");
});
