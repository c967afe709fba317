import { afterEach, expect, it, vi } from "vitest";
import { foreignBoard } from "./load";
import { moduleOf } from "./modules";

const ADDRESS = "/games/game/board.js";
const mount = () => ({ update: () => {}, destroy: () => {} });

afterEach(() => void vi.restoreAllMocks());

it("a module that mounts is a board", async () => {
  const module = { mount, round: (view: { round?: unknown }) => Number(view.round) };
  const fetch = vi.fn(async () => module);
  const board = await foreignBoard("game", ADDRESS, fetch);
  expect(fetch).toHaveBeenCalledWith(ADDRESS);
  expect(board?.round({ round: 3 })).toBe(3);
  expect(board?.portrait).toBeUndefined();
  expect(moduleOf("game")).toBe(module);
});

it("rounds are not needed", async () => {
  expect((await foreignBoard("other", ADDRESS, async () => ({ mount })))?.round({})).toBe(0);
});

it("what is no board, or not there, leaves the list, and its author is told", async () => {
  const told = vi.spyOn(console, "error").mockImplementation(() => {});
  expect(await foreignBoard("broken", ADDRESS, async () => ({ default: mount }))).toBeNull();
  expect(await foreignBoard("broken", ADDRESS, () => Promise.reject(new TypeError("404")))).toBeNull();
  expect(told).toHaveBeenCalledTimes(2);
  expect(() => moduleOf("broken")).toThrow();
});
