import { expect, test } from "vitest";
import { dice, FACE_ICONS, FACES } from "./dice";

test("a draw below six is a die, whose faces have signs", () => {
  expect(FACES).toHaveLength(6);
  expect(FACES.every((face) => FACE_ICONS[face])).toBe(true);
  expect(dice.map(({ below, faces }) => [below, faces.length])).toEqual([[6, 6]]);
  expect(dice[0]?.faces[0]).toEqual({ ref: "face:move_ship", icon: "ship" });
});
