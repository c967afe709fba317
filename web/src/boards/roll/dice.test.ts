import { expect, test, vi } from "vitest";
import { seriesOf } from "../../verify/series";
import { DICE } from "./content";
import { dice } from "./dice";

vi.mock("./RolledDie.svelte", () => ({ default: () => {} })); // it needs a browser

test("each kind of die has its own faces", () => {
  const kinds = dice(null);
  expect(kinds.map(({ ref }) => ref)).toEqual(DICE.map(({ id }) => `die:${id}`));
  expect(kinds.every(({ below, faces }) => below === 6 && faces.length === 6)).toBe(true);
  expect(kinds[0]?.faces[0]).toEqual({ ref: "face:explore", icon: "face-explore" });
});

test("dice of another content show other faces", () => {
  const { id, ...row } = DICE[0]!;
  const changed = { die: { [id]: { id, ...row, faces: row.faces.map(() => "wild") } } };
  expect(new Set(dice(changed)[0]?.faces.map(({ ref }) => ref))).toEqual(new Set(["face:wild"]));
  expect(dice(null)[0]?.faces[0]?.ref).toBe("face:explore");
});

test("the cup of a seat is one roll, whatever is in it, and the bag is no die", () => {
  const draws = [6, 6, 6].map((below) => ({ below, result: 5 }));
  const purposes = [
    { refs: ["seat:1", "die:home"], many: 1 },
    { refs: ["seat:1", "die:alien"], many: 1 },
    { refs: ["seat:1", "draw:bag"], many: 1 },
  ];
  const [roll, bag] = seriesOf(draws, dice(null), purposes);
  expect(roll?.dice.map((die, i) => die.faces[roll.results[i]!]?.ref)).toEqual(["face:ship", "face:wild"]);
  expect(bag?.kind).toBe("pick");
});
