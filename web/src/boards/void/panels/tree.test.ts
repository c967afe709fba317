import { expect, it } from "vitest";
import { BOX } from "../content";
import { technologiesFor, treeOf } from "./tree";

it("puts what a technology needs to its left, and every technology in a place of its own", () => {
  const nodes = treeOf(BOX.contents.technology);
  expect(nodes).toHaveLength(BOX.contents.technology.length);
  expect(new Set(nodes.map(({ column, line }) => `${column},${line}`)).size).toBe(nodes.length);
  for (const { row, column, parent } of nodes) {
    expect(parent?.row.id).toBe(row.needs);
    expect(column).toBe(parent ? parent.column + 1 : 0);
  }
});

it("offers a race’s own technology to that race alone", () => {
  const own = BOX.contents.technology.filter(({ only }) => only);
  expect(own).toHaveLength(2);
  expect(technologiesFor(BOX, own[0]!.only!)).toHaveLength(BOX.contents.technology.length - 1);
  expect(technologiesFor(BOX, null)).toHaveLength(BOX.contents.technology.length - 2);
});
