import { expect, test, vi } from "vitest";
import { BOX } from "./content";
import { dice } from "./dice";

vi.mock("./dice/RolledDie.svelte", () => ({ default: () => {} })); // it needs a browser

test("each kind of die has its own faces", () => {
  const kinds = dice(null);
  expect(kinds.map(({ ref }) => ref)).toEqual(BOX.dice.map(({ id }) => `die:${id}`));
  expect(kinds.every(({ below, faces }) => below === 6 && faces.length === 6)).toBe(true);
  expect(kinds[0]?.faces[0]).toEqual({ ref: "face:explore", icon: "face-explore" });
});

test("dice of another content show other faces", () => {
  const { id, ...row } = BOX.dice[0]!;
  const changed = { die: { [id]: { id, ...row, faces: row.faces.map(() => "wild") } } };
  expect(new Set(dice(changed)[0]?.faces.map(({ ref }) => ref))).toEqual(new Set(["face:wild"]));
  expect(dice(null)[0]?.faces[0]?.ref).toBe("face:explore");
});

test("a die that the log names shows the face that was drawn", () => {
  const faceOf = (ref: string, drawn: number) => dice(null).find((die) => die.ref === ref)?.faces[drawn]?.ref;
  expect(faceOf("die:home", 5)).toBe("face:ship");
  expect(faceOf("die:alien", 5)).toBe("face:wild");
});
