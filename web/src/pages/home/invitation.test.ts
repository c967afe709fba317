import { expect, test } from "vitest";
import { addressOf, readInvitation } from "./invitation";

const HERE = "https://play.example.org";

test.each([
  ["a whole link", "https://play.example.org/table/4jysc4e4ha48#s3cret", "/table/4jysc4e4ha48#s3cret"],
  [
    "a link with spaces around it",
    "  https://play.example.org/table/4jysc4e4ha48#s3cret\n",
    "/table/4jysc4e4ha48#s3cret",
  ],
  ["a link without its secret", "https://play.example.org/table/4jysc4e4ha48", "/table/4jysc4e4ha48"],
  ["a link without its scheme", "play.example.org/table/4jysc4e4ha48#s3cret", "/table/4jysc4e4ha48#s3cret"],
  ["the end of a link", "/table/4jysc4e4ha48#s3cret", "/table/4jysc4e4ha48#s3cret"],
  ["a name", "4jysc4e4ha48", "/table/4jysc4e4ha48"],
  ["a name as it is read out", "4JYS C4E4 HA48", "/table/4jysc4e4ha48"],
  ["a name with its secret", "4jysc4e4ha48#s3cret", "/table/4jysc4e4ha48#s3cret"],
])("reads %s", (_, typed, address) => {
  const found = readInvitation(typed, HERE);
  expect(found && "table" in found && addressOf(found)).toBe(address);
});

test.each([
  ["a code", "KTRWPX"],
  ["a code as it is read out", "ktr wpx"],
  ["a short link", "https://play.example.org/j/KTRWPX"],
  ["a short link without its scheme", "play.example.org/j/ktr-wpx"],
])("reads %s", (_, typed) => {
  expect(readInvitation(typed, HERE)).toEqual({ code: "KTRWPX" });
});

test.each([
  ["nothing", ""],
  ["a word", "comet"],
  ["letters that no name has", "4jysc4e4hail"],
  ["a link to another page", "https://play.example.org/rules/game#GAME-6.3"],
  ["a short link to another server", "https://elsewhere.example/j/KTRWPX"],
  ["a link to another server", "https://elsewhere.example/table/4jysc4e4ha48"],
])("does not take %s for an invitation", (_, typed) => {
  expect(readInvitation(typed, HERE)).toBeNull();
});
