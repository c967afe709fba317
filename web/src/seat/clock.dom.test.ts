import { afterEach, expect, test } from "vitest";
import { hang, putAway } from "../../bench/show";
import { settings } from "../settings.svelte";
import { learn } from "../words/t.svelte";
import SeatClock from "./SeatClock.svelte";

afterEach(putAway);

/** A clock that stands still with so many milliseconds left. */
async function clock(ms: number): Promise<HTMLElement> {
  settings.lang = "fr";
  await learn("fr");
  const root = hang(SeatClock as never, { clocks: { at: 0, banks: [ms], running: [] }, seat: 0 });
  return root.querySelector<HTMLElement>(".seatclock")!;
}

test.each([
  [4_830_000, "1 h 20", ""],
  [1_265_000, "21:05", ""],
  [52_000, "0:52", "low"],
  [9_000, "0:09", "last"],
  [0, "0:00", "up"],
])("%d ms: %s", async (ms, said, haste) => {
  const found = await clock(ms);
  expect(found.textContent?.replace(/\s/g, " ")).toBe(said);
  expect(found.classList.contains("low")).toBe(haste === "low");
  expect(found.classList.contains("last")).toBe(haste === "last");
  expect(found.classList.contains("up")).toBe(haste === "up");
});

test("time that is up is said in words", async () => {
  expect((await clock(0)).getAttribute("aria-label")).toBe("temps écoulé");
});
