import { expect, it } from "vitest";
import { CORNERS, player, table } from "../fixtures";
import type { Pennant } from "./labels";
import { layoutOf } from "./layout";
import { Pennants } from "./pennants";
import { hits } from "./placement";

const layout = layoutOf(table(CORNERS[3]!.map((corner) => player({ corner }))));
const SIDE = 138;
const STANDING = { names: [], covers: [], signs: [], titles: [] };
const at = (space: string, seat: number, n: number): Pennant => ({ id: `${space}.${seat}`, space, kinds: [n], sum: n });

it("leaves a pennant where it stands while others come and go, and puts new ones round it", () => {
  const places = new Pennants();
  const ground = [layout];
  const first = places.place(layout, [at("orlune", 1, 1), at("tan_fu", 2, 3)], STANDING, SIDE, ground);
  const others = [at("z1", 0, 2), at("pyrious", 0, 4), at("tan_fu", 2, 3), at("orlune", 1, 1)];
  const then = places.place(layout, others, STANDING, SIDE, ground);
  expect(then.get("orlune.1")).toEqual(first.get("orlune.1"));
  expect(then.get("tan_fu.2")).toEqual(first.get("tan_fu.2"));
  const boxes = [...then.values()];
  for (const box of boxes) expect(boxes.filter((other) => other !== box && hits(other, box, 0))).toEqual([]);
});

it("places a fleet anew that changed, and all of them on another map", () => {
  const places = new Pennants();
  const small = [at("orlune", 1, 1)];
  const fresh = new Pennants().place(layout, [at("orlune", 1, 12)], STANDING, SIDE, []);
  places.place(layout, small, STANDING, SIDE, [layout]);
  expect(places.place(layout, [at("orlune", 1, 12)], STANDING, SIDE, [layout])).toEqual(fresh);
  const larger = new Pennants().place(layout, small, STANDING, 160, []);
  expect(places.place(layout, small, STANDING, 160, [layout, 160])).toEqual(larger);
});
