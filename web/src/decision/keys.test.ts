import { tick } from "svelte";
import { describe, expect, it, vi } from "vitest";
import { Keys, keyAt, NOTHING, ownKeys, PICKING, pickingKey, REST } from "./keys.svelte";

/** An element as far as its place is asked for. */
const at = (left: number, width = 40) =>
  ({ offsetLeft: left, offsetTop: 0, offsetWidth: width, offsetHeight: 40, offsetParent: null }) as HTMLElement;

describe("keys", () => {
  it("go on after the ninth thing, and leave alone what has a meaning of its own", () => {
    expect([keyAt(8), keyAt(9), keyAt(10), keyAt(99)]).toEqual(["9", "0", "A", ""]);
    expect(PICKING.filter((key) => "GIJLMNRTZ".includes(key))).toEqual([]);
  });

  it("follow the order on the board, not that of the options", async () => {
    const keys = new Keys();
    const press = vi.fn();
    vi.stubGlobal("HTMLElement", Object);
    keys.add(at(90), { id: "1", press: () => press("right") });
    keys.add(at(0), { id: "2", press: () => press("left") });
    keys.add(at(40, 0), { id: "3", press }); // not to be seen
    keys.add(at(130), { id: "4", press: () => press("out"), own: NOTHING });
    await tick();
    expect(["2", "1", "3", "4"].map((id) => keys.of(id))).toEqual(["1", "2", "", NOTHING]);
    expect([keys.press("2"), keys.press(NOTHING), keys.press("3"), keys.press("")]).toEqual([true, true, false, false]);
    expect(press.mock.calls).toEqual([["right"], ["out"]]);
    vi.unstubAllGlobals();
  });

  it("are not given twice: what has a key of its own keeps it", async () => {
    const keys = new Keys();
    vi.stubGlobal("HTMLElement", Object);
    keys.add(at(0), { id: "die", press: () => {} });
    keys.add(at(50), { id: "column", press: () => {}, own: "1" });
    await tick();
    expect(["die", "column"].map((id) => keys.of(id))).toEqual(["2", "1"]);
    vi.unstubAllGlobals();
  });

  it("are the same for twins, and free again when a thing has gone", async () => {
    const keys = new Keys();
    vi.stubGlobal("HTMLElement", Object);
    const gone = keys.add(at(0), { id: "1", press: () => {} });
    keys.add(at(50), { id: "2", press: () => {} });
    keys.add(at(100), { id: "2", press: () => {} });
    keys.add(at(150), { id: "3", press: () => {} });
    await tick();
    expect(["1", "2", "3"].map((id) => keys.of(id))).toEqual(["1", "2", "3"]);
    gone();
    await tick();
    expect(["1", "2", "3"].map((id) => keys.of(id))).toEqual(["", "1", "2"]);
    vi.unstubAllGlobals();
  });

  it("are their own for the way out and for a rest, wherever these stand", () => {
    const named = (...refs: string[]) => [...ownKeys(refs.map((ref, code) => ({ ref, code })))];
    expect(named("amount:1", "nothing", "rest")).toEqual([
      [2, REST],
      [1, NOTHING],
    ]);
    expect(named("refuse", "accept", "counter")).toEqual([[0, NOTHING]]);
    expect(named("tile:3", "colonists")).toEqual([[1, NOTHING]]);
    expect(named("rest")).toEqual([[0, REST]]);
    expect(named("tile:3")).toEqual([]);
  });

  it("are read from any row of digits", () => {
    const pressed = (key: string, code: string) => pickingKey({ key, code });
    expect([pressed("1", "Digit1"), pressed("&", "Digit1"), pressed("à", "Digit0")]).toEqual(["1", "1", "0"]);
    expect([pressed("a", "KeyQ"), pressed("Enter", "Enter"), pressed("?", "Digit7")]).toEqual(["A", "", ""]);
  });
});
